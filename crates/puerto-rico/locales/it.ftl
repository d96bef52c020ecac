# Puerto Rico in italiano.

title = Puerto Rico

# Nomi
good-corn = granturco
good-indigo = indaco
good-sugar = zucchero
good-tobacco = tabacco
good-coffee = caffè

tile-corn = piantagione di granturco
tile-indigo = piantagione di indaco
tile-sugar = piantagione di zucchero
tile-tobacco = piantagione di tabacco
tile-coffee = piantagione di caffè
tile-quarry = cava
tile-quarry-does = Ogni cava occupata fa risparmiare 1 doblone su un edificio, fino al numero della sua colonna (BLD-2).

role-settler = colonizzatore
role-mayor = sindaco
role-builder = costruttore
role-craftsman = artigiano
role-trader = commerciante
role-captain = capitano
role-prospector = cercatore d'oro
role-second_prospector = secondo cercatore d'oro

role-settler-does = Ognuno può prendere una piantagione scoperta; chi ha il ruolo può prendere invece una cava (SETL-1).
role-mayor-does = Sbarcano i coloni e ognuno dispone di nuovo i propri; chi ha il ruolo può prenderne uno in più dalla riserva (MAY-1, MAY-3).
role-builder-does = Ognuno può comprare un edificio; chi ha il ruolo paga 1 doblone in meno (BLD-1).
role-craftsman-does = Ognuno produce; chi ha il ruolo può prendere una merce in più di un tipo appena prodotto (CRA-1, CRA-3).
role-trader-does = Ognuno può vendere una merce; chi ha il ruolo incassa 1 doblone in più (TRA-1).
role-captain-does = Ognuno deve imbarcare merci in cambio di punti vittoria; chi ha il ruolo ne riceve 1 in più al primo carico. Poi si immagazzina (CAP-1, CAP-4, CAP-7).
role-prospector-does = Chi ha il ruolo riceve 1 doblone; gli altri niente (PRO-1).
role-second_prospector-does = Chi ha il ruolo riceve 1 doblone; gli altri niente (PRO-1).

building-small_indigo_plant = fabbrica di indaco piccola
building-small_sugar_mill = mulino dello zucchero piccolo
building-small_market = mercato piccolo
building-hacienda = hacienda
building-construction_hut = capanna della costruzione
building-small_warehouse = magazzino piccolo
building-indigo_plant = fabbrica di indaco
building-sugar_mill = mulino dello zucchero
building-hospice = ospizio
building-office = ufficio
building-large_market = mercato grande
building-large_warehouse = magazzino grande
building-tobacco_storage = conservazione del tabacco
building-coffee_roaster = torrefazione del caffè
building-factory = fabbrica
building-university = università
building-harbor = porto
building-wharf = molo
building-guild_hall = sede della corporazione
building-residence = residenza
building-fortress = fortezza
building-customs_house = dogana
building-city_hall = municipio

