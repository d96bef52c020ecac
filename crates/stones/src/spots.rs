//! Where on the board choices and events are lit.

use emporio_core::Spots;

use crate::action::Action;
use crate::event::Event;
use crate::state::Stones;

impl Spots for Stones {
    /// Stones are taken from the middle.
    fn spots(&self, action: Action) -> Vec<String> {
        match action {
            Action::Take(n) => vec![format!("stones:{n}")],
            Action::Deal(_) | Action::Roll(_) => Vec::new(),
        }
    }

    /// A roll changes the die; a take the middle and the heap of its player.
    fn event_spots(event: &Event) -> Vec<String> {
        match event {
            Event::Rolled { .. } => vec!["die".into()],
            Event::Taken { player, .. } => vec!["stones".into(), format!("own:{}:stones", player.0)],
        }
    }
}
