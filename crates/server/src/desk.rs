//! Work that people ask for and that takes a processor: one piece after the other, fair by network, given up when
//! nobody waits for it.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::{io, thread};

use tokio::sync::{oneshot, watch};

use crate::Error;
use crate::queue::{Job, Queue, Weight};

/// Most pieces that wait; whoever comes later is asked to try again.
const MOST_WAITING: usize = 200;
/// Most of one network, so that nobody has all of them.
const MOST_EACH: usize = 20;

type Work = Box<dyn FnOnce() + Send>;

/// By how much the work of a desk gives way to the moves of all tables: about a tenth of a busy processor is left to it.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// A queue of work with a worker of its own.
#[derive(Default)]
pub struct Desk {
    queue: Arc<Queue>,
    /// By their names, each with whose it is.
    waiting: Mutex<HashMap<String, (String, Work)>>,
}

impl Desk {
    /// Hands in work under a name; what waited under the same name is dropped for it.
    pub fn ask(&self, name: &str, origin: &str, work: impl FnOnce() + Send + 'static) -> Result<(), Error> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let own = waiting.values().filter(|(whose, _)| whose == origin).count();
        if (waiting.len() >= MOST_WAITING || own >= MOST_EACH) && !waiting.contains_key(name) {
            return Err(Error::Late);
        }
        waiting.insert(name.to_string(), (origin.to_string(), Box::new(work)));
        drop(waiting);
        self.queue.push(Job { table: name.into(), origin: origin.into(), weight: Weight::Heavy });
        Ok(())
    }

    fn take(&self, name: &str) -> Option<Work> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).remove(name).map(|(_, work)| work)
    }
}

/// Does the work of a desk until the server stops.
pub async fn serve(desk: Arc<Desk>, mut stop: watch::Receiver<bool>) {
    let worker = match Worker::start() {
        Ok(worker) => worker,
        Err(error) => return tracing::error!(%error, "a desk has no worker"),
    };
    loop {
        let job = tokio::select! {
            job = desk.queue.next(Weight::Heavy) => job,
            _ = stop.wait_for(|stop| *stop) => return,
        };
        if let Some(work) = desk.take(&job.table)
            && !worker.does(work).await
        {
            tracing::error!(name = job.table, "work that was asked for failed");
        }
    }
}

/// A thread that does one piece of work after the other and gives way to everything else.
struct Worker(mpsc::Sender<(Work, oneshot::Sender<bool>)>);

impl Worker {
    fn start() -> io::Result<Worker> {
        let (hand_in, work) = mpsc::channel::<(Work, oneshot::Sender<bool>)>();
        let works = move || {
            give_way();
            while let Ok((work, done)) = work.recv() {
                let went_well = catch_unwind(AssertUnwindSafe(work)).is_ok();
                // The server may be stopping.
                let _ = done.send(went_well);
            }
        };
        thread::Builder::new().name("desk".into()).spawn(works)?;
        Ok(Worker(hand_in))
    }

    /// Whether a piece of work was done; one that panics spoils only itself.
    async fn does(&self, work: Work) -> bool {
        let (done, told) = oneshot::channel();
        self.0.send((work, done)).is_ok() && told.await.unwrap_or(false)
    }
}

/// Lowers the priority of this thread, where the system knows priorities of threads.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::warn!(%error, "the work of a desk cannot give way to moves");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn what_is_asked_for_again_is_done_once() {
        let desk = Arc::new(Desk::default());
        let (first, dropped) = oneshot::channel();
        let (second, done) = oneshot::channel();
        desk.ask("table/0", "x", move || _ = first.send(1)).unwrap();
        desk.ask("table/0", "x", move || _ = second.send(2)).unwrap();
        let stop = watch::Sender::new(false);
        tokio::spawn(serve(desk, stop.subscribe()));
        assert_eq!(done.await, Ok(2));
        assert!(dropped.await.is_err(), "nobody waits for the first any more");
    }

    #[tokio::test]
    async fn work_that_panics_spoils_only_itself() {
        let worker = Worker::start().unwrap();
        assert!(!worker.does(Box::new(|| panic!("expected here"))).await);
        assert!(worker.does(Box::new(|| {})).await);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn work_gives_way_to_moves() {
        let own = || rustix::process::getpriority_process(None).unwrap();
        let (say, said) = oneshot::channel();
        assert!(Worker::start().unwrap().does(Box::new(move || say.send(own()).unwrap())).await);
        assert_eq!(said.await.unwrap(), own() + NICE, "the others go on as before");
    }

    #[test]
    fn a_full_desk_takes_no_more() {
        let desk = Desk::default();
        for n in 0..MOST_EACH {
            desk.ask(&n.to_string(), "x", || {}).unwrap();
        }
        assert!(desk.ask("one more", "x", || {}).is_err(), "nobody has it all");
        assert!(desk.ask("0", "x", || {}).is_ok(), "a better wish for the same thing");
        for n in MOST_EACH..MOST_WAITING {
            desk.ask(&n.to_string(), &format!("y{}", n / MOST_EACH), || {}).unwrap();
        }
        assert!(desk.ask("one more", "z", || {}).is_err());
    }
}
