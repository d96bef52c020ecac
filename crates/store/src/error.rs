//! What can go wrong with the store.

use thiserror::Error;

/// A store that did not do what was asked; nothing has changed.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Someone else changed the table first.
    #[error("the table has changed since it was read")]
    Stale,
    /// There is no such row.
    #[error("there is no such {0}")]
    Missing(&'static str),
    /// What is stored cannot be understood.
    #[error("the store holds something that cannot be read: {0}")]
    Damaged(String),
    /// The database cannot be reached or written just now.
    #[error("the database is away: {0}")]
    Away(String),
    /// Another server has the file.
    #[error("another server uses {0}; end it first, or give this one another file")]
    InUse(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
    /// The tables could not be made or brought up to date.
    #[error("the database could not be prepared: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if is_away(&error) { StoreError::Away(error.to_string()) } else { StoreError::Database(error) }
    }
}

/// Whether it may go well later: no connection, no room, no right to write, someone in the way.
fn is_away(error: &sqlx::Error) -> bool {
    use sqlx::Error::{Database, Io, PoolClosed, PoolTimedOut, Tls, WorkerCrashed};
    if let Database(error) = error {
        return error.code().is_some_and(|code| is_away_code(&code));
    }
    matches!(error, Io(_) | PoolClosed | PoolTimedOut | Tls(_) | WorkerCrashed)
}

/// SQLite counts its errors; PostgreSQL names them with five letters, the first two of which are the class.
fn is_away_code(code: &str) -> bool {
    const BUSY: u32 = 5;
    const LOCKED: u32 = 6;
    const READ_ONLY: u32 = 8;
    const INPUT_OUTPUT: u32 = 10;
    const FULL: u32 = 13;
    const CANNOT_OPEN: u32 = 14;
    if code.len() == 5 {
        let classes = ["08", "53", "57", "58"];
        return code == "25006" || classes.iter().any(|class| code.starts_with(class));
    }
    let kinds = [BUSY, LOCKED, READ_ONLY, INPUT_OUTPUT, FULL, CANNOT_OPEN];
    // The low byte is the kind, what stands above it the detail.
    code.parse::<u32>().is_ok_and(|code| kinds.contains(&(code & 0xff)))
}
