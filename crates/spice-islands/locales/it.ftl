# Spice Islands in italiano. Fra una cifra e il suo segno ($, %) sta uno spazio che non va a capo (U+00A0).
title = Isole delle Spezie

## Nomi
unit-green = bene verde
unit-blue = bene blu
unit-yellow = bene giallo
unit-spice = spezia
units-green = { $count ->
    [one] 1 bene verde
   *[other] { $count } beni verdi
}
units-blue = { $count ->
    [one] 1 bene blu
   *[other] { $count } beni blu
}
units-yellow = { $count ->
    [one] 1 bene giallo
   *[other] { $count } beni gialli
}
units-spice = { $count ->
    [one] 1 spezia
   *[other] { $count } spezie
}
company-green = verde
company-blue = blu
company-yellow = gialla
organisation-green = compagnia verde
organisation-blue = compagnia blu
organisation-yellow = compagnia gialla
organisation-navy = marina
organisation-pirates = pirati
of-green = della compagnia verde
of-blue = della compagnia blu
of-yellow = della compagnia gialla
of-navy = della marina
of-pirates = dei pirati
hunter-navy = la marina
hunter-pirates = i pirati
colour-green = verde
colour-blue = blu
colour-yellow = giallo
colour-orange = arancione
colour-black = nero
colour-purple = viola
space-europe = Europa
space-spice-islands = Isole delle Spezie
space-madagascar = Madagascar
space-sea = S{ $number }
at-europe = in Europa
at-spice-islands = nelle Isole delle Spezie
at-madagascar = in Madagascar
at-sea = in S{ $number }
from-europe = dall'Europa
from-spice-islands = dalle Isole delle Spezie
from-madagascar = dal Madagascar
from-sea = da S{ $number }
to-europe = in Europa
to-spice-islands = alle Isole delle Spezie
to-madagascar = in Madagascar
to-sea = a S{ $number }
nothing = niente
count-of = { $count } × { $what }
ship-empty = { $company }
ship-laden = { $company } ({ $cargo })
ship-at = nave { $company } { $at }
ship-at-with = nave { $company } { $at } con { $cargo }

## A che cosa servono
organisation-green-does = Carica e muove due navi mercantili verdi; paga i suoi titoli quando la rendita arriva in fondo al percorso (REV-1).
organisation-blue-does = Carica e muove due navi mercantili blu; paga i suoi titoli quando la rendita arriva in fondo al percorso (REV-1).
organisation-yellow-does = Carica e muove due navi mercantili gialle; paga i suoi titoli quando la rendita arriva in fondo al percorso (REV-1).
organisation-navy-does = Dà la caccia ai pirati in mare; guadagna per ogni merce recuperata e quando li affonda (NAV-5).
organisation-pirates-does = Attaccano le navi mercantili in mare e vendono il bottino in Madagascar; dopo la vendita c'è subito la spartizione (PIR-12).
colour-purple-does = Ogni dado viola dà un giro in cui ognuno può comprare un titolo (SHR-1).
unit-green-does = Nelle Isole delle Spezie, con i valori della scatola: 10 $ alla compagnia verde e 3 $ alla compagnia della nave (UNL-2).
unit-blue-does = Nelle Isole delle Spezie, con i valori della scatola: 10 $ alla compagnia blu e 3 $ alla compagnia della nave (UNL-2).
unit-yellow-does = Nelle Isole delle Spezie, con i valori della scatola: 10 $ alla compagnia gialla e 3 $ alla compagnia della nave (UNL-2).
unit-spice-does = In Europa, con i valori della scatola: 15 $ alla compagnia della nave (UNL-3).
space-europe-does = Qui stanno i beni e qui arrivano le spezie; i pirati restano fuori (MAP-1).
space-spice-islands-does = Qui stanno le spezie e qui arrivano i beni; i pirati restano fuori (MAP-1).
space-madagascar-does = Il porto pirata: qui i pirati vendono, e nessun altro entra (MAP-1, PIR-11).
captain-does = Il capitano incassa quando incassano le navi della sua organizzazione e in ogni proprio turno ha un'azione gratuita di quel colore (UNL-4, CAP-1).

