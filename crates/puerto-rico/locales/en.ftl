# Puerto Rico in English.

title = Puerto Rico

# Names
good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee

tile-corn = corn plantation
tile-indigo = indigo plantation
tile-sugar = sugar plantation
tile-tobacco = tobacco plantation
tile-coffee = coffee plantation
tile-quarry = quarry
tile-quarry-does = Each occupied quarry takes 1 doubloon off a building, up to the number of its column (BLD-2).

role-settler = settler
role-mayor = mayor
role-builder = builder
role-craftsman = craftsman
role-trader = trader
role-captain = captain
role-prospector = prospector
role-second_prospector = second prospector

role-settler-does = Everyone may take a face-up plantation; the taker may take a quarry instead (SETL-1).
role-mayor-does = Colonists come ashore and everyone places theirs anew; the taker may take one more from the supply (MAY-1, MAY-3).
role-builder-does = Everyone may buy a building; the taker pays 1 doubloon less (BLD-1).
role-craftsman-does = Everyone produces; the taker may take one more good of a kind just produced (CRA-1, CRA-3).
role-trader-does = Everyone may sell one good; the taker gets 1 doubloon more (TRA-1).
role-captain-does = Everyone must load goods for victory points; the taker gets 1 more for the first load. Then goods are stored (CAP-1, CAP-4, CAP-7).
role-prospector-does = The taker gets 1 doubloon; the others nothing (PRO-1).
role-second_prospector-does = The taker gets 1 doubloon; the others nothing (PRO-1).

building-small_indigo_plant = small indigo plant
building-small_sugar_mill = small sugar mill
building-small_market = small market
building-hacienda = hacienda
building-construction_hut = construction hut
building-small_warehouse = small warehouse
building-indigo_plant = indigo plant
building-sugar_mill = sugar mill
building-hospice = hospice
building-office = office
building-large_market = large market
building-large_warehouse = large warehouse
building-tobacco_storage = tobacco storage
building-coffee_roaster = coffee roaster
building-factory = factory
building-university = university
building-harbor = harbor
building-wharf = wharf
building-guild_hall = guild hall
building-residence = residence
building-fortress = fortress
building-customs_house = customs house
building-city_hall = city hall

building-small_indigo_plant-does = Room for one colonist who turns indigo from a plantation into a good (CRA-1).
building-small_sugar_mill-does = Room for one colonist who turns sugar from a plantation into a good (CRA-1).
building-small_market-does = Occupied: 1 doubloon more for a good that you sell (TRA-1).
building-hacienda-does = Occupied: in the settler phase you may first draw an extra plantation from the face-down stock (SETL-4).
building-construction_hut-does = Occupied: in the settler phase you may take a quarry instead of a plantation (SETL-5).
building-small_warehouse-does = Occupied: all your goods of one more kind are kept after the captain phase (CAP-7).
building-indigo_plant-does = Room for three colonists who turn indigo from plantations into goods (CRA-1).
building-sugar_mill-does = Room for three colonists who turn sugar from plantations into goods (CRA-1).
building-hospice-does = Occupied: the tile that you take in your settler turn, but not the one drawn with the hacienda, may come with a colonist on it (SETL-6).
building-office-does = Occupied: you may sell a kind that the trading house already holds (TRA-2).
building-large_market-does = Occupied: 2 doubloons more for a good that you sell (TRA-1).
building-large_warehouse-does = Occupied: all your goods of two more kinds are kept after the captain phase (CAP-7).
building-tobacco_storage-does = Room for three colonists who turn tobacco from plantations into goods (CRA-1).
building-coffee_roaster-does = Room for two colonists who turn coffee from plantations into goods (CRA-1).
building-factory-does = Occupied: 0, 1, 2, 3 or 5 doubloons when you produce 1, 2, 3, 4 or 5 kinds of goods (CRA-4).
building-university-does = Occupied: a building that you buy may come with a colonist on it (BLD-5).
building-harbor-does = Occupied: 1 victory point more each time you load goods (CAP-5).
building-wharf-does = Occupied: once in a captain phase you may ship all goods of one kind by yourself, for points as if loaded (CAP-6).
building-guild_hall-does = Occupied at the end: 1 point for each small and 2 for each large production building of yours (END-3).
building-residence-does = Occupied at the end: 4 points for up to 9 island tiles, 5 for 10, 6 for 11, 7 for 12 (END-4).
building-fortress-does = Occupied at the end: 1 point for every 3 colonists on your board (END-5).
building-customs_house-does = Occupied at the end: 1 point for every 4 victory points that you earned by shipping (END-6).
building-city_hall-does = Occupied at the end: 1 point for each violet building of yours, this one included (END-7).

