//! A match as Python sees it, with all that its referee may know.

use emporio_core::{Actor, Player, Setup, Turn};
use emporio_games::GameKind;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;

use crate::action::{Action, listed, take};
use crate::errors::{shield, value_error};
use crate::face::Face;
use crate::look::{self, told, viewer, words};
use crate::luck::Luck;
use crate::seat::Seat;
use crate::{game_named, json as convert, opening};

/// A game in progress with its history, seen by its referee. Players and bots get a `Seat`, which shows no more than
/// they may know.
///
/// What chance has to decide is drawn from `seed` at once, just as on the command line; with `chance="ask"` its outcomes
/// are listed and applied like any action.
#[pyclass(module = "emporio", name = "Match")]
pub struct Match {
    pub kind: GameKind,
    pub face: Box<dyn Face>,
    pub luck: Luck,
}

#[pymethods]
impl Match {
    /// A match before its first choice. `players` defaults to the number of `seats`, to that of the `position`, or to 4.
    #[new]
    #[pyo3(signature = (game, players=None, *, seed=None, options=None, seats=None, position=None, chance="draw", events=true))]
    fn new(
        game: &str,
        players: Option<u8>,
        seed: Option<u64>,
        options: Option<&Bound<'_, PyAny>>,
        seats: Option<Vec<String>>,
        position: Option<&Bound<'_, PyAny>>,
        chance: &str,
        events: bool,
    ) -> PyResult<Match> {
        let kind = game_named(game)?;
        let options = options.map_or(Ok(json!({})), convert::from_python)?;
        let position = position.map(convert::from_python).transpose()?;
        let seats = opening::seats(players, seats, position.as_ref())?;
        let luck = Luck::new(seed, opening::draws(chance)?)?;
        opening::begun(kind, Setup { options, seats, seed, position }, luck, events)
    }

    /// The match of a record, every action checked.
    #[staticmethod]
    #[pyo3(signature = (text, *, chance="draw"))]
    fn from_record(text: &str, chance: &str) -> PyResult<Match> {
        opening::of_record(text, opening::draws(chance)?)
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.kind.id()
    }

    /// How many sit at the table.
    #[getter]
    fn players(&self) -> u8 {
        self.face.players()
    }

    /// The names in seat order.
    #[getter]
    fn seats(&self) -> Vec<String> {
        self.face.seats().to_vec()
    }

    /// The seat of the player who has to choose; None while chance decides and when the game is over.
    #[getter]
    fn player(&self) -> Option<u8> {
        match self.face.turn() {
            Turn::Player(Player(seat)) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Whether chance has to decide; only with `chance="ask"`.
    #[getter]
    fn is_chance(&self) -> bool {
        self.face.turn() == Turn::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.face.turn() == Turn::Over
    }

    /// How many steps have been taken, chance counted.
    #[getter]
    fn ply(&self) -> usize {
        self.face.ply()
    }

    /// The round now played, from 1.
    #[getter]
    fn round(&self) -> u16 {
        self.face.round()
    }

    /// Why the game ended; None while it goes on.
    #[getter]
    fn ending(&self) -> Option<&'static str> {
        self.face.ending()
    }

    /// The seed that chance is drawn from.
    #[getter]
    fn seed(&self) -> u64 {
        self.luck.seed
    }

    /// The options of the table.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &self.face.options())
    }

    /// The choices of the player to act, or the outcomes of chance.
    fn legal(&self) -> Vec<Action> {
        listed(self.face.as_ref(), self.kind)
    }

    /// The same as ids.
    fn legal_ids(&self) -> Vec<u16> {
        self.face.ids()
    }

    /// The same as texts.
    fn legal_texts(&self) -> Vec<String> {
        self.face.choices().into_iter().map(|choice| choice.action).collect()
    }

    /// The outcomes of chance with their probabilities; empty elsewhere.
    fn outcomes(&self) -> Vec<(Action, f64)> {
        let odds = self.face.odds();
        if odds.is_empty() { Vec::new() } else { self.legal().into_iter().zip(odds).collect() }
    }

    /// The same with ids.
    fn outcome_ids(&self) -> Vec<(u16, f64)> {
        let odds = self.face.odds();
        if odds.is_empty() { Vec::new() } else { self.face.ids().into_iter().zip(odds).collect() }
    }

    /// The action of this text or id.
    fn action(&self, action: &Bound<'_, PyAny>) -> PyResult<Action> {
        action.py().get_type::<Action>().call1((self.kind.id(), action))?.extract().map_err(PyErr::from)
    }

    /// Takes an action: an `Action`, its text or its id. On an error nothing has changed.
    fn apply(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        shield(|| {
            take(self.face.as_mut(), self.kind, action)?;
            self.luck.after_step(self.face.as_mut());
            Ok(())
        })
    }

    /// Draws what chance has to decide before the next choice.
    fn advance(&mut self) -> PyResult<()> {
        shield(|| {
            self.luck.draw(self.face.as_mut());
            Ok(())
        })
    }

    /// Draws chance from another seed from now on.
    fn reseed(&mut self, seed: u64) {
        self.luck.seed = seed;
    }

