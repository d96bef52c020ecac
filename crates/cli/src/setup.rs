//! The arguments that set up a table, the same for every command that opens one.

use std::path::{Path, PathBuf};

use emporio_core::SetupError;
use emporio_core::error::shorten;
use serde_json::{Map, Value};

use crate::files::read_text;
use crate::problem::Problem;
use emporio_games::GameKind;

/// Variants and figures of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, clap::Args)]
pub struct TableArgs {
    /// Set an option of the game; `emporio rules GAME` lists them (may be given several times)
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// Play by the letter of the book: every option at its literal value; --option may still change one
    #[arg(long)]
    pub letter: bool,
    /// Take figures of the game from this TOML file instead of its own
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

impl TableArgs {
    /// The options as the game reads them; whether they can be is checked here, so that the message names the source.
    pub fn read(&self, kind: GameKind) -> Result<Value, Problem> {
        let mut options = if self.letter { kind.letter_options() } else { Value::Object(Map::new()) };
        if let Some(path) = &self.data {
            set(&mut options, "data", read_data(kind, path)?)?;
        }
        for option in &self.options {
            options = with_option(kind, options, option)?;
        }
        Ok(options)
    }
}

/// The figures of a data file; the line of a mistake is in the message.
fn read_data(kind: GameKind, path: &Path) -> Result<Value, Problem> {
    kind.data_from_toml(&read_text(path)?).map_err(|error| Problem::from(error).in_file(path))
}

/// A value is tried as JSON (numbers, yes or no, lists) and then as plain letters: the game knows which it wants.
fn with_option(kind: GameKind, options: Value, option: &str) -> Result<Value, Problem> {
    let malformed = || Problem::key("error-option-form").with("option", shorten(option));
    let (key, text) = option.split_once('=').ok_or_else(malformed)?;
    let plain = Value::from(text);
    let json = serde_json::from_str(text).unwrap_or_else(|_| plain.clone());
    let attempt = |value| {
        let mut tried = options.clone();
        set(&mut tried, key, value)?;
        kind.figures(&tried).map_err(|error| name_option(error, option))?;
        Ok(tried)
    };
    attempt(json).or_else(|problem| attempt(plain).map_err(|_: Problem| problem))
}

/// The reason with the option that it is about.
fn name_option(error: SetupError, option: &str) -> Problem {
    match error {
        SetupError::Option(reason) => SetupError::Option(format!("`{}`: {reason}", shorten(option))).into(),
        other @ (SetupError::Players { .. }
        | SetupError::Data(_)
        | SetupError::Position(_)
        | SetupError::Seats { .. }) => other.into(),
    }
}

/// Puts a value at a key; dots lead into a group.
fn set(options: &mut Value, key: &str, value: Value) -> Result<(), Problem> {
    let mut place = options;
    for word in key.split('.') {
        let group = place
            .as_object_mut()
            .ok_or_else(|| Problem::key("error-option-form").with("option", shorten(key)))?;
        place = group.entry(word).or_insert_with(|| Value::Object(Map::new()));
    }
    *place = value;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_lead_into_a_group() {
        let mut options = Value::Object(Map::new());
        set(&mut options, "a", 1.into()).unwrap();
        set(&mut options, "b.c", true.into()).unwrap();
        assert_eq!(options, serde_json::json!({"a": 1, "b": {"c": true}}));
        assert!(set(&mut options, "a.b", 2.into()).is_err());
    }
}
