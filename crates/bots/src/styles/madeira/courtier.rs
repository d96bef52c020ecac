//! The courtier: favours of the guilds, citizens, and what the crown asks for.

use emporio_madeira::{Action, Madeira};

use super::{Manner, weigh};

const MANNER: Manner = Manner {
    favour: [3.0, 1.0],
    ship: [1.0, 1.0],
    settler: [0.9, 0.4],
    // Administrator, guildmaster, commander, mayor.
    characters: [3.0, 5.0, 2.0, 3.5],
    request: 0.5,
};

pub(super) fn wish(state: &Madeira, action: Action) -> f32 {
    weigh(&MANNER, state, action)
}
