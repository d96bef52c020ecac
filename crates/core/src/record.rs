//! A game as a text file: a header, then one action a line; comments allowed.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::RecordError;
use crate::error::shorten;

const FIRST_LINE: &str = "emporio record 1";
const MOVES: &str = "moves:";

/// One action of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The line it stands on, from 1; 0 if it was not read from a file.
    pub line: usize,
    /// The action in notation.
    pub text: String,
}

/// A whole game: what is needed to play it again, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// How many play.
    pub players: u8,
    /// The options of the table, as the game writes them.
    pub options: Value,
    /// Names in seat order.
    pub seats: Vec<String>,
    /// The seed it was played with, for the curious: a replay does not need it.
    pub seed: Option<u64>,
    /// The position it starts from, if not from the set-up.
    pub position: Option<Value>,
    /// Choices of players and outcomes of chance, in order.
    pub actions: Vec<Entry>,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "players: {}", self.players)?;
        writeln!(f, "options: {}", self.options)?;
        writeln!(f, "seats: {}", Value::from(self.seats.clone()))?;
        if let Some(seed) = self.seed {
            writeln!(f, "seed: {seed}")?;
        }
        if let Some(position) = &self.position {
            writeln!(f, "position: {position}")?;
        }
        writeln!(f, "{MOVES}")?;
        for entry in &self.actions {
            writeln!(f, "{}", entry.text)?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().filter_map(|(at, line)| {
            let content = without_comment(line);
            (!content.is_empty()).then_some((at + 1, content))
        });
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            Some((line, other)) => {
                return refuse(line, format!("expected `{FIRST_LINE}`, found `{}`", shorten(other)));
            }
            None => return refuse(1, format!("the file is empty; expected `{FIRST_LINE}`")),
        }
        let mut record = header(&mut lines)?;
        record.actions = lines.map(|(line, text)| Entry { line, text: text.to_string() }).collect();
        Ok(record)
    }
}

/// A comment runs from a `#` at the start or after a space to the end of the line. The header holds JSON, where
/// such a `#` may stand inside a string; so there only whole lines are comments.
fn without_comment(line: &str) -> &str {
    let line = line.trim();
    let is_json = ["options:", "seats:", "position:"].iter().any(|key| line.starts_with(key));
    match line.find('#') {
        Some(0) => "",
        Some(_) if is_json => line,
        Some(at) if line[..at].ends_with(char::is_whitespace) => line[..at].trim_end(),
        Some(_) | None => line,
    }
}

fn refuse<T>(line: usize, reason: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError::Line { line, reason: reason.into() })
}

fn header<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Record, RecordError> {
    let mut game = None;
    let mut rules = None;
    let mut players = None;
    let mut options = None;
    let mut seats = None;
    let mut seed = None;
    let mut position = None;
    let mut last = 1;
    for (line, content) in lines.by_ref() {
        last = line;
        if content == MOVES {
            let missing =
                |name: &str| RecordError::Line { line, reason: format!("the header has no `{name}:`") };
            return Ok(Record {
                game: game.ok_or_else(|| missing("game"))?,
                rules: rules.ok_or_else(|| missing("rules"))?,
                players: players.ok_or_else(|| missing("players"))?,
                options: options.ok_or_else(|| missing("options"))?,
                seats: seats.ok_or_else(|| missing("seats"))?,
                seed,
                position,
                actions: Vec::new(),
            });
        }
        let Some((key, value)) = content.split_once(':') else {
            return refuse(line, format!("expected `key: value` or `{MOVES}`, found `{}`", shorten(content)));
        };
        let value = value.trim();
        match key {
            "game" => set(&mut game, line, key, value.to_string())?,
            "rules" => set(&mut rules, line, key, read(line, key, value)?)?,
            "players" => set(&mut players, line, key, read(line, key, value)?)?,
            "options" => set(&mut options, line, key, read(line, key, value)?)?,
            "seats" => set(&mut seats, line, key, read(line, key, value)?)?,
            "seed" => set(&mut seed, line, key, read(line, key, value)?)?,
            "position" => set(&mut position, line, key, read(line, key, value)?)?,
            _ => return refuse(line, format!("unknown header `{}`", shorten(key))),
        }
    }
    refuse(last, format!("the file ends within the header: `{MOVES}` is missing"))
}

fn set<T>(place: &mut Option<T>, line: usize, key: &str, value: T) -> Result<(), RecordError> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => refuse(line, format!("`{key}:` stands here a second time")),
    }
}

fn read<T: serde::de::DeserializeOwned>(line: usize, key: &str, value: &str) -> Result<T, RecordError> {
    serde_json::from_str(value).or_else(|error| refuse(line, format!("`{key}:` cannot be read: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "emporio record 1\n# a game\ngame: toy\nrules: 1\nplayers: 2\noptions: {\"a\":\"x # y\"}\n\
                         seats: [\"Anna\",\"B: #1\"]\nseed: 7\nmoves:\ntake 2  # a good one\n\nroll 3\n";

    fn reason(text: &str) -> String {
        text.parse::<Record>().unwrap_err().to_string()
    }

    #[test]
    fn a_record_is_read_with_comments_and_written_without() {
        let record: Record = SMALL.parse().unwrap();
        assert_eq!(record.seats, ["Anna", "B: #1"]);
        assert_eq!(record.options["a"], "x # y");
        assert_eq!(record.actions[1], Entry { line: 12, text: "roll 3".into() });
        let again: Record = record.to_string().parse().unwrap();
        assert_eq!(again.to_string(), record.to_string());
        assert!(!record.to_string().contains("good one"));
    }

    #[test]
    fn damage_is_named_with_its_line() {
        assert!(reason("").contains("empty"));
        assert!(reason("hello").starts_with("line 1: expected `emporio record 1`"));
        assert!(
            reason(&SMALL.replace("moves:", "")).contains("unknown header")
                || reason(&SMALL.replace("moves:", "")).contains("expected `key: value`")
        );
        assert_eq!(reason(&SMALL.replace("rules: 1", "rules: x")).split(':').next(), Some("line 4"));
        assert!(reason(&SMALL.replace("rules: 1\n", "")).contains("no `rules:`"));
        assert!(reason(&SMALL.replace("seed: 7", "seed: 7\nseed: 8")).contains("second time"));
        assert!(reason(SMALL.split("moves").next().unwrap()).contains("ends within the header"));
    }
}
