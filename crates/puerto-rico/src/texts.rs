//! Words for prompts, steps and events.

use emporio_core::Text;

use crate::action::Action;
use crate::event::Event;
use crate::state::PuertoRico;

impl PuertoRico {
    pub(crate) fn ask(&self) -> Text {
        Text::from(format!("{:?}", self.phase))
    }

    pub(crate) fn say_action(&self, action: Action) -> Text {
        Text::from(action.to_string())
    }
}

impl Event {
    pub(crate) fn text(&self) -> Text {
        Text::from(format!("{self:?}"))
    }
}
