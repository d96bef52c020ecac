//! The courtier: favours of the guilds, a place in the cities, and what the crown asks for.

use std::sync::LazyLock;

use super::tilted;
use crate::knowledge::Span;
use crate::value::Worth;

/// What it sets more store by than others do.
pub(super) const OWN: &[(&str, Span)] = &[
    ("favours", (8.5, 1.9)),
    ("favours face up", (1.4, 1.9)),
    ("points of guilds face up", (0.7, 0.2)),
    ("workers in Funchal", (1.0, 0.3)),
    ("guild influence wanted", (-0.1, 0.2)),
];

pub(super) static WORTH: LazyLock<Worth> = LazyLock::new(|| tilted(OWN));
