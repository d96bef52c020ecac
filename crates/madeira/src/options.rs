//! What a table may set: readings of unclear rules, and figures of its own.

use emporio_core::{OptionSpec, Settings, Takes};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::state::Madeira;

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What Urbanizzazione asks for.
    pub urbanization: Urbanization,
    /// What may pay for wood; only tables of older rules have another than the default.
    #[serde(skip_serializing_if = "is_default")]
    pub wood_credit: WoodCredit,
    /// Figures in force in place of those of the data file, nested like that file and without status.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub data: Map<String, Value>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// [REQ-4, RUL-3] Where a player needs a worker for a city to bring PP.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Urbanization {
    /// In the chosen city.
    #[default]
    Present,
    /// In some city, whichever one is chosen.
    Anywhere,
}

/// [WOOD-5, RUL-7] What counts beside the reals in hand when wood is bought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WoodCredit {
    /// All that the ships of the action are certain to bring: market payments and the reals of Bottino.
    #[default]
    Certain,
    /// Market payments alone: the first version of these rules.
    Market,
}

/// What a table may set, in the order of the rules.
pub(crate) const OPTIONS: &[OptionSpec] = &[OptionSpec {
    name: "urbanization",
    takes: Takes::Choice { values: &["present", "anywhere"] },
    letter: "\"anywhere\"",
    clause: "REQ-4",
    players: (2, 4),
}];

impl Settings for Madeira {
    type Options = Options;

    /// The options that mean today what they meant in an older version of the rules.
    fn migrate(version: u16, mut options: Value) -> Option<Value> {
        match version {
            1 => {
                options.as_object_mut()?.entry("wood_credit").or_insert_with(|| "market".into());
                Some(options)
            }
            _ => None,
        }
    }
}
