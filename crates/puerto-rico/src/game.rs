//! Puerto Rico as a game of the house.

use emporio_core::{
    ActionList, Board, Broken, Game, Locales, Log, Meta, PositionError, Rng, Scores, SetupError, Text, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::{self, Action};
use crate::data::Good;
use crate::event::Event;
use crate::state::{Phase, PuertoRico};
use crate::view::View;

/// What a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Shows the victory points that players hold.
    pub open_scores: bool,
}

impl Game for PuertoRico {
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
        action_ids: action::COUNT,
        rules: include_str!("../RULES.md"),
        locales: Locales { en: include_str!("../locales/en.ftl"), it: include_str!("../locales/it.ftl") },
    };

    fn new(options: &Options, players: u8) -> Result<Self, SetupError> {
        Self::META.check_players(players)?;
        Ok(PuertoRico::set_up(players, options.open_scores))
    }

    #[inline]
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

    /// [CHA-1] The tiles left of the kind.
    fn chance_weight(&self, outcome: Action) -> u64 {
        if let Action::Tile(good) = outcome { self.stock[good].into() } else { 0 }
    }

    /// [CHA-1] A tile out of the bag.
    #[inline]
    fn sample_chance(&self, rng: &mut Rng) -> Action {
        Action::Tile(Good::ALL[rng.weighted(&self.stock.items)])
    }

    #[inline]
    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        self.carry_out(action, log);
    }

    fn scores(&self) -> Scores {
        self.score_sheet()
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn ending(&self) -> Option<&'static str> {
        if self.phase == Phase::Over { self.ending.map(Into::into) } else { None }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by_viewer(viewer)
    }

    fn determinize(&mut self, observer: Viewer, rng: &mut Rng) {
        self.deal_hidden(observer, rng);
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
        event.into()
    }

    /// Nothing that happens is secret: even the chips of a load are taken in the open.
    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
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
        if Self::META.check_players(players).is_err() {
            return Err(PositionError::Unreadable(format!("{players} players cannot play")));
        }
        PuertoRico::read_position(players, options.open_scores, position)
    }

    fn prompt(&self) -> Text {
        self.ask()
    }

    fn action_text(&self, action: Action) -> Text {
        self.say_action(action)
    }

    fn event_text(event: &Event) -> Text {
        event.text()
    }

    fn board(view: &View) -> Board {
        crate::board::board(view)
    }
}
