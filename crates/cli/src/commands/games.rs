//! `emporio games`: which games there are.

use emporio_games::GameKind;
use serde_json::{Value, json};

use crate::context::{Context, print};
use crate::grid::Grid;

/// List the games: names, player counts, options
#[derive(clap::Args)]
pub struct Args {
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Lists the games.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let text = if args.json { json_text()? } else { list(context) };
    Ok(print(&text)?)
}

fn list(context: &Context) -> String {
    let speaker = context.speaker(None);
    let head = ["cli-name", "cli-title", "cli-players", "cli-options"].map(|word| speaker.word(word));
    let mut grid = Grid::new(head.to_vec());
    for &kind in GameKind::ALL {
        let meta = kind.meta();
        let players = format!("{} – {}", meta.min_players, meta.max_players);
        grid.row(vec![meta.id.into(), meta.title.into(), players, option_names(kind).join(", ")]);
    }
    grid.text(context.width)
}

fn json_text() -> anyhow::Result<String> {
    let games: Vec<Value> = GameKind::ALL.iter().copied().map(as_json).collect();
    Ok(serde_json::to_string_pretty(&games)? + "\n")
}

fn as_json(kind: GameKind) -> Value {
    let meta = kind.meta();
    json!({
        "id": meta.id,
        "title": meta.title,
        "rules_version": meta.rules_version,
        "min_players": meta.min_players,
        "max_players": meta.max_players,
        "default_options": kind.default_options(),
    })
}

/// The names of the options that a table of this game may set.
pub fn option_names(kind: GameKind) -> Vec<String> {
    kind.default_options().as_object().map(|options| options.keys().cloned().collect()).unwrap_or_default()
}
