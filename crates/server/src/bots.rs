//! Bots at tables: they move by themselves, so many at a time, each within its time, and go on after a restart.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use emporio_bots::BotSpec;
use emporio_core::{Actor, Player};
use emporio_store::Known;
use tokio::sync::{Semaphore, mpsc};

use crate::change::Next;
use crate::live::Live;
use crate::{App, Error, now};

/// The bots have a second at most; whoever does not answer by then is helped out.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often tables are looked for whose bot was forgotten, for instance by a node that died.
const SWEEP: Duration = Duration::from_secs(15);

/// Tables where a bot has to act, waiting for a worker.
#[derive(Debug)]
pub struct Bots {
    queue: Option<mpsc::UnboundedSender<String>>,
    waiting: Mutex<HashSet<String>>,
}

impl Bots {
    /// The queue, and its other end; no queue where bots are off.
    pub fn new(enabled: bool) -> (Bots, mpsc::UnboundedReceiver<String>) {
        let (queue, work) = mpsc::unbounded_channel();
        (Bots { queue: enabled.then_some(queue), waiting: Mutex::default() }, work)
    }

    /// Lines a table up if a bot has to act there.
    pub fn look_at(&self, live: &Live) {
        if live.bot_to_act().is_some() {
            self.line_up(&live.row.id);
        }
    }

    fn line_up(&self, id: &str) {
        let Some(queue) = &self.queue else { return };
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.insert(id.to_string()) {
            // The other end is gone only when the server stops.
            let _ = queue.send(id.to_string());
        }
    }

    fn taken(&self, id: &str) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }
}

/// Gives tables to workers until the server stops.
pub async fn serve(app: Weak<App>, mut work: mpsc::UnboundedReceiver<String>, workers: usize) {
    let workers = Arc::new(Semaphore::new(workers.max(1)));
    while let Some(id) = work.recv().await {
        let Ok(worker) = workers.clone().acquire_owned().await else { return };
        let Some(app) = app.upgrade() else { return };
        if *app.stop.borrow() {
            return;
        }
        app.bots.taken(&id);
        tokio::spawn(async move {
            if let Err(error) = app.bot_move(&id).await {
                tracing::warn!(table = id, %error, "a bot could not move");
            }
            drop(worker);
        });
    }
}

/// Looks for tables whose bot waits: at once for all, later for those that were forgotten.
pub async fn sweep(app: Weak<App>) {
    let mut patience = Duration::ZERO;
    while let Some(app) = app.upgrade() {
        let before = now() - patience.as_millis() as i64;
        match app.store.tables_of_bots(before).await {
            Ok(tables) => tables.iter().for_each(|id| app.bots.line_up(id)),
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
    async fn bot_move(self: &Arc<Self>, id: &str) -> Result<(), Error> {
        let room = self.rooms.room(id).await?;
        let live = self.rooms.fresh(&room).await?;
        let Some((player, level)) = live.bot_to_act() else { return Ok(()) };
        let level = level.to_string();
        let known = live.known();
        let begun = Instant::now();
        let action = think(live.clone(), player, &level, self.config.entropy.bits()).await?;
        metrics::histogram!("emporio_bot_seconds", "level" => level).record(begun.elapsed());
        // Someone may have gone back meanwhile, or moved from another node: then there is another bot's turn.
        match self.change(&room, move |live| play(live, known, player, &action)).await {
            Ok(_) => metrics::counter!("emporio_moves_total", "by" => "bot").increment(1),
            Err(Error::Stale(_)) => self.bots.look_at(&room.now()),
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
