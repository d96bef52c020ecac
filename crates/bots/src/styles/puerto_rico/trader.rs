//! The trader: coffee and tobacco for the trading house, markets, and what the money buys.

use emporio_puerto_rico::Building;

use super::{Manner, Posts, points};

/// What it sets store by.
pub(super) const MANNER: Manner = Manner {
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
