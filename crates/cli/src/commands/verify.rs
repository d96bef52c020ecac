//! `emporio verify`: checks that every draw of a served game follows from the secret that was promised before it.

use std::fs;
use std::path::PathBuf;

use emporio_core::Text;
use emporio_server::fair::verify;

use crate::context::{Context, print};
use crate::problem::Problem;

/// Check the deal of a served game: every draw must follow from the secret that was promised before it
#[derive(clap::Args)]
pub struct Args {
    /// The record, as the table gives it when the game is over
    file: PathBuf,
}

/// Checks a record and says what it was dealt from.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let text = fs::read_to_string(&args.file).map_err(|error| Problem::io(&args.file, &error))?;
    let fair =
        verify(&text).map_err(|wrong| Problem::key("error-unfair").with("reason", wrong.to_string()))?;
    let added = fair.proof.deal.added.iter().filter(|added| !added.is_empty()).count();
    let said = Text::key("cli-verified")
        .with("draws", fair.draws as i64)
        .with("commitment", fair.proof.commitment.as_str())
        .with("added", added as i64);
    Ok(print(&(context.speaker(None).say(&said, &[]) + "\n"))?)
}
