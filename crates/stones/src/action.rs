//! The steps of players and of chance, their kinds and their numbers.

use emporio_core::Actions;
use serde::Serialize;

use crate::state::Stones;

/// One step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The player takes so many stones.
    Take(u8),
    /// Chance deals a card.
    Deal(u8),
    /// Chance rolls the die.
    Roll(u8),
}

/// How many steps players have: four takes.
pub const PLAYER_IDS: u16 = 4;
/// How many steps there are: four takes, three cards, four faces.
pub const ACTION_IDS: u16 = 11;

impl Actions for Stones {
    type Action = Action;

    /// Its dense number.
    fn action_id(action: Action) -> u16 {
        match action {
            Action::Take(n) => u16::from(n) - 1,
            Action::Deal(n) => u16::from(n) + 3,
            Action::Roll(n) => u16::from(n) + 6,
        }
    }

    /// The step of a number.
    fn action_from_id(id: u16) -> Option<Action> {
        match u8::try_from(id).ok()? {
            n @ 0..=3 => Some(Action::Take(n + 1)),
            n @ 4..=6 => Some(Action::Deal(n - 3)),
            n @ 7..=10 => Some(Action::Roll(n - 6)),
            11.. => None,
        }
    }

    /// The word for its kind.
    fn action_kind(action: Action) -> &'static str {
        match action {
            Action::Take(_) => "take",
            Action::Deal(_) => "deal",
            Action::Roll(_) => "roll",
        }
    }
}
