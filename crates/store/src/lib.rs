//! Where tables are kept: SQLite in one file, or PostgreSQL for several nodes.
//!
//! A table is its set-up and its actions, append only, keyed by (table, ply). Every change is one transaction made
//! to the version that its author saw; whoever comes second is told [`StoreError::Stale`]. That is the whole
//! concurrency story, on one node or many. The statements are written once; `sqlite` and `postgres` open the
//! database, and `sql` runs a statement on either.

mod batch;
mod chat;
mod deals;
mod error;
mod flush;
mod health;
mod lists;
mod lock;
mod many;
mod people;
mod postgres;
mod rows;
mod sql;
mod sqlite;
mod tables;

#[cfg(feature = "test-kit")]
pub mod cluster;

use std::path::Path;

pub use chat::Line;
pub use error::StoreError;
pub use lists::Listed;
pub use people::Person;
pub use postgres::{News, Notice};
pub use rows::{Action, Head, Proposal, Seat, SeatKind, Status, TableRow};
pub use tables::{Change, Known, Stored};

use sql::Backend;

/// An open store.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
}

impl Store {
    /// Opens or makes the SQLite file, which must be ours alone and writable.
    pub async fn sqlite(file: &Path) -> Result<Store, StoreError> {
        let store = Store { backend: sqlite::open(file).await? };
        store.check().await?;
        Ok(store)
    }

    /// Opens a PostgreSQL database by its address, `postgres://...`, which must be writable.
    pub async fn postgres(url: &str) -> Result<Store, StoreError> {
        let store = Store { backend: postgres::open(url).await? };
        store.check().await?;
        Ok(store)
    }

    /// Whether several servers may share it.
    pub(crate) fn has_nodes(&self) -> bool {
        matches!(self.backend, Backend::Postgres { .. })
    }

    /// Changes made by other nodes; none where no other node can be.
    pub async fn news(&self) -> Result<Option<News>, StoreError> {
        match &self.backend {
            Backend::Sqlite { .. } => Ok(None),
            Backend::Postgres { pool, .. } => Ok(Some(News::listen(pool).await?)),
        }
    }

    /// Lets the file be read only for a while, as a broken disk would.
    #[cfg(feature = "test-kit")]
    pub fn pretend_read_only(&self, on: bool) {
        if let Backend::Sqlite { read_only, .. } = &self.backend {
            read_only.store(on, std::sync::atomic::Ordering::SeqCst);
        }
    }

    /// Finishes what is under way and closes the database.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Sqlite { writer, readers, lock, .. } => {
                readers.close().await;
                writer.close().await;
                lock.release();
            }
            Backend::Postgres { pool, .. } => pool.close().await,
        }
    }
}
