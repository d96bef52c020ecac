# Spice Islands in English. Between a figure and % there is a space that does not break (U+00A0).
title = Spice Islands

## Names
unit-green = green good
unit-blue = blue good
unit-yellow = yellow good
unit-spice = spice
units-green = { $count ->
    [one] 1 green good
   *[other] { $count } green goods
}
units-blue = { $count ->
    [one] 1 blue good
   *[other] { $count } blue goods
}
units-yellow = { $count ->
    [one] 1 yellow good
   *[other] { $count } yellow goods
}
units-spice = { $count ->
    [one] 1 spice
   *[other] { $count } spices
}
company-green = green
company-blue = blue
company-yellow = yellow
organisation-green = green company
organisation-blue = blue company
organisation-yellow = yellow company
organisation-navy = navy
organisation-pirates = pirates
of-green = of the green company
of-blue = of the blue company
of-yellow = of the yellow company
of-navy = of the navy
of-pirates = of the pirates
hunter-navy = the navy
hunter-pirates = the pirates
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-black = black
colour-purple = purple
space-europe = Europe
space-spice-islands = Spice Islands
space-madagascar = Madagascar
space-sea = S{ $number }
at-europe = in Europe
at-spice-islands = in the Spice Islands
at-madagascar = in Madagascar
at-sea = at S{ $number }
from-europe = from Europe
from-spice-islands = from the Spice Islands
from-madagascar = from Madagascar
from-sea = from S{ $number }
to-europe = to Europe
to-spice-islands = to the Spice Islands
to-madagascar = to Madagascar
to-sea = to S{ $number }
nothing = nothing
count-of = { $count } { $what }
ship-empty = { $company }
ship-laden = { $company } ({ $cargo })
ship-at = { $company } ship { $at }
ship-at-with = { $company } ship { $at } with { $cargo }

## What things do
organisation-green-does = Loads and sails two green merchant ships; pays its shareholders when its revenue marker reaches the end (REV-1).
organisation-blue-does = Loads and sails two blue merchant ships; pays its shareholders when its revenue marker reaches the end (REV-1).
organisation-yellow-does = Loads and sails two yellow merchant ships; pays its shareholders when its revenue marker reaches the end (REV-1).
organisation-navy-does = Hunts the pirates at sea; earns for every unit it recovers and for sinking them (NAV-5).
organisation-pirates-does = Attack merchant ships at sea and sell the loot in Madagascar; a sale is split at once (PIR-12).
colour-purple-does = Each purple die gives a round in which everybody may buy one share (SHR-1).
unit-green-does = In the Spice Islands, by the figures of the box: $10 to the green company and $3 to the ship's company (UNL-2).
unit-blue-does = In the Spice Islands, by the figures of the box: $10 to the blue company and $3 to the ship's company (UNL-2).
unit-yellow-does = In the Spice Islands, by the figures of the box: $10 to the yellow company and $3 to the ship's company (UNL-2).
unit-spice-does = In Europe, by the figures of the box: $15 to the ship's company (UNL-3).
space-europe-does = The goods lie here and the spices come here; pirates stay out (MAP-1).
space-spice-islands-does = The spices lie here and the goods come here; pirates stay out (MAP-1).
space-madagascar-does = The pirates' port: here they sell, and nobody else enters (MAP-1, PIR-11).
captain-does = The captain earns when the ships of the organisation do, and has one free action of its colour in each own turn (UNL-4, CAP-1).

