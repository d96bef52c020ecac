//! Chance (CHA): the face-down plantations are a bag.

use emporio_core::{Chance, Rng};

use crate::action::Action;
use crate::data::Good;
use crate::state::PuertoRico;

impl Chance for PuertoRico {
    /// [CHA-1] The tiles left of the kind.
    fn chance_weight(&self, outcome: Action) -> u64 {
        if let Action::Tile(good) = outcome { self.stock[good].into() } else { 0 }
    }

    /// [CHA-1] A tile out of the bag.
    fn sample_chance(&self, rng: &mut Rng) -> Action {
        Action::Tile(Good::ALL[rng.weighted(&self.stock.items)])
    }
}
