//! Puerto Rico in outline: what is known of it before anyone sits down, and the rooms it does without.

use emporio_core::{Figures, Game, Locales, Meta, Outline};

use crate::action;
use crate::options::OPTIONS;
use crate::state::PuertoRico;

impl Game for PuertoRico {}

impl Outline for PuertoRico {
    const META: Meta = Meta {
        id: "puerto-rico",
        title: "Puerto Rico",
        rules_version: 1,
        min_players: 2,
        max_players: 5,
        minutes: (60, 90),
        weight: 3,
        action_ids: action::COUNT,
        player_ids: action::PLAYER_COUNT,
        options: OPTIONS,
        automatic: &[],
        rules: Locales::new("puerto-rico", include_str!("../RULES.md"), include_str!("../RULES.it.md")),
        locales: Locales::new(
            "puerto-rico",
            include_str!("../locales/en.ftl"),
            include_str!("../locales/it.ftl"),
        ),
    };
}

/// All its figures are in the book.
impl Figures for PuertoRico {}