## Prompts
prompt-deal = A captain pawn is dealt to { $who }.
prompt-first = The first player is drawn.
prompt-roll = The coloured dice are rolled.
prompt-buy = { $own ->
    [one] Your purple die
   *[other] Purple die of { $who }
}: buy a share, or pass ({ $rounds ->
    [one] last purple die of this turn
   *[other] { $rounds } purple dice to go
}).
prompt-act = { $free ->
    [one] Spend a die or your free action
   *[other] Spend a die
}: load, sail, attack, or move a marker up.
prompt-free-action = Take the captain's free action, or end the turn.
prompt-attack-beside = Attack, or end the turn.
prompt-after-move = Attack right after the move, or let it be.
prompt-attack = The pirate dice are rolled for the attack.
prompt-take = Choose a unit for the pirates to take.
prompt-keep = Choose a unit to keep in the pirate hold.
prompt-recover = Choose a unit for the navy to recover.
prompt-election = Election for the captain pawn { $of }: { $who } rolls.
prompt-mutiny = Mutiny: { $who } rolls.
prompt-tie = The tied players roll again for the captain pawn { $of }.

## Kinds of actions
kind-deal = Deal
kind-first = First player
kind-roll = Roll
kind-skulls = Skulls
kind-best = Best die
kind-winner = Winner
kind-buy = Buy a share
kind-pass = Pass
kind-load = Load
kind-sail = Sail
kind-navy-move = Move the navy
kind-navy-attack = Attack the pirates
kind-pirate-move = Move the pirates
kind-pirate-attack = Attack a merchant ship
kind-elect = Election step
kind-revenue = Revenue step
kind-mutiny = Mutiny step
kind-unit = Choose a unit
kind-no-attack = No attack
kind-end-turn = End the turn

## Actions
action-as-captain = Free action: { $deed }
action-at-no-cost = At no cost: { $deed }
action-deal = captain pawn { $of }
action-first = { $who } begins
action-roll = Dice: { $dice }
action-skulls = { $skulls ->
    [one] 1 skull
   *[other] { $skulls } skulls
}
action-best = Best die { $best }
action-winner = { $who } wins the tie
action-buy = buy a share { $of }: ${ $price }
action-pass = buy nothing
action-load = load 1 { $unit } on the { $ship }
action-sail = sail the { $company } ship { $from } { $to } with { $cargo }
action-sail-in = sail the { $company } ship { $from } { $to }: { $brings }
brings = { $organisation } +${ $amount }
brings-captain = { $who } as captain +${ $amount }
action-and-captain = { $deed } and become captain { $of }
action-navy-move = move the navy { $from } { $to }
action-navy-attack = attack the pirates with the navy ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $chance } %)
action-pirate-move = move the pirates { $from } { $to }
action-pirate-sale = move the pirates { $from } { $to } and sell { $cargo }: { $paid }
action-pirate-sale-unpaid = move the pirates { $from } { $to } and sell { $cargo }, which pays nobody
pays = { $who } +${ $amount }
action-pirate-attack = attack the { $ship } ({ $dice } dice: { $chance } %)
action-elect = election marker up: { $organisation }
action-revenue = revenue marker up: { $organisation }
action-mutiny = mutiny marker up
action-unit = { $unit }
action-no-attack = no attack
action-end-turn = decline the free action and end the turn

