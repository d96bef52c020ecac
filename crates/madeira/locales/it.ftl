# Madeira in italiano.
title = Madeira

phase-setup = preparazione della partita
phase-preparation = A, preparazione del turno
phase-characters = B, azioni personaggio
phase-buildings = C, azioni edificio
phase-maintenance = D, mantenimento
phase-requests = E, richieste della Corona
phase-over = fine

# Cose
stuff-wheat = grano
stuff-sugar = zucchero
stuff-wine = vino
stuff-wood = legno
stuff-bread = pane
stuff-reals = real
stuff-prestige = punti prestigio
stuff-pirates = pirati
amount-wheat = { $n } grano
amount-sugar = { $n } zucchero
amount-wine = { $n } vino
amount-wood = { $n } legno
amount-wood-bought = { $n } legno ({ $bought } da comprare per { $price })
amount-bread = { $n } pane
amount-reals = { $n } real
amount-prestige = { $n } PP

character-administrator = Amministratore
character-guildmaster = Mastro della Gilda
character-commander = Comandante
character-mayor = Sindaco
character-printed = solo raccolto
character-administrator-does = Fino a due lavoratori su piantagioni o nella foresta, in qualsiasi regione (ADM-1).
character-guildmaster-does = Un favore da un distretto per 2-5 legno; il distretto è costruito (GLD-1).
character-commander-does = Fino a due navi verso mercati e colonie (CMD-1).
character-mayor-does = Fino a due pedine fra le caselle città, poi la resa delle città (MAY-1, MAY-2).
character-printed-does = Nessun personaggio qui in questo turno: un dado raccoglie, e da una piantagione due volte (HAR-4).

building-moinho = Moinho
building-capitania = Capitania
building-alfandega = Alfândega
building-casa-da-coroa = Casa da Coroa
building-fortaleza = Fortaleza
building-moinho-does = Dà pane: poco con 1-2 lavoratori nella regione, di più con 3 o più (BLD-8).
building-capitania-does = Dà PP e porta lavoratori in città, di più con 3 o più lavoratori nella regione (BLD-9).
building-alfandega-does = Porta lavoratori nelle colonie: 1 PP ciascuno per ogni propria nave laggiù (BLD-10).
building-casa-da-coroa-does = Gira a faccia in su favori della gilda (BLD-11).
building-fortaleza-does = Porta lavoratori alla guardia cittadina: ciascuno scarta fino a 3 pirati (BLD-12).
gives-moinho = { $n } pane
gives-capitania = { $points } PP e { $n ->
    [one] un lavoratore in città
   *[other] fino a { $n } lavoratori in città
}
gives-alfandega = { $n ->
    [one] un lavoratore in una colonia
   *[other] fino a { $n } lavoratori nelle colonie
}
gives-casa-da-coroa = { $n ->
    [one] un favore girato a faccia in su
   *[other] fino a { $n } favori girati a faccia in su
}
gives-fortaleza = { $n ->
    [one] un lavoratore alla guardia cittadina
   *[other] fino a { $n } lavoratori alla guardia cittadina
}

city-porto-santo = Porto Santo
city-funchal = Funchal
city-machico = Machico
colony-acores = Açores
colony-brasil = Brasil
colony-india = India

guild-g1 = prima gilda (arancione)
guild-g2 = seconda gilda (verde)
guild-g3 = terza gilda (blu)
guild-g4 = quarta gilda (viola)

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
favour-monk-does = 2 legno gratis, da piantagioni con un tuo lavoratore o dalla foresta (FAV-4).
favour-miller-does = Il tuo mulino sale di un livello senza grano (FAV-5).
favour-bishop-does = Un tuo segnalino azione passa a un altro edificio (FAV-6).
favour-patron-does = 3 pane (FAV-7).
favour-lord-does = Nella fase C: questo edificio non ti costa nulla (FAV-8).
favour-diplomat-does = Nella fase C: conti 2 lavoratori in più nella regione dell'edificio (FAV-9).
favour-treasurer-does = 5 real (FAV-10).
favour-navigator-does = Un movimento di nave (FAV-11).
favour-engineer-does = Nella fase B: se raccogli con questo dado, fino a 2 raccolti in più nella regione (FAV-12).
favour-policeman-does = Scarti metà dei tuoi pirati, per difetto (FAV-13).
favour-lady-does = Per 4 real l'azione di un edificio nella cui regione hai un lavoratore (FAV-14).
favour-explorer-does = Un lavoratore da un luogo qualsiasi a un altro (FAV-15).

