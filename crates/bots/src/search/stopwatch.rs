//! How long a thought has taken: by the wall clock at the table, by the time of the core while tuning.

use std::time::Duration;

/// A running watch.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    #[cfg(not(feature = "tuning"))]
    start: std::time::Instant,
    /// Other work on the machine must not make one side of a comparison weaker.
    #[cfg(feature = "tuning")]
    start: cpu_time::ThreadTime,
}

impl Stopwatch {
    /// Starts a watch.
    pub fn start() -> Stopwatch {
        Stopwatch {
            #[cfg(not(feature = "tuning"))]
            start: std::time::Instant::now(),
            #[cfg(feature = "tuning")]
            start: cpu_time::ThreadTime::now(),
        }
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}
