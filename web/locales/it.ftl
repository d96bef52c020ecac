# Le parole dell'applicazione web.
ui-tagline = Quattro classici giochi di commercio allo stesso tavolo
ui-home = Inizio
ui-skip = Vai al contenuto
ui-skip-choices = Vai alle tue scelte
ui-language = Lingua
ui-lang-en = English
ui-lang-it = Italiano
ui-loading = Caricamento…
ui-no-server = Il server non risponde: { $message }
ui-retry = Riprova
ui-lost = A questo indirizzo non c'è nulla.
ui-back-home = Torna al porto

# Chi gioca
ui-name-title = Come ti chiamiamo?
ui-name-why = Gli altri al tavolo vedono questo nome. Niente account né password: questo browser si ricorda di te.
ui-name-label = Il tuo nome
ui-name-ok = Siediti
ui-name-change = (cambia nome)
ui-name-none = Scegli un nome
ui-close = Chiudi

# Inizio
ui-play = Gioca
ui-games = I giochi
ui-your-tables = I tuoi tavoli
ui-open-tables = Tavoli aperti
ui-tables = Tavoli
ui-none-mine = Non partecipi ancora a nessun tavolo.
ui-none-open = Nessun tavolo aspetta giocatori.
ui-players = { $min }–{ $max } giocatori
ui-players-same = { $min } giocatori
ui-minutes = circa { $minutes } min
ui-weight-light = veloce
ui-weight-medium = medio
ui-weight-heavy = profondo
ui-about-puerto-rico = Pianta, sistema i coloni, costruisci e spedisci. Ogni ruolo che scegli serve a tutti, ma prima e meglio a te.
ui-feel-puerto-rico = Quasi niente fortuna: pensa due ruoli avanti.
ui-about-san-juan = La città come gioco di carte: ogni carta è un palazzo, una merce o il denaro con cui pagare.
ui-feel-san-juan = Rapido: tutto sta nell'usare bene la mano.
ui-about-madeira = Servi la Corona sull'isola: raccogli, commercia, naviga e costruisci con dadi che vogliono tutti.
ui-feel-madeira = Risorse scarse e richieste da soddisfare: per lunghe serate.
ui-about-spice-islands = Compra titoli, diventa capitano di una compagnia, porta le spezie a casa e fatti pirata quando conviene.
ui-feel-spice-islands = Dadi, accordi e ammutinamenti.

# Nuovo tavolo
ui-new-table = Nuovo tavolo
ui-new-title = Nuovo tavolo: { $game }
ui-count = Giocatori
ui-seats = Posti
ui-seat-n = Posto { $n }
ui-seat-me = Io
ui-seat-open = Posto libero
ui-seat-bot = Bot, { $level }
ui-bots-easy = { $n ->
    [one] 1 bot facile
   *[other] { $n } bot facili
}
ui-bots-medium = { $n ->
    [one] 1 bot medio
   *[other] { $n } bot medi
}
ui-bots-hard = { $n ->
    [one] 1 bot difficile
   *[other] { $n } bot difficili
}
ui-bots-expert = { $n ->
    [one] 1 bot esperto
   *[other] { $n } bot esperti
}
ui-level-easy = facile
ui-level-medium = medio
ui-level-hard = difficile
ui-level-expert = esperto
ui-level-rated = { $level } (forza { $rating })
ui-shuffle = Mescola i posti
ui-private = Entra solo chi ha il link
ui-options = Opzioni e regole della casa
ui-option-variant = Preparazione variante: scegli la prima mano
ui-option-round_cap = Limite di turni
ui-option-governor = Primo governatore
ui-seat-drawn = a caso
ui-by-the-letter = Gioca alla lettera del regolamento
ui-by-the-letter-why = Mette ogni opzione come nel regolamento stampato.
ui-by-the-letter-done = Tutte le opzioni sono come nel regolamento stampato.
ui-no-limit = nessun limite
ui-open-table = Apri il tavolo

# Elenchi
ui-status-waiting = in attesa di giocatori
ui-status-playing = in corso
ui-status-over = finita
ui-round-n = turno { $n }
ui-round-n-spice-islands = giro { $n }
ui-your-turn = Tocca a te
ui-turn-of = tocca a { $name }
ui-go = Vai al tavolo
ui-continue = Continua
ui-open-seats = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
}

