//! Who acts in a step, what may be done there and what an action does: a line for each, the rules are elsewhere.

mod apply;

use emporio_core::{ActionList, Dispatch, Log, Turn};
use strum::VariantArray;

use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Place, Request};
use crate::state::{Madeira, Step};

/// The values that a die can show.
const VALUES: std::ops::RangeInclusive<u8> = 1..=6;

impl Dispatch for Madeira {
    /// How many sit at the table.
    fn players(&self) -> u8 {
        self.players
    }

    /// The round now played; the set-up belongs to the first.
    fn round(&self) -> u16 {
        u16::from(self.round.max(1))
    }

    /// Who has to act.
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

    /// [DEC-W1] The choices of the step and the windmill where it is offered; at a chance node the outcomes.
    fn legal_actions(&self, out: &mut ActionList<Action>) {
        step_options(self, out);
        if self.windmill_offered() {
            self.windmill_options(out);
        }
    }

    /// Carries out one action of the step, or a use of the windmill.
    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        if let Action::Exchange(number) = action {
            self.exchange(number, log);
        } else if matches!(action, Action::MillUp) {
            self.mill_up_for_wheat(log);
        } else if matches!(action, Action::MillBread | Action::MillReals) {
            self.mill_down(matches!(action, Action::MillBread), log);
        } else {
            apply::apply_in_step(self, action, log);
        }
    }
}

/// The choices of the step, the windmill apart.
pub(crate) fn step_options(game: &Madeira, out: &mut ActionList<Action>) {
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