building-small_indigo_plant-does = Posto per un colono che trasforma in merce l'indaco di una piantagione (CRA-1).
building-small_sugar_mill-does = Posto per un colono che trasforma in merce lo zucchero di una piantagione (CRA-1).
building-small_market-does = Se occupato: 1 doblone in più per la merce che vendi (TRA-1).
building-hacienda-does = Se occupata: nella fase del colonizzatore puoi prima pescare una piantagione in più dal mazzo coperto (SETL-4).
building-construction_hut-does = Se occupata: nella fase del colonizzatore puoi prendere una cava invece di una piantagione (SETL-5).
building-small_warehouse-does = Se occupato: dopo la fase del capitano conservi tutte le merci di un tipo in più (CAP-7).
building-indigo_plant-does = Posto per tre coloni che trasformano in merce l'indaco delle piantagioni (CRA-1).
building-sugar_mill-does = Posto per tre coloni che trasformano in merce lo zucchero delle piantagioni (CRA-1).
building-hospice-does = Se occupato: la tessera che scegli nella fase del colonizzatore, ma non quella pescata con l'hacienda, può arrivare con un colono sopra (SETL-6).
building-office-does = Se occupato: puoi vendere un tipo di merce che l'emporio ha già (TRA-2).
building-large_market-does = Se occupato: 2 dobloni in più per la merce che vendi (TRA-1).
building-large_warehouse-does = Se occupato: dopo la fase del capitano conservi tutte le merci di due tipi in più (CAP-7).
building-tobacco_storage-does = Posto per tre coloni che trasformano in merce il tabacco delle piantagioni (CRA-1).
building-coffee_roaster-does = Posto per due coloni che trasformano in merce il caffè delle piantagioni (CRA-1).
building-factory-does = Se occupata: 0, 1, 2, 3 o 5 dobloni quando produci 1, 2, 3, 4 o 5 tipi di merce (CRA-4).
building-university-does = Se occupata: l'edificio che compri può arrivare con un colono sopra (BLD-5).
building-harbor-does = Se occupato: 1 punto vittoria in più ogni volta che imbarchi merci (CAP-5).
building-wharf-does = Se occupato: una volta per fase del capitano puoi spedire per conto tuo tutte le merci di un tipo, con gli stessi punti di un carico (CAP-6).
building-guild_hall-does = Se occupata alla fine: 1 punto per ogni tuo edificio di produzione piccolo e 2 per ogni grande (END-3).
building-residence-does = Se occupata alla fine: 4 punti fino a 9 tessere sull'isola, 5 con 10, 6 con 11, 7 con 12 (END-4).
building-fortress-does = Se occupata alla fine: 1 punto ogni 3 coloni sulla tua plancia (END-5).
building-customs_house-does = Se occupata alla fine: 1 punto ogni 4 punti vittoria che hai ottenuto imbarcando merci (END-6).
building-city_hall-does = Se occupato alla fine: 1 punto per ogni tuo edificio viola, questo compreso (END-7).

option-open_scores = Punti vittoria scoperti
option-open_scores-does = Tutti vedono quanti punti vittoria hanno gli altri (HID-2).
option-open_scores-book = Ognuno tiene i propri punti vittoria a faccia in giù.
option-open_scores-why = Nascosti come nel regolamento, anche se chi sta attento potrebbe contarli.
option-refusals = Si può rifiutare un vantaggio
option-refusals-does = Prima di produrre, di prendere il punto in più del capitano o del porto e di riempire un magazzino ti viene chiesto se lo vuoi (RUL-6).
option-refusals-book = L'azione di un ruolo diverso dal capitano, il privilegio e la funzione di un edificio viola non sono mai obbligatori.
option-refusals-why = Spenta: quasi nessuno rifiuta mai e le domande rallenterebbero ogni partita. Può contare quando restano pochi punti vittoria.

# Quantità
doubloons = { $n ->
    [one] 1 doblone
   *[other] { $n } dobloni
 }
colonists = { $n ->
    [0] nessun colono
    [one] 1 colono
   *[other] { $n } coloni
 }
circles = { $n ->
    [one] 1 cerchio
   *[other] { $n } cerchi
 }
barrels = { $n ->
    [one] 1 barile
   *[other] { $n } barili
 }
points = { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
 }
several = { $n } { $what }
standing = { $what }: { $n }
nothing = niente
hidden = nascosti
supply = riserva
trading-house = emporio
san-juan = San Juan
last-round = ultimo turno

# Domande
prompt-turn-up = Si scoprono le piantagioni.
prompt-role = Prendi un ruolo.
prompt-hacienda = Vuoi pescare una piantagione in più con l'hacienda?
prompt-hacienda-draw = Si pesca la piantagione dell'hacienda.
prompt-settler = Prendi una tessera per l'isola, o passa.
prompt-mayor-privilege = Vuoi prendere un colono in più dalla riserva?
prompt-place = Quanti coloni metti qui: { $place } ({ $circles }; ancora da disporre: { $left })?
prompt-builder = Compra un edificio, o passa.
prompt-production = Vuoi produrre { $goods }, o niente?
prompt-craftsman = Prendi una merce in più di un tipo che hai prodotto, o passa.
prompt-trader = Vendi una merce, o passa.
prompt-captain = Imbarca merci.
prompt-points = Quanti punti in più prendi (disponibili: { $vp })?
prompt-store = Scegli un tipo di merce da conservare per intero in magazzino.
prompt-keep = Scegli il barile singolo da conservare.

