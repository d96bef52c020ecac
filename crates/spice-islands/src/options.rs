//! What a table may choose: the readings of unclear rules, and figures of its own.

use emporio_core::{OptionSpec, Settings, SetupError, Takes};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::data::sheet;
use crate::state::SpiceIslands;

/// A map of the box. Nobody has seen the printed one: both are rebuilt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MapName {
    /// A sea space lies between the lane and Madagascar, so that the navy, too, has a use for grey lines.
    Approach,
    /// Grey lines lead from the lane straight to Madagascar.
    Direct,
}

/// What an attack of pirates or navy costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackCost {
    /// A die, like every action.
    Die,
    /// Nothing right after a move on the board; else a die.
    FreeAfterMove,
    /// Nothing: every die of the colour allows one attack beside what it is spent on.
    BesideMove,
}

/// Which ships may be attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackWhen {
    /// One that was there when the turn began, or that the attacker has moved in on.
    Strict,
    /// Every one in the same sea space.
    Together,
}

/// Who gets the price of a share, or a captain's bonus out of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purse {
    /// The bank.
    Bank,
    /// The treasury of the organisation.
    Treasury,
}

/// The colour of the captain's free action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaptainColour {
    /// That of the pawn used.
    Own,
    /// Any.
    Any,
}

/// What two players are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TwoDeal {
    /// A company captain each, with its share.
    MerchantEach,
    /// One captain each out of all five, a company's with its share.
    AnyEach,
    /// Nothing.
    None,
}

/// Whether a pirate sale that ends the game is still split.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndSplit {
    /// It is.
    Yes,
    /// No money reaches the players.
    No,
}

/// The choices of a table, without its figures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Readings {
    /// [DAT-4] The map.
    pub map: MapName,
    /// [PIR-3, NAV-3] What an attack costs.
    pub attack_cost: AttackCost,
    /// [PIR-3, NAV-3] Which ships may be attacked.
    pub attack_when: AttackWhen,
    /// [SHR-3] Where the price of a share goes.
    pub price_sink: Purse,
    /// [CAP-1] The colour of the free action.
    pub captain_colour: CaptainColour,
    /// [TWO-1] What two players are dealt.
    pub two_deal: TwoDeal,
    /// [TWO-2] Who pays the pirate captain of two players.
    pub two_bonus: Purse,
    /// [END-3] Whether the last sale is split.
    pub end_split: EndSplit,
    /// [RUL-25] After so many turns the game stops; 0 for never.
    pub turn_limit: u16,
}

impl Default for Readings {
    fn default() -> Readings {
        sheet::default_readings()
    }
}

/// The options of a table: in JSON one object with the readings by name and `data`, the figures it overrides.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Map<String, Value>", into = "Map<String, Value>")]
pub struct Options {
    /// The readings chosen.
    pub readings: Readings,
    /// [CFG-2] Figures that the table overrides: group, then name, then value, as in the data file.
    pub data: Map<String, Value>,
}

impl Options {
    /// The default readings with the figures of a file.
    pub fn with_toml(toml: &str) -> Result<Options, SetupError> {
        let data = sheet::overrides_from_toml(toml)?;
        Ok(Options { data, ..Options::default() })
    }
}

impl TryFrom<Map<String, Value>> for Options {
    type Error = String;

    fn try_from(mut map: Map<String, Value>) -> Result<Options, String> {
        let data = match map.shift_remove("data") {
            None => Map::new(),
            Some(Value::Object(data)) => data,
            Some(other) => return Err(format!("`data` is an object of figures, not `{other}`")),
        };
        let readings = serde_json::from_value(Value::Object(map)).map_err(|error| error.to_string())?;
        Ok(Options { readings, data })
    }
}

impl From<Options> for Map<String, Value> {
    fn from(options: Options) -> Map<String, Value> {
        let mut map = match serde_json::to_value(options.readings) {
            Ok(Value::Object(map)) => map,
            Ok(_) | Err(_) => Map::new(),
        };
        if !options.data.is_empty() {
            map.insert("data".to_string(), Value::Object(options.data));
        }
        map
    }
}

/// What a table may set, in the order of the rules.
pub const OPTIONS: &[OptionSpec] = &[
    choice("map", &["approach", "direct"], r#""approach""#, "DAT-4", ANY),
    choice("attack_cost", &["die", "free_after_move", "beside_move"], r#""die""#, "PIR-3", ANY),
    choice("attack_when", &["strict", "together"], r#""strict""#, "PIR-3", ANY),
    choice("price_sink", &["bank", "treasury"], r#""bank""#, "SHR-3", ANY),
    choice("captain_colour", &["own", "any"], r#""any""#, "CAP-1", ANY),
    choice("two_deal", &["merchant_each", "any_each", "none"], r#""any_each""#, "TWO-1", (2, 2)),
    choice("two_bonus", &["bank", "treasury"], r#""bank""#, "TWO-2", (2, 2)),
    choice("end_split", &["yes", "no"], r#""no""#, "END-3", ANY),
    OptionSpec {
        name: "turn_limit",
        takes: Takes::Number { min: 0, max: 1000, none: false },
        letter: "0",
        clause: "RUL-25",
        players: ANY,
    },
];

/// Every number of players.
const ANY: (u8, u8) = (2, 5);

const fn choice(
    name: &'static str,
    values: &'static [&'static str],
    letter: &'static str,
    clause: &'static str,
    players: (u8, u8),
) -> OptionSpec {
    OptionSpec { name, takes: Takes::Choice { values }, letter, clause, players }
}

impl Settings for SpiceIslands {
    type Options = Options;

    /// The options that mean today what they meant before: version 1 knew one map, and attacked whoever was there
    /// unless told otherwise.
    fn migrate(version: u16, mut options: Value) -> Option<Value> {
        let set = options.as_object_mut()?;
        (version == 1).then_some(())?;
        for (name, meant) in [("map", "direct"), ("attack_when", "together")] {
            set.entry(name).or_insert_with(|| meant.into());
        }
        Some(options)
    }
}
