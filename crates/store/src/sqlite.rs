//! SQLite: one file, a log beside it, every commit on the disk before it is acknowledged.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::StoreError;
use crate::flush::Flush;
use crate::lock::{Lock, own};
use crate::sql::{Backend, PATIENCE};

const READERS: u32 = 4;

/// Opens or makes the file.
pub(crate) async fn open(file: &Path) -> Result<Backend, StoreError> {
    let lock = Lock::take(file)?;
    own(file)?;
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // What is acknowledged is flushed by us, many moves at once: even a loss of power takes nothing back.
        .synchronous(SqliteSynchronous::Normal)
        .foreign_keys(true)
        .busy_timeout(PATIENCE);
    let writer = SqlitePoolOptions::new()
        .acquire_timeout(PATIENCE)
        .max_connections(1)
        .connect_with(options.clone())
        .await?;
    sqlx::migrate!().run(&writer).await?;
    let reading = options.pragma("query_only", "on");
    let readers = SqlitePoolOptions::new()
        .acquire_timeout(PATIENCE)
        .max_connections(READERS)
        .connect_with(reading)
        .await?;
    Ok(Backend::Sqlite { writer, readers, flush: Flush::of(file), lock })
}