## Events
event-dealt = { $who } is dealt the captain pawn { $of }.
event-dealt-share = { $who } is dealt the captain pawn { $of }, and its dearest share with it.
event-first-player = { $who } begins.
event-rolled = Turn { $turn }: { $who } rolls { $dice }.
event-bought = { $who } buys a share { $of } for ${ $price }.
event-passed = { $who } buys nothing.
event-free-action = { $who } uses the captain's free action.
event-attack-beside = { $who } uses an attack that the dice allow beside the move.
event-free-attack = { $who } attacks right after the move.
event-loaded = { $who } loads 1 { $unit } on the { $company } ship { $at }.
event-sailed = { $who } sails the { $company } ship { $from } { $to }.
event-delivered = The { $company } ship unloads { $at }: { $cargo }.
event-income = Treasury { $of }: +${ $amount }.
event-bonus = { $who }, captain { $of }: +${ $amount }.
event-bonus-from-treasury = { $who } takes ${ $amount } out of the pirate treasury as captain.
event-hunter-moved = { $who } moves { $hunter } { $from } { $to }.
event-pawn-taken = { $who } takes the captain pawn { $of }.
event-pawn-returned = { $who } gives back the captain pawn { $of }.
event-merchant-attacked = { $who } attacks the { $company } ship { $at } ({ $cargo }) with { $dice } pirate dice.
event-pirates-attacked = { $who } attacks the pirates { $at } with { $dice ->
    [one] 1 pirate die
   *[other] { $dice } pirate dice
}.
event-attack-rolled = { $skulls ->
    [0] No skull.
    [one] 1 skull.
   *[other] { $skulls } skulls.
}
event-looted = Loot from the { $company } ship: { $kept } into the hold.
event-looted-none = No room for the loot from the { $company } ship: { $lost } out of the game.
event-looted-lost = Loot from the { $company } ship: { $kept } into the hold, { $lost } out of the game.
event-robbed = The { $company } ship is robbed of everything and goes { $to }.
event-sunk = The { $company } ship is sunk and goes { $to }.
event-recovered = The navy recovers { $cargo }.
event-pirates-sunk = The pirate ship is sunk and goes to Madagascar; { $shares ->
    [one] 1 pirate share is
   *[other] { $shares } pirate shares are
} discarded.
event-sold = The pirates sell { $cargo } in Madagascar.
event-captain-part = { $who } takes the captain's part of the pirate treasury: +${ $amount }.
event-dividend = { $who } gets ${ $amount } for { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} { $of }.
event-shares-returned = { $shares ->
    [one] 1 share { $of } goes
   *[other] { $shares } shares { $of } go
} back to the pile.
event-election-step = { $who } moves the election marker { $of } to { $marker }.
event-revenue-step = { $who } moves the revenue marker { $of } to { $marker }.
event-mutiny-step = { $who } moves the mutiny marker to { $marker }.
event-vote-called = Election for the captain pawn { $of }.
event-vote-uncontested = Election for the captain pawn { $of }: nobody else has a die.
event-mutiny-called = Mutiny!
event-mutiny-uncontested = Mutiny! Nobody else has a die.
event-best-rolled = { $who }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, the best is { $best }.
event-skulls-rolled = { $who }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $skulls ->
    [0] no skull
    [one] 1 skull
   *[other] { $skulls } skulls
}.
event-tied = A tie: { $players } roll again.
event-tie-won = { $who } wins the second roll.
event-captain = { $who } becomes captain { $of }.
event-captain-stays = { $who } stays captain { $of }.
event-revenue-paid = Revenue { $of }: ${ $value } for each share.
event-declined = { $who } declines the free action.
event-ended = The game ends. { $ending }
event-victory-shared = A tie to the last: { $players } share the victory. The book would let the better pirate voice decide.

## Score and end
score-cash = Money (shares no longer count)
ending-green = All green goods are gone.
ending-blue = All blue goods are gone.
ending-yellow = All yellow goods are gone.
ending-spices = All spices are gone.
ending-turn_limit = The turn limit of the table is reached.

## Board
title-turn = Turn
title-sea = Sea and ports
title-organisations = Organisations
title-players = Players
title-units = Units
title-figures = Figures not in the book
heading-turn = Turn
heading-active = Active
heading-dice = Dice left
heading-purple = Buying rounds
heading-free-action = Free action
heading-space = Space
heading-stock = Stock
heading-merchants = Merchant ships
heading-hunters = Navy and pirates
heading-organisation = Organisation
heading-treasury = Treasury
heading-price = Price
heading-pile = Pile
heading-held = Held
heading-value = Pays
heading-captain = Captain
heading-election = Election
heading-revenue = Revenue
heading-cash = Money
heading-pawns = Captain of
heading-unit = Unit
heading-in-port = In port
heading-aboard = Aboard
heading-with-pirates = Pirates
heading-removed = Removed
heading-figure = Figure
heading-figure-value = Value
heading-status = Status

