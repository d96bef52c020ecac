//! `emporio new`: a table before its first choice, as a record.

use std::path::{Path, PathBuf};

use emporio_core::{Player, Setup, Table, Text};
use serde_json::Value;

use crate::context::{Context, print};
use crate::problem::Problem;
use crate::setup::TableArgs;
use crate::{chance, files, problem};

/// Start a game and write it as a record
///
/// Dice, tiles and cards that come before the first choice are drawn at once. With --seed they, and all that
/// `apply` draws later, are the same every time; without it they come from the operating system's entropy.
#[derive(clap::Args)]
pub struct Args {
    /// Which game: `emporio games` lists them
    game: String,
    /// How many play [default: as many as names, or as in the position]
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// The seed of seats and chance
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    #[command(flatten)]
    table: TableArgs,
    /// Start from this position (JSON, as `show --position` writes it)
    #[arg(long, value_name = "FILE")]
    position: Option<PathBuf>,
    /// Names of the players; who sits where is drawn by lot
    #[arg(long, value_name = "A,B,...", value_delimiter = ',')]
    names: Vec<String>,
    /// Seat the names in the order given
    #[arg(long)]
    fixed_seats: bool,
    /// Leave the first chance outcome open, to be given with `apply`
    #[arg(long)]
    leave_chance: bool,
    /// Write the record to this file instead of printing it
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
}

/// Starts a game.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let table = open(args)?;
    let text = table.record().to_string();
    match &args.output {
        None => print(&text)?,
        Some(path) => {
            refuse_to_overwrite(path, args.force)?;
            files::write(path, &text)?;
            print(&welcome(path, table.as_ref(), context))?;
        }
    }
    Ok(())
}

fn open(args: &Args) -> Result<Box<dyn Table>, Problem> {
    let kind = problem::game(&args.game)?;
    let options = args.table.read(kind)?;
    let position = args.position.as_deref().map(read_position).transpose()?;
    let seed = chance::seed_or_entropy(args.seed)?;
    let players = how_many(args, position.as_ref())?;
    kind.meta().check_players(players)?;
    let seats = seat(names(args, players)?, args.fixed_seats, seed);
    let setup = Setup { options, seats, seed: args.seed, position };
    let mut table = kind.open(setup).map_err(|error| match &args.position {
        Some(path) => Problem::from(error).in_file(path),
        None => error.into(),
    })?;
    if !args.leave_chance {
        chance::draw(table.as_mut(), seed);
    }
    Ok(table)
}

fn how_many(args: &Args, position: Option<&Value>) -> Result<u8, Problem> {
    let named = (!args.names.is_empty()).then_some(args.names.len());
    let count = args.players.map(usize::from).or(named).or_else(|| players_of(position?));
    let count = count.ok_or_else(|| Problem::key("error-no-players"))?;
    Ok(u8::try_from(count).unwrap_or(u8::MAX))
}

/// The number of players that a position states, as a number or as a list of them.
pub fn players_of(position: &Value) -> Option<usize> {
    let players = position.get("players")?;
    players.as_array().map(Vec::len).or_else(|| usize::try_from(players.as_u64()?).ok())
}

fn names(args: &Args, players: u8) -> Result<Vec<String>, Problem> {
    if args.names.is_empty() {
        return Ok(Player::all(players).map(|player| player.to_string()).collect());
    }
    if args.names.len() != usize::from(players) {
        return Err(emporio_core::SetupError::Seats { seats: args.names.len(), players }.into());
    }
    let mut seen = std::collections::BTreeSet::new();
    for name in &args.names {
        if name.trim().is_empty() || name.chars().any(char::is_control) || !seen.insert(name) {
            return Err(Problem::key("error-name").with("name", emporio_core::error::shorten(name)));
        }
    }
    Ok(args.names.clone())
}

/// Plain names are seats already; people draw lots for theirs.
fn seat(mut names: Vec<String>, fixed: bool, seed: u64) -> Vec<String> {
    let plain = names.iter().enumerate().all(|(at, name)| *name == format!("P{at}"));
    if !fixed && !plain {
        chance::for_seats(seed).shuffle(&mut names);
    }
    names
}

fn read_position(path: &Path) -> Result<Value, Problem> {
    serde_json::from_str(&files::read_text(path)?).map_err(|error| {
        Problem::key("error-position-unreadable").with("reason", error.to_string()).in_file(path)
    })
}

fn refuse_to_overwrite(path: &Path, force: bool) -> Result<(), Problem> {
    if path.exists() && !force { Err(Problem::key("error-exists").in_file(path)) } else { Ok(()) }
}

fn welcome(path: &Path, table: &dyn Table, context: &Context) -> String {
    // Plain names say their seat already.
    let seat = |(at, name): (usize, &String)| {
        Text::from(if *name == format!("P{at}") { name.clone() } else { format!("{at} {name}") })
    };
    let seats: Vec<Text> = table.seats().iter().enumerate().map(seat).collect();
    let text = Text::key("cli-started")
        .with("game", table.meta().title)
        .with("seats", seats)
        .with("file", path.display().to_string());
    context.speaker(None).say(&text, &[]) + "\n"
}