# Tavolo
ui-table = Tavolo
ui-round = Turno
ui-round-spice-islands = Giro
ui-you = tu
ui-bot = bot
ui-open-seat = posto libero
ui-spectating = Stai guardando
ui-waiting = In attesa di giocatori
ui-waiting-why = Manda un invito a un amico, oppure lascia il posto a un bot.
ui-invite = Invito per il posto { $n }
ui-copy = Copia il link
ui-copied = Copiato
ui-fill-bot = Fai sedere un bot
ui-sits = Al tavolo
ui-stand-up = Lascia il tavolo
ui-ask-away = Libera di nuovo questo posto
ui-join-title = Hai un invito per questo tavolo
ui-join = Prendi il posto
ui-join-not = Solo guardare
ui-prompt = Che cosa fare
ui-choices = Le tue scelte
ui-confirm = Conferma
ui-pick-again = Scegli altro
ui-pick-one = Quale?
ui-pick-lit = Ora tocca ciò che è illuminato sul tabellone.
ui-only-one = C'è un solo modo di continuare.
ui-start-over = Ricomincia
ui-undo = Annulla mossa
ui-undo-far = Chiedi di tornare indietro…
ui-undo-far-why = Devono essere tutti d'accordo, perché intanto si è saputo qualcosa di nuovo.
ui-undo-asked = { $name } chiede di tornare indietro di { $n ->
    [one] un passo
   *[other] { $n } passi
}.
ui-undo-yours = Hai chiesto di tornare indietro di { $n ->
    [one] un passo
   *[other] { $n } passi
}. Si aspettano gli altri.
ui-redo = Ripeti
ui-undo-not = Lascia stare
ui-undo-part-yours = { $n ->
    [one] Annulla la tua ultima scelta.
   *[other] Annulla le tue ultime { $n } scelte.
}
ui-undo-part-others = { $n ->
    [one] Annulla anche una scelta degli altri.
   *[other] Annulla anche { $n } scelte degli altri.
}
ui-undo-part-drawn = { $n ->
    [one] Ciò che è uscito nel frattempo uscirebbe di nuovo uguale.
   *[other] Ciò che è uscito nel frattempo ({ $n } volte) uscirebbe di nuovo uguale.
}
ui-to-bot-yes = Sì, lascialo
ui-to-bot-no = Tengo il posto
ui-seat-again = Al tuo posto gioca un bot.
ui-left-waits = Se ne sono andati tutti: i bot aspettano che qualcuno torni.
ui-take-back = Riprendi il posto
ui-invitation-good = { $host } ti invita a una partita a { $game }.
ui-invitation-used = Questo invito è già stato usato: il posto è occupato. Puoi comunque guardare.
ui-invitation-wrong = Questo invito non vale per questo tavolo. Puoi comunque guardare.
ui-invitation-seats = Al tavolo: { $names }
ui-agree = D'accordo
ui-refuse = Rifiuta
ui-withdraw = Ritira
ui-sending = Invio…
ui-thinking = { $name } sta pensando…
ui-not-live = Connessione persa. Mi ricollego…
ui-log = Cronaca
ui-log-empty = Non è ancora successo nulla.
ui-chat = Chat
ui-chat-empty = Ancora nessun messaggio.
ui-chat-label = Messaggio
ui-chat-send = Invia
ui-scores = Punteggi
ui-final = Punteggio finale
ui-winner = Vince { $names }
ui-winners = Vittoria condivisa: { $names }
ui-place-n = Posizione { $n }
ui-tie-break = Spareggio
ui-menu = Menu del tavolo
ui-ask-confirm = Conferma le scelte fatte con un tocco (prendere e posare vale subito)
ui-to-bot = Lascia il mio posto a un bot
ui-to-bot-why = Lascia giocare un bot al posto tuo.
ui-to-bot-sure = Lasciare il posto a un bot? Puoi riprenderlo finché la partita è in corso.
ui-record = Scarica la partita
ui-older-rules = Giocata con una versione più vecchia delle regole ({ $version }): è finita così.
ui-deal = La sorte è onesta?
ui-deal-promised = Prima della partita il server ha promesso un segreto con questa impronta, e ogni browser ha aggiunto qualcosa di casuale. Ogni estrazione segue da tutti e due: nessuno ha potuto scegliere che cosa uscisse.
ui-deal-later = A partita finita qui si può controllare ogni estrazione.
ui-deal-print = Impronta: { $hash }
ui-deal-check = Controlla ogni estrazione
ui-deal-good = { $n ->
    [one] L'unica estrazione segue
   *[other] Tutte le { $n } estrazioni seguono
} da quanto promesso: nulla è stato truccato.
ui-deal-bad = Il controllo non torna: { $why }
ui-copy-link = Copia il link per guardare
ui-again = Un altro tavolo
ui-rematch = Rivincita
ui-rematch-here = Rivincita, stessi posti avanti di uno:
ui-section-board = Tabellone
ui-section-buildings = Edifici
ui-section-you = Tu
ui-section-others = Altri
ui-section-log = Cronaca
ui-section-hand = Mano
ui-tab = Emporio
ui-tab-yours = ● Tocca a te
ui-clause = Regola { $clause }
ui-closed = Adesso non si può ({ $n })
ui-choose-lit = Scegli ciò che è illuminato sul tabellone, oppure usa questo elenco.
ui-show-choices = Scelte ({ $n })
ui-lit-here = qui c'è qualcosa da scegliere

