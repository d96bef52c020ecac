# San Juan: i nomi.
title = San Juan
building-indigo-plant = impianto dell'indaco
building-sugar-mill = mulino dello zucchero
building-tobacco-storage = impianto del tabacco
building-coffee-roaster = torrefazione del caffè
building-silver-smelter = fonderia dell'argento
building-smithy = fabbro
building-gold-mine = miniera d'oro
building-archive = archivio
building-poor-house = ospizio
building-black-market = mercato nero
building-trading-post = stazione commerciale
building-well = pozzo
building-market-stand = bancarella
building-crane = gru
building-chapel = chiesa
building-tower = torre
building-aqueduct = acquedotto
building-carpenter = falegnameria
building-prefecture = prefettura
building-market-hall = mercato
building-quarry = cava
building-library = biblioteca
building-statue = statua
building-victory-column = obelisco
building-hero = cavaliere
building-guild-hall = sala delle corporazioni
building-city-hall = municipio
building-triumphal-arch = arco della vittoria
building-palace = residenza

# Che cosa fanno i palazzi.
building-indigo-plant-does = Tiene un'unità di indaco. (PLT-1)
building-sugar-mill-does = Tiene un'unità di zucchero. (PLT-1)
building-tobacco-storage-does = Tiene un'unità di tabacco. (PLT-1)
building-coffee-roaster-does = Tiene un'unità di caffè. (PLT-1)
building-silver-smelter-does = Tiene un'unità di argento. (PLT-1)
building-smithy-does = Costruttore: gli impianti ti costano 1 carta in meno. (CARD-smithy-1)
building-gold-mine-does = Cercatore d'oro, di chiunque sia: scopri 4 carte; se i costi sono tutti diversi, puoi prenderne una. (CARD-goldmine-1)
building-archive-does = Consigliere: le carte pescate si uniscono alla mano; scarti da tutta la mano. (CARD-archive-1)
building-poor-house-does = Costruttore: se dopo aver costruito hai 0 o 1 carta, ne peschi 1. (CARD-poorhouse-1)
building-black-market-does = Costruttore: fino a 2 tue merci valgono 1 carta ciascuna nel pagamento. (CARD-blackmarket-1)
building-trading-post-does = Mercante: puoi vendere 1 merce in più. (CARD-tradingpost-1)
building-well-does = Artigiano: se produci almeno 2 merci, peschi 1 carta. (CARD-well-1)
building-market-stand-does = Mercante: se vendi almeno 2 merci, peschi 1 carta in più. (CARD-marketstand-1)
building-crane-does = Costruttore: puoi posare la nuova carta su un tuo palazzo e pagare solo la differenza. (CARD-crane-1)
building-chapel-does = Nuovo round: puoi mettere sotto 1 carta della mano; a fine partita ognuna vale 1 PV. (CARD-chapel-1)
building-tower-does = Nuovo round: il limite della tua mano è 12 invece di 7. (CARD-tower-1)
building-aqueduct-does = Artigiano: puoi produrre 1 merce in più. (CARD-aqueduct-1)
building-carpenter-does = Costruttore: dopo aver costruito un palazzo viola, peschi 1 carta. (CARD-carpenter-1)
building-prefecture-does = Consigliere: tieni 2 carte invece di 1. (CARD-prefecture-1)
building-market-hall-does = Mercante: se vendi almeno 1 merce, peschi 1 carta in più. (CARD-markethall-1)
building-quarry-does = Costruttore: i palazzi viola ti costano 1 carta in meno. (CARD-quarry-1)
building-library-does = Il privilegio di un ruolo preso da te vale doppio; in due giocatori una sola volta per round. (CARD-library-1)
building-statue-does = Monumento. (CARD-statue-1)
building-victory-column-does = Monumento. (CARD-column-1)
building-hero-does = Monumento. (CARD-hero-1)
building-guild-hall-does = Fine: 2 PV per ogni tuo impianto. (CARD-guildhall-1)
building-city-hall-does = Fine: 1 PV per ogni tuo palazzo viola, questo compreso. (CARD-cityhall-1)
building-triumphal-arch-does = Fine: 4, 6 o 8 PV per 1, 2 o 3 tuoi monumenti. (CARD-arch-1)
building-palace-does = Fine: 1 PV ogni 4 PV di tutto il resto. (CARD-palace-1)

