//! Bots as text: what is typed on a command line, stored with a table and shown in a result.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use emporio_core::error::shorten;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

/// How strong a bot is, in the one word that is typed, stored and sent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(Display, EnumString, IntoStaticStr)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    /// A friendly beginner.
    Easy,
    /// Knows the game.
    Medium,
    /// As strong as one second of thought makes it.
    Hard,
}

impl Level {
    /// Every level, from weak to strong.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];
}

/// How long a search may think about one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// So many iterations on each thread: repeatable.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// A search and its settings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSpec {
    /// When to stop.
    pub budget: Budget,
    /// Trees grown side by side; their visits are added up.
    pub threads: u8,
    /// Whether rollouts go on to the end of the game where the game's own setting would cut them off.
    pub full: bool,
    /// Whether fitted figures judge alone where the game has learnt better ones.
    pub fitted: bool,
}

impl SearchSpec {
    /// A search on one thread with the game's own settings.
    pub const fn new(budget: Budget) -> SearchSpec {
        SearchSpec { budget, threads: 1, full: false, fitted: false }
    }
}

/// Which bot is asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum BotSpec {
    /// Any legal action.
    Random,
    /// The best evaluation after a short look-ahead.
    Greedy,
    /// A level for people.
    Level(Level),
    /// Tree search with a budget.
    Search(SearchSpec),
    /// A program of its own that speaks the bot protocol on its standard input and output.
    Program(String),
}

/// A bot that cannot be named so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "`{asked}` is no bot{reason}; there are random, greedy, easy, medium, hard, search:iterations=N, search:time=SECONDS \
     (both with ,threads=N, ,full or ,worth=fitted) and run:COMMAND"
)]
pub struct SpecError {
    asked: String,
    reason: String,
}

/// Longest thought that can be asked for, in seconds.
const LONGEST: f64 = 3600.0;
/// What a search thinks when nothing is said.
pub(crate) const USUAL: Budget = Budget::Time(Duration::from_millis(900));

impl BotSpec {
    /// The bots that need no settings, as people choose them.
    pub const NAMES: [&'static str; 5] = ["random", "greedy", "easy", "medium", "hard"];

    /// Reads bots with commas between them; the settings of a search keep theirs.
    pub fn read_list(texts: &[String]) -> Result<Vec<BotSpec>, SpecError> {
        let mut bots: Vec<String> = Vec::new();
        for piece in texts.iter().flat_map(|text| text.split(',')) {
            let is_setting = piece == "full" || (piece.contains('=') && !piece.contains(':'));
            match bots.last_mut() {
                Some(search) if is_setting => *search = format!("{search},{piece}"),
                Some(_) | None => bots.push(piece.to_string()),
            }
        }
        bots.iter().map(|bot| bot.parse()).collect()
    }
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<BotSpec, SpecError> {
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        let plain =
            |spec| if settings.is_empty() { Ok(spec) } else { Err(refused(text, "it has no settings")) };
        match name {
            "random" => plain(BotSpec::Random),
            "greedy" => plain(BotSpec::Greedy),
            "search" => read_search(text, settings).map(BotSpec::Search),
            "run" if !settings.trim().is_empty() => Ok(BotSpec::Program(settings.to_string())),
            _ => plain(BotSpec::Level(name.parse().map_err(|_| refused(text, ""))?)),
        }
    }
}

fn read_search(text: &str, settings: &str) -> Result<SearchSpec, SpecError> {
    let mut spec = SearchSpec::new(USUAL);
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
        match key {
            "iterations" => spec.budget = Budget::Iterations(read_iterations(text, value)?),
            "time" => spec.budget = Budget::Time(read_time(text, value)?),
            "threads" => spec.threads = read_threads(text, value)?,
            "full" if value.is_empty() => spec.full = true,
            "worth" if value == "fitted" => spec.fitted = true,
            _ => return Err(refused(text, &format!("`{}` is no setting of it", shorten(key)))),
        }
    }
    Ok(spec)
}

fn read_iterations(text: &str, value: &str) -> Result<u32, SpecError> {
    value.parse().ok().filter(|&n| n > 0).ok_or_else(|| refused(text, "iterations is a number from 1"))
}

fn read_time(text: &str, value: &str) -> Result<Duration, SpecError> {
    let seconds: Option<f64> = value.parse().ok().filter(|&s| s > 0.0 && s <= LONGEST);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| refused(text, "time is in seconds, up to 3600"))
}

fn read_threads(text: &str, value: &str) -> Result<u8, SpecError> {
    value.parse().ok().filter(|n| (1..=64).contains(n)).ok_or_else(|| refused(text, "threads are 1 to 64"))
}

fn refused(asked: &str, reason: &str) -> SpecError {
    let reason = if reason.is_empty() { String::new() } else { format!(" ({reason})") };
    SpecError { asked: shorten(asked), reason }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Level(level) => level.fmt(f),
            BotSpec::Search(search) => search.fmt(f),
            BotSpec::Program(command) => write!(f, "run:{command}"),
        }
    }
}

impl fmt::Display for SearchSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Iterations(n) => write!(f, "search:iterations={n}")?,
            Budget::Time(time) => write!(f, "search:time={}", time.as_secs_f64())?,
        }
        if self.threads > 1 {
            write!(f, ",threads={}", self.threads)?;
        }
        f.write_str(if self.full { ",full" } else { "" })?;
        f.write_str(if self.fitted { ",worth=fitted" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_reads_as_it_is_written() {
        for text in [
            "random",
            "greedy",
            "easy",
            "medium",
            "hard",
            "search:iterations=1000",
            "search:time=0.5",
            "search:iterations=7,threads=2,full",
            "search:time=0.2,worth=fitted",
            "run:python3 my:bot.py --x=1,2",
        ] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_list_keeps_the_commas_of_settings() {
        let texts =
            ["greedy,search:iterations=7,threads=2,full,run:python3 bot.py".to_string(), "hard".to_string()];
        let bots: Vec<String> = BotSpec::read_list(&texts).unwrap().iter().map(BotSpec::to_string).collect();
        assert_eq!(bots, ["greedy", "search:iterations=7,threads=2,full", "run:python3 bot.py", "hard"]);
        assert!(BotSpec::read_list(&["greedy,,hard".to_string()]).is_err());
    }

    #[test]
    fn nonsense_is_refused_with_the_names_there_are() {
        for text in [
            "",
            "Easy",
            "hard:time=1",
            "search:iterations=0",
            "search:time=-1",
            "search:time=nan",
            "run:",
            "search:fun",
        ] {
            let error = text.parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.contains("there are random, greedy"), "{text}: {error}");
        }
    }
}
