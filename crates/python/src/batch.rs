//! Many games at once for Python: the arrays are NumPy's, made once and written in place.

use emporio_batch::{Arrays, Batch as Games, BatchError, Shape, Spec, open};
use emporio_core::Table;
use emporio_games::GameKind;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use crate::arrays::{Held, Sheet, with_actions};
use crate::errors::{self, shield};
use crate::face::copy_of;
use crate::luck::Luck;
use crate::matches::Match;
use crate::opening::without_people;

/// Many games of one kind, stepped together. `step` takes one action for every game and carries each on to its next
/// choice; a game that ends is followed by the next at once. The arrays are the batch's own, made once and written in
/// place: copy what you keep.
#[pyclass(module = "emporio", name = "Batch")]
pub struct Batch {
    kind: GameKind,
    batch: Box<dyn Games>,
    /// How many games there are.
    #[pyo3(get)]
    games: usize,
    /// How many sit at each table.
    #[pyo3(get)]
    players: usize,
    /// Choices are numbered from 0 to this, exclusive: the width of the mask.
    #[pyo3(get)]
    actions: usize,
    /// Numbers of an observation.
    #[pyo3(get)]
    observation_size: usize,
    /// How many threads step the games.
    #[pyo3(get)]
    threads: usize,
    /// `[games, observation_size]`, float32: what the seat to act may know, that seat first.
    #[pyo3(get)]
    observation: Sheet<f32>,
    /// `[games, actions]`, uint8: 1 for what may be chosen.
    #[pyo3(get)]
    mask: Option<Sheet<u8>>,
    /// `[games + 1]`, int64: the choices of game `g` are `choices[offsets[g]:offsets[g + 1]]`.
    #[pyo3(get)]
    offsets: Option<Sheet<i64>>,
    /// int64: the ids of all choices, one game after the other.
    #[pyo3(get)]
    choices: Option<Sheet<i64>>,
    /// `[games]`, int64: the seat to act.
    #[pyo3(get)]
    seat: Sheet<i64>,
    /// `[games, players]`, float32: shares of the victory in the step that ended a game, else 0.
    #[pyo3(get)]
    reward: Sheet<f32>,
    /// `[games]`, uint8: 1 if the last step ended a game.
    #[pyo3(get)]
    done: Sheet<u8>,
    /// `[games, players]`, int64: the points of the last game that ended there.
    #[pyo3(get)]
    scores: Sheet<i64>,
}

#[pymethods]
impl Batch {
    /// A batch of so many games. The options are those for play without people, unless given.
    #[new]
    #[pyo3(signature = (game, players=4, games=1024, *, seed=1, threads=1, options=None, mask=true, ragged=false))]
    fn new(
        py: Python<'_>,
        game: &str,
        players: u8,
        games: usize,
        seed: u64,
        threads: usize,
        options: Option<&Bound<'_, PyAny>>,
        mask: bool,
        ragged: bool,
    ) -> PyResult<Batch> {
        let (kind, options) = without_people(game, options)?;
        let spec = Spec { options, players, games, seed, threads };
        let batch = shield(|| open(kind, spec).map_err(errors::batch))?;
        let shape = batch.shape();
        let Shape { games, players, actions, observation: observation_size } = shape;
        let mut made = Batch {
            kind,
            batch,
            games,
            players,
            actions,
            observation_size,
            threads,
            observation: Sheet::new(py, "observation", &[games, observation_size]),
            mask: mask.then(|| Sheet::new(py, "mask", &[games, actions])),
            offsets: ragged.then(|| Sheet::new(py, "offsets", &[games + 1])),
            choices: ragged.then(|| Sheet::new(py, "choices", &[shape.room()])),
            seat: Sheet::new(py, "seat", &[games]),
            reward: Sheet::new(py, "reward", &[games, players]),
            done: Sheet::new(py, "done", &[games]),
            scores: Sheet::new(py, "scores", &[games, players]),
        };
        made.write(py, |batch, arrays| batch.write(arrays))?;
        Ok(made)
    }

    /// Takes one action for every game: an array of int64. On an error nothing has changed.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        with_actions(actions, |actions| self.write(py, |batch, arrays| batch.step(actions, arrays)))
    }

    /// Begins all games anew.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.write(py, |batch, arrays| batch.reset(seed, arrays))
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.kind.id()
    }

    /// The seed of the game that is played there now: `Match(game, players, seed=...)` deals the same.
    fn seed_of(&self, game: usize) -> PyResult<u64> {
        self.batch.seed_of(game).ok_or_else(|| self.no_game())
    }

    /// The game that is played there now, as a match of its own.
    fn running(&self, game: usize) -> PyResult<Match> {
        let table = self.batch.running(game).ok_or_else(|| self.no_game())?;
        self.as_match(table.as_ref())
    }

    /// The last game that ended there, as a match; None if none has.
    fn finished(&self, game: usize) -> PyResult<Option<Match>> {
        self.seed_of(game)?;
        self.batch.finished(game).map(|table| self.as_match(table.as_ref())).transpose()
    }
}

impl Batch {
    /// Lets the games be played and written into the arrays while other threads run.
    fn write(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Games, Arrays<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let mut observation = self.observation.hold(py)?;
        let mut mask = self.mask.as_ref().map(|mask| mask.hold(py)).transpose()?;
        let mut offsets = self.offsets.as_ref().map(|offsets| offsets.hold(py)).transpose()?;
        let mut choices = self.choices.as_ref().map(|choices| choices.hold(py)).transpose()?;
        let mut seat = self.seat.hold(py)?;
        let mut reward = self.reward.hold(py)?;
        let mut done = self.done.hold(py)?;
        let mut scores = self.scores.hold(py)?;
        let arrays = Arrays {
            observation: Some(observation.numbers()?),
            mask: mask.as_mut().map(Held::numbers).transpose()?,
            offsets: offsets.as_mut().map(Held::numbers).transpose()?,
            choices: choices.as_mut().map(Held::numbers).transpose()?,
            seat: Some(seat.numbers()?),
            reward: Some(reward.numbers()?),
            done: Some(done.numbers()?),
            scores: Some(scores.numbers()?),
        };
        let batch = self.batch.as_mut();
        shield(|| py.detach(|| work(batch, arrays)).map_err(errors::batch))
    }

    fn no_game(&self) -> PyErr {
        PyIndexError::new_err(format!("the games are 0 to {}", self.games - 1))
    }

    fn as_match(&self, table: &dyn Table) -> PyResult<Match> {
        let face = copy_of(table).ok_or_else(|| self.no_game())?;
        let luck = Luck::new(table.record().seed, true)?;
        Ok(Match { kind: self.kind, face, luck })
    }
}
