//! Runs a statement on either database: whole numbers and texts go in, rows of them come out.

use std::collections::HashSet;
use std::time::Duration;

use sqlx::database::Database;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgPool, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Column, Encode, Postgres, Row as _, Sqlite, Type, TypeInfo};
use tokio::time::{Instant, timeout_at};

use crate::batch::Batch;
use crate::flush::Flush;
use crate::lock::Lock;
use crate::{Change, Store, StoreError, many};

/// So long a read or a whole change may take; three seconds are what a visitor waits for an answer.
pub(crate) const PATIENCE: Duration = Duration::from_millis(2500);

/// The databases.
#[derive(Clone, Debug)]
pub(crate) enum Backend {
    /// One file: a single writer, and readers that it does not hold up.
    Sqlite {
        /// The only connection that writes, so that writers wait in our queue and not in the file's lock.
        writer: SqlitePool,
        /// Connections that only read.
        readers: SqlitePool,
        /// Puts on the disk what was committed.
        flush: Flush,
        /// Makes changes of different tables together.
        batch: Batch,
        /// Whether the tests want it to be read only.
        #[cfg(feature = "test-kit")]
        read_only: std::sync::Arc<std::sync::atomic::AtomicBool>,
        /// Keeps other servers from the file.
        lock: Lock,
    },
    /// A server.
    Postgres {
        /// Its connections.
        pool: PgPool,
        /// Sends moves of different tables together.
        batch: Batch,
    },
}

/// A value of a statement or a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    /// A whole number.
    Int(Option<i64>),
    /// A text.
    Text(Option<String>),
}

impl From<i64> for Cell {
    fn from(number: i64) -> Cell {
        Cell::Int(Some(number))
    }
}

impl From<usize> for Cell {
    fn from(number: usize) -> Cell {
        // Plies and counts of a table stay far below the largest number.
        Cell::Int(Some(number as i64))
    }
}

impl From<bool> for Cell {
    fn from(flag: bool) -> Cell {
        Cell::Int(Some(i64::from(flag)))
    }
}

impl From<Option<i64>> for Cell {
    fn from(number: Option<i64>) -> Cell {
        Cell::Int(number)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(Some(text.to_string()))
    }
}

impl From<Option<String>> for Cell {
    fn from(text: Option<String>) -> Cell {
        Cell::Text(text)
    }
}

/// A row that was read, taken from left to right.
#[derive(Debug)]
pub(crate) struct Row(std::vec::IntoIter<Cell>);

impl Row {
    /// The next column as a number.
    pub fn int(&mut self) -> Result<i64, StoreError> {
        self.maybe_int()?.ok_or_else(|| damaged("a number is missing"))
    }

    /// The next column as a number of a smaller kind.
    pub fn number<T: TryFrom<i64>>(&mut self) -> Result<T, StoreError> {
        small(self.int()?)
    }

    /// The next column as a text.
    pub fn text(&mut self) -> Result<String, StoreError> {
        self.maybe_text()?.ok_or_else(|| damaged("a text is missing"))
    }

    /// The next column as a number, or nothing.
    pub fn maybe_int(&mut self) -> Result<Option<i64>, StoreError> {
        match self.cell()? {
            Cell::Int(number) => Ok(number),
            Cell::Text(None) => Ok(None),
            Cell::Text(Some(text)) => Err(damaged(&format!("`{text}` is no number"))),
        }
    }

    /// The next column as a text, or nothing.
    pub fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.cell()? {
            Cell::Text(text) => Ok(text),
            Cell::Int(None) => Ok(None),
            Cell::Int(Some(number)) => Err(damaged(&format!("{number} is no text"))),
        }
    }

    fn cell(&mut self) -> Result<Cell, StoreError> {
        self.0.next().ok_or_else(|| damaged("a column is missing"))
    }
}

/// A number of a smaller kind.
pub(crate) fn small<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| damaged(&format!("{number} is out of range")))
}

/// What is stored makes no sense.
pub(crate) fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(what.to_string())
}

/// A transaction of either database, with so much time.
///
/// Begun and ended by our own statements: SQLite rolls back by itself when the disk is full, and a library that counts
/// transactions would then be one ahead for good. Whatever is dropped before its end takes its connection with it.
pub(crate) struct Tx {
    line: Line,
    until: Instant,
    over: bool,
}

