//! Lanes for Python: what the vector form of the Gymnasium environment holds.

use std::sync::{Mutex, PoisonError};

use emporio_batch::BatchError;
use emporio_bots::BotSpec;
use emporio_core::Player;
use pyo3::prelude::*;

use crate::arrays::{Sheet, with_actions};
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
    /// `[games, ...]`, float32: what the learner may know.
    #[pyo3(get)]
    observation: Sheet<f32>,
    /// `[games, ...]`, uint8: 1 for what the learner may choose.
    #[pyo3(get)]
    mask: Sheet<u8>,
    /// `[games]`, float32: the learner's share of the victory in the step that ended a game, else 0.
    #[pyo3(get)]
    reward: Sheet<f32>,
    /// `[games]`, uint8: 1 if the last step ended a game.
    #[pyo3(get)]
    done: Sheet<u8>,
    /// `[games]`, int64: the learner's points in the last game that ended there.
    #[pyo3(get)]
    score: Sheet<i64>,
    /// `[games]`, int64: the learner's place in it.
    #[pyo3(get)]
    rank: Sheet<i64>,
}

#[pymethods]
impl Lanes {
    /// So many games; `seat` is the learner's, or None to draw it anew for every game.
    #[new]
    #[pyo3(
        signature = (game, players, games, bots, *, seat=Some(0), threads=1, options=None, seed=1),
        text_signature = "(game, players, games, bots, *, seat=0, threads=1, options=None, seed=1)"
    )]
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
        let lanes = shield(|| lanes::open(kind, course).map_err(errors::batch))?;
        let (seen, ids) = lanes.widths();
        let mut made = Lanes {
            lanes: Mutex::new(lanes),
            observation: Sheet::new(py, "observation", &[games, seen]),
            mask: Sheet::new(py, "mask", &[games, ids]),
            reward: Sheet::new(py, "reward", &[games]),
            done: Sheet::new(py, "done", &[games]),
            score: Sheet::new(py, "score", &[games]),
            rank: Sheet::new(py, "rank", &[games]),
        };
        made.reset(py, seed)?;
        Ok(made)
    }

    /// Takes the learner's choice in every game: an array of int64. On an error nothing has changed.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        with_actions(actions, |actions| self.write(py, |lanes, rows| lanes.step(actions, rows)))
    }

    /// Begins all games anew.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.write(py, |lanes, rows| lanes.reset(seed, rows))
    }
}

impl Lanes {
    /// Lets the games be played and written into the arrays while other threads run.
    fn write(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn lanes::Lanes, Rows<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let mut observation = self.observation.hold(py)?;
        let mut mask = self.mask.hold(py)?;
        let mut reward = self.reward.hold(py)?;
        let mut done = self.done.hold(py)?;
        let mut score = self.score.hold(py)?;
        let mut rank = self.rank.hold(py)?;
        let rows = Rows {
            observation: observation.numbers()?,
            mask: mask.numbers()?,
            reward: reward.numbers()?,
            done: done.numbers()?,
            score: score.numbers()?,
            rank: rank.numbers()?,
        };
        let lanes = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner).as_mut();
        shield(|| py.detach(|| work(lanes, rows)).map_err(errors::batch))
    }
}