# Tipi di mosse
kind-role = Ruoli
kind-hacienda = Hacienda
kind-settle = Tessere
kind-settle_nothing = Nessuna tessera
kind-extra_colonist = Colono in più
kind-place = Disposizione dei coloni
kind-build = Edifici
kind-build_nothing = Nessun edificio
kind-craft = Merce in più
kind-craft_nothing = Nessuna merce in più
kind-sell = Vendite
kind-sell_nothing = Nessuna vendita
kind-load = Carico delle navi
kind-wharf = Molo
kind-load_nothing = Nessun carico
kind-store = Magazzino
kind-keep = Singola merce
kind-tile = Piantagioni pescate
kind-produce = Produzione
kind-points = Punti in più
kind-store_nothing = Niente in magazzino

# Mosse
action-role = Prendi il ruolo: { $role }
action-role-paid = Prendi il ruolo: { $role }, con { $doubloons }
action-hacienda-yes = Pesca una piantagione in più
action-hacienda-no = Non pescare
action-settle = Prendi: { $tile }
action-settle-colonist = Prendi: { $tile }, con un colono
action-settle-nothing = Non prendere tessere
action-extra-colonist-yes = Prendi il colono in più
action-extra-colonist-no = Lascia il colono in più
action-place = { $place }: { $colonists }
action-build = Compra: { $building } per { $doubloons }
action-build-colonist = Compra: { $building } per { $doubloons }, con un colono
action-build-nothing = Non comprare niente
action-craft = Prendi una merce in più: { $good }
action-craft-nothing = Non prendere merci in più
action-sell = Vendi: { $good } per { $doubloons }
action-sell-nothing = Non vendere niente
action-load = Imbarca { $good } sulla nave da { $size }: { $barrels }
action-wharf = Spedisci { $good } dal molo: { $barrels }
action-load-nothing = Non imbarcare niente
action-store = Conserva in magazzino tutto: { $good }, { $barrels }
action-keep = Conserva un solo barile: { $good }
action-tile = Pescata: { $tile }
action-produce-yes = Produci
action-produce-no = Non produrre
action-points = Prendi in più: { $vp }
action-points-none = Rifiuta i punti in più
action-store-nothing = Non mettere altro in magazzino

# Avvenimenti
event-role = { $who } prende il ruolo: { $role }.
event-role-paid = { $who } prende il ruolo: { $role }, con { $doubloons }.
event-turned-up = Si scopre: { $tile }.
event-reshuffled = { $n ->
    [one] La piantagione scartata forma il nuovo mazzo coperto.
   *[other] Le { $n } piantagioni scartate formano il nuovo mazzo coperto.
}
event-hacienda = { $who } pesca con l'hacienda: { $tile }.
event-settled = { $who } prende: { $tile }.
event-settled-colonist = { $who } prende: { $tile }, con un colono.
event-declined = { $who } passa ({ $role }).
event-extra-colonist = { $who } prende un colono in più.
event-colonists-came = { $who } riceve dalla nave: { $colonists }.
event-placed = Coloni di { $who }: { $where }.
event-colonist-ship = Sulla nave dei coloni: { $colonists }.
event-colonist-ship-short = Sulla nave dei coloni: { $colonists }, invece di { $wanted }.
event-built = { $who } compra: { $building } per { $doubloons }.
event-built-colonist = { $who } compra: { $building } per { $doubloons }, con un colono.
event-produced = { $who } produce: { $goods }.
event-factory = { $who } riceve dalla fabbrica { $doubloons }.
event-extra-good = { $who } prende una merce in più: { $good }.
event-sold = { $who } vende: { $good } per { $doubloons }.
event-house-emptied = L'emporio è pieno e viene svuotato.
event-loaded = { $who } imbarca { $good } sulla nave da { $size }: { $barrels }, { $vp }.
event-wharfed = { $who } spedisce { $good } dal molo: { $barrels }, { $vp }.
event-extra-points = { $who } prende in più: { $vp }.
event-stored = { $who } conserva { $kept } e perde { $lost }.
event-ship-sailed = La nave da { $size } salpa con il carico: { $good }.
event-prospected = { $who } trova 1 doblone.
event-last-round = Questo è l'ultimo turno. { $why }
event-new-round = Comincia il turno { $round }; fa da governatore { $who }.
event-game-over = La partita è finita. { $why }

