//! Short lines of talk at a table.

use crate::sql::Tx;
use crate::{Store, StoreError};

/// So many lines of a table are kept; nobody is shown more, and nobody fills the disk with them.
const MOST_KEPT: i64 = 100;

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number at the table, from 1.
    pub n: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who said it, by the name they had then.
    pub name: String,
    /// What was said.
    pub text: String,
}

impl Store {
    /// Adds a line; gives its number.
    pub async fn say(&self, table: &str, at: i64, name: &str, text: &str) -> Result<u32, StoreError> {
        let mut tx = self.begin().await?;
        let said = add(&mut tx, table, at, name, text).await;
        tx.finish(said).await
    }

    /// The last lines after a number, in order.
    pub async fn lines(&self, table: &str, after: u32, most: usize) -> Result<Vec<Line>, StoreError> {
        const LAST: &str = "SELECT n, at, name, line FROM chat WHERE table_id = $1 AND n > $2 \
             ORDER BY n DESC LIMIT $3";
        let mut rows = self.read(LAST, vec![table.into(), i64::from(after).into(), most.into()]).await?;
        let line = |row: &mut crate::sql::Row| {
            Ok(Line { n: row.number()?, at: row.int()?, name: row.text()?, text: row.text()? })
        };
        rows.iter_mut().rev().map(line).collect()
    }
}

async fn add(tx: &mut Tx, table: &str, at: i64, name: &str, text: &str) -> Result<u32, StoreError> {
    // The row of the table is taken first, so that two lines at once get two numbers.
    const TAKE: &str = "UPDATE tables SET updated_at = updated_at WHERE id = $1";
    const NEXT: &str = "SELECT COALESCE(MAX(n), 0) + 1 FROM chat WHERE table_id = $1";
    const SAY: &str = "INSERT INTO chat (table_id, n, at, name, line) VALUES ($1, $2, $3, $4, $5)";
    const FORGET: &str = "DELETE FROM chat WHERE table_id = $1 AND n <= $2";
    if tx.run(TAKE, vec![table.into()]).await? == 0 {
        return Err(StoreError::Missing("table"));
    }
    let mut rows = tx.read(NEXT, vec![table.into()]).await?;
    let n: u32 = rows.first_mut().ok_or(StoreError::Missing("line"))?.number()?;
    tx.run(FORGET, vec![table.into(), (i64::from(n) - MOST_KEPT).into()]).await?;
    tx.run(SAY, vec![table.into(), i64::from(n).into(), at.into(), name.into(), text.into()]).await?;
    tx.tell(table).await?;
    Ok(n)
}
