//! Arenas for Python: the plan of one, its games by number, its file of results. `emporio/arena.py` plays them, on one
//! machine or many.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use emporio_bots::arena::{self, Guest, Outcome, Results, stats};
use emporio_bots::protocol::Limits;
use emporio_bots::{BotSpec, Stop};
use emporio_core::{Player, Table};
use pyo3::prelude::*;
use serde_json::json;

use crate::action::{Action, Asked};
use crate::bot::named;
use crate::errors::{self, illegal, shield, value_error};
use crate::face::copy_of;
use crate::long::think;
use crate::luck::Luck;
use crate::seat::Seat;
use crate::{game_named, json as convert};

/// A flag that ends games which are being played on other threads.
#[pyclass(frozen, module = "emporio", name = "Flag")]
#[derive(Default)]
pub struct Flag(Stop);

#[pymethods]
impl Flag {
    #[new]
    fn new() -> Flag {
        Flag::default()
    }

    /// Asks for the end.
    fn stop(&self) {
        self.0.now();
    }
}

/// What an arena plays: every deal once with each turn of the table. A game is known by its number, so that it is the
/// same game wherever it is played.
#[pyclass(frozen, module = "emporio", name = "Plan")]
pub struct Plan {
    plan: arena::Plan,
    results: Mutex<Option<Results>>,
}

#[pymethods]
impl Plan {
    /// The plan of an arena. Bots are names; those of `guests` are played by objects that `play` is given.
    #[new]
    #[pyo3(signature = (game, bots, players=4, games=100, seed=1, options=None, file=None, guests=Vec::new()))]
    fn new(
        game: &str,
        bots: Vec<String>,
        players: u8,
        games: u32,
        seed: u64,
        options: Option<&Bound<'_, PyAny>>,
        file: Option<PathBuf>,
        guests: Vec<String>,
    ) -> PyResult<Plan> {
        let game = game_named(game)?;
        let spec = |name: &String| {
            if guests.contains(name) { Ok(BotSpec::Program(name.clone())) } else { named(name) }
        };
        let plan = arena::Plan {
            game,
            players,
            options: game.automatic(options.map_or(Ok(json!({})), convert::from_python)?),
            bots: bots.iter().map(spec).collect::<PyResult<_>>()?,
            games,
            seed,
            limits: Limits::default(),
            sprt: None,
            file,
        };
        plan.check().map_err(errors::arena)?;
        Ok(Plan { plan, results: Mutex::default() })
    }

    /// How many games there are: whole rotations.
    #[getter]
    fn total(&self) -> u32 {
        self.plan.total()
    }

    /// What all games have in common, the first line of a file of results.
    fn header<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::plain(py, &self.plan.header())
    }

    /// Opens the file of results, or begins it, and gives the outcomes that it holds.
    fn open<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (outcomes, results) = arena::open(&self.plan).map_err(errors::arena)?;
        *self.results.lock().unwrap_or_else(PoisonError::into_inner) = Some(results);
        convert::plain(py, &outcomes)
    }

    /// Writes an outcome down at once.
    fn append(&self, outcome: &Bound<'_, PyAny>) -> PyResult<()> {
        let outcome = read(outcome)?;
        match self.results.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            Some(results) => results.append(&outcome).map_err(errors::arena),
            None => Err(value_error("the file of results is not open")),
        }
    }

    /// The numbers of the games that are not among these outcomes.
    fn pending(&self, outcomes: Vec<Bound<'_, PyAny>>) -> PyResult<Vec<u32>> {
        let outcomes: Vec<Outcome> = outcomes.iter().map(read).collect::<PyResult<_>>()?;
        if outcomes.iter().any(|outcome| outcome.index >= self.plan.total()) {
            return Err(value_error(format!("the games are 0 to {}", self.plan.total() - 1)));
        }
        Ok(arena::pending(&self.plan, &outcomes))
    }

    /// Plays the game of a number. Guests are objects with a method `choose(seat)`, or functions of a seat.
    #[pyo3(signature = (index, guests=HashMap::new(), flag=None))]
    fn play<'py>(
        &self,
        py: Python<'py>,
        index: u32,
        guests: HashMap<String, Py<PyAny>>,
        flag: Option<&Flag>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if index >= self.plan.total() {
            return Err(value_error(format!("the games are 0 to {}", self.plan.total() - 1)));
        }
        let stop = flag.map_or_else(Stop::default, |flag| flag.0.clone());
        let outcome = if guests.is_empty() {
            think(py, || stop.now(), || arena::game_with(&self.plan, index, &mut |_, _, _| None, &stop))?
        } else {
            return self.play_with(py, index, &guests, &stop);
        };
        convert::plain(py, &outcome.map_err(errors::arena)?)
    }

    /// The standing of every bot, the best first.
    #[staticmethod]
    fn standings<'py>(py: Python<'py>, outcomes: Vec<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let outcomes: Vec<Outcome> = outcomes.iter().map(read).collect::<PyResult<_>>()?;
        convert::plain(py, &stats::standings(&outcomes))
    }
}

