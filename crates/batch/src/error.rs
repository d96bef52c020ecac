//! What a batch refuses; nothing has changed then.

use emporio_core::SetupError;
use thiserror::Error;

/// A batch that cannot be, or a step that was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BatchError {
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A number of games or threads that cannot be.
    #[error("{what} must be from 1 to {most}, not {given}")]
    Number {
        /// What was asked: `games` or `threads`.
        what: &'static str,
        /// How many.
        given: usize,
        /// The most there may be.
        most: usize,
    },
    /// The threads could not be started.
    #[error("the threads could not be started: {0}")]
    Threads(String),
    /// A number of actions other than that of the games.
    #[error("{given} actions were given for {games} games")]
    Actions {
        /// How many were given.
        given: usize,
        /// How many games there are.
        games: usize,
    },
    /// An action that is not among the choices of its game.
    #[error("game {game}: action {action} is not legal there; legal: {legal:?}")]
    Illegal {
        /// The number of the game.
        game: usize,
        /// What was asked.
        action: i64,
        /// What would be legal.
        legal: Vec<u16>,
    },
    /// An array of another length than its shape.
    #[error("the array `{array}` has {given} entries, not {expected}")]
    Length {
        /// Which array.
        array: &'static str,
        /// Its length.
        given: usize,
        /// What it should be.
        expected: usize,
    },
}