## Domande
prompt-deal = Si consegna una pedina capitano a { $who }.
prompt-first = Si sorteggia chi comincia.
prompt-roll = Si tirano i dadi colorati.
prompt-buy = { $own ->
    [one] Il tuo dado viola
   *[other] Dado viola di { $who }
}: compra un titolo, o passa ({ $rounds ->
    [one] ultimo dado viola del turno
   *[other] ancora { $rounds } dadi viola
}).
prompt-act = { $free ->
    [one] Spendi un dado o l'azione gratuita
   *[other] Spendi un dado
}: carica, naviga, attacca o fai avanzare un segnalino.
prompt-free-action = Fai l'azione gratuita del capitano, o finisci il turno.
prompt-attack-beside = Attacca, o finisci il turno.
prompt-after-move = Attacca subito dopo il movimento, o lascia stare.
prompt-attack = Si tirano i dadi pirata per l'attacco.
prompt-take = Scegli una merce da prendere per i pirati.
prompt-keep = Scegli una merce da tenere nella stiva dei pirati.
prompt-recover = Scegli una merce da recuperare per la marina.
prompt-election = Elezione per la pedina capitano { $of }: tira { $who }.
prompt-mutiny = Ammutinamento: tira { $who }.
prompt-tie = Chi è in parità tira di nuovo per la pedina capitano { $of }.

## Tipi di azione
kind-deal = Distribuzione
kind-first = Primo giocatore
kind-roll = Tiro
kind-skulls = Teschi
kind-best = Dado migliore
kind-winner = Vincitore
kind-buy = Compra un titolo
kind-pass = Passa
kind-load = Carica
kind-sail = Naviga
kind-navy-move = Muovi la marina
kind-navy-attack = Attacca i pirati
kind-pirate-move = Muovi i pirati
kind-pirate-attack = Attacca una nave mercantile
kind-elect = Elezione
kind-revenue = Rendita
kind-mutiny = Ammutinamento
kind-unit = Scegli una merce
kind-no-attack = Non attaccare
kind-end-turn = Fine del turno

## Azioni
action-as-captain = Azione gratuita: { $deed }
action-at-no-cost = Senza costo: { $deed }
action-deal = pedina capitano { $of }
action-first = comincia { $who }
action-roll = dadi: { $dice }
action-skulls = { $skulls ->
    [one] 1 teschio
   *[other] { $skulls } teschi
}
action-best = dado migliore: { $best }
action-winner = { $who } vince lo spareggio
action-buy = compra un titolo { $of }: { $price } $
action-pass = non comprare niente
action-load = carica 1 { $unit } sulla { $ship }
action-sail = muovi la nave { $company } { $from } { $to } con { $cargo }
action-sail-in = muovi la nave { $company } { $from } { $to }: { $brings }
brings = { $organisation } +{ $amount } $
brings-captain = { $who } da capitano +{ $amount } $
action-and-captain = { $deed } e diventa capitano { $of }
action-navy-move = muovi la marina { $from } { $to }
action-navy-attack = attacca i pirati con la marina ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: { $chance } %)
action-pirate-move = muovi i pirati { $from } { $to }
action-pirate-sale = muovi i pirati { $from } { $to } e vendi { $cargo }: { $paid }
action-pirate-sale-unpaid = muovi i pirati { $from } { $to } e vendi { $cargo }, senza paga per nessuno
pays = { $who } +{ $amount } $
action-pirate-attack = attacca la { $ship } ({ $dice } dadi: { $chance } %)
action-elect = fai avanzare l'elezione { $of }
action-revenue = fai avanzare la rendita { $of }
action-mutiny = fai avanzare l'ammutinamento
action-unit = { $unit }
action-no-attack = non attaccare
action-end-turn = rinuncia all'azione gratuita e finisci il turno

