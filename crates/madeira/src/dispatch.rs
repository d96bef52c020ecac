//! Who acts in a step, what may be done there and what an action does: a line for each, the rules are elsewhere.

use emporio_core::{ActionList, Log, Turn};
use strum::VariantArray;

use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Place, Request};
use crate::state::{Madeira, Phase, Step};

/// The values that a die can show.
const VALUES: std::ops::RangeInclusive<u8> = 1..=6;

/// Who has to act.
pub(crate) fn turn(game: &Madeira) -> Turn {
    match game.step {
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
        | Step::Offer { .. } => Turn::Player(game.turn.player),
    }
}

/// [DEC-W1] The choices of the step and the windmill where it is offered; at a chance node the outcomes.
pub(crate) fn legal_actions(game: &Madeira, out: &mut ActionList<Action>) {
    step_options(game, out);
    if game.windmill_offered() {
        game.windmill_options(out);
    }
}

/// The choices of the step, the windmill apart.
fn step_options(game: &Madeira, out: &mut ActionList<Action>) {
    match game.step {
        Step::InitialRequest => {
            let dealt = |crowns: u8| game.people.iter().any(|person| person.crowns == crowns);
            out.extend((1..=4).filter(|&crowns| !dealt(crowns)).map(Action::Initial));
        }
        Step::RequestTile { .. } => {
            let left = game.requests_to_lay();
            out.extend(requests().filter(|&r| left[r as usize] > 0).map(Action::RequestTile));
        }
        Step::FavourTile { .. } => out.extend(game.favours_to_lay().iter().map(Action::FavourTile)),
        Step::RewardTile { placed } => out.extend(game.rewards_to_lay(placed).map(Action::RewardTile)),
        Step::CharacterTile { .. } => out.extend(game.characters_to_lay().map(Action::CharacterTile)),
        Step::PirateDie { .. } | Step::GuildDie { .. } | Step::BuildingDie { .. } => {
            out.extend(VALUES.filter(|&v| game.data.faces[usize::from(v) - 1] > 0).map(Action::Roll));
        }
        Step::CityWorker => out.extend(game.first_spaces().iter().map(|s| Action::To(Place::City(s)))),
        Step::FieldWorker => out.extend(game.first_fields().iter().map(|s| Action::To(Place::Field(s)))),
        Step::Row => {
            let free = |row: &u8| game.rows[usize::from(*row)].marker.is_none();
            out.extend((0..game.players).filter(free).map(|row| Action::Row(row + 1)));
        }
        Step::Request { row } => {
            let left = game.rows[usize::from(row)].requests;
            out.extend(requests().filter(|&r| left[r as usize] > 0).map(Action::Request));
        }
        Step::Guild { row } => out.extend(game.guilds_to_turn(row).into_iter().flatten().map(Action::Guild)),
        Step::Start => {
            game.favour_options(out);
            game.placeable_dice(out);
            out.push(Action::Pass);
        }
        Step::Character { die, pirate } => game.characters_for(die, pirate, out),
        Step::Placed { building } => game.uses_of_die(building, out),
        Step::PassSpace => game.pass_spaces(out),
        Step::PassGain { .. } => out.extend([Action::Reals, Action::Act]),
        Step::Cost => {
            game.favour_options(out);
            game.cost_options(out);
        }
        Step::WorkerFrom(moves) => {
            game.worker_origins(moves, out);
            out.push(Action::Stop);
        }
        Step::WorkerTo { moves, from } => game.worker_targets(moves.kind, from, out),
        Step::ShipFrom(moves) => {
            game.ship_origins(moves, out);
            out.push(Action::Stop);
        }
        Step::ShipTo { from, .. } => game.ship_targets(from, out),
        Step::Reward => game.reward_options(out),
        Step::RoyalSupport => game.support_options(out),
        Step::District => {
            game.district_options(out);
            out.push(Action::Stop);
        }
        Step::Wood { .. } => game.wood_options(out),
        Step::PawnFrom(moves) => {
            game.pawn_origins(moves, out);
            out.push(Action::Stop);
        }
        Step::PawnTo { .. } => game.pawn_targets(out),
        Step::Again { region, repeat, .. } => game.again_options(region, repeat, out),
        Step::MarkerFrom => game.marker_origins(out),
        Step::MarkerTo { from } => game.marker_targets(from, out),
        Step::LadyBuilding => game.lady_options(out),
        Step::TurnUp { .. } => {
            game.turn_up_options(out);
            out.push(Action::Stop);
        }
        Step::Mill => out.push(Action::Done),
        Step::Honour => out.extend([Action::Honour, Action::Decline]),
        Step::Upkeep => game.upkeep_options(out),
        Step::Feeding => game.feeding_options(out),
        Step::Fulfil { .. } => game.fulfil_options(out),
        Step::Offer { .. } => game.offer_options(out),
        Step::Over => {}
    }
}

fn requests() -> impl Iterator<Item = Request> {
    Request::VARIANTS.iter().copied()
}

/// Carries out one action of the step, or a use of the windmill.
pub(crate) fn apply<L: Log<Event>>(game: &mut Madeira, action: Action, log: &mut L) {
    if let Action::Exchange(number) = action {
        game.exchange(number, log);
    } else if action == Action::MillUp {
        game.mill_up_for_wheat(log);
    } else if action == Action::MillBread || action == Action::MillReals {
        game.mill_down(action == Action::MillBread, log);
    } else {
        apply_in_step(game, action, log);
    }
}

fn apply_in_step<L: Log<Event>>(game: &mut Madeira, action: Action, log: &mut L) {
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
            if action == Action::Act {
                game.act_character(building, log);
            } else if action == Action::Harvest {
                game.harvest(building, log);
            } else {
                only(game, action, Action::Nothing);
                game.finish(log);
            }
        }
        Step::PassSpace => {
            let (Action::Space(space), Phase::Characters { row }) = (action, game.phase) else {
                stray(game, action)
            };
            game.pass_to(space - 1, row, log);
        }
        Step::PassGain { space } => {
            if action == Action::Reals {
                game.take_pass_reals(space, log);
            } else {
                only(game, action, Action::Act);
                game.act_pass(space, log);
            }
        }
        Step::Cost => {
            if let Action::Favour(favour) = action {
                game.use_favour(favour, log);
            } else if action == Action::Pay {
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
                game.finish(log);
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
                game.end_sailing(log);
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
            let bread = action == Action::Bread;
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
                game.finish(log);
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
                game.mayor_income(log);
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
                game.finish(log);
            }
        }
        Step::Mill => {
            only(game, action, Action::Done);
            game.done_with_windmill(log);
        }
        Step::Honour => {
            if action == Action::Honour {
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

/// The last of the actions of a step: anything else is a loud stop.
fn only(game: &Madeira, action: Action, expected: Action) {
    if action != expected {
        stray(game, action);
    }
}

/// An action that does not belong to the step: whoever applies actions checks them first, so the program is wrong.
#[cold]
fn stray(game: &Madeira, action: Action) -> ! {
    unreachable!("`{action}` does not belong to {:?}", game.step)
}
