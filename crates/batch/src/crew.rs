//! Those who help the caller's thread: they stay awake for a while after a step, since waking a sleeping core takes about as
//! long as a hundred games.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{hint, thread};

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::BatchError;

/// How long a helper looks out for the next step before it sleeps: as long as a caller may need to choose for a thousand
/// games.
const WATCH: Duration = Duration::from_millis(2);

/// Looks between two offers of the core to other programs.
const LOOKS: u32 = 32;

/// Looks that a helper which is done needs to sign off: half a microsecond. Who does not wait for that falls asleep over it, which
/// costs a third of a step; who waits longer makes every step longer by it.
const SIGN_OFF: u32 = 32;

/// Threads that last as long as a batch.
#[derive(Debug)]
pub struct Crew {
    pool: ThreadPool,
    /// How many steps there were: whoever stays awake sees the next one here.
    steps: Arc<AtomicUsize>,
}

/// Where everyone waits until all have come.
pub struct Gate {
    threads: usize,
    come: AtomicUsize,
}

/// Someone has come to a gate, also if a panic brought them there.
struct Coming<'a>(&'a AtomicUsize);

impl Drop for Coming<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Release);
    }
}

impl Gate {
    /// For so many threads, each of which passes once.
    pub fn new(threads: usize) -> Gate {
        Gate { threads, come: AtomicUsize::new(0) }
    }

    /// Does something and returns when all have done theirs.
    pub fn pass_after(&self, work: impl FnOnce()) {
        let coming = Coming(&self.come);
        work();
        drop(coming);
        watch(|| self.come.load(Ordering::Acquire) == self.threads, Duration::MAX);
    }
}

/// One helper less is at work, also if its work ended in a panic.
struct Leaving<'a>(&'a AtomicUsize);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Release);
    }
}

impl Crew {
    /// So many helpers.
    pub fn new(helpers: usize) -> Result<Crew, BatchError> {
        let pool = ThreadPoolBuilder::new().num_threads(helpers).build();
        let pool = pool.map_err(|error| BatchError::Threads(error.to_string()))?;
        Ok(Crew { pool, steps: Arc::default() })
    }

    /// Everyone, the caller's thread included.
    pub fn threads(&self) -> usize {
        1 + self.pool.current_num_threads()
    }

    /// Does something on every thread at once, the caller's being number 0, and returns when all are done.
    pub fn all(&self, work: impl Fn(usize) + Sync) {
        let busy = AtomicUsize::new(self.pool.current_num_threads());
        self.steps.fetch_add(1, Ordering::Release);
        self.pool.in_place_scope(|scope| {
            scope.spawn_broadcast(|_, helper| {
                let _leaving = Leaving(&busy);
                work(1 + helper.index());
            });
            work(0);
            // What is left takes less time than to fall asleep and be woken.
            watch(|| busy.load(Ordering::Acquire) == 0, Duration::MAX);
            (0..SIGN_OFF).for_each(|_| hint::spin_loop());
        });
        self.stay_awake();
    }

    /// Keeps the helpers awake until the next step, but not for long.
    fn stay_awake(&self) {
        let (steps, now) = (Arc::clone(&self.steps), self.steps.load(Ordering::Relaxed));
        self.pool.spawn_broadcast(move |_| watch(|| steps.load(Ordering::Acquire) != now, WATCH));
    }
}

/// Looks until something has come or the time is over; other programs that want the core get it.
fn watch(has_come: impl Fn() -> bool, most: Duration) {
    let start = Instant::now();
    while !has_come() {
        for _ in 0..LOOKS {
            if has_come() {
                return;
            }
            hint::spin_loop();
        }
        thread::yield_now();
        if start.elapsed() > most {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Mutex;

    use super::*;

    #[test]
    fn everyone_works_once_a_step_awake_or_asleep() {
        let crew = Crew::new(2).unwrap();
        for pause in [Duration::ZERO, 3 * WATCH] {
            thread::sleep(pause);
            let seen = Mutex::new(Vec::new());
            crew.all(|thread| seen.lock().unwrap().push(thread));
            let mut seen = seen.into_inner().unwrap();
            seen.sort_unstable();
            assert_eq!(seen, [0, 1, 2]);
        }
    }

    #[test]
    fn a_panic_of_a_helper_reaches_the_caller_and_the_crew_goes_on() {
        let crew = Crew::new(1).unwrap();
        let broken =
            catch_unwind(AssertUnwindSafe(|| crew.all(|thread| assert_eq!(thread, 0, "a helper fails"))));
        assert!(broken.is_err());
        crew.all(|_| {});
    }
}