# Mosse, tasti e impostazioni
ui-help = Aiuto e tasti
ui-help-lit = Illuminato: toccalo adesso.
ui-help-reach = Tratteggiato: puoi toccare anche questo.
ui-help-picked = Rosso: preso in mano o scelto. Toccalo di nuovo per rimetterlo a posto.
ui-help-marked = Bordo punteggiato del colore di un giocatore: l'ha cambiato dopo la tua ultima scelta.
ui-help-arrows = vai al prossimo punto che si può toccare
ui-help-all = vai al prossimo punto qualsiasi, per leggere che cos'è
ui-help-enter = tocca il punto; a scelta completa, confermala
ui-help-space = tocca il punto, o rimetti a posto
ui-help-numbers = fai la scelta con quel numero nell'elenco
ui-help-escape = rimetti a posto ciò che hai in mano, chiudi ciò che è aperto
ui-help-undo = annulla
ui-help-skip = mostra subito le mosse degli altri
ui-help-help = questo aiuto
ui-recap = Dalla tua ultima scelta
ui-recap-since = dalla tua scelta
ui-recap-open = { $n ->
    [one] un fatto dalla tua ultima scelta
   *[other] { $n } fatti dalla tua ultima scelta
}
ui-skip-moves = Salta
ui-unread = da leggere
ui-settings = Impostazioni
ui-pace = Mosse degli altri
ui-pace-off = tutte subito
ui-pace-slow = lente
ui-pace-normal = a ritmo normale (il solito)
ui-pace-fast = veloci
ui-theme = Colori
ui-theme-system = come il dispositivo
ui-theme-light = chiari
ui-theme-dark = scuri
ui-sound = Suoni
ui-log-filter = Mostra nella cronaca
ui-log-all = Tutti
ui-log-start = Preparazione
ui-log-more = { $n } precedenti
ui-why-over = La partita è finita.
ui-why-wait = Qui non c'è ancora nulla da fare.
ui-why-turn = Adesso no: tocca a { $name }.
ui-why-rule = Adesso no: { $words }
ui-why-asked = Adesso no. Ti si chiede: { $prompt }
# Queste sono brevi: stanno su una riga, così il pulsante sotto non si sposta.
ui-pick-first = { $n ->
    [one] Scegline uno.
   *[other] Scegline { $n }.
}
ui-pick-more = Da scegliere: { $n }.
ui-pick-up-to = Puoi sceglierne { $n }.
ui-pick-done = Pronto: conferma.
ui-show-list = Come elenco
ui-take = Scegli
ui-put-back = Rimetti
ui-one-more = Uno in più
ui-open-whole = Tutta la plancia di { $name }
ui-one-fewer = Uno in meno

# Errori
ui-error-stale = Il tavolo è andato avanti: dai un'altra occhiata.
ui-error-not_your_turn = Non tocca a te.
ui-error-illegal = Adesso non è permesso.
ui-error-unreadable = Il server non ha capito la mossa.
ui-error-not_found = Questo tavolo non esiste.
ui-error-forbidden = Non puoi farlo.
ui-error-bad_request = Il server non ha potuto accettarlo.
ui-error-too_many = Troppo in fretta: aspetta un momento e riprova.
ui-error-over = La partita è finita.
ui-error-offline = Il server non risponde. Controlla la connessione.
ui-error-waiting = La partita non è cominciata: un posto è ancora libero.
ui-error-unknown = Prima scegli un nome.
ui-error-cross_site = La richiesta viene da un altro sito.
ui-error-too_large = È troppo lungo.
ui-error-internal = È un errore nostro: lo abbiamo registrato.
ui-error-error = Qualcosa è andato storto.
ui-error-unconfirmed = Conferma che è quello che vuoi.
ui-error-name_taken = Questo nome è già preso.
ui-error-unfair = Il server non dà le carte come ha promesso.
ui-error-unavailable = Il server è occupato o pieno. Riprova tra un momento.
ui-error-damaged = Non è stato possibile leggere questo tavolo.
ui-error-method_not_allowed = Il server non ha potuto accettarlo.
ui-error-older_rules = Questo tavolo seguiva regole più vecchie: non si può continuare.

# Lettere sulle merci
ui-letter-corn = G
ui-letter-indigo = I
ui-letter-sugar = Z
ui-letter-tobacco = T
ui-letter-coffee = C
ui-letter-silver = A

