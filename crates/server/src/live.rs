//! Tables in memory: each is a replay of its record, kept as long as it is used, and shared by all who look at it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use emporio_core::{Player, Setup, Table, Turn};
use emporio_games::GameKind;
use emporio_store::{Known, Line, Seat, SeatKind, Status, Store, Stored, TableRow};
use tokio::sync::watch;

use crate::Error;
use crate::fair::Deal;
use crate::shared::Shared;

/// So many lines of talk are shown.
pub const MOST_LINES: usize = 50;

/// A table at one moment; it never changes, a change makes another.
pub struct Live {
    /// Its row.
    pub row: TableRow,
    /// Its places in order.
    pub seats: Vec<Seat>,
    /// The game, replayed.
    pub table: Box<dyn Table>,
}

impl Live {
    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Player> {
        let sits = |seat: &&Seat| matches!(&seat.kind, SeatKind::Human { person: who, .. } if who == person);
        self.seats.iter().find(sits).map(|seat| Player(seat.player))
    }

    /// The players who are people.
    pub fn humans(&self) -> impl Iterator<Item = Player> {
        let humans = self.seats.iter().filter(|seat| matches!(seat.kind, SeatKind::Human { .. }));
        humans.map(|seat| Player(seat.player))
    }

    /// The bot that has to act, with its level.
    pub fn bot_to_act(&self) -> Option<(Player, &str)> {
        let (Status::Playing, Turn::Player(player)) = (self.row.head.status, self.table.turn()) else {
            return None;
        };
        match &self.seats.get(player.index())?.kind {
            SeatKind::Bot { level, .. } => Some((player, level)),
            SeatKind::Human { .. } | SeatKind::Open { .. } => None,
        }
    }

    /// What the game is dealt from; none at tables older than that.
    pub fn deal(&self) -> Option<Deal> {
        serde_json::from_str(self.row.deal.as_deref()?).ok()
    }

    /// The moment that this is.
    pub fn known(&self) -> Known {
        Known { undos: self.row.head.undos, ply: self.row.head.ply }
    }
}

/// A table that somebody looks at or has looked at lately.
pub struct Room {
    /// The name of the table.
    pub id: String,
    live: Mutex<Arc<Live>>,
    chat: Mutex<Arc<[Line]>>,
    /// Changes of one table wait for each other here, so that they do not run into each other in the store.
    pub changing: tokio::sync::Mutex<()>,
    changed: watch::Sender<()>,
    used: AtomicU64,
    /// What was made to be sent lately.
    shared: Shared,
}

impl Room {
    fn new(id: &str, live: Live, chat: Vec<Line>) -> Room {
        Room {
            id: id.to_string(),
            live: Mutex::new(Arc::new(live)),
            chat: Mutex::new(chat.into()),
            changing: tokio::sync::Mutex::default(),
            changed: watch::Sender::new(()),
            used: AtomicU64::new(0),
            shared: Shared::default(),
        }
    }

    /// Whether somebody has the table open.
    pub fn is_watched(&self) -> bool {
        self.changed.receiver_count() > 0
    }

    /// What was made to be sent, once for all who are shown the same.
    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    /// The table as this node last knew it.
    pub fn now(&self) -> Arc<Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The last lines of talk.
    pub fn chat(&self) -> Arc<[Line]> {
        self.chat.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Puts a newer moment in place and tells all who watch; an older one is dropped.
    pub fn put(&self, live: Live) -> Arc<Live> {
        let mut place = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.row.version > place.row.version {
            *place = Arc::new(live);
            self.changed.send_replace(());
        }
        place.clone()
    }

    /// The same for lines of talk.
    pub fn put_chat(&self, lines: Vec<Line>) {
        let last = |lines: &[Line]| lines.last().map_or(0, |line| line.n);
        let mut place = self.chat.lock().unwrap_or_else(PoisonError::into_inner);
        if last(&lines) > last(&place) {
            *place = lines.into();
            self.changed.send_replace(());
        }
    }

    /// Hears of every change from now on.
    pub fn watch(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }
}

/// The tables in memory.
pub struct Rooms {
    store: Store,
    most: usize,
    clock: AtomicU64,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
}

impl Rooms {
    /// None yet; at most so many are kept when nobody looks at them.
    pub fn new(store: Store, most: usize) -> Rooms {
        Rooms { store, most: most.max(1), clock: AtomicU64::new(0), rooms: Mutex::default() }
    }

