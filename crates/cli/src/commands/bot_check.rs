//! `emporio bot-check`: plays a program through all games and says what it got wrong.

use std::collections::BTreeMap;
use std::time::Duration;

use emporio_bots::protocol::{Check, FaultKind, Limits, check};
use emporio_core::Text;
use emporio_games::GameKind;
use emporio_texts::Speaker;

use crate::context::{Context, print};
use crate::grid::Grid;
use crate::problem::{self, Problem};

/// Play a bot of your own through all games and report what it got wrong (see docs/bot-protocol.md)
#[derive(clap::Args)]
pub struct Args {
    /// The command that starts the bot, such as "python3 bot.py"
    command: String,
    /// Only this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Seconds for each choice
    #[arg(long, value_name = "T", default_value_t = 1.0)]
    time: f64,
    /// The seed of chance; the bot's seat follows from it too
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
}

/// Most faults of a game that are shown in full.
const SHOWN: usize = 3;

/// Checks a bot; fails if it has faults.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let kinds = match &args.game {
        Some(name) => vec![problem::game(name)?],
        None => GameKind::ALL.to_vec(),
    };
    let time = Some(args.time).filter(|time| (0.001..=3600.0).contains(time));
    let time = time.ok_or_else(|| Problem::key("error-hint-time").with("time", args.time.to_string()))?;
    let limits = Limits { choice: Duration::from_secs_f64(time), ..Limits::default() };
    let checks: Vec<Check> = kinds
        .iter()
        .flat_map(|&kind| [kind.meta().min_players, kind.meta().max_players].map(|players| (kind, players)))
        .map(|(kind, players)| check(&args.command, kind, players, limits, args.seed))
        .collect();
    let speaker = context.speaker(None);
    print(&page(&checks, &speaker, context))?;
    let faults: usize = checks.iter().map(|check| check.faults.len()).sum();
    match faults {
        0 => Ok(print(&(speaker.word("cli-check-good") + "\n"))?),
        count => Err(Problem::key("error-check-faults").with("count", count as i64).into()),
    }
}

fn page(checks: &[Check], speaker: &Speaker, context: &Context) -> String {
    let words = ["cli-title", "cli-players", "seat", "cli-name", "cli-choices", "cli-slowest", "cli-faults"];
    let mut grid = Grid::new(words.map(|word| speaker.word(word)).to_vec());
    for check in checks {
        grid.row(vec![
            check.place.game.meta().title.to_string(),
            check.place.players.to_string(),
            check.place.seat.0.to_string(),
            check.name.clone().unwrap_or_else(|| "-".to_string()),
            check.choices.to_string(),
            format!("{:.1}", check.slowest.as_secs_f64() * 1000.0),
            counted(check),
        ]);
    }
    let details: String =
        checks.iter().filter(|check| !check.faults.is_empty()).map(|c| detail(c, speaker)).collect();
    grid.text(context.width) + &details
}

fn counted(check: &Check) -> String {
    let mut counts: BTreeMap<FaultKind, u32> = BTreeMap::new();
    check.faults.iter().for_each(|fault| *counts.entry(fault.kind).or_default() += 1);
    let texts: Vec<String> = counts.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
    if texts.is_empty() { "0".to_string() } else { texts.join(", ") }
}

fn detail(check: &Check, speaker: &Speaker) -> String {
    let mut lines = format!("\n{}:\n", check.place.game.meta().title);
    for fault in check.faults.iter().take(SHOWN) {
        lines.push_str(&format!("  {}: {}\n", fault.kind, fault.what));
    }
    if !check.last_words.trim().is_empty() {
        let said = Text::key("cli-check-stderr").with("text", check.last_words.trim().to_string());
        lines.push_str(&format!("  {}\n", speaker.say(&said, &[])));
    }
    lines
}
