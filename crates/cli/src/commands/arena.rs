//! `emporio arena`: bots against each other, with figures that can be trusted.

use std::path::PathBuf;
use std::time::Duration;

use emporio_bots::BotSpec;
use emporio_bots::arena::stats::{Standing, standings};
use emporio_bots::arena::{self, ArenaError, Outcome, Plan, Sprt, Verdict, report};
use emporio_bots::protocol::Limits;
use emporio_core::{Setup, Text};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::context::{Context, print};
use crate::grid::Grid;
use crate::problem::{self, Problem};
use crate::setup::TableArgs;

/// Let bots play each other: paired seeds, full seat rotation, all cores
///
/// The first bot takes one seat, the others share the rest in turn: `--bots hard,greedy` at four players is one
/// `hard` against three `greedy`. Every deal is played once for each rotation of the seats.
#[derive(clap::Args)]
pub struct Args {
    /// Which game
    game: String,
    /// How many at a table
    #[arg(long, short, value_name = "N")]
    players: u8,
    /// The bots, such as `hard,greedy` or `"run:python3 bot.py,random"`
    #[arg(long, value_name = "BOTS", required = true, num_args = 1..)]
    bots: Vec<String>,
    /// How many games, rounded up to whole rotations
    #[arg(long, short, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// The seed of the first deal
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Seconds that a bot of your own may take for each choice
    #[arg(long, value_name = "T", default_value_t = 1.0)]
    time: f64,
    /// Keep the results in this file, and go on where it ends if it is there
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write a page with tables, plots and notable games into this folder
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    /// Stop as soon as the first bot's share is clearly the lower or the higher of these two, such as 0.25,0.4
    #[arg(long, value_name = "LOW,HIGH")]
    sprt: Option<Sprt>,
    #[command(flatten)]
    table: TableArgs,
    /// Print the figures as JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Runs an arena.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let plan = plan(args)?;
    let bar = progress_bar(plan.total());
    let outcomes = arena::run(&plan, |outcome| tell(&bar, outcome)).map_err(refuse)?;
    bar.finish_and_clear();
    if let Some(folder) = &args.report {
        report::write(folder, &plan, &outcomes).map_err(|error| Problem::io(folder, &error))?;
    }
    let figures = standings(&outcomes);
    let text = if args.json {
        let bots = json!({"arena": plan.header(), "games": outcomes.len(), "bots": figures});
        serde_json::to_string_pretty(&bots)? + "\n"
    } else {
        page(args, &plan, &outcomes, &figures, context)
    };
    Ok(print(&text)?)
}

fn plan(args: &Args) -> Result<Plan, Problem> {
    let game = problem::game(&args.game)?;
    let options = game.automatic(args.table.read(game)?);
    game.open(Setup::plain(options.clone(), args.players))?;
    let time = Some(args.time).filter(|time| (0.001..=3600.0).contains(time));
    let time = time.ok_or_else(|| Problem::key("error-hint-time").with("time", args.time.to_string()))?;
    Ok(Plan {
        game,
        players: args.players,
        options,
        bots: read_bots(&args.bots)?,
        games: args.games,
        seed: args.seed,
        limits: Limits { choice: Duration::from_secs_f64(time), ..Limits::default() },
        sprt: args.sprt,
        file: args.out.clone(),
    })
}

fn read_bots(texts: &[String]) -> Result<Vec<BotSpec>, Problem> {
    BotSpec::read_list(texts).map_err(|error| Problem::key("error-bot").with("reason", error.to_string()))
}

fn refuse(error: ArenaError) -> Problem {
    match error {
        ArenaError::Setup(error) => error.into(),
        ArenaError::Play(error) => error.into(),
        ArenaError::Unreadable(error) => emporio_core::PlayError::from(error).into(),
        ArenaError::Bots { .. } | ArenaError::Bot(_) | ArenaError::Stopped | ArenaError::File { .. } => {
            Problem::key("error-bot").with("reason", error.to_string())
        }
    }
}

fn progress_bar(games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} · {eta} {msg}");
    let bar = ProgressBar::new(u64::from(games));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn tell(bar: &ProgressBar, outcome: &Outcome) {
    let faults = outcome.faults.iter().map(Vec::len).sum::<usize>();
    if faults > 0 {
        bar.set_message(format!("{} !", outcome.index));
    }
    bar.inc(1);
}

fn page(args: &Args, plan: &Plan, outcomes: &[Outcome], figures: &[Standing], context: &Context) -> String {
    let speaker = context.speaker(None);
    let words = [
        "cli-bot",
        "cli-seats",
        "cli-share",
        "cli-interval",
        "cli-points",
        "cli-margin",
        "cli-rating",
        "cli-per-choice",
        "cli-slowest",
        "cli-faults",
    ];
    let mut grid = Grid::new(words.map(|word| speaker.word(word)).to_vec());
    figures.iter().for_each(|standing| grid.row(row(standing)));
    let head = Text::key("cli-arena-head")
        .with("game", plan.game.meta().title)
        .with("players", plan.players)
        .with("games", outcomes.len() as i64)
        .with("fair", format!("{:.1} %", 100.0 / f64::from(plan.players)));
    let verdict = plan.sprt.and_then(|sprt| sprt.verdict(plan, outcomes)).map(|verdict| match verdict {
        Verdict::High => speaker.word("cli-sprt-high") + "\n",
        Verdict::Low => speaker.word("cli-sprt-low") + "\n",
    });
    let place = args.report.as_ref().map(|folder| {
        let page = folder.join("index.html").display().to_string();
        speaker.say(&Text::key("cli-arena-report").with("file", page), &[]) + "\n"
    });
    let tail = [verdict, place].into_iter().flatten().collect::<String>();
    speaker.say(&head, &[]) + "\n\n" + &grid.text(context.width) + &tail
}

fn row(standing: &Standing) -> Vec<String> {
    let [share, from, to] = standing.percents();
    let faults: Vec<String> = standing.faults.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
    vec![
        standing.bot.clone(),
        standing.seats.to_string(),
        format!("{share:.1} %"),
        format!("{from:.1}–{to:.1} %"),
        format!("{:.1} ± {:.1}", standing.score, standing.score_error),
        format!("{:+.1}", standing.margin),
        format!("{:.1} ± {:.1}", standing.rating.0, standing.rating.1),
        format!("{:.2} ms", standing.milliseconds),
        format!("{:.0} ms", standing.slowest),
        if faults.is_empty() { "0".to_string() } else { faults.join(", ") },
    ]
}