# Fine e punteggio
ending-colonists = Non bastano i coloni per riempire la nave.
ending-city = Una città è completa.
ending-victory_points = I punti vittoria sono esauriti.

score-shipping = Merci imbarcate
score-buildings = Edifici
score-guild_hall = Sede della corporazione
score-residence = Residenza
score-fortress = Fortezza
score-customs_house = Dogana
score-city_hall = Municipio

# Plancia
title-table = Tavolo
title-roles = Ruoli
title-plantations = Piantagioni
title-ships = Navi da carico
title-goods = Merci
title-islands = Isole (coloni/tessere)
title-players = Giocatori
title-buildings = Edifici (coloni/cerchi)
title-placing = Disposizione dei coloni
title-storing = Merci da conservare
head-governor = Governatore
head-role = Ruolo
head-vp-pool = PV rimasti
head-colonists = Coloni
head-colonist-ship = Nave dei coloni
head-doubloons = Dobloni
head-taken-by = Preso da
head-face-up = Scoperte
head-quarries = Cave
head-stock = Coperte
head-discards = Scartate
head-ship = Nave
head-cargo = Merce
head-load = Carico
head-where = Dove
head-vp = PV
head-building-vp = PV degli edifici
head-san-juan = San Juan
head-island-free = Spazi liberi sull'isola
head-city-free = Spazi liberi in città
head-building = Edificio
head-cost = Costo
head-column = Colonna
head-left = Rimasti
head-place = Luogo
head-circles = Cerchi
head-stored = Conservate per intero
head-places-left = Posti liberi

# Fasi
phase-turn_up = Si scoprono le piantagioni
phase-role = Scelta del ruolo
phase-hacienda = Colonizzatore: hacienda
phase-hacienda_draw = Colonizzatore: hacienda
phase-settler = Colonizzatore
phase-mayor_privilege = Sindaco: privilegio
phase-mayor = Sindaco: disposizione dei coloni
phase-builder = Costruttore
phase-production = Artigiano: produzione
phase-craftsman = Artigiano: privilegio
phase-trader = Commerciante
phase-captain = Capitano: carico
phase-points = Capitano: punti in più
phase-storage = Capitano: magazzino
phase-over = La partita è finita

