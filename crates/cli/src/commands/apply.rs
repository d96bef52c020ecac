//! `emporio apply`: adds actions to a record, all of them or none.

use std::path::PathBuf;

use emporio_core::{PlayError, Table, Turn, Viewer};

use crate::context::{Context, print};
use crate::problem::Problem;
use crate::screen::Screen;
use crate::{chance, files};

/// Add actions to a record: all of them, or none if one is refused
///
/// Actions are written as `legal` lists them, each in quotes. What chance has to decide after an action is drawn
/// by itself: from the seed of the record and the number of steps so far, or from the operating system's entropy
/// if the record has no seed. An outcome of chance may also be given like any action, where it is due; then
/// nothing is drawn in its place. Comments in the file are kept.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// The actions, in order; with none, only what chance has to decide is drawn
    #[arg(value_name = "ACTION")]
    actions: Vec<String>,
    /// Leave the chance outcome that follows the last action open
    #[arg(long)]
    leave_chance: bool,
    /// Say nothing when all went well
    #[arg(long, short)]
    quiet: bool,
}

/// Applies the actions.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let text = files::read_text(&args.file)?;
    let mut table = files::parse(&args.file, &text)?;
    let before = table.ply();
    let seed = chance::seed_or_entropy(table.record().seed)?;
    for action in &args.actions {
        take(table.as_mut(), action, seed)?;
    }
    if !args.leave_chance {
        chance::draw(table.as_mut(), seed);
    }
    files::write(&args.file, &extended(text, table.as_ref(), before))?;
    if !args.quiet {
        print(&told(table.as_ref(), before, context))?;
    }
    Ok(())
}

/// Takes an action; where chance comes first, the action may be its outcome, and if it is not, chance is drawn.
fn take(table: &mut dyn Table, action: &str, seed: u64) -> Result<(), Problem> {
    if table.turn() == Turn::Chance {
        match table.play(action) {
            Ok(()) => return Ok(()),
            Err(PlayError::Illegal { .. }) if !speaks_of_chance(table, action) => chance::draw(table, seed),
            Err(error) => return Err(error.into()),
        }
    }
    Ok(table.play(action)?)
}

/// Whether an action begins like the outcomes that are possible now, so that it was meant as one of them.
fn speaks_of_chance(table: &dyn Table, action: &str) -> bool {
    let first = |text: &str| text.split_whitespace().next().map(str::to_string);
    table.choices().iter().any(|outcome| first(&outcome.action) == first(action))
}

/// The old text with the new steps below it.
fn extended(mut text: String, table: &dyn Table, before: usize) -> String {
    if !text.ends_with('\n') {
        text.push('\n');
    }
    for entry in &table.record().actions[before..] {
        text += &format!("{}\n", entry.text);
    }
    text
}

fn told(table: &dyn Table, before: usize, context: &Context) -> String {
    let speaker = context.speaker(Some(table.meta().locales));
    let screen = Screen { table, speaker: &speaker, context };
    screen.story(&table.told(Viewer::Spectator, before + 1)) + &screen.prompt()
}
