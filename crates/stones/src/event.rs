//! What happened, for the log and the animation.

use emporio_core::{Events, Player};
use serde::Serialize;

use crate::state::Stones;

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

impl Events for Stones {
    type Event = Event;

    /// The word for its kind.
    fn event_kind(event: &Event) -> &'static str {
        match event {
            Event::Rolled { .. } => "rolled",
            Event::Taken { .. } => "taken",
        }
    }
}
