//! `emporio replay`: plays a record again, checks every action and counts the points.

use std::path::PathBuf;

use emporio_core::{Table, Text, Turn, Viewer};

use super::show;
use crate::context::{Context, print};
use crate::files;
use crate::problem::Problem;
use crate::screen::Screen;

/// Play a record again: every action is checked, the points are counted with their parts
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Show the table after so many steps, counting chance
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// Tell the whole story in words
    #[arg(long)]
    log: bool,
}

/// Replays a game.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let mut table = files::load(&args.file)?;
    let steps = table.ply();
    if let Some(at) = args.at {
        go_to(table.as_mut(), at)?;
    }
    let speaker = context.speaker(Some(table.meta().locales));
    let screen = Screen { table: table.as_ref(), speaker: &speaker, context };
    let mut text = screen.say(&Text::key("cli-checked").with("steps", steps as i64)) + "\n\n";
    if args.log {
        text += &(screen.story(&table.told(Viewer::Spectator, 0)) + "\n");
    }
    text += &if args.at.is_some() {
        show::page(table.as_ref(), Viewer::Spectator, context)
    } else {
        end(&screen)
    };
    if args.at.is_some() && table.turn() != Turn::Over {
        text += &("\n".to_string() + &screen.all_scores());
    }
    Ok(print(&text)?)
}

fn go_to(table: &mut dyn Table, at: usize) -> Result<(), Problem> {
    if at > table.ply() {
        return Err(Problem::key("error-ply").with("ply", at as i64).with("last", table.ply() as i64));
    }
    table.back_to(at);
    Ok(())
}

fn end(screen: &Screen<'_>) -> String {
    let mut text = screen.heading() + "\n" + &screen.prompt() + "\n" + &screen.all_scores();
    if screen.table.turn() == Turn::Over {
        text += &("\n".to_string() + &screen.winners());
    }
    text
}
