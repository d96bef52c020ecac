# Madeira in italiano.

phase-setup = preparazione della partita
phase-preparation = A, Preparazione del Turno
phase-characters = B, Azioni Personaggio
phase-buildings = C, Azioni Edificio
phase-maintenance = D, Mantenimento
phase-requests = E, Richieste della Corona
phase-over = fine

# Da dove viene un valore

# Cose
stuff-wheat = Grano
stuff-sugar = Zucchero
stuff-wine = Vino
stuff-wood = Legno
stuff-bread = Pane
stuff-reals = Real
stuff-prestige = Punti Prestigio
stuff-pirates = Pirati
amount-wheat = { $n } Grano
amount-sugar = { $n } Zucchero
amount-wine = { $n } Vino
amount-wood = { $n } Legno
amount-bread = { $n } Pane
amount-reals = { $n } Real
amount-prestige = { $n } PP

character-administrator = Amministratore
character-guildmaster = Mastro della Gilda
character-commander = Comandante
character-mayor = Sindaco
character-printed = Personaggio stampato
character-administrator-does = Fino a due Lavoratori su Piantagioni o nella Foresta, in qualsiasi Regione (ADM-1).
character-guildmaster-does = Un Favore da un Distretto per 2-5 Legno; il Distretto è costruito (GLD-1).
character-commander-does = Fino a due Navi verso Mercati e Colonie (CMD-1).
character-mayor-does = Fino a due pedine fra le Caselle Città, poi la resa delle Città (MAY-1, MAY-2).
character-printed-does = Solo Raccolto, con una Piantagione raccolta due volte (HAR-4).

building-moinho = Moinho
building-capitania = Capitania
building-alfandega = Alfândega
building-casa-da-coroa = Casa da Coroa
building-fortaleza = Fortaleza
building-moinho-does = Dà Pane: poco con 1-2 Lavoratori nella Regione, di più con 3 o più (BLD-8).
building-capitania-does = Dà PP e porta Lavoratori in Città, di più con 3 o più Lavoratori nella Regione (BLD-9).
building-alfandega-does = Porta Lavoratori nelle Colonie: 1 PP ciascuno per ogni propria Nave laggiù (BLD-10).
building-casa-da-coroa-does = Gira a faccia in su Favori della Gilda (BLD-11).
building-fortaleza-does = Porta Lavoratori alla Guardia Cittadina: ciascuno scarta fino a 3 Pirati (BLD-12).

city-porto-santo = Porto Santo
city-funchal = Funchal
city-machico = Machico
colony-acores = Açores
colony-brasil = Brasil
colony-india = India

guild-g1 = prima Gilda (arancione)
guild-g2 = seconda Gilda (verde)
guild-g3 = terza Gilda (blu)
guild-g4 = quarta Gilda (viola)

favour-monk = Monaco
favour-miller = Mugnaia
favour-bishop = Vescovo
favour-patron = Mecenate
favour-lord = Lord
favour-diplomat = Diplomatico
favour-treasurer = Tesoriere
favour-navigator = Navigatore
favour-engineer = Ingegnere
favour-policeman = Poliziotto
favour-lady = Lady
favour-explorer = Esploratore
favour-monk-does = 2 Legno gratis, da Piantagioni con un tuo Lavoratore o dalla Foresta (FAV-4).
favour-miller-does = Il tuo Mulino sale di un livello senza Grano (FAV-5).
favour-bishop-does = Un tuo Segnalino Azione passa a un altro Edificio (FAV-6).
favour-patron-does = 3 Pane (FAV-7).
favour-lord-does = Nella fase C: questo Edificio non ti costa nulla (FAV-8).
favour-diplomat-does = Nella fase C: conti 2 Lavoratori in più nella Regione dell'Edificio (FAV-9).
favour-treasurer-does = 5 Real (FAV-10).
favour-navigator-does = Un movimento di Nave (FAV-11).
favour-engineer-does = Nella fase B: se raccogli con questo dado, fino a 2 raccolti in più nella Regione (FAV-12).
favour-policeman-does = Scarti metà dei tuoi Pirati, per difetto (FAV-13).
favour-lady-does = Per 4 Real l'azione di un Edificio nella cui Regione hai un Lavoratore (FAV-14).
favour-explorer-does = Un Lavoratore da un luogo qualsiasi a un altro (FAV-15).

