# San Juan: names.
title = San Juan
building-indigo-plant = indigo plant
building-sugar-mill = sugar mill
building-tobacco-storage = tobacco storage
building-coffee-roaster = coffee roaster
building-silver-smelter = silver smelter
building-smithy = smithy
building-gold-mine = gold mine
building-archive = archive
building-poor-house = poor house
building-black-market = black market
building-trading-post = trading post
building-well = well
building-market-stand = market stand
building-crane = crane
building-chapel = chapel
building-tower = tower
building-aqueduct = aqueduct
building-carpenter = carpenter
building-prefecture = prefecture
building-market-hall = market hall
building-quarry = quarry
building-library = library
building-statue = statue
building-victory-column = victory column
building-hero = hero
building-guild-hall = guild hall
building-city-hall = city hall
building-triumphal-arch = triumphal arch
building-palace = palace

# What the buildings do.
building-indigo-plant-does = Holds one indigo. (PLT-1)
building-sugar-mill-does = Holds one sugar. (PLT-1)
building-tobacco-storage-does = Holds one tobacco. (PLT-1)
building-coffee-roaster-does = Holds one coffee. (PLT-1)
building-silver-smelter-does = Holds one silver. (PLT-1)
building-smithy-does = Builder: your plants cost 1 card less. (CARD-smithy-1)
building-gold-mine-does = Prospector, whoever took it: turn up 4 cards; if all costs differ, you may take one. (CARD-goldmine-1)
building-archive-does = Councillor: the cards you draw join your hand; discard from the whole hand. (CARD-archive-1)
building-poor-house-does = Builder: with 0 or 1 card left after building, draw 1. (CARD-poorhouse-1)
building-black-market-does = Builder: up to 2 of your goods may each pay for 1 card. (CARD-blackmarket-1)
building-trading-post-does = Trader: you may sell 1 good more. (CARD-tradingpost-1)
building-well-does = Producer: if you make 2 goods or more, draw 1 card. (CARD-well-1)
building-market-stand-does = Trader: if you sell 2 goods or more, draw 1 card more. (CARD-marketstand-1)
building-crane-does = Builder: you may lay the new card on one of your buildings and pay only the difference. (CARD-crane-1)
building-chapel-does = New round: you may tuck 1 hand card under it; each is worth 1 VP at the end. (CARD-chapel-1)
building-tower-does = New round: your hand limit is 12 instead of 7. (CARD-tower-1)
building-aqueduct-does = Producer: you may make 1 good more. (CARD-aqueduct-1)
building-carpenter-does = Builder: after you build a violet building, draw 1 card. (CARD-carpenter-1)
building-prefecture-does = Councillor: you keep 2 cards instead of 1. (CARD-prefecture-1)
building-market-hall-does = Trader: if you sell at least 1 good, draw 1 card more. (CARD-markethall-1)
building-quarry-does = Builder: your violet buildings cost 1 card less. (CARD-quarry-1)
building-library-does = The privilege of a role you took counts twice; with two players only once a round. (CARD-library-1)
building-statue-does = Monument. (CARD-statue-1)
building-victory-column-does = Monument. (CARD-column-1)
building-hero-does = Monument. (CARD-hero-1)
building-guild-hall-does = End: 2 VP for each of your plants. (CARD-guildhall-1)
building-city-hall-does = End: 1 VP for each of your violet buildings, itself included. (CARD-cityhall-1)
building-triumphal-arch-does = End: 4, 6 or 8 VP for 1, 2 or 3 monuments of yours. (CARD-arch-1)
building-palace-does = End: 1 VP for every 4 VP of all the rest. (CARD-palace-1)

good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee
good-silver = silver

role-builder = builder
role-producer = producer
role-trader = trader
role-councillor = councillor
role-prospector = prospector
role-builder-does = Everyone may build 1 building; the builder pays 1 card less.
role-producer-does = Everyone may make 1 good; the producer may make 2.
role-trader-does = Everyone may sell 1 good; the trader may sell 2.
role-councillor-does = Everyone draws 2 cards and keeps 1; the councillor draws 5 and keeps 1.
role-prospector-does = The prospector draws 1 card; then the gold mines work.

cover-loaded = { $card } with its good
cover-empty = { $card }, empty

phase-setup = set-up
phase-role = choice of a role
phase-builder = builder
phase-producer = producer
phase-trader = trader
phase-councillor = councillor
phase-prospector = prospector
phase-new-round = new round
phase-over = over

# What is asked.
prompt-governor = The first governor is drawn.
prompt-draw = { $count ->
    [one] A card is drawn.
   *[other] { $count } cards are drawn.
 }
