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

# La riga di comando: che cosa non va.
cli-serve-open = Emporio è aperto su { $address }
cli-serve-stop = Premi Ctrl+C per chiudere.
cli-verified = Tutte le { $draws } estrazioni seguono dal segreto promesso ({ $commitment }) e da ciò che hanno aggiunto { $added } posti.
error-unfair = Queste estrazioni non reggono: { $reason }
cli-error = Errore
error-in-file = { $file }: { $problem }
error-io = { $reason }
error-not-text = riga { $line }: non è testo (contiene byte che non sono UTF-8)
error-unknown-game = il gioco `{ $asked }` non esiste; ci sono { $known }
error-players = { $game } è per { $min }-{ $max } giocatori, non { $players }
error-no-players = quanti giocano? Indica --players N o --names A,B,...
error-option = opzione rifiutata: { $reason }
error-option-form = opzione rifiutata: `{ $option }`; serve CHIAVE=VALORE, per esempio turn_limit=20
error-data = dati rifiutati: { $reason }
error-seats = i nomi sono { $seats }, ma i giocatori { $players }
error-name = `{ $name }` qui non può essere un nome: ogni giocatore deve averne uno suo
error-position-unreadable = la posizione non si può leggere: { $reason }
error-position-broken = questa posizione è impossibile: { $what } ({ $clause })
error-over = la partita è finita: non si può fare altro
error-not-your-turn = non tocca a { $asked }: tocca a { $expected }
error-wish-unused = qui non si possono scegliere: { $left }
error-wish-too-few = bisogna scegliere di più; ora si può: { $legal }
error-illegal = `{ $action }` qui non è permesso; si può: { $legal }
error-illegal-clause = `{ $action }` qui non è permesso ({ $clause }); si può: { $legal }
error-unreadable = `{ $text }` non è un'azione; atteso: { $expected }
error-line = riga { $line }: { $reason }
error-header = l'intestazione chiede qualcosa di impossibile: { $reason }
error-exists = il file esiste già; --force lo sostituisce
error-exists-here = il file esiste già; scegli un altro nome
error-seat = il posto { $seat } non c'è: i posti vanno da 0 a { $last }
error-ply = la partita registrata ha { $last } passi: il passo { $ply } non c'è
error-clause = { $game } non ha una regola o un capitolo `{ $clause }`
error-who-are-you = qui nessuno si chiama { $name }: di' chi sei con --name o --seat ({ $seats })
error-entropy = il sistema operativo non fornisce numeri casuali: { $reason }; usa --seed
error-bot = { $reason }
error-bot-program = `{ $bot }` è un programma esterno: quelli giocano solo nell'arena
error-bot-count = i bot indicati sono { $bots } per { $seats } posti: indicane uno per tutti, o uno per ciascuno
error-valgrind = le istruzioni si contano con valgrind, che non c'è riuscito: { $reason }

# La riga di comando: che cosa si vede.
cli-name = nome
cli-title = titolo
cli-players = giocatori
cli-options = opzioni
cli-option = opzione
cli-letter = Alla lettera
cli-clause = Clausola
cli-default = valore normale
cli-kind = tipo
cli-action = azione
cli-meaning = a parole
cli-figure = dato
cli-value = valore
cli-status = origine
cli-options-title = Opzioni del tavolo (--option CHIAVE=VALORE)
cli-figures-title = Dati in vigore, e da dove viene ciascuno
cli-all-from-the-book = Tutti i dati di questo gioco sono stampati nel suo regolamento.
status-book = regolamento
status-inferred = dedotto
status-reconstructed = ricostruito
status-table = tavolo
cli-heading = { $game } · turno { $round } · passo { $ply }
cli-chance-decides = Decide la sorte.
cli-legal-count = { $count ->
    [one] una possibilità
   *[other] { $count } possibilità
 }
cli-started = { $game } comincia: { $seats }. La partita è registrata in { $file }.
cli-checked = { $steps ->
    [one] Un passo rigiocato e controllato.
   *[other] { $steps } passi rigiocati e controllati.
 }
cli-winners = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
 }
cli-greeting = { $game }. Al tavolo: { $seats }.
cli-you = tu
cli-greeting-help = Scegli scrivendo il numero; ? mostra che cos'altro puoi scrivere.
cli-help =
    da 1 a { $last }  fa quella scelta (vale anche la sua notazione)
    u        annulla la tua ultima scelta
    b        di nuovo il tavolo e la domanda
    l        la storia dall'inizio
    p        i tuoi punti finora
    s FILE   salva in un file, che poi segue la partita
    q        esce
    ?        questo elenco
