//! Bots in any language: programs that speak JSON lines on standard input and output (`docs/bot-protocol.md`).
//!
//! Whatever such a program does, the game goes on: it is waited for no longer than its clock says, read no further
//! than a line may be long, and a move it does not make is made at random and noted as a fault.

mod check;
mod driver;
mod process;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};

pub use check::{Check, Place, check};
pub use driver::Driver;

/// The version that is spoken; raised when an old bot would not understand.
pub const PROTOCOL: u32 = 1;
/// Most worlds that one request may ask for.
pub const MOST_WORLDS: u64 = 64;
/// A program that is late so often in a row is taken for hung and ended.
const MOST_LATE: u32 = 3;

/// How long a program is waited for and how much of it is read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// From its start to its first line.
    pub start: Duration,
    /// For each move.
    pub choice: Duration,
    /// Longest line that is read, in bytes.
    pub line: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { start: Duration::from_secs(10), choice: Duration::from_secs(1), line: 1 << 16 }
    }
}

/// What a program got wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(Display, EnumIter)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum FaultKind {
    /// It could not be started, or ended before its time.
    Dead,
    /// It did not answer in time.
    Late,
    /// It answered something that is no answer.
    Nonsense,
    /// It wrote a line without end.
    Huge,
    /// It does not read what it is sent.
    Deaf,
}

/// A fault and what was seen of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// Of which kind.
    pub kind: FaultKind,
    /// What happened, for its author.
    pub what: String,
}

impl Fault {
    fn new(kind: FaultKind, what: impl Into<String>) -> Fault {
        Fault { kind, what: what.into() }
    }
}
