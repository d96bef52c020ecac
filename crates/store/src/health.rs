//! Whether the store is well: tried by writing, since a database that can only be read loses games.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Store, StoreError};

impl Store {
    /// Writes something and makes it last, as a move would be.
    pub async fn check(&self) -> Result<(), StoreError> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let at = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        let mut tx = self.begin().await?;
        tx.run("UPDATE health SET at = $1 WHERE id = 1", vec![at.into()]).await?;
        tx.commit().await
    }
}