/// The connection that a transaction runs on.
enum Line {
    /// To the file.
    Sqlite(PoolConnection<Sqlite>, Flush),
    /// To the server.
    Postgres(PoolConnection<Postgres>),
}

impl Drop for Tx {
    fn drop(&mut self) {
        if self.over {
            return;
        }
        match &mut self.line {
            Line::Sqlite(connection, _) => connection.close_on_drop(),
            Line::Postgres(connection) => connection.close_on_drop(),
        }
    }
}

impl Tx {
    /// Runs a statement; gives the number of rows that it touched.
    pub async fn run(&mut self, sql: &'static str, cells: Vec<Cell>) -> Result<u64, StoreError> {
        let until = self.until;
        match &mut self.line {
            Line::Sqlite(line, _) => {
                Ok(in_time(until, bound::<Sqlite>(sql, cells).execute(&mut **line)).await?.rows_affected())
            }
            Line::Postgres(line) => {
                Ok(in_time(until, bound::<Postgres>(sql, cells).execute(&mut **line)).await?.rows_affected())
            }
        }
    }

    /// Reads rows.
    pub async fn read(&mut self, sql: &'static str, cells: Vec<Cell>) -> Result<Vec<Row>, StoreError> {
        let until = self.until;
        match &mut self.line {
            Line::Sqlite(line, _) => {
                let rows = in_time(until, bound::<Sqlite>(sql, cells).fetch_all(&mut **line)).await?;
                rows.iter().map(from_sqlite).collect()
            }
            Line::Postgres(line) => {
                let rows = in_time(until, bound::<Postgres>(sql, cells).fetch_all(&mut **line)).await?;
                rows.iter().map(from_postgres).collect()
            }
        }
    }

    /// Tells the other nodes what has changed, once this transaction is done.
    pub async fn tell(&mut self, what: &str) -> Result<(), StoreError> {
        match &self.line {
            Line::Sqlite(..) => Ok(()),
            Line::Postgres(_) => {
                self.read("SELECT pg_notify('emporio', $1)", vec![what.into()]).await.map(|_| ())
            }
        }
    }

    /// Makes it last: when this returns, a crash loses nothing of it.
    pub async fn commit(self) -> Result<(), StoreError> {
        let until = self.until;
        let flush = match &self.line {
            Line::Sqlite(_, flush) => Some(flush.clone()),
            Line::Postgres(_) => None,
        };
        // The connection is free for others while this one waits for the disk.
        self.commit_unflushed().await?;
        match flush {
            Some(flush) => in_time(until, async { flush.wait().await.map_err(sqlx::Error::from) }).await,
            None => Ok(()),
        }
    }

    /// Commits; the caller waits for the disk.
    pub async fn commit_unflushed(mut self) -> Result<(), StoreError> {
        self.run("COMMIT", Vec::new()).await?;
        self.over = true;
        Ok(())
    }

    /// Ends it without a trace and keeps its connection.
    pub async fn leave(mut self) -> Result<(), StoreError> {
        self.run("ROLLBACK", Vec::new()).await?;
        self.over = true;
        Ok(())
    }

    /// Commits what went well; what was refused by us, not by the database, leaves no trace.
    pub async fn finish<T>(self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        match done {
            Ok(value) => self.commit().await.map(|()| value),
            Err(refused @ (StoreError::Stale | StoreError::Missing(_))) => {
                self.leave().await?;
                Err(refused)
            }
            Err(failed) => Err(failed),
        }
    }
}

