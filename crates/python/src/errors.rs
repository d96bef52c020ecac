//! Errors of the engine as Python exceptions, which are declared in `emporio/errors.py`; panics too.

use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use emporio_batch::BatchError;
use emporio_bots::BotError;
use emporio_bots::arena::ArenaError;
use emporio_core::{PlayError, PositionError, RecordError, SetupError};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// An exception of the package, with the clause that forbids and what would be legal, where known.
fn raise(name: &str, message: String, clause: Option<&str>, legal: Vec<String>) -> PyErr {
    Python::attach(|py| {
        let made = py
            .import("emporio.errors")
            .and_then(|module| module.getattr(name))
            .and_then(|class| class.call1((message, clause, legal)));
        made.map_or_else(|error| error, PyErr::from_value)
    })
}

/// A value that cannot be, with no exception of its own.
pub fn value_error(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A table that cannot be set up.
pub fn setup(error: SetupError) -> PyErr {
    match error {
        SetupError::Position(error) => position(error),
        SetupError::Players { .. }
        | SetupError::Option(_)
        | SetupError::Data(_)
        | SetupError::Seats { .. } => raise("SetupError", error.to_string(), None, Vec::new()),
    }
}

fn position(error: PositionError) -> PyErr {
    let message = error.to_string();
    match error {
        PositionError::Unreadable(_) => raise("PositionError", message, None, Vec::new()),
        PositionError::Broken(broken) => raise("PositionError", message, Some(broken.clause), Vec::new()),
    }
}

/// An action that was refused.
pub fn play(error: PlayError) -> PyErr {
    let message = error.to_string();
    match error {
        PlayError::Over => raise("GameOver", message, None, Vec::new()),
        PlayError::Illegal { legal, clause, .. } => raise("IllegalAction", message, clause, legal),
        PlayError::NotYourTurn { .. } | PlayError::Unreadable(_) | PlayError::Wish(_) => {
            raise("IllegalAction", message, None, Vec::new())
        }
    }
}

/// An action that was refused for a reason of this package's own.
pub fn illegal(message: String) -> PyErr {
    raise("IllegalAction", message, None, Vec::new())
}

/// A record that cannot be read or replayed.
pub fn record(error: RecordError) -> PyErr {
    raise("RecordError", error.to_string(), None, Vec::new())
}

/// A bot that cannot be asked.
pub fn bot(error: BotError) -> PyErr {
    raise("BotError", error.to_string(), None, Vec::new())
}

/// A bot that cannot be named so, or that nobody can make.
pub fn no_bot(message: impl Display) -> PyErr {
    raise("BotError", message.to_string(), None, Vec::new())
}

/// An arena that cannot go on.
pub fn arena(error: ArenaError) -> PyErr {
    match error {
        ArenaError::Setup(error) => setup(error),
        ArenaError::Play(error) => play(error),
        ArenaError::Unreadable(error) => play(error.into()),
        ArenaError::Bot(error) => bot(error),
        ArenaError::Bots { .. } | ArenaError::Stopped | ArenaError::File { .. } => {
            raise("ArenaError", error.to_string(), None, Vec::new())
        }
    }
}

/// A batch that cannot be, or a step that was refused.
pub fn batch(error: BatchError) -> PyErr {
    let message = error.to_string();
    match error {
        BatchError::Setup(error) => setup(error),
        BatchError::Illegal { .. } => raise("IllegalAction", message, None, Vec::new()),
        BatchError::Number { .. }
        | BatchError::Threads(_)
        | BatchError::Actions { .. }
        | BatchError::Length { .. } => batch_text(message),
    }
}

/// Arrays that do not fit.
pub fn batch_text(message: String) -> PyErr {
    raise("BatchError", message, None, Vec::new())
}

/// Does something and turns a panic, which would be a mistake of ours, into an exception.
pub fn shield<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(panicked(panic.as_ref())))
}

/// The exception for a panic.
pub fn panicked(panic: &(dyn Any + Send)) -> PyErr {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    raise("InternalError", format!("a mistake of Emporio's own: {text}"), None, Vec::new())
}
