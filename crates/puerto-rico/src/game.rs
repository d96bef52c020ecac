//! Puerto Rico in outline: its types, what is known of it before anyone sits down, and the rooms it does without.

use emporio_core::{Figures, Game, Lang, Locales, Meta, Outline, Settings};

use crate::action::{self, Action};
use crate::event::Event;
use crate::options::{OPTIONS, Options};
use crate::state::PuertoRico;
use crate::view::View;

impl Game for PuertoRico {}

impl Outline for PuertoRico {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

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
        rules: Locales {
            id: "puerto-rico",
            texts: &[(Lang::EN, include_str!("../RULES.md")), (Lang::IT, include_str!("../RULES.it.md"))],
        },
        locales: Locales {
            id: "puerto-rico",
            texts: &[
                (Lang::EN, include_str!("../locales/en.ftl")),
                (Lang::IT, include_str!("../locales/it.ftl")),
            ],
        },
    };
}

/// Its rules have had one version.
impl Settings for PuertoRico {}

/// All its figures are in the book.
impl Figures for PuertoRico {}