option-open_scores = Open victory points
option-open_scores-does = Everyone sees how many victory points the others hold (HID-2).
option-open_scores-book = Each player keeps their victory points face down.
option-open_scores-why = Hidden, as in the book, although a careful player could count along.
option-refusals = Benefits may be refused
option-refusals-does = You are asked before you produce, take the extra point of captain or harbor, or fill a warehouse (RUL-6).
option-refusals-book = An action other than the captain's, a privilege and the function of a violet building are never a must.
option-refusals-why = Off: hardly anyone ever refuses, and the questions would slow every game down. It can matter when few victory points are left.

# Amounts
doubloons = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
 }
colonists = { $n ->
    [0] no colonist
    [one] 1 colonist
   *[other] { $n } colonists
 }
circles = { $n ->
    [one] 1 circle
   *[other] { $n } circles
 }
barrels = { $n ->
    [one] 1 barrel
   *[other] { $n } barrels
 }
points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }
several = { $n } { $what }
standing = { $what }: { $n }
nothing = nothing
hidden = hidden
supply = supply
trading-house = trading house
san-juan = San Juan
last-round = last round

# Prompts
prompt-turn-up = Plantations are turned up.
prompt-role = Take a role.
prompt-hacienda = Draw an extra plantation with the hacienda?
prompt-hacienda-draw = The hacienda's plantation is drawn.
prompt-settler = Take a tile for your island, or pass.
prompt-mayor-privilege = Take an extra colonist from the supply?
prompt-place = How many colonists go here: { $place } ({ $circles }, { $left } left to place)?
prompt-builder = Buy a building, or pass.
prompt-production = Produce { $goods }, or nothing?
prompt-craftsman = Take one more good of a kind you produced, or pass.
prompt-trader = Sell a good, or pass.
prompt-captain = Load goods.
prompt-points = How many of the extra points do you take ({ $vp })?
prompt-store = Choose a kind to keep whole in a warehouse.
prompt-keep = Choose the single barrel to keep.

# Kinds of steps
kind-role = Roles
kind-hacienda = Hacienda
kind-settle = Tiles
kind-settle_nothing = No tile
kind-extra_colonist = Extra colonist
kind-place = Placing colonists
kind-build = Buildings
kind-build_nothing = No building
kind-craft = Extra good
kind-craft_nothing = No extra good
kind-sell = Sales
kind-sell_nothing = No sale
kind-load = Loading ships
kind-wharf = Wharf
kind-load_nothing = No load
kind-store = Warehouse
kind-keep = Single good
kind-tile = Drawn plantations
kind-produce = Production
kind-points = Extra points
kind-store_nothing = No warehouse

# Steps
action-role = Take the role: { $role }
action-role-paid = Take the role: { $role }, with { $doubloons }
action-hacienda-yes = Draw an extra plantation
action-hacienda-no = Draw no extra plantation
action-settle = Take: { $tile }
action-settle-colonist = Take: { $tile }, with a colonist
action-settle-nothing = Take no tile
action-extra-colonist-yes = Take the extra colonist
action-extra-colonist-no = Leave the extra colonist
action-place = { $place }: { $colonists }
action-build = Buy: { $building } for { $doubloons }
action-build-colonist = Buy: { $building } for { $doubloons }, with a colonist
action-build-nothing = Buy nothing
action-craft = Take one more: { $good }
action-craft-nothing = Take no extra good
action-sell = Sell: { $good } for { $doubloons }
action-sell-nothing = Sell nothing
action-load = Load { $good } on ship { $size }: { $barrels }
action-wharf = Ship { $good } by the wharf: { $barrels }
action-load-nothing = Load nothing
action-store = Keep all the { $good } in a warehouse: { $barrels }
action-keep = Keep a single barrel: { $good }
action-tile = Drawn: { $tile }
action-produce-yes = Produce
action-produce-no = Produce nothing
action-points = Take the extra: { $vp }
action-points-none = Refuse the extra points
action-store-nothing = Put nothing more into a warehouse

