//! What matches and seats show alike: places at the table, what was told, choices in words, points.

use emporio_core::{Player, Score, Viewer};
use emporio_games::GameKind;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::action::Asked;
use crate::errors::illegal;
use crate::face::Face;
use crate::json as convert;
use crate::words::speaker;

/// A place at the table, checked.
pub fn player(face: &dyn Face, seat: i64) -> PyResult<Player> {
    let last = face.players().saturating_sub(1);
    let seat = u8::try_from(seat).ok().filter(|&seat| seat <= last);
    seat.map(Player).ok_or_else(|| PyIndexError::new_err(format!("the seats are 0 to {last}")))
}

/// The player of a seat, or whoever only watches.
pub fn viewer(face: &dyn Face, seat: Option<i64>) -> PyResult<Viewer> {
    seat.map_or(Ok(Viewer::Spectator), |seat| player(face, seat).map(Viewer::Player))
}

/// What a viewer was told, with its words in a language.
pub fn told<'py>(
    py: Python<'py>,
    face: &dyn Face,
    viewer: Viewer,
    since: usize,
    lang: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let speaker = lang.map(|lang| speaker(face.meta(), lang)).transpose()?;
    let tell = |told: &emporio_core::Told| {
        let words = speaker.as_ref().map(|speaker| speaker.say(&told.text, face.seats()));
        json!({"ply": told.ply, "kind": told.kind, "text": words, "by": told.by, "data": told.data, "at": told.at})
    };
    let events: Vec<Value> = face.told(viewer, since).iter().map(tell).collect();
    convert::to_python(py, &Value::Array(events))
}

/// What the player to act is asked, in words.
pub fn prompt(face: &dyn Face, lang: &str) -> PyResult<String> {
    Ok(speaker(face.meta(), lang)?.say(&face.prompt(), face.seats()))
}

/// A legal choice in words.
pub fn words(face: &dyn Face, kind: GameKind, action: &Bound<'_, PyAny>, lang: &str) -> PyResult<String> {
    let at = match Asked::read(kind, action)? {
        Asked::Id(id) => face.ids().iter().position(|&legal| legal == id),
        Asked::Text(text) => face.choices().iter().position(|choice| choice.action == text.trim()),
    };
    let choices = face.choices();
    let choice = at.and_then(|at| choices.get(at));
    let choice = choice.ok_or_else(|| illegal("only choices that are legal now have words".into()))?;
    Ok(speaker(face.meta(), lang)?.say(&choice.text, face.seats()))
}

/// The points of a seat with their parts and tie-breaks.
pub fn sheet<'py>(py: Python<'py>, score: &Score) -> PyResult<Bound<'py, PyDict>> {
    let sheet = PyDict::new(py);
    let parts = PyDict::new(py);
    for part in &score.parts {
        parts.set_item(part.name, part.points)?;
    }
    sheet.set_item("total", score.total)?;
    sheet.set_item("parts", parts)?;
    sheet.set_item("tie_breaks", score.tie_breaks)?;
    Ok(sheet)
}
