//! The dense numbers of actions, in three parts: what players choose at tables with the figures of the box, then the
//! outcomes of chance, then what only a table with figures of its own knows (larger holds, longer or branching seas).
//!
//! A merchant ship is named by place and cargo, so bounds wide enough for every data file make some 42,000 actions,
//! of which a game with the box's figures can see about a thousand. Those come first: whoever learns to play from
//! numbers needs a table of [`PLAYER_IDS`] rows and none for chance.

use emporio_core::Actions;
use std::sync::OnceLock;

use crate::action::places::{ACTIONS, at, place};
use crate::action::{Action, ShipName};
use crate::options::Options;
use crate::pieces::{Space, Unit};
use crate::state::SpiceIslands;

/// The most sea spaces of a map of the box.
const SEA_OF_THE_BOX: u8 = 5;
/// The hold of a merchant ship of the box.
const HOLD_OF_THE_BOX: u8 = 2;

/// How many numbers the choices of players take at tables with the figures of the box.
pub const PLAYER_IDS: u16 = 1200;

/// The parts of the numbers, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Players,
    Chance,
    OtherFigures,
}

fn on_the_board(space: Space) -> bool {
    space.0 < SEA_OF_THE_BOX + 3
}

/// Whether a ship of the box may stand there with that cargo: what is bound for a port is unloaded there.
fn is_ship_of_the_box(ship: ShipName) -> bool {
    let unloaded = match ship.place {
        Space::EUROPE => ship.cargo.has_spices(),
        Space::SPICE_ISLANDS => ship.cargo.has_goods(),
        Space(_) => false,
    };
    on_the_board(ship.place) && ship.cargo.len() <= HOLD_OF_THE_BOX && !unloaded
}

fn part(action: Action) -> Part {
    let of_the_box = match action {
        Action::Deal(_)
        | Action::First(_)
        | Action::Roll(_)
        | Action::Skulls(_)
        | Action::Best(_)
        | Action::Winner(_) => return Part::Chance,
        Action::Load { ship, unit, .. } => {
            let in_port = (ship.place == Space::SPICE_ISLANDS) == (unit == Unit::Spice);
            in_port && ship.cargo.len() < HOLD_OF_THE_BOX && is_ship_of_the_box(ship)
        }
        Action::Sail { ship, to, .. } => to.is_none() && is_ship_of_the_box(ship),
        Action::PirateAttack { ship, .. } => is_ship_of_the_box(ship),
        Action::NavyMove { to, .. } | Action::PirateMove { to, .. } => on_the_board(to),
        Action::Buy(_)
        | Action::Pass
        | Action::NavyAttack { .. }
        | Action::Elect { .. }
        | Action::Revenue { .. }
        | Action::Mutiny { .. }
        | Action::Unit(_)
        | Action::NoAttack
        | Action::EndTurn => true,
    };
    if of_the_box { Part::Players } else { Part::OtherFigures }
}

/// From numbers to places and back.
struct Order {
    places: Vec<u16>,
    numbers: Vec<u16>,
}

fn order() -> &'static Order {
    static ORDER: OnceLock<Order> = OnceLock::new();
    ORDER.get_or_init(|| {
        let mut places: Vec<u16> = (0..ACTIONS).collect();
        places.sort_by_key(|&place| at(place).map(part));
        let mut numbers = vec![0; places.len()];
        for (number, &place) in (0..).zip(&places) {
            numbers[usize::from(place)] = number;
        }
        Order { places, numbers }
    })
}

impl Actions for SpiceIslands {
    type Action = Action;

    /// The number of an action.
    fn action_id(action: Action) -> u16 {
        order().numbers[usize::from(place(action))]
    }

    /// The action of a number.
    fn action_from_id(id: u16) -> Option<Action> {
        at(*order().places.get(usize::from(id))?)
    }

    /// Other figures may need more spaces and ships than the box has.
    fn player_ids(options: &Options) -> u16 {
        if options.data.is_empty() { PLAYER_IDS } else { ACTIONS }
    }

    /// Its kind, a word with a text.
    fn action_kind(action: Action) -> &'static str {
        action.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Players' choices first, and as many as said; then chance; then the rest.
    #[test]
    fn numbers_come_in_three_parts() {
        let parts: Vec<Part> =
            (0..ACTIONS).map(|id| part(SpiceIslands::action_from_id(id).unwrap())).collect();
        assert!(parts.is_sorted());
        let players = parts.iter().filter(|&&part| part == Part::Players).count();
        assert_eq!(players, usize::from(PLAYER_IDS));
    }
}