reward-island = Isola
reward-guild = Gilda
reward-city = Città
reward-watch = Guardia cittadina
reward-medal = Medaglia
reward-loot = Bottino
reward-windmill = Mulino a vento
reward-royal-support = Supporto reale
reward-island-does = Un lavoratore su una piantagione o nella foresta (KNG-1).
reward-guild-does = Un favore si gira a faccia in su (KNG-2).
reward-city-does = 1 PP e un lavoratore in una città (KNG-3).
reward-watch-does = Un lavoratore alla guardia cittadina, che scarta fino a 3 pirati (KNG-4).
reward-medal-does = 3 PP (KNG-5).
reward-loot-does = 5 real (KNG-6).
reward-windmill-does = Il tuo mulino sale di un livello senza grano (KNG-7).
reward-royal-support-does = Via fino a 3 pirati, oppure 3 pane (KNG-8).
reward-gives-island = un lavoratore su una piantagione
reward-gives-guild = un favore girato a faccia in su
reward-gives-city = 1 PP e un lavoratore in città
reward-gives-watch = un lavoratore alla guardia cittadina, via fino a 3 pirati
reward-gives-medal = 3 PP
reward-gives-loot = 5 real
reward-gives-windmill = il mulino sale di un livello
reward-gives-royal-support = via fino a 3 pirati, oppure 3 pane

request-trade-routes = Rotte Commerciali
request-expeditions = Spedizioni
request-guild-influence = Influenza delle Gilde
request-urbanization = Urbanizzazione
request-prosperity = Prosperità della Nazione
request-trade-routes-does = PP per un massimo di 3 tue navi nei mercati (REQ-1).
request-expeditions-does = PP per un massimo di 3 tue navi nelle colonie (REQ-2).
request-guild-influence-does = 5 PP per ogni favore a faccia in su di gilde diverse, al massimo 4 (REQ-3).
request-urbanization-does = PP di una città, di più con la maggioranza delle pedine (REQ-4).
request-prosperity-does = 1 PP per ogni real pagato, fino a 15 (REQ-6).

pass-none = -
pass-city = 1 PP e un lavoratore in città
pass-watch = un lavoratore alla guardia
pass-ship = un movimento di nave

place-reserve = riserva personale
place-watch = guardia cittadina
place-forest = foresta
place-field = piantagione { $field }
place-space = { $city } { $n }
place-district = { $city }, distretto { $n }
place-market = mercato { $good } { $n }
place-double = mercato { $good }, casella doppia
place-landing = { $colony } { $n }
place-markets = mercati
goal-field = piantagione o foresta
goal-city = città
goal-colony = colonia
goal-watch = guardia cittadina
goal-anywhere = qualsiasi luogo

