//! An action of a game: its id, its text, its kind.

use emporio_core::{Game, Table};
use emporio_games::{GameKind, Visit};
use pyo3::prelude::*;

use crate::errors::{illegal, play};
use crate::face::Face;
use crate::game_named;

/// An action of a game. It compares equal to an action of the same game with the same id; `int(action)` is its id,
/// `str(action)` its text.
#[pyclass(frozen, module = "emporio", name = "Action", eq, hash, from_py_object)]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    pub kind: GameKind,
    #[pyo3(get)]
    pub id: u16,
    #[pyo3(get)]
    pub text: String,
}

#[pymethods]
impl Action {
    /// The action of a game with this text or id.
    #[new]
    fn new(game: &str, action: &Bound<'_, PyAny>) -> PyResult<Action> {
        let kind = game_named(game)?;
        match Asked::read(kind, action)? {
            Asked::Text(text) => Action::of_text(kind, &text),
            Asked::Id(id) => Action::of_id(kind, id),
        }
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.kind.id()
    }

    /// The kind of the action, such as `role` or `load`.
    #[getter(kind)]
    fn group(&self) -> &'static str {
        self.kind.visit(Group(self.id))
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Action({:?}, {:?})", self.kind.id(), self.text)
    }

    fn __int__(&self) -> u16 {
        self.id
    }

    fn __index__(&self) -> u16 {
        self.id
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (&'static str, u16)) {
        (py.get_type::<Action>().into_any(), (self.kind.id(), self.id))
    }
}

impl Action {
    /// The action of a text.
    pub fn of_text(kind: GameKind, text: &str) -> PyResult<Action> {
        kind.visit(ByText(text)).map(|(id, text)| Action { kind, id, text })
    }

    /// The action of an id.
    pub fn of_id(kind: GameKind, id: u16) -> PyResult<Action> {
        kind.visit(ById(id)).map(|(id, text)| Action { kind, id, text })
    }
}

/// An action as Python gives it: an [`Action`], its text or its id.
pub enum Asked {
    Text(String),
    Id(u16),
}

impl Asked {
    /// Reads it and refuses an action of another game.
    pub fn read(kind: GameKind, object: &Bound<'_, PyAny>) -> PyResult<Asked> {
        if let Ok(action) = object.cast::<Action>() {
            let action = action.get();
            if action.kind != kind {
                return Err(illegal(format!(
                    "`{}` is an action of {}, not of {kind}",
                    action.text, action.kind
                )));
            }
            return Ok(Asked::Id(action.id));
        }
        if let Ok(text) = object.extract() {
            return Ok(Asked::Text(text));
        }
        let number: i64 = object.extract().map_err(|_| {
            let name = object.get_type().name().map_or_else(|_| "?".to_string(), |name| name.to_string());
            pyo3::exceptions::PyTypeError::new_err(format!(
                "an action is text, an id or an Action, not {name}"
            ))
        })?;
        let out_of_range = |_| illegal(format!("there is no action with the id {number}"));
        Ok(Asked::Id(u16::try_from(number).map_err(out_of_range)?))
    }
}

/// Takes an action at a match; on an error nothing has changed.
pub fn take(face: &mut dyn Face, kind: GameKind, object: &Bound<'_, PyAny>) -> PyResult<()> {
    match Asked::read(kind, object)? {
        Asked::Text(text) => Table::play(face, &text),
        Asked::Id(id) => face.play_id(id),
    }
    .map_err(play)
}

/// The choices of the player to act, or the outcomes of chance.
pub fn listed(face: &dyn Face, kind: GameKind) -> Vec<Action> {
    let texts = face.choices().into_iter().map(|choice| choice.action);
    face.ids().into_iter().zip(texts).map(|(id, text)| Action { kind, id, text }).collect()
}

struct ByText<'a>(&'a str);

impl Visit for ByText<'_> {
    type Out = PyResult<(u16, String)>;

    fn visit<G: Game>(self) -> Self::Out {
        let action: G::Action =
            self.0.trim().parse().map_err(|error| play(emporio_core::PlayError::Unreadable(error)))?;
        Ok((G::action_id(action), action.to_string()))
    }
}

struct ById(u16);

impl Visit for ById {
    type Out = PyResult<(u16, String)>;

    fn visit<G: Game>(self) -> Self::Out {
        let action = G::action_from_id(self.0);
        let action =
            action.ok_or_else(|| illegal(format!("{} has no action with the id {}", G::META.id, self.0)))?;
        Ok((self.0, action.to_string()))
    }
}

struct Group(u16);

impl Visit for Group {
    type Out = &'static str;

    fn visit<G: Game>(self) -> &'static str {
        G::action_from_id(self.0).map_or("", G::action_kind)
    }
}
