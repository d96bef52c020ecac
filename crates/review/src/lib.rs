//! Looks back on a game: everyone's chances step by step, what each choice cost, and what was luck.
//!
//! Everything is judged from what the player could know at that moment: in worlds drawn anew, by the same judgement
//! that the bots search with ([`emporio_bots::search::Judge`]). A review repeats bit for bit with its seed, on any
//! number of threads.

mod choices;
mod engine;
mod eyes;
mod luck;
pub mod page;
mod story;
mod summary;
mod types;
pub mod words;

pub use engine::{Progress, Settings, review};
pub use types::{Alternative, Draw, Judged, Moment, Review, Summary, Swing};
