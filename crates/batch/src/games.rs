//! The games of a batch, of one type: what is to be done to all of them, on one thread or on many.

use std::sync::atomic::{AtomicUsize, Ordering};

use emporio_core::{Game, Match};

use crate::BatchError;
use crate::arrays::{Arrays, Shape};
use crate::crew::{Crew, Gate};
use crate::listed::Listed;
use crate::part::{Common, Order, Part};
use crate::queues::Queues;
use crate::slot::{Slot, Story};

/// The most games of a batch, and the most threads: beyond them someone mistook a number.
const MOST: usize = 1 << 24;
const MOST_THREADS: usize = 1024;

/// Games below which a thread of their own is not worth waiting for.
const LEAST_PER_THREAD: usize = 16;

/// Parts for each thread: games do not all take equally long, and who is done early takes a part of another's. What is taken
/// lies in the other core's caches, so that it should be little.
const PARTS_PER_THREAD: usize = 16;

/// What a batch is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec<O> {
    /// The options of every table.
    pub options: O,
    /// Players of every table.
    pub players: u8,
    /// How many games are played at once.
    pub games: usize,
    /// What all seeds follow from.
    pub seed: u64,
    /// How many threads share the work; with 1 it is done by the caller's.
    pub threads: usize,
}

/// Many games of one type at once.
#[derive(Debug)]
pub struct Games<G: Game> {
    spec: Spec<G::Options>,
    shape: Shape,
    start: G,
    slots: Vec<Slot<G>>,
    /// Games of a part of the work, and the choices of each part.
    part: usize,
    listed: Vec<Listed>,
    /// Those who help the caller's thread.
    crew: Option<Crew>,
}

impl<G: Game> Games<G> {
    /// All games at their first choice.
    pub fn new(mut spec: Spec<G::Options>) -> Result<Self, BatchError> {
        let start = G::new(&spec.options, spec.players)?;
        within("games", spec.games, MOST)?;
        within("threads", spec.threads, MOST_THREADS)?;
        spec.threads = spec.threads.min(spec.games.div_ceil(LEAST_PER_THREAD));
        let shape = Shape {
            games: spec.games,
            players: usize::from(spec.players),
            observation: G::observation_len(),
            actions: usize::from(G::player_ids(&spec.options)),
        };
        let slots = vec![Slot::new(&start); spec.games];
        let crew = (spec.threads > 1).then(|| Crew::new(spec.threads - 1)).transpose()?;
        let parts = if spec.threads > 1 { spec.threads * PARTS_PER_THREAD } else { 1 };
        let part = spec.games.div_ceil(parts);
        let listed = vec![Listed::new(); spec.games.div_ceil(part)];
        let mut games = Games { spec, shape, start, slots, part, listed, crew };
        games.carry_out(Order::Begin, &[], Arrays::default())?;
        Ok(games)
    }

    /// The sizes of its arrays.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Takes one action for each game and goes on to the next choice everywhere. If one of them is not legal, or an array
    /// does not fit, nothing has changed.
    pub fn step(&mut self, actions: &[i64], out: Arrays<'_>) -> Result<(), BatchError> {
        if actions.len() != self.slots.len() {
            return Err(BatchError::Actions { given: actions.len(), games: self.slots.len() });
        }
        self.carry_out(Order::Step, actions, out)
    }

    /// Begins all games anew, with another seed of the batch.
    pub fn reset(&mut self, seed: u64, out: Arrays<'_>) -> Result<(), BatchError> {
        out.check(self.shape)?;
        self.spec.seed = seed;
        self.carry_out(Order::Begin, &[], out)
    }

    /// Writes how the games stand.
    pub fn write(&mut self, out: Arrays<'_>) -> Result<(), BatchError> {
        self.carry_out(Order::Write, &[], out)
    }

    /// The state of a game, for tests and for those who train on what is true.
    pub fn state(&self, game: usize) -> Option<&G> {
        self.slots.get(game).map(|slot| &slot.state)
    }

    /// The seed of the game now played in a place.
    pub fn seed_of(&self, game: usize) -> Option<u64> {
        self.slots.get(game).map(|slot| slot.story.seed)
    }

