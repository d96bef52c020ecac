//! The rules of Madeira: dice, guilds, crown requests, wood, bread and pirates over five rounds.
//!
//! [`Madeira`] is the state; `phase` holds what happens, a file for each chapter of the rules page. The figures of
//! the board are data ([`Data`]), each with its status.

mod action;
mod board;
mod chance;
mod check;
mod data;
mod dispatch;
mod event;
mod fast;
mod forbidden;
mod game;
mod hidden;
mod notation;
mod observe;
mod options;
mod phase;
mod picks;
mod pieces;
mod position;
mod score;
mod setup;
mod spots;
mod state;
mod texts;
mod view;

pub use action::{Action, EXCHANGES};
pub use data::{DATA_FILE, Data, SEATS};
pub use event::{Event, Source, Unused};
pub use options::{Options, Urbanization, WoodCredit};
pub use pieces::*;
pub use score::pirate_losses;
pub use state::{
    Madeira, MoveKind, Moves, PawnMoves, Person, Phase, PlayerTurn, Row, ShipMoves, Site, Step, WoodUse,
};
pub use view::View;
