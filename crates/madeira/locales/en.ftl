# Madeira in English.

phase-setup = setup
phase-preparation = A, preparation
phase-characters = B, character actions
phase-buildings = C, building actions
phase-maintenance = D, maintenance
phase-requests = E, crown requests
phase-over = the end

# Where a figure comes from

# Things
stuff-wheat = wheat
stuff-sugar = sugar
stuff-wine = wine
stuff-wood = wood
stuff-bread = bread
stuff-reals = reals
stuff-prestige = prestige points
stuff-pirates = pirates
amount-wheat = { $n } wheat
amount-sugar = { $n } sugar
amount-wine = { $n } wine
amount-wood = { $n } wood
amount-bread = { $n } bread
amount-reals = { $n ->
    [one] 1 real
   *[other] { $n } reals
}
amount-prestige = { $n } PP

character-administrator = Administrator
character-guildmaster = Guildmaster
character-commander = Commander
character-mayor = Mayor
character-printed = printed character
character-administrator-does = Moves up to two workers to fields or the Forest, in any Region (ADM-1).
character-guildmaster-does = Takes a guild favour from a district for 2 to 5 wood and builds the district (GLD-1).
character-commander-does = Moves up to two ships to markets and colonies (CMD-1).
character-mayor-does = Moves up to two pawns between city spaces, then draws the income of the cities (MAY-1, MAY-2).
character-printed-does = Harvest only, with one field harvested twice (HAR-4).

building-moinho = Moinho
building-capitania = Capitania
building-alfandega = Alfândega
building-casa-da-coroa = Casa da Coroa
building-fortaleza = Fortaleza
building-moinho-does = Gives bread: the small amount with 1 or 2 workers in the Region, the large one with 3 or more (BLD-8).
building-capitania-does = Gives PP and moves workers to cities, more with 3 or more workers in the Region (BLD-9).
building-alfandega-does = Moves workers to colonies, each worth 1 PP per own ship there (BLD-10).
building-casa-da-coroa-does = Turns guild favours face up (BLD-11).
building-fortaleza-does = Moves workers to the watch, each discarding up to 3 pirates (BLD-12).

city-porto-santo = Porto Santo
city-funchal = Funchal
city-machico = Machico
colony-acores = Açores
colony-brasil = Brasil
colony-india = India

guild-g1 = first guild (orange)
guild-g2 = second guild (green)
guild-g3 = third guild (blue)
guild-g4 = fourth guild (purple)

favour-monk = Monk
favour-miller = Miller
favour-bishop = Bishop
favour-patron = Patron
favour-lord = Lord
favour-diplomat = Diplomat
favour-treasurer = Treasurer
favour-navigator = Navigator
favour-engineer = Engineer
favour-policeman = Policeman
favour-lady = Lady
favour-explorer = Explorer
favour-monk-does = 2 wood free, from fields with your worker or the Forest (FAV-4).
favour-miller-does = Your windmill goes one level up without wheat (FAV-5).
favour-bishop-does = One of your action markers moves to another building (FAV-6).
favour-patron-does = 3 bread (FAV-7).
favour-lord-does = In phase C: this building costs you nothing (FAV-8).
favour-diplomat-does = In phase C: you count 2 more workers in the Region of this building (FAV-9).
favour-treasurer-does = 5 reals (FAV-10).
favour-navigator-does = One ship move (FAV-11).
favour-engineer-does = In phase B: if you harvest with this die, up to 2 more harvests in the Region (FAV-12).
favour-policeman-does = Discards half of your pirates, rounded down (FAV-13).
favour-lady-does = For 4 reals the action of any building whose Region has a worker of yours (FAV-14).
favour-explorer-does = One worker from anywhere to anywhere (FAV-15).

reward-island = Island
reward-guild = Guild
reward-city = City
reward-watch = City Watch
reward-medal = Medal
reward-loot = Loot
reward-windmill = Windmill
reward-royal-support = Royal Support
reward-island-does = One worker to a field or the Forest (KNG-1).
reward-guild-does = One favour turns face up (KNG-2).
reward-city-does = 1 PP and one worker to a city (KNG-3).
reward-watch-does = One worker to the watch, which discards up to 3 pirates (KNG-4).
reward-medal-does = 3 PP (KNG-5).
reward-loot-does = 5 reals (KNG-6).
reward-windmill-does = Your windmill goes one level up without wheat (KNG-7).
reward-royal-support-does = Up to 3 pirates away, or 3 bread (KNG-8).

