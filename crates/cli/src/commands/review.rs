//! `emporio review`: looks back on a game.

use std::path::PathBuf;

use emporio_core::{Player, Text};
use emporio_review::{Judged, Progress, Review, Settings, page, review, words};

use crate::context::{Context, print};
use crate::files;
use crate::grid::Grid;
use crate::problem::Problem;
use crate::screen::Screen;

/// Look back on a game: everyone's chances step by step, what each choice cost, what was luck
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Write a page with the graph, for a browser
    #[arg(long, value_name = "OUT")]
    html: Option<PathBuf>,
    /// Print JSON, for programs
    #[arg(long, conflicts_with = "html")]
    json: bool,
    /// Iterations of the search for all choices together: more is slower and surer
    #[arg(long, value_name = "N", default_value_t = Settings::default().tries, value_parser = clap::value_parser!(u32).range(1..))]
    tries: u32,
    /// Moments that are judged side by side; the result is the same
    #[arg(long, value_name = "N", default_value_t = Settings::default().threads, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// The seed of the search's random choices: equal seeds give equal reviews
    #[arg(long, value_name = "SEED", default_value_t = Settings::default().seed)]
    seed: u64,
}

/// Reviews a record.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let table = files::load(&args.file)?;
    let settings = Settings { seed: args.seed, tries: args.tries, threads: args.threads };
    let found = review(table.as_ref(), settings, &Progress::default())
        .map_err(|error| Problem::key("error-review").with("reason", error.to_string()))?;
    // Nobody holds the progress, so nobody stops it.
    let Some(found) = found else { return Ok(()) };
    let speaker = context.speaker(Some(table.meta().locales));
    let screen = Screen { table: table.as_ref(), speaker: &speaker, context };
    if let Some(out) = &args.html {
        files::write(out, &page::html(&found, table.meta().title, &speaker))?;
        let written = Text::key("cli-review-written").with("file", out.display().to_string());
        return Ok(print(&(screen.say(&written) + "\n"))?);
    }
    let text = if args.json { serde_json::to_string_pretty(&found)? + "\n" } else { told(&screen, &found) };
    Ok(print(&text)?)
}

fn told(screen: &Screen<'_>, found: &Review) -> String {
    let title = Text::key("review-title").with("game", screen.table.meta().title);
    let mut text = screen.context.bold(&screen.say(&title)) + "\n\n";
    for player in Player::all(screen.table.players()) {
        text += &(screen.context.bright(&screen.name(player)) + "\n");
        for sentence in &found.summaries[player.index()].said {
            text += &format!("  {}\n", screen.say(sentence));
        }
        text += &(dearest(screen, found, player) + "\n");
    }
    text + &swings(screen, found) + "\n" + &screen.speaker.word("review-note") + "\n"
}

/// The dearest choices of a player.
fn dearest(screen: &Screen<'_>, found: &Review, player: Player) -> String {
    const SHOWN: usize = 5;
    let own = found.choices.iter().filter(|choice| choice.seat == player && choice.slip);
    let mut own: Vec<&Judged> = own.collect();
    own.sort_by(|one, other| other.cost.total_cmp(&one.cost));
    let words = ["cli-step", "review-played", "review-better", "review-cost"];
    let mut grid = Grid::new(words.iter().map(|word| screen.speaker.word(word)).collect());
    for choice in own.iter().take(SHOWN) {
        let (played, best) = (screen.say(&choice.played.text), screen.say(&choice.best[0].text));
        grid.row(vec![choice.ply.to_string(), played, best, words::change(-choice.cost)]);
    }
    if own.is_empty() { String::new() } else { grid.text(screen.context.width) }
}

fn swings(screen: &Screen<'_>, found: &Review) -> String {
    let mut head = vec![screen.speaker.word("cli-step"), screen.speaker.word("review-swings")];
    head.extend(Player::all(screen.table.players()).map(|player| screen.name(player)));
    let mut grid = Grid::new(head);
    for swing in &found.swings {
        let mut row = vec![swing.ply.to_string(), screen.say(&swing.text)];
        row.extend(swing.effect.iter().map(|&effect| words::change(effect)));
        grid.row(row);
    }
    grid.text(screen.context.width)
}
