//! Why a step is not allowed.

use emporio_core::Forbidden;

use crate::action::Action;
use crate::state::{Step, Stones};

impl Forbidden for Stones {
    /// [TRN-2] The clause that forbids a step, where one can be named.
    fn forbidden_by(&self, action: Action) -> Option<&'static str> {
        match (self.step, action) {
            (Step::Take(_, most), Action::Take(n)) if n > most => Some("TRN-2"),
            (Step::Deal(_) | Step::Roll(_) | Step::Take(..) | Step::Over, _) => None,
        }
    }
}
