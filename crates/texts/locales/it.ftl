# Le parole comuni a tutti i giochi.
player = Giocatore
seat = Posto
total = Totale
place = Posizione
score = Punteggio
round = Turno
chance = Sorte
yes = sì
no = no
game-over = La partita è finita.
