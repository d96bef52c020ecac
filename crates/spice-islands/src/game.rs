//! Spice Islands as a [`Game`]: every question goes to the file that answers it.

use emporio_core::{
    ActionList, Board, Broken, Figure, Game, Lang, Locales, Log, Meta, Notes, Player, PositionError, Rng,
    Scores, SetupError, Text, Turn, Viewer,
};
use serde_json::Value;

use crate::action::{Action, ids, places};
use crate::data::sheet;
use crate::event::Event;
use crate::options::Options;
use crate::state::SpiceIslands;
use crate::view::View;
use crate::{
    board, chance, check, dispatch, forbidden, observe, options, position, score, setup, spots, texts, view,
};

impl Game for SpiceIslands {
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
        options: options::OPTIONS,
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

    fn new(options: &Options, players: u8) -> Result<Self, SetupError> {
        setup::new(options, players)
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        dispatch::turn(self)
    }

    #[inline]
    fn legal_actions(&self, out: &mut ActionList<Action>) {
        dispatch::legal_actions(self, out)
    }

    fn chance_weight(&self, outcome: Action) -> u64 {
        chance::chance_weight(self, outcome)
    }

    #[inline]
    fn sample_chance(&self, rng: &mut Rng) -> Action {
        chance::sample_chance(self, rng)
    }

    #[inline]
    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        dispatch::apply(self, action, log)
    }

    fn scores(&self) -> Scores {
        score::scores(self)
    }

    fn round(&self) -> u16 {
        score::round(self)
    }

    fn ending(&self) -> Option<&'static str> {
        score::ending(self)
    }

    fn view(&self, _viewer: Viewer) -> View {
        view::view(self)
    }

    /// [HID-1] Nothing is hidden.
    #[inline]
    fn note<N: Notes>(&self, seat: Player, notes: &mut N) {
        observe::note(self, seat, notes);
    }

    fn determinize(&mut self, _observer: Viewer, _rng: &mut Rng) {}

    fn action_id(action: Action) -> u16 {
        ids::id(action)
    }

    fn action_from_id(id: u16) -> Option<Action> {
        ids::from_id(id)
    }

    fn player_ids(options: &Options) -> u16 {
        if options.data.is_empty() { ids::PLAYER_IDS } else { places::ACTIONS }
    }

    fn action_kind(action: Action) -> &'static str {
        action.kind()
    }

    fn event_kind(event: &Event) -> &'static str {
        event.into()
    }

    /// [HID-1] Everyone is told everything.
    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn check(&self) -> Result<(), Broken> {
        check::check(self)
    }

    fn forbidden_by(&self, action: Action) -> Option<&'static str> {
        forbidden::forbidden_by(self, action)
    }

    fn to_position(&self) -> Value {
        position::to_position(self)
    }

    fn from_position(options: &Options, players: u8, position: &Value) -> Result<Self, PositionError> {
        position::from_position(options, players, position)
    }

    fn prompt(&self) -> Text {
        texts::prompt(self)
    }

    fn action_text(&self, action: Action) -> Text {
        texts::action_text(self, action)
    }

    fn event_text(event: &Event) -> Text {
        texts::event_text(event)
    }

    fn board(view: &View) -> Board {
        board::board(view)
    }

    fn data_from_toml(toml: &str) -> Result<Value, SetupError> {
        sheet::data_from_toml(toml)
    }

    fn migrate(version: u16, options: Value) -> Option<Value> {
        options::migrate(version, options)
    }

    fn figures(options: &Options) -> Vec<Figure> {
        sheet::figures(&options.readings, &options.data)
    }

    fn spots(&self, action: Action) -> Vec<String> {
        spots::spots(self, action)
    }

    fn event_spots(event: &Event) -> Vec<String> {
        spots::event_spots(event)
    }

    fn event_actor(event: &Event) -> Option<Player> {
        spots::event_actor(event)
    }
}
