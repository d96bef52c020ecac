//! The components: goods, tiles, roles, names of buildings and the set-up table, one row per line.

mod buildings;

pub use buildings::{
    BUILDINGS, BuildingKind, BuildingRow, LARGE_PRODUCTION, SMALL_PRODUCTION, TWO_SPACES, VIOLET, copies,
};

use emporio_core::Key;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::pieces::PerGood;

/// A kind of good, and of plantation, in the order of the goods table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
#[allow(missing_docs)] // The names are the rulebook's.
pub enum Good {
    Corn,
    Indigo,
    Sugar,
    Tobacco,
    Coffee,
}

/// A kind of island tile: the five plantations, then the quarry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Tile {
    Corn,
    Indigo,
    Sugar,
    Tobacco,
    Coffee,
    Quarry,
}

/// A role card; the second prospector is a card of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Role {
    Settler,
    Mayor,
    Builder,
    Craftsman,
    Trader,
    Captain,
    Prospector,
    SecondProspector,
}

/// A building, in the order of the building table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Building {
    SmallIndigoPlant,
    SmallSugarMill,
    SmallMarket,
    Hacienda,
    ConstructionHut,
    SmallWarehouse,
    IndigoPlant,
    SugarMill,
    Hospice,
    Office,
    LargeMarket,
    LargeWarehouse,
    TobaccoStorage,
    CoffeeRoaster,
    Factory,
    University,
    Harbor,
    Wharf,
    GuildHall,
    Residence,
    Fortress,
    CustomsHouse,
    CityHall,
}

/// A row of the set-up table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupRow {
    /// Doubloons of each player.
    pub doubloons: u16,
    /// Starting plantations in seat order.
    pub plantations: &'static [Good],
    /// Chips in the pool.
    pub vp: u16,
    /// Colonists in the supply, without the ship's.
    pub colonists: u8,
    /// The first load of the colonist ship.
    pub colonist_ship: u8,
    /// Cargo ships by size, ascending.
    pub ships: &'static [u8],
    /// How many of the role cards play, from the first.
    pub roles: u8,
    /// Roles taken in a round by all together.
    pub picks: u8,
    /// Quarries.
    pub quarries: u8,
    /// Barrels of each good.
    pub goods: PerGood,
    /// Plantation tiles of each kind, starting ones included.
    pub tiles: PerGood,
    /// Face-up tiles.
    pub face_up: u8,
}

const GOODS: PerGood = PerGood::new([10, 11, 11, 9, 9]);
const TILES: PerGood = PerGood::new([10, 12, 11, 9, 8]);
const C: Good = Good::Corn;
const I: Good = Good::Indigo;

/// [SET-4, TWO-3, TWO-4] The set-up table for 2, 3, 4 and 5 players.
#[rustfmt::skip]
const SETUPS: [SetupRow; 4] = [
    SetupRow { doubloons: 3, plantations: &[I, C],          vp:  65, colonists: 40, colonist_ship: 2, ships: &[4, 6],    roles: 7, picks: 6, quarries: 5, goods: PerGood::new([8, 9, 9, 7, 7]), tiles: PerGood::new([7, 9, 8, 6, 5]), face_up: 3 },
    SetupRow { doubloons: 2, plantations: &[I, I, C],       vp:  75, colonists: 55, colonist_ship: 3, ships: &[4, 5, 6], roles: 6, picks: 3, quarries: 8, goods: GOODS, tiles: TILES, face_up: 4 },
    SetupRow { doubloons: 3, plantations: &[I, I, C, C],    vp: 100, colonists: 75, colonist_ship: 4, ships: &[5, 6, 7], roles: 7, picks: 4, quarries: 8, goods: GOODS, tiles: TILES, face_up: 5 },
    SetupRow { doubloons: 4, plantations: &[I, I, I, C, C], vp: 122, colonists: 95, colonist_ship: 5, ships: &[6, 7, 8], roles: 8, picks: 5, quarries: 8, goods: GOODS, tiles: TILES, face_up: 6 },
];

/// The set-up row of a number of players from 2 to 5.
pub const fn setup_row(players: u8) -> &'static SetupRow {
    &SETUPS[players as usize - 2]
}

/// Spaces of an island.
pub const ISLAND_SPACES: u8 = 12;
/// Spaces of a city.
pub const CITY_SPACES: u8 = 12;
/// Goods that fit the trading house.
pub const HOUSE_SPACES: u8 = 4;
/// The smallest cargo ship of any table.
pub const SMALLEST_SHIP: u8 = 4;
/// The largest cargo ship of any table.
pub const LARGEST_SHIP: u8 = 8;
/// The highest cost of a building.
pub const HIGHEST_COST: u8 = 10;

impl Good {
    /// How many kinds there are.
    pub const COUNT: usize = 5;
    /// Every kind, in the order of the goods table.
    pub const ALL: [Good; Good::COUNT] = [Good::Corn, Good::Indigo, Good::Sugar, Good::Tobacco, Good::Coffee];

    /// What the trading house pays for it.
    pub const fn price(self) -> u8 {
        self as u8
    }

    /// The plantation that it grows on.
    pub const fn plantation(self) -> Tile {
        Tile::ALL[self as usize]
    }
}

impl Tile {
    /// How many kinds there are.
    pub const COUNT: usize = 6;
    /// Every kind, in the order in which colonists are placed.
    pub const ALL: [Tile; Tile::COUNT] =
        [Tile::Corn, Tile::Indigo, Tile::Sugar, Tile::Tobacco, Tile::Coffee, Tile::Quarry];

    /// The good of a plantation; none for a quarry.
    pub const fn good(self) -> Option<Good> {
        match self {
            Tile::Corn => Some(Good::Corn),
            Tile::Indigo => Some(Good::Indigo),
            Tile::Sugar => Some(Good::Sugar),
            Tile::Tobacco => Some(Good::Tobacco),
            Tile::Coffee => Some(Good::Coffee),
            Tile::Quarry => None,
        }
    }
}

impl Role {
    /// How many cards there are.
    pub const COUNT: usize = 8;
    /// Every card; with fewer players the last ones stay in the box.
    pub const ALL: [Role; Role::COUNT] = [
        Role::Settler,
        Role::Mayor,
        Role::Builder,
        Role::Craftsman,
        Role::Trader,
        Role::Captain,
        Role::Prospector,
        Role::SecondProspector,
    ];
}

impl Building {
    /// How many buildings there are.
    pub const COUNT: usize = Building::VARIANTS.len();
    /// Every building, in the order of the table.
    pub const ALL: &'static [Building] = Building::VARIANTS;

    /// Its row of the table.
    pub const fn row(self) -> &'static BuildingRow {
        &BUILDINGS[self as usize]
    }

    /// Room for colonists.
    pub const fn circles(self) -> u8 {
        self.row().circles
    }
}

impl Key for Good {
    const ALL: &'static [Good] = &Good::ALL;

    fn index(self) -> usize {
        self as usize
    }
}

impl Key for Tile {
    const ALL: &'static [Tile] = &Tile::ALL;

    fn index(self) -> usize {
        self as usize
    }
}

impl Key for Role {
    const ALL: &'static [Role] = &Role::ALL;

    fn index(self) -> usize {
        self as usize
    }
}

impl Key for Building {
    const ALL: &'static [Building] = Building::ALL;

    fn index(self) -> usize {
        self as usize
    }
}
