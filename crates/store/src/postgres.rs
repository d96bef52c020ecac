//! PostgreSQL: for several nodes at once, which hear of each other's changes.

use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};

use crate::StoreError;
use crate::batch::Batch;
use crate::sql::{Backend, PATIENCE};

const CONNECTIONS: u32 = 16;
const CHANNEL: &str = "emporio";
/// Stands before the id of a person; no id begins with it.
pub(crate) const PERSON: &str = "@";

/// Opens the database and brings its tables up to date; several nodes may do so at once.
pub(crate) async fn open(url: &str) -> Result<Backend, StoreError> {
    let pool =
        PgPoolOptions::new().acquire_timeout(PATIENCE).max_connections(CONNECTIONS).connect(url).await?;
    sqlx::migrate!().run(&pool).await?;
    let batch = Batch::of_server(pool.clone());
    Ok(Backend::Postgres { pool, batch })
}

/// What is heard of the changes of all nodes, one's own included.
#[derive(Debug)]
pub struct News(PgListener);

/// Something heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A table has changed, or something was said there.
    Table(String),
    /// A table has got this version.
    Version(String, i64),
    /// A person has another name.
    Person(String),
    /// The line was down for a while: anything may have changed.
    Anything,
}

impl News {
    pub(crate) async fn listen(pool: &PgPool) -> Result<News, StoreError> {
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(News(listener))
    }

    /// Waits for the next change.
    pub async fn next(&mut self) -> Result<Notice, StoreError> {
        let heard = self.0.try_recv().await?;
        Ok(heard.map_or(Notice::Anything, |notice| read(notice.payload())))
    }
}

/// What a node tells another: the id of a table, with its version or without, or a person after a mark.
fn read(payload: &str) -> Notice {
    match payload.split_once(' ') {
        Some((PERSON, person)) => Notice::Person(person.to_string()),
        Some((table, version)) => match version.parse() {
            Ok(version) => Notice::Version(table.to_string(), version),
            Err(_) => Notice::Table(table.to_string()),
        },
        None => Notice::Table(payload.to_string()),
    }
}