good-indigo = indaco
good-sugar = zucchero
good-tobacco = tabacco
good-coffee = caffè
good-silver = argento

role-builder = costruttore
role-producer = artigiano
role-trader = mercante
role-councillor = consigliere
role-prospector = cercatore d'oro
role-builder-does = Tutti possono costruire 1 palazzo; il costruttore paga 1 carta in meno.
role-producer-does = Tutti possono produrre 1 merce; l'artigiano può produrne 2.
role-trader-does = Tutti possono vendere 1 merce; il mercante può venderne 2.
role-councillor-does = Tutti pescano 2 carte e ne tengono 1; il consigliere ne pesca 5 e ne tiene 1.
role-prospector-does = Il cercatore d'oro pesca 1 carta; poi lavorano le miniere d'oro.

cover-loaded = { $card } con la sua merce
cover-empty = { $card } senza merce

phase-setup = preparazione
phase-role = scelta del ruolo
phase-builder = costruttore
phase-producer = artigiano
phase-trader = mercante
phase-councillor = consigliere
phase-prospector = cercatore d'oro
phase-new-round = nuovo round
phase-over = fine

# Che cosa si chiede.
prompt-governor = Si estrae il primo governatore.
prompt-draw = { $count ->
    [one] Si pesca una carta.
   *[other] Si pescano { $count } carte.
 }
prompt-tile = Si scopre la tessera emporio.
prompt-variant = Scarta una carta della tua prima mano (ancora { $left }).
prompt-role = Prendi un ruolo.
prompt-build = Costruisci qualcosa, oppure passa.
prompt-crane = Vuoi posare con la gru la nuova carta ({ $card }) su un tuo palazzo?
prompt-library = Usi la biblioteca per questo ruolo? Vale una sola volta per round.
prompt-black-market = Quali merci usi per pagare ({ $card })?
prompt-pay = Con quale carta paghi ({ $card })? (ancora { $left } su { $price })
prompt-produce = { $most ->
    [one] Quale merce produci, se ne produci?
   *[other] Quali merci produci? Al massimo { $most }.
 }
prompt-sell = { $most ->
    [one] Quale merce vendi, se ne vendi?
   *[other] Quali merci vendi? Al massimo { $most }.
 }
prompt-keep = Quale carta tieni? (ancora { $left })
prompt-archive = Scarta una carta da tutta la tua mano (ancora { $left }).
prompt-mine = Prendi una delle carte della miniera d'oro?
prompt-chapel = Metti una carta sotto la tua chiesa?
prompt-limit = La tua mano supera il limite: scarta una carta (ancora { $left }).

# I tipi di azione.
kind-governor = Primo governatore
kind-tile = Tessera emporio
kind-draw = Carta pescata
kind-role = Ruolo
kind-build = Costruzione
kind-cover = Gru
kind-library = Biblioteca
kind-spend = Mercato nero
kind-pay = Pagamento
kind-produce = Produzione
kind-sell = Vendita
kind-stop = Basta
kind-keep = Tenere
kind-discard = Scartare
kind-mine = Miniera d'oro
kind-tuck = Chiesa

# Le azioni.
action-governor = Primo governatore: { $who }
action-tile = Tessera { $tile }
action-draw = Carta: { $card }
action-take = Prendi il ruolo: { $role }
action-pass = Non costruire
action-build = Costruisci: { $card } (prezzo { $price })
action-cover-nothing = Non coprire nulla (prezzo { $price })
action-cover = Copri: { $card } (prezzo { $price })
action-library-yes = Usa la biblioteca
action-library-no = Risparmia la biblioteca
action-spend = Usa come pagamento: { $good }
action-pay = Paga con: { $card }
action-produce = Produci: { $good }
action-sell = Vendi: { $good } per { $price }
action-stop = Nessun'altra merce
action-keep = Tieni: { $card }
action-discard = Scarta: { $card }
action-mine-nothing = Non prenderne nessuna
action-mine = Prendi: { $card }
action-tuck-nothing = Non mettere nulla sotto la chiesa
action-tuck = Metti sotto la chiesa: { $card }

