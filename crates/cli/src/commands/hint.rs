//! `emporio hint`: what a search thinks of every choice.

use std::path::PathBuf;
use std::time::Duration;

use emporio_bots::{Budget, Hint, SearchSpec, hints};
use emporio_core::{Player, Table, Turn};
use serde_json::json;

use crate::context::{Context, print};
use crate::files;
use crate::grid::Grid;
use crate::problem::Problem;
use crate::screen::Screen;

/// Ask a search for advice: each choice with how often it was tried and everyone's chances, best first
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// The seat to advise [default: the one to act]; it knows only what that player may see
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Seconds to think
    #[arg(long, value_name = "T", default_value_t = 2.0)]
    time: f64,
    /// Think for this many iterations instead, which gives the same advice every time
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Trees grown side by side
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// The seed of the search's random choices
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Gives advice.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let table = files::load(&args.file)?;
    let player = seat(args, table.as_ref())?;
    let search = SearchSpec { threads: args.threads, ..SearchSpec::new(budget(args.iterations, args.time)?) };
    let found = hints(table.as_ref(), player, search, args.seed)
        .map_err(|error| Problem::key("error-bot").with("reason", error.to_string()))?;
    let text = if args.json {
        serde_json::to_string_pretty(&json!({"ply": table.ply(), "seat": player, "hints": found}))? + "\n"
    } else {
        page(table.as_ref(), &found, context)
    };
    Ok(print(&text)?)
}

/// How long to think: for so many iterations, or else for a time.
pub fn budget(iterations: Option<u32>, time: f64) -> Result<Budget, Problem> {
    let allowed = Some(time).filter(|time| (0.001..=3600.0).contains(time));
    match (iterations, allowed) {
        (Some(iterations), _) => Ok(Budget::Iterations(iterations)),
        (None, Some(time)) => Ok(Budget::Time(Duration::from_secs_f64(time))),
        (None, None) => Err(Problem::key("error-hint-time").with("time", time.to_string())),
    }
}

fn seat(args: &Args, table: &dyn Table) -> Result<Player, Problem> {
    let last = table.players() - 1;
    match (args.seat, table.turn()) {
        (Some(seat), _) if seat > last => {
            Err(Problem::key("error-seat").with("seat", seat).with("last", last))
        }
        (Some(seat), Turn::Player(Player(to_act))) if seat != to_act => {
            Err(Problem::key("error-hint-seat").with("seat", seat).with("expected", to_act))
        }
        (_, Turn::Player(player)) => Ok(player),
        (_, Turn::Chance) => Err(Problem::key("error-hint-chance")),
        (_, Turn::Over) => Err(Problem::key("error-over")),
    }
}

fn page(table: &dyn Table, found: &[Hint], context: &Context) -> String {
    let speaker = context.speaker(Some(table.meta().locales));
    let screen = Screen { table, speaker: &speaker, context };
    let mut head = vec![speaker.word("cli-action"), speaker.word("cli-meaning"), speaker.word("cli-visits")];
    head.extend(Player::all(table.players()).map(|player| screen.name(player)));
    let mut grid = Grid::new(head);
    for hint in found {
        let mut row = vec![hint.action.clone(), screen.say(&hint.text), hint.visits.to_string()];
        row.extend(hint.chances.iter().map(|chance| format!("{:.1} %", 100.0 * chance)));
        grid.row(row);
    }
    screen.prompt() + "\n" + &grid.text(context.width) + &speaker.word("cli-hint-note") + "\n"
}
