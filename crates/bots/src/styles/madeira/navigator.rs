//! The navigator: ships in every market and colony, and workers where they land.

use std::sync::LazyLock;

use super::tilted;
use crate::knowledge::Span;
use crate::value::Worth;

/// What it sets more store by than others do.
pub(super) const OWN: &[(&str, Span)] = &[
    ("ships in markets", (3.0, 1.2)),
    ("ships in colonies", (3.4, 1.0)),
    ("points of ships in markets", (0.3, 0.3)),
    ("points of ships in colonies", (0.5, 0.3)),
    ("workers in colonies", (0.5, 0.6)),
    ("trade routes wanted", (-1.2, -0.5)),
    ("expeditions wanted", (-1.1, -0.6)),
];

pub(super) static WORTH: LazyLock<Worth> = LazyLock::new(|| tilted(OWN));
