//! Spice Islands in outline: what is known of it before anyone sits down, and the rooms it does without.

use emporio_core::{Game, Hidden, Locales, Meta, Outline, Picks};

use crate::action::{ids, places};
use crate::options::OPTIONS;
use crate::state::SpiceIslands;

impl Game for SpiceIslands {}

impl Outline for SpiceIslands {
    const META: Meta = Meta {
        id: "spice-islands",
        title: "Spice Islands",
        rules_version: 2,
        min_players: 2,
        max_players: 5,
        minutes: (45, 75),
        weight: 3,
        action_ids: places::ACTIONS,
        player_ids: ids::PLAYER_IDS,
        options: OPTIONS,
        automatic: &[("turn_limit", "500")],
        rules: Locales::new("spice-islands", include_str!("../RULES.md"), include_str!("../RULES.it.md")),
        locales: Locales::new(
            "spice-islands",
            include_str!("../locales/en.ftl"),
            include_str!("../locales/it.ftl"),
        ),
    };
}

/// [HID-1] Nothing is hidden, and everyone is told everything.
impl Hidden for SpiceIslands {}

/// One choice answers every question.
impl Picks for SpiceIslands {}
