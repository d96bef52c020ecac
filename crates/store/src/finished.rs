//! Lists of finished tables, for histories and ratings.

use std::sync::LazyLock;

use crate::tables::{listing, seats_of_one};
use crate::{Seat, Store, StoreError, TableRow};

/// So many games of one person are listed.
const MOST_OWN: usize = 500;
/// Among so many of the newest tables where they sit.
const MOST_SAT: usize = 1000;
/// So many games of all are looked at.
const MOST_ALL: usize = 1000;

static OWN: LazyLock<String> = LazyLock::new(|| {
    let chosen =
        format!("SELECT m.id FROM tables m WHERE m.status = 'over' AND m.id IN ({})", seats_of_one(MOST_SAT));
    listing(&chosen, MOST_OWN)
});
static ALL: LazyLock<String> =
    LazyLock::new(|| listing("SELECT m.id FROM tables m WHERE m.status = 'over'", MOST_ALL));

impl Store {
    /// The finished tables where a person sits or sat, the newest first.
    pub async fn finished_of(&self, person: &str) -> Result<Vec<(TableRow, Vec<Seat>)>, StoreError> {
        self.list(OWN.as_str(), vec![person.into()]).await
    }

    /// The finished tables of all, the oldest of the newest first.
    pub async fn finished(&self) -> Result<Vec<(TableRow, Vec<Seat>)>, StoreError> {
        let mut tables = self.list(ALL.as_str(), Vec::new()).await?;
        tables.reverse();
        Ok(tables)
    }
}