request-trade-routes = Trade Routes
request-expeditions = Expeditions
request-guild-influence = Guild Influence
request-urbanization = Urbanization
request-prosperity = Nation's Prosperity
request-trade-routes-does = PP for up to 3 of your ships in markets (REQ-1).
request-expeditions-does = PP for up to 3 of your ships in colonies (REQ-2).
request-guild-influence-does = 5 PP for each of up to 4 face-up favours of different guilds (REQ-3).
request-urbanization-does = PP of one city, more with the majority of pawns there (REQ-4).
request-prosperity-does = 1 PP for each real you pay, up to 15 (REQ-6).

pass-none = -
pass-city = 1 PP and a worker to a city
pass-watch = a worker to the watch
pass-ship = a ship move

place-reserve = the reserve
place-watch = the watch
place-forest = the Forest
place-field = field { $field }
place-space = { $city } { $n }
place-district = { $city }, district { $n }
place-market = { $good } market { $n }
place-double = { $good } market, double slot
place-landing = { $colony } { $n }
goal-field = a field or the Forest
goal-city = a city
goal-colony = a colony
goal-watch = the watch
goal-anywhere = any place

# Prompts
prompt-initial-request = The initial requests are dealt.
prompt-request-tile = The crown requests are laid on the rows.
prompt-favour-tile = The guild favours are laid on the districts.
prompt-reward-tile = The king's rewards are laid at the colonies.
prompt-city-worker = Place your first worker on a city space.
prompt-field-worker = Place a worker on a field or in the Forest.
prompt-character-tile = The characters are laid on the buildings.
prompt-pirate-die = The pirate dice are rolled.
prompt-guild-die = The guild dice are rolled.
prompt-row = Choose a row of the guild board: its dice, a request, the order of play.
prompt-request = Take a request from row { $row }.
prompt-guild = Which guild's favours turn face up?
prompt-start = Use a favour, place a die, or pass.
prompt-start-after-favour = Place a die, or pass.
prompt-character = On which character does the die of { $die } go?
prompt-placed = { $character } ({ $building }): what do you do with the die?
prompt-pass-space = You pass: choose a space of the order column.
prompt-pass-gain = Space { $space }: the reals or its action?
prompt-building-die = { $building } is resolved: its dice are rolled.
prompt-cost = { $building }: pay { $cost }, or receive pirates ({ $pirates })?
prompt-worker-from = Which worker goes to { $goal }? Moves left: { $left }.
prompt-worker-to = Where does the worker from { $from } go?
prompt-ship-from = Which ship moves? Moves left: { $left }.
prompt-ship-to = Where does the ship from { $from } go?
prompt-reward = Choose a king's reward.
prompt-royal-support = Royal Support: discard pirates, or receive bread?
prompt-district = Which favour do you take by building its district?
prompt-wood-keep = Where do you take wood from? Still to receive: { $left }.
prompt-wood-buy = Where do you buy wood? Still to buy: { $left }.
prompt-pawn-from = Which worker or neutral citizen moves? Moves left: { $left }.
prompt-pawn-to = Where does the pawn from { $from } go?
prompt-repeat = Which field is harvested a second time?
prompt-extra = The Engineer: which field is harvested again? Left: { $left }.
prompt-marker-from = The Bishop: from which building does your action marker leave?
prompt-marker-to = To which building does the marker from { $from } go?
prompt-lady = The Lady: the action of which building?
prompt-turn-up = Which favour turns face up? Left: { $left }.
prompt-mill = Last chance for bread and reals from the windmill before maintenance.
prompt-honour = You have the most workers on the watch: take one back for { $points } PP?
prompt-upkeep = Ships on the board: { $ships }. How much wood do you discard? Each ship without wood brings a pirate.
prompt-feeding = Bread due: { $due }. How much do you discard? Each bread missing brings a pirate.
prompt-fulfil = Which request do you fulfil? Still to fulfil: { $left }.
prompt-offer = Nation's Prosperity: how many reals do you give, up to { $most }?