# Gli eventi.
event-first-governor = { $who } ha per primo la carta governatore.
event-role-taken = { $who } prende il ruolo: { $role }.
event-passed = { $who } non costruisce.
event-library-used = { $who } usa la biblioteca.
event-built = { $who } costruisce: { $card } (prezzo { $price }).
event-built-over = { $who } costruisce con la gru: { $card } sopra { $cover } (prezzo { $price }).
event-good-lost = { $who } perde la merce sull'impianto coperto: { $good }.
event-good-spent = { $who } paga con una merce: { $good }.
event-discarded = { $who } scarta ({ $reason }): { $cards }.
event-discarded-hidden = { $who } scarta { $count ->
    [one] una carta
   *[other] { $count } carte
 } ({ $reason }).
event-drew = { $who } pesca ({ $why }): { $card }.
event-drew-hidden = { $who } pesca una carta ({ $why }).
event-produced = { $who } produce una merce: { $good }.
event-tile-turned = L'emporio mostra la tessera { $tile }.
event-sold = { $who } vende { $good } per { $price ->
    [one] una carta
   *[other] { $price } carte
 }.
event-kept = { $who } tiene: { $cards }.
event-kept-hidden = { $who } { $count ->
    [0] non tiene nessuna carta
    [one] tiene una carta
   *[other] tiene { $count } carte
 }.
