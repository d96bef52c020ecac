//! Whether the server is well: tried on the store by writing, at most once a second however often someone asks.

use std::time::{Duration, Instant};

use emporio_store::{Store, StoreError};
use tokio::sync::Mutex;

use crate::Error;

/// So long an answer is good.
const FRESH: Duration = Duration::from_secs(1);

/// The last answer, and when it was found.
#[derive(Debug, Default)]
pub struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    /// Tries the store, unless that was just done.
    pub async fn check(&self, store: &Store) -> Result<(), Error> {
        let mut last = self.0.lock().await;
        let well = match *last {
            Some((at, well)) if at.elapsed() < FRESH => well,
            Some(_) | None => tried(store).await,
        };
        if last.is_none_or(|(at, _)| at.elapsed() >= FRESH) {
            *last = Some((Instant::now(), well));
        }
        if well { Ok(()) } else { Err(StoreError::Away("it cannot be written".to_string()).into()) }
    }
}

async fn tried(store: &Store) -> bool {
    let done = store.check().await;
    done.inspect_err(|error| tracing::error!(%error, "the store is not well")).is_ok()
}
