//! `emporio rules`: the clauses of a game, its options, and its figures with where they come from.

use emporio_core::Figure;
use emporio_games::GameKind;
use emporio_texts::Speaker;

use crate::context::{Context, print};
use crate::grid::Grid;
use crate::markdown::readable;
use crate::problem::{self, Problem};
use crate::setup::TableArgs;

/// Print the rules of a game: every clause, the options, the figures and where each comes from
#[derive(clap::Args)]
pub struct Args {
    /// Which game
    game: String,
    /// Only these clauses, such as CAP-3, or chapters, such as CAP
    #[arg(value_name = "CLAUSE")]
    clauses: Vec<String>,
    /// Only the options and the figures
    #[arg(long, conflicts_with = "clauses")]
    figures: bool,
    /// Print options and figures as JSON, for programs
    #[arg(long, conflicts_with = "clauses")]
    json: bool,
    #[command(flatten)]
    table: TableArgs,
}

/// Prints the rules.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    let kind = problem::game(&args.game)?;
    let options = args.table.read(kind)?;
    let figures = kind.figures(&options).map_err(Problem::from)?;
    if args.json {
        let json = serde_json::json!({
            "options": kind.default_options(),
            "letter": kind.letter_options(),
            "about_options": kind.meta().options,
            "figures": figures,
        });
        return Ok(print(&(serde_json::to_string_pretty(&json)? + "\n"))?);
    }
    if !args.clauses.is_empty() {
        return Ok(print(&chosen(kind, &args.clauses, context)?)?);
    }
    let clauses = if args.figures {
        String::new()
    } else {
        readable(kind.meta().rules.read(context.lang), context) + "\n"
    };
    let speaker = context.speaker(Some(kind.meta().locales));
    Ok(print(&(clauses + &option_list(kind, &speaker, context) + &figure_list(&figures, &speaker, context)))?)
}

/// The lines of the clauses asked for; each must exist.
fn chosen(kind: GameKind, asked: &[String], context: &Context) -> Result<String, Problem> {
    let mut text = String::new();
    for id in asked {
        let lines: Vec<&str> =
            kind.meta().rules.read(context.lang).lines().filter(|line| is_about(line, id)).collect();
        if lines.is_empty() {
            return Err(Problem::key("error-clause").with("clause", id.clone()).with("game", kind.id()));
        }
        text += &readable(&lines.join("\n"), context);
    }
    Ok(text)
}

/// Whether a line states this clause, or a clause of this chapter.
fn is_about(line: &str, asked: &str) -> bool {
    let id = line.split("**").nth(1).unwrap_or_default();
    let chapter = id.rsplit_once('-').map_or(id, |(chapter, _)| chapter);
    id.eq_ignore_ascii_case(asked) || chapter.eq_ignore_ascii_case(asked)
}

/// Each option with its default, the letter of the book and why the two may differ.
fn option_list(kind: GameKind, speaker: &Speaker, context: &Context) -> String {
    let defaults = kind.default_options();
    let told = kind.meta().options;
    if told.is_empty() {
        return String::new();
    }
    let head = ["cli-option", "cli-default", "cli-letter", "cli-clause"].map(|word| speaker.word(word));
    let mut grid = Grid::new(head.to_vec());
    for option in told {
        let letter = serde_json::from_str(option.letter).unwrap_or(serde_json::Value::Null);
        let default = plain(&defaults[option.name]);
        grid.row(vec![option.name.into(), default, plain(&letter), option.clause.into()]);
    }
    let reasons: String = told.iter().filter_map(|option| reason(option.name, speaker)).collect();
    titled("cli-options-title", &grid, speaker, context) + &readable(&reasons, context) + "\n"
}

/// What the book says of an option, and why the default is what it is.
fn reason(name: &str, speaker: &Speaker) -> Option<String> {
    let said = |part: &str| {
        let key = format!("option-{name}-{part}");
        speaker.knows(&key).then(|| speaker.word(&key))
    };
    let (book, why) = (said("book")?, said("why").unwrap_or_default());
    Some(format!("- **{name}** {book} {why}\n"))
}

fn plain(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

fn figure_list(figures: &[Figure], speaker: &Speaker, context: &Context) -> String {
    if figures.is_empty() {
        return context.dim(&speaker.word("cli-all-from-the-book")) + "\n";
    }
    let head = ["cli-figure", "cli-value", "cli-status"].map(|word| speaker.word(word));
    let mut grid = Grid::new(head.to_vec());
    for figure in figures {
        grid.row(vec![
            figure.id.clone(),
            figure.value.clone(),
            speaker.word(&format!("status-{}", figure.status)),
        ]);
    }
    titled("cli-figures-title", &grid, speaker, context)
}

fn titled(title: &str, grid: &Grid, speaker: &Speaker, context: &Context) -> String {
    format!("{}\n{}\n", context.bold(&speaker.word(title)), grid.text(context.width))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_found_by_its_id_and_by_its_chapter() {
        assert!(is_about("- **CAP-3** A kind ...", "cap-3"));
        assert!(is_about("| **CAP-3** | ...", "CAP"));
        assert!(!is_about("- **CAP-31** ...", "CAP-3"));
        assert!(!is_about("see CAP-3", "CAP-3"));
    }
}
