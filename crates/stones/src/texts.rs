//! Prompts, choices and events in words.

use emporio_core::{Text, Words};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Step, Stones};

impl Words for Stones {
    /// What the one to act is asked.
    fn prompt(&self) -> Text {
        match self.step {
            Step::Deal(_) => Text::key("prompt-deal"),
            Step::Roll(_) => Text::key("prompt-roll"),
            Step::Take(..) => Text::key("prompt-take"),
            Step::Over => Text::key("prompt-over"),
        }
    }

    /// A step in words.
    fn action_text(&self, action: Action) -> Text {
        match action {
            Action::Take(n) => Text::key("action-take").with("n", n),
            Action::Deal(n) => Text::key("action-deal").with("n", n),
            Action::Roll(n) => Text::key("action-roll").with("n", n),
        }
    }

    /// An event in words.
    fn event_text(event: &Event) -> Text {
        match event {
            Event::Rolled { shown, .. } => Text::key("event-rolled").with("n", *shown),
            Event::Taken { player, stones } => {
                Text::key("event-taken").with("who", *player).with("n", *stones)
            }
        }
    }
}
