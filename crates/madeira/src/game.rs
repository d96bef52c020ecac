//! Madeira in outline: its types, and what is known of it before anyone sits down.

use emporio_core::{Game, Lang, Locales, Meta, Outline};

use crate::action::{ACTION_IDS, Action, PLAYER_IDS};
use crate::event::Event;
use crate::options::{OPTIONS, Options};
use crate::state::Madeira;
use crate::view::View;

impl Game for Madeira {}

impl Outline for Madeira {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

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
        rules: Locales {
            id: "madeira",
            texts: &[(Lang::EN, include_str!("../RULES.md")), (Lang::IT, include_str!("../RULES.it.md"))],
        },
        locales: Locales {
            id: "madeira",
            texts: &[
                (Lang::EN, include_str!("../locales/en.ftl")),
                (Lang::IT, include_str!("../locales/it.ftl")),
            ],
        },
    };
}