# Domande
prompt-initial-request = Si distribuiscono le richieste iniziali.
prompt-request-tile = Si dispongono le richieste della Corona sulle righe.
prompt-favour-tile = Si dispongono i favori della gilda sui distretti.
prompt-reward-tile = Si dispongono le ricompense del re alle colonie.
prompt-city-worker = Piazza il primo lavoratore su una casella città.
prompt-field-worker = Piazza un lavoratore su una piantagione o nella foresta.
prompt-character-tile = Si dispongono i personaggi sugli edifici.
prompt-pirate-die = Si lanciano i dadi pirata.
prompt-guild-die = Si lanciano i dadi gilda.
prompt-row = Scegli una riga della plancia delle gilde: i suoi dadi, una richiesta, l'ordine di gioco.
prompt-request = Prendi una richiesta dalla riga { $row }.
prompt-guild = Di quale gilda giri i favori a faccia in su?
prompt-start = Piazza un dado, usa un favore, oppure passa.
prompt-start-die = Piazza un dado, oppure passa.
prompt-start-favour = Usa un favore, oppure passa.
prompt-start-pass = Nessun dado da piazzare: passa.
prompt-character = Su quale personaggio va il dado da { $die }?
prompt-placed = { $character } ({ $building }): che cosa fai con il dado?
prompt-placed-printed = { $building }, senza personaggio: che cosa fai con il dado?
prompt-pass-space = Passi: scegli una casella. Più è alta, prima scegli i dadi del prossimo turno.
prompt-pass-space-last = Passi: scegli una casella. Più è alta, meglio è in caso di parità alla fine.
prompt-pass-gain = Casella { $space }: i real o la sua azione?
prompt-building-die = Ora { $building }: si lanciano i suoi dadi.
prompt-cost = { $building }: paghi { $cost } oppure ricevi pirati ({ $pirates })?
prompt-cost-short = { $building }: hai { $have } su { $cost }. Il mulino può aiutare; se no ricevi pirati ({ $pirates }).
prompt-worker-from = Quale lavoratore si muove? Destinazione: { $goal }. Movimenti rimasti: { $left }.
prompt-worker-to = Dove va il lavoratore? Partenza: { $from }.
prompt-ship-from = Quale nave si muove? Movimenti rimasti: { $left }.
prompt-ship-to = Dove va la nave? Partenza: { $from }.
prompt-reward = Scegli una ricompensa del re.
prompt-royal-support = Supporto reale: scarti pirati o ricevi pane?
prompt-district = Quale favore prendi costruendo il suo distretto?
prompt-wood-keep = Da dove prendi il legno? Ancora da ricevere: { $left }.
prompt-wood-buy = Da dove compri il legno? Ancora da comprare: { $left }.
prompt-pawn-from = Quale lavoratore o cittadino neutrale si muove? Movimenti rimasti: { $left }.
prompt-pawn-to = Dove va la pedina? Partenza: { $from }.
prompt-repeat = Quale piantagione si raccoglie una seconda volta?
prompt-extra = Ingegnere: quale piantagione si raccoglie di nuovo? Rimasti: { $left }.
prompt-marker-from = Vescovo: da quale edificio parte il tuo segnalino azione?
prompt-marker-to = A quale edificio va il segnalino azione? Partenza: { $from }.
prompt-lady = Lady: l'azione di quale edificio?
prompt-turn-up = Quale favore si gira a faccia in su? Rimasti: { $left }.
prompt-mill = Ultima occasione per pane e real dal mulino prima del mantenimento.
prompt-honour = Hai il maggior numero di lavoratori alla guardia cittadina: ne riprendi uno per { $points } PP?
prompt-upkeep = Navi sul tabellone: { $ships }. Quanto legno scarti? Ogni nave senza legno porta un pirata.
prompt-feeding = Pane dovuto: { $due }. Quanto ne scarti? Ogni pane mancante porta un pirata.
prompt-feeding-none = Non è dovuto pane. Il mulino si può usare ancora una volta.
prompt-fulfil = { $left ->
    [one] Quale richiesta esaudisci?
   *[other] Quali { $left } richieste esaudisci?
}
prompt-offer = Prosperità della Nazione: quanti real per altrettanti PP, fino a { $most }?

# Perché una scelta non è aperta
closed-have = hai { $what }
closed-cost = costa { $cost }, hai { $what }
closed-debt = hai { $what } e devi { $debt } per il legno
closed-no-place = ogni personaggio è al completo o chiede più pane di quanto hai
closed-full = non c'è posto per un altro dado
closed-pirate-die = c'è già un dado pirata
closed-wood-reach = legno a portata dei tuoi lavoratori: { $reach }
closed-wood-most = più di quanto si compra in una mossa
closed-reward-debt = devi { $debt } per il legno
closed-no-face-down = nessuno dei tuoi favori è a faccia in giù
closed-no-worker = nessun tuo lavoratore può muoversi
closed-one-favour = un solo favore per mossa
closed-no-cost = non c'è nulla da pagare
closed-enough-workers = hai già 3 lavoratori nella regione
closed-phase-b = solo nella fase B, per un raccolto
closed-phase-c = solo nella fase C, a un edificio
closed-no-die = nessun tuo dado si può piazzare
closed-no-wood = nessun legno a portata dei tuoi lavoratori
closed-no-marker = nessun tuo segnalino azione è su un edificio
closed-no-slot = nessuna casella libera accetta le merci che hai
closed-no-ship = nessuna tua nave può salpare adesso
closed-few-pirates = hai meno di 2 pirati
closed-no-region = nessun tuo lavoratore è in una regione

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
kind-use = Azione
kind-gain = Guadagni
kind-cost = Costo
kind-origin = Da
kind-target = A
kind-ship = Navi
kind-reward = Ricompense del re
kind-build = Distretti
kind-wood = Legno
kind-harvest = Raccolto
kind-turn-up = Favori da girare
kind-stop = Basta così
kind-honour = Onore
kind-upkeep = Manutenzione delle navi
kind-feed = Alimentazione
kind-offer = Real per la Corona
kind-windmill = Mulino a vento

