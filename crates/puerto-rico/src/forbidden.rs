//! Which clause forbids a step that is not an option here.

use crate::action::Action;
use crate::state::PuertoRico;

impl PuertoRico {
    /// The clause that forbids a step here, where it can be told.
    pub(crate) fn clause_against(&self, _action: Action) -> Option<&'static str> {
        None
    }
}