reward-island = Isola
reward-guild = Gilda
reward-city = Città
reward-watch = Guardia Cittadina
reward-medal = Medaglia
reward-loot = Bottino
reward-windmill = Mulino a Vento
reward-royal-support = Supporto Reale
reward-island-does = Un Lavoratore su una Piantagione o nella Foresta (KNG-1).
reward-guild-does = Un Favore si gira a faccia in su (KNG-2).
reward-city-does = 1 PP e un Lavoratore in una Città (KNG-3).
reward-watch-does = Un Lavoratore alla Guardia Cittadina, che scarta fino a 3 Pirati (KNG-4).
reward-medal-does = 3 PP (KNG-5).
reward-loot-does = 5 Real (KNG-6).
reward-windmill-does = Il tuo Mulino sale di un livello senza Grano (KNG-7).
reward-royal-support-does = Via fino a 3 Pirati, oppure 3 Pane (KNG-8).

request-trade-routes = Rotte Commerciali
request-expeditions = Spedizioni
request-guild-influence = Influenza delle Gilde
request-urbanization = Urbanizzazione
request-prosperity = Prosperità della Nazione
request-trade-routes-does = PP per un massimo di 3 tue Navi nei Mercati (REQ-1).
request-expeditions-does = PP per un massimo di 3 tue Navi nelle Colonie (REQ-2).
request-guild-influence-does = 5 PP per ogni Favore a faccia in su di Gilde diverse, al massimo 4 (REQ-3).
request-urbanization-does = PP di una Città, di più con la maggioranza delle pedine (REQ-4).
request-prosperity-does = 1 PP per ogni Real pagato, fino a 15 (REQ-6).

pass-none = -
pass-city = 1 PP e un Lavoratore in Città
pass-watch = un Lavoratore alla Guardia
pass-ship = un movimento di Nave

place-reserve = Riserva Personale
place-watch = Guardia Cittadina
place-forest = Foresta
place-field = Piantagione { $field }
place-space = { $city } { $n }
place-district = { $city }, Distretto { $n }
place-market = Mercato { $good } { $n }
place-double = Mercato { $good }, casella doppia
place-landing = { $colony } { $n }
goal-field = Piantagione o Foresta
goal-city = Città
goal-colony = Colonia
goal-watch = Guardia Cittadina
goal-anywhere = qualsiasi luogo

