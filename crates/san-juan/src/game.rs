//! The rules as a game of the house.

use emporio_core::{
    ActionList, Board, Broken, Game, Locales, Log, Meta, PositionError, Rng, Scores, SetupError, Text, Turn,
    Viewer,
};
use serde_json::Value;

use crate::action::{ACTION_IDS, Action};
use crate::event::Event;
use crate::state::{Options, Phase, SanJuan};
use crate::view::SanJuanView;
use crate::{board, texts};

impl Game for SanJuan {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = SanJuanView;

    const META: Meta = Meta {
        id: "san-juan",
        title: "San Juan",
        rules_version: 1,
        min_players: 2,
        max_players: 4,
        action_ids: ACTION_IDS,
        rules: include_str!("../RULES.md"),
        locales: Locales { en: include_str!("../locales/en.ftl"), it: include_str!("../locales/it.ftl") },
    };

    fn new(options: &Options, players: u8) -> Result<Self, SetupError> {
        SanJuan::set_up(options, players)
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    #[inline]
    fn legal_actions(&self, out: &mut ActionList<Action>) {
        self.options(out);
    }

    #[inline]
    fn choose(&self, place: impl FnOnce(u32) -> u32) -> Action {
        self.option_at(place)
    }

    fn chance_weight(&self, outcome: Action) -> u64 {
        self.weight(outcome)
    }

    #[inline]
    fn sample_chance(&self, rng: &mut Rng) -> Action {
        self.sample(rng)
    }

    #[inline]
    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        self.take_step(action, log);
    }

    fn scores(&self) -> Scores {
        self.all_scores()
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn ending(&self) -> Option<&'static str> {
        let word = if self.city_is_built() { "city" } else { "cap" };
        (self.phase == Phase::Over).then_some(word)
    }

    fn view(&self, viewer: Viewer) -> SanJuanView {
        self.view_for(viewer)
    }

    fn determinize(&mut self, observer: Viewer, rng: &mut Rng) {
        self.deal_anew(observer, rng);
    }

    fn action_id(action: Action) -> u16 {
        action.id()
    }

    fn action_from_id(id: u16) -> Option<Action> {
        Action::from_id(id)
    }

    fn action_kind(action: Action) -> &'static str {
        action.kind()
    }

    fn event_kind(event: &Event) -> &'static str {
        event.kind()
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_all()
    }

    fn forbidden_by(&self, action: Action) -> Option<&'static str> {
        self.clause_against(action)
    }

    fn to_position(&self) -> Value {
        self.write_position()
    }

    fn from_position(options: &Options, players: u8, position: &Value) -> Result<Self, PositionError> {
        SanJuan::read_position(options, players, position)
    }

    fn prompt(&self) -> Text {
        texts::prompt(self)
    }

    fn action_text(&self, action: Action) -> Text {
        texts::action(self, action)
    }

    fn event_text(event: &Event) -> Text {
        texts::event(event)
    }

    fn board(view: &SanJuanView) -> Board {
        board::board(view)
    }
}
