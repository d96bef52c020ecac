# Words that all games share.
player = Player
seat = Seat
total = Total
place = Place
score = Score
round = Round
chance = Chance
yes = yes
no = no
game-over = The game is over.
