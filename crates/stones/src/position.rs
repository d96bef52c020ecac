//! The state as JSON, both ways.

use emporio_core::{Invariants, PositionError, Positions};
use serde_json::Value;

use crate::options::Options;
use crate::state::Stones;

impl Positions for Stones {
    /// The whole state.
    fn to_position(&self) -> Value {
        // Plain data with text keys: writing it cannot fail.
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    /// Reads a position and refuses one that cannot be.
    fn from_position(options: &Options, players: u8, position: &Value) -> Result<Stones, PositionError> {
        let unreadable = |reason: String| PositionError::Unreadable(reason);
        let state: Stones =
            serde_json::from_value(position.clone()).map_err(|error| unreadable(error.to_string()))?;
        if state.players != players || state.open_cards != options.open_cards {
            return Err(unreadable("players and options must be those of the table".into()));
        }
        state.check()?;
        Ok(state)
    }
}
