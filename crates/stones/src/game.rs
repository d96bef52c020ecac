//! Stones in outline: its types, what is known of it before anyone sits down, and the rooms it does without.

use emporio_core::{Figures, Game, Lang, Locales, Meta, Outline, Picks, Settings};

use crate::action::{ACTION_IDS, Action, PLAYER_IDS};
use crate::event::Event;
use crate::options::{OPTIONS, Options};
use crate::state::Stones;
use crate::view::View;

impl Game for Stones {}

impl Outline for Stones {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

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
        rules: Locales {
            id: "stones",
            texts: &[(Lang::EN, include_str!("../RULES.md")), (Lang::IT, include_str!("../RULES.it.md"))],
        },
        locales: Locales {
            id: "stones",
            texts: &[
                (Lang::EN, include_str!("../locales/en.ftl")),
                (Lang::IT, include_str!("../locales/it.ftl")),
            ],
        },
    };
}

/// Its rules have had one version.
impl Settings for Stones {}

/// All its figures are in the book.
impl Figures for Stones {}

/// One choice answers every question.
impl Picks for Stones {}
