//! What can go wrong at the edges, said so that a person can act on it.

use std::fmt;

use thiserror::Error;

use crate::{Player, Turn, WishError};

/// A table that cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The box does not allow so many, or so few.
    #[error("{game} is for {min} to {max} players, not {players}")]
    Players {
        /// Title of the game.
        game: &'static str,
        /// What was asked.
        players: u8,
        /// Fewest allowed.
        min: u8,
        /// Most allowed.
        max: u8,
    },
    /// An option that does not exist or a value that cannot be.
    #[error("option refused: {0}")]
    Option(String),
    /// A data file or table entry that cannot be.
    #[error("data refused: {0}")]
    Data(String),
    /// A position that cannot be.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The seats do not fit the number of players.
    #[error("{seats} seats are named, but {players} play")]
    Seats {
        /// Names given.
        seats: usize,
        /// Players asked.
        players: u8,
    },
}

/// An action text that no action has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{text}` is not an action; expected {expected}")]
pub struct Unreadable {
    /// What was given, shortened.
    pub text: String,
    /// What would be understood.
    pub expected: String,
}

impl Unreadable {
    /// An error about this text.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        Unreadable { text: shorten(text), expected: expected.into() }
    }
}

/// Keeps the start of a text that may be of any length and hold anything, fit for a message.
pub fn shorten(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String =
        text.chars().take(MOST).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

/// A broken invariant.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what} ({clause})")]
pub struct Broken {
    /// What does not add up.
    pub what: String,
    /// The clause that says so.
    pub clause: &'static str,
}

impl Broken {
    /// `Ok` if the condition holds, else the broken clause.
    pub fn unless(holds: bool, clause: &'static str, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(Broken { what: what(), clause }) }
    }
}

/// A position that cannot be played from.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// Not the JSON of a position.
    #[error("the position cannot be read: {0}")]
    Unreadable(String),
    /// Well formed, but no such position can arise.
    #[error("this position cannot be: {0}")]
    Broken(#[from] Broken),
}

/// JSON that is not a position.
impl From<serde_json::Error> for PositionError {
    fn from(error: serde_json::Error) -> PositionError {
        PositionError::Unreadable(error.to_string())
    }
}

/// A position for a table that cannot be.
impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> PositionError {
        match error {
            SetupError::Position(error) => error,
            SetupError::Players { .. }
            | SetupError::Option(_)
            | SetupError::Data(_)
            | SetupError::Seats { .. } => PositionError::Unreadable(error.to_string()),
        }
    }
}

/// An action that was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Someone else has to act.
    #[error("it is not the turn of {asked}: {} must act", Expected(*.turn))]
    NotYourTurn {
        /// Who tried.
        asked: String,
        /// Who has to act.
        turn: Turn,
    },
    /// The action exists, but not here.
    #[error("`{action}` is not allowed here{}; legal: {}", ByClause(*.clause), .legal.join(", "))]
    Illegal {
        /// What was asked.
        action: String,
        /// What would be legal.
        legal: Vec<String>,
        /// The clause that forbids it, where the game can tell.
        clause: Option<&'static str>,
    },
    /// No action reads like that.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// What was picked cannot be carried out.
    #[error(transparent)]
    Wish(#[from] WishError),
}

struct Expected(Turn);

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Turn::Player(Player(seat)) => write!(f, "P{seat}"),
            Turn::Chance => f.write_str("chance"),
            Turn::Over => f.write_str("nobody"),
        }
    }
}

struct ByClause(Option<&'static str>);

impl fmt::Display for ByClause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |clause| write!(f, " ({clause})"))
    }
}

/// A record that cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// A line that is not what its place asks for.
    #[error("line {line}: {reason}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong and what was expected.
        reason: String,
    },
    /// The record is of another game or of other rules.
    #[error("{0}")]
    Header(String),
    /// The table of the header cannot be set up.
    #[error("the header asks for a table that cannot be: {0}")]
    Setup(#[from] SetupError),
}
