//! Bots at tables: they move by themselves, so many at a time, each within its time, and go on after a restart. They
//! move for people: a table that nobody sits at or looks at waits.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use emporio_bots::{BotSpec, Level};
use emporio_core::{Actor, Player};
use emporio_store::{Known, SeatKind};
use tokio::sync::watch;

use crate::change::Next;
use crate::live::{Live, Room};
use crate::queue::{Job, Queue, Weight};
use crate::{App, Error, now};

/// The bots have a few seconds at most; whoever does not answer by then is helped out.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long no other node thinks the same thought: as long as this one may take, and a little.
const CLAIM_MS: i64 = 12_000;
/// How often tables are looked for whose bot was forgotten, for instance by a node that died.
const SWEEP: Duration = Duration::from_secs(15);

/// Tables where a bot has to act, waiting for a worker.
#[derive(Debug)]
pub struct Bots {
    enabled: bool,
    queue: Arc<Queue>,
}

impl Bots {
    /// Nobody waits yet; nobody ever does where bots are off.
    pub fn new(enabled: bool) -> Bots {
        Bots { enabled, queue: Arc::default() }
    }

    /// Lines a table up if a bot has to act there and somebody cares.
    pub fn look_at(&self, room: &Room, live: &Live) {
        if let Some((_, level)) = live.bot_to_act()
            && cares(room, live)
        {
            self.line_up(&live.row.id, &live.row.origin, weight(level));
        }
    }

    fn line_up(&self, table: &str, origin: &str, weight: Weight) {
        if self.enabled {
            self.queue.push(Job { table: table.to_string(), origin: origin.to_string(), weight });
        }
    }
}

/// Whether anyone would notice if a bot moved: a person sits there, or looks at a table that is made of bots. A table
/// that all its people have left waits for one of them to come back.
fn cares(room: &Room, live: &Live) -> bool {
    live.humans().next().is_some() || (!was_left(live) && room.is_watched())
}

/// Whether people sat here and none does any more.
pub fn was_left(live: &Live) -> bool {
    let left = live.seats.iter().any(|seat| matches!(seat.kind, SeatKind::Bot { left: Some(_), .. }));
    left && live.humans().next().is_none()
}

/// Only long searches take time.
fn weight(level: &str) -> Weight {
    match level.parse() {
        Ok(Level::Hard | Level::Expert) => Weight::Heavy,
        Ok(Level::Easy | Level::Medium) | Err(_) => Weight::Light,
    }
}

/// Sets workers to work until the server stops: so many for every thought, and one more that takes light ones only,
/// so that those never wait for heavy ones.
pub fn serve(app: &Arc<App>, workers: usize) {
    let weights = std::iter::repeat_n(Weight::Heavy, workers.max(1)).chain([Weight::Light]);
    for most in weights {
        tokio::spawn(work(Arc::downgrade(app), app.bots.queue.clone(), app.stop.subscribe(), most));
    }
}

async fn work(app: Weak<App>, queue: Arc<Queue>, mut stop: watch::Receiver<bool>, most: Weight) {
    loop {
        let job = tokio::select! {
            job = queue.next(most) => job,
            _ = stop.wait_for(|stop| *stop) => return,
        };
        let Some(app) = app.upgrade() else { return };
        if let Err(error) = app.bot_move(&job).await {
            tracing::warn!(table = job.table, %error, "a bot could not move");
        }
    }
}

