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
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables could not be made or brought up to date.
    #[error("the database could not be prepared: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}