## Eventi
event-dealt = { $who } riceve la pedina capitano { $of }.
event-dealt-share = { $who } riceve la pedina capitano { $of } e il suo titolo più caro.
event-first-player = Comincia { $who }.
event-rolled = Turno { $turn }: { $who } tira { $dice }.
event-bought = { $who } compra un titolo { $of } per { $price } $.
event-passed = { $who } non compra niente.
event-free-action = { $who } usa l'azione gratuita del capitano.
event-attack-beside = { $who } usa un attacco che i dadi permettono oltre al movimento.
event-free-attack = { $who } attacca subito dopo il movimento.
event-loaded = { $who } carica 1 { $unit } sulla nave { $company } { $at }.
event-sailed = { $who } muove la nave { $company } { $from } { $to }.
event-delivered = La nave { $company } scarica { $at }: { $cargo }.
event-income = Tesoreria { $of }: +{ $amount } $.
event-bonus = { $who }, capitano { $of }: +{ $amount } $.
event-bonus-from-treasury = { $who }, capitano dei pirati: +{ $amount } $ dalla loro tesoreria.
event-hunter-moved = { $who } muove { $hunter } { $from } { $to }.
event-pawn-taken = { $who } prende la pedina capitano { $of }.
event-pawn-returned = { $who } rimette nella riserva la pedina capitano { $of }.
event-merchant-attacked = { $who } attacca la nave { $company } { $at } ({ $cargo }) con { $dice } dadi pirata.
event-pirates-attacked = { $who } attacca i pirati { $at } con { $dice ->
    [one] 1 dado pirata
   *[other] { $dice } dadi pirata
}.
event-attack-rolled = { $skulls ->
    [0] Nessun teschio.
    [one] 1 teschio.
   *[other] { $skulls } teschi.
}
event-looted = Bottino dalla nave { $company }: { $kept } in stiva.
event-looted-none = Non c'è posto per il bottino dalla nave { $company }: { $lost } fuori gioco.
event-looted-lost = Bottino dalla nave { $company }: { $kept } in stiva, { $lost } fuori gioco.
event-robbed = La nave { $company } è depredata di tutto e torna { $to }.
event-sunk = La nave { $company } è affondata e torna { $to }.
event-recovered = La marina recupera { $cargo }.
event-pirates-sunk = La nave pirata è affondata e torna in Madagascar; { $shares ->
    [one] 1 titolo dei pirati è scartato
   *[other] { $shares } titoli dei pirati sono scartati
}.
event-sold = I pirati vendono in Madagascar { $cargo }.
event-captain-part = { $who } prende la parte del capitano dalla tesoreria dei pirati: +{ $amount } $.
event-dividend = { $who } incassa { $amount } $ per { $shares ->
    [one] 1 titolo
   *[other] { $shares } titoli
} { $of }.
event-shares-returned = { $shares ->
    [one] 1 titolo { $of } torna
   *[other] { $shares } titoli { $of } tornano
} nel mazzo.
event-election-step = { $who } fa avanzare l'elezione { $of } a { $marker }.
event-revenue-step = { $who } fa avanzare la rendita { $of } a { $marker }.
event-mutiny-step = { $who } fa avanzare l'ammutinamento a { $marker }.
event-vote-called = Elezione per la pedina capitano { $of }.
event-vote-uncontested = Elezione per la pedina capitano { $of }: nessun altro ha dadi.
event-mutiny-called = Ammutinamento!
event-mutiny-uncontested = Ammutinamento! Nessun altro ha dadi.
event-best-rolled = { $who }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, il migliore è { $best }.
event-skulls-rolled = { $who }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, { $skulls ->
    [0] nessun teschio
    [one] 1 teschio
   *[other] { $skulls } teschi
}.
event-tied = Parità: { $players } tirano di nuovo.
event-tie-won = { $who } vince il nuovo tiro.
event-captain = { $who } diventa capitano { $of }.
event-captain-stays = { $who } resta capitano { $of }.
event-revenue-paid = Rendita { $of }: { $value } $ per titolo.
event-declined = { $who } rinuncia all'azione gratuita.
event-ended = La partita finisce. { $ending }
event-victory-shared = Parità fino in fondo: vincono insieme { $players }. Il regolamento farebbe decidere la migliore voce pirata.

