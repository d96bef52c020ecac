//! Who does what: each thread has its own work and, when it is done, takes some of another's.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A queue of work for each thread. The same work goes to the same thread every time as long as all are equally fast, so
/// that it finds in its caches what it left there.
pub struct Queues<T>(Vec<Mutex<VecDeque<T>>>);

impl<T> Queues<T> {
    /// Deals out work in the order given, as evenly as it goes.
    pub fn deal(work: Vec<T>, threads: usize) -> Queues<T> {
        let each = work.len().div_ceil(threads).max(1);
        let mut work = work.into_iter();
        Queues((0..threads).map(|_| Mutex::new(work.by_ref().take(each).collect())).collect())
    }

    /// The next piece for a thread: the first of its own, or the last of the next one that has any.
    pub fn next(&self, thread: usize) -> Option<T> {
        let own = self.queue(thread).pop_front();
        own.or_else(|| (1..self.0.len()).find_map(|ahead| self.queue(thread + ahead).pop_back()))
    }

    fn queue(&self, thread: usize) -> MutexGuard<'_, VecDeque<T>> {
        // Nothing can panic while it is held.
        self.0[thread % self.0.len()].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_once_and_first_by_its_own_thread() {
        let queues = Queues::deal((0..7).collect(), 3);
        assert_eq!([0, 1, 2].map(|thread| queues.next(thread)), [Some(0), Some(3), Some(6)]);
        let rest: Vec<i32> = std::iter::from_fn(|| queues.next(2)).collect();
        assert_eq!(rest, [2, 1, 5, 4]);
    }
}
