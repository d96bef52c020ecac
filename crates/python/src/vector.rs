//! Lanes for Python: what the vector form of the Gymnasium environment holds.

use std::sync::{Mutex, PoisonError};

use emporio_batch::BatchError;
use emporio_bots::BotSpec;
use emporio_core::Player;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;

use crate::arrays::{hold, in_one_piece, with_actions};
use crate::bot::named;
use crate::errors::{self, no_bot, shield, value_error};
use crate::lanes::{self, Course, Rows};
use crate::opening::without_people;

/// Many games in which one seat learns and bots of the house have the others. `step` takes the learner's choice in every
/// game and plays each to the learner's next one. The arrays are its own and written in place.
#[pyclass(module = "emporio", name = "Lanes")]
pub struct Lanes {
    /// Bots may not be shared by threads; nobody shares them here, for every use has the lanes to itself.
    lanes: Mutex<Box<dyn lanes::Lanes>>,
    page: Page,
}

struct Page {
    observation: Py<PyArray2<f32>>,
    mask: Py<PyArray2<u8>>,
    reward: Py<PyArray1<f32>>,
    done: Py<PyArray1<u8>>,
    score: Py<PyArray1<i64>>,
    rank: Py<PyArray1<i64>>,
}

impl Page {
    fn write(
        &self,
        py: Python<'_>,
        work: impl FnOnce(Rows<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let mut observation = hold(py, "observation", &self.observation)?;
        let mut mask = hold(py, "mask", &self.mask)?;
        let mut reward = hold(py, "reward", &self.reward)?;
        let mut done = hold(py, "done", &self.done)?;
        let mut score = hold(py, "score", &self.score)?;
        let mut rank = hold(py, "rank", &self.rank)?;
        let rows = Rows {
            observation: in_one_piece(observation.as_slice_mut())?,
            mask: in_one_piece(mask.as_slice_mut())?,
            reward: in_one_piece(reward.as_slice_mut())?,
            done: in_one_piece(done.as_slice_mut())?,
            score: in_one_piece(score.as_slice_mut())?,
            rank: in_one_piece(rank.as_slice_mut())?,
        };
        shield(|| py.detach(|| work(rows)).map_err(errors::batch))
    }
}

#[pymethods]
impl Lanes {
    /// So many games; `seat` is the learner's, or None to draw it anew for every game.
    #[new]
    #[pyo3(
        signature = (game, players, games, bots, *, seat=Some(0), threads=1, options=None, seed=1),
        text_signature = "(game, players, games, bots, *, seat=0, threads=1, options=None, seed=1)"
    )]
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        players: u8,
        games: usize,
        bots: Vec<String>,
        seat: Option<u8>,
        threads: usize,
        options: Option<&Bound<'_, PyAny>>,
        seed: u64,
    ) -> PyResult<Lanes> {
        let (kind, options) = without_people(game, options)?;
        let bots: Vec<BotSpec> = bots.iter().map(|name| named(name)).collect::<PyResult<_>>()?;
        if bots.is_empty() || bots.iter().any(|bot| matches!(bot, BotSpec::Program(_))) {
            return Err(no_bot("the other seats need bots of the house, at least one"));
        }
        if seat.is_some_and(|seat| seat >= players) {
            return Err(value_error(format!("the seats are 0 to {}", players.saturating_sub(1))));
        }
        let seat = seat.map(Player);
        let course = Course { options, players, bots, seat, lanes: games, threads };
        let mut lanes = shield(|| lanes::open(kind, course).map_err(errors::batch))?;
        let (seen, ids) = lanes.widths();
        let page = Page {
            observation: PyArray2::zeros(py, [games, seen], false).unbind(),
            mask: PyArray2::zeros(py, [games, ids], false).unbind(),
            reward: PyArray1::zeros(py, [games], false).unbind(),
            done: PyArray1::zeros(py, [games], false).unbind(),
            score: PyArray1::zeros(py, [games], false).unbind(),
            rank: PyArray1::zeros(py, [games], false).unbind(),
        };
        page.write(py, |rows| lanes.reset(seed, rows))?;
        Ok(Lanes { lanes: Mutex::new(lanes), page })
    }

    /// Takes the learner's choice in every game: an array of int64. On an error nothing has changed.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let lanes = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        with_actions(actions, |actions| self.page.write(py, |rows| lanes.step(actions, rows)))
    }

    /// Begins all games anew.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let lanes = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        self.page.write(py, |rows| lanes.reset(seed, rows))
    }

    /// `[games, ...]`, float32: what the learner may know.
    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.page.observation.clone_ref(py)
    }

    /// `[games, ...]`, uint8: 1 for what the learner may choose.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.page.mask.clone_ref(py)
    }

    /// `[games]`, float32: the learner's share of the victory in the step that ended a game, else 0.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyArray1<f32>> {
        self.page.reward.clone_ref(py)
    }

    /// `[games]`, uint8: 1 if the last step ended a game.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.page.done.clone_ref(py)
    }

    /// `[games]`, int64: the learner's points in the last game that ended there.
    #[getter]
    fn score(&self, py: Python<'_>) -> Py<PyArray1<i64>> {
        self.page.score.clone_ref(py)
    }

    /// `[games]`, int64: the learner's place in it.
    #[getter]
    fn rank(&self, py: Python<'_>) -> Py<PyArray1<i64>> {
        self.page.rank.clone_ref(py)
    }
}
