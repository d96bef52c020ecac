//! What the search judges positions by, for those who carry the figures elsewhere.

use emporio_bots::{Knowledge, Visit, visit};
use emporio_core::{Match as Played, Player, Table};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::json::to_python;
use crate::matches::Match;
use crate::{game_named, look};

/// The features that the search judges a seat by: their names, what one unit of each is worth in final points early and late
/// in the game, and by how many points forecasts are off (`spread`). A seat is heading for the sum of them all.
#[pyfunction]
pub fn judgement<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &visit(game_named(game)?, Figures))
}

struct Figures;

impl Visit for Figures {
    type Out = Value;

    fn visit<G: Knowledge>(self) -> Value {
        let column = |of: fn((f32, f32)) -> f32| -> Vec<f32> {
            G::FEATURES.iter().map(|feature| of(feature.search)).collect()
        };
        json!({
            "names": G::FEATURES.iter().map(|feature| feature.name).collect::<Vec<_>>(),
            "early": column(|span| span.0),
            "late": column(|span| span.1),
            "spread": G::SPREADS.search,
        })
    }
}

/// The features of a seat as they stand, and how far the game has come, from 0 to 1.
#[pyfunction]
pub fn features(game: &Match, seat: i64) -> PyResult<(Vec<f32>, f32)> {
    let player = look::player(game.face.as_ref(), seat)?;
    let table: &dyn Table = game.face.as_ref();
    Ok(visit(game.kind, Counted { table, player }))
}

struct Counted<'a> {
    table: &'a dyn Table,
    player: Player,
}

impl Visit for Counted<'_> {
    type Out = (Vec<f32>, f32);

    fn visit<G: Knowledge>(self) -> Self::Out {
        let mut counted = vec![0.0; G::FEATURES.len()];
        let Some(game) = self.table.as_any().downcast_ref::<Played<G>>() else { return (counted, 0.0) };
        game.state().features(self.player, &mut counted);
        (counted, game.state().progress())
    }
}