    /// Takes back the last choices of players, with all that chance decided after them.
    #[pyo3(signature = (choices=1))]
    fn undo(&mut self, choices: usize) -> PyResult<()> {
        let actors = self.face.actors();
        let is_choice = |(at, actor): (usize, &Actor)| matches!(actor, Actor::Player(_)).then_some(at);
        let plies: Vec<usize> = actors.iter().enumerate().filter_map(is_choice).collect();
        let at = plies.len().checked_sub(choices).ok_or_else(|| {
            value_error(format!("{choices} choices cannot be taken back: there were {}", plies.len()))
        })?;
        if choices > 0 {
            shield(|| {
                self.face.back_to(plies[at]);
                Ok(())
            })?;
        }
        Ok(())
    }

    /// Goes back to the moment after so many steps.
    fn back_to(&mut self, ply: usize) -> PyResult<()> {
        if ply > self.face.ply() {
            return Err(value_error(format!("there were {} steps, not {ply}", self.face.ply())));
        }
        shield(|| {
            self.face.back_to(ply);
            Ok(())
        })
    }

    /// What a seat sees, or what is open to all.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &self.face.view(viewer(self.face.as_ref(), seat)?))
    }

    /// The same as JSON text, which is faster where nobody looks into it.
    #[pyo3(signature = (seat=None))]
    fn view_text(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.face.view(viewer(self.face.as_ref(), seat)?).to_string())
    }

    /// What a seat was told after so many steps and later, or what was told to all; in words if a language is named.
    #[pyo3(signature = (seat=None, since=0, lang=Some("en")), text_signature = "($self, seat=None, since=0, lang='en')")]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        since: usize,
        lang: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        told(py, self.face.as_ref(), viewer(self.face.as_ref(), seat)?, since, lang)
    }

    /// What the player to act is asked, in words.
    #[pyo3(signature = (lang="en"))]
    fn prompt(&self, lang: &str) -> PyResult<String> {
        look::prompt(self.face.as_ref(), lang)
    }

    /// A legal choice in words.
    #[pyo3(signature = (action, lang="en"))]
    fn words(&self, action: &Bound<'_, PyAny>, lang: &str) -> PyResult<String> {
        words(self.face.as_ref(), self.kind, action, lang)
    }

    /// The steps so far: who took each (a seat, or None for chance) and its text.
    fn steps(&self) -> Vec<(Option<u8>, String)> {
        let who = |actor| match actor {
            Actor::Player(Player(seat)) => Some(seat),
            Actor::Chance => None,
        };
        self.face.steps_from(0).into_iter().map(|(actor, text)| (who(actor), text)).collect()
    }

    /// The points of every seat as they stand, with their parts and tie-breaks.
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        self.face.scores().players.iter().map(|score| look::sheet(py, score)).collect()
    }

    /// The totals alone.
    fn totals(&self) -> Vec<i32> {
        self.face.scores().players.iter().map(|score| score.total).collect()
    }

    /// The place of every seat, 1 for the best; equals share a place.
    fn ranks(&self) -> Vec<u8> {
        self.face.scores().ranks().to_vec()
    }

    /// Every seat's share of the victory: 1 divided among the winners.
    fn shares(&self) -> Vec<f64> {
        self.face.scores().shares().to_vec()
    }

    /// The match as a record, the text that every part of Emporio reads.
    fn record(&self) -> String {
        self.face.record().to_string()
    }

    /// The whole state, to study, edit and start from.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &self.face.position())
    }

    /// What a seat may know as numbers, that seat first; by default the seat to act. `observation_names` names them.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let player = match (seat, self.face.turn()) {
            (Some(seat), _) => look::player(self.face.as_ref(), seat)?,
            (None, Turn::Player(player)) => player,
            (None, Turn::Chance | Turn::Over) => {
                return Err(value_error("nobody has to choose now: name a seat"));
            }
        };
        shield(|| Ok(PyArray1::from_vec(py, self.face.seen(player))))
    }

    /// Which choices are legal, as 0 and 1; all 0 when nobody has to choose.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.face.width()];
        if let Turn::Player(_) = self.face.turn() {
            self.face.ids().into_iter().for_each(|id| mask[usize::from(id)] = 1);
        }
        PyArray1::from_vec(py, mask)
    }

    /// What a player may see and do here.
    fn seat(&self, player: i64) -> PyResult<Seat> {
        let player = look::player(self.face.as_ref(), player)?;
        Ok(Seat::new(self.kind, self.face.copy(), player, self.luck))
    }

    /// An independent copy with the same luck.
    pub fn copy(&self) -> Match {
        Match { kind: self.kind, face: self.face.copy(), luck: self.luck }
    }

    fn __copy__(&self) -> Match {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Match {
        self.copy()
    }

    fn __eq__(&self, other: &Match) -> bool {
        self.luck == other.luck && self.face.record() == other.face.record()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, u64, bool))> {
        let restore = py.get_type::<Match>().getattr("_restore")?;
        Ok((restore, (self.record(), self.luck.seed, self.luck.draws)))
    }

    /// A match as it was pickled.
    #[staticmethod]
    fn _restore(text: &str, seed: u64, draws: bool) -> PyResult<Match> {
        let mut restored = opening::of_record(text, false)?;
        restored.luck = Luck { seed, draws };
        Ok(restored)
    }

    fn __repr__(&self) -> String {
        let turn = match self.face.turn() {
            Turn::Player(player) => format!("{player} to choose"),
            Turn::Chance => "chance to decide".to_string(),
            Turn::Over => "over".to_string(),
        };
        format!("<Match {}, {} players, ply {}, {turn}>", self.kind, self.face.players(), self.face.ply())
    }
}
