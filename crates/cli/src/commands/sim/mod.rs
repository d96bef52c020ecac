//! `emporio sim`: many games, and what they have in common.

mod csv;
mod figures;
mod json;
mod one_game;
mod report;
mod tally;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use emporio_bots::{BotSpec, Knowledge, Visit};
use emporio_core::Setup;
use emporio_core::matches::read_options;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::Value;

use crate::context::{Context, print};
use crate::problem::{self, Problem};
use crate::setup::TableArgs;
use crate::{bots, files};
use figures::Figures;
use tally::{GameRow, Tally};

/// Random games that a thread takes at a time; games with bots that think are taken one by one.
const BATCH: u64 = 64;

/// Simulate many games and report statistics
///
/// The same seed gives the same figures whatever the number of threads (bots with a time budget apart).
#[derive(clap::Args)]
pub struct Args {
    /// Which game
    game: String,
    /// How many play
    #[arg(long, short, value_name = "N")]
    players: u8,
    /// How many games
    #[arg(long, short, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The bots, one for all seats or one for each, such as `random` or `greedy,random,random`
    #[arg(long, value_name = "BOTS", default_value = "random", num_args = 1..)]
    bots: Vec<String>,
    /// The seed of chance and of the bots' random choices
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Games played side by side [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    table: TableArgs,
    /// Write a line for each game to this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Print the figures as JSON, for programs
    #[arg(long)]
    json: bool,
}

/// What is simulated, checked and ready.
struct Plan {
    players: u8,
    games: u64,
    bots: Vec<BotSpec>,
    seed: u64,
    threads: usize,
    options: Value,
    keep_rows: bool,
}

/// What came of it.
struct Outcome {
    figures: Figures,
    rows: Vec<GameRow>,
}

/// Simulates games.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let kind = problem::game(&args.game)?;
    let plan = plan(args, kind)?;
    let outcome = emporio_bots::visit(kind, &plan)?;
    if let Some(path) = &args.csv {
        files::write(path, &csv::text(&outcome.rows, plan.players))?;
    }
    let text = if args.json {
        serde_json::to_string_pretty(&json::value(kind, &plan, &outcome.figures))? + "\n"
    } else {
        report::text(kind, &plan, &outcome.figures, context)
    };
    Ok(print(&text)?)
}

fn plan(args: &Args, kind: emporio_games::GameKind) -> Result<Plan, Problem> {
    kind.meta().check_players(args.players)?;
    let options = kind.automatic(args.table.read(kind)?);
    kind.open(Setup::plain(options.clone(), args.players))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(Plan {
        players: args.players,
        games: args.games,
        bots: bots::read_list(&args.bots, usize::from(args.players), kind)?,
        seed: args.seed,
        threads: args.threads.map_or(cores, usize::from),
        options,
        keep_rows: args.csv.is_some(),
    })
}

impl Visit for &Plan {
    type Out = anyhow::Result<Outcome>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        let options = read_options::<G>(&self.options).map_err(Problem::from)?;
        let start = G::new(&options, self.players).map_err(Problem::from)?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let bar = progress_bar(self.games);
        let wall = Instant::now();
        let cpu = cpu_time::ProcessTime::now();
        let (tally, rows) = pool.install(|| self.play_all(&start, &bar));
        let figures = Figures::new::<G>(&tally, wall.elapsed(), cpu.elapsed());
        bar.finish_and_clear();
        Ok(Outcome { figures, rows })
    }
}

impl Plan {
    fn play_all<G: Knowledge>(&self, start: &G, bar: &ProgressBar) -> (Tally, Vec<GameRow>) {
        let empty = || (Tally::new::<G>(self.players), Vec::new());
        let batches = self.games.div_ceil(self.batch());
        (0..batches).into_par_iter().map(|batch| self.play_batch(start, batch, bar)).reduce(
            empty,
            |mut left, right| {
                left.0.add(right.0);
                left.1.extend(right.1);
                left
            },
        )
    }

    /// How many games are taken together changes nothing in the sums, which are of whole numbers.
    fn batch(&self) -> u64 {
        if self.bots.iter().all(|bot| *bot == BotSpec::Random) { BATCH } else { 1 }
    }

    fn play_batch<G: Knowledge>(&self, start: &G, batch: u64, bar: &ProgressBar) -> (Tally, Vec<GameRow>) {
        let mut tally = Tally::new::<G>(self.players);
        let mut rows = Vec::new();
        let first = batch * self.batch();
        for game in first..self.games.min(first + self.batch()) {
            let row = one_game::play(start, &self.bots, self.seed, game, &mut tally);
            if self.keep_rows {
                rows.push(row);
            }
            bar.inc(1);
        }
        (tally, rows)
    }
}

/// A bar on the error stream; it hides itself where that is no terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
