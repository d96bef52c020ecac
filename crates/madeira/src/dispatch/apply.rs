//! What an action does: by the step that is asked, then by the action.

use std::mem::discriminant;

use emporio_core::Log;

use crate::action::Action;
use crate::event::Event;
use crate::pieces::Place;
use crate::state::{Madeira, Phase, Step};

/// Carries out one action of the step, the windmill apart.
pub(super) fn apply_in_step<L: Log<Event>>(game: &mut Madeira, action: Action, log: &mut L) {
    match game.step {
        Step::InitialRequest => {
            let Action::Initial(crowns) = action else { stray(game, action) };
            game.deal_initial(crowns, log);
        }
        Step::RequestTile { placed } => {
            let Action::RequestTile(request) = action else { stray(game, action) };
            game.lay_request(request, placed, log);
        }
        Step::FavourTile { placed } => {
            let Action::FavourTile(favour) = action else { stray(game, action) };
            game.lay_favour(favour, placed, log);
        }
        Step::RewardTile { placed } => {
            let Action::RewardTile(reward) = action else { stray(game, action) };
            game.lay_reward(reward, placed, log);
        }
        Step::CharacterTile { placed } => {
            let Action::CharacterTile(tile) = action else { stray(game, action) };
            game.lay_character(tile, placed, log);
        }
        Step::PirateDie { rolled } => {
            let Action::Roll(value) = action else { stray(game, action) };
            game.roll_pirate(value, rolled, log);
        }
        Step::GuildDie { rolled } => {
            let Action::Roll(value) = action else { stray(game, action) };
            game.roll_guild(value, rolled, log);
        }
        Step::BuildingDie { rolled } => {
            let Action::Roll(value) = action else { stray(game, action) };
            game.roll_building(value, rolled, log);
        }
        Step::CityWorker => {
            let Action::To(to) = action else { stray(game, action) };
            game.place_in_city(to, log);
        }
        Step::FieldWorker => {
            let Action::To(Place::Field(to)) = action else { stray(game, action) };
            game.place_on_field(to, log);
        }
        Step::Row => {
            let Action::Row(row) = action else { stray(game, action) };
            game.take_row(row - 1, log);
        }
        Step::Request { row } => {
            let Action::Request(request) = action else { stray(game, action) };
            game.take_request(request, row, log);
        }
        Step::Guild { .. } => {
            let Action::Guild(guild) = action else { stray(game, action) };
            game.turn_guild(guild, log);
        }
        Step::Start => start(game, action, log),
        Step::Character { die, pirate } => {
            let Action::Building(to) = action else { stray(game, action) };
            game.place_die(die, pirate, to, log);
        }
        Step::Placed { building } => {
            if matches!(action, Action::Act) {
                game.act_character(building, log);
            } else if matches!(action, Action::Harvest) {
                game.harvest(building, log);
            } else {
                only(game, action, Action::Nothing);
                game.leave_die(building, log);
            }
        }
        Step::PassSpace => {
            let (Action::Space(space), Phase::Characters { row }) = (action, game.phase) else {
                stray(game, action)
            };
            game.pass_to(space - 1, row, log);
        }
        Step::PassGain { space } => {
            if matches!(action, Action::Reals) {
                game.take_pass_reals(space, log);
            } else {
                only(game, action, Action::Act);
                game.act_pass(space, log);
            }
        }
        Step::Cost => {
            if let Action::Favour(favour) = action {
                game.use_favour(favour, log);
            } else if matches!(action, Action::Pay) {
                game.pay_building(log);
            } else {
                only(game, action, Action::Pirates);
                game.refuse_building(log);
            }
        }
        Step::WorkerFrom(moves) => {
            if let Action::From(from) = action {
                game.step = Step::WorkerTo { moves, from };
            } else {
                only(game, action, Action::Stop);
                game.stop_moving(moves, log);
            }
        }
        Step::WorkerTo { moves, from } => {
            let Action::To(to) = action else { stray(game, action) };
            game.make_move(moves, from, to, log);
        }
        Step::ShipFrom(moves) => {
            if let Action::ShipFrom(from) = action {
                game.step = Step::ShipTo { moves, from };
            } else {
                only(game, action, Action::Stop);
                game.stop_sailing(moves, log);
            }
        }
        Step::ShipTo { moves, from } => {
            if let Action::ShipTo(to) = action {
                game.move_ship(moves, from, to, 0, log);
            } else {
                let Action::ShipToMore(to) = action else { stray(game, action) };
                game.move_ship(moves, from, to, 1, log);
            }
        }
        Step::Reward => {
            if let Action::Reward(colony, pile) = action {
                game.take_reward(colony, pile, log);
            } else {
                only(game, action, Action::Stop);
                game.decline_rewards(log);
            }
        }
        Step::RoyalSupport => {
            let bread = matches!(action, Action::Bread);
            if !bread {
                only(game, action, Action::DiscardPirates);
            }
            game.take_support(bread, log);
        }
        Step::District => {
            if let Action::Build(favour) = action {
                game.build(favour, log);
            } else {
                only(game, action, Action::Stop);
                game.build_nothing(log);
            }
        }
        Step::Wood { left, to } => {
            let Action::Wood(from) = action else { stray(game, action) };
            game.take_wood(from, left, to, log);
        }
        Step::PawnFrom(moves) => {
            if let Action::From(Place::City(from)) = action {
                game.step = Step::PawnTo { moves, from };
            } else {
                only(game, action, Action::Stop);
                game.stop_pawns(moves, log);
            }
        }
        Step::PawnTo { moves, from } => {
            let Action::To(Place::City(to)) = action else { stray(game, action) };
            game.move_pawn(moves, from, to, log);
        }
        Step::Again { region, repeat, extras } => {
            if let Action::Again(field) = action {
                game.harvest_again(field, region, repeat, extras, log);
            } else {
                only(game, action, Action::Stop);
                game.finish(log);
            }
        }
        Step::MarkerFrom => {
            let Action::Building(from) = action else { stray(game, action) };
            game.step = Step::MarkerTo { from };
        }
        Step::MarkerTo { from } => {
            let Action::Building(to) = action else { stray(game, action) };
            game.move_marker(from, to, log);
        }
        Step::LadyBuilding => {
            let Action::Building(building) = action else { stray(game, action) };
            game.act_building(building, game.workers_at(building), log);
        }
        Step::TurnUp { left } => {
            if let Action::TurnUp(favour) = action {
                game.turn_up(favour, log);
                game.begin_turning(left - 1, log);
            } else {
                only(game, action, Action::Stop);
                game.stop_turning(log);
            }
        }
        Step::Mill => {
            only(game, action, Action::Done);
            game.done_with_windmill(log);
        }
        Step::Honour => {
            if matches!(action, Action::Honour) {
                game.take_honour(log);
            } else {
                only(game, action, Action::Decline);
                game.income(log);
            }
        }
        Step::Upkeep => {
            let Action::Upkeep(wood) = action else { stray(game, action) };
            game.keep_up(wood, log);
        }
        Step::Feeding => {
            let Action::Feed(bread) = action else { stray(game, action) };
            game.feed(bread, log);
        }
        Step::Fulfil { left } => {
            let Action::Request(request) = action else { stray(game, action) };
            game.fulfil(request, left, log);
        }
        Step::Offer { left } => {
            let Action::Offer(reals) = action else { stray(game, action) };
            game.offer(reals, left, log);
        }
        Step::Over => stray(game, action),
    }
}

/// [DEC-6] A favour, a die or the pass.
fn start<L: Log<Event>>(game: &mut Madeira, action: Action, log: &mut L) {
    if let Action::Favour(favour) = action {
        game.use_favour(favour, log);
    } else if let Action::Die(die) = action {
        game.step = Step::Character { die, pirate: false };
    } else if let Action::PirateDie(die) = action {
        game.step = Step::Character { die, pirate: true };
    } else {
        only(game, action, Action::Pass);
        game.step = Step::PassSpace;
    }
}

/// The last of the actions of a step, one that names nothing: anything else is a loud stop.
#[inline]
fn only(game: &Madeira, action: Action, expected: Action) {
    if discriminant(&action) != discriminant(&expected) {
        stray(game, action);
    }
}

/// An action that does not belong to the step: whoever applies actions checks them first, so the program is wrong.
#[cold]
fn stray(game: &Madeira, action: Action) -> ! {
    unreachable!("`{action}` does not belong to {:?}", game.step)
}
