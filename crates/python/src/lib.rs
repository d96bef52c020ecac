//! The four games for Python: the compiled half of the package `emporio`, whose Python half lies in `python/`.
//!
//! Nothing is decided here that the engine decides elsewhere: these classes hand over arguments, turn errors into
//! exceptions and let other threads run while a bot thinks.

#![expect(clippy::too_many_arguments, reason = "they are named in Python")]

mod action;
mod advice;
mod arena;
mod arrays;
mod batch;
mod bot;
mod errors;
mod face;
mod json;
mod judgement;
mod lanes;
mod long;
mod look;
mod luck;
mod matches;
mod opening;
mod seat;
mod vector;
mod words;

use emporio_games::GameKind;
use pyo3::prelude::*;
use serde_json::json;

use crate::errors::value_error;

/// Reads the name of a game.
pub(crate) fn game_named(name: &str) -> PyResult<GameKind> {
    name.parse().map_err(value_error)
}

/// The ids of the games, in the order they are shown.
#[pyfunction]
fn games() -> Vec<&'static str> {
    GameKind::ALL.iter().map(|kind| kind.id()).collect()
}

/// What is known of a game before anyone sits down: title, players, versions, numbers of action ids, options.
#[pyfunction]
fn about<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let kind = game_named(game)?;
    let meta = kind.meta();
    let about = json!({
        "id": meta.id,
        "title": meta.title,
        "rules_version": meta.rules_version,
        "min_players": meta.min_players,
        "max_players": meta.max_players,
        "minutes": meta.minutes,
        "weight": meta.weight,
        "action_ids": meta.action_ids,
        "player_ids": meta.player_ids,
        "options": kind.default_options(),
        "automatic": kind.automatic(json!({})),
    });
    json::to_python(py, &about)
}

/// The name of every entry of an observation.
#[pyfunction]
fn observation_names(game: &str) -> PyResult<Vec<String>> {
    Ok(game_named(game)?.observation_names())
}

/// Players' choices are numbered from 0 to this, exclusive, at tables with these options.
#[pyfunction]
#[pyo3(signature = (game, options=None))]
fn player_ids(game: &str, options: Option<&Bound<'_, PyAny>>) -> PyResult<u16> {
    let options = options.map_or(Ok(json!({})), json::from_python)?;
    game_named(game)?.player_ids(&options).map_err(errors::setup)
}

/// Panics on purpose, so that a test can see that no panic crosses the border.
#[pyfunction]
fn _panic() -> PyResult<()> {
    errors::shield(|| panic!("asked for by a test"))
}

#[pymodule]
fn _emporio(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<action::Action>()?;
    module.add_class::<matches::Match>()?;
    module.add_class::<seat::Seat>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<vector::Lanes>()?;
    module.add_class::<arena::Plan>()?;
    module.add_class::<arena::Flag>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(about, module)?)?;
    module.add_function(wrap_pyfunction!(observation_names, module)?)?;
    module.add_function(wrap_pyfunction!(player_ids, module)?)?;
    module.add_function(wrap_pyfunction!(advice::hint, module)?)?;
    module.add_function(wrap_pyfunction!(advice::review, module)?)?;
    module.add_function(wrap_pyfunction!(judgement::judgement, module)?)?;
    module.add_function(wrap_pyfunction!(judgement::features, module)?)?;
    module.add_function(wrap_pyfunction!(_panic, module)?)?;
    Ok(())
}