# Kinds of actions
kind-tile = Tiles
kind-roll = Dice
kind-row = Rows
kind-request = Requests
kind-guild = Guilds
kind-favour = Favours
kind-die = Dice to place
kind-pass = Passing
kind-building = Buildings
kind-use = Use of the die
kind-gain = Gains
kind-cost = Cost
kind-origin = From
kind-target = To
kind-ship = Ships
kind-reward = King's rewards
kind-build = Districts
kind-wood = Wood
kind-harvest = Harvest
kind-turn-up = Favours to turn up
kind-stop = No more
kind-honour = Honour
kind-upkeep = Ship maintenance
kind-feed = Feeding
kind-offer = Reals for the Crown
kind-windmill = Windmill

# Actions
action-initial = initial request with crowns: { $crowns }
action-roll = a { $value }
action-row = row { $row }, dice { $dice }
action-fulfil = { $request } ({ $points })
action-guild = { $guild }
action-favour = use the { $favour }
action-die = place a guild die of { $value }
action-pirate-die = place a pirate die of { $value }
action-pass = pass
action-character = { $character } ({ $building }, Region { $region }): { $bread }
action-act = action: { $character }
action-harvest = harvest: { $crops }
action-nothing = nothing
action-pass-city = 1 PP and a worker to a city
action-pass-watch = a worker to the watch
action-pass-ship = a ship move
action-space = space { $space }: { $reals }
action-space-city = space { $space }: { $reals }, or 1 PP and a worker to a city
action-space-watch = space { $space }: { $reals }, or a worker to the watch
action-space-ship = space { $space }: { $reals }, or a ship move
action-pay = pay { $cost }
action-pirates = receive pirates: { $n }
action-from = from { $place }
action-from-neutral = the neutral citizen of { $place }
action-to = to { $place }
action-ship-from = a ship from { $place }
action-ship-trade = to { $place }: { $cost } for { $reals }
action-ship-land = to { $place }: { $cost }
action-reward = { $reward } ({ $colony })
action-discard-pirates = discard up to { $n } pirates
action-build = { $favour } ({ $place }): { $wood }
action-wood = wood from { $place }
action-again = { $field }: { $good }
action-turn-up = turn up the { $favour }
action-stop = no more
action-done = done
action-honour = take the honour: { $points } PP
action-decline = decline
action-upkeep = discard { $wood } { $pirates ->
    [0] and receive no pirates
    [one] and receive 1 pirate
   *[other] and receive { $pirates } pirates
}
action-feed = discard { $bread } { $pirates ->
    [0] and receive no pirates
    [one] and receive 1 pirate
   *[other] and receive { $pirates } pirates
}
action-offer = give { $reals }
action-exchange = windmill: { $one } and { $two } for { $got }
action-mill-up = windmill up for { $wheat }
action-mill-top = windmill at the top: { $wheat } for 1 PP
action-mill-down = windmill down for { $got }
action-mill-bottom = windmill at the bottom: 1 PP for { $got }

