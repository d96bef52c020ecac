//! The table before the first card.

use emporio_core::{Opening, Outline, Player, SetupError};

use crate::data::STONES;
use crate::options::Options;
use crate::state::{SEATS, Step, Stones};

impl Opening for Stones {
    /// [SET-1] All stones in the middle.
    fn new(options: &Options, players: u8) -> Result<Stones, SetupError> {
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
}
