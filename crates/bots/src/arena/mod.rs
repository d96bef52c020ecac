//! The arena: games between bots with paired seeds and full seat rotation, on all cores, results kept as they come.

mod file;
mod play;
pub mod plots;
pub mod report;
mod sprt;
pub mod stats;

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use emporio_core::{PlayError, SetupError, Unreadable};
use emporio_games::GameKind;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

pub use file::{Outcome, Results, open};
pub use play::{Guest, Hire, game, game_with};
pub use sprt::{Sprt, Verdict};

use crate::protocol::Limits;
use crate::{BotError, BotSpec};

/// What is to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Which game.
    pub game: GameKind,
    /// How many at a table.
    pub players: u8,
    /// The options of the tables, as JSON.
    pub options: Value,
    /// The bots: the first takes one seat, the others share the rest in turn.
    pub bots: Vec<BotSpec>,
    /// How many games, made up to whole rotations.
    pub games: u32,
    /// The seed of the first deal; the next deals have the next seeds.
    pub seed: u64,
    /// How long programs are waited for.
    pub limits: Limits,
    /// When to stop early.
    pub sprt: Option<Sprt>,
    /// Where results are kept; they are only reported if none.
    pub file: Option<PathBuf>,
}

/// The first line of a file of results: what all its games have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The version of the file.
    pub arena: u32,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// How many at a table.
    pub players: u8,
    /// The options of the tables.
    pub options: Value,
    /// The bots.
    pub bots: Vec<String>,
    /// The seed of the first deal.
    pub seed: u64,
}

/// An arena that cannot go on.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// Too few bots or too many.
    #[error("{bots} bots for tables of {players}: name two to {players} of them")]
    Bots {
        /// How many were named.
        bots: usize,
        /// How many sit at a table.
        players: u8,
    },
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot cannot be made.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// A guest chose what may not be chosen.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// A guest said something that is no action.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// Someone asked for the end, or a guest left.
    #[error("the arena was stopped")]
    Stopped,
    /// The file of results cannot be read or written.
    #[error("the results in {path} cannot be used: {reason}")]
    File {
        /// Where it is.
        path: String,
        /// What is wrong with it and what to do.
        reason: String,
    },
}

impl Plan {
    /// What the file of results begins with.
    pub fn header(&self) -> Header {
        let meta = self.game.meta();
        Header {
            arena: 1,
            game: meta.id.to_string(),
            rules: meta.rules_version,
            players: self.players,
            options: self.options.clone(),
            bots: self.bots.iter().map(BotSpec::to_string).collect(),
            seed: self.seed,
        }
    }

    /// The bot of each place at a table, before it is turned: the first once, the others in turn.
    fn lineup(&self) -> Vec<&BotSpec> {
        let rest = self.bots[1..].iter().cycle();
        self.bots[..1].iter().chain(rest).take(usize::from(self.players)).collect()
    }

    /// Who sits where in a game: every deal is played once with each turn of the table.
    pub fn seating(&self, index: u32) -> Vec<BotSpec> {
        let mut seats: Vec<BotSpec> = self.lineup().into_iter().cloned().collect();
        seats.rotate_right(index as usize % usize::from(self.players));
        seats
    }

    /// The seed of the deal of a game.
    pub fn deal(&self, index: u32) -> u64 {
        self.seed.wrapping_add(u64::from(index / u32::from(self.players)))
    }

    /// How many games there will be: whole rotations.
    pub fn total(&self) -> u32 {
        self.games.div_ceil(u32::from(self.players)).saturating_mul(u32::from(self.players))
    }

    /// Whether these bots, and so many of them, can play at such tables.
    pub fn check(&self) -> Result<(), ArenaError> {
        self.game.meta().check_players(self.players)?;
        self.bots.iter().try_for_each(|bot| bot.check(self.game))?;
        if (2..=usize::from(self.players)).contains(&self.bots.len()) {
            return Ok(());
        }
        Err(ArenaError::Bots { bots: self.bots.len(), players: self.players })
    }
}

/// Plays what is not played yet and tells of every game as it ends, those found in the file first. Gives all
/// outcomes in the order of their numbers.
pub fn run(plan: &Plan, mut watch: impl FnMut(&Outcome)) -> Result<Vec<Outcome>, ArenaError> {
    plan.check()?;
    let (mut outcomes, mut file) = file::open(plan)?;
    outcomes.iter().for_each(&mut watch);
    let decided = |outcomes: &[Outcome]| plan.sprt.is_some_and(|sprt| sprt.verdict(plan, outcomes).is_some());
    let crew = Crew { plan, pending: pending(plan, &outcomes), next: AtomicUsize::new(0) };
    if decided(&outcomes) {
        crew.stop();
    }
    thread::scope(|scope| {
        for played in crew.start(scope) {
            let written = played.and_then(|outcome| file.append(&outcome).map(|()| outcome));
            // Whoever leaves early, by a verdict or an error, tells the others to start no more games.
            let outcome = written.inspect_err(|_| crew.stop())?;
            watch(&outcome);
            outcomes.push(outcome);
            if decided(&outcomes) {
                crew.stop();
            }
        }
        outcomes.sort_by_key(|outcome| outcome.index);
        Ok(outcomes)
    })
}

/// The numbers of the games that are not played yet.
pub fn pending(plan: &Plan, outcomes: &[Outcome]) -> Vec<u32> {
    let mut known = vec![false; plan.total() as usize];
    outcomes.iter().for_each(|outcome| known[outcome.index as usize] = true);
    (0..plan.total()).filter(|&index| !known[index as usize]).collect()
}

/// The threads that play: each takes the next game when it has ended one, so whole rotations are there early.
struct Crew<'a> {
    plan: &'a Plan,
    pending: Vec<u32>,
    next: AtomicUsize,
}

impl Crew<'_> {
    fn start<'scope>(
        &'scope self,
        scope: &'scope thread::Scope<'scope, '_>,
    ) -> mpsc::Receiver<Result<Outcome, ArenaError>> {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let sender = sender.clone();
            scope.spawn(move || {
                while self.take().is_some_and(|index| sender.send(play::game(self.plan, index)).is_ok()) {}
            });
        }
        receiver
    }

    fn take(&self) -> Option<u32> {
        self.pending.get(self.next.fetch_add(1, Ordering::Relaxed)).copied()
    }

    fn stop(&self) {
        self.next.store(self.pending.len(), Ordering::Relaxed);
    }
}
