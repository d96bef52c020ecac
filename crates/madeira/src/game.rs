//! Madeira in outline: what is known of it before anyone sits down.

use emporio_core::{Game, Locales, Meta, Outline};

use crate::action::{ACTION_IDS, PLAYER_IDS};
use crate::options::OPTIONS;
use crate::state::Madeira;

impl Game for Madeira {}

impl Outline for Madeira {
    const META: Meta = Meta {
        id: "madeira",
        title: "Madeira",
        rules_version: 2,
        min_players: 2,
        max_players: 4,
        minutes: (90, 120),
        weight: 5,
        action_ids: ACTION_IDS,
        player_ids: PLAYER_IDS,
        options: OPTIONS,
        automatic: &[],
        rules: Locales::new("madeira", include_str!("../RULES.md"), include_str!("../RULES.it.md")),
        locales: Locales::new(
            "madeira",
            include_str!("../locales/en.ftl"),
            include_str!("../locales/it.ftl"),
        ),
    };
}
