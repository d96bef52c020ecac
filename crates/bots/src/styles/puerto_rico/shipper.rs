//! The shipper: corn and indigo, harbor and wharf, and the captain as often as barrels lie ready.

use emporio_puerto_rico::Building;

use super::{Manner, Posts, points};

/// What it sets store by.
pub(super) const MANNER: Manner = Manner {
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
