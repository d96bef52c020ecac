//! The pieces on the table: cities, ships, role cards, and what is counted by kind.

mod city;
mod place;
mod sets;

pub use city::{City, Offer};
pub use place::Place;
pub(crate) use sets::{ALL_GOODS, alone, kinds_of, later_than};
pub use sets::{BuildingSet, GoodSet};

use emporio_core::{Per, Player};
use serde::{Deserialize, Serialize};

use crate::data::{Building, Good, Role, Tile};

/// A number for each good, or for each kind of plantation.
pub type PerGood = Per<Good, u8, { Good::COUNT }>;
/// A number for each kind of island tile.
pub type PerTile = Per<Tile, u8, { Tile::COUNT }>;
/// A number for each building.
pub type PerBuilding = Per<Building, u8, { Building::COUNT }>;
/// Something for each role card.
pub type PerRole<T> = Per<Role, T, { Role::COUNT }>;

/// A role card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoleCard {
    /// Doubloons that lie on it.
    pub doubloons: u16,
    /// Who has taken it in this round.
    pub taken_by: Option<Player>,
}

/// A cargo ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CargoShip {
    /// Barrels that fit.
    pub size: u8,
    /// The kind on board.
    pub good: Option<Good>,
    /// Barrels on board.
    pub barrels: u8,
}

impl CargoShip {
    /// Barrels that still fit.
    pub fn room(&self) -> u8 {
        self.size - self.barrels
    }

    /// Whether nothing is on board; a ship that is not there (size 0) is not empty.
    pub fn is_empty(&self) -> bool {
        self.barrels == 0 && self.size > 0
    }

    /// Whether no more fits.
    pub fn is_full(&self) -> bool {
        self.barrels == self.size && self.size > 0
    }
}