# Azioni
action-initial = richiesta iniziale con corone: { $crowns }
action-roll = esce { $value }
action-row = riga { $row }: dadi { $dice }; gilde { $guilds }; richieste { $requests }
action-fulfil = { $request } ({ $points })
action-guild = { $guild }
action-favour = usa il favore: { $favour }
action-die = piazza un dado gilda da { $value }
action-pirate-die = piazza un dado pirata da { $value }
action-pass = passa
action-character = { $character } ({ $building }, regione { $region }): costo { $bread }
action-character-free = { $character } ({ $building }, regione { $region })
action-act = azione: { $character }
action-harvest = raccolto: { $crops }
action-harvest-twice = raccolto: { $crops }, e una delle piantagioni di nuovo
action-nothing = niente
action-pass-city = 1 PP e un lavoratore in città
action-pass-watch = un lavoratore alla guardia cittadina
action-pass-ship = un movimento di nave
action-space = casella { $space }: { $reals }
action-space-city = casella { $space }: { $reals }, oppure 1 PP e un lavoratore in città
action-space-watch = casella { $space }: { $reals }, oppure un lavoratore alla guardia cittadina
action-space-ship = casella { $space }: { $reals }, oppure un movimento di nave
action-pay = paga { $cost } per { $gives }
action-pay-free = senza costo: { $gives }
action-pay-idle = paga { $cost }, senza azione: nessun lavoratore nella regione
action-pirates = ricevi pirati: { $n }
action-from = da: { $place }
action-from-neutral = il cittadino neutrale di { $place }
action-to = a: { $place }
action-ship-from = una nave da: { $place }
action-ship-new = una nave dalla riserva: { $wood }
action-ship-trade = { $place }: { $cost } per { $reals }
action-ship-land = { $place }: { $cost }
action-reward = { $reward } ({ $colony }): { $gives }
action-discard-pirates = scarta fino a { $n } pirati
action-build = { $favour } ({ $place }): { $wood }
action-wood = legno da: { $place }
action-again = { $field }: { $good }
action-turn-up = gira a faccia in su: { $favour }
action-stop = basta così
action-stop-workers = non muovere nessuno
action-stop-ships = non muovere navi
action-stop-district = non prenderne nessuno
action-stop-reward = nessuna ricompensa
action-stop-turning = non girarne nessuno
action-done = fatto
action-honour = accetta l'onore: { $points } PP
action-decline = rinuncia
action-upkeep = scarta { $wood } { $pirates ->
    [0] e non ricevi pirati
    [one] e ricevi 1 pirata
   *[other] e ricevi { $pirates } pirati
}
action-feed = scarta { $bread } { $pirates ->
    [0] e non ricevi pirati
    [one] e ricevi 1 pirata
   *[other] e ricevi { $pirates } pirati
}
action-feed-none = avanti
action-offer = dona { $reals }
action-exchange = mulino: { $one } e { $two } per { $got }
action-mill-up = mulino su per { $wheat }
action-mill-top = mulino in cima: { $wheat } per 1 PP
action-mill-down = mulino giù per { $got }
action-mill-bottom = mulino in fondo: 1 PP per { $got }