# Events
event-role = { $who } takes the role: { $role }.
event-role-paid = { $who } takes the role: { $role }, with { $doubloons }.
event-turned-up = Turned up: { $tile }.
event-reshuffled = { $n ->
    [one] The discarded plantation becomes the new stock.
   *[other] The { $n } discarded plantations become the new stock.
}
event-hacienda = { $who } draws with the hacienda: { $tile }.
event-settled = { $who } takes: { $tile }.
event-settled-colonist = { $who } takes: { $tile }, with a colonist.
event-declined = { $who } passes ({ $role }).
event-extra-colonist = { $who } takes an extra colonist.
event-colonists-came = { $who } receives { $colonists } from the ship.
event-placed = Colonists of { $who }: { $where }.
event-colonist-ship = The colonist ship is loaded with { $colonists }.
event-colonist-ship-short = The colonist ship is loaded with { $colonists }; { $wanted } were needed.
event-built = { $who } buys: { $building } for { $doubloons }.
event-built-colonist = { $who } buys: { $building } for { $doubloons }, with a colonist.
event-produced = { $who } produces: { $goods }.
event-factory = The factory pays { $who } { $doubloons }.
event-extra-good = { $who } takes one more: { $good }.
event-sold = { $who } sells: { $good } for { $doubloons }.
event-house-emptied = The trading house is full and is emptied.
event-loaded = { $who } loads { $good } on ship { $size }: { $barrels }, { $vp }.
event-wharfed = { $who } ships { $good } by the wharf: { $barrels }, { $vp }.
event-extra-points = { $who } takes { $vp } extra.
event-stored = { $who } keeps { $kept } and loses { $lost }.
event-ship-sailed = Ship { $size } sails with its { $good }.
event-prospected = { $who } finds 1 doubloon.
event-last-round = This is the last round. { $why }
event-new-round = Round { $round } begins; the governor is { $who }.
event-game-over = The game is over. { $why }

# Endings and score
ending-colonists = The colonist ship could not be filled.
ending-city = A city is full.
ending-victory_points = The victory points have run out.

score-shipping = Shipping
score-buildings = Buildings
score-guild_hall = Guild hall
score-residence = Residence
score-fortress = Fortress
score-customs_house = Customs house
score-city_hall = City hall

# Board
title-table = Table
title-roles = Roles
title-plantations = Plantations
title-ships = Cargo ships
title-goods = Goods
title-islands = Islands (colonists/tiles)
title-players = Players
title-buildings = Buildings (colonists/circles)
title-placing = Colonists being placed
title-storing = Goods being stored
head-governor = Governor
head-role = Role
head-vp-pool = VP left
head-colonists = Colonists
head-colonist-ship = Colonist ship
head-doubloons = Doubloons
head-taken-by = Taken by
head-face-up = Face up
head-quarries = Quarries
head-stock = Face down
head-discards = Discarded
head-ship = Ship
head-cargo = Cargo
head-load = Load
head-where = Where
head-vp = VP
head-building-vp = VP of buildings
head-san-juan = San Juan
head-island-free = Island spaces free
head-city-free = City spaces free
head-building = Building
head-cost = Cost
head-column = Column
head-left = Left
head-place = Place
head-circles = Circles
head-stored = Kept whole
head-places-left = Places left

# Phases
phase-turn_up = Plantations are turned up
phase-role = Choice of a role
phase-hacienda = Settler: hacienda
phase-hacienda_draw = Settler: hacienda
phase-settler = Settler
phase-mayor_privilege = Mayor: privilege
phase-mayor = Mayor: placing colonists
phase-builder = Builder
phase-production = Craftsman: production
phase-craftsman = Craftsman: privilege
phase-trader = Trader
phase-captain = Captain: loading
phase-points = Captain: extra points
phase-storage = Captain: storage
phase-over = The game is over

