//! Moves of different tables that come at the same moment are made together: one transaction and one flush for all of
//! them, each still done wholly or not at all.

use std::collections::HashSet;
use std::sync::Arc;

use sqlx::postgres::PgPool;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::flush::Flush;
use crate::many::{self, is_plain};
use crate::sql::{Tx, at_once, begin_sqlite};
use crate::tables::{New, create, make};
use crate::{Change, StoreError};

/// So many go into one transaction at most.
const MOST: usize = 64;
/// So many transactions are under way at once with a server of databases, which waits for its disk by itself.
const AT_ONCE: usize = 4;

type Answer = Result<i64, StoreError>;

/// Something to be stored.
#[derive(Debug)]
pub(crate) enum Work {
    /// A change of a table.
    Change(Box<Change>),
    /// A table that is new.
    Create(Box<New>),
}

impl Work {
    fn table(&self) -> &str {
        match self {
            Work::Change(change) => &change.table,
            Work::Create(new) => &new.row.id,
        }
    }

    fn plain(&self) -> Option<&Change> {
        match self {
            Work::Change(change) if is_plain(change) => Some(change),
            Work::Change(_) | Work::Create(_) => None,
        }
    }

    /// The version of the table afterwards.
    fn version(&self) -> i64 {
        match self {
            Work::Change(change) => change.version + 1,
            Work::Create(new) => new.row.version,
        }
    }
}

/// Work that waits, and whoever waits for it.
struct Job {
    work: Work,
    done: oneshot::Sender<Answer>,
}

/// The way to have something stored together with others.
#[derive(Clone, Debug)]
pub(crate) struct Batch(mpsc::UnboundedSender<Job>);

impl Batch {
    /// Works through the one connection that writes to the file, until nobody can ask any more.
    pub fn of_file(writer: SqlitePool, flush: Flush) -> Batch {
        let (ask, asked) = mpsc::unbounded_channel();
        tokio::spawn(serve_file(writer, flush, asked));
        Batch(ask)
    }

    /// Sends moves to the server of the database, many with one statement.
    pub fn of_server(pool: PgPool) -> Batch {
        let (ask, asked) = mpsc::unbounded_channel();
        tokio::spawn(serve_server(pool, asked));
        Batch(ask)
    }