# Events
event-initial-request = { $who } has the initial request { $request } ({ $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}).
event-request-laid = Row { $row }: { $request }.
event-favour-laid = { $place }: { $favour }.
event-reward-laid = { $colony }: { $reward }.
event-round = Round { $round } begins.
event-character-laid = { $building }: { $character }.
event-pirate-rolled = A pirate die shows { $value }.
event-guild-rolled = Row { $row }: a guild die shows { $value }.
event-row-taken = { $who } takes row { $row }.
event-request-taken = { $who } takes the request { $request }.
event-turned-up = { $who } turns up the { $favour }.
event-favour-used = { $who } uses the { $favour }.
event-die-placed = { $who } places a guild die of { $value } on { $building }.
event-pirate-die-placed = { $who } places a pirate die of { $value } on { $building }.
event-passed = { $who } passes to space { $space }.
event-worker-moved = { $who } moves a worker from { $from } to { $to }.
event-neutral-moved = { $who } moves a neutral citizen from { $from } to { $to }.
event-ship-moved = { $who } moves a ship from { $from } to { $to }.
event-gained = { $who } receives { $what }.
event-spent = { $who } pays { $what }.
event-pirate-gained = { $who } receives pirates: { $n }.
event-pirate-discarded = { $who } discards pirates: { $n }.
event-harvested = { $who } harvests { $field }: { $what }.
event-wood-received = { $who } receives wood from { $from }.
event-wood-bought = { $who } buys wood from { $from }.
event-built = { $who } builds { $place } and takes the { $favour }.
event-reward-taken = { $who } takes the reward { $reward } ({ $colony }).
event-marker-moved = { $who } moves an action marker from { $from } to { $to }.
event-resolved = { $building } is resolved.
event-building-rolled = { $building }: a guild die shows { $value }.
event-building-pirate-rolled = { $building }: the pirate die shows { $value }.
event-paid = { $who } pays { $cost } at { $building }.
event-refused = { $who } does not pay at { $building }.
event-exchanged = { $who } exchanges { $one } and { $two } for { $got } at the windmill.
event-level = { $who } moves the windmill to level { $level }.
event-honoured = { $who } takes the honour of the watch.
event-fed = { $who } discards { $bread } for the workers (due: { $due }).
event-kept-up = { $who } keeps up the ships with { $wood } (due: { $due }).
event-fulfilled = { $who } fulfils { $request }: { $points }.
event-converted = From now on { $field } gives { $good }.
event-over = The fifth round is over: pirates are revealed.

# Scores
score-prestige = Prestige points
score-resources = Resources, 1 PP for 5 reals
score-pirates = Pirates
ending-rounds = Five rounds have been played.

# Board
board-players = Round { $round }, phase { $phase }
board-tiles = Requests and favours
board-rows = Guild board, dice column
board-order = Order column; pirate dice on the watch: { $dice }
board-buildings = Buildings and characters
board-buildings-cost = Buildings and characters; { $building } costs { $cost }, or pirates: { $pirates }
board-fields = Fields (~ inferred, ? reconstructed, ! set by the table)
board-cities = Cities (N neutral citizen, _ empty space)
board-markets = Markets (slot[quantity:reals])
board-colonies = Colonies (slot[wine])
board-passed = passed
board-count = { $who } { $n }
board-unbuilt = { $favour } ({ $wood })
board-income = { $own }+{ $neutral } { $what }
board-gives-moinho = bread { $n }
board-gives-capitania = PP { $points }, to cities { $n }
board-gives-alfandega = to colonies { $n }
board-gives-casa-da-coroa = favours up { $n }
board-gives-fortaleza = to the watch { $n }
column-player = Player
column-prestige = PP
column-wheat = Wh
column-sugar = Su
column-wine = Wi
column-wood = Wood
column-bread = Bread
column-reals = Reals
column-pirates = Pir.
column-level = Mill
column-workers = Workers
column-watch = Watch
column-ships = Ships
column-dice = Dice
column-requests = Requests
column-favours-up = Favours up
column-favours-down = Favours down
column-row = Row
column-guild = Guild
column-space = Space
column-or-action = or instead
column-building = Building
column-region = Region
column-character = Character
column-markers = Markers
column-gives = Gives (1-2/3+)
column-field = Field
column-good = Good
column-becomes = Becomes
column-city = City
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-points = PP
column-income = Mayor
column-market = Market
column-slots = Slots
column-points-135 = PP 1/3/5
column-colony = Colony
column-rewards = Rewards

# Options of a table.
option-urbanization = Urbanization pays for
option-urbanization-present = a city with your worker
option-urbanization-anywhere = any city, once you have a worker in one
option-urbanization-book = The overview of the requests pays players who have workers in the cities. The reference sheet lets them choose any city and gives the lower figure to whoever lacks the majority there, without asking for a worker in it.
option-urbanization-why = The lower figure then rewards taking part in the contest for a city. To the letter, one worker anywhere is worth 9 PP in Machico, and the two other cities lose their meaning for small players.
