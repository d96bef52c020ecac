//! The components: goods, tiles, roles, buildings and the set-up table, one row per line.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::per::{BuildingSet, Key, PerBuilding, PerGood};

/// A kind of good, and of plantation, in the order of the goods table.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
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
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
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
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
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
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
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

/// What a building is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BuildingKind {
    /// A small production building of a good.
    Small(Good),
    /// A large production building of a good.
    Large(Good),
    /// A violet building on one space.
    Violet,
    /// A violet building on two spaces, with points at the end.
    LargeViolet,
}

/// A row of the building table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildingRow {
    /// Whose row it is.
    pub building: Building,
    /// Doubloons before discounts.
    pub cost: u8,
    /// Points printed on it.
    pub vp: u8,
    /// Room for colonists.
    pub circles: u8,
    /// Quarries that help at most: the column it lies in.
    pub column: u8,
    /// How many there are with 3 to 5 players.
    pub copies: u8,
    /// What it is for.
    pub kind: BuildingKind,
}

const fn row(
    building: Building,
    cost: u8,
    vp: u8,
    circles: u8,
    column: u8,
    copies: u8,
    kind: BuildingKind,
) -> BuildingRow {
    BuildingRow { building, cost, vp, circles, column, copies, kind }
}

use Building as B;
use BuildingKind::{Large, LargeViolet, Small, Violet};

/// The building table. A later expansion adds names to [`Building`] and rows here; all else follows.
#[rustfmt::skip]
pub const BUILDINGS: [BuildingRow; Building::COUNT] = [
    //                       cost vp circles column copies kind
    row(B::SmallIndigoPlant,   1, 1,   1,      1,     4,   Small(Good::Indigo)),
    row(B::SmallSugarMill,     2, 1,   1,      1,     4,   Small(Good::Sugar)),
    row(B::SmallMarket,        1, 1,   1,      1,     2,   Violet),
    row(B::Hacienda,           2, 1,   1,      1,     2,   Violet),
    row(B::ConstructionHut,    2, 1,   1,      1,     2,   Violet),
    row(B::SmallWarehouse,     3, 1,   1,      1,     2,   Violet),
    row(B::IndigoPlant,        3, 2,   3,      2,     3,   Large(Good::Indigo)),
    row(B::SugarMill,          4, 2,   3,      2,     3,   Large(Good::Sugar)),
    row(B::Hospice,            4, 2,   1,      2,     2,   Violet),
    row(B::Office,             5, 2,   1,      2,     2,   Violet),
    row(B::LargeMarket,        5, 2,   1,      2,     2,   Violet),
    row(B::LargeWarehouse,     6, 2,   1,      2,     2,   Violet),
    row(B::TobaccoStorage,     5, 3,   3,      3,     3,   Large(Good::Tobacco)),
    row(B::CoffeeRoaster,      6, 3,   2,      3,     3,   Large(Good::Coffee)),
    row(B::Factory,            7, 3,   1,      3,     2,   Violet),
    row(B::University,         8, 3,   1,      3,     2,   Violet),
    row(B::Harbor,             8, 3,   1,      3,     2,   Violet),
    row(B::Wharf,              9, 3,   1,      3,     2,   Violet),
    row(B::GuildHall,         10, 4,   1,      4,     1,   LargeViolet),
    row(B::Residence,         10, 4,   1,      4,     1,   LargeViolet),
    row(B::Fortress,          10, 4,   1,      4,     1,   LargeViolet),
    row(B::CustomsHouse,      10, 4,   1,      4,     1,   LargeViolet),
    row(B::CityHall,          10, 4,   1,      4,     1,   LargeViolet),
];

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