# Suggerimenti e revisioni.
ui-percent = { $n } %
ui-hint-ask = Un consiglio?
ui-hint-thinking = Ci penso…
ui-hint-title = Le scelte migliori, con la tua probabilità di vittoria
ui-hint-here = Consigliato: { $chance } di probabilità di vittoria.
ui-help-hint = chiedi un consiglio (dove i suggerimenti sono ammessi)
ui-allow-hints = Tutti possono chiedere suggerimenti
ui-review = Analisi
ui-review-back = Torna al tavolo
ui-review-working = Analisi in corso…
ui-review-graph = La probabilità di vittoria di ciascuno in percento, per quel che poteva sapere allora, turno per turno
ui-review-summary = In breve
ui-review-swings = Le svolte più grandi
ui-review-look = Rivedi questo momento: { $round }
ui-review-choices = Scelte
ui-review-whose = Scelte di
ui-review-all = Tutte, in ordine
ui-review-none = Nessuna che sia costata di sicuro qualcosa.
ui-review-when = Quando
ui-review-played = Scelta
ui-review-best = Altre
ui-review-cost = Costo

ui-rules = Regole
ui-rules-of = { $game }: le regole
ui-rules-search = Cerca nelle regole
ui-rules-found = { $n ->
    [one] Una clausola
   *[other] { $n } clausole
  }
ui-rules-none = Le regole non ne parlano.
ui-rules-contents = Indice
ui-rules-pieces = I pezzi
ui-rules-figures = I numeri e da dove vengono
ui-rules-whole = Pagina intera
ui-print = Stampa
ui-help-rules = leggi la regola citata da una spiegazione

ui-replay = Rivedi la partita
ui-replay-play = Avvia
ui-replay-pause = Pausa
ui-replay-step = Avanti di una mossa
ui-replay-back = Indietro di una mossa
ui-replay-phase = Alla fase successiva
ui-replay-phase-back = Alla fase precedente
ui-replay-round = Al turno successivo
ui-replay-round-back = Al turno precedente
ui-replay-moment = Momento della partita
ui-replay-of = { $n } di { $all }
ui-replay-speed = Velocità
ui-replay-eyes = Chi guarda
ui-replay-all = Tutto scoperto
ui-replay-eyes-of = Come vede { $name }
ui-replay-watch = Come spettatore
ui-replay-link = Collegamento a questo momento
ui-replay-look = Stai rivedendo una partita: guarda con calma.
ui-replay-table = Al tavolo
ui-replay-upload = Un file di una partita (.game), scelto o trascinato qui
ui-replay-upload-why = I file delle partite vengono dai tavoli finiti, dalla riga di comando e dagli amici. Qui non si conserva nulla: il file viene mostrato e dimenticato.
ui-play-on = Gioca da qui
ui-play-on-why = Un nuovo tavolo comincia proprio da questo momento, con i bot agli altri posti. E se fosse andata diversamente?
ui-play-on-seat = Il tuo posto:
ui-play-on-bots = Bot:

ui-learn = Impara
ui-learn-game = Impara { $game }
ui-learn-why = Un tavolo guidato: una partita avviata, bot veri, e brevi carte che dicono che cosa fare e perché. Smetti quando vuoi.
ui-learn-begin = Prima partita
ui-learn-none = Per questo gioco non c'è ancora una lezione.
ui-learn-offer = Non conosci questo gioco? Gioca una prima partita guidata di dieci o quindici minuti.
ui-learn-not = Lo conosco
ui-lesson-rules = Nelle regole:
ui-lesson-next = Avanti
ui-lesson-back = La carta di prima
ui-lesson-play = Tocca a te; la prossima carta arriva da sola.
ui-lesson-own = Un tavolo tuo
ui-lesson-leave = Lascia la lezione
ui-lesson-on = Continua senza carte
ui-lesson-fold = Chiudi la carta
ui-lesson-unfold = Apri la carta

ui-history = Storico
ui-history-unknown = Le tue partite si conservano sotto il tuo nome.
ui-history-games = Le tue partite
ui-history-none = Nessuna tua partita è ancora finita.
ui-history-export = Tutte le partite in un file
ui-history-when = Finita
ui-history-game = Gioco
ui-history-place = Posizione
ui-history-points = Punti
ui-history-with = Contro
ui-history-length = Durata
ui-history-rounds = { $n ->
    [one] un turno
   *[other] { $n } turni
  }
ui-history-rounds-spice-islands = { $n ->
    [one] un giro
   *[other] { $n } giri
  }
ui-history-set = (da una posizione)
ui-history-wins = Vittorie
ui-history-average = Punti in media
ui-history-seat = Vittorie al posto { $n }
ui-history-against = Vittorie, avversario più forte: { $who }
ui-history-people = persone
ui-history-ratings = Classifica di questo server
ui-history-ratings-why = Dalle ultime mille partite finite qui, persone e bot insieme (Weng e Lin); chi comincia ha 25. Lezioni e momenti rigiocati non contano.
ui-history-n = { $n ->
    [one] una partita
   *[other] { $n } partite
  }
