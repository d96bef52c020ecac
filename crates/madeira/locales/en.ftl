# Madeira in English.
title = Madeira

phase-setup = setup
phase-preparation = A, preparation
phase-characters = B, character actions
phase-buildings = C, building actions
phase-maintenance = D, maintenance
phase-requests = E, crown requests
phase-over = the end

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
amount-wood-bought = { $n } wood ({ $bought } to buy for { $price })
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
character-printed = harvest only
character-administrator-does = Moves up to two workers to fields or the Forest, in any Region (ADM-1).
character-guildmaster-does = Takes a guild favour from a district for 2 to 5 wood and builds the district (GLD-1).
character-commander-does = Moves up to two ships to markets and colonies (CMD-1).
character-mayor-does = Moves up to two pawns between city spaces, then draws the income of the cities (MAY-1, MAY-2).
character-printed-does = No character here in this round: a die harvests, one field twice (HAR-4).

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
gives-moinho = { $n } bread
gives-capitania = { $points } PP and { $n ->
    [one] a worker to a city
   *[other] up to { $n } workers to cities
}
gives-alfandega = { $n ->
    [one] a worker to a colony
   *[other] up to { $n } workers to colonies
}
gives-casa-da-coroa = { $n ->
    [one] a favour turned up
   *[other] up to { $n } favours turned up
}
gives-fortaleza = { $n ->
    [one] a worker to the watch
   *[other] up to { $n } workers to the watch
}

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
reward-gives-island = a worker to a field
reward-gives-guild = a favour turned up
reward-gives-city = 1 PP and a worker to a city
reward-gives-watch = a worker to the watch, up to 3 pirates away
reward-gives-medal = 3 PP
reward-gives-loot = 5 reals
reward-gives-windmill = the windmill one level up
reward-gives-royal-support = up to 3 pirates away, or 3 bread

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
place-markets = the markets
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
prompt-start = Place a die, use a favour, or pass.
prompt-start-die = Place a die, or pass.
prompt-start-favour = Use a favour, or pass.
prompt-start-pass = No die to place: pass.
prompt-character = On which character does the die of { $die } go?
prompt-placed = { $character } ({ $building }): what do you do with the die?
prompt-placed-printed = { $building }, no character: what do you do with the die?
prompt-pass-space = You pass: take a space. The higher, the sooner you choose dice next round.
prompt-pass-space-last = You pass: take a space. The higher, the better in a tie at the end.
prompt-pass-gain = Space { $space }: the reals or its action?
prompt-building-die = Now { $building }: its dice are rolled.
prompt-cost = { $building }: pay { $cost }, or receive pirates ({ $pirates })?
prompt-cost-short = { $building }: you have { $have } of { $cost }. The windmill may help; else receive pirates ({ $pirates }).
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
prompt-feeding-none = No bread is due. The windmill may be used once more.
prompt-fulfil = { $left ->
    [one] Which request do you fulfil?
   *[other] Which { $left } requests do you fulfil?
}
prompt-offer = Nation's Prosperity: how many reals for as many PP, up to { $most }?

