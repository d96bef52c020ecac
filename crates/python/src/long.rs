//! Long thoughts: other Python threads run meanwhile, and Ctrl-C ends them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;

use crate::errors::panicked;

/// How long a signal may wait to be heard.
const HEARING: Duration = Duration::from_millis(20);

/// Does long work on a thread of its own; on a signal that Python turns into an exception it is asked to stop.
pub fn think<T: Send>(
    py: Python<'_>,
    stop: impl Fn() + Sync,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    py.detach(|| {
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            scope.spawn(move || sender.send(catch_unwind(AssertUnwindSafe(work))));
            loop {
                match receiver.recv_timeout(HEARING) {
                    Ok(Ok(found)) => return Ok(found),
                    Ok(Err(panic)) => return Err(panicked(panic.as_ref())),
                    Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                        // The scope waits for the thinker, who looks every few iterations whether to go on.
                        Python::attach(|py| py.check_signals()).inspect_err(|_| stop())?;
                    }
                }
            }
        })
    })
}
