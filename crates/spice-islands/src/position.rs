//! A position as readable JSON, and back.

use emporio_core::{Invariants, Outline, PositionError, Positions, SetupError};
use serde::Deserialize;
use serde_json::Value;

use crate::data::Data;
use crate::options::Options;
use crate::setup::overrides;
use crate::state::SpiceIslands;

impl Positions for SpiceIslands {
    /// The whole state but for the table's figures, which come from its options.
    fn to_position(&self) -> Value {
        // Plain data without map keys, so writing it cannot fail.
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    /// Reads a position and refuses one that breaks an invariant.
    fn from_position(
        options: &Options,
        players: u8,
        position: &Value,
    ) -> Result<SpiceIslands, PositionError> {
        let mut game = SpiceIslands::deserialize(position)?;
        game.data = Data::of(options).map_err(SetupError::from)?;
        game.overrides = overrides(options);
        if game.players != players {
            let reason = format!("it has {} players, the table {players}", game.players);
            return Err(PositionError::Unreadable(reason));
        }
        SpiceIslands::META.check_players(players)?;
        game.check()?;
        Ok(game)
    }
}
