//! The building table, one row per line, and the sets that follow from it.

use crate::data::{Building, Good};
use crate::pieces::{BuildingSet, PerBuilding, alone};

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

/// [TWO-1] How many of each building are offered at a table of so many players.
pub fn copies(players: u8) -> PerBuilding {
    let two = |kind: BuildingKind| match kind {
        Small(_) | Large(_) => 2,
        Violet | LargeViolet => 1,
    };
    let number = |row: &BuildingRow| if players == 2 { two(row.kind) } else { row.copies };
    PerBuilding::new(BUILDINGS.each_ref().map(number))
}

/// Whether a row belongs to a set of buildings.
const fn belongs(row: &BuildingRow, group: Group) -> bool {
    match group {
        Group::SmallProduction => matches!(row.kind, Small(_)),
        Group::LargeProduction => matches!(row.kind, Large(_)),
        Group::Violet => matches!(row.kind, Violet | LargeViolet),
        Group::TwoSpaces => matches!(row.kind, LargeViolet),
    }
}

#[derive(Clone, Copy)]
enum Group {
    SmallProduction,
    LargeProduction,
    Violet,
    TwoSpaces,
}

const fn group(group: Group) -> BuildingSet {
    let mut set = BuildingSet::EMPTY;
    let mut index = 0;
    while index < BUILDINGS.len() {
        if belongs(&BUILDINGS[index], group) {
            set = set.or(alone(BUILDINGS[index].building));
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
