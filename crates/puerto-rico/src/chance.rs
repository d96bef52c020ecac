//! Chance (CHA): the face-down plantations are a bag.

use emporio_core::Rng;

use crate::action::Action;
use crate::data::Good;
use crate::state::PuertoRico;

/// [CHA-1] The tiles left of the kind.
pub(crate) fn chance_weight(state: &PuertoRico, outcome: Action) -> u64 {
    if let Action::Tile(good) = outcome { state.stock[good].into() } else { 0 }
}

/// [CHA-1] A tile out of the bag.
pub(crate) fn sample_chance(state: &PuertoRico, rng: &mut Rng) -> Action {
    Action::Tile(Good::ALL[rng.weighted(&state.stock.items)])
}
