//! The state of a table: stones, cards, and where the turn has come to.

use emporio_core::Player;
use serde::{Deserialize, Serialize};

/// Room for the players.
pub const SEATS: usize = 3;

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A card for this player is dealt.
    Deal(Player),
    /// The die of this player is rolled.
    Roll(Player),
    /// This player takes at most so many stones.
    Take(Player, u8),
    /// No stone is left.
    Over,
}

/// A game of Stones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stones {
    /// Whether cards lie open.
    pub open_cards: bool,
    /// How many play.
    pub players: u8,
    /// Stones in the middle.
    pub stones: u8,
    /// The card of each player, 0 before it is dealt.
    pub cards: [u8; SEATS],
    /// Stones taken by each player.
    pub taken: [u8; SEATS],
    /// Where the game stands.
    pub step: Step,
    /// The round, from 1.
    pub round: u16,
}
