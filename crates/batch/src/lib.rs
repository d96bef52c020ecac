//! Many games of one kind at once, as arrays of numbers: for programs that learn.
//!
//! A [`Batch`] takes one action for each of its games, carries every game on to the next choice of a player and writes
//! what that player may know, which choices they have and what has ended into arrays that the caller owns. A game that
//! ends begins anew with the next seed of its own. Games know nothing of each other, so threads change nothing but the
//! time; and each is the game that the command line plays with the same seed and choices.

mod arrays;
mod crew;
mod error;
mod games;
mod listed;
mod open;
mod part;
mod queues;
mod slot;

pub use arrays::{Arrays, Buffers, Shape};
pub use error::BatchError;
pub use games::{Games, Spec};
pub use open::{Batch, open};
