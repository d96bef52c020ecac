//! How long a thought has taken: by the clock on the wall, or by that of the core with the feature `core-clock`.

use std::time::Duration;

/// A running watch.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    #[cfg(not(feature = "core-clock"))]
    start: std::time::Instant,
    /// Other work on the machine must not weaken the bots that are being compared.
    #[cfg(feature = "core-clock")]
    start: cpu_time::ThreadTime,
}

impl Stopwatch {
    /// Starts a watch.
    pub fn start() -> Stopwatch {
        Stopwatch {
            #[cfg(not(feature = "core-clock"))]
            start: std::time::Instant::now(),
            #[cfg(feature = "core-clock")]
            start: cpu_time::ThreadTime::now(),
        }
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}
