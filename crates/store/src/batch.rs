//! Moves of different tables that come at the same moment are committed together: one transaction and one flush for
//! all of them, each still done wholly or not at all.

use sqlx::sqlite::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use crate::flush::Flush;
use crate::sql::{Tx, begin_sqlite};
use crate::tables::make;
use crate::{Change, StoreError};

/// So many go into one transaction at most.
const MOST: usize = 64;

type Answer = Result<i64, StoreError>;

/// A change that waits, and whoever waits for it.
struct Job {
    change: Change,
    done: oneshot::Sender<Answer>,
}

/// The way to have a change made together with others.
#[derive(Clone, Debug)]
pub(crate) struct Batch(mpsc::UnboundedSender<Job>);

impl Batch {
    /// Makes changes through the one connection that writes, until nobody can ask any more.
    pub fn of(writer: SqlitePool, flush: Flush) -> Batch {
        let (ask, asked) = mpsc::unbounded_channel();
        tokio::spawn(serve(writer, flush, asked));
        Batch(ask)
    }

    /// Done when the change is on the disk; gives the new version.
    pub async fn change(&self, change: Change) -> Answer {
        let gone = || StoreError::Away("changes are made no more".to_string());
        let (done, answer) = oneshot::channel();
        self.0.send(Job { change, done }).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

async fn serve(writer: SqlitePool, flush: Flush, mut asked: mpsc::UnboundedReceiver<Job>) {
    while let Some(first) = asked.recv().await {
        let mut jobs = vec![first];
        while jobs.len() < MOST
            && let Ok(another) = asked.try_recv()
        {
            jobs.push(another);
        }
        let made = together(&writer, &flush, &jobs).await;
        let flush = flush.clone();
        // The next ones need not wait for the disk, only these.
        tokio::spawn(async move { answer(jobs, made, &flush).await });
    }
}

/// Makes all changes in one transaction; one that is refused leaves no trace in it.
async fn together(writer: &SqlitePool, flush: &Flush, jobs: &[Job]) -> Result<Vec<Answer>, StoreError> {
    let mut tx = begin_sqlite(writer, flush).await?;
    let mut answers = Vec::new();
    for job in jobs {
        answers.push(one(&mut tx, &job.change).await?);
    }
    tx.commit_unflushed().await?;
    Ok(answers)
}

/// A change by itself; an error of the outer kind ends the whole transaction.
async fn one(tx: &mut Tx, change: &Change) -> Result<Answer, StoreError> {
    tx.run("SAVEPOINT one", Vec::new()).await?;
    let made = make(tx, change).await;
    if let Err(StoreError::Away(why)) = made {
        return Err(StoreError::Away(why));
    }
    if made.is_err() {
        tx.run("ROLLBACK TO one", Vec::new()).await?;
    }
    tx.run("RELEASE one", Vec::new()).await?;
    Ok(made.map(|()| change.version + 1))
}

async fn answer(jobs: Vec<Job>, made: Result<Vec<Answer>, StoreError>, flush: &Flush) {
    let away =
        |why: &str| -> Vec<Answer> { jobs.iter().map(|_| Err(StoreError::Away(why.to_string()))).collect() };
    let answers = match made {
        Ok(answers) => match flush.wait().await {
            Ok(()) => answers,
            Err(error) => away(&error.to_string()),
        },
        Err(error) => away(&error.to_string()),
    };
    for (job, answer) in jobs.into_iter().zip(answers) {
        // Whoever has gone away meanwhile need not know.
        let _ = job.done.send(answer);
    }
}