# Eventi
event-initial-request = { $who } ha la richiesta iniziale { $request } ({ $crowns ->
    [one] 1 corona
   *[other] { $crowns } corone
}).
event-request-laid = Riga { $row }: { $request }.
event-favour-laid = { $place }: { $favour }.
event-reward-laid = { $colony }: { $reward }.
event-round = Comincia il turno { $round }.
event-character-laid = { $building }: { $character }.
event-pirate-rolled = Un dado pirata mostra { $value }.
event-guild-rolled = Riga { $row }: un dado gilda mostra { $value }.
event-row-taken = { $who } prende la riga { $row }.
event-request-taken = { $who } prende la richiesta { $request }.
event-turned-up = { $who } gira a faccia in su: { $favour }.
event-favour-used = { $who } usa il favore: { $favour }.
event-die-placed = { $who } piazza un dado gilda da { $value } ({ $building }).
event-pirate-die-placed = { $who } piazza un dado pirata da { $value } ({ $building }).
event-passed = { $who } passa nella casella { $space }.
event-worker-moved = { $who } muove un lavoratore: { $from } → { $to }.
event-neutral-moved = { $who } muove un cittadino neutrale: { $from } → { $to }.
event-ship-moved = { $who } muove una nave: { $from } → { $to }.
event-gained = { $who } riceve { $what }.
event-income = { $who } riceve { $what } ({ $from }).
event-spent = { $who } paga { $what }.
event-pirate-gained = { $who } riceve pirati: { $n }.
event-pirate-discarded = { $who } scarta pirati: { $n }.
event-harvested = { $who } raccoglie { $what } ({ $field }).
event-wood-received = { $who } riceve legno ({ $from }).
event-wood-bought = { $who } compra legno ({ $from }).
event-wood-paid = { $who } paga { $cost } per il legno comprato.
event-unused-die = { $who } non usa il personaggio: { $character } ({ $building }).
event-unused-printed = { $who } non raccoglie nulla ({ $building }).
event-unused-building = { $who } non ha lavoratori nella regione: nessuna azione ({ $building }).
event-unused-workers = { $who } non muove nessuno.
event-unused-ships = { $who } non muove navi.
event-unused-pawns = { $who } non muove nessuno in città.
event-unused-district = { $who } non prende favori.
event-unused-reward = { $who } lascia la ricompensa del re.
event-unused-face-down = { $who } non gira altri favori.
event-built = { $who } costruisce ({ $place }) e prende il favore: { $favour }.
event-reward-taken = { $who } prende la ricompensa { $reward } ({ $colony }).
event-marker-moved = { $who } muove un segnalino azione: { $from } → { $to }.
event-resolved = Ora { $building }.
event-building-rolled = { $building }: un dado gilda mostra { $value }.
event-building-pirate-rolled = { $building }: il dado pirata mostra { $value }.
event-paid-free = { $who } agisce senza costo ({ $building }).
event-paid = { $who } paga { $cost } ({ $building }).
event-refused = { $who } non paga ({ $building }).
event-exchanged = { $who } scambia { $one } e { $two } con { $got } al mulino.
event-level = { $who } porta il mulino al livello { $level }.
event-honoured = { $who } accetta l'onore della guardia.
event-fed = { $who } nutre tutti i lavoratori: { $bread }.
event-fed-short = { $who } nutre i lavoratori con { $bread }: ne mancano { $missing }.
event-kept-up = { $ships ->
    [one] { $n ->
        [0] { $who } non scarta legno per la nave.
       *[other] { $who } mantiene la nave.
    }
   *[other] { $n ->
        [0] { $who } non scarta legno per le { $ships } navi.
       *[other] { $who } mantiene navi: { $n } su { $ships }.
    }
}
event-fulfilled = { $who } esaudisce { $request }: { $points }.
event-converted = { $field }: d'ora in poi dà { $good }.
event-over = Il quinto turno è finito: si rivelano i pirati.
event-sold = Ciò che resta a { $who } vale { $points }.
event-revealed = { $who } rivela pirati: { $n } ({ $points }).

# Punteggi
score-prestige = Punti prestigio
score-resources = Merci, legno, pane, real: 1 PP ogni 5
score-pirates = Pirati: chi ne ha di più perde 16, poi 8, 4, 2; 1 per ciascuno oltre 20
ending-rounds = Sono stati giocati cinque turni.

# Tabellone
board-players = Turno { $round }, fase { $phase }
board-tiles = Richieste e favori
board-rows = Plancia delle gilde, colonna dadi
board-order = Colonna ordine di turno; dadi pirata sulla guardia: { $dice }
board-buildings = Edifici e personaggi
board-buildings-cost = Edifici e personaggi; { $building } costa { $cost }, oppure pirati: { $pirates }
board-fields = Piantagioni (~ dedotto, ? ricostruito, ! scelto al tavolo)
board-cities = Città (N cittadino neutrale, _ casella vuota)
board-markets = Mercati (casella[quantità:real])
board-colonies = Colonie (casella[vino])
board-passed = passato
board-count = { $who } { $n }
board-unbuilt = { $favour } ({ $wood })
board-income = { $own }+{ $neutral } { $what }
board-gives-moinho = pane { $n }
board-gives-capitania = PP { $points }, in città { $n }
board-gives-alfandega = nelle colonie { $n }
board-gives-casa-da-coroa = favori su { $n }
board-gives-fortaleza = alla guardia { $n }
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
option-urbanization-present = una città con un tuo lavoratore
option-urbanization-anywhere = qualsiasi città, se hai un lavoratore in almeno una
option-urbanization-does = Decide se questa richiesta può darti punti per una città in cui non hai lavoratori.
option-urbanization-book = Due pagine delle regole stampate non concordano: una premia chi ha lavoratori nelle città, l'altra una città scelta a piacere, con il numero più basso per chi non vi ha la maggioranza.
option-urbanization-why = Con un tuo lavoratore lì, il numero più basso premia chi è presente in quella città. Senza, un solo lavoratore ovunque vale 9 PP a Machico, e le altre due città contano poco.

