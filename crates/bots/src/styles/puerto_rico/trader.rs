//! The trader: coffee and tobacco for the trading house, markets, and what the money buys.

use emporio_puerto_rico::{Action, Building, Good, Place, PlayerBoard, PuertoRico, Tile};

use super::{Manner, good_of, idle, points, posted, unserved, violet, weigh};

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
    violet(VIOLET, 3.0, building) + points(board, building)
}

/// What violet buildings are worth beyond their points; large ones 3.
#[rustfmt::skip]
const VIOLET: &[(Building, f32)] = &[
    (Building::SmallMarket, 2.0),
    (Building::LargeMarket, 3.5),
    (Building::Office,      2.0),
    (Building::Factory,     5.0),
    (Building::Harbor,      5.0),
];

/// What colonists are worth there, where a barrel is worth 1.
#[rustfmt::skip]
const POSTS: &[(Building, f32)] = &[
    (Building::Factory,      1.5),
    (Building::Harbor,       1.5),
    (Building::LargeMarket,  1.5),
    (Building::SmallMarket,  0.85),
    (Building::Office,       0.85),
    (Building::GuildHall,    1.2),
    (Building::CustomsHouse, 1.2),
    (Building::Residence,    1.2),
    (Building::Fortress,     1.2),
    (Building::CityHall,     1.2),
];

fn post(place: Place) -> f32 {
    posted(0.7, POSTS, 0.6, place)
}
