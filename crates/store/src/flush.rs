//! On the disk before it is acknowledged: moves that are committed at the same time wait for one flush together.
//!
//! SQLite's own way (`synchronous=FULL`) flushes the log for every transaction, one after the other, so that a slow
//! disk sets the pace of all tables. Here each move is still a transaction of its own, but whoever has committed
//! waits for the next flush of the log that begins after their commit; one flush serves all who wait.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use tokio::sync::{mpsc, oneshot};

type Waiting = oneshot::Sender<Result<(), io::ErrorKind>>;

/// The way to wait for a flush.
#[derive(Clone, Debug)]
pub(crate) struct Flush(mpsc::UnboundedSender<Waiting>);

impl Flush {
    /// Flushes the log of a database file for all who ask, until nobody can ask any more.
    pub fn of(file: &Path) -> Flush {
        let (ask, asked) = mpsc::unbounded_channel();
        tokio::spawn(serve(log_of(file), asked));
        Flush(ask)
    }

    /// Done when all that was committed before this call is on the disk.
    pub async fn wait(&self) -> io::Result<()> {
        let (done, flushed) = oneshot::channel();
        let gone = || io::Error::other("the log is flushed no more");
        self.0.send(done).map_err(|_| gone())?;
        flushed.await.map_err(|_| gone())?.map_err(io::Error::from)
    }
}

/// SQLite keeps its log beside the file.
fn log_of(file: &Path) -> PathBuf {
    let mut log = file.as_os_str().to_os_string();
    log.push("-wal");
    log.into()
}

async fn serve(log: PathBuf, mut asked: mpsc::UnboundedReceiver<Waiting>) {
    while let Some(first) = asked.recv().await {
        let mut waiting = vec![first];
        while let Ok(another) = asked.try_recv() {
            waiting.push(another);
        }
        let log = log.clone();
        let flushed = tokio::task::spawn_blocking(move || File::open(log)?.sync_data()).await;
        let flushed = flushed.unwrap_or_else(|error| Err(io::Error::other(error)));
        for one in waiting {
            // Whoever has gone away meanwhile need not know.
            let _ = one.send(flushed.as_ref().copied().map_err(io::Error::kind));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn all_who_wait_are_served_and_a_missing_log_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.sqlite");
        let flush = Flush::of(&file);
        assert_eq!(flush.wait().await.unwrap_err().kind(), io::ErrorKind::NotFound);
        std::fs::write(log_of(&file), "log").unwrap();
        let (one, two, three) = tokio::join!(flush.wait(), flush.wait(), flush.wait());
        assert!(one.is_ok() && two.is_ok() && three.is_ok());
    }
}