## Punteggio e fine
score-cash = Denari (i titoli non contano più)
ending-green = Tutti i beni verdi sono usciti dal gioco.
ending-blue = Tutti i beni blu sono usciti dal gioco.
ending-yellow = Tutti i beni gialli sono usciti dal gioco.
ending-spices = Tutte le spezie sono uscite dal gioco.
ending-turn_limit = È raggiunto il limite di turni del tavolo.

## Tabellone
title-turn = Turno
title-sea = Mare e porti
title-organisations = Organizzazioni
title-players = Giocatori
title-units = Merci
title-figures = Valori che non stanno nel regolamento
heading-turn = Turno
heading-active = Di turno
heading-dice = Dadi rimasti
heading-purple = Giri d'acquisto
heading-free-action = Azione gratuita
heading-space = Spazio
heading-stock = Scorte
heading-merchants = Navi mercantili
heading-hunters = Marina e pirati
heading-organisation = Organizzazione
heading-treasury = Tesoreria
heading-price = Prezzo
heading-pile = Mazzo
heading-held = In mano
heading-value = Rende
heading-captain = Capitano
heading-election = Elezione
heading-revenue = Rendita
heading-cash = Denari
heading-pawns = Capitano di
heading-unit = Merce
heading-in-port = In porto
heading-aboard = A bordo
heading-with-pirates = Pirati
heading-removed = Scartate
heading-figure = Voce
heading-figure-value = Valore
heading-status = Origine

## Opzioni del tavolo
option-map = Mappa
option-map-approach = uno spazio di mare davanti al Madagascar
option-map-direct = dalla rotta direttamente al Madagascar
option-map-book = Marina e pirati possono attraversare le linee grigie. La mappa stampata è perduta: entrambe sono ricostruite.
option-map-why = Con uno spazio di mare davanti al Madagascar la marina può aspettare i pirati al varco (RUL-27).
option-attack_cost = Un attacco costa
option-attack_cost-die = un dado, come ogni azione
option-attack_cost-free_after_move = niente subito dopo un movimento della nave
option-attack_cost-beside_move = niente: ogni dado ne permette uno oltre al suo uso
option-attack_cost-book = Ogni dado è un'azione, l'attacco è elencato fra le azioni, e c'è un attacco per ogni dado del colore.
option-attack_cost-why = La frase più chiara è quella di un'azione per dado; il limite ne segue (RUL-15).
option-attack_when = Navi che si possono attaccare
option-attack_when-strict = lì da inizio turno, o raggiunte
option-attack_when-together = tutte nello stesso spazio di mare
option-attack_when-book = L'attaccante comincia il turno nello spazio del bersaglio, o vi entra.
option-attack_when-why = È la lettera del regolamento: chi naviga verso l'attaccante è al sicuro per quel turno (RUL-16, RUL-32).
option-price_sink = Il prezzo di un titolo va
option-price_sink-bank = alla banca
option-price_sink-treasury = alla tesoreria della sua organizzazione
option-price_sink-book = Il prezzo si paga; a chi, non è detto.
option-price_sink-why = Le entrate delle tesorerie sono elencate, e le vendite di titoli non ci sono (RUL-12).
option-captain_colour = L'azione gratuita del capitano
option-captain_colour-own = del colore della pedina
option-captain_colour-any = di qualsiasi colore
option-captain_colour-book = L'azione gratuita può essere di qualsiasi tipo; si sceglie quale pedina usare.
option-captain_colour-why = Scegliere una pedina ha senso solo se l'azione ne ha il colore (RUL-10).
option-two_deal = In due: ognuno riceve
option-two_deal-merchant_each = un capitano di compagnia e il suo titolo
option-two_deal-any_each = un capitano fra tutti e cinque
option-two_deal-none = niente
option-two_deal-book = Ognuno riceve un capitano a caso; quali si distribuiscono è detto solo per 3, 4 e 5 giocatori.
option-two_deal-why = Con ogni altro numero di giocatori i capitani di compagnia vengono per primi (RUL-23).
option-two_bonus = In due: il capitano pirata è pagato
option-two_bonus-bank = dalla banca
option-two_bonus-treasury = dalla tesoreria dei pirati
option-two_bonus-book = Il capitano riceve 1 per ogni merce venduta; da dove, non è detto.
option-two_bonus-why = Ogni altro premio di un capitano viene dalla banca (RUL-23).
option-end_split = Una vendita pirata che chiude la partita
option-end_split-yes = si spartisce ancora
option-end_split-no = non paga nulla ai giocatori
option-end_split-book = La partita finisce subito quando l'ultima merce di un colore è scartata; non c'è una rendita finale.
option-end_split-why = La spartizione fa parte della vendita, e un'azione si compie fino in fondo (RUL-24).
option-turn_limit = Ultimo turno (0: senza limite)
option-turn_limit-book = Non c'è un limite di turni.
option-turn_limit-why = Chi gira in tondo non finirebbe mai; le partite senza persone hanno un limite (RUL-25).

