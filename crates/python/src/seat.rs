//! A seat as Python sees it: what its player may know and choose, and worlds that agree with that.

use emporio_core::{Player, Turn, Viewer};
use emporio_games::GameKind;
use numpy::PyArray1;
use pyo3::prelude::*;

use crate::action::{Action, listed};
use crate::face::Face;
use crate::json as convert;
use crate::look::{self, told, words};
use crate::luck::Luck;
use crate::matches::Match;

/// A place at a match at one moment: what a bot gets. It shows what its player may know and nothing more.
#[pyclass(frozen, module = "emporio", name = "Seat")]
pub struct Seat {
    pub kind: GameKind,
    pub face: Box<dyn Face>,
    pub player: Player,
    luck: Luck,
    /// The id of the game.
    #[pyo3(get)]
    game: &'static str,
    /// How many sit at the table.
    #[pyo3(get)]
    players: u8,
    /// How many steps have been taken.
    #[pyo3(get)]
    ply: usize,
    /// The round now played.
    #[pyo3(get)]
    round: u16,
}

impl Seat {
    /// The seat of a player at a copy of a match.
    pub fn new(kind: GameKind, face: Box<dyn Face>, player: Player, luck: Luck) -> Seat {
        let (game, players, ply, round) = (kind.id(), face.players(), face.ply(), face.round());
        Seat { kind, face, player, luck, game, players, ply, round }
    }

    fn is_to_act(&self) -> bool {
        self.face.turn() == Turn::Player(self.player)
    }
}

#[pymethods]
impl Seat {
    /// Whose seat it is.
    #[getter]
    fn player(&self) -> u8 {
        self.player.0
    }

    /// The choices; empty when it is not this player's turn.
    fn legal(&self) -> Vec<Action> {
        if self.is_to_act() { listed(self.face.as_ref(), self.kind) } else { Vec::new() }
    }

    /// The same as ids.
    fn legal_ids(&self) -> Vec<u16> {
        if self.is_to_act() { self.face.ids() } else { Vec::new() }
    }

    /// The same as texts.
    fn legal_texts(&self) -> Vec<String> {
        self.legal().into_iter().map(|action| action.text).collect()
    }

    /// What the player sees.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &self.face.view(Viewer::Player(self.player)))
    }

    /// What the player may know as numbers, they first.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        PyArray1::from_vec(py, self.face.seen(self.player))
    }

    /// What the player was told after so many steps and later.
    #[pyo3(signature = (since=0, lang=Some("en")), text_signature = "($self, since=0, lang='en')")]
    fn events<'py>(&self, py: Python<'py>, since: usize, lang: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        told(py, self.face.as_ref(), Viewer::Player(self.player), since, lang)
    }

    /// What the player to act is asked, in words.
    #[pyo3(signature = (lang="en"))]
    fn prompt(&self, lang: &str) -> PyResult<String> {
        look::prompt(self.face.as_ref(), lang)
    }

    /// A legal choice in words.
    #[pyo3(signature = (action, lang="en"))]
    fn words(&self, action: &Bound<'_, PyAny>, lang: &str) -> PyResult<String> {
        let choices = if self.is_to_act() { self.face.as_ref() } else { return Err(not_here()) };
        words(choices, self.kind, action, lang)
    }

    /// A match that begins in a world that agrees with all that the player knows; what they cannot know is drawn from
    /// the seed, and so is what chance decides there.
    fn world(&self, seed: u64) -> Match {
        Match {
            kind: self.kind,
            face: self.face.world(self.player, seed),
            luck: Luck { seed, draws: self.luck.draws },
        }
    }

    fn __repr__(&self) -> String {
        format!("<Seat {} of {}, ply {}>", self.player, self.kind, self.ply)
    }
}

fn not_here() -> PyErr {
    crate::errors::illegal("it is not this player's turn".into())
}
