title = Stones

option-open_cards = Open cards
option-open_cards-book = Cards are dealt face down.
option-open_cards-why = Hidden cards are the game; open ones help beginners.

prompt-take = Take some stones.
prompt-roll = The die is rolled.
prompt-deal = Cards are dealt.
prompt-over = The game is over.

action-take = { $n ->
    [one] Take one stone
   *[other] Take { $n } stones
 }
action-deal = A card worth { $n }
action-roll = The die shows { $n }

event-taken = { $n ->
    [one] { $who } takes one stone
   *[other] { $who } takes { $n } stones
 }
event-rolled = The die shows { $n }

kind-take = Take
kind-deal = Deal
kind-roll = Roll

section-middle = In the middle
section-players = Players
column-player = Player
column-stones = Stones
column-card = Card

score-stones = Stones
score-card = Card
ending-stones = No stone is left.

# What the reasons of a hint speak of.
theme-points = points