prompt-tile = The trading-house tile is turned up.
prompt-variant = Discard a card from your first hand ({ $left } to go).
prompt-role = Take a role.
prompt-build = Build something, or pass.
prompt-crane = Use the crane to lay the { $card } on one of your buildings?
prompt-library = Use your library for this role? It works only once a round.
prompt-black-market = Which of your goods help pay for the { $card }?
prompt-pay = Choose a card to pay for the { $card } ({ $left } of { $price } to go).
prompt-produce = { $most ->
    [one] Which good do you make, if any?
   *[other] Which goods do you make? { $most } at most.
 }
prompt-sell = { $most ->
    [one] Which good do you sell, if any?
   *[other] Which goods do you sell? { $most } at most.
 }
prompt-keep = Choose a card to keep ({ $left } to go).
prompt-archive = Discard a card from your whole hand ({ $left } to go).
prompt-mine = Take one of the cards from the gold mine?
prompt-chapel = Tuck a card under your chapel?
prompt-limit = Your hand is over its limit: discard a card ({ $left } to go).

# Kinds of actions.
kind-governor = First governor
kind-tile = Trading-house tile
kind-draw = Card drawn
kind-role = Role
kind-build = Building
kind-cover = Crane
kind-library = Library
kind-spend = Black market
kind-pay = Payment
kind-produce = Production
kind-sell = Sale
kind-stop = Stop
kind-keep = Keep
kind-discard = Discard
kind-mine = Gold mine
kind-tuck = Chapel

# Actions.
action-governor = First governor: { $who }
action-tile = Tile { $tile }
action-draw = Card: { $card }
action-take = Take the { $role }
action-pass = Build nothing
action-build = Build: { $card } (price { $price })
action-cover-nothing = Cover nothing (price { $price })
action-cover = Cover: { $card } (price { $price })
action-library-yes = Use the library
action-library-no = Save the library
action-spend = Spend: { $good }
action-pay = Pay with: { $card }
action-produce = Make: { $good }
action-sell = Sell: { $good } for { $price }
action-stop = No more goods
action-keep = Keep: { $card }
action-discard = Discard: { $card }
action-mine-nothing = Take none of them
action-mine = Take: { $card }
action-tuck-nothing = Tuck nothing
action-tuck = Tuck: { $card }

# Events.
event-first-governor = { $who } is the first governor.
event-role-taken = { $who } takes the { $role }.
event-passed = { $who } builds nothing.
event-library-used = { $who } uses the library.
event-built = { $who } builds: { $card } (price { $price }).
event-built-over = { $who } builds with the crane: { $card } on { $cover } (price { $price }).
event-good-lost = { $who } loses the good on the covered plant: { $good }.
event-good-spent = { $who } spends a good: { $good }.
event-discarded = { $who } discards ({ $reason }): { $cards }.
event-discarded-hidden = { $who } discards { $count ->
    [one] one card
   *[other] { $count } cards
 } ({ $reason }).
event-drew = { $who } draws ({ $why }): { $card }.
event-drew-hidden = { $who } draws a card ({ $why }).
event-produced = { $who } makes a good: { $good }.
event-tile-turned = The trading house shows tile { $tile }.
event-sold = { $who } sells { $good } for { $price ->
    [one] one card
   *[other] { $price } cards
 }.
event-kept = { $who } keeps: { $cards }.
event-kept-hidden = { $who } keeps { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
 }.
event-turned-up = The gold mine of { $who } shows: { $card }.
event-mined = { $who } takes from the gold mine: { $card }.
event-mined-nothing = { $who } takes nothing from the gold mine.
event-mine-failed = The gold mine of { $who } yields nothing.
event-new-round = Round { $round } begins; { $who } is governor.
event-tucked = { $who } tucks under the chapel: { $card }.
event-tucked-hidden = { $who } tucks a card under the chapel.
event-reshuffled = The discards are shuffled: the new deck has { $count ->
    [one] one card
   *[other] { $count } cards
 }.
event-short = Deck and discards are not enough: { $who } goes without { $count ->
    [one] one card
   *[other] { $count } cards
 }.
event-ended-city = A city has 12 buildings: the game is over.
event-ended-cap = The last round has been played: the game is over.

why-deal = deal
why-carpenter = carpenter
why-poor-house = poor house
why-well = well
why-sale = sale
why-council = councillor
why-prospector = prospector
reason-variant = first hand
reason-payment = payment
reason-council = councillor
reason-limit = hand limit

# The score sheet and the end.
score-buildings = Buildings
score-chapel = Under the chapel
score-guild-hall = Guild hall
score-city-hall = City hall
score-triumphal-arch = Triumphal arch
score-palace = Palace
ending-city = A player has 12 buildings.
ending-cap = The round limit is reached.

