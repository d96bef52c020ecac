//! Why a step is not allowed.

use crate::action::Action;
use crate::state::{Step, Stones};

/// [TRN-2] The clause that forbids a step, where one can be named.
pub fn forbidden_by(state: &Stones, action: Action) -> Option<&'static str> {
    match (state.step, action) {
        (Step::Take(_, most), Action::Take(n)) if n > most => Some("TRN-2"),
        (Step::Deal(_) | Step::Roll(_) | Step::Take(..) | Step::Over, _) => None,
    }
}
