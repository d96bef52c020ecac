//! How a command that failed says so.

use std::io;
use std::process::ExitCode;

use crate::context::Context;
use crate::problem::Problem;

/// Prints the reason on the error stream, in the reader's language, and gives the exit code.
pub fn report(error: &anyhow::Error, context: &Context) -> ExitCode {
    // Whoever reads only the head of the output has seen enough.
    let closed = error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe);
    if closed {
        return ExitCode::SUCCESS;
    }
    eprintln!("{}", sentence(error, context));
    ExitCode::FAILURE
}

/// The reason in words.
pub fn sentence(error: &anyhow::Error, context: &Context) -> String {
    let speaker = context.speaker(None);
    let reason = match error.downcast_ref::<Problem>() {
        Some(problem) => speaker.say(&problem.0, &[]),
        None => format!("{error:#}"),
    };
    format!("{}: {reason}", speaker.word("cli-error"))
}
