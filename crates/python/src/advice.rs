//! What a search thinks: of the choices at a seat, and of a whole game afterwards.

use std::time::Duration;

use emporio_bots::{Budget, SearchSpec, Stop, hints_until};
use emporio_core::{Meta, Table};
use emporio_review::{Progress, Settings};
use pyo3::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::bot::question;
use crate::errors::{bot, panicked, value_error};
use crate::face::Face;
use crate::json::to_python;
use crate::long::think;
use crate::matches::Match;
use crate::opening::of_record;
use crate::words::said;

/// What a search thinks of every choice of the player to act: each with its words, its visits and everyone's chances of
/// victory, the best first. It thinks for `time` seconds, or for so many `iterations`, which gives the same advice every
/// time. It sees what the seat sees.
#[pyfunction]
#[pyo3(signature = (seat, *, time=1.0, iterations=None, threads=1, seed=1, lang="en"))]
pub fn hint<'py>(
    py: Python<'py>,
    seat: &Bound<'py, PyAny>,
    time: f64,
    iterations: Option<u32>,
    threads: u8,
    seed: u64,
    lang: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let budget = match iterations {
        Some(0) => return Err(value_error("iterations is a number from 1")),
        Some(iterations) => Budget::Iterations(iterations),
        None if (0.001..=3600.0).contains(&time) => Budget::Time(Duration::from_secs_f64(time)),
        None => return Err(value_error(format!("time is in seconds, from 0.001 to 3600, not {time}"))),
    };
    let search = SearchSpec { threads: side_by_side(threads)?, ..SearchSpec::new(budget) };
    let asked = question(seat)?;
    let stop = Stop::default();
    let table: &dyn Table = asked.face.as_ref();
    let think_of = || hints_until(table, asked.player, search, seed, &stop);
    let found = think(py, || stop.now(), think_of)?.map_err(bot)?;
    in_words(py, &found, table, lang)
}

/// Looks back on a game, given as a record or a match: everyone's chances step by step (`moments`), what each choice cost
/// (`choices`), what was luck (`draws`), the largest `swings`, and how everyone fared (`summaries`). Every choice is judged
/// from what its player could know. `tries` are the iterations of the search for all choices together; equal seeds give
/// equal reviews on any number of `threads`.
#[pyfunction]
#[pyo3(signature = (game, *, tries=1_000_000, threads=2, seed=1, lang="en"))]
pub fn review<'py>(
    py: Python<'py>,
    game: &Bound<'py, PyAny>,
    tries: u32,
    threads: u8,
    seed: u64,
    lang: &str,
) -> PyResult<Bound<'py, PyAny>> {
    if tries == 0 {
        return Err(value_error("tries is a number from 1"));
    }
    let settings = Settings { seed, tries, threads: side_by_side(threads)? };
    let face = reviewed(game)?;
    let table: &dyn Table = face.as_ref();
    let progress = Progress::default();
    let look = || emporio_review::review(table, settings, &progress);
    let found = think(py, || progress.stop(), look)?.map_err(bot)?;
    // Nobody stopped it, else there was an exception before: a helper of the review was lost.
    let found = found.ok_or_else(|| panicked(&"a part of the review is missing"))?;
    in_words(py, &found, table, lang)
}

/// The game to look back on.
fn reviewed(game: &Bound<'_, PyAny>) -> PyResult<Box<dyn Face>> {
    match game.cast::<Match>() {
        Ok(game) => Ok(game.borrow().face.copy()),
        Err(_) => Ok(of_record(game.extract()?, false)?.face),
    }
}

/// As many threads as make sense.
fn side_by_side(threads: u8) -> PyResult<u8> {
    if (1..=64).contains(&threads) { Ok(threads) } else { Err(value_error("threads are 1 to 64")) }
}

/// What was found as plain objects, its texts in words.
fn in_words<'py>(
    py: Python<'py>,
    found: &impl Serialize,
    table: &dyn Table,
    lang: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let meta: &'static Meta = table.meta();
    let mut found: Value = serde_json::to_value(found).map_err(value_error)?;
    said(&mut found, &*crate::words::speaker(meta, lang)?, table.seats());
    to_python(py, &found)
}
