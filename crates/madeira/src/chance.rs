//! What chance draws (RNG): one tile or one die at a time (RUL-38).

use emporio_core::{ActionList, Rng};
use strum::VariantArray;

use crate::action::Action;
use crate::dispatch;
use crate::pieces::Request;
use crate::state::{Madeira, Step};

/// The weight of a tile or of a face; tiles of which there is one of a kind are all alike.
pub(crate) fn chance_weight(game: &Madeira, outcome: Action) -> u64 {
    if let Action::RequestTile(request) = outcome {
        u64::from(game.requests_to_lay()[request as usize])
    } else if let Action::Roll(value) = outcome {
        u64::from(game.data.faces[usize::from(value) - 1])
    } else {
        1
    }
}

/// A tile or a die, drawn with its weight.
pub(crate) fn sample_chance(game: &Madeira, rng: &mut Rng) -> Action {
    if matches!(game.step, Step::PirateDie { .. } | Step::GuildDie { .. } | Step::BuildingDie { .. }) {
        return Action::Roll(rng.weighted(&game.data.faces) as u8 + 1);
    }
    if matches!(game.step, Step::RequestTile { .. }) {
        return Action::RequestTile(Request::VARIANTS[rng.weighted(&game.requests_to_lay())]);
    }
    let mut outcomes = ActionList::new();
    dispatch::legal_actions(game, &mut outcomes);
    rng.pick(&outcomes)
}