/// Looks for tables whose bot waits: at once for all, later for those that were forgotten.
pub async fn sweep(app: Weak<App>) {
    let mut patience = Duration::ZERO;
    while let Some(app) = app.upgrade() {
        let before = now() - patience.as_millis() as i64;
        match app.store.tables_of_bots(before).await {
            // What the thought weighs is seen when the table is opened.
            Ok(tables) => tables.iter().for_each(|(id, origin)| app.bots.line_up(id, origin, Weight::Light)),
            Err(error) => tracing::warn!(%error, "the tables of bots could not be listed"),
        }
        let mut stop = app.stop.subscribe();
        drop(app);
        patience = SWEEP;
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

impl App {
    async fn bot_move(self: &Arc<Self>, job: &Job) -> Result<(), Error> {
        let room = self.rooms.room(&job.table).await?;
        let live = self.rooms.fresh(&room).await?;
        let Some((player, level)) = live.bot_to_act() else { return Ok(()) };
        if !cares(&room, &live) {
            return Ok(());
        }
        if weight(level) > job.weight {
            self.bots.line_up(&job.table, &job.origin, weight(level));
            return Ok(());
        }
        let at = now();
        if !self.store.claim(&job.table, live.row.version, &self.node, at, at + CLAIM_MS).await? {
            return Ok(());
        }
        let level = level.to_string();
        let known = live.known();
        let begun = Instant::now();
        let action = think(live.clone(), player, &level, self.config.entropy.bits()).await?;
        metrics::counter!("emporio_thoughts_total").increment(1);
        metrics::histogram!("emporio_bot_seconds", "level" => level).record(begun.elapsed());
        let pace = self.pace(&live, job.weight).saturating_sub(begun.elapsed());
        let play = move |live: &Live| play(live, known, player, &action);
        if pace.is_zero() {
            return self.bot_moved(&room, play).await;
        }
        let app = self.clone();
        // The worker goes on with other tables meanwhile.
        tokio::spawn(async move {
            tokio::time::sleep(pace).await;
            if let Err(error) = app.bot_moved(&room, play).await {
                tracing::warn!(table = room.id, %error, "a bot could not move");
            }
        });
        Ok(())
    }

    /// How long a bot takes at least: where people look on, a choice that depends on its hand takes as long whether
    /// there was much to think about, little, or nothing.
    fn pace(&self, live: &Live, weight: Weight) -> Duration {
        let watched = live.humans().next().is_some();
        match weight {
            _ if !watched || !live.table.hides_choice() => Duration::ZERO,
            Weight::Light => self.config.pace_light,
            Weight::Heavy => self.config.pace_heavy,
        }
    }

    async fn bot_moved(
        self: &Arc<Self>,
        room: &Arc<Room>,
        play: impl Fn(&Live) -> Result<Next, Error> + Send + Sync + 'static,
    ) -> Result<(), Error> {
        // Someone may have gone back meanwhile, or moved from another node: then there is another bot's turn.
        match self.change(room, play).await {
            Ok(_) => metrics::counter!("emporio_moves_total", "by" => "bot").increment(1),
            Err(Error::Stale(_)) => self.bots.look_at(room, &room.now()),
            Err(error) => return Err(error),
        }
        Ok(())
    }
}

fn play(live: &Live, known: Known, player: Player, action: &str) -> Result<Next, Error> {
    if live.known() != known || live.bot_to_act().map(|(bot, _)| bot) != Some(player) {
        return Err(Error::Stale(None));
    }
    let mut table = live.table.boxed_clone();
    table.try_play(Actor::Player(player), action)?;
    Ok(Next::played(live, table))
}

/// Asks the bot on a thread of its own; one that fails is helped out with any legal action, so that the game goes
/// on.
async fn think(live: Arc<Live>, player: Player, level: &str, seed: u64) -> Result<String, Error> {
    if let [only] = live.table.choices().as_slice() {
        return Ok(only.action.clone());
    }
    let spec: BotSpec = level.parse().map_err(|error| Error::Internal(format!("{error}")))?;
    let asked = live.clone();
    let answer =
        tokio::task::spawn_blocking(move || emporio_bots::choose(asked.table.as_ref(), player, &spec, seed));
    match tokio::time::timeout(PATIENCE, answer).await {
        Ok(Ok(Ok(action))) => return Ok(action),
        Ok(Ok(Err(error))) => tracing::error!(%error, level, "a bot refused"),
        Ok(Err(error)) => tracing::error!(%error, level, "a bot failed"),
        Err(_) => tracing::error!(level, "a bot took too long"),
    }
    let mut choices = live.table.choices();
    let any = usize::try_from(seed % choices.len().max(1) as u64).unwrap_or(0);
    if choices.is_empty() {
        return Err(Error::Internal("a bot has nothing to choose".to_string()));
    }
    Ok(choices.swap_remove(any).action)
}
