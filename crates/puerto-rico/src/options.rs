//! What a table may choose.

use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// [HID-2] Shows the victory points that players hold.
    pub open_scores: bool,
}