# Why a choice is not open
closed-have = you have { $what }
closed-cost = costs { $cost }, you have { $what }
closed-debt = you have { $what } and owe { $debt } for wood
closed-no-place = every character is full or asks for more bread than you have
closed-full = no room for another die
closed-pirate-die = there is a pirate die already
closed-wood-reach = wood in reach of your workers: { $reach }
closed-wood-most = more than can be bought in a turn
closed-reward-debt = you owe { $debt } for wood
closed-no-face-down = none of your favours is face down
closed-no-worker = no worker of yours can move
closed-one-favour = one favour a turn
closed-no-cost = there is nothing to pay
closed-enough-workers = you have 3 workers in the Region already
closed-phase-b = only in phase B, for a harvest
closed-phase-c = only in phase C, at a building
closed-no-die = no die of yours can be placed
closed-no-wood = no wood in reach of your workers
closed-no-marker = no action marker of yours is on a building
closed-no-slot = no free slot takes the goods that you have
closed-no-ship = no ship of yours can sail now
closed-few-pirates = you have fewer than 2 pirates
closed-no-region = no worker of yours is in a Region

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
kind-use = Action
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
action-row = row { $row }: dice { $dice }; guilds { $guilds }; requests { $requests }
action-fulfil = { $request } ({ $points })
action-guild = { $guild }
action-favour = use the { $favour }
action-die = place a guild die of { $value }
action-pirate-die = place a pirate die of { $value }
action-pass = pass
action-character = { $character } ({ $building }, Region { $region }): costs { $bread }
action-character-free = { $character } ({ $building }, Region { $region })
action-act = action: { $character }
action-harvest = harvest: { $crops }
action-harvest-twice = harvest: { $crops }, and one of the fields again
action-nothing = nothing
action-pass-city = 1 PP and a worker to a city
action-pass-watch = a worker to the watch
action-pass-ship = a ship move
action-space = space { $space }: { $reals }
action-space-city = space { $space }: { $reals }, or 1 PP and a worker to a city
action-space-watch = space { $space }: { $reals }, or a worker to the watch
action-space-ship = space { $space }: { $reals }, or a ship move
action-pay = pay { $cost } for { $gives }
action-pay-free = at no cost: { $gives }
action-pay-idle = pay { $cost }, without action: no worker in the Region
action-pirates = receive pirates: { $n }
action-from = from { $place }
action-from-neutral = the neutral citizen of { $place }
action-to = to { $place }
action-ship-from = a ship from { $place }
action-ship-new = a ship from the reserve: { $wood }
action-ship-trade = to { $place }: { $cost } for { $reals }
action-ship-land = to { $place }: { $cost }
action-reward = { $reward } ({ $colony }): { $gives }
action-discard-pirates = discard up to { $n } pirates
action-build = { $favour } ({ $place }): { $wood }
action-wood = wood from { $place }
action-again = { $field }: { $good }
action-turn-up = turn up the { $favour }
action-stop = stop here
action-stop-workers = move nobody
action-stop-ships = move no ship
action-stop-district = take none
action-stop-reward = no reward
action-stop-turning = turn none
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
action-feed-none = go on
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
event-income = { $who } receives { $what } from { $from }.
event-spent = { $who } pays { $what }.
event-pirate-gained = { $who } receives pirates: { $n }.
event-pirate-discarded = { $who } discards pirates: { $n }.
event-harvested = { $who } harvests { $field }: { $what }.
event-wood-received = { $who } receives wood from { $from }.
event-wood-bought = { $who } buys wood from { $from }.
event-wood-paid = { $who } pays { $cost } for the wood bought.
event-unused-die = { $who } makes no use of the { $character } ({ $building }).
event-unused-printed = { $who } harvests nothing ({ $building }).
event-unused-building = { $who } has no worker in the Region: no action ({ $building }).
event-unused-workers = { $who } moves nobody.
event-unused-ships = { $who } moves no ship.
event-unused-pawns = { $who } moves nobody in the cities.
event-unused-district = { $who } takes no favour.
event-unused-reward = { $who } leaves the king's reward.
event-unused-face-down = { $who } turns up no further favour.
event-built = { $who } builds { $place } and takes the { $favour }.
event-reward-taken = { $who } takes the reward { $reward } ({ $colony }).
event-marker-moved = { $who } moves an action marker from { $from } to { $to }.
event-resolved = Now { $building }.
event-building-rolled = { $building }: a guild die shows { $value }.
event-building-pirate-rolled = { $building }: the pirate die shows { $value }.
event-paid-free = { $who } acts at no cost ({ $building }).
event-paid = { $who } pays { $cost } at { $building }.
event-refused = { $who } does not pay at { $building }.
event-exchanged = { $who } exchanges { $one } and { $two } for { $got } at the windmill.
event-level = { $who } moves the windmill to level { $level }.
event-honoured = { $who } takes the honour of the watch.
event-fed = { $who } feeds all workers: { $bread }.
event-fed-short = { $who } feeds the workers with { $bread }, { $missing } too few.
event-kept-up = { $ships ->
    [one] { $n ->
        [0] { $who } discards no wood for the ship.
       *[other] { $who } keeps up the ship.
    }
   *[other] { $n ->
        [0] { $who } discards no wood for the { $ships } ships.
       *[other] { $who } keeps up { $n } of { $ships } ships.
    }
}
event-fulfilled = { $who } fulfils { $request }: { $points }.
event-converted = From now on { $field } gives { $good }.
event-over = The fifth round is over: pirates are revealed.
event-sold = What { $who } has left over makes { $points }.
event-revealed = { $who } reveals pirates: { $n } ({ $points }).

