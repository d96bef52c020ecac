//! Stones in outline: what is known of it before anyone sits down, and the rooms it does without.

use emporio_core::{Figures, Game, Locales, Meta, Outline, Picks};

use crate::action::{ACTION_IDS, PLAYER_IDS};
use crate::options::OPTIONS;
use crate::state::Stones;

impl Game for Stones {}

impl Outline for Stones {
    const META: Meta = Meta {
        id: "stones",
        title: "Stones",
        rules_version: 1,
        min_players: 2,
        max_players: 3,
        minutes: (2, 5),
        weight: 1,
        action_ids: ACTION_IDS,
        player_ids: PLAYER_IDS,
        options: OPTIONS,
        automatic: &[],
        rules: Locales::new("stones", include_str!("../RULES.md"), include_str!("../RULES.it.md")),
        locales: Locales::new("stones", include_str!("../locales/en.ftl"), include_str!("../locales/it.ftl")),
    };
}

/// All its figures are in the book.
impl Figures for Stones {}

/// One choice answers every question.
impl Picks for Stones {}
