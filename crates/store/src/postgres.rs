//! PostgreSQL: for several nodes at once, which hear of each other's changes.

use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};

use crate::StoreError;
use crate::sql::{Backend, PATIENCE};

const CONNECTIONS: u32 = 16;
const CHANNEL: &str = "emporio";

/// Opens the database and brings its tables up to date; several nodes may do so at once.
pub(crate) async fn open(url: &str) -> Result<Backend, StoreError> {
    let pool =
        PgPoolOptions::new().acquire_timeout(PATIENCE).max_connections(CONNECTIONS).connect(url).await?;
    sqlx::migrate!().run(&pool).await?;
    Ok(Backend::Postgres { pool })
}

/// What is heard of the changes of all nodes, one's own included.
#[derive(Debug)]
pub struct News(PgListener);

/// Something heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A table has changed.
    Table(String),
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
        Ok(heard.map_or(Notice::Anything, |notice| Notice::Table(notice.payload().to_string())))
    }
}