## Schermo
screen-letter-green = V
screen-letter-blue = B
screen-letter-yellow = G
screen-letter-spice = S
screen-letter-die-green = V
screen-letter-die-blue = B
screen-letter-die-yellow = G
screen-letter-die-orange = A
screen-letter-die-black = N
screen-letter-die-purple = Vi
screen-name-green = Verde
screen-name-blue = Blu
screen-name-yellow = Gialla
screen-name-navy = Marina
screen-name-pirates = Pirati
screen-tie-break = pedine capitano / titoli
screen-map = Mare
screen-organisations = Organizzazioni
screen-players = Giocatori
screen-dice = Dadi del turno
screen-turn = Turno { $turn }
screen-buying = { $rounds ->
    [one] Acquisti: ultimo dado viola
   *[other] Acquisti: { $rounds } dadi viola
}
screen-die = dado { $colour }
screen-die-spent = dado { $colour }, speso
screen-die-green = Carica o muovi una nave verde, o fai avanzare di un passo un segnalino verde.
screen-die-blue = Carica o muovi una nave blu, o fai avanzare di un passo un segnalino blu.
screen-die-yellow = Carica o muovi una nave gialla, o fai avanzare di un passo un segnalino giallo.
screen-die-orange = Muovi la marina, attacca i pirati, o fai avanzare di un passo un segnalino arancione.
screen-die-black = Muovi i pirati, attacca una nave mercantile, o fai avanzare di un passo l'ammutinamento.
screen-die-purple = Ognuno a turno può comprare un titolo, prima di ogni azione.
screen-die-now = Ora: { $list }.
screen-ship-empty = Vuota: deve caricare prima di partire.
screen-ship-stranded = Vuota, e qui non c'è più niente da caricare: resta ferma fino alla fine.
screen-empty-hold = stiva vuota
screen-attack-on = Un attacco: { $odds }
screen-attack-odds = { $dice ->
    [one] 1 dado pirata
   *[other] { $dice } dadi pirata
}, teschio su { $skulls ->
    [one] 1 faccia
   *[other] { $skulls } facce
} su { $faces }: { $chance } % per almeno un teschio.
screen-ship-bound = Va { $to }, { $moves ->
    [one] manca 1 mossa
   *[other] mancano { $moves } mosse
}.
screen-ship-brings = { $organisation }: +{ $n } $.
screen-doing-buy = { $name } pensa se comprare un titolo
screen-doing-act = { $name } fa un'azione
screen-doing-free-action = { $name } pensa all'azione gratuita
screen-doing-after-move = { $name } pensa se attaccare
screen-doing-take = { $name } sceglie il bottino
screen-doing-keep = { $name } sceglie che cosa resta in stiva
screen-doing-recover = { $name } sceglie che cosa recupera la marina
screen-end-near = La fine è vicina. Ancora in gioco: { $left }.
screen-end-token = Ancora: { $left }
screen-of-dice = ({ $dice } dadi)
screen-attacks = { $organisation }: attacchi rimasti in questo turno: { $n }
screen-free-action = Azione gratuita
screen-free-action-of = Azione gratuita del capitano: { $organisation }
screen-stock = { $unit }: { $count } in porto, { $afloat } in mare, { $gone } su { $all } fuori gioco
screen-gone = fuori { $gone }/{ $all }
screen-sea-why = Qui passano tutte le navi; nello stesso spazio i pirati attaccano le navi mercantili e la marina attacca i pirati.
screen-off-lane-why = Fuori dalla rotta mercantile: qui vengono solo la marina e i pirati.
screen-captain = { $organisation }, capitano: { $name }
screen-no-captain = { $organisation }: la pedina capitano è nella riserva
screen-captain-of = capitano di: { $organisation }
screen-no-pawns = nessuna pedina capitano
screen-reserve = riserva
screen-treasury = Tesoreria: { $amount } $
screen-treasury-why = Si divide fra i titoli quando la rendita arriva in fondo; il resto rimane.
screen-treasury-pirates = Si spartisce quando i pirati vendono il bottino in Madagascar; il resto rimane.
screen-per-share = per titolo ora
screen-pile = { $organisation }: il primo titolo costa { $price } $, { $left } nel mazzo
screen-pile-empty = { $organisation }: il mazzo dei titoli è vuoto
screen-pile-why = Con ogni dado viola ognuno può comprare un titolo (nella scatola: azione), il primo di un mazzo qualsiasi.
screen-pile-prices = I prezzi di un mazzo intero, dal primo: { $list }.
screen-shares = Titoli
screen-holders = Titoli in mano: { $list }
screen-held = { $organisation }: { $n ->
    [one] 1 titolo
   *[other] { $n } titoli
}
screen-cash = Denari: { $n } $
screen-money = { $n } $
screen-gain = Denari dalla tua ultima scelta: { $less ->
    [one] −{ $n } $
   *[other] +{ $n } $
}
screen-worth = Incassando tutto ora
screen-worth-why = I denari e quanto darebbero i titoli se ogni organizzazione pagasse ora e i pirati vendessero il carico; alla fine contano solo i denari.
screen-election = Elezione
screen-revenue = Rendita
screen-mutiny = Ammutinamento
screen-sale = Vendita ora
screen-track-election = { $organisation }: elezione a { $at } su { $end }
screen-track-revenue = { $organisation }: rendita a { $at } su { $end }
screen-track-mutiny = Ammutinamento a { $at } su { $end }
screen-track-election-why = All'ultimo passo si tira per la pedina capitano: un dado a chi ha fatto il passo, uno al capitano, uno per titolo; vince il dado più alto.
screen-track-revenue-why = All'ultimo passo la tesoreria si divide fra i titoli in mano; poi i titoli tornano nel mazzo e la pedina capitano nella riserva.
screen-track-mutiny-why = All'ultimo passo, solo in mare, si tira per la pedina dei pirati: un dado a chi ha fatto il passo, uno al capitano, uno per titolo; vince chi ha più teschi.
screen-last-election = Ultimo passo: l'elezione si tiene ora ({ $list }). A parità resta il capitano di ora; altri in parità tirano di nuovo.
screen-last-revenue = Ultimo passo: la tesoreria paga ora ({ $list }). Poi i titoli tornano nel mazzo e la pedina capitano nella riserva.
screen-last-mutiny = Ultimo passo: l'ammutinamento si decide ora ({ $list }). A parità resta il capitano di ora; altri in parità tirano di nuovo.
screen-would-election = { $name }: { $n ->
    [one] 1 dado
   *[other] { $n } dadi
}
screen-would-mutiny = { $name }: { $n ->
    [one] 1 dado
   *[other] { $n } dadi
}
screen-would-revenue = { $name }: +{ $n } $
screen-you = tu
screen-nobody = a nessuno
screen-with-die = con il dado { $colour }
screen-instead-die = Usa invece il dado { $colour }
screen-instead-pawn = Usa invece l'azione gratuita
screen-news-sale = Vendita
screen-news-revenue = Rendita
screen-news-captain = Nuovo capitano
screen-news-hit = Attacco
screen-news-bonus = Al capitano
screen-news-miss = { $n ->
    [one] 1 attacco, nessun teschio
   *[other] { $n } attacchi, nessun teschio
}
screen-mark = Un valore che non è nel regolamento: perché, e come correggerlo
screen-mark-title = Non è nel regolamento
screen-mark-how = Se hai la scatola e sai il valore giusto, correggilo: scegli altrimenti fra le opzioni di un nuovo tavolo, o scrivilo agli autori.
screen-mark-more = Tutti i valori e da dove vengono
screen-yes = sì
screen-figure-of-table = Fissato da questo tavolo.
screen-figure-map-sea-spaces = Spazi di mare
screen-figure-map-sea-spaces-why = Una recensione parla di una rotta di quattro spazi fra i porti; se altri stiano davanti al Madagascar è una scelta (DAT-1, DAT-4).
screen-figure-map-blue = Linee blu
screen-figure-map-blue-why = Una sola rotta senza bivi, da porto a porto, segue dai quattro spazi (DAT-2).
screen-figure-map-grey = Linee grigie
screen-figure-map-grey-why = Una recensione parla di due rotte speciali per il Madagascar; dove toccano la rotta è scelto per simmetria, e così uno spazio di mare sul percorso (DAT-3, DAT-4).
screen-figure-dice-coloured-faces = Facce di un dado colorato
screen-figure-dice-coloured-faces-why = Cinque organizzazioni e il viola fanno sei facce (DAT-7).
screen-figure-dice-pirate-faces = Facce di un dado pirata
screen-figure-dice-pirate-faces-why = Il regolamento dice che un teschio vale 1; ne seguono un teschio e i numeri da 2 a 6 (DAT-8).
screen-figure-shares-prices = Prezzi dei titoli
screen-figure-shares-prices-why = Il regolamento dà dieci titoli e un prezzo massimo di 5; la scala è scelta perché funziona (DAT-10).
screen-figure-fixed-grey-routes-to-madagascar = Rotte grigie per il Madagascar
screen-figure-fixed-grey-routes-to-madagascar-why = Una recensione parla di due rotte speciali (DAT-3).
screen-figure-fixed-cap-on-pirate-dice = Dadi pirata in un tiro, al massimo
screen-figure-fixed-cap-on-pirate-dice-why = Nella scatola ce ne sono otto, ma a un'elezione possono servirne di più: è questione di scorte (RUL-5).
screen-figure-fixed-track-spaces-without-effect = Passi di un percorso senza effetto
screen-figure-fixed-track-spaces-without-effect-why = Il regolamento dà un effetto solo all'ultimo passo (DAT-14).
screen-figure-fixed-endless-bank = La banca non si esaurisce
screen-figure-fixed-endless-bank-why = I gettoni della scatola sono una scorta, non un limite (DAT-15).

# Di che cosa parlano i motivi di un suggerimento.
theme-cash = denaro in mano
theme-treasuries = una parte delle tesorerie
theme-cargo = una parte dei carichi in mare
theme-shares = titoli
theme-captains = il comando di navi
theme-pirates = una parte del bottino
theme-turn = il prossimo turno arriva prima
theme-elections = elezioni
theme-alone = titoli che nessun altro ha
