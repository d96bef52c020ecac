//! Stones, the smallest game that has everything: chance, a hidden card, choices, options. It shows how a game is
//! added (CONTRIBUTING.md) and takes part in the tests of everything that serves games.

mod action;
mod board;
mod chance;
mod check;
mod data;
mod dispatch;
mod event;
mod forbidden;
mod game;
mod hidden;
mod notation;
mod observe;
mod options;
mod phase;
mod position;
mod score;
mod setup;
mod spots;
mod state;
mod texts;
mod view;

pub use action::Action;
pub use data::{CARDS, DIE, STONES};
pub use event::Event;
pub use options::Options;
pub use state::Stones;
pub use view::View;
