//! The builder: quarries first, then a city of large buildings, full before others have shipped much.

use super::{Manner, Posts, points};

/// What it sets store by.
pub(super) const MANNER: Manner = Manner {
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