# Domande
prompt-initial-request = Si distribuiscono le Richieste iniziali.
prompt-request-tile = Si dispongono le Richieste della Corona sulle righe.
prompt-favour-tile = Si dispongono i Favori della Gilda sui Distretti.
prompt-reward-tile = Si dispongono le Ricompense del Re alle Colonie.
prompt-city-worker = Piazza il primo Lavoratore su una Casella Città.
prompt-field-worker = Piazza un Lavoratore su una Piantagione o nella Foresta.
prompt-character-tile = Si dispongono i Personaggi sugli Edifici.
prompt-pirate-die = Si lanciano i Dadi Pirata.
prompt-guild-die = Si lanciano i Dadi Gilda.
prompt-row = Scegli una riga della Plancia delle Gilde: i suoi dadi, una Richiesta, l'ordine di gioco.
prompt-request = Prendi una Richiesta dalla riga { $row }.
prompt-guild = Di quale Gilda giri i Favori a faccia in su?
prompt-start = Usa un Favore, piazza un dado, oppure passa.
prompt-start-after-favour = Piazza un dado, oppure passa.
prompt-character = Su quale Personaggio va il dado da { $die }?
prompt-placed = { $character } ({ $building }): che cosa fai con il dado?
prompt-pass-space = Passi: scegli una casella della Colonna Ordine di Turno.
prompt-pass-gain = Casella { $space }: i Real o la sua azione?
prompt-building-die = Si risolve { $building }: si lanciano i suoi dadi.
prompt-cost = { $building }: paghi { $cost } oppure ricevi Pirati ({ $pirates })?
prompt-worker-from = Quale Lavoratore si muove? Destinazione: { $goal }. Movimenti rimasti: { $left }.
prompt-worker-to = Dove va il Lavoratore? Partenza: { $from }.
prompt-ship-from = Quale Nave si muove? Movimenti rimasti: { $left }.
prompt-ship-to = Dove va la Nave? Partenza: { $from }.
prompt-reward = Scegli una Ricompensa del Re.
prompt-royal-support = Supporto Reale: scarti Pirati o ricevi Pane?
prompt-district = Quale Favore prendi costruendo il suo Distretto?
prompt-wood-keep = Da dove prendi il Legno? Ancora da ricevere: { $left }.
prompt-wood-buy = Da dove compri il Legno? Ancora da comprare: { $left }.
prompt-pawn-from = Quale Lavoratore o Cittadino Neutrale si muove? Movimenti rimasti: { $left }.
prompt-pawn-to = Dove va la pedina? Partenza: { $from }.
prompt-repeat = Quale Piantagione si raccoglie una seconda volta?
prompt-extra = Ingegnere: quale Piantagione si raccoglie di nuovo? Rimasti: { $left }.
prompt-marker-from = Vescovo: da quale Edificio parte il tuo Segnalino Azione?
prompt-marker-to = A quale Edificio va il Segnalino Azione? Partenza: { $from }.
prompt-lady = Lady: l'azione di quale Edificio?
prompt-turn-up = Quale Favore si gira a faccia in su? Rimasti: { $left }.
prompt-mill = Ultima occasione per Pane e Real dal Mulino prima del Mantenimento.
prompt-honour = Hai il maggior numero di Lavoratori alla Guardia Cittadina: ne riprendi uno per { $points } PP?
prompt-upkeep = Navi sul tabellone: { $ships }. Quanto Legno scarti? Ogni Nave senza Legno porta un Pirata.
prompt-feeding = Pane dovuto: { $due }. Quanto ne scarti? Ogni Pane mancante porta un Pirata.
prompt-fulfil = Quale Richiesta esaudisci? Ancora da esaudire: { $left }.
prompt-offer = Prosperità della Nazione: quanti Real doni, fino a { $most }?

# Tipi di azione
kind-tile = Tessere
kind-roll = Dadi
kind-row = Righe
kind-request = Richieste
kind-guild = Gilde
kind-favour = Favori
kind-die = Dadi da piazzare
kind-pass = Passare
kind-building = Edifici
kind-use = Uso del dado
kind-gain = Guadagni
kind-cost = Costo
kind-origin = Da
kind-target = A
kind-ship = Navi
kind-reward = Ricompense del Re
kind-build = Distretti
kind-wood = Legno
kind-harvest = Raccolto
kind-turn-up = Favori da girare
kind-stop = Basta così
kind-honour = Onore
kind-upkeep = Manutenzione delle Navi
kind-feed = Alimentazione
kind-offer = Real per la Corona
kind-windmill = Mulino a Vento

