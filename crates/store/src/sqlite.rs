//! SQLite: one file, a log beside it, every commit on the disk before it is acknowledged.

use std::path::Path;
#[cfg(feature = "test-kit")]
use std::sync::Arc;
#[cfg(feature = "test-kit")]
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::StoreError;
use crate::batch::Batch;
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
    let pool = SqlitePoolOptions::new().acquire_timeout(PATIENCE).max_connections(1);
    #[cfg(feature = "test-kit")]
    let read_only = Arc::new(AtomicBool::new(false));
    #[cfg(feature = "test-kit")]
    let pool = pretending(pool, &read_only);
    let writer = pool.connect_with(options.clone()).await?;
    sqlx::migrate!().run(&writer).await?;
    let reading = options.pragma("query_only", "on");
    let readers = SqlitePoolOptions::new()
        .acquire_timeout(PATIENCE)
        .max_connections(READERS)
        .connect_with(reading)
        .await?;
    let flush = Flush::of(file);
    let batch = Batch::of_file(writer.clone(), flush.clone());
    Ok(Backend::Sqlite {
        writer,
        readers,
        flush,
        batch,
        #[cfg(feature = "test-kit")]
        read_only,
        lock,
    })
}

/// Every connection that writes is told beforehand whether it may.
#[cfg(feature = "test-kit")]
fn pretending(pool: SqlitePoolOptions, read_only: &Arc<AtomicBool>) -> SqlitePoolOptions {
    let word = |read_only: &AtomicBool| match read_only.load(Ordering::SeqCst) {
        true => "PRAGMA query_only = on",
        false => "PRAGMA query_only = off",
    };
    let (new, old) = (read_only.clone(), read_only.clone());
    pool.after_connect(move |connection, _| {
        let word = word(&new);
        Box::pin(async move { sqlx::query(word).execute(connection).await.map(drop) })
    })
    .before_acquire(move |connection, _| {
        let word = word(&old);
        Box::pin(async move { sqlx::query(word).execute(connection).await.map(|_| true) })
    })
}
