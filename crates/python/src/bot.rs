//! Bots of the house for Python.

use std::sync::{Mutex, PoisonError};

use emporio_bots::{BotSpec, Level, Stop};
use emporio_core::{Player, Turn};
use emporio_games::GameKind;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::action::Action;
use crate::errors::{bot, no_bot, shield};
use crate::face::{Face, Mind, mind};
use crate::long::think;
use crate::matches::Match;
use crate::seat::Seat;

/// A bot of the house: `random`, `greedy`, `easy`, `medium`, `hard`, `expert`, `search:iterations=500`, `search:time=0.5`,
/// or a style of one game such as `shipper`. It sees a seat and nothing else. With iterations and a seed its choices repeat.
#[pyclass(frozen, module = "emporio", name = "Bot")]
pub struct Bot {
    spec: BotSpec,
    seed: u64,
    mind: Mutex<Option<(GameKind, Box<dyn Mind>)>>,
}

/// What a bot is asked about: a copy, so that nothing is held while it thinks.
pub struct Question {
    kind: GameKind,
    pub face: Box<dyn Face>,
    pub player: Player,
}

/// Reads a seat, or a match whose player to act is meant.
pub fn question(object: &Bound<'_, PyAny>) -> PyResult<Question> {
    if let Ok(seat) = object.cast::<Seat>() {
        let seat = seat.get();
        return Ok(Question { kind: seat.kind, face: seat.face.copy(), player: seat.player });
    }
    let Ok(game) = object.cast::<Match>() else {
        return Err(PyTypeError::new_err("a bot is asked about a Match or a Seat"));
    };
    let game = game.borrow();
    match game.face.turn() {
        Turn::Player(player) => Ok(Question { kind: game.kind, face: game.face.copy(), player }),
        Turn::Chance | Turn::Over => Err(no_bot("nobody has to choose now")),
    }
}

/// Whether a bot thinks long enough for someone to want to end it.
fn is_long(spec: &BotSpec) -> bool {
    match spec {
        BotSpec::Search(_) | BotSpec::Level(Level::Hard | Level::Expert) => true,
        BotSpec::Random
        | BotSpec::Greedy
        | BotSpec::Style(_)
        | BotSpec::Level(Level::Easy | Level::Medium)
        | BotSpec::Program(_) => false,
    }
}

/// The bot of a name, made anew for a seed.
pub fn named(name: &str) -> PyResult<BotSpec> {
    name.parse().map_err(no_bot)
}

#[pymethods]
impl Bot {
    /// The bot of a name.
    #[new]
    #[pyo3(signature = (name, seed=1))]
    fn new(name: &str, seed: u64) -> PyResult<Bot> {
        match named(name)? {
            BotSpec::Program(_) => {
                Err(no_bot("programs play in `emporio arena`; a bot in Python is any object that chooses"))
            }
            spec @ (BotSpec::Random
            | BotSpec::Greedy
            | BotSpec::Style(_)
            | BotSpec::Level(_)
            | BotSpec::Search(_)) => Ok(Bot { spec, seed, mind: Mutex::default() }),
        }
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The seed of its whims.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// Its choice at a seat, or for the player to act at a match. Other threads run while it thinks; Ctrl-C ends it.
    fn choose(&self, py: Python<'_>, seat: &Bound<'_, PyAny>) -> PyResult<Action> {
        let asked = question(seat)?;
        let stop = Stop::default();
        // A mind that is thinking for another thread, or was lost in a panic, is made anew.
        let kept = self.mind.try_lock().ok().and_then(|mut kept| kept.take());
        let mut minded = match kept.filter(|(kind, _)| *kind == asked.kind) {
            Some((_, mind)) => mind,
            None => mind(asked.kind, &self.spec, self.seed).map_err(bot)?,
        };
        minded.heed(&stop);
        let mut choose = || minded.choose(asked.face.as_ref(), asked.player);
        let chosen =
            if is_long(&self.spec) { think(py, || stop.now(), choose)? } else { shield(|| Ok(choose()))? };
        let text = chosen.map_err(bot)?;
        *self.mind.lock().unwrap_or_else(PoisonError::into_inner) = Some((asked.kind, minded));
        Action::of_text(asked.kind, &text)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String, u64)) {
        (py.get_type::<Bot>().into_any(), (self.name(), self.seed))
    }

    fn __repr__(&self) -> String {
        format!("bot({:?}, seed={})", self.name(), self.seed)
    }
}
