//! `emporio legal`: what may be done now.

use std::path::PathBuf;

use emporio_core::{Choice, Game, Match, Table, Text, Turn};
use emporio_games::Visit;
use serde_json::{Value, json};

use crate::context::{Context, print};
use crate::files;
use crate::grid::Grid;
use crate::problem::{self, Problem};
use crate::screen::Screen;

/// List what may be done now: each action as `apply` takes it, and in words
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Lists the legal actions, or the outcomes of chance with their odds.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let table = files::load(&args.file)?;
    let text = if args.json {
        serde_json::to_string_pretty(&as_json(table.as_ref())?)? + "\n"
    } else {
        page(table.as_ref(), &table.choices(), &odds(table.as_ref())?, context)
    };
    Ok(print(&text)?)
}

fn page(table: &dyn Table, choices: &[Choice], odds: &[f64], context: &Context) -> String {
    let speaker = context.speaker(Some(table.meta().locales));
    let screen = Screen { table, speaker: &speaker, context };
    let head = ["cli-kind", "cli-action", "cli-meaning"].map(|word| speaker.word(word));
    let mut grid = Grid::new(head.to_vec());
    for (at, choice) in choices.iter().enumerate() {
        let chance = odds.get(at).map(|odds| format!(" ({:.1} %)", 100.0 * odds)).unwrap_or_default();
        grid.row(vec![screen.kind(choice.kind), choice.action.clone(), screen.say(&choice.text) + &chance]);
    }
    let count = Text::key("cli-legal-count").with("count", choices.len() as i64);
    let count = if table.turn() == Turn::Over { String::new() } else { screen.say(&count) + "\n" };
    let list = if choices.is_empty() { String::new() } else { grid.text(context.width) + "\n" };
    screen.prompt() + "\n" + &list + &count
}

/// Whose turn it is and what may be done, as JSON.
pub fn as_json(table: &dyn Table) -> Result<Value, Problem> {
    let odds = odds(table)?;
    let entry = |(at, choice): (usize, &Choice)| match odds.get(at) {
        Some(odds) => json!({"action": choice.action, "kind": choice.kind, "probability": odds}),
        None => json!({"action": choice.action, "kind": choice.kind}),
    };
    let actions: Vec<Value> = table.choices().iter().enumerate().map(entry).collect();
    Ok(json!({"ply": table.ply(), "turn": table.turn(), "actions": actions}))
}

/// The probability of each outcome at a chance node, in the order of the choices; nothing elsewhere.
pub fn odds(table: &dyn Table) -> Result<Vec<f64>, Problem> {
    Ok(problem::game(table.meta().id)?.visit(Odds(table)))
}

struct Odds<'a>(&'a dyn Table);

impl Visit for Odds<'_> {
    type Out = Vec<f64>;

    fn visit<G: Game>(self) -> Vec<f64> {
        let Some(game) = self.0.as_any().downcast_ref::<Match<G>>() else { return Vec::new() };
        let outcomes = game.outcomes();
        let weights: Vec<f64> = outcomes.iter().map(|&o| game.state().chance_weight(o) as f64).collect();
        let total: f64 = weights.iter().sum();
        weights.iter().map(|weight| weight / total).collect()
    }
}
