//! What a table may set.

use emporio_core::SetupError;
use serde::{Deserialize, Serialize};

use crate::data::ROUND_CAP;

/// What a table may set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// [SET-5] Deal 5 cards and one more for each position, keep 4.
    pub variant: bool,
    /// [END-5] The game ends after this round at the latest.
    pub round_cap: u16,
    /// [CHN-2] The seat of the first governor; drawn when not set.
    pub governor: Option<u8>,
}

impl Default for Options {
    fn default() -> Options {
        Options { variant: false, round_cap: ROUND_CAP, governor: None }
    }
}

impl Options {
    /// Refuses options that cannot be played with.
    pub fn check(&self, players: u8) -> Result<(), SetupError> {
        if self.round_cap == 0 {
            return Err(SetupError::Option("`round_cap` is 0; expected 1 or more rounds".to_string()));
        }
        match self.governor {
            Some(seat) if seat >= players => Err(SetupError::Option(format!(
                "`governor` is seat {seat}; expected a seat from 0 to {}",
                players - 1
            ))),
            Some(_) | None => Ok(()),
        }
    }
}