# Lo schermo
screen-island = L'isola
screen-cities = Le città
screen-sea = Mercati e colonie
screen-guilds = La plancia delle gilde
screen-rounds = Turni e fasi
screen-region = Regione { $n }
screen-phase-preparation = Preparazione
screen-phase-characters = Personaggi
screen-phase-buildings = Edifici
screen-phase-maintenance = Mantenimento
screen-phase-requests = Corona
screen-round = Turno { $round } di { $rounds }
screen-round-does = Ogni turno ha cinque fasi, da A a E. Dopo il quinto turno si contano i punti.
screen-phase-preparation-does = Si dispongono personaggi e dadi. Dall'alto della colonna ordine di turno ognuno prende una riga: il suo posto nella fase B, i suoi tre dadi, una richiesta, e i favori della sua gilda girati a faccia in su (PRE-4, PRE-5).
screen-phase-characters-does = Dalla riga più alta in giù, a più riprese, ognuno piazza un dado su un personaggio o passa, finché tutti hanno passato. Con un dado si agisce o si raccoglie (CHA-1, CHA-8).
screen-phase-buildings-does = Gli edifici con segnalini azione si risolvono per numero. I loro dadi si lanciano e abbassano il costo; chi ha un segnalino lì lo paga e agisce, oppure prende pirati (BLD-1, BLD-3).
screen-phase-maintenance-does = Onore alla guardia cittadina, merci dalle colonie, poi legno per le navi e pane per i lavoratori; ciò che manca porta pirati (MNT-1).
screen-phase-requests-does = Turno 1: soddisfi 1 richiesta su 2; turno 3: 2 su 3; turno 5: tutte e 3. Nel turno 2 il grano diventa zucchero e nel turno 4 lo zucchero diventa vino, dove la piantagione può essere convertita e non ha più legno (CRN-1, CRN-2, CRN-3, CRN-5).
screen-tie-break = posto nella colonna ordine di turno
screen-act-idle = Ora non servirebbe a nulla.
screen-crown-fulfil = La Corona chiede { $n } { $n ->
    [one] richiesta
   *[other] richieste
} su { $of }
screen-crown-all = La Corona chiede tutte le { $n } richieste
screen-crown-convert = La Corona converte: { $from } → { $to } dove non c'è legno
screen-letter-wheat = G
screen-letter-sugar = Z
screen-letter-wine = V
screen-pirates = { $n ->
    [one] 1 pirata
   *[other] { $n } pirati
}
screen-some-pirates = pirati coperti
screen-figure-inferred = Dedotto dagli esempi del regolamento; puoi impostare valori tuoi.
screen-figure-reconstructed = Valore nostro: è stampato solo sul tabellone. Puoi impostare il tuo.
screen-figure-table = Scelto fra i valori di questo tavolo.
screen-unprinted = cifra nostra
screen-unprinted-does = Le cifre sottolineate a puntini sono stampate solo sul tabellone, che non abbiamo. Un clic su una di esse dice da dove viene.
screen-closed = Adesso no: { $why }.
screen-cost-pay = paga
screen-cost-short = troppo
screen-cost-idle = a vuoto
screen-cost-pirates = o ricevi
screen-hunger = Il pane mancante porterebbe pirati: { $n }.
screen-forest = Non è in nessuna regione e non si raccoglie mai. Un lavoratore qui arriva a qualsiasi quantità di legno (GEN-6, WOOD-3).
screen-field-wood = Legno sopra: { $n }. Finché c'è legno un raccolto dà legno; poi la piantagione dà { $good } (GEN-9).
screen-field-good = Un raccolto dà { $good } (HAR-2).
screen-field-becomes = Se il legno è finito entro la fase E del turno { $round }, darà { $good } per sempre.
screen-field-converted = La Corona l'ha convertita.
screen-empty-in = Nessun personaggio nel turno { $round }: allora un dado raccoglie, e da una piantagione due volte.
screen-dice-of = dadi { $n } su { $room }
screen-watch = Guardia cittadina
screen-watch-does = Un lavoratore qui permette di piazzare un dado pirata e torna nella riserva. Chi ne ha di più può avere l'onore nella fase D.
screen-pirate-dice = Dadi pirata
screen-pirate-die = Dado pirata da { $value }
screen-pirate-die-does = Lo piazza chi ha un lavoratore alla guardia; al massimo uno per personaggio. Non abbassa i costi e rende più caro non pagare.
screen-free = libera
screen-neutral = cittadino neutrale
screen-city-income = Il Sindaco rende { $own } per ogni proprio lavoratore e { $neutral } per ogni cittadino neutrale, se qui hai un lavoratore.
screen-city-points = Urbanizzazione: { $most } PP con la maggioranza, { $other } PP senza.
screen-district = Per costruirlo e prendere il favore: { $wood }.
screen-market = mercato { $good }
screen-points-135 = Per ogni nave { $one } / { $three } / { $five } PP con una richiesta nei turni 1 / 3 / 5.
screen-colony = Ogni lavoratore sul suo territorio porta 1 { $good } nella fase D.
screen-land = Territorio: { $colony }
screen-trade = { $take } per { $pay }
screen-or = {" "}o{" "}
screen-dice-column = Colonna dadi: ordine nella fase B
screen-row = Riga { $row }
screen-row-does = Tre dadi, una richiesta, i favori della sua gilda si girano a faccia in su, e il tuo posto nella fase B.
screen-guild-does = Chi prende la riga gira a faccia in su i favori di questa gilda.
screen-order = Ordine: passare
screen-order-does = Chi passa occupa una casella libera: i suoi real o la sua azione. Dall'alto è l'ordine nelle fasi C, D, E e nella prossima A.
screen-pass-space = Casella { $space }
screen-pass-reals = { $reals }.
screen-pass-or = { $reals }, oppure: { $what }.
screen-before = Davanti a { $name }
screen-own-dice = Dadi gilda da piazzare
screen-guild-die = Dado gilda da { $value }
screen-guild-die-does = Gratis nelle regioni fino al suo valore; in una regione più alta ogni punto che manca costa 1 pane.
screen-prestige-does = Punti prestigio. Vince chi ne ha di più.
screen-reals-does = Denaro: edifici nella fase C, legno comprato, la Corona. Alla fine 5 valgono 1 PP.
screen-wheat-does = Per il mercato del grano; 2 alzano il mulino.
screen-sugar-does = Per il mercato dello zucchero.
screen-wine-does = Per il mercato del vino e per ogni approdo nelle colonie.
screen-wood-does = Per distretti, navi dalla riserva, e 1 per ogni nave sul tabellone nella fase D.
screen-bread-does = Per dadi sotto il numero della regione, e per i lavoratori nella fase D.
screen-pirates-does = Chi ne ha di più perde 16 PP alla fine, poi 8, 4, 2; ognuno oltre 20 ne costa 1 in più.
screen-workers = Lavoratori in riserva: { $n }
screen-on-board = Sul tabellone: { $n }. Ciascuno chiede pane nella fase D, meno il livello del mulino.
screen-ships = Navi in riserva: { $n }
screen-ships-does = Una nave dalla riserva costa 1 legno; ogni nave sul tabellone chiede 1 legno nella fase D.
screen-requests = Richieste della Corona
screen-favours = Favori della gilda
screen-no-favours = Ancora nessun favore: li prende il Mastro della Gilda dalle città.
screen-face-up = a faccia in su
screen-face-down = a faccia in giù
screen-level = livello { $n }
screen-mill-does = Il suo livello nutre altrettanti lavoratori nella fase D. Le quattro mosse si possono fare a quasi ogni tua scelta.
screen-mill-up = Su per 2 grano
screen-mill-up-does = Un livello in su; in cima 1 PP.
screen-mill-bread = Giù per pane
screen-mill-bread-does = Un livello in giù per 1 pane; in fondo costa 1 PP.
screen-mill-reals = Giù per real
screen-mill-reals-does = Un livello in giù per 3 real; in fondo 1 real per 1 PP.
screen-mill-exchange = Scambia 2 merci con 1
screen-mill-exchange-does = Due merci qualsiasi con una di un tipo diverso da entrambe.
screen-harvest = Il tuo raccolto qui: { $what }
screen-cost-exact = Costo nella fase C: { $least } real.
screen-cost-range = Costo nella fase C: da { $least } a { $most } real, secondo i dadi.
screen-building-over = Già risolto in questo turno.
screen-building-spare = Nessuno ha un segnalino qui: in questo turno si salta.
screen-cost-now = Costo adesso: { $n }
screen-bread-for = Per questo dado: { $bread }
screen-brings = Ora porterebbe { $points }.
screen-brings-prosperity = Fino a { $points } con i real che hai.
screen-majority = Maggioranza ora: { $who }.
screen-draws = Il Sindaco ti darebbe ora { $what }.
screen-bread-due = Pane dovuto nella fase D: { $n }.
screen-wood-due = Legno dovuto per le navi nella fase D: { $n }.
screen-wood-price = Legno da comprare: { $left }, in tutto { $price }
screen-wood-free = Legno gratis: ancora { $left }
screen-section-island = Isola
screen-section-cities = Città
screen-section-sea = Mare
screen-section-guilds = Gilde
screen-section-me = Io
screen-rolled = Somma dei dadi gilda lanciati, e il dado pirata
screen-doing-city-worker = { $name } piazza un lavoratore in città
screen-doing-field-worker = { $name } piazza un lavoratore su una piantagione
screen-doing-row = { $name } sceglie una riga della plancia delle gilde
screen-doing-request = { $name } prende una richiesta
screen-doing-guild = { $name } gira i favori di una gilda
screen-doing-start = { $name } piazza un dado o passa
screen-doing-start-die = { $name } piazza un dado o passa
screen-doing-start-favour = { $name } usa un favore o passa
screen-doing-start-pass = { $name } passa
screen-doing-character = { $name } piazza un dado
screen-doing-placed = { $name } decide che cosa fa il dado
screen-doing-pass-space = { $name } passa
screen-doing-pass-gain = { $name } passa
screen-doing-cost = { $name } decide se pagare l'edificio
screen-doing-cost-short = { $name } non può pagare l'edificio
screen-doing-placed-printed = { $name } decide che cosa fa il dado
screen-doing-pass-space-last = { $name } passa
screen-doing-worker-from = { $name } muove lavoratori
screen-doing-worker-to = { $name } muove lavoratori
screen-doing-ship-from = { $name } muove navi
screen-doing-ship-to = { $name } muove navi
screen-doing-reward = { $name } sceglie una ricompensa del re
screen-doing-royal-support = { $name } sceglie una ricompensa del re
screen-doing-district = { $name } costruisce un distretto
screen-doing-wood-keep = { $name } prende legno
screen-doing-wood-buy = { $name } compra legno
screen-doing-pawn-from = { $name } muove pedine nelle città
screen-doing-pawn-to = { $name } muove pedine nelle città
screen-doing-repeat = { $name } raccoglie di nuovo
screen-doing-extra = { $name } raccoglie di nuovo
screen-doing-marker-from = { $name } muove un segnalino azione
screen-doing-marker-to = { $name } muove un segnalino azione
screen-doing-lady = { $name } sceglie un edificio per la Lady
screen-doing-turn-up = { $name } gira favori a faccia in su
screen-doing-mill = { $name } può usare il mulino un'ultima volta
screen-doing-honour = { $name } decide sull'onore della guardia
screen-doing-upkeep = { $name } mantiene le navi
screen-doing-feeding = { $name } nutre i lavoratori
screen-doing-feeding-none = { $name } può usare il mulino
screen-doing-fulfil = { $name } esaudisce una richiesta della Corona
screen-doing-offer = { $name } dona real alla Corona
screen-finale = Ultimo turno
screen-last-round = Questo è l'ultimo turno.
screen-dice-later = I dadi che vi stanno si rilanciano nella fase C: la loro somma ne abbassa il costo per tutti.

# Di che cosa parlano i motivi di un suggerimento.
theme-prestige = prestigio già vinto
theme-pirates = meno pirati
theme-goods = grano, zucchero e vino
theme-supplies = legno, pane e real
theme-windmill = il mulino
theme-workers = lavoratori in buoni posti
theme-ships = navi in viaggio
theme-guilds = favori delle gilde
theme-places = punti di mercati, colonie e città
theme-requests = punti dalle richieste della Corona
theme-upkeep = pane e legno che non mancheranno
theme-dice = dadi ancora da piazzare
theme-actions = azioni di edifici in arrivo
theme-order = il posto nell'ordine di turno
