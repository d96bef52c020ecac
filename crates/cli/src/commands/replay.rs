//! `emporio replay`: plays a record again, checks every action and counts the points.

use std::net::SocketAddr;
use std::path::PathBuf;

use emporio_core::{Table, Text, Turn, Viewer};
use serde_json::{Value, json};

use super::{serve, show};
use crate::context::{Context, print};
use crate::files;
use crate::problem::Problem;
use crate::screen::Screen;

/// Play a record again: every action is checked, the points are counted with their parts
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Show the table after this many steps, chance included
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// Tell the whole story in words
    #[arg(long)]
    log: bool,
    /// Print JSON, for programs: every step with who took it, and the points
    #[arg(long)]
    json: bool,
    /// Show it move by move in the browser, on this machine
    #[arg(long, conflicts_with_all = ["at", "log", "json"])]
    serve: bool,
    /// Address and port to listen on, with --serve [default: any free port of this machine]
    #[arg(long, value_name = "ADDRESS:PORT", requires = "serve")]
    address: Option<SocketAddr>,
    /// Do not open the browser, with --serve
    #[arg(long, requires = "serve")]
    no_open: bool,
}

/// Replays a game.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let mut table = files::load(&args.file)?;
    if args.serve {
        return serve::show(table.record().to_string(), args.address, args.no_open, context);
    }
    let steps = table.ply();
    if let Some(at) = args.at {
        go_to(table.as_mut(), at)?;
    }
    if args.json {
        return Ok(print(&(serde_json::to_string_pretty(&as_json(table.as_ref(), args.log))? + "\n"))?);
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

/// Steps and points; with the log, what was told to all as well.
fn as_json(table: &dyn Table, log: bool) -> Value {
    let step = |(actor, action)| json!({"actor": actor, "action": action});
    let steps: Vec<Value> = table.steps_from(0).into_iter().map(step).collect();
    let scores = table.scores();
    let mut page = json!({
        "game": table.meta().id,
        "rules": table.meta().rules_version,
        "players": table.players(),
        "seats": table.seats(),
        "options": table.options(),
        "ply": table.ply(),
        "round": table.round(),
        "turn": table.turn(),
        "ending": table.ending(),
        "steps": steps,
        "scores": scores.players,
        "ranks": scores.ranks(),
    });
    if log {
        page["events"] = json!(table.told(Viewer::Spectator, 0));
    }
    page
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
