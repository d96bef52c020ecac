//! What a table may choose.

use emporio_core::{OptionSpec, Settings, Takes};
use serde::{Deserialize, Serialize};

use crate::state::PuertoRico;

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// [HID-2] Shows the victory points that players hold.
    pub open_scores: bool,
    /// [RUL-6] Asks for every benefit that may be refused and whose refusal could matter.
    pub refusals: bool,
}

/// What each option takes, and its value at a table that plays by the letter of the book.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "open_scores",
        takes: Takes::Switch,
        letter: "false",
        clause: "HID-2",
        players: (2, 5),
    },
    OptionSpec { name: "refusals", takes: Takes::Switch, letter: "true", clause: "RUL-6", players: (2, 5) },
];

/// Its rules have had one version.
impl Settings for PuertoRico {
    type Options = Options;
}
