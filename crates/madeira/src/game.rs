//! Madeira as a [`Game`]: what may be done, what an action does, what chance draws.

use emporio_core::{
    ActionList, Board, Broken, Figure, Game, Locales, Log, Meta, Player, PositionError, Rng, Scores,
    SetupError, Text, Turn, Viewer,
};
use serde_json::Value;
use strum::VariantArray;

use crate::action::{ACTION_IDS, Action};
use crate::data::{Data, MadeiraOptions, figures};
use crate::event::Event;
use crate::names::Request;
use crate::state::Madeira;
use crate::step::Step;
use crate::view::MadeiraView;

impl Game for Madeira {
    type Options = MadeiraOptions;
    type Action = Action;
    type Event = Event;
    type View = MadeiraView;

    const META: Meta = Meta {
        id: "madeira",
        title: "Madeira",
        rules_version: 1,
        min_players: 2,
        max_players: 4,
        action_ids: ACTION_IDS,
        rules: include_str!("../RULES.md"),
        locales: Locales { en: include_str!("../locales/en.ftl"), it: include_str!("../locales/it.ftl") },
    };

    fn new(options: &MadeiraOptions, players: u8) -> Result<Madeira, SetupError> {
        Self::META.check_players(players)?;
        Ok(Madeira::fresh(Data::of(options)?, players))
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.step {
            Step::InitialRequest
            | Step::RequestTile { .. }
            | Step::FavourTile { .. }
            | Step::RewardTile { .. }
            | Step::CharacterTile { .. }
            | Step::PirateDie { .. }
            | Step::GuildDie { .. }
            | Step::BuildingDie { .. } => Turn::Chance,
            Step::Over => Turn::Over,
            Step::CityWorker
            | Step::FieldWorker
            | Step::Row
            | Step::Request { .. }
            | Step::Guild { .. }
            | Step::Start
            | Step::Character { .. }
            | Step::Placed { .. }
            | Step::PassSpace
            | Step::PassGain { .. }
            | Step::Cost
            | Step::WorkerFrom(_)
            | Step::WorkerTo { .. }
            | Step::ShipFrom(_)
            | Step::ShipTo { .. }
            | Step::Reward
            | Step::RoyalSupport
            | Step::District
            | Step::Wood { .. }
            | Step::PawnFrom(_)
            | Step::PawnTo { .. }
            | Step::Again { .. }
            | Step::MarkerFrom
            | Step::MarkerTo { .. }
            | Step::LadyBuilding
            | Step::TurnUp { .. }
            | Step::Mill
            | Step::Honour
            | Step::Upkeep
            | Step::Feeding
            | Step::Fulfil { .. }
            | Step::Offer { .. } => Turn::Player(self.turn.player),
        }
    }

    fn legal_actions(&self, out: &mut ActionList<Action>) {
        self.step_options(out);
        if self.windmill_offered() {
            self.windmill_options(out);
        }
    }

    fn chance_weight(&self, outcome: Action) -> u64 {
        if let Action::RequestTile(request) = outcome {
            u64::from(self.requests_to_lay()[request as usize])
        } else if let Action::Roll(value) = outcome {
            u64::from(self.data.faces[usize::from(value) - 1])
        } else {
            1
        }
    }

    fn sample_chance(&self, rng: &mut Rng) -> Action {
        if self.is_die() {
            return Action::Roll(rng.weighted(&self.data.faces) as u8 + 1);
        }
        if matches!(self.step, Step::RequestTile { .. }) {
            return Action::RequestTile(Request::VARIANTS[rng.weighted(&self.requests_to_lay())]);
        }
        let mut outcomes = ActionList::new();
        self.step_options(&mut outcomes);
        rng.pick(&outcomes)
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        self.take(action, log);
    }

    fn scores(&self) -> Scores {
        self.count_scores()
    }

    fn round(&self) -> u16 {
        u16::from(self.round.max(1))
    }

    fn ending(&self) -> Option<&'static str> {
        (self.step == Step::Over).then_some("rounds")
    }

    fn view(&self, viewer: Viewer) -> MadeiraView {
        MadeiraView::of(self, viewer)
    }

    /// [HID-1] The pirate totals of others are drawn anew; whether they are 0 is open.
    fn determinize(&mut self, observer: Viewer, rng: &mut Rng) {
        if self.step == Step::Over {
            return;
        }
        for player in Player::all(self.players) {
            let person = &mut self.people[player.index()];
            if person.pirates > 0 && !observer.is(player) {
                person.pirates = likely_pirates(self.round, rng);
            }
        }
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

    /// [HID-2] Every event is public.
    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_all()
    }

    fn forbidden_by(&self, action: Action) -> Option<&'static str> {
        self.clause_against(action)
    }

    fn to_position(&self) -> Value {
        // Plain data with text keys, so writing it cannot fail.
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    fn from_position(
        options: &MadeiraOptions,
        players: u8,
        position: &Value,
    ) -> Result<Madeira, PositionError> {
        let unreadable = |error: String| PositionError::Unreadable(error);
        Self::META.check_players(players).map_err(|error| unreadable(error.to_string()))?;
        let data = Data::of(options).map_err(|error| unreadable(error.to_string()))?;
        let mut game: Madeira =
            serde_json::from_value(position.clone()).map_err(|error| unreadable(error.to_string()))?;
        game.data = data;
        Broken::unless(game.players == players, "SET-1", || {
            format!("the position is for {} players, the table for {players}", game.players)
        })?;
        game.check_start()?;
        Ok(game)
    }

    fn prompt(&self) -> Text {
        self.prompt_text()
    }

    fn action_text(&self, action: Action) -> Text {
        self.words_of(action)
    }

    fn event_text(event: &Event) -> Text {
        event.words()
    }

    fn board(view: &MadeiraView) -> Board {
        crate::board::board(view)
    }

    fn figures(options: &MadeiraOptions) -> Vec<Figure> {
        figures(options)
    }
}

/// A pirate total that a player who has some may have in this round: most gather 1 to 5 in each.
fn likely_pirates(round: u8, rng: &mut Rng) -> u16 {
    let rounds = u32::from(round.max(1));
    (1 + (0..rounds).map(|_| rng.below(6)).sum::<u32>()) as u16
}

impl Madeira {
    /// Whether chance rolls a die now.
    #[inline]
    fn is_die(&self) -> bool {
        matches!(self.step, Step::PirateDie { .. } | Step::GuildDie { .. } | Step::BuildingDie { .. })
    }
}
