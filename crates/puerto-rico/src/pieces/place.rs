//! A place for colonists: the tiles of one kind, or a building.

use serde::{Deserialize, Serialize};

use crate::data::{BUILDINGS, Building, ISLAND_SPACES, Tile};

/// A place for colonists on a player's board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    /// All island tiles of one kind together.
    Island(Tile),
    /// A building.
    City(Building),
}

impl Place {
    /// Every place there can be: the kinds of tiles, then the buildings of the table.
    pub const COUNT: usize = Tile::COUNT + BUILDINGS.len();

    /// All of them.
    pub const ALL: [Place; Place::COUNT] = {
        let mut places = [Place::at(0); Place::COUNT];
        let mut index = 0;
        while index < Place::COUNT {
            places[index] = Place::at(index);
            index += 1;
        }
        places
    };

    /// The place in that order.
    pub const fn index(self) -> usize {
        match self {
            Place::Island(tile) => tile as usize,
            Place::City(building) => Tile::COUNT + building as usize,
        }
    }

    /// The place of a number below [`Place::COUNT`].
    pub const fn at(index: usize) -> Place {
        if index < Tile::COUNT {
            Place::Island(Tile::ALL[index])
        } else {
            Place::City(BUILDINGS[index - Tile::COUNT].building)
        }
    }

    /// The most circles that it can have.
    pub const fn most_circles(self) -> u8 {
        match self {
            Place::Island(_) => ISLAND_SPACES,
            Place::City(building) => building.circles(),
        }
    }
}
