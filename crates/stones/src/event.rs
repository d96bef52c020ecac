//! What happened, for the log and the animation.

use emporio_core::Player;
use serde::Serialize;

/// Something that happened; all of it is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The die of a player was rolled.
    Rolled {
        /// Whose.
        player: Player,
        /// What it shows.
        shown: u8,
    },
    /// A player took stones.
    Taken {
        /// Who.
        player: Player,
        /// How many.
        stones: u8,
    },
}

impl Event {
    /// The word for its kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Event::Rolled { .. } => "rolled",
            Event::Taken { .. } => "taken",
        }
    }

    /// Whose doing it is.
    pub fn actor(&self) -> Player {
        match self {
            Event::Rolled { player, .. } | Event::Taken { player, .. } => *player,
        }
    }
}
