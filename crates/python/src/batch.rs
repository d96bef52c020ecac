//! Many games at once for Python: the arrays are NumPy's, made once and written in place.

use emporio_batch::{Arrays, Batch as Games, BatchError, Spec, open};
use emporio_core::Table;
use emporio_games::GameKind;
use numpy::{PyArray1, PyArray2};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use crate::arrays::{hold, in_one_piece, with_actions};
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
    games: Box<dyn Games>,
    threads: usize,
    page: Page,
}

/// A flat array of whole numbers.
type Whole = Py<PyArray1<i64>>;

/// The arrays of a batch.
struct Page {
    observation: Py<PyArray2<f32>>,
    mask: Option<Py<PyArray2<u8>>>,
    ragged: Option<(Whole, Whole)>,
    seat: Py<PyArray1<i64>>,
    reward: Py<PyArray2<f32>>,
    done: Py<PyArray1<u8>>,
    scores: Py<PyArray2<i64>>,
}

impl Page {
    /// Lets a batch write all arrays while other threads run.
    fn write(
        &self,
        py: Python<'_>,
        work: impl FnOnce(Arrays<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let mut observation = hold(py, "observation", &self.observation)?;
        let mut mask = self.mask.as_ref().map(|mask| hold(py, "mask", mask)).transpose()?;
        let ragged = self.ragged.as_ref();
        let mut offsets = ragged.map(|(offsets, _)| hold(py, "offsets", offsets)).transpose()?;
        let mut choices = ragged.map(|(_, choices)| hold(py, "choices", choices)).transpose()?;
        let mut seat = hold(py, "seat", &self.seat)?;
        let mut reward = hold(py, "reward", &self.reward)?;
        let mut done = hold(py, "done", &self.done)?;
        let mut scores = hold(py, "scores", &self.scores)?;
        let arrays = Arrays {
            observation: Some(in_one_piece(observation.as_slice_mut())?),
            mask: mask.as_mut().map(|mask| in_one_piece(mask.as_slice_mut())).transpose()?,
            offsets: offsets.as_mut().map(|offsets| in_one_piece(offsets.as_slice_mut())).transpose()?,
            choices: choices.as_mut().map(|choices| in_one_piece(choices.as_slice_mut())).transpose()?,
            seat: Some(in_one_piece(seat.as_slice_mut())?),
            reward: Some(in_one_piece(reward.as_slice_mut())?),
            done: Some(in_one_piece(done.as_slice_mut())?),
            scores: Some(in_one_piece(scores.as_slice_mut())?),
        };
        shield(|| py.detach(|| work(arrays)).map_err(errors::batch))
    }
}

#[pymethods]
impl Batch {
    /// A batch of so many games. The options are those for play without people, unless given.
    #[new]
    #[pyo3(signature = (game, players=4, games=1024, *, seed=1, threads=1, options=None, mask=true, ragged=false))]
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
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
        let mut games =
            shield(|| open(kind, Spec { options, players, games, seed, threads }).map_err(errors::batch))?;
        let shape = games.shape();
        let page = Page {
            observation: PyArray2::zeros(py, [shape.games, shape.observation], false).unbind(),
            mask: mask.then(|| PyArray2::zeros(py, [shape.games, shape.actions], false).unbind()),
            ragged: ragged.then(|| {
                let offsets = PyArray1::zeros(py, [shape.games + 1], false).unbind();
                (offsets, PyArray1::zeros(py, [shape.room()], false).unbind())
            }),
            seat: PyArray1::zeros(py, [shape.games], false).unbind(),
            reward: PyArray2::zeros(py, [shape.games, shape.players], false).unbind(),
            done: PyArray1::zeros(py, [shape.games], false).unbind(),
            scores: PyArray2::zeros(py, [shape.games, shape.players], false).unbind(),
        };
        page.write(py, |arrays| games.write(arrays))?;
        Ok(Batch { kind, games, threads, page })
    }

    /// Takes one action for every game: an array of int64. On an error nothing has changed.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let games = self.games.as_mut();
        with_actions(actions, |actions| self.page.write(py, |arrays| games.step(actions, arrays)))
    }

    /// Begins all games anew.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let games = self.games.as_mut();
        self.page.write(py, |arrays| games.reset(seed, arrays))
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.kind.id()
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        self.games.shape().games
    }

    /// How many sit at each table.
    #[getter]
    fn players(&self) -> usize {
        self.games.shape().players
    }

    /// Choices are numbered from 0 to this, exclusive: the width of the mask.
    #[getter]
    fn actions(&self) -> usize {
        self.games.shape().actions
    }

    /// Numbers of an observation.
    #[getter]
    fn observation_size(&self) -> usize {
        self.games.shape().observation
    }

    /// How many threads step the games.
    #[getter]
    fn threads(&self) -> usize {
        self.threads
    }

    /// `[games, observation_size]`, float32: what the seat to act may know, that seat first.
    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.page.observation.clone_ref(py)
    }

    /// `[games, actions]`, uint8: 1 for what may be chosen.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Option<Py<PyArray2<u8>>> {
        self.page.mask.as_ref().map(|mask| mask.clone_ref(py))
    }

    /// `[games + 1]`, int64: the choices of game `g` are `choices[offsets[g]:offsets[g + 1]]`.
    #[getter]
    fn offsets(&self, py: Python<'_>) -> Option<Py<PyArray1<i64>>> {
        self.page.ragged.as_ref().map(|(offsets, _)| offsets.clone_ref(py))
    }

    /// int64: the ids of all choices, one game after the other.
    #[getter]
    fn choices(&self, py: Python<'_>) -> Option<Py<PyArray1<i64>>> {
        self.page.ragged.as_ref().map(|(_, choices)| choices.clone_ref(py))
    }

    /// `[games]`, int64: the seat to act.
    #[getter]
    fn seat(&self, py: Python<'_>) -> Py<PyArray1<i64>> {
        self.page.seat.clone_ref(py)
    }

    /// `[games, players]`, float32: shares of the victory in the step that ended a game, else 0.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.page.reward.clone_ref(py)
    }

    /// `[games]`, uint8: 1 if the last step ended a game.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.page.done.clone_ref(py)
    }

    /// `[games, players]`, int64: the points of the last game that ended there.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArray2<i64>> {
        self.page.scores.clone_ref(py)
    }

    /// The seed of the game that is played there now: `Match(game, players, seed=...)` deals the same.
    fn seed_of(&self, game: usize) -> PyResult<u64> {
        self.games.seed_of(game).ok_or_else(|| self.no_game())
    }

    /// The game that is played there now, as a match of its own.
    fn running(&self, game: usize) -> PyResult<Match> {
        let table = self.games.running(game).ok_or_else(|| self.no_game())?;
        self.as_match(table.as_ref())
    }

    /// The last game that ended there, as a match; None if none has.
    fn finished(&self, game: usize) -> PyResult<Option<Match>> {
        self.seed_of(game)?;
        self.games.finished(game).map(|table| self.as_match(table.as_ref())).transpose()
    }
}

impl Batch {
    fn no_game(&self) -> PyErr {
        PyIndexError::new_err(format!("the games are 0 to {}", self.games.shape().games - 1))
    }

    fn as_match(&self, table: &dyn Table) -> PyResult<Match> {
        let face = copy_of(table).ok_or_else(|| self.no_game())?;
        let luck = Luck::new(table.record().seed, true)?;
        Ok(Match { kind: self.kind, face, luck })
    }
}
