//! San Juan in outline: what is known of it before anyone sits down, and the rooms it does without.

use emporio_core::{Figures, Game, Locales, Meta, Outline};

use crate::action::{ACTION_IDS, PLAYER_IDS};
use crate::options::{AUTOMATIC, OPTIONS};
use crate::state::SanJuan;

impl Game for SanJuan {}

impl Outline for SanJuan {
    const META: Meta = Meta {
        id: "san-juan",
        title: "San Juan",
        rules_version: 2,
        min_players: 2,
        max_players: 4,
        minutes: (30, 45),
        weight: 2,
        action_ids: ACTION_IDS,
        player_ids: PLAYER_IDS,
        options: OPTIONS,
        automatic: AUTOMATIC,
        rules: Locales::new("san-juan", include_str!("../RULES.md"), include_str!("../RULES.it.md")),
        locales: Locales::new(
            "san-juan",
            include_str!("../locales/en.ftl"),
            include_str!("../locales/it.ftl"),
        ),
    };
}

/// All its figures are in the book.
impl Figures for SanJuan {}
