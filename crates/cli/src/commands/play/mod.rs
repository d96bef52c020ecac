//! `emporio play`: a game in the terminal against bots.

mod input;
mod session;

use std::path::{Path, PathBuf};

use emporio_bots::BotSpec;
use emporio_core::{Player, Setup, Table, Text};

use crate::context::Context;
use crate::problem::Problem;
use crate::setup::TableArgs;
use crate::{bots, chance, files, problem};
use session::Session;

/// How many sit at a table where nobody says.
const USUAL_PLAYERS: u8 = 4;
/// Who sits beside the person, in seat order.
const NAMES: [&str; 5] = ["Beatriz", "Tomás", "Leonor", "Duarte", "Inês"];

/// Play a game in the terminal against bots
///
/// The board is drawn as text, choices are numbered. While playing, `?` lists what else can be typed: undo, board,
/// log, scores, save, quit.
#[derive(clap::Args)]
pub struct Args {
    /// Which game, or the file of a saved one
    #[arg(value_name = "GAME|FILE")]
    game: String,
    /// How many play [default: 4, or as many as the game allows]
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// Your seat, counted from 0 [default: drawn by lot; in a saved game, the seat of your name]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Your name at the table
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The bots of the other seats, one for all or one for each, such as `easy` or `random,greedy,hard`
    #[arg(long, value_name = "BOTS", default_value = "medium", num_args = 1..)]
    bots: Vec<String>,
    /// The seed of seats, chance and the bots' random choices
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    #[command(flatten)]
    table: TableArgs,
    /// Save to this file after every choice
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Plays a game.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let path = Path::new(&args.game);
    let saved = problem::game(&args.game).is_err() && path.is_file();
    let seed = chance::seed_or_entropy(args.seed)?;
    let name = args.name.clone().unwrap_or_else(|| context.speaker(None).word("player"));
    let (table, me) = if saved { go_on(args, path, &name)? } else { sit_down(args, &name, seed)? };
    let bots = seat_bots(args, table.as_ref(), me)?;
    let seed = table.record().seed.unwrap_or(seed);
    let output = args.output.clone().or_else(|| saved.then(|| path.to_path_buf()));
    let speaker = context.speaker(Some(table.meta().locales));
    let untold = if saved { table.ply() + 1 } else { 0 };
    Session { table, me, bots, seed, output, context, speaker, untold, redraw: true }.run()
}

/// A fresh table with the person in the seat that was asked for or drawn.
fn sit_down(args: &Args, name: &str, seed: u64) -> Result<(Box<dyn Table>, Player), Problem> {
    let kind = problem::game(&args.game)?;
    let meta = kind.meta();
    let players = args.players.unwrap_or(USUAL_PLAYERS.clamp(meta.min_players, meta.max_players));
    meta.check_players(players)?;
    let drawn = chance::for_seats(seed).below(u32::from(players)) as u8;
    let me = check_seat(args.seat.unwrap_or(drawn), players)?;
    let mut others = NAMES.iter().filter(|other| **other != name);
    let seats = Player::all(players)
        .map(|player| if player == me { name } else { others.next().copied().unwrap_or("Bot") }.to_string())
        .collect();
    let setup = Setup { options: args.table.read(kind)?, seats, seed: args.seed, position: None };
    Ok((kind.open(setup)?, me))
}

/// A saved table, in the seat that was asked for or that bears the person's name.
fn go_on(args: &Args, path: &Path, name: &str) -> Result<(Box<dyn Table>, Player), Problem> {
    let table = files::load(path)?;
    let named = table.seats().iter().position(|seat| seat == name);
    let seat = args.seat.or_else(|| named.and_then(|at| u8::try_from(at).ok()));
    let me = seat.ok_or_else(|| who_are_you(table.as_ref(), name))?;
    let me = check_seat(me, table.players())?;
    Ok((table, me))
}

fn who_are_you(table: &dyn Table, name: &str) -> Problem {
    let seats: Vec<Text> =
        table.seats().iter().enumerate().map(|(at, seat)| format!("{at} {seat}").into()).collect();
    Problem::key("error-who-are-you").with("name", name).with("seats", seats)
}

fn check_seat(seat: u8, players: u8) -> Result<Player, Problem> {
    if seat < players {
        return Ok(Player(seat));
    }
    Err(Problem::key("error-seat").with("seat", seat).with("last", players - 1))
}

/// A bot for every seat but the person's.
fn seat_bots(args: &Args, table: &dyn Table, me: Player) -> Result<Vec<Option<BotSpec>>, Problem> {
    let (players, game) = (table.players(), problem::game(table.meta().id)?);
    let mut list = bots::read_list(&args.bots, usize::from(players) - 1, game)?.into_iter();
    Ok(Player::all(players).map(|player| if player == me { None } else { list.next() }).collect())
}