# Azioni
action-initial = Richiesta iniziale con corone: { $crowns }
action-roll = esce { $value }
action-row = riga { $row }, dadi { $dice }
action-fulfil = { $request } ({ $points })
action-guild = { $guild }
action-favour = usa il Favore: { $favour }
action-die = piazza un Dado Gilda da { $value }
action-pirate-die = piazza un Dado Pirata da { $value }
action-pass = passa
action-character = { $character } ({ $building }, Regione { $region }): { $bread }
action-act = azione: { $character }
action-harvest = Raccolto: { $crops }
action-nothing = niente
action-pass-city = 1 PP e un Lavoratore in Città
action-pass-watch = un Lavoratore alla Guardia Cittadina
action-pass-ship = un movimento di Nave
action-space = casella { $space }: { $reals }
action-space-city = casella { $space }: { $reals }, oppure 1 PP e un Lavoratore in Città
action-space-watch = casella { $space }: { $reals }, oppure un Lavoratore alla Guardia Cittadina
action-space-ship = casella { $space }: { $reals }, oppure un movimento di Nave
action-pay = paga { $cost }
action-pirates = ricevi Pirati: { $n }
action-from = da: { $place }
action-from-neutral = il Cittadino Neutrale di { $place }
action-to = a: { $place }
action-ship-from = una Nave da: { $place }
action-ship-trade = { $place }: { $cost } per { $reals }
action-ship-land = { $place }: { $cost }
action-reward = { $reward } ({ $colony })
action-discard-pirates = scarta fino a { $n } Pirati
action-build = { $favour } ({ $place }): { $wood }
action-wood = Legno da: { $place }
action-again = { $field }: { $good }
action-turn-up = gira a faccia in su: { $favour }
action-stop = basta così
action-done = fatto
action-honour = accetta l'Onore: { $points } PP
action-decline = rinuncia
action-upkeep = scarta { $wood } { $pirates ->
    [0] e non ricevi Pirati
    [one] e ricevi 1 Pirata
   *[other] e ricevi { $pirates } Pirati
}
action-feed = scarta { $bread } { $pirates ->
    [0] e non ricevi Pirati
    [one] e ricevi 1 Pirata
   *[other] e ricevi { $pirates } Pirati
}
action-offer = dona { $reals }
action-exchange = Mulino: { $one } e { $two } per { $got }
action-mill-up = Mulino su per { $wheat }
action-mill-top = Mulino in cima: { $wheat } per 1 PP
action-mill-down = Mulino giù per { $got }
action-mill-bottom = Mulino in fondo: 1 PP per { $got }

# Eventi
event-initial-request = { $who } ha la Richiesta iniziale { $request } ({ $crowns ->
    [one] 1 corona
   *[other] { $crowns } corone
}).
event-request-laid = Riga { $row }: { $request }.
event-favour-laid = { $place }: { $favour }.
event-reward-laid = { $colony }: { $reward }.
event-round = Comincia il turno { $round }.
event-character-laid = { $building }: { $character }.
event-pirate-rolled = Un Dado Pirata mostra { $value }.
event-guild-rolled = Riga { $row }: un Dado Gilda mostra { $value }.
event-row-taken = { $who } prende la riga { $row }.
event-request-taken = { $who } prende la Richiesta { $request }.
event-turned-up = { $who } gira a faccia in su: { $favour }.
event-favour-used = { $who } usa il Favore: { $favour }.
event-die-placed = { $who } piazza un Dado Gilda da { $value } ({ $building }).
event-pirate-die-placed = { $who } piazza un Dado Pirata da { $value } ({ $building }).
event-passed = { $who } passa nella casella { $space }.
event-worker-moved = { $who } muove un Lavoratore: { $from } → { $to }.
event-neutral-moved = { $who } muove un Cittadino Neutrale: { $from } → { $to }.
event-ship-moved = { $who } muove una Nave: { $from } → { $to }.
event-gained = { $who } riceve { $what }.
event-spent = { $who } paga { $what }.
event-pirate-gained = { $who } riceve Pirati: { $n }.
event-pirate-discarded = { $who } scarta Pirati: { $n }.
event-harvested = { $who } raccoglie { $what } ({ $field }).
event-wood-received = { $who } riceve Legno ({ $from }).
event-wood-bought = { $who } compra Legno ({ $from }).
event-built = { $who } costruisce ({ $place }) e prende il Favore: { $favour }.
event-reward-taken = { $who } prende la Ricompensa { $reward } ({ $colony }).
event-marker-moved = { $who } muove un Segnalino Azione: { $from } → { $to }.
event-resolved = Si risolve { $building }.
event-building-rolled = { $building }: un Dado Gilda mostra { $value }.
event-building-pirate-rolled = { $building }: il Dado Pirata mostra { $value }.
event-paid = { $who } paga { $cost } ({ $building }).
event-refused = { $who } non paga ({ $building }).
event-exchanged = { $who } scambia { $one } e { $two } con { $got } al Mulino.
event-level = { $who } porta il Mulino al livello { $level }.
event-honoured = { $who } accetta l'Onore della Guardia.
event-fed = { $who } scarta { $bread } per i Lavoratori (dovuto: { $due }).
event-kept-up = { $who } destina { $wood } alle Navi (dovuto: { $due }).
event-fulfilled = { $who } esaudisce { $request }: { $points }.
event-converted = { $field }: d'ora in poi dà { $good }.
event-over = Il quinto turno è finito: si rivelano i Pirati.

