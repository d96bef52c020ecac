//! Who does what: each thread has its own share of the games and, when it is done, takes some of another's.

use std::sync::{Mutex, MutexGuard, PoisonError};

use emporio_core::Game;

use crate::arrays::Shape;
use crate::part::Part;

/// A share of the games for each thread, cut up list by list as they go. The same games go to the same thread every time as
/// long as all are equally fast, so that it finds in its caches what it left there.
pub struct Queues<'a, G: Game> {
    shares: Vec<Mutex<Option<Part<'a, G>>>>,
    shape: Shape,
}

/// From which end of a share something is taken.
#[derive(Clone, Copy)]
enum End {
    Front,
    Back,
}

impl<'a, G: Game> Queues<'a, G> {
    /// Deals out the games in their order, as evenly as it goes.
    pub fn deal(whole: Part<'a, G>, threads: usize, shape: Shape) -> Self {
        let lists = whole.listed.len().div_ceil(threads);
        let mut left = Some(whole);
        let share = |_| {
            let part = left.take()?;
            if part.listed.len() <= lists {
                return Some(part);
            }
            let (own, others) = part.split_at(lists, shape);
            left = Some(others);
            Some(own)
        };
        Queues { shares: (0..threads).map(share).map(Mutex::new).collect(), shape }
    }

    /// The first game whose action is refused, of those that lie before a thread.
    pub fn first_refused(&self, thread: usize) -> Option<usize> {
        self.share(thread).as_ref().and_then(Part::first_refused)
    }

    /// The next list of games for a thread: the first of its own, or the last of the next thread that has any.
    pub fn next(&self, thread: usize) -> Option<Part<'a, G>> {
        let own = self.take(thread, End::Front);
        own.or_else(|| (1..self.shares.len()).find_map(|ahead| self.take(thread + ahead, End::Back)))
    }

    fn take(&self, thread: usize, end: End) -> Option<Part<'a, G>> {
        let mut share = self.share(thread);
        let part = share.take()?;
        let lists = part.listed.len();
        if lists == 1 {
            return Some(part);
        }
        let (taken, left) = match end {
            End::Front => part.split_at(1, self.shape),
            End::Back => {
                let (left, last) = part.split_at(lists - 1, self.shape);
                (last, left)
            }
        };
        *share = Some(left);
        Some(taken)
    }

    fn share(&self, thread: usize) -> MutexGuard<'_, Option<Part<'a, G>>> {
        // Nothing can panic while it is held.
        self.shares[thread % self.shares.len()].lock().unwrap_or_else(PoisonError::into_inner)
    }
}
