title = Stones

option-open_cards = Carte scoperte
option-open_cards-book = Le carte si danno coperte.
option-open_cards-why = Le carte coperte sono il gioco; scoperte aiutano chi comincia.

prompt-take = Prendi delle pietre.
prompt-roll = Si tira il dado.
prompt-deal = Si danno le carte.
prompt-over = La partita è finita.

action-take = { $n ->
    [one] Prendi una pietra
   *[other] Prendi { $n } pietre
 }
action-deal = Una carta da { $n }
action-roll = Il dado mostra { $n }

event-taken = { $n ->
    [one] { $who } prende una pietra
   *[other] { $who } prende { $n } pietre
 }
event-rolled = Il dado mostra { $n }

kind-take = Prendere
kind-deal = Distribuire
kind-roll = Tirare

section-middle = Al centro
section-players = Giocatori
column-player = Giocatore
column-stones = Pietre
column-card = Carta

score-stones = Pietre
score-card = Carta
ending-stones = Non restano pietre.

# Di che cosa parlano i motivi di un suggerimento.
theme-points = punti
