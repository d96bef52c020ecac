//! How a match begins: before its first choice, from a position or from a record.

use emporio_core::{Record, Setup, SetupError};
use emporio_games::GameKind;
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::errors::{record, setup, shield, value_error};
use crate::luck::Luck;
use crate::matches::Match;
use crate::{face, game_named, json as convert};

/// A match at its first choice.
pub fn begun(kind: GameKind, table: Setup<Value>, luck: Luck, events: bool) -> PyResult<Match> {
    shield(|| {
        let mut face = face::open(kind, table, events).map_err(setup)?;
        luck.after_step(face.as_mut());
        Ok(Match { kind, face, luck })
    })
}

/// The match of a record, every action checked.
pub fn of_record(text: &str, draws: bool) -> PyResult<Match> {
    let read: Record = text.parse().map_err(record)?;
    let luck = Luck::new(read.seed, draws)?;
    shield(|| {
        let kind = game_named(&read.game)?;
        let mut face = face::load(&read).map_err(record)?;
        luck.after_step(face.as_mut());
        Ok(Match { kind, face, luck })
    })
}

/// A game by its name, and its options for play without people, unless given.
pub fn without_people(name: &str, options: Option<&Bound<'_, PyAny>>) -> PyResult<(GameKind, Value)> {
    let kind = game_named(name)?;
    Ok((kind, kind.automatic(options.map_or(Ok(json!({})), convert::from_python)?)))
}

/// Whether chance is drawn, from the word for it.
pub fn draws(chance: &str) -> PyResult<bool> {
    match chance {
        "draw" => Ok(true),
        "ask" => Ok(false),
        _ => Err(value_error(format!("chance is \"draw\" or \"ask\", not \"{chance}\""))),
    }
}

/// Who sits at the table: as named, or as many as are asked for, lie in the position, or 4.
pub fn seats(
    players: Option<u8>,
    named: Option<Vec<String>>,
    position: Option<&Value>,
) -> PyResult<Vec<String>> {
    let known = named.as_ref().map(Vec::len).or_else(|| players_of(position?));
    let count = players.map(usize::from).or(known).unwrap_or(4);
    let seats = named.unwrap_or_else(|| (0..count).map(|seat| format!("P{seat}")).collect());
    if seats.len() != count {
        let players = u8::try_from(count).unwrap_or(u8::MAX);
        return Err(setup(SetupError::Seats { seats: seats.len(), players }));
    }
    Ok(seats)
}

/// The number of players of a position, as a number or as a list of them.
fn players_of(position: &Value) -> Option<usize> {
    let players = position.get("players").or_else(|| position.get("seats"))?;
    players.as_array().map(Vec::len).or_else(|| usize::try_from(players.as_u64()?).ok())
}
