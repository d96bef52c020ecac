//! A batch of any game, chosen by name: what Python holds.

use emporio_core::matches::read_options;
use emporio_core::{Game, Meta, Table};
use emporio_games::{GameKind, Visit};
use serde_json::Value;

use crate::arrays::{Arrays, Shape};
use crate::{BatchError, Games, Spec};

/// Many games of one kind at once, whichever it is. [`Games`] says what each function does.
#[allow(missing_docs)]
pub trait Batch: Send + Sync {
    fn meta(&self) -> &'static Meta;
    fn shape(&self) -> Shape;
    fn step(&mut self, actions: &[i64], out: Arrays<'_>) -> Result<(), BatchError>;
    fn reset(&mut self, seed: u64, out: Arrays<'_>) -> Result<(), BatchError>;
    fn write(&mut self, out: Arrays<'_>) -> Result<(), BatchError>;
    fn seed_of(&self, game: usize) -> Option<u64>;
    fn episode_of(&self, game: usize) -> Option<u64>;
    fn running(&self, game: usize) -> Option<Box<dyn Table>>;
    fn finished(&self, game: usize) -> Option<Box<dyn Table>>;
}

/// A batch of a game, with its options as JSON.
pub fn open(kind: GameKind, spec: Spec<Value>) -> Result<Box<dyn Batch>, BatchError> {
    kind.visit(Open(spec))
}

struct Open(Spec<Value>);

impl Visit for Open {
    type Out = Result<Box<dyn Batch>, BatchError>;

    fn visit<G: Game>(self) -> Self::Out {
        let Spec { options, players, games, seed, threads } = self.0;
        let options = read_options::<G>(&options)?;
        Ok(Box::new(Games::<G>::new(Spec { options, players, games, seed, threads })?))
    }
}

impl<G: Game> Batch for Games<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn shape(&self) -> Shape {
        Games::shape(self)
    }

    fn step(&mut self, actions: &[i64], out: Arrays<'_>) -> Result<(), BatchError> {
        Games::step(self, actions, out)
    }

    fn reset(&mut self, seed: u64, out: Arrays<'_>) -> Result<(), BatchError> {
        Games::reset(self, seed, out)
    }

    fn write(&mut self, out: Arrays<'_>) -> Result<(), BatchError> {
        Games::write(self, out)
    }

    fn seed_of(&self, game: usize) -> Option<u64> {
        Games::seed_of(self, game)
    }

    fn episode_of(&self, game: usize) -> Option<u64> {
        Games::episode_of(self, game)
    }

    fn running(&self, game: usize) -> Option<Box<dyn Table>> {
        Games::running(self, game).map(|running| Box::new(running) as Box<dyn Table>)
    }

    fn finished(&self, game: usize) -> Option<Box<dyn Table>> {
        Games::finished(self, game).map(|ended| Box::new(ended) as Box<dyn Table>)
    }
}
