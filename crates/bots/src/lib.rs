//! Players that are programs, and the arena that measures them.
//!
//! A [`Bot`] sees a [`emporio_core::Seat`] and nothing else. A [`BotSpec`] names one as text (`greedy`, `hard`,
//! `search:iterations=1000`); [`make`] builds it for a game whose type is known, [`choose`] asks it for a move at a
//! table of any game.

pub mod arena;
pub mod bot;
pub mod foresight;
pub mod greedy;
pub mod hint;
pub mod knowledge;
pub mod levels;
pub mod lookahead;
pub mod net;
pub mod protocol;
pub mod random;
pub mod rating;
pub mod reasons;
pub mod search;
pub mod spec;
pub mod stop;
mod stopwatch;
pub mod styles;
pub mod value;

pub use bot::{Bot, BotError, choose, make};
pub use hint::{Advice, Hint, advise, hints, hints_until};
pub use knowledge::{Knowledge, Visit, visit};
pub use spec::{BotSpec, Budget, Level, SearchSpec, Sight, SpecError};
pub use stop::Stop;
pub use styles::Style;
