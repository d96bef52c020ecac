//! The corsair: the pirate ship, its captain and its shares before everything else.

use emporio_spice_islands::{Action, SpiceIslands};

use super::{Manner, weigh};

const MANNER: Manner =
    Manner { company: 10.0, captain: 2.0, pirate_captain: 5.0, booty: 1.0, pirate_shares: 12.0 };

pub(super) fn wish(state: &SpiceIslands, action: Action) -> f32 {
    weigh(&MANNER, state, action)
}
