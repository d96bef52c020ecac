//! Which options a step has and what an action does there: one line for each, the rules are elsewhere.

use emporio_core::{ActionList, Log};
use strum::VariantArray;

use crate::action::Action;
use crate::event::Event;
use crate::names::Request;
use crate::places::Place;
use crate::state::{Madeira, Phase};
use crate::step::Step;

/// The values that a die can show.
const VALUES: std::ops::RangeInclusive<u8> = 1..=6;

impl Madeira {
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
    pub(crate) fn take<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
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