## Options of a table
option-map = Map
option-map-approach = a sea space before Madagascar
option-map-direct = from the lane straight to Madagascar
option-map-book = The navy and the pirates may cross grey lines. The printed map is lost: both maps are rebuilt.
option-map-why = With a sea space before Madagascar the navy can lie in wait for the pirates (RUL-27).
option-attack_cost = An attack costs
option-attack_cost-die = a die, like every action
option-attack_cost-free_after_move = nothing right after a move of the ship
option-attack_cost-beside_move = nothing: each die allows one beside its use
option-attack_cost-book = Each die is one action, attacking is listed as one, and there is one attack for each die of the colour.
option-attack_cost-why = One action per die is said most plainly; the limit then follows from it (RUL-15).
option-attack_when = Ships that may be attacked
option-attack_when-strict = there first, or moved in on
option-attack_when-together = all in the same sea space
option-attack_when-book = The attacker begins the turn in the target's space, or moves into it.
option-attack_when-why = The letter of the book: who sails onto the attacker is safe for that turn (RUL-16, RUL-32).
option-price_sink = The price of a share goes to
option-price_sink-bank = the bank
option-price_sink-treasury = the treasury of its organisation
option-price_sink-book = The price is paid; to whom is not said.
option-price_sink-why = The incomes of the treasuries are listed, and sales of shares are not among them (RUL-12).
option-captain_colour = The captain's free action
option-captain_colour-own = of the pawn's colour
option-captain_colour-any = of any colour
option-captain_colour-book = The free action may be any type of action; the player chooses which pawn to use.
option-captain_colour-why = Choosing a pawn means something only if the action has its colour (RUL-10).
option-two_deal = Two players: each is dealt
option-two_deal-merchant_each = a company captain and its share
option-two_deal-any_each = one captain out of all five
option-two_deal-none = nothing
option-two_deal-book = Every player is dealt a captain at random; which ones are in the deal is said for 3, 4 and 5 players only.
option-two_deal-why = With every other number of players the company captains come first (RUL-23).
option-two_bonus = Two players: the pirate captain is paid by
option-two_bonus-bank = the bank
option-two_bonus-treasury = the pirate treasury
option-two_bonus-book = The captain gets 1 for each unit sold; from where is not said.
option-two_bonus-why = Every other bonus of a captain comes from the bank (RUL-23).
option-end_split = A pirate sale that ends the game
option-end_split-yes = is still split
option-end_split-no = pays the players nothing
option-end_split-book = The game ends at once when the last unit of a colour is discarded; there is no final revenue.
option-end_split-why = The split belongs to the sale, and an action is carried out to its end (RUL-24).
option-turn_limit = Last turn (0: no limit)
option-turn_limit-book = There is no limit of turns.
option-turn_limit-why = Players who go round for ever would never end; games without people set a limit (RUL-25).

