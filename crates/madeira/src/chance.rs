//! What chance draws (RNG): one tile or one die at a time (RUL-38).

use emporio_core::{ActionList, Chance, Dispatch, Rng};
use strum::VariantArray;

use crate::action::Action;
use crate::pieces::Request;
use crate::state::{Madeira, Step};

impl Chance for Madeira {
    /// The weight of a tile or of a face; tiles of which there is one of a kind are all alike.
    fn chance_weight(&self, outcome: Action) -> u64 {
        if let Action::RequestTile(request) = outcome {
            u64::from(self.requests_to_lay()[request as usize])
        } else if let Action::Roll(value) = outcome {
            u64::from(self.data.faces[usize::from(value) - 1])
        } else {
            1
        }
    }

    /// A tile or a die, drawn with its weight.
    fn sample_chance(&self, rng: &mut Rng) -> Action {
        if matches!(self.step, Step::PirateDie { .. } | Step::GuildDie { .. } | Step::BuildingDie { .. }) {
            return Action::Roll(rng.weighted(&self.data.faces) as u8 + 1);
        }
        if matches!(self.step, Step::RequestTile { .. }) {
            return Action::RequestTile(Request::VARIANTS[rng.weighted(&self.requests_to_lay())]);
        }
        let mut outcomes = ActionList::new();
        self.legal_actions(&mut outcomes);
        rng.pick(&outcomes)
    }
}
