//! A position as JSON: the whole state without the figures, which the options give.

use emporio_core::{Broken, Outline, PositionError, Positions};
use serde_json::Value;

use crate::data::Data;
use crate::options::Options;
use crate::state::Madeira;

impl Positions for Madeira {
    /// The state as readable JSON.
    fn to_position(&self) -> Value {
        // Plain data with text keys, so writing it cannot fail.
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    /// Reads a position and refuses one that cannot be.
    fn from_position(options: &Options, players: u8, position: &Value) -> Result<Madeira, PositionError> {
        let unreadable = |error: String| PositionError::Unreadable(error);
        Madeira::META.check_players(players).map_err(|error| unreadable(error.to_string()))?;
        let data = Data::of(options).map_err(|error| unreadable(error.to_string()))?;
        let mut game: Madeira =
            serde_json::from_value(position.clone()).map_err(|error| unreadable(error.to_string()))?;
        game.data = data;
        Broken::unless(game.players == players, "SET-1", || {
            format!("the position is for {} players, the table for {players}", game.players)
        })?;
        game.check_start()?;
        Ok(game)
    }
}
