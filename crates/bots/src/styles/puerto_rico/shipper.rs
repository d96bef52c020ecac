//! The shipper: corn and indigo, harbor and wharf, and the captain as often as barrels lie ready.

use emporio_puerto_rico::{Action, Building, Good, Place, PlayerBoard, PuertoRico, Tile};

use super::{Manner, good_of, idle, points, unserved, weigh};

const MANNER: Manner = Manner {
    captain: 1.0,
    craftsman: 0.8,
    trader: 0.7,
    builder: 0.5,
    mayor: 0.8,
    settler: 0.6,
    money: 0.6,
    goods: [0.0, 0.1, 0.2, 0.3, 0.4],
    tile,
    building,
    post,
};

pub(super) fn wish(state: &PuertoRico, action: Action) -> f32 {
    weigh(&MANNER, state, action)
}

fn tile(board: &PlayerBoard, tile: Tile) -> f32 {
    let count = f32::from(board.island[tile]);
    match tile.good() {
        Some(Good::Corn) => 3.5 - 0.2 * count,
        Some(good) if idle(board, good) > 0 => 3.4,
        Some(Good::Indigo | Good::Sugar) => 2.5 - 0.3 * count,
        Some(Good::Tobacco | Good::Coffee) => 1.0,
        // One, for the dear buildings of the harbor.
        None => 2.6 - 2.0 * count,
    }
}

fn building(_: &PuertoRico, board: &PlayerBoard, building: Building) -> f32 {
    if let Some(good) = good_of(building) {
        let served = unserved(board, good).min(building.circles());
        return points(board, building) + 2.5 * f32::from(served);
    }
    match building {
        Building::Harbor => 13.0,
        Building::Wharf => 13.0,
        Building::SmallWarehouse => 3.0,
        Building::CustomsHouse => 4.0 + points(board, building),
        Building::GuildHall | Building::Residence | Building::Fortress | Building::CityHall => {
            2.0 + points(board, building)
        }
        _ => points(board, building),
    }
}

fn post(place: Place) -> f32 {
    match place {
        Place::Island(_) => 0.5,
        Place::City(Building::Harbor | Building::Wharf) => 2.0,
        Place::City(Building::CustomsHouse) => 1.5,
        Place::City(Building::GuildHall | Building::Residence | Building::Fortress | Building::CityHall) => {
            0.9
        }
        Place::City(_) => 0.6,
    }
}
