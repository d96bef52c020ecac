//! What chance decides: cards and the die.

use emporio_core::{Chance, Rng};

use crate::action::Action;
use crate::data::{CARDS, DIE};
use crate::state::{Step, Stones};

impl Chance for Stones {
    /// [SET-2, TRN-1] The weight of an outcome.
    fn chance_weight(&self, outcome: Action) -> u64 {
        match outcome {
            Action::Deal(_) => 1,
            Action::Roll(n) => DIE[usize::from(n) - 1].into(),
            Action::Take(_) => 0,
        }
    }

    /// Draws an outcome by its weight.
    fn sample_chance(&self, rng: &mut Rng) -> Action {
        match self.step {
            Step::Deal(_) => Action::Deal(rng.below(u32::from(CARDS)) as u8 + 1),
            Step::Roll(_) | Step::Take(..) | Step::Over => Action::Roll(rng.weighted(&DIE) as u8 + 1),
        }
    }
}