## Screen
screen-letter-green = G
screen-letter-blue = B
screen-letter-yellow = Y
screen-letter-spice = S
screen-letter-die-green = G
screen-letter-die-blue = B
screen-letter-die-yellow = Y
screen-letter-die-orange = O
screen-letter-die-black = K
screen-letter-die-purple = P
screen-name-green = Green
screen-name-blue = Blue
screen-name-yellow = Yellow
screen-name-navy = Navy
screen-name-pirates = Pirates
screen-tie-break = captain pawns / shares
screen-map = Sea
screen-organisations = Organisations
screen-players = Players
screen-dice = Dice of the turn
screen-turn = Turn { $turn }
screen-buying = { $rounds ->
    [one] Buying: last purple die
   *[other] Buying: { $rounds } purple dice
}
screen-die = { $colour } die
screen-die-spent = { $colour } die, spent
screen-die-green = Load or sail a green ship, or move a green marker one step.
screen-die-blue = Load or sail a blue ship, or move a blue marker one step.
screen-die-yellow = Load or sail a yellow ship, or move a yellow marker one step.
screen-die-orange = Move the navy, attack the pirates with it, or move an orange marker one step.
screen-die-black = Move the pirates, attack a merchant ship with them, or move the mutiny marker one step.
screen-die-purple = Everybody in turn may buy a share, before any action.
screen-die-now = Now: { $list }.
screen-ship-empty = Empty: it has to load before it can leave.
screen-ship-stranded = Empty, and nothing is left to load here: it stays for the rest of the game.
screen-empty-hold = empty hold
screen-attack-on = An attack on it: { $odds }
screen-attack-odds = { $dice ->
    [one] 1 pirate die
   *[other] { $dice } pirate dice
}, a skull on { $skulls } of { $faces } faces each: { $chance } % for one skull or more.
screen-ship-bound = Bound { $to }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} to go.
screen-ship-brings = { $organisation }: +${ $n }.
screen-doing-buy = { $name } thinks about buying a share
screen-doing-act = { $name } takes an action
screen-doing-free-action = { $name } thinks about the captain's free action
screen-doing-after-move = { $name } thinks about an attack
screen-doing-take = { $name } chooses the loot
screen-doing-keep = { $name } chooses what stays in the hold
screen-doing-recover = { $name } chooses what the navy recovers
screen-end-near = The end is near. Left in the game: { $left }.
screen-end-token = Left: { $left }
screen-of-dice = ({ $dice } dice)
screen-attacks = { $organisation }: attacks left in this turn: { $n }
screen-free-action = Free action
screen-free-action-of = Captain's free action: { $organisation }
screen-stock = { $unit }: { $count } in port, { $afloat } afloat, { $gone } of { $all } gone
screen-gone = gone { $gone }/{ $all }
screen-sea-why = Every ship may pass here; pirates attack merchant ships, and the navy attacks pirates, in the same space.
screen-off-lane-why = Off the merchants' lane: only the navy and the pirates come here.
screen-captain = { $organisation }, captain: { $name }
screen-no-captain = { $organisation }: the captain pawn is in the reserve
screen-captain-of = captain: { $organisation }
screen-no-pawns = no captain pawn
screen-reserve = reserve
screen-treasury = Treasury ${ $amount }
screen-treasury-why = Paid to the shareholders when the revenue marker reaches the end; a rest stays.
screen-treasury-pirates = Split when the pirates sell their loot in Madagascar; a rest stays.
screen-per-share = per share now
screen-pile = { $organisation }: the top share costs ${ $price }, { $left } in the pile
screen-pile-empty = { $organisation }: no share is left in the pile
screen-pile-why = With each purple die everybody may buy one share, from the top of any pile.
screen-pile-prices = The prices of a whole pile, from the top: { $list }.
screen-shares = Shares
screen-holders = Shares held: { $list }
screen-held = { $organisation }: { $n ->
    [one] 1 share
   *[other] { $n } shares
}
screen-cash = Money: ${ $n }
screen-money = ${ $n }
screen-gain = Money since your last choice: { $less ->
    [one] −${ $n }
   *[other] +${ $n }
}
screen-worth = If all paid out now
screen-worth-why = Money, and what the shares would bring if every organisation paid out now and the pirates sold what they carry; only money counts at the end.
screen-election = Election
screen-revenue = Revenue
screen-mutiny = Mutiny
screen-sale = Sale now
screen-track-election = { $organisation }: election marker on { $at } of { $end }
screen-track-revenue = { $organisation }: revenue marker on { $at } of { $end }
screen-track-mutiny = Mutiny marker on { $at } of { $end }
screen-track-election-why = At the last step all roll for the captain pawn: a die for whoever made the step, one for the captain, one for each share; the highest die wins.
screen-track-revenue-why = At the last step the treasury is divided among the shares held; then the shares go back to the pile and the captain pawn to the reserve.
screen-track-mutiny-why = At the last step, at sea only, all roll for the pirates' captain pawn: a die for whoever made the step, one for the captain, one for each share; most skulls win.
screen-last-election = The last step: the election is held now ({ $list }). In a tie the present captain stays; others who tie roll again.
screen-last-revenue = The last step: the treasury pays now ({ $list }). Then the shares go back to the pile and the captain pawn to the reserve.
screen-last-mutiny = The last step: the mutiny is decided now ({ $list }). In a tie the present captain stays; others who tie roll again.
screen-would-election = { $name }: { $n ->
    [one] 1 die
   *[other] { $n } dice
}
screen-would-mutiny = { $name }: { $n ->
    [one] 1 die
   *[other] { $n } dice
}
screen-would-revenue = { $name }: +${ $n }
screen-you = you
screen-nobody = for nobody
screen-with-die = with the { $colour } die
screen-instead-die = Use the { $colour } die instead
screen-instead-pawn = Use the free action instead
screen-news-sale = Sale
screen-news-revenue = Revenue
screen-news-captain = New captain
screen-news-hit = Attack
screen-news-bonus = To the captain
screen-news-miss = { $n ->
    [one] 1 attack, no skull
   *[other] { $n } attacks, no skull
}
screen-mark = A figure that is not in the book: why, and how to set it right
screen-mark-title = Not in the book
screen-mark-how = If you own the box and know better, set it right: choose otherwise among the options of a new table, or tell the makers.
screen-mark-more = All figures and where they come from
screen-yes = yes
screen-figure-of-table = Set by this table.
screen-figure-map-sea-spaces = Sea spaces
screen-figure-map-sea-spaces-why = A review speaks of a route of four spaces between the ports; whether more lie before Madagascar is chosen (DAT-1, DAT-4).
screen-figure-map-blue = Blue lines
screen-figure-map-blue-why = One lane without a branch, from port to port, follows from the route of four spaces (DAT-2).
screen-figure-map-grey = Grey lines
screen-figure-map-grey-why = A review speaks of two special routes to Madagascar; where they join the lane is chosen for symmetry, and so is a sea space on the way (DAT-3, DAT-4).
screen-figure-dice-coloured-faces = Faces of a coloured die
screen-figure-dice-coloured-faces-why = Five organisations and purple make six faces (DAT-7).
screen-figure-dice-pirate-faces = Faces of a pirate die
screen-figure-dice-pirate-faces-why = The book says that a skull counts 1; one skull and 2 to 6 follow from that (DAT-8).
screen-figure-shares-prices = Share prices
screen-figure-shares-prices-why = The book gives ten shares and a highest price of 5; the ladder is chosen because it fits (DAT-10).
screen-figure-fixed-grey-routes-to-madagascar = Grey routes to Madagascar
screen-figure-fixed-grey-routes-to-madagascar-why = A review speaks of two special routes (DAT-3).
screen-figure-fixed-cap-on-pirate-dice = Most pirate dice in one roll
screen-figure-fixed-cap-on-pirate-dice-why = Eight lie in the box, but an election may need more: that is a matter of supply (RUL-5).
screen-figure-fixed-track-spaces-without-effect = Steps of a track without effect
screen-figure-fixed-track-spaces-without-effect-why = The book gives an effect to the last step only (DAT-14).
screen-figure-fixed-endless-bank = The bank never runs out
screen-figure-fixed-endless-bank-why = The chips of the box are a supply, not a limit (DAT-15).

# What the reasons of a hint speak of.
theme-cash = money in hand
theme-treasuries = part of the treasuries
theme-cargo = part of the cargoes at sea
theme-shares = shares
theme-captains = command of ships
theme-pirates = part of the booty
theme-turn = the next turn comes sooner
theme-elections = elections
theme-alone = shares that nobody else holds
