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
use crate::places::Place;
use crate::state::{Madeira, Phase, Step};
use crate::view::MadeiraView;

/// The values that a die can show.
const VALUES: std::ops::RangeInclusive<u8> = 1..=6;

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
        game.check()?;
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

    /// The options of the step, the windmill apart; at a chance node the outcomes.
    #[inline]
    pub(crate) fn step_options(&self, out: &mut ActionList<Action>) {
        match self.step {
            Step::InitialRequest => {
                let dealt = |crowns: u8| self.people.iter().any(|person| person.crowns == crowns);
                out.extend((1..=4).filter(|&crowns| !dealt(crowns)).map(Action::Initial));
            }
            Step::RequestTile { .. } => {
                let left = self.requests_to_lay();
                out.extend(requests().filter(|&r| left[r as usize] > 0).map(Action::RequestTile));
            }
            Step::FavourTile { .. } => out.extend(self.favours_to_lay().iter().map(Action::FavourTile)),
            Step::RewardTile { placed } => out.extend(self.rewards_to_lay(placed).map(Action::RewardTile)),
            Step::CharacterTile { .. } => out.extend(self.characters_to_lay().map(Action::CharacterTile)),
            Step::PirateDie { .. } | Step::GuildDie { .. } | Step::BuildingDie { .. } => {
                out.extend(VALUES.filter(|&v| self.data.faces[usize::from(v) - 1] > 0).map(Action::Roll));
            }
            Step::CityWorker => out.extend(self.first_spaces().iter().map(|s| Action::To(Place::City(s)))),
            Step::FieldWorker => out.extend(self.first_fields().iter().map(|s| Action::To(Place::Field(s)))),
            Step::Row => {
                let free = |row: &u8| self.rows[usize::from(*row)].marker.is_none();
                out.extend((0..self.players).filter(free).map(|row| Action::Row(row + 1)));
            }
            Step::Request { row } => {
                let left = self.rows[usize::from(row)].requests;
                out.extend(requests().filter(|&r| left[r as usize] > 0).map(Action::Request));
            }
            Step::Guild { row } => {
                out.extend(self.guilds_to_turn(row).into_iter().flatten().map(Action::Guild))
            }
            Step::Start => {
                self.favour_options(out);
                self.placeable_dice(out);
                out.push(Action::Pass);
            }
            Step::Character { die, pirate } => self.characters_for(die, pirate, out),
            Step::Placed { building } => self.uses_of_die(building, out),
            Step::PassSpace => self.pass_spaces(out),
            Step::PassGain { .. } => out.extend([Action::Reals, Action::Act]),
            Step::Cost => {
                self.favour_options(out);
                self.cost_options(out);
            }
            Step::WorkerFrom(moves) => {
                self.worker_origins(moves, out);
                out.push(Action::Stop);
            }
            Step::WorkerTo { moves, from } => self.worker_targets(moves.kind, from, out),
            Step::ShipFrom(moves) => {
                self.ship_origins(moves, out);
                out.push(Action::Stop);
            }
            Step::ShipTo { from, .. } => self.ship_targets(from, out),
            Step::Reward => {
                self.reward_options(out);
                out.push(Action::Stop);
            }
            Step::RoyalSupport => self.support_options(out),
            Step::District => {
                self.district_options(out);
                out.push(Action::Stop);
            }
            Step::Wood { .. } => self.wood_options(out),
            Step::PawnFrom(moves) => {
                self.pawn_origins(moves, out);
                out.push(Action::Stop);
            }
            Step::PawnTo { .. } => self.pawn_targets(out),
            Step::Again { region, repeat, .. } => self.again_options(region, repeat, out),
            Step::MarkerFrom => self.marker_origins(out),
            Step::MarkerTo { from } => self.marker_targets(from, out),
            Step::LadyBuilding => self.lady_options(out),
            Step::TurnUp { .. } => {
                self.turn_up_options(out);
                out.push(Action::Stop);
            }
            Step::Mill => out.push(Action::Done),
            Step::Honour => out.extend([Action::Honour, Action::Decline]),
            Step::Upkeep => self.upkeep_options(out),
            Step::Feeding => self.feeding_options(out),
            Step::Fulfil { .. } => self.fulfil_options(out),
            Step::Offer { .. } => self.offer_options(out),
            Step::Over => {}
        }
    }

    /// Carries out one action; one that does not belong to the step changes nothing.
    fn take<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match (self.step, action) {
            (_, Action::Exchange(number)) => self.exchange(number, log),
            (_, Action::MillUp) => self.mill_up_for_wheat(log),
            (_, Action::MillBread) => self.mill_down(true, log),
            (_, Action::MillReals) => self.mill_down(false, log),
            (Step::InitialRequest, Action::Initial(crowns)) => self.deal_initial(crowns, log),
            (Step::RequestTile { placed }, Action::RequestTile(request)) => {
                self.lay_request(request, placed, log)
            }
            (Step::FavourTile { placed }, Action::FavourTile(favour)) => self.lay_favour(favour, placed, log),
            (Step::RewardTile { placed }, Action::RewardTile(reward)) => self.lay_reward(reward, placed, log),
            (Step::CharacterTile { placed }, Action::CharacterTile(tile)) => {
                self.lay_character(tile, placed, log)
            }
            (Step::PirateDie { rolled }, Action::Roll(value)) => self.roll_pirate(value, rolled, log),
            (Step::GuildDie { rolled }, Action::Roll(value)) => self.roll_guild(value, rolled, log),
            (Step::BuildingDie { rolled }, Action::Roll(value)) => self.roll_building(value, rolled, log),
            (Step::CityWorker, Action::To(to)) => self.place_in_city(to, log),
            (Step::FieldWorker, Action::To(Place::Field(to))) => self.place_on_field(to, log),
            (Step::Row, Action::Row(row)) => self.take_row(row - 1, log),
            (Step::Request { row }, Action::Request(request)) => self.take_request(request, row, log),
            (Step::Guild { .. }, Action::Guild(guild)) => self.turn_guild(guild, log),
            (Step::Start | Step::Cost, Action::Favour(favour)) => self.use_favour(favour, log),
            (Step::Start, Action::Die(die)) => self.step = Step::Character { die, pirate: false },
            (Step::Start, Action::PirateDie(die)) => self.step = Step::Character { die, pirate: true },
            (Step::Start, Action::Pass) => self.step = Step::PassSpace,
            (Step::Character { die, pirate }, Action::Building(to)) => self.place_die(die, pirate, to, log),
            (Step::Placed { building }, Action::Act) => self.act_character(building, log),
            (Step::Placed { building }, Action::Harvest) => self.harvest(building, log),
            (Step::Placed { .. }, Action::Nothing) => self.finish(log),
            (Step::PassSpace, Action::Space(space)) => {
                if let Phase::Characters { row } = self.phase {
                    self.pass_to(space - 1, row, log);
                }
            }
            (Step::PassGain { space }, Action::Reals) => self.take_pass_reals(space, log),
            (Step::PassGain { space }, Action::Act) => self.act_pass(space, log),
            (Step::Cost, Action::Pay) => self.pay_building(log),
            (Step::Cost, Action::Pirates) => self.refuse_building(log),
            (Step::WorkerFrom(moves), Action::From(from)) => self.step = Step::WorkerTo { moves, from },
            (Step::WorkerTo { moves, from }, Action::To(to)) => self.make_move(moves, from, to, log),
            (Step::ShipFrom(moves), Action::ShipFrom(from)) => self.step = Step::ShipTo { moves, from },
            (Step::ShipFrom(_), Action::Stop) => self.end_sailing(log),
            (Step::ShipTo { moves, from }, Action::ShipTo(to)) => self.move_ship(moves, from, to, 0, log),
            (Step::ShipTo { moves, from }, Action::ShipToMore(to)) => self.move_ship(moves, from, to, 1, log),
            (Step::Reward, Action::Reward(colony, pile)) => self.take_reward(colony, pile, log),
            (Step::Reward, Action::Stop) => self.decline_rewards(log),
            (Step::RoyalSupport, Action::DiscardPirates) => self.take_support(false, log),
            (Step::RoyalSupport, Action::Bread) => self.take_support(true, log),
            (Step::District, Action::Build(favour)) => self.build(favour, log),
            (Step::Wood { left, to }, Action::Wood(from)) => self.take_wood(from, left, to, log),
            (Step::PawnFrom(moves), Action::From(Place::City(from))) => {
                self.step = Step::PawnTo { moves, from }
            }
            (Step::PawnFrom(_), Action::Stop) => self.mayor_income(log),
            (Step::PawnTo { moves, from }, Action::To(Place::City(to))) => {
                self.move_pawn(moves, from, to, log)
            }
            (Step::Again { region, repeat, extras }, Action::Again(field)) => {
                self.harvest_again(field, region, repeat, extras, log);
            }
            (Step::MarkerFrom, Action::Building(from)) => self.step = Step::MarkerTo { from },
            (Step::MarkerTo { from }, Action::Building(to)) => self.move_marker(from, to, log),
            (Step::LadyBuilding, Action::Building(building)) => {
                self.act_building(building, self.workers_at(building), log);
            }
            (Step::TurnUp { left }, Action::TurnUp(favour)) => {
                self.turn_up(favour, log);
                self.begin_turning(left - 1, log);
            }
            (
                Step::WorkerFrom(_) | Step::District | Step::Again { .. } | Step::TurnUp { .. },
                Action::Stop,
            ) => self.finish(log),
            (Step::Mill, Action::Done) => self.done_with_windmill(log),
            (Step::Honour, Action::Honour) => self.take_honour(log),
            (Step::Honour, Action::Decline) => self.income(log),
            (Step::Upkeep, Action::Upkeep(wood)) => self.keep_up(wood, log),
            (Step::Feeding, Action::Feed(bread)) => self.feed(bread, log),
            (Step::Fulfil { left }, Action::Request(request)) => self.fulfil(request, left, log),
            (Step::Offer { left }, Action::Offer(reals)) => self.offer(reals, left, log),
            _ => debug_assert!(false, "{action} does not belong to {:?}", self.step),
        }
    }
}

fn requests() -> impl Iterator<Item = Request> {
    Request::VARIANTS.iter().copied()
}
