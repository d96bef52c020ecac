//! Spice Islands in outline: its types, what is known of it before anyone sits down, and the rooms it does without.

use emporio_core::{Game, Hidden, Lang, Locales, Meta, Outline, Picks};

use crate::action::{Action, ids, places};
use crate::event::Event;
use crate::options::{OPTIONS, Options};
use crate::state::SpiceIslands;
use crate::view::View;

impl Game for SpiceIslands {}

impl Outline for SpiceIslands {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

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
        rules: Locales {
            id: "spice-islands",
            texts: &[(Lang::EN, include_str!("../RULES.md")), (Lang::IT, include_str!("../RULES.it.md"))],
        },
        locales: Locales {
            id: "spice-islands",
            texts: &[
                (Lang::EN, include_str!("../locales/en.ftl")),
                (Lang::IT, include_str!("../locales/it.ftl")),
            ],
        },
    };
}

/// [HID-1] Nothing is hidden, and everyone is told everything.
impl Hidden for SpiceIslands {}

/// One choice answers every question.
impl Picks for SpiceIslands {}
