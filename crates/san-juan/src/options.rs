//! What a table may set.

use emporio_core::{OptionSpec, Settings, SetupError, Takes};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};

use crate::state::SanJuan;

/// When a city of twelve buildings ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// [END-1] After the builder phase.
    #[default]
    AfterBuilder,
    /// [END-6] With the twelfth building.
    Twelfth,
}

/// What a table may set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// [SET-5] Deal 5 cards and one more for each position, keep 4.
    pub variant: bool,
    /// [CHN-2] The seat of the first governor; drawn when not set.
    pub governor: Option<u8>,
    /// [CARD-chapel-3] Everyone is shown how many cards lie under a chapel.
    pub open_chapel: bool,
    /// [END-1, END-6] When a city of twelve buildings ends the game.
    pub end: End,
    /// [END-5] The game ends after this round; none for no limit, which may be written 0 too.
    #[serde(deserialize_with = "none_for_zero")]
    pub round_cap: Option<u16>,
}

fn none_for_zero<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u16>, D::Error> {
    let cap = Option::<u16>::deserialize(deserializer)?;
    Ok(cap.filter(|&cap| cap > 0))
}

impl Options {
    /// Refuses options that cannot be played with.
    pub fn check(&self, players: u8) -> Result<(), SetupError> {
        if self.round_cap == Some(0) {
            return Err(SetupError::Option(
                "`round_cap` is 0; expected 1 or more rounds, or none".to_string(),
            ));
        }
        match self.governor {
            Some(seat) if seat >= players => Err(SetupError::Option(format!(
                "`governor` is seat {seat}; expected a seat from 0 to {}",
                players - 1
            ))),
            Some(_) | None => Ok(()),
        }
    }
}

/// The options in the order of their fields, each with its value by the letter of the book.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    option("variant", Takes::Switch, "false", "SET-5"),
    option("governor", Takes::Seat, "null", "CHN-2"),
    option("open_chapel", Takes::Switch, "false", "CARD-chapel-3"),
    option("end", Takes::Choice { values: &["after_builder", "twelfth"] }, "\"twelfth\"", "END-6"),
    option("round_cap", Takes::Number { min: 0, max: 1000, none: true }, "null", "END-5"),
];

const fn option(name: &'static str, takes: Takes, letter: &'static str, clause: &'static str) -> OptionSpec {
    OptionSpec { name, takes, letter, clause, players: (2, 4) }
}

/// [END-5] Play without people ends at some round: passive players could go on for ever.
pub(crate) const AUTOMATIC: &[(&str, &str)] = &[("round_cap", "100")];

impl Settings for SanJuan {
    type Options = Options;

    /// The options that mean today what an older version of the rules meant by these. Version 1 had a cap of 100
    /// rounds unless the table set another, and showed everyone how many cards lie under a chapel.
    fn migrate(version: u16, mut options: Value) -> Option<Value> {
        if version != 1 {
            return None;
        }
        let fields = options.as_object_mut()?;
        fields.entry("round_cap").or_insert(json!(100));
        fields.insert("open_chapel".to_string(), json!(true));
        Some(options)
    }
}
