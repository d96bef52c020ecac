//! The navigator: goods from the fields, ships for the markets and the colonies.

use emporio_madeira::{Action, Madeira};

use super::{Manner, weigh};

const MANNER: Manner = Manner {
    favour: [1.0, 0.5],
    ship: [2.5, 3.0],
    settler: [0.3, 0.9],
    // Administrator, guildmaster, commander, mayor.
    characters: [3.5, 1.5, 5.0, 2.5],
    request: 0.5,
};

pub(super) fn wish(state: &Madeira, action: Action) -> f32 {
    weigh(&MANNER, state, action)
}