# Punteggi
score-prestige = Punti Prestigio
score-resources = Risorse, 1 PP ogni 5 Real
score-pirates = Pirati
ending-rounds = Sono stati giocati cinque turni.

# Tabellone
board-players = Turno { $round }, fase { $phase }
board-tiles = Richieste e Favori
board-rows = Plancia delle Gilde, Colonna Dadi
board-order = Colonna Ordine di Turno; Dadi Pirata sulla Guardia: { $dice }
board-buildings = Edifici e Personaggi
board-buildings-cost = Edifici e Personaggi; { $building } costa { $cost }, oppure Pirati: { $pirates }
board-fields = Piantagioni (~ dedotto, ? ricostruito, ! scelto al tavolo)
board-cities = Città (N Cittadino Neutrale, _ casella vuota)
board-markets = Mercati (casella[quantità:Real])
board-colonies = Colonie (casella[Vino])
board-passed = passato
board-count = { $who } { $n }
board-unbuilt = { $favour } ({ $wood })
board-income = { $own }+{ $neutral } { $what }
board-gives-moinho = Pane { $n }
board-gives-capitania = PP { $points }, in Città { $n }
board-gives-alfandega = nelle Colonie { $n }
board-gives-casa-da-coroa = Favori su { $n }
board-gives-fortaleza = alla Guardia { $n }
column-player = Giocatore
column-prestige = PP
column-wheat = Gr
column-sugar = Zu
column-wine = Vi
column-wood = Legno
column-bread = Pane
column-reals = Real
column-pirates = Pir.
column-level = Mul.
column-workers = Lavor.
column-watch = Guard.
column-ships = Navi
column-dice = Dadi
column-requests = Richieste
column-favours-up = Favori su
column-favours-down = Favori giù
column-row = Riga
column-guild = Gilda
column-space = Casella
column-or-action = oppure
column-building = Edificio
column-region = Regione
column-character = Personaggio
column-markers = Segnalini
column-gives = Dà (1-2/3+)
column-field = Piantagione
column-good = Merce
column-becomes = Diventa
column-city = Città
column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-points = PP
column-income = Sindaco
column-market = Mercato
column-slots = Caselle
column-points-135 = PP 1/3/5
column-colony = Colonia
column-rewards = Ricompense

# Opzioni del tavolo.
option-urbanization = Urbanizzazione rende per
option-urbanization-present = una Città con un tuo Lavoratore
option-urbanization-anywhere = qualsiasi Città, se hai un Lavoratore in almeno una
option-urbanization-book = La panoramica delle Richieste premia chi ha Lavoratori nelle Città. Il foglio dei riferimenti fa scegliere una Città qualsiasi e dà il numero più basso a chi non vi ha la maggioranza, senza chiedere che vi abbia un Lavoratore.
option-urbanization-why = Così il numero più basso premia chi partecipa alla contesa per una Città. Alla lettera, un solo Lavoratore ovunque vale 9 PP a Machico, e le altre due Città perdono significato per chi è poco presente.
