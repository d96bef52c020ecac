//! The rules of San Juan, first edition, for 2 to 4 players: see `RULES.md` for the clauses.

pub mod action;
mod apply;
pub mod bag;
mod board;
pub mod data;
pub mod decision;
pub mod event;
mod forbidden;
mod game;
pub mod goods;
pub mod memory;
mod notation;
mod offer;
pub mod phase;
mod position;
mod score;
mod sets;
mod setup;
pub mod state;
mod texts;
pub mod view;
mod world;

pub use action::Action;
pub use bag::Bag;
pub use data::{Card, Good, Role, Tile};
pub use decision::Decision;
pub use event::Event;
pub use score::score;
pub use state::{Options, SanJuan};
pub use view::SanJuanView;
