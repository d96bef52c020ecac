//! What a table may set.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Figures in force in place of those of the data file, nested like that file and without status.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub data: Map<String, Value>,
}