# Screen
screen-roles = Roles
screen-doubloons = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
screen-taken-by = taken by { $name }
screen-port = Harbour
screen-ship = Cargo ship of { $size }
screen-empty = empty
screen-ship-why = A ship carries one kind of good; a kind on one ship goes on no other.
screen-house = Trading house
screen-house-why = Holds four goods and buys each kind once, except from an office. When full it is emptied at the end of the phase.
screen-colonist-ship = Colonist ship
screen-colonist-supply = colonists in supply
screen-colonist-why = { $ship } on the ship, { $supply } in the supply. Refilled after each mayor: one for each empty circle on buildings, at least one per player.
screen-supply-short = supply { $n }
screen-supply = Supply
screen-vp-pool = Victory points left
screen-plantations = Plantations
screen-stock = Face-down plantations
screen-discards = Discards
screen-quarry-why = An occupied quarry takes 1 doubloon off a building, up to the number above its column.
screen-buildings = Buildings on offer
screen-column = Column { $n }: at most { $n ->
    [one] one quarry helps
   *[other] { $n } quarries help
}
screen-building-facts = { $cost ->
    [one] 1 doubloon
   *[other] { $cost } doubloons
}, { $vp } VP, { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}, { $left } left
screen-circle = { $name }, circle { $n }
screen-board-of = Board of { $name }
screen-governor = Governor
screen-vp = { $n } VP from shipping
screen-vp-hidden = VP from shipping hidden
screen-building-vp = { $n } VP on buildings
screen-score = { $n } points as it stands
screen-goods = Goods
screen-no-goods = no goods
screen-capacity = Would produce: { $list }
screen-capacity-none = Would produce nothing
screen-san-juan = San Juan
screen-island = Island
screen-city = City
screen-worked = with a colonist
screen-colonists-of = { $n } of { $circles } colonists
screen-last-round = This is the last round.

screen-short-small_indigo_plant = 1 indigo
screen-short-small_sugar_mill = 1 sugar
screen-short-small_market = +1 on a sale
screen-short-hacienda = one more plantation
screen-short-construction_hut = takes quarries
screen-short-small_warehouse = keeps 1 kind
screen-short-indigo_plant = 3 indigo
screen-short-sugar_mill = 3 sugar
screen-short-hospice = tile with colonist
screen-short-office = sells the same kind
screen-short-large_market = +2 on a sale
screen-short-large_warehouse = keeps 2 kinds
screen-short-tobacco_storage = 3 tobacco
screen-short-coffee_roaster = 2 coffee
screen-short-factory = coins for variety
screen-short-university = building with colonist
screen-short-harbor = +1 VP a load
screen-short-wharf = a ship of your own
screen-short-guild_hall = VP for plants
screen-short-residence = VP for island
screen-short-fortress = VP for colonists
screen-short-customs_house = VP for loads
screen-short-city_hall = VP for violet

screen-letter-corn = C
screen-letter-indigo = I
screen-letter-sugar = S
screen-letter-tobacco = T
screen-letter-coffee = Cf

# What the others read while someone chooses, and what is asked where several things are picked at once.
screen-doing-role = { $name } chooses a role
screen-doing-hacienda = { $name } decides about the hacienda
screen-doing-settler = { $name } chooses a tile
screen-doing-mayor-privilege = { $name } decides about an extra colonist
screen-doing-place = { $name } places colonists
screen-doing-builder = { $name } chooses a building
screen-doing-production = { $name } produces goods
screen-doing-craftsman = { $name } chooses one more good
screen-doing-trader = { $name } trades
screen-doing-captain = { $name } loads goods
screen-doing-points = { $name } counts points
screen-doing-store = { $name } stores goods
screen-doing-keep = { $name } stores goods
screen-asks-place = Place your colonists.
screen-asks-store = Choose the kinds to keep whole in your warehouses.
screen-tie-break = doubloons and goods

# What the reasons of a hint speak of.
theme-points = points already certain
theme-doubloons = doubloons
theme-goods = goods in store
theme-harvest = goods at the next harvest
theme-land = plantations and quarries
theme-colonists = colonists where they are needed
theme-buildings = the use of buildings
theme-engine = production put to use (factory, harbor, wharf)
theme-stock = goods to ship or sell
theme-governor = an early choice of roles