impl Plan {
    /// Guests play on the thread that asked, since they may depend on it; the others' thoughts let threads run.
    fn play_with<'py>(
        &self,
        py: Python<'py>,
        index: u32,
        guests: &HashMap<String, Py<PyAny>>,
        stop: &Stop,
    ) -> PyResult<Bound<'py, PyAny>> {
        let trouble: Trouble = Arc::default();
        let mut hire = |player: Player, spec: &BotSpec, seed: u64| {
            let BotSpec::Program(name) = spec else { return None };
            let guest = Python::attach(|py| Sitting::new(py, guests.get(name)?, player, seed, &trouble))?;
            Some(Box::new(guest) as Box<dyn Guest>)
        };
        let played = shield(|| Ok(py.detach(|| arena::game_with(&self.plan, index, &mut hire, stop))))?;
        let trouble = trouble.lock().unwrap_or_else(PoisonError::into_inner).take();
        match (trouble, played) {
            (Some(error), _) => Err(error),
            (None, Err(error)) => Err(errors::arena(error)),
            (None, Ok(outcome)) => convert::plain(py, &outcome),
        }
    }
}

fn read(outcome: &Bound<'_, PyAny>) -> PyResult<Outcome> {
    serde_json::from_value(convert::from_python(outcome)?).map_err(value_error)
}

/// The exception of a guest, kept until the game has ended for it.
type Trouble = Arc<Mutex<Option<PyErr>>>;

/// A Python object in a seat.
struct Sitting {
    guest: Py<PyAny>,
    seed: u64,
    trouble: Trouble,
}

impl Sitting {
    /// Sits down, and tells the guest so if it has a method `start(player, seed)`.
    fn new(
        py: Python<'_>,
        guest: &Py<PyAny>,
        player: Player,
        seed: u64,
        trouble: &Trouble,
    ) -> Option<Sitting> {
        let sitting = Sitting { guest: guest.clone_ref(py), seed, trouble: Arc::clone(trouble) };
        let guest = guest.bind(py);
        if guest.hasattr("start").unwrap_or(false)
            && let Err(error) = guest.call_method1("start", (player.0, seed))
        {
            sitting.note(error);
        }
        Some(sitting)
    }

    fn note(&self, error: PyErr) {
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
    }

    fn ask(&self, py: Python<'_>, table: &dyn Table, player: Player) -> PyResult<String> {
        py.check_signals()?;
        let kind = game_named(table.meta().id)?;
        let face = copy_of(table).ok_or_else(|| illegal("the game is not known here".into()))?;
        let seat = Seat::new(kind, face, player, Luck { seed: self.seed, draws: true });
        let guest = self.guest.bind(py);
        let chosen = match guest.getattr_opt("choose")? {
            Some(choose) => choose.call1((seat,))?,
            None => guest.call1((seat,))?,
        };
        Ok(match Asked::read(kind, &chosen)? {
            Asked::Text(text) => text,
            Asked::Id(id) => Action::of_id(kind, id)?.text,
        })
    }
}

impl Guest for Sitting {
    fn choose(&mut self, table: &dyn Table, player: Player) -> Option<String> {
        if self.trouble.lock().unwrap_or_else(PoisonError::into_inner).is_some() {
            return None;
        }
        Python::attach(|py| self.ask(py, table, player).map_err(|error| self.note(error)).ok())
    }
}