/// Waits no longer than until a moment: with the database away, whoever asks is told so.
async fn in_time<T>(
    until: Instant,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StoreError> {
    match timeout_at(until, work).await {
        Ok(done) => Ok(done?),
        Err(_) => Err(StoreError::Away("it did not answer in time".to_string())),
    }
}

impl Store {
    /// Begins a change.
    pub(crate) async fn begin(&self) -> Result<Tx, StoreError> {
        match &self.backend {
            Backend::Sqlite { writer, flush, .. } => begin_sqlite(writer, flush).await,
            Backend::Postgres { pool, .. } => {
                let until = Instant::now() + PATIENCE;
                begun(Line::Postgres(in_time(until, pool.acquire()).await?), until, "BEGIN").await
            }
        }
    }

    /// Begins to read several things as they were at one moment.
    pub(crate) async fn snapshot(&self) -> Result<Tx, StoreError> {
        let until = Instant::now() + PATIENCE;
        let line = match &self.backend {
            Backend::Sqlite { readers, flush, .. } => {
                Line::Sqlite(in_time(until, readers.acquire()).await?, flush.clone())
            }
            Backend::Postgres { pool, .. } => Line::Postgres(in_time(until, pool.acquire()).await?),
        };
        let how = match &line {
            Line::Sqlite(..) => "BEGIN",
            Line::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        begun(line, until, how).await
    }

    /// Reads rows by themselves.
    pub(crate) async fn read(&self, sql: &'static str, cells: Vec<Cell>) -> Result<Vec<Row>, StoreError> {
        let until = Instant::now() + PATIENCE;
        match &self.backend {
            Backend::Sqlite { readers, .. } => {
                let rows = in_time(until, bound::<Sqlite>(sql, cells).fetch_all(readers)).await?;
                rows.iter().map(from_sqlite).collect()
            }
            Backend::Postgres { pool, .. } => {
                let rows = in_time(until, bound::<Postgres>(sql, cells).fetch_all(pool)).await?;
                rows.iter().map(from_postgres).collect()
            }
        }
    }
}

/// Begins a change of the file.
pub(crate) async fn begin_sqlite(writer: &SqlitePool, flush: &Flush) -> Result<Tx, StoreError> {
    let until = Instant::now() + PATIENCE;
    let line = in_time(until, writer.acquire()).await?;
    begun(Line::Sqlite(line, flush.clone()), until, "BEGIN IMMEDIATE").await
}

/// Makes moves of different tables with one statement, a transaction by itself; gives the tables where they were made.
pub(crate) async fn at_once(pool: &PgPool, changes: &[&Change]) -> Result<HashSet<String>, StoreError> {
    let until = Instant::now() + PATIENCE;
    let cells = vec![many::heads(changes), many::steps(changes, |_| true)];
    let mut line = in_time(until, pool.acquire()).await?;
    let statement = bound::<Postgres>(many::AT_ONCE.as_str(), cells);
    let rows = in_time(until, statement.fetch_all(&mut *line)).await;
    if let Err(StoreError::Away(_)) = rows {
        line.close_on_drop();
    }
    rows?.iter().map(|row| from_postgres(row)?.text()).collect()
}

async fn begun(line: Line, until: Instant, how: &'static str) -> Result<Tx, StoreError> {
    let mut tx = Tx { line, until, over: false };
    tx.run(how, Vec::new()).await?;
    Ok(tx)
}

fn bound<'q, DB>(sql: &'static str, cells: Vec<Cell>) -> Query<'q, DB, DB::Arguments>
where
    DB: Database,
    Option<i64>: Encode<'q, DB> + Type<DB>,
    Option<String>: Encode<'q, DB> + Type<DB>,
{
    cells.into_iter().fold(sqlx::query(sql), |query, cell| match cell {
        Cell::Int(number) => query.bind(number),
        Cell::Text(text) => query.bind(text),
    })
}

fn from_sqlite(row: &SqliteRow) -> Result<Row, StoreError> {
    use sqlx::ValueRef as _;
    let cell = |at: usize| match row.try_get_raw(at)?.type_info().name() {
        "TEXT" => Ok(Cell::Text(row.try_get(at)?)),
        "INTEGER" => Ok(Cell::Int(row.try_get(at)?)),
        "NULL" => Ok(Cell::Int(None)),
        other => Err(damaged(other)),
    };
    let cells: Result<Vec<Cell>, StoreError> = (0..row.len()).map(cell).collect();
    Ok(Row(cells?.into_iter()))
}

fn from_postgres(row: &PgRow) -> Result<Row, StoreError> {
    let cell = |at: usize| match row.column(at).type_info().name() {
        "TEXT" => Ok(Cell::Text(row.try_get(at)?)),
        "INT8" => Ok(Cell::Int(row.try_get(at)?)),
        "INT4" => Ok(Cell::Int(row.try_get::<Option<i32>, _>(at)?.map(i64::from))),
        "VOID" => Ok(Cell::Int(None)),
        other => Err(damaged(other)),
    };
    let cells: Result<Vec<Cell>, StoreError> = (0..row.len()).map(cell).collect();
    Ok(Row(cells?.into_iter()))
}