# Scores
score-prestige = Prestige points
score-resources = Goods, wood, bread, reals: 1 PP for 5
score-pirates = Pirates: the most lose 16, then 8, 4, 2; 1 for each above 20
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
option-urbanization-does = Decides whether this request can bring you points for a city in which you have no worker.
option-urbanization-book = Two pages of the printed rules differ: one pays players with workers in the cities, the other any city that they choose, and the lower figure without the majority there.
option-urbanization-why = With a worker of yours there, the lower figure rewards whoever takes part in that city. Without, one worker anywhere is worth 9 PP in Machico, and the other two cities matter little.

# The screen
screen-island = The island
screen-cities = The cities
screen-sea = Markets and colonies
screen-guilds = The guild board
screen-rounds = Rounds and phases
screen-region = Region { $n }
screen-phase-preparation = Preparation
screen-phase-characters = Characters
screen-phase-buildings = Buildings
screen-phase-maintenance = Maintenance
screen-phase-requests = Crown
screen-round = Round { $round } of { $rounds }
screen-round-does = Each round has five phases, A to E. After the fifth round the game is scored.
screen-phase-preparation-does = Characters and dice are laid out. From the top of the order column each player takes a row: its place in phase B, its three dice, one request, and the favours of its guild turned up (PRE-4, PRE-5).
screen-phase-characters-does = From the top row down, over and over, each player places one die on a character or passes, until all have passed. A die either acts or harvests (CHA-1, CHA-8).
screen-phase-buildings-does = Buildings with action markers are resolved by their number. Their dice are rolled and lower the cost; each player with a marker there pays it and acts, or takes pirates (BLD-1, BLD-3).
screen-phase-maintenance-does = Honour on the city watch, goods from the colonies, then wood for ships and bread for workers; what is missing brings pirates (MNT-1).
screen-phase-requests-does = Round 1: fulfil 1 of 2 requests; round 3: 2 of 3; round 5: all 3. In round 2 wheat fields turn to sugar and in round 4 sugar fields to wine, where they can be converted and have no wood left (CRN-1, CRN-2, CRN-3, CRN-5).
screen-tie-break = place in the order column
screen-act-idle = Now it would do nothing.
screen-crown-fulfil = The Crown asks for { $n } of your { $of } requests
screen-crown-all = The Crown asks for all { $n } requests
screen-crown-convert = The Crown converts { $from } to { $to } where no wood is left
screen-letter-wheat = Wh
screen-letter-sugar = Su
screen-letter-wine = Wi
screen-pirates = { $n ->
    [one] 1 pirate
   *[other] { $n } pirates
}
screen-some-pirates = some pirates, face down
screen-figure-inferred = Inferred from the rulebook's examples; you can set your own figures.
screen-figure-reconstructed = Our own figure, since only the board has it printed; you can set yours.
screen-figure-table = Set by this table's own figures.
screen-unprinted = our figure
screen-unprinted-does = Figures underlined with dots are printed only on the board, which we do not have. A click on one says where it comes from.
screen-closed = Not now: { $why }.
screen-cost-pay = pay
screen-cost-short = too dear
screen-cost-idle = no action
screen-cost-pirates = or take
screen-hunger = Missing bread would bring pirates: { $n }.
screen-forest = In no Region and never harvested. A worker here can reach any amount of wood (GEN-6, WOOD-3).
screen-field-wood = Wood on it: { $n }. While there is wood a harvest takes wood; then the field gives { $good } (GEN-9).
screen-field-good = A harvest gives { $good } (HAR-2).
screen-field-becomes = If its wood is gone by phase E of round { $round } it turns to { $good } for good.
screen-field-converted = The Crown has converted it.
screen-empty-in = No character here in round { $round }: then a die harvests, one field twice.
screen-dice-of = dice { $n } of { $room }
screen-watch = City watch
screen-watch-does = A worker here lets you place a pirate die, and goes back to your reserve. The most workers here may bring honour in phase D.
screen-pirate-dice = Pirate dice
screen-pirate-die = Pirate die of { $value }
screen-pirate-die-does = Anyone with a worker on the watch may place it; at most one on each character. It lowers no cost and makes refusing dearer.
screen-free = free
screen-neutral = neutral citizen
screen-city-income = The Mayor draws { $own } for each own worker and { $neutral } for each neutral citizen, if you have a worker here.
screen-city-points = Urbanization: { $most } PP with the majority, { $other } PP without.
screen-district = To build it and take the favour: { $wood }.
screen-market = { $good } market
screen-points-135 = For each ship { $one } / { $three } / { $five } PP by a request in rounds 1 / 3 / 5.
screen-colony = Each worker on its land brings 1 { $good } in phase D.
screen-land = Land of { $colony }
screen-trade = { $take } for { $pay }
screen-or = {" "}or{" "}
screen-dice-column = Dice column: order in phase B
screen-row = Row { $row }
screen-row-does = Three dice, one request, the favours of its guild turn face up, and your place in phase B.
screen-guild-does = Whoever takes the row turns up the favours of this guild.
screen-order = Order column: pass
screen-order-does = Passing takes a free space: its reals or its action. From the top it is the order in phases C, D, E and the next A.
screen-pass-space = Pass space { $space }
screen-pass-reals = { $reals }.
screen-pass-or = { $reals }, or instead: { $what }.
screen-before = Before { $name }
screen-own-dice = Guild dice to place
screen-guild-die = Guild die of { $value }
screen-guild-die-does = Free in Regions up to its value; in a higher Region each missing pip costs 1 bread.
screen-prestige-does = Prestige points. The most win.
screen-reals-does = Money: buildings in phase C, bought wood, the Crown. At the end 5 make 1 PP.
screen-wheat-does = For the wheat market; 2 raise the windmill.
screen-sugar-does = For the sugar market.
screen-wine-does = For the wine market and for every landing in a colony.
screen-wood-does = For districts, ships from the reserve, and 1 for each ship on the board in phase D.
screen-bread-does = For dice below the Region's number, and for the workers in phase D.
screen-pirates-does = The most lose 16 PP at the end, then 8, 4, 2; each above 20 costs 1 more.
screen-workers = Workers in reserve: { $n }
screen-on-board = On the board: { $n }. Each asks for bread in phase D, less the level of the windmill.
screen-ships = Ships in reserve: { $n }
screen-ships-does = A ship from the reserve costs 1 wood; each ship on the board asks for 1 wood in phase D.
screen-requests = Crown requests
screen-favours = Guild favours
screen-no-favours = No favours yet: the Guildmaster takes them from the cities.
screen-face-up = face up
screen-face-down = face down
screen-level = level { $n }
screen-mill-does = Its level feeds so many workers in phase D. Its four moves may be made at almost any of your choices.
screen-mill-up = Up for 2 wheat
screen-mill-up-does = One level up; at the top 1 PP instead.
screen-mill-bread = Down for bread
screen-mill-bread-does = One level down for 1 bread; at the bottom it costs 1 PP.
screen-mill-reals = Down for reals
screen-mill-reals-does = One level down for 3 reals; at the bottom 1 real for 1 PP.
screen-mill-exchange = Exchange 2 goods for 1
screen-mill-exchange-does = Any two goods for one of a kind that is neither.
screen-harvest = Your harvest here: { $what }
screen-cost-exact = Cost in phase C: { $least } reals.
screen-cost-range = Cost in phase C: { $least } to { $most } reals, by the dice.
screen-building-over = Done in this round.
screen-building-spare = Nobody has a marker here: it is left out in this round.
screen-cost-now = Cost now: { $n }
screen-bread-for = For this die: { $bread }
screen-brings = Would bring { $points } now.
screen-brings-prosperity = Up to { $points } with the reals you hold.
screen-majority = Majority now: { $who }.
screen-draws = The Mayor would give you { $what } now.
screen-bread-due = Bread due in phase D: { $n }.
screen-wood-due = Wood due for ships in phase D: { $n }.
screen-wood-price = Wood to buy: { $left }, in all { $price }
screen-wood-free = Free wood: { $left } to go
screen-section-island = Island
screen-section-cities = Cities
screen-section-sea = Sea
screen-section-guilds = Guilds
screen-section-me = Me
screen-rolled = Sum of the guild dice rolled, and the pirate die
screen-doing-city-worker = { $name } places a worker in a city
screen-doing-field-worker = { $name } places a worker on a field
screen-doing-row = { $name } chooses a row of the guild board
screen-doing-request = { $name } takes a request
screen-doing-guild = { $name } turns up the favours of a guild
screen-doing-start = { $name } places a die or passes
screen-doing-start-die = { $name } places a die or passes
screen-doing-start-favour = { $name } uses a favour or passes
screen-doing-start-pass = { $name } passes
screen-doing-character = { $name } places a die
screen-doing-placed = { $name } decides what the die does
screen-doing-pass-space = { $name } passes
screen-doing-pass-gain = { $name } passes
screen-doing-cost = { $name } decides whether to pay for the building
screen-doing-cost-short = { $name } cannot pay for the building
screen-doing-placed-printed = { $name } decides what the die does
screen-doing-pass-space-last = { $name } passes
screen-doing-worker-from = { $name } moves workers
screen-doing-worker-to = { $name } moves workers
screen-doing-ship-from = { $name } moves ships
screen-doing-ship-to = { $name } moves ships
screen-doing-reward = { $name } chooses a king's reward
screen-doing-royal-support = { $name } chooses a king's reward
screen-doing-district = { $name } builds a district
screen-doing-wood-keep = { $name } takes wood
screen-doing-wood-buy = { $name } buys wood
screen-doing-pawn-from = { $name } moves pawns in the cities
screen-doing-pawn-to = { $name } moves pawns in the cities
screen-doing-repeat = { $name } harvests a field again
screen-doing-extra = { $name } harvests a field again
screen-doing-marker-from = { $name } moves an action marker
screen-doing-marker-to = { $name } moves an action marker
screen-doing-lady = { $name } chooses a building for the Lady
screen-doing-turn-up = { $name } turns up favours
screen-doing-mill = { $name } may use the windmill a last time
screen-doing-honour = { $name } decides about the honour of the watch
screen-doing-upkeep = { $name } keeps up the ships
screen-doing-feeding = { $name } feeds the workers
screen-doing-feeding-none = { $name } may use the windmill
screen-doing-fulfil = { $name } fulfils a crown request
screen-doing-offer = { $name } gives reals to the Crown
screen-finale = Last round
screen-last-round = This is the last round.
screen-dice-later = The dice on it are rolled anew in phase C: their sum lowers its cost for everybody.

# What the reasons of a hint speak of.
theme-prestige = prestige already won
theme-pirates = fewer pirates
theme-goods = wheat, sugar and wine
theme-supplies = wood, bread and reals
theme-windmill = the windmill
theme-workers = workers in good places
theme-ships = ships on their way
theme-guilds = favours of the guilds
theme-places = points from markets, colonies and cities
theme-requests = points from the Crown's requests
theme-upkeep = enough bread and wood for the upkeep
theme-dice = dice still to be placed
theme-actions = building actions to come
theme-order = the place in the turn order
