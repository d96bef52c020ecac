//! The table before the first card.

use emporio_core::{Game, Player, SetupError};

use crate::data::STONES;
use crate::options::Options;
use crate::state::{SEATS, Step, Stones};

/// [SET-1] All stones in the middle.
pub fn new(options: &Options, players: u8) -> Result<Stones, SetupError> {
    Stones::META.check_players(players)?;
    Ok(Stones {
        open_cards: options.open_cards,
        players,
        stones: STONES,
        cards: [0; SEATS],
        taken: [0; SEATS],
        step: Step::Deal(Player(0)),
        round: 1,
    })
}
