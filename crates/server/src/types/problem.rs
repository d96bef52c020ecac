//! What a request is answered with where it fails: a kind for programs, words for people.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::TableState;

/// The kind of an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The table has moved on since you looked; the answer carries its state.
    Stale,
    /// Someone else has to act.
    NotYourTurn,
    /// The action exists, but not here.
    Illegal,
    /// No action reads like that.
    Unreadable,
    /// The game is over.
    Over,
    /// The game has not begun: a seat is open.
    Waiting,
    /// There is no such thing.
    NotFound,
    /// You have not said your name yet.
    Unknown,
    /// Not yours to do.
    Forbidden,
    /// The request came from another site.
    CrossSite,
    /// The request cannot be understood.
    BadRequest,
    /// The request is larger than anything needed here.
    TooLarge,
    /// Too often; try again in a while.
    TooMany,
    /// The address does not take requests of this kind.
    MethodNotAllowed,
    /// Somebody at the table has that name, or one that looks like it.
    NameTaken,
    /// The store is away, or the answer took too long; try again in a while.
    Unavailable,
    /// What is stored of this table makes no sense.
    Damaged,
    /// Say that you mean it (`sure`).
    Unconfirmed,
    /// The table was begun with rules that are no longer here, and did not end.
    OlderRules,
    /// Our fault; it has been noted.
    Internal,
}

/// What went wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// Its kind, for programs.
    pub code: Code,
    /// What happened and what was expected, for people.
    pub message: String,
    /// The clause of the rules that forbids an action, where the game can tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clause: Option<String>,
    /// What would be legal, for an illegal action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub legal: Option<Vec<String>>,
    /// In how many seconds to try again, for `too_many`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub retry_after: Option<u64>,
    /// The table as it is now, for `stale`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub state: Option<Box<TableState>>,
}
