//! A word to those who think: enough. Whoever waits for a long thought can end it early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that a thinker looks at now and then; copies are the same flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks all who hold this flag to end.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Takes the word back, for what is thought next.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the end was asked for.
    #[inline]
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
