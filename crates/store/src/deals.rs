//! Secrets that a server has committed to before there is a table to use them for.

use crate::{Store, StoreError};

/// So long a commitment is kept; whoever asked for it has a table by then.
const KEPT_MS: i64 = 60 * 60 * 1000;

impl Store {
    /// Keeps a secret by its commitment, and forgets those that nobody used.
    pub async fn keep_deal(&self, commitment: &str, secret: &str, at: i64) -> Result<(), StoreError> {
        const KEEP: &str = "INSERT INTO deals (commitment, secret, created_at) VALUES ($1, $2, $3)";
        let mut tx = self.begin().await?;
        tx.run("DELETE FROM deals WHERE created_at < $1", vec![(at - KEPT_MS).into()]).await?;
        tx.run(KEEP, vec![commitment.into(), secret.into(), at.into()]).await?;
        tx.commit().await
    }

    /// The secret of a commitment, for one table only.
    pub async fn take_deal(&self, commitment: &str) -> Result<Option<String>, StoreError> {
        let mut tx = self.begin().await?;
        let mut rows =
            tx.read("SELECT secret FROM deals WHERE commitment = $1", vec![commitment.into()]).await?;
        let secret = rows.first_mut().map(|row| row.text()).transpose()?;
        // Of two who come at once only one finds it to delete.
        let taken = tx.run("DELETE FROM deals WHERE commitment = $1", vec![commitment.into()]).await?;
        tx.commit().await?;
        Ok(secret.filter(|_| taken == 1))
    }
}
