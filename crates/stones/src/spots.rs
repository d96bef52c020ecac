//! Where on the board choices and events are lit.

use crate::action::Action;
use crate::event::Event;

/// Stones are taken from the middle.
pub fn spots(action: Action) -> Vec<String> {
    match action {
        Action::Take(n) => vec![format!("stones:{n}")],
        Action::Deal(_) | Action::Roll(_) => Vec::new(),
    }
}

/// A roll changes the die; a take the middle and the heap of its player.
pub fn event_spots(event: &Event) -> Vec<String> {
    match event {
        Event::Rolled { .. } => vec!["die".into()],
        Event::Taken { player, .. } => vec!["stones".into(), format!("own:{}:stones", player.0)],
    }
}