    /// How many games have ended in a place.
    pub fn episode_of(&self, game: usize) -> Option<u64> {
        self.slots.get(game).map(|slot| slot.episode)
    }

    /// The running game of a place as a match of its own.
    pub fn running(&self, game: usize) -> Option<Match<G>> {
        self.slots.get(game).and_then(|slot| self.replay(&slot.story))
    }

    /// The last game that ended in a place as a match of its own.
    pub fn finished(&self, game: usize) -> Option<Match<G>> {
        self.slots.get(game).and_then(|slot| self.replay(slot.finished.as_ref()?))
    }

    fn replay(&self, story: &Story) -> Option<Match<G>> {
        story.replay(&self.spec.options, self.spec.players).ok()
    }

    /// Does the same to all games and writes what comes of it, unless an action is refused: then nothing is done.
    fn carry_out(&mut self, order: Order, actions: &[i64], out: Arrays<'_>) -> Result<(), BatchError> {
        out.check(self.shape)?;
        let Arrays { observation, mask, offsets, choices, seat, reward, done, scores } = out;
        let (slots, listed) = (&mut self.slots[..], &mut self.listed[..]);
        let each = self.part;
        let whole =
            Part { first: 0, slots, listed, each, actions, observation, mask, seat, reward, done, scores };
        let common = Common { shape: self.shape, start: &self.start, seed: self.spec.seed };
        let refused = match &self.crew {
            None => alone(whole, order, &common),
            Some(crew) => together(crew, whole, order, &common),
        };
        if let Some(game) = refused {
            return Err(self.illegal(game, actions[game]));
        }
        self.list(offsets, choices);
        Ok(())
    }

    fn illegal(&self, game: usize, action: i64) -> BatchError {
        let legal = self.listed[game / self.part].of(game % self.part).to_vec();
        BatchError::Illegal { game, action, legal }
    }

    /// The ragged list of all choices.
    fn list(&self, offsets: Option<&mut [i64]>, choices: Option<&mut [i64]>) {
        if let Some(offsets) = offsets {
            let (mut before, mut rows) = (0, &mut offsets[1..]);
            for part in &self.listed {
                let (own, others) = rows.split_at_mut(part.ends().len());
                for (offset, &end) in own.iter_mut().zip(part.ends()) {
                    *offset = before + i64::from(end);
                }
                before += part.ids().len() as i64;
                rows = others;
            }
            offsets[0] = 0;
        }
        if let Some(choices) = choices {
            let mut rows = choices;
            for part in &self.listed {
                let (own, others) = rows.split_at_mut(part.ids().len());
                for (choice, &id) in own.iter_mut().zip(part.ids()) {
                    *choice = id.into();
                }
                rows = others;
            }
        }
    }
}

/// Checks and carries out on the caller's thread; the first game whose action is refused.
fn alone<G: Game>(whole: Part<'_, G>, order: Order, common: &Common<'_, G>) -> Option<usize> {
    let refused = whole.first_refused();
    if refused.is_none() {
        whole.carry_out(order, common);
    }
    refused
}

/// The same on all threads: everyone checks the work that lies before them, and nobody begins before all have.
fn together<G: Game>(crew: &Crew, whole: Part<'_, G>, order: Order, common: &Common<'_, G>) -> Option<usize> {
    let parts = Queues::deal(whole, crew.threads(), common.shape);
    let first = AtomicUsize::new(usize::MAX);
    let gate = Gate::new(crew.threads());
    crew.all(|thread| {
        gate.pass_after(|| {
            if let Some(game) = parts.first_refused(thread) {
                first.fetch_min(game, Ordering::Relaxed);
            }
        });
        if first.load(Ordering::Relaxed) == usize::MAX {
            while let Some(part) = parts.next(thread) {
                part.carry_out(order, common);
            }
        }
    });
    Some(first.into_inner()).filter(|&game| game != usize::MAX)
}

fn within(what: &'static str, given: usize, most: usize) -> Result<(), BatchError> {
    if (1..=most).contains(&given) { Ok(()) } else { Err(BatchError::Number { what, given, most }) }
}