# The board.
board-table = Table
board-round = Round
board-phase = Phase
board-governor = Governor
board-deck = Deck
board-discards = Discards
board-roles = Roles
board-tiles = Trading house
board-tile = Tile
board-tile-now = face up
board-tile-next = next
board-players = Players
board-points = VP
board-points-open = { $points } + ?
board-hand-size = Hand
board-goods = Goods
board-count = Buildings
board-tucked = Chapel
board-covered = Covered
board-buildings = Buildings
board-plants = Production buildings (* with a good)
board-violets = Violet buildings
board-loaded = { $card }*
board-hand = Your hand
board-mine = Gold mine
board-looking = You are looking at
board-card = Card
board-number = No.
board-cost = Cost
board-vp = VP
board-does = Effect
board-build = Being built
board-over = On
board-price = Price
board-spent = Goods
board-paid = Paid
board-left = To pay

# The screen.
screen-tie-break = cards in hand and goods
screen-card-facts = cost { $cost }, { $points } VP
screen-marked = Everyone saw you take this card from a gold mine.
screen-loaded = with { $good }
screen-tiles = Trading house
screen-tile = Tile { $n }
screen-tile-up = face up
screen-tile-next = next
screen-tile-unseen = Tile not seen yet
screen-deck = Deck
screen-discards = Discards
screen-known = You know of: { $cards }
screen-mine = Gold mine
screen-hand = Your hand
screen-hand-size = { $n } cards in hand
screen-buildings = { $n } buildings
screen-tucked = { $n } cards under the chapel
screen-covered = Covered: { $cards }
screen-taken-by = taken by { $name }
screen-roles = Roles
screen-board-of = { $name }'s city
screen-governor = Governor
screen-score = { $n } points as it stands
screen-score-open = { $n } points without what lies under the chapel
screen-doing-variant = { $name } chooses a first hand
screen-doing-role = { $name } chooses a role
screen-doing-build = { $name } thinks about building
screen-doing-crane = { $name } decides about the crane
screen-doing-library = { $name } decides about the library
screen-doing-black-market = { $name } chooses goods to pay with
screen-doing-pay = { $name } pays
screen-doing-produce = { $name } chooses goods to make
screen-doing-sell = { $name } chooses goods to sell
screen-doing-keep = { $name } chooses a card to keep
screen-doing-archive = { $name } chooses cards to discard
screen-doing-mine = { $name } looks at the gold mine
screen-doing-chapel = { $name } decides about the chapel
screen-doing-limit = { $name } discards down to the limit
screen-asks-variant = { $left ->
    [one] Choose the card to discard from your first hand.
   *[other] Choose the { $left } cards to discard from your first hand.
 }
screen-asks-pay = { $left ->
    [one] Choose a card to pay for the { $card }.
   *[other] Choose { $left } cards to pay for the { $card }.
 }
screen-asks-keep = { $left ->
    [one] Choose the card to keep.
   *[other] Choose the { $left } cards to keep.
 }
screen-asks-archive = { $left ->
    [one] Choose a card to discard from your whole hand.
   *[other] Choose { $left } cards to discard from your whole hand.
 }
screen-asks-limit = { $left ->
    [one] Your hand is over its limit: choose a card to discard.
   *[other] Your hand is over its limit: choose { $left } cards to discard.
 }

# What a table may set, what the book says of it, and why the default is what it is.
option-variant = Choose your first hand
option-variant-book = A set-up for later games: 5 cards, and one more for each place from the governor on; everyone keeps 4.
option-variant-why = Off: the book offers it as a change once you know the game.
option-round_cap = Round limit
option-round_cap-book = The book knows no limit: a game lasts until somebody has 12 buildings.
option-round_cap-why = None: people can agree to stop. Games without people end after round 100, since passive players could go on for ever.
option-governor = First governor
option-governor-book = The first governor is drawn by lot.
option-governor-why = Drawn by lot; a table may name the seat instead.
option-end = The game ends
option-end-after_builder = after the builder phase
option-end-twelfth = with the twelfth building
option-end-book = The Italian book ends the game as soon as the twelfth building stands; the English one ends it after that builder phase.
option-end-why = After the builder phase, so that everyone has had as many turns to build.
option-open_chapel = Show how many cards lie under chapels
option-open_chapel-book = Nobody has to tell the others which cards lie under their chapel, or how many.
option-open_chapel-why = Off, as in the book: the others see each card being tucked but are never shown the sum.

# What the reasons of a hint speak of.
theme-points = points already built
theme-buildings = buildings in the city
theme-hand = cards in hand
theme-plants = production buildings
theme-goods = goods to sell
theme-violet = the use of violet buildings
theme-large = bonuses of the large buildings
theme-cards = good cards to build later
theme-governor = an early choice of roles
