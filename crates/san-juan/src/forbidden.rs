//! The clause that forbids an action, where it can be told.

use crate::action::Action;
use crate::state::SanJuan;

impl SanJuan {
    pub(crate) fn clause_against(&self, _action: Action) -> Option<&'static str> {
        None
    }
}
