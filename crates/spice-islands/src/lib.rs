//! The rules of Spice Islands: shipping companies, shares, captains, a navy and pirates; 2 to 5 players.
//!
//! | file | holds |
//! |---|---|
//! | `pieces`, `cargo`, `space`, `map` | companies, dice, units, cargo, ships; the spaces and the ways between them |
//! | `file`, `data`, `options` | every figure with its status; the tables made of them; what a table may choose |
//! | `state`, `action`, `event`, `notation`, `ids` | the table, what may be done, what happened, as text and as numbers |
//! | `setup`, `phase/*`, `chance`, `score` | the rules, a file for each chapter |
//! | `check`, `forbid` | the invariants; why an action is not allowed |
//! | `view`, `board`, `texts`, `game` | what the screen draws and says; the [`emporio_core::Game`] itself |

pub mod action;
mod board;
pub mod cargo;
pub mod chance;
mod check;
pub mod data;
pub mod event;
pub mod file;
mod forbid;
mod game;
mod ids;
pub mod map;
mod notation;
pub mod options;
mod phase;
pub mod pieces;
mod score;
mod setup;
pub mod space;
pub mod state;
mod texts;
pub mod view;

pub use action::{Action, ShipName, Source};
pub use event::Event;
pub use file::data_from_toml;
pub use options::Options;
pub use state::SpiceIslands;
