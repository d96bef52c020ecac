//! `emporio show`: where a game stands.

use std::path::PathBuf;

use emporio_core::{Player, Table, Turn, Viewer};
use serde_json::json;

use crate::context::{Context, print};
use crate::files;
use crate::problem::Problem;
use crate::screen::Screen;

/// Show where a game stands: the board, whose turn it is, what is asked
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// What this seat sees, counted from 0 [default: what is open to all]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Print the view as JSON, for programs
    #[arg(long, conflicts_with = "position")]
    json: bool,
    /// Print the whole state as JSON: to study, edit and start from with `new --position`
    #[arg(long, conflicts_with = "seat")]
    position: bool,
}

/// Shows a game.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let table = files::load(&args.file)?;
    let viewer = viewer(args.seat, table.as_ref())?;
    let text = match (args.position, args.json) {
        (true, _) => serde_json::to_string_pretty(&table.position())? + "\n",
        (false, true) => serde_json::to_string_pretty(&as_json(table.as_ref(), viewer))? + "\n",
        (false, false) => page(table.as_ref(), viewer, context),
    };
    Ok(print(&text)?)
}

/// Whose eyes are asked for.
pub fn viewer(seat: Option<u8>, table: &dyn Table) -> Result<Viewer, Problem> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(seat) if seat < table.players() => Ok(Viewer::Player(Player(seat))),
        Some(seat) => Err(Problem::key("error-seat").with("seat", seat).with("last", table.players() - 1)),
    }
}

fn as_json(table: &dyn Table, viewer: Viewer) -> serde_json::Value {
    json!({
        "game": table.meta().id,
        "ply": table.ply(),
        "round": table.round(),
        "seats": table.seats(),
        "turn": table.turn(),
        "ending": table.ending(),
        "viewer": viewer,
        "view": table.view(viewer),
    })
}

/// The board with its heading and the question asked; at the end, the scores.
pub fn page(table: &dyn Table, viewer: Viewer, context: &Context) -> String {
    let speaker = context.speaker(Some(table.meta().locales));
    let screen = Screen { table, speaker: &speaker, context };
    let mut text = screen.heading() + "\n" + &screen.board(viewer) + "\n" + &screen.prompt();
    if table.turn() == Turn::Over {
        text += &("\n".to_string() + &screen.all_scores() + "\n" + &screen.winners());
    }
    text
}
