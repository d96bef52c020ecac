//! Lists of tables: somebody's, those with an open seat, and finished ones for histories and ratings. Of each table no more
//! is read than a list shows, so that long results and positions cost nothing here.

use std::sync::LazyLock;

use crate::rows::{SEAT_COLUMNS, Status};
use crate::sql::{Cell, Row, small};
use crate::{Seat, Store, StoreError};

/// So many tables are listed.
const MOST_LISTED: usize = 100;
/// So many games of one person.
const MOST_OWN: usize = 500;
/// Among so many of the newest tables where they sit.
const MOST_SAT: usize = 1000;
/// So many games of all are looked at.
const MOST_ALL: usize = 1000;

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listed {
    /// Its name.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// Waiting, playing or over.
    pub status: Status,
    /// How many steps have been taken.
    pub ply: usize,
    /// The round now played.
    pub round: u16,
    /// The player to act, if any.
    pub turn: Option<u8>,
    /// Whether it began from a position.
    pub set: bool,
    /// The outcome in brief, in lists of finished tables; of older ones as they were shown to the last, which holds it.
    pub outcome: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When something last happened.
    pub updated_at: i64,
    /// Its places in order.
    pub seats: Vec<Seat>,
}

static MINE: LazyLock<String> = LazyLock::new(|| {
    let made = format!("SELECT id FROM tables WHERE owner = $1 ORDER BY updated_at DESC LIMIT {MOST_LISTED}");
    let chosen = format!(
        "SELECT m.id FROM tables m WHERE m.id IN (SELECT id FROM ({made}) made UNION {})",
        seats_of_one(MOST_LISTED)
    );
    listing(&chosen, MOST_LISTED, NO_OUTCOME)
});
static OPEN: LazyLock<String> = LazyLock::new(|| {
    let chosen = "SELECT m.id FROM tables m WHERE m.status = 'waiting' AND m.private = 0";
    listing(chosen, MOST_LISTED, NO_OUTCOME)
});
static OWN: LazyLock<String> = LazyLock::new(|| {
    let chosen =
        format!("SELECT m.id FROM tables m WHERE m.status = 'over' AND m.id IN ({})", seats_of_one(MOST_SAT));
    listing(&chosen, MOST_OWN, OUTCOME)
});
static ALL: LazyLock<String> =
    LazyLock::new(|| listing("SELECT m.id FROM tables m WHERE m.status = 'over'", MOST_ALL, OUTCOME));

/// The outcome comes with the first seat, once for each table.
const OUTCOME: &str = "CASE WHEN s.player = 0 THEN COALESCE(t.outcome, t.result) END";
const NO_OUTCOME: &str = "CAST(NULL AS TEXT)";

/// The tables where a person sits, the newest by the hour; so many and no more are looked at.
fn seats_of_one(most: usize) -> String {
    format!(
        "SELECT table_id FROM (SELECT table_id FROM seats WHERE person = $1 ORDER BY last_hour DESC LIMIT {most}) sat"
    )
}

/// The newest of the chosen tables, each with its seats.
fn listing(chosen: &str, most: usize, outcome: &str) -> String {
    format!(
        "SELECT t.id, t.game, t.status, t.ply, t.round, t.turn, CASE WHEN t.position IS NULL THEN 0 ELSE 1 END, \
         {outcome}, t.created_at, t.updated_at, {SEAT_COLUMNS} FROM tables t JOIN seats s ON s.table_id = t.id \
         WHERE t.id IN ({chosen} ORDER BY m.updated_at DESC LIMIT {most}) \
         ORDER BY t.updated_at DESC, t.id, s.player"
    )
}

impl Listed {
    /// A table with one of its seats.
    fn read(row: &mut Row) -> Result<Listed, StoreError> {
        Ok(Listed {
            id: row.text()?,
            game: row.text()?,
            status: Status::read(&row.text()?)?,
            ply: row.number()?,
            round: row.number()?,
            turn: row.maybe_int()?.map(small).transpose()?,
            set: row.int()? != 0,
            outcome: row.maybe_text()?,
            created_at: row.int()?,
            updated_at: row.int()?,
            seats: vec![Seat::read(row)?],
        })
    }
}

impl Store {
    /// The tables where a person sits or that they made, the newest first.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<Listed>, StoreError> {
        self.list(MINE.as_str(), vec![person.into()]).await
    }

    /// The tables with a seat that anyone may take, the newest first.
    pub async fn open_tables(&self) -> Result<Vec<Listed>, StoreError> {
        self.list(OPEN.as_str(), Vec::new()).await
    }

    /// The finished tables where a person sits or sat, the newest first.
    pub async fn finished_of(&self, person: &str) -> Result<Vec<Listed>, StoreError> {
        self.list(OWN.as_str(), vec![person.into()]).await
    }

    /// The finished tables of all, the oldest of the newest first.
    pub async fn finished(&self) -> Result<Vec<Listed>, StoreError> {
        let mut tables = self.list(ALL.as_str(), Vec::new()).await?;
        tables.reverse();
        Ok(tables)
    }

    async fn list(&self, sql: &'static str, cells: Vec<Cell>) -> Result<Vec<Listed>, StoreError> {
        let mut tables: Vec<Listed> = Vec::new();
        for mut row in self.read(sql, cells).await? {
            // A damaged table is missing from the list; whoever opens it is told.
            match (Listed::read(&mut row), tables.last_mut()) {
                (Ok(table), Some(last)) if last.id == table.id => last.seats.extend(table.seats),
                (Ok(table), _) => tables.push(table),
                (Err(error), _) => tracing::warn!(%error, "a damaged table is left out of a list"),
            }
        }
        Ok(tables)
    }
}
