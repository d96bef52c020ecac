//! Madeira as a [`Game`]: every function forwards to the file that is named for it.

use emporio_core::pick::Pick;
use emporio_core::{
    ActionList, Board, Broken, Figure, Game, Lang, Locales, Log, Meta, Notes, Player, PositionError, Rng,
    Scores, SetupError, Text, Turn, Viewer,
};
use serde_json::Value;

use crate::action::{ACTION_IDS, Action, PLAYER_IDS};
use crate::event::Event;
use crate::options::{OPTIONS, Options};
use crate::state::Madeira;
use crate::view::View;
use crate::{
    board, chance, check, data, dispatch, forbidden, hidden, observe, options, picks, position, score, setup,
    spots, texts, view,
};

impl Game for Madeira {
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

    fn new(options: &Options, players: u8) -> Result<Madeira, SetupError> {
        setup::new(options, players)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turn(&self) -> Turn {
        dispatch::turn(self)
    }

    fn legal_actions(&self, out: &mut ActionList<Action>) {
        dispatch::legal_actions(self, out);
    }

    fn chance_weight(&self, outcome: Action) -> u64 {
        chance::chance_weight(self, outcome)
    }

    fn sample_chance(&self, rng: &mut Rng) -> Action {
        chance::sample_chance(self, rng)
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        dispatch::apply(self, action, log);
    }

    fn scores(&self) -> Scores {
        score::scores(self)
    }

    fn round(&self) -> u16 {
        u16::from(self.round.max(1))
    }

    fn ending(&self) -> Option<&'static str> {
        score::ending(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    #[inline]
    fn note<N: Notes>(&self, seat: Player, notes: &mut N) {
        observe::note(self, seat, notes);
    }

    fn determinize(&mut self, observer: Viewer, rng: &mut Rng) {
        hidden::determinize(self, observer, rng);
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

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        hidden::seen_by(event, viewer)
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

    fn from_position(options: &Options, players: u8, position: &Value) -> Result<Madeira, PositionError> {
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

    fn spots(&self, action: Action) -> Vec<String> {
        spots::spots(self, action)
    }

    fn event_spots(event: &Event) -> Vec<String> {
        spots::event_spots(event)
    }

    fn event_actor(event: &Event) -> Option<Player> {
        spots::event_actor(event)
    }

    fn data_from_toml(toml: &str) -> Result<Value, SetupError> {
        data::data_from_toml(toml)
    }

    fn migrate(version: u16, options: Value) -> Option<Value> {
        options::migrate(version, options)
    }

    fn pick(&self) -> Option<Pick<Action>> {
        picks::pick(self)
    }

    fn names(action: Action) -> (Action, u8) {
        picks::names(action)
    }

    fn figures(options: &Options) -> Vec<Figure> {
        data::figures(options)
    }
}