    /// Done when it would survive a crash; gives the version of the table.
    pub async fn store(&self, work: Work) -> Answer {
        let gone = || StoreError::Away("changes are made no more".to_string());
        let (done, answer) = oneshot::channel();
        self.0.send(Job { work, done }).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

/// Jobs of different tables that wait now; a second one of the same table is held back for the next time.
async fn next(asked: &mut mpsc::UnboundedReceiver<Job>, held: &mut Option<Job>) -> Option<Vec<Job>> {
    let first = match held.take() {
        Some(job) => job,
        None => asked.recv().await?,
    };
    let mut tables = HashSet::from([first.work.table().to_string()]);
    let mut jobs = vec![first];
    while jobs.len() < MOST
        && let Ok(another) = asked.try_recv()
    {
        if !tables.insert(another.work.table().to_string()) {
            *held = Some(another);
            break;
        }
        jobs.push(another);
    }
    Some(jobs)
}

async fn serve_file(writer: SqlitePool, flush: Flush, mut asked: mpsc::UnboundedReceiver<Job>) {
    let mut held = None;
    while let Some(jobs) = next(&mut asked, &mut held).await {
        let mut made = together(&writer, &flush, &jobs, true).await;
        if matches!(made, Err(StoreError::Database(_) | StoreError::Missing(_) | StoreError::Damaged(_))) {
            // One of them cannot be made: alone, each shows whether it is the one.
            made = together(&writer, &flush, &jobs, false).await;
        }
        let flush = flush.clone();
        // The next ones need not wait for the disk, only these.
        tokio::spawn(async move {
            let made = match made {
                Ok(answers) => flush.wait().await.map(|()| answers).map_err(|error| error.to_string()),
                Err(error) => Err(error.to_string()),
            };
            answer(jobs, made);
        });
    }
}

/// Does all jobs in one transaction, moves with one statement for all where `at_once`; one that is refused leaves no
/// trace in it.
async fn together(
    writer: &SqlitePool,
    flush: &Flush,
    jobs: &[Job],
    at_once: bool,
) -> Result<Vec<Answer>, StoreError> {
    let mut tx = begin_sqlite(writer, flush).await?;
    let plain: Vec<&Change> = jobs.iter().filter_map(|job| job.work.plain()).filter(|_| at_once).collect();
    let made = if plain.is_empty() { HashSet::new() } else { many::make(&mut tx, &plain).await? };
    let mut answers = Vec::new();
    for job in jobs {
        answers.push(match job.work.plain() {
            Some(change) if at_once && made.contains(&change.table) => Ok(job.work.version()),
            Some(_) if at_once => Err(StoreError::Stale),
            Some(_) | None => one(&mut tx, &job.work).await?,
        });
    }
    tx.commit_unflushed().await?;
    Ok(answers)
}

/// A job by itself; an error of the outer kind ends the whole transaction.
async fn one(tx: &mut Tx, work: &Work) -> Result<Answer, StoreError> {
    tx.run("SAVEPOINT one", Vec::new()).await?;
    let made = match work {
        Work::Change(change) => make(tx, change).await,
        Work::Create(new) => create(tx, new).await,
    };
    if let Err(StoreError::Away(why)) = made {
        return Err(StoreError::Away(why));
    }
    if made.is_err() {
        tx.run("ROLLBACK TO one", Vec::new()).await?;
    }
    tx.run("RELEASE one", Vec::new()).await?;
    Ok(made.map(|()| work.version()))
}

async fn serve_server(pool: PgPool, mut asked: mpsc::UnboundedReceiver<Job>) {
    let (room, mut held) = (Arc::new(Semaphore::new(AT_ONCE)), None);
    while let Some(jobs) = next(&mut asked, &mut held).await {
        // While these wait for a place, others gather behind them.
        let Ok(place) = room.clone().acquire_owned().await else { return };
        let pool = pool.clone();
        tokio::spawn(async move {
            let changes: Vec<&Change> = jobs.iter().filter_map(|job| job.work.plain()).collect();
            let made = at_once(&pool, &changes).await;
            let answers = made.map(|made| {
                let answer = |job: &Job| match made.contains(job.work.table()) {
                    true => Ok(job.work.version()),
                    false => Err(StoreError::Stale),
                };
                jobs.iter().map(answer).collect()
            });
            match answers {
                Err(StoreError::Database(_)) => one_by_one(&pool, jobs).await,
                answers => answer(jobs, answers.map_err(|error| error.to_string())),
            }
            drop(place);
        });
    }
}

/// One of several moves cannot be made, or two nodes are in each other's way: alone, each shows whether it is the one.
async fn one_by_one(pool: &PgPool, jobs: Vec<Job>) {
    for job in jobs {
        let done = match job.work.plain() {
            Some(change) => at_once(pool, &[change]).await.map(|made| made.contains(&change.table)),
            None => Ok(false),
        };
        let done = done.and_then(|made| if made { Ok(job.work.version()) } else { Err(StoreError::Stale) });
        answer_one(job, done);
    }
}

fn answer(jobs: Vec<Job>, made: Result<Vec<Answer>, String>) {
    match made {
        Ok(answers) => jobs.into_iter().zip(answers).for_each(|(job, done)| answer_one(job, done)),
        Err(why) => jobs.into_iter().for_each(|job| answer_one(job, Err(StoreError::Away(why.clone())))),
    }
}

fn answer_one(job: Job, answer: Answer) {
    // Whoever has gone away meanwhile need not know.
    let _ = job.done.send(answer);
}