event-turned-up = La miniera d'oro di { $who } mostra: { $card }.
event-mined = { $who } prende dalla miniera d'oro: { $card }.
event-mined-nothing = { $who } non prende nulla dalla miniera d'oro.
event-mine-failed = La miniera d'oro di { $who } non dà nulla.
event-new-round = Comincia il round { $round }; la carta governatore va a { $who }.
event-tucked = { $who } mette sotto la chiesa: { $card }.
event-tucked-hidden = { $who } mette una carta sotto la chiesa.
event-reshuffled = Gli scarti vengono mescolati: il nuovo mazzo ha { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
event-short = Mazzo e scarti non bastano: { $who } resta senza { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
event-ended-city = Una città ha 12 palazzi: la partita è finita.
event-ended-cap = È stato giocato l'ultimo round: la partita è finita.

why-deal = distribuzione
why-carpenter = falegnameria
why-poor-house = ospizio
why-well = pozzo
why-sale = vendita
why-council = consigliere
why-prospector = cercatore d'oro
reason-variant = prima mano
reason-payment = pagamento
reason-council = consigliere
reason-limit = limite della mano

# Il punteggio e la fine.
score-buildings = Palazzi
score-chapel = Sotto la chiesa
score-guild-hall = Sala delle corporazioni
score-city-hall = Municipio
score-triumphal-arch = Arco della vittoria
score-palace = Residenza
ending-city = Qualcuno ha 12 palazzi.
ending-cap = Si è raggiunto il limite di round.

# Il tavolo.
board-table = Tavolo
board-round = Round
board-phase = Fase
board-governor = Governatore
board-deck = Mazzo
board-discards = Scarti
board-roles = Ruoli
board-tiles = Emporio
board-tile = Tessera
board-tile-now = scoperta
board-tile-next = prossima
board-players = Giocatori
board-points = PV
board-points-open = { $points } + ?
board-hand-size = Mano
board-goods = Merci
board-count = Palazzi
board-tucked = Chiesa
board-covered = Coperti
board-buildings = Palazzi
board-plants = Impianti di produzione (* con la merce)
board-violets = Palazzi viola
board-loaded = { $card }*
board-hand = La tua mano
board-mine = Miniera d'oro
board-looking = Stai guardando
board-card = Carta
board-number = N.
board-cost = Costo
board-vp = PV
board-does = Effetto
board-build = In costruzione
board-over = Sopra
board-price = Prezzo
board-spent = Merci
board-paid = Pagate
board-left = Da pagare

# Lo schermo.
screen-tie-break = carte in mano e merci
screen-end-near = La fine è vicina: { $name } ha { $n } palazzi su { $city }.
screen-last-phase = Ultima fase: { $name } ha { $n } palazzi.
screen-card-facts = costo { $cost }, { $points } PV
screen-marked = Tutti hanno visto che l'hai presa da una miniera d'oro.
screen-loaded = con { $good }
screen-tiles = Emporio
screen-tile = Tessera { $n }
screen-tile-up = scoperta
screen-tile-next = prossima
screen-tile-unseen = Tessera non ancora vista
screen-deck = Mazzo
screen-discards = Scarti
screen-known = Sai che ci sono: { $cards }
screen-mine = Miniera d'oro
screen-hand = La tua mano
screen-hand-size = { $n } carte in mano
screen-buildings = { $n } palazzi
screen-tucked = { $n } carte sotto la chiesa
screen-covered = Coperti: { $cards }
screen-taken-by = preso da { $name }
screen-roles = Ruoli
screen-board-of = La città di { $name }
screen-governor = Governatore
screen-score = { $n } punti al momento
screen-score-open = { $n } punti senza ciò che c'è sotto la chiesa
screen-doing-variant = { $name } sceglie la prima mano
screen-doing-role = { $name } sceglie un ruolo
screen-doing-build = { $name } pensa a costruire
screen-doing-crane = { $name } decide se usare la gru
screen-doing-library = { $name } decide se usare la biblioteca
screen-doing-black-market = { $name } sceglie le merci con cui pagare
screen-doing-pay = { $name } paga
screen-doing-produce = { $name } sceglie le merci da produrre
screen-doing-sell = { $name } sceglie le merci da vendere
screen-doing-keep = { $name } sceglie una carta da tenere
screen-doing-archive = { $name } sceglie le carte da scartare
screen-doing-mine = { $name } guarda la miniera d'oro
screen-doing-chapel = { $name } decide se usare la chiesa
screen-doing-limit = { $name } scarta fino al limite
screen-asks-variant = { $left ->
    [one] Scegli la carta da scartare dalla prima mano.
   *[other] Scegli le { $left } carte da scartare dalla prima mano.
 }
screen-asks-pay = { $left ->
    [one] Scegli una carta con cui pagare ({ $card }).
   *[other] Scegli { $left } carte con cui pagare ({ $card }).
 }
screen-asks-keep = { $left ->
    [one] Scegli la carta da tenere.
   *[other] Scegli le { $left } carte da tenere.
 }
screen-asks-archive = { $left ->
    [one] Scegli una carta da scartare da tutta la mano.
   *[other] Scegli { $left } carte da scartare da tutta la mano.
 }
screen-asks-limit = { $left ->
    [one] La tua mano supera il limite: scegli una carta da scartare.
   *[other] La tua mano supera il limite: scegli { $left } carte da scartare.
 }

# Che cosa può scegliere un tavolo, che cosa dice il regolamento e perché si parte da lì.
option-variant = Scegli la prima mano
option-variant-book = Una preparazione per le partite successive: 5 carte, più una per ogni posto dal governatore in poi; ognuno ne tiene 4.
option-variant-why = Spenta: il regolamento la propone come variazione quando si conosce il gioco.
option-round_cap = Limite di round
option-round_cap-book = Il regolamento non ha limiti: si gioca finché qualcuno ha 12 palazzi.
option-round_cap-why = Nessuno: le persone possono accordarsi per smettere. Le partite senza persone finiscono dopo il round 100, perché giocatori passivi potrebbero andare avanti per sempre.
option-governor = Primo governatore
option-governor-book = Il primo governatore si estrae a sorte.
option-governor-why = A sorte; un tavolo può invece indicare il posto.
option-end = La partita finisce
option-end-after_builder = dopo la fase del costruttore
option-end-twelfth = con il dodicesimo palazzo
option-end-book = Il regolamento italiano chiude la partita appena c'è il dodicesimo palazzo; quello inglese alla fine di quella fase del costruttore.
option-end-why = Dopo la fase del costruttore, così tutti hanno avuto lo stesso numero di occasioni per costruire.
option-open_chapel = Mostra quante carte ci sono sotto le chiese
option-open_chapel-book = Nessuno è tenuto a dire agli altri quali carte ha sotto la chiesa, né quante.
option-open_chapel-why = Spenta, come nel regolamento: gli altri vedono ogni carta che va sotto, ma non viene mai mostrata loro la somma.

# Di che cosa parlano i motivi di un suggerimento.
theme-points = punti già costruiti
theme-buildings = palazzi in città
theme-hand = carte in mano
theme-plants = impianti
theme-goods = merci da vendere
theme-violet = l'uso dei palazzi viola
theme-large = bonus dei grandi palazzi
theme-cards = buone carte da costruire poi
theme-governor = una scelta dei ruoli anticipata
