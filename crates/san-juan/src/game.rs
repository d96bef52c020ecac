//! San Juan in outline: its types, what is known of it before anyone sits down, and the rooms it does without.

use emporio_core::{Figures, Game, Lang, Locales, Meta, Outline};

use crate::action::{ACTION_IDS, Action, PLAYER_IDS};
use crate::event::Event;
use crate::options::{AUTOMATIC, OPTIONS, Options};
use crate::state::SanJuan;
use crate::view::View;

impl Game for SanJuan {}

impl Outline for SanJuan {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

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
        rules: Locales {
            id: "san-juan",
            texts: &[(Lang::EN, include_str!("../RULES.md")), (Lang::IT, include_str!("../RULES.it.md"))],
        },
        locales: Locales {
            id: "san-juan",
            texts: &[
                (Lang::EN, include_str!("../locales/en.ftl")),
                (Lang::IT, include_str!("../locales/it.ftl")),
            ],
        },
    };
}

/// All its figures are in the book.
impl Figures for SanJuan {}