/// The set-up table for 2, 3, 4 and 5 players.
#[rustfmt::skip]
const SETUPS: [SetupRow; 4] = [
    SetupRow { doubloons: 3, plantations: &[I, C],          vp:  65, colonists: 40, colonist_ship: 2, ships: &[4, 6],    roles: 7, picks: 6, quarries: 5, goods: PerGood::new([8, 9, 9, 7, 7]), tiles: PerGood::new([7, 9, 8, 6, 5]), face_up: 3 },
    SetupRow { doubloons: 2, plantations: &[I, I, C],       vp:  75, colonists: 55, colonist_ship: 3, ships: &[4, 5, 6], roles: 6, picks: 3, quarries: 8, goods: GOODS, tiles: TILES, face_up: 4 },
    SetupRow { doubloons: 3, plantations: &[I, I, C, C],    vp: 100, colonists: 75, colonist_ship: 4, ships: &[5, 6, 7], roles: 7, picks: 4, quarries: 8, goods: GOODS, tiles: TILES, face_up: 5 },
    SetupRow { doubloons: 4, plantations: &[I, I, I, C, C], vp: 122, colonists: 95, colonist_ship: 5, ships: &[6, 7, 8], roles: 8, picks: 5, quarries: 8, goods: GOODS, tiles: TILES, face_up: 6 },
];

/// The set-up row of a number of players from 2 to 5.
#[inline]
pub const fn setup_row(players: u8) -> &'static SetupRow {
    &SETUPS[players as usize - 2]
}

/// [TWO-1] How many of each building are offered at a table of so many players.
pub fn copies(players: u8) -> PerBuilding {
    let two = |kind: BuildingKind| match kind {
        Small(_) | Large(_) => 2,
        Violet | LargeViolet => 1,
    };
    let number = |row: &BuildingRow| if players == 2 { two(row.kind) } else { row.copies };
    PerBuilding::new(BUILDINGS.each_ref().map(number))
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
    #[inline]
    pub const fn price(self) -> u8 {
        self as u8
    }

    /// The plantation that it grows on.
    #[inline]
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
    #[inline]
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
    #[inline]
    pub const fn row(self) -> &'static BuildingRow {
        &BUILDINGS[self as usize]
    }

    /// Room for colonists.
    #[inline]
    pub const fn circles(self) -> u8 {
        self.row().circles
    }
}

impl Key for Good {
    const ALL: &'static [Good] = &Good::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl Key for Tile {
    const ALL: &'static [Tile] = &Tile::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl Key for Role {
    const ALL: &'static [Role] = &Role::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl Key for Building {
    const ALL: &'static [Building] = Building::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// Whether a row belongs to a set of buildings.
const fn belongs(row: &BuildingRow, group: Group) -> bool {
    match group {
        Group::SmallProduction => matches!(row.kind, Small(_)),
        Group::LargeProduction => matches!(row.kind, Large(_)),
        Group::Violet => matches!(row.kind, Violet | LargeViolet),
        Group::TwoSpaces => matches!(row.kind, LargeViolet),
        Group::Affordable { column, purse } => row.column == column && row.cost <= purse,
    }
}

#[derive(Clone, Copy)]
enum Group {
    SmallProduction,
    LargeProduction,
    Violet,
    TwoSpaces,
    Affordable { column: u8, purse: u8 },
}

const fn group(group: Group) -> BuildingSet {
    let mut set = BuildingSet::NONE;
    let mut index = 0;
    while index < BUILDINGS.len() {
        if belongs(&BUILDINGS[index], group) {
            set = set.or(BuildingSet::of(BUILDINGS[index].building));
        }
        index += 1;
    }
    set
}

/// Small production buildings.
pub const SMALL_PRODUCTION: BuildingSet = group(Group::SmallProduction);
/// Large production buildings.
pub const LARGE_PRODUCTION: BuildingSet = group(Group::LargeProduction);
/// Violet buildings, large ones included.
pub const VIOLET: BuildingSet = group(Group::Violet);
/// Buildings on two spaces.
pub const TWO_SPACES: BuildingSet = group(Group::TwoSpaces);

/// What each column offers up to a cost, by column - 1 and cost: the price list turned round.
pub const UP_TO_COST: [[BuildingSet; HIGHEST_COST as usize + 1]; 4] = up_to_cost();

const fn up_to_cost() -> [[BuildingSet; HIGHEST_COST as usize + 1]; 4] {
    let mut table = [[BuildingSet::NONE; HIGHEST_COST as usize + 1]; 4];
    let mut column = 0;
    while column < 4 {
        let mut purse = 0;
        while purse <= HIGHEST_COST {
            table[column][purse as usize] = group(Group::Affordable { column: column as u8 + 1, purse });
            purse += 1;
        }
        column += 1;
    }
    table
}