# Schermo
screen-roles = Ruoli
screen-doubloons = { $n ->
    [one] 1 doblone
   *[other] { $n } dobloni
}
screen-taken-by = preso da { $name }
screen-port = Porto
screen-ship = Nave da carico da { $size }
screen-empty = vuota
screen-ship-why = Una nave porta un solo tipo di merce; un tipo che è su una nave non va su un'altra.
screen-house = Emporio
screen-house-why = Contiene quattro merci e compra ogni tipo una volta sola, tranne che da un ufficio. Quando è pieno si svuota a fine fase.
screen-colonist-ship = Nave dei coloni
screen-colonist-supply = coloni nella riserva
screen-colonist-why = { $ship } sulla nave, { $supply } nella riserva. Dopo ogni sindaco si ricarica: uno per ogni cerchio vuoto sugli edifici, almeno uno per giocatore.
screen-supply-short = riserva { $n }
screen-supply = Riserva
screen-vp-pool = Punti vittoria rimasti
screen-plantations = Piantagioni
screen-stock = Piantagioni coperte
screen-discards = Scarti
screen-quarry-why = Una cava occupata toglie 1 doblone dal costo di un edificio, fino al numero sopra la sua colonna.
screen-buildings = Edifici in vendita
screen-column = Colonna { $n }: { $n ->
    [one] aiuta al massimo una cava
   *[other] aiutano al massimo { $n } cave
}
screen-building-facts = { $cost ->
    [one] 1 doblone
   *[other] { $cost } dobloni
}, { $vp } PV, { $circles ->
    [one] 1 cerchio
   *[other] { $circles } cerchi
}, rimasti { $left }
screen-circle = { $name }, cerchio { $n }
screen-board-of = Plancia di { $name }
screen-governor = Governatore
screen-vp = { $n } PV dalle spedizioni
screen-vp-hidden = PV dalle spedizioni nascosti
screen-building-vp = { $n } PV sugli edifici
screen-score = { $n } punti al momento
screen-goods = Merci
screen-no-goods = nessuna merce
screen-capacity = Produrrebbe: { $list }
screen-capacity-none = Non produrrebbe nulla
screen-san-juan = San Juan
screen-island = Isola
screen-city = Città
screen-worked = con un colono
screen-colonists-of = { $n } di { $circles } coloni
screen-last-round = Questo è l'ultimo turno.

screen-short-small_indigo_plant = 1 indaco
screen-short-small_sugar_mill = 1 zucchero
screen-short-small_market = +1 a vendita
screen-short-hacienda = piantagione in più
screen-short-construction_hut = anche cave
screen-short-small_warehouse = conserva 1 tipo
screen-short-indigo_plant = 3 indaco
screen-short-sugar_mill = 3 zucchero
screen-short-hospice = tessera con colono
screen-short-office = vende doppioni
screen-short-large_market = +2 a vendita
screen-short-large_warehouse = conserva 2 tipi
screen-short-tobacco_storage = 3 tabacco
screen-short-coffee_roaster = 2 caffè
screen-short-factory = monete per varietà
screen-short-university = edificio con colono
screen-short-harbor = +1 PV a carico
screen-short-wharf = una nave tua
screen-short-guild_hall = PV per impianti
screen-short-residence = PV per l'isola
screen-short-fortress = PV per coloni
screen-short-customs_house = PV per carichi
screen-short-city_hall = PV per viola

screen-letter-corn = G
screen-letter-indigo = I
screen-letter-sugar = Z
screen-letter-tobacco = T
screen-letter-coffee = C

# Che cosa leggono gli altri mentre qualcuno sceglie, e che cosa si chiede quando si sceglie più di una cosa.
screen-doing-role = { $name } sceglie un ruolo
screen-doing-hacienda = { $name } decide se usare l'hacienda
screen-doing-settler = { $name } sceglie una tessera
screen-doing-mayor-privilege = { $name } decide se prendere un colono in più
screen-doing-place = { $name } sistema i coloni
screen-doing-builder = { $name } sceglie un edificio
screen-doing-production = { $name } produce merci
screen-doing-craftsman = { $name } sceglie una merce in più
screen-doing-trader = { $name } commercia
screen-doing-captain = { $name } imbarca merci
screen-doing-points = { $name } conta i punti
screen-doing-store = { $name } conserva merci
screen-doing-keep = { $name } conserva merci
screen-asks-place = Sistema i tuoi coloni.
screen-asks-store = Scegli i tipi da conservare interi nei magazzini.
screen-tie-break = dobloni e merci

# Di che cosa parlano i motivi di un suggerimento.
theme-points = punti già sicuri
theme-doubloons = dobloni
theme-goods = merci in magazzino
theme-harvest = merci al prossimo raccolto
theme-land = piantagioni e cave
theme-colonists = coloni dove servono
theme-buildings = l'uso degli edifici
theme-engine = produzione messa a frutto (fabbrica, porto, molo)
theme-stock = merci da spedire o vendere
theme-governor = una scelta dei ruoli anticipata
