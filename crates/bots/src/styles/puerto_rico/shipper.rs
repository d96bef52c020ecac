//! The shipper: corn and indigo, harbor and wharf, and the captain as often as barrels lie ready.

use emporio_puerto_rico::{Action, Building, Good, Place, PlayerBoard, PuertoRico, Tile};

use super::{Manner, good_of, idle, points, posted, unserved, violet, weigh};

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
    violet(VIOLET, 2.0, building) + points(board, building)
}

/// What violet buildings are worth beyond their points; large ones 2 at least.
#[rustfmt::skip]
const VIOLET: &[(Building, f32)] = &[
    (Building::Harbor,        10.0),
    (Building::Wharf,         10.0),
    (Building::SmallWarehouse, 2.0),
    (Building::CustomsHouse,   4.0),
];

/// What colonists are worth there, where a barrel is worth 1.
#[rustfmt::skip]
const POSTS: &[(Building, f32)] = &[
    (Building::Harbor,       2.0),
    (Building::Wharf,        2.0),
    (Building::CustomsHouse, 1.5),
    (Building::GuildHall,    0.9),
    (Building::Residence,    0.9),
    (Building::Fortress,     0.9),
    (Building::CityHall,     0.9),
];

fn post(place: Place) -> f32 {
    posted(0.5, POSTS, 0.6, place)
}