    /// A table, from memory or from the store; it may lag behind another node by a moment.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Error> {
        if let Some(room) = self.cached(id) {
            return Ok(room);
        }
        let stored = self.store.table(id, None).await?.ok_or(Error::NotFound("table"))?;
        let chat = self.store.lines(id, 0, MOST_LINES).await?;
        Ok(self.keep(Room::new(id, replay(stored, None)?, chat)))
    }

    /// A table as the store has it now.
    pub async fn fresh(&self, room: &Room) -> Result<Arc<Live>, Error> {
        let now = room.now();
        match self.store.version(&room.id).await? {
            Some(version) if version == now.row.version => Ok(now),
            Some(_) => self.reload(room).await,
            None => Err(Error::NotFound("table")),
        }
    }

    /// Reads what is new at a table and tells all who watch it.
    pub async fn reload(&self, room: &Room) -> Result<Arc<Live>, Error> {
        let now = room.now();
        let stored = self.store.table(&room.id, Some(now.known())).await?.ok_or(Error::NotFound("table"))?;
        Ok(room.put(replay(stored, Some(&now))?))
    }

    /// Reads what was said at a table and tells all who watch it.
    pub async fn reload_chat(&self, room: &Room) -> Result<(), Error> {
        room.put_chat(self.store.lines(&room.id, 0, MOST_LINES).await?);
        Ok(())
    }

    /// The table if it is in memory.
    pub fn cached(&self, id: &str) -> Option<Arc<Room>> {
        let room = self.lock().get(id).cloned()?;
        room.used.store(self.clock.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        Some(room)
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    /// How many are in memory.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whoever loads a table second joins the one that is there, so that all hear the same news.
    fn keep(&self, room: Room) -> Arc<Room> {
        let mut rooms = self.lock();
        let room = rooms.entry(room.id.clone()).or_insert_with(|| Arc::new(room)).clone();
        room.used.store(self.clock.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        if rooms.len() > self.most {
            forget_unused(&mut rooms, self.most);
        }
        room
    }
}

/// Forgets those longest unused that nobody holds, down to nine tenths.
fn forget_unused(rooms: &mut HashMap<String, Arc<Room>>, most: usize) {
    let idle = |room: &Arc<Room>| Arc::strong_count(room) == 1;
    let mut unused: Vec<(u64, String)> = rooms
        .values()
        .filter(|room| idle(room))
        .map(|room| (room.used.load(Ordering::Relaxed), room.id.clone()))
        .collect();
    unused.sort_unstable();
    let surplus = rooms.len().saturating_sub(most - most / 10);
    for (_, id) in unused.into_iter().take(surplus) {
        rooms.remove(&id);
    }
}

/// Plays the actions of a table that are not played yet.
pub fn replay(stored: Stored, before: Option<&Live>) -> Result<Live, Error> {
    let mut table = match before {
        Some(live) if stored.from > 0 => live.table.boxed_clone(),
        Some(_) | None => open(&stored.row, &stored.seats)?,
    };
    for action in &stored.actions {
        table.play(&action.text).map_err(|error| {
            Error::Damaged(format!("table {} cannot be replayed: {error}", stored.row.id))
        })?;
    }
    if table.ply() != stored.row.head.ply {
        return Err(Error::Damaged(format!("table {} lacks actions", stored.row.id)));
    }
    Ok(Live { row: stored.row, seats: stored.seats, table })
}

fn open(row: &TableRow, seats: &[Seat]) -> Result<Box<dyn Table>, Error> {
    let damaged = |what: &dyn std::fmt::Display| Error::Damaged(format!("table {}: {what}", row.id));
    let kind: GameKind = row.game.parse().map_err(|error| damaged(&error))?;
    let options = serde_json::from_str(&row.options).map_err(|error| damaged(&error))?;
    let options = kind
        .options_of_version(row.rules, options)
        .ok_or_else(|| Error::OlderRules { version: row.rules, result: row.head.result.clone() })?;
    let position = row.position.as_deref().map(serde_json::from_str).transpose();
    let position = position.map_err(|error| damaged(&error))?;
    let seats = seats.iter().map(|seat| seat.name.clone()).collect();
    let mut table =
        kind.open(Setup { options, seats, seed: None, position }).map_err(|error| damaged(&error))?;
    if row.asks {
        table.ask_hidden();
    }
    Ok(table)
}