cli-no-such-number = Questa scelta non c'è: scrivi un numero da 1 a { $last }.
cli-not-understood = Non ho capito: scrivi il numero di una scelta, o ? per l'aiuto.
cli-other = Altro
cli-thinking = { $name } sta pensando…
cli-undone = La tua ultima scelta è annullata.
cli-nothing-to-undo = Non c'è nulla da annullare.
cli-left = Arrivederci.
cli-input-ended = L'input è finito prima della partita.
cli-kept = La partita è in { $file }; `emporio play { $file }` la riprende.
cli-not-kept = La partita non è stata salvata.
cli-save-how = Dove? Scrivi s e il nome di un file, per esempio: s mia.partita
cli-saved = Salvata in { $file }.
cli-sim-title = { $game }: { $games } partite a { $players } giocatori, seme { $seed }
cli-sim-all = tutti
cli-sim-share = quota di vittorie, %
cli-sim-length = Durata e scelta
cli-sim-rounds = turni
cli-sim-spread = turni: minimo, 10 %, 50 %, 90 %, massimo
cli-sim-decisions = decisioni con due o più opzioni
cli-sim-options = numero medio di opzioni
cli-sim-most-options = massimo di opzioni
cli-sim-winning = punti di chi vince
cli-sim-endings = Come sono finite le partite, %
cli-sim-actions = Azioni per partita
cli-sim-chosen = scelte
cli-sim-forced = obbligate
cli-sim-chance = Sorte per partita
cli-sim-events = Eventi per partita
cli-sim-per-game = per partita
cli-sim-timing = { $seconds } s su { $threads ->
    [one] un thread
   *[other] { $threads } thread
 }: { $rate } partite al secondo, { $cpu } per secondo di CPU.
cli-bench-games = partite per s di CPU
cli-bench-decisions = decisioni per partita
cli-bench-ns = ns per decisione
cli-bench-instructions = istruzioni per decisione

# La riga di comando: bot, arena, consigli.
error-hint-time = { $time } secondi non sono possibili: da 0,001 a 3600
error-hint-seat = il posto { $seat } ora non ha nulla da scegliere: tocca al posto { $expected }
error-hint-chance = ora decide la sorte: non c'è nulla da consigliare
error-engine-request = questa non è una richiesta: { $reason }
error-engine-long = una riga può avere al massimo { $most } byte
error-engine-threads = i thread vanno da 1 a 64
error-engine-no-table = nessun tavolo è aperto: manda prima `open`
error-engine-no-game = quale gioco? Indica `game`, o un `record`
error-check-faults = { $count ->
    [one] il bot ha commesso un errore
   *[other] il bot ha commesso { $count } errori
 }
cli-visits = prove
cli-hint-note = A destra: la probabilità di vittoria di ciascuno dopo la scelta, secondo la ricerca.
cli-choices = scelte
cli-slowest = la più lenta (ms)
cli-faults = errori
cli-check-good = Nessun errore trovato.
cli-check-stderr = Ha scritto sullo standard error: { $text }
cli-bot = bot
cli-seats = posti
cli-share = vittorie
cli-interval = intervallo al 95 %
cli-points = punti
cli-margin = scarto
cli-rating = punteggio
cli-per-choice = per scelta
cli-arena-head = { $game }, { $players } giocatori, { $games } partite; quota equa { $fair }
cli-arena-report = Il resoconto è { $file }
cli-sprt-high = Deciso: la quota del primo bot è quella più alta.
cli-sprt-low = Deciso: la quota del primo bot è quella più bassa.

# Una partita riguardata.
review-title = { $game }: l'analisi
review-chance = La probabilità di vittoria di ciascuno, per quel che poteva sapere allora
review-chance-short = probabilità, %
review-summary = In breve
review-swings = Le svolte più grandi
review-what = che cosa è successo
review-played = scelta
review-better = migliore
review-cost = costo
review-choices = Scelte costose, giocatore: { $player }
review-accuracy = Precisione { $accuracy } %: { $choices ->
    [one] una scelta ha ceduto
   *[other] { $choices } scelte hanno ceduto
 } in tutto { $cost } punti percentuali.
review-best = Scelta migliore (turno { $round }): { $choice }. In gioco: { $stake }.
review-worst = Scelta più cara (turno { $round }): { $choice }. È costata { $cost }; meglio: { $better }.
review-best-spice-islands = Scelta migliore (giro { $round }): { $choice }. In gioco: { $stake }.
review-worst-spice-islands = Scelta più cara (giro { $round }): { $choice }. È costata { $cost }; meglio: { $better }.
review-decimal = { $whole },{ $tenths }
review-luck = Fortuna in tutto: { $luck }.
review-swing-choice = Scelta di { $player }: { $what }
review-swing-luck = Fortuna: { $what }
review-note = Tutte le cifre sono probabilità di vittoria in punti percentuali. Le giudica la stessa ricerca con cui giocano i bot, da quel che ogni giocatore poteva sapere in quel momento. Si nominano solo le scelte costate più dell'errore di questo giudizio. La precisione è 100 % per chi fa sempre la scelta migliore e 0 % per chi sceglie alla cieca. La fortuna è la probabilità dopo un'estrazione meno la media su quel che poteva uscire.
error-review = la partita non si può rivedere: { $reason }
cli-step = passo
cli-review-written = L'analisi è { $file }

# Suggerimenti.
hint-gains = Meglio per te: { $themes }.
hint-denies = Peggio per { $player }: { $themes }.
hint-ends = Finisce la partita mentre sei in testa.
hint-even = Differisce appena dalle altre.
hint-equal = Vale all'incirca quanto le altre.
