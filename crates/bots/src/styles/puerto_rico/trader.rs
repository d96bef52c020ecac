//! The trader: coffee and tobacco for the trading house, markets, and what the money buys.

use emporio_puerto_rico::{Action, Building, Good, Place, PlayerBoard, PuertoRico, Tile};

use super::{Manner, good_of, idle, points, unserved, weigh};

const MANNER: Manner = Manner {
    captain: 0.8,
    craftsman: 0.7,
    trader: 1.1,
    builder: 0.8,
    mayor: 0.8,
    settler: 0.7,
    money: 0.7,
    goods: [0.0, 0.3, 0.6, 1.6, 2.2],
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
        Some(good) if idle(board, good) > 0 => 3.0 + 0.3 * f32::from(good.price()),
        Some(Good::Coffee | Good::Tobacco) => 3.8 - 1.2 * count,
        Some(Good::Corn) => 2.8 - 0.4 * count,
        Some(Good::Indigo | Good::Sugar) => 1.8 - 0.4 * count,
        None => 3.0 - count,
    }
}

fn building(_: &PuertoRico, board: &PlayerBoard, building: Building) -> f32 {
    if let Some(good) = good_of(building) {
        let served = unserved(board, good).min(building.circles());
        let first = if board.capacity(good) == 0 { 1.5 } else { 0.5 };
        return points(board, building)
            + first * f32::from(good.price()) * f32::from(served.min(1))
            + f32::from(served);
    }
    match building {
        Building::SmallMarket => 3.0,
        Building::LargeMarket => 5.5,
        Building::Office => 4.0,
        Building::Factory => 8.0,
        Building::Harbor => 8.0,
        Building::GuildHall
        | Building::CustomsHouse
        | Building::Residence
        | Building::Fortress
        | Building::CityHall => 3.0 + points(board, building),
        _ => points(board, building),
    }
}

fn post(place: Place) -> f32 {
    match place {
        Place::Island(_) => 0.7,
        Place::City(Building::Factory | Building::Harbor | Building::LargeMarket) => 1.5,
        Place::City(Building::SmallMarket | Building::Office) => 0.85,
        Place::City(
            Building::GuildHall
            | Building::CustomsHouse
            | Building::Residence
            | Building::Fortress
            | Building::CityHall,
        ) => 1.2,
        Place::City(_) => 0.6,
    }
}
