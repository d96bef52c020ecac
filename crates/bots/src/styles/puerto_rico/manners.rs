//! What each style of Puerto Rico sets store by.

use emporio_puerto_rico::Building;

use super::{Manner, Posts, points};

/// The shipper: corn and indigo, harbor and wharf, and the captain as often as barrels lie ready.
pub(super) const SHIPPER: Manner = Manner {
    captain: 1.0,
    craftsman: 0.8,
    trader: 0.7,
    builder: 0.5,
    mayor: 0.8,
    settler: 0.6,
    money: 0.6,
    goods: [0.0, 0.1, 0.2, 0.3, 0.4],
    // One quarry, for the dear buildings of the harbor.
    tiles: [(3.5, 0.2), (2.5, 0.3), (2.5, 0.3), (1.0, 0.0), (1.0, 0.0), (2.6, 2.0)],
    idle: (3.4, 0.0),
    points: |_, board, building| points(board, building),
    plant: |_, _, served| 2.5 * f32::from(served),
    violet: &[
        (&[Building::Harbor, Building::Wharf], 10.0),
        (&[Building::CustomsHouse], 4.0),
        (&[Building::SmallWarehouse], 2.0),
    ],
    large: 2.0,
    posts: Posts {
        quarry: 0.5,
        violet: &[(&[Building::Harbor, Building::Wharf], 2.0), (&[Building::CustomsHouse], 1.5)],
        large: 0.9,
    },
};

/// The builder: quarries first, then a city of large buildings, full before others have shipped much.
pub(super) const BUILDER: Manner = Manner {
    captain: 0.7,
    craftsman: 0.6,
    trader: 1.0,
    builder: 1.0,
    mayor: 0.8,
    settler: 0.8,
    money: 0.7,
    goods: [0.0, 0.2, 0.5, 0.9, 1.2],
    tiles: [(2.5, 0.0), (1.5, 0.4), (1.5, 0.4), (1.5, 0.4), (1.5, 0.4), (4.5, 0.8)],
    idle: (2.5, 0.3),
    points: |state, board, building| {
        let late = if state.ending.is_some() || board.city.free_spaces() <= 5 { 1.0 } else { 0.0 };
        1.3 * points(board, building) + 1.0 + late
    },
    plant: |_, good, served| (1.0 + 0.5 * f32::from(good.price())) * f32::from(served),
    violet: &[],
    large: 3.0,
    posts: Posts { quarry: 1.1, violet: &[], large: 1.5 },
};

/// The trader: coffee and tobacco for the trading house, markets, and what the money buys.
pub(super) const TRADER: Manner = Manner {
    captain: 0.8,
    craftsman: 0.7,
    trader: 1.1,
    builder: 0.8,
    mayor: 0.8,
    settler: 0.7,
    money: 0.7,
    goods: [0.0, 0.3, 0.6, 1.6, 2.2],
    tiles: [(3.0, 0.0), (1.8, 0.4), (1.8, 0.4), (3.8, 1.2), (3.8, 1.2), (3.0, 1.0)],
    idle: (3.0, 0.3),
    points: |_, board, building| points(board, building),
    plant: |board, good, served| {
        let first = if board.capacity(good) == 0 { 1.5 } else { 0.5 };
        first * f32::from(good.price()) * f32::from(served.min(1)) + f32::from(served)
    },
    violet: &[
        (&[Building::Factory, Building::Harbor], 5.0),
        (&[Building::LargeMarket], 3.5),
        (&[Building::SmallMarket, Building::Office], 2.0),
    ],
    large: 3.0,
    posts: Posts {
        quarry: 0.7,
        violet: &[
            (&[Building::Factory, Building::Harbor, Building::LargeMarket], 1.5),
            (&[Building::SmallMarket, Building::Office], 0.85),
        ],
        large: 1.2,
    },
};
