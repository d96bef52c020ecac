//! What a table may set.

use emporio_core::{OptionSpec, Settings, Takes};
use serde::{Deserialize, Serialize};

use crate::state::Stones;

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// [RUL-1] Cards lie open.
    pub open_cards: bool,
}

/// What each option takes.
pub const OPTIONS: &[OptionSpec] = &[OptionSpec {
    name: "open_cards",
    takes: Takes::Switch,
    letter: "false",
    clause: "RUL-1",
    players: (2, 3),
}];

/// Its rules have had one version.
impl Settings for Stones {
    type Options = Options;
}
