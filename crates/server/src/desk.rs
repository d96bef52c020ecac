//! Work that people ask for and that takes a processor: one piece after the other, fair by network, given up when
//! nobody waits for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use crate::Error;
use crate::queue::{Job, Queue, Weight};

/// Most pieces that wait; whoever comes later is asked to try again.
const MOST_WAITING: usize = 200;
/// Most of one network, so that nobody has all of them.
const MOST_EACH: usize = 20;

type Work = Box<dyn FnOnce() + Send>;

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
    loop {
        let job = tokio::select! {
            job = desk.queue.next(Weight::Heavy) => job,
            _ = stop.wait_for(|stop| *stop) => return,
        };
        if let Some(work) = desk.take(&job.table)
            && let Err(error) = tokio::task::spawn_blocking(work).await
        {
            tracing::error!(%error, "work that was asked for failed");
        }
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
