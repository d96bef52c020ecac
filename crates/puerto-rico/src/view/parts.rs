//! The parts of a view: roles, ships, buildings, boards.

use emporio_core::Player;
use serde::Serialize;

use crate::data::{Building, Good, Role, Tile};

/// What is decided now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // The names of the phases of the state.
pub enum PhaseName {
    TurnUp,
    Role,
    Hacienda,
    HaciendaDraw,
    Settler,
    MayorPrivilege,
    Mayor,
    Builder,
    Production,
    Craftsman,
    Trader,
    Captain,
    Points,
    Storage,
    Over,
}

/// A number of one good or plantation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoodCount {
    /// The kind.
    pub good: Good,
    /// How many.
    pub count: u8,
}

/// A role card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoleView {
    /// Which.
    pub role: Role,
    /// Doubloons on it.
    pub doubloons: u16,
    /// Who has taken it in this round.
    pub taken_by: Option<Player>,
}

/// The trading house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseView {
    /// Goods that fit.
    pub spaces: u8,
    /// The goods in it, one entry for each barrel.
    pub goods: Vec<Good>,
}

/// A cargo ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    /// Barrels that fit.
    pub size: u8,
    /// The kind on board.
    pub good: Option<Good>,
    /// Barrels on board.
    pub barrels: u8,
}

/// A building of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildingView {
    /// Which.
    pub building: Building,
    /// Copies left for sale.
    pub left: u8,
    /// Cost before discounts.
    pub cost: u8,
    /// What the mover would pay now; none outside the builder's phase.
    pub price: Option<u8>,
    /// Printed points.
    pub vp: u8,
    /// Room for colonists.
    pub circles: u8,
    /// The column: quarries that help at most.
    pub column: u8,
    /// City spaces that it takes.
    pub spaces: u8,
    /// The good that it makes; none for violet ones.
    pub makes: Option<Good>,
}

/// A player's board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Whose.
    pub player: Player,
    /// Money.
    pub doubloons: u16,
    /// Victory points earned by shipping; none if hidden from the viewer.
    pub vp: Option<u16>,
    /// Points printed on buildings.
    pub building_vp: u16,
    /// Points as they stand, bonuses included; none if hidden from the viewer.
    pub score: Option<i32>,
    /// Barrels, by good.
    pub goods: Vec<GoodCount>,
    /// What the next craftsman phase would bring if the supply had it all.
    pub capacity: Vec<GoodCount>,
    /// Island tiles, by kind, only those there are.
    pub island: Vec<IslandView>,
    /// Empty island spaces.
    pub island_free: u8,
    /// Buildings in the order of the table.
    pub city: Vec<CityView>,
    /// Empty city spaces.
    pub city_free: u8,
    /// Spare colonists; in the mayor's phase those still to be placed.
    pub san_juan: u8,
    /// All colonists of the board.
    pub colonists: u8,
    /// Whether the wharf has been used in this captain's phase.
    pub wharf_used: bool,
}

/// The island tiles of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IslandView {
    /// The kind.
    pub tile: Tile,
    /// How many tiles.
    pub count: u8,
    /// Colonists on them.
    pub colonists: u8,
}

/// A building in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CityView {
    /// Which.
    pub building: Building,
    /// Colonists on it.
    pub colonists: u8,
    /// Room for colonists.
    pub circles: u8,
    /// City spaces that it takes.
    pub spaces: u8,
}

/// How the mover's colonists are being placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlacingView {
    /// Who places.
    pub player: Player,
    /// Colonists still to be placed, all of which must stand on circles.
    pub left: u8,
    /// The index in `places` that is asked now.
    pub at: usize,
    /// Every place with circles in canonical order.
    pub places: Vec<PlaceView>,
}

/// A place for colonists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceView {
    /// Its name in the notation: a kind of tile or a building.
    pub name: String,
    /// The kind of tile, if it is one.
    pub tile: Option<Tile>,
    /// The building, if it is one.
    pub building: Option<Building>,
    /// Room for colonists.
    pub circles: u8,
    /// Colonists placed there so far; 0 from `at` on.
    pub colonists: u8,
    /// Whether it is settled already.
    pub done: bool,
    /// The fewest that may be placed here; told for the place that is asked now.
    pub least: Option<u8>,
    /// The most that may be placed here; told for the place that is asked now.
    pub most: Option<u8>,
}

/// What the mover has chosen to store so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoringView {
    /// Kinds chosen for warehouses.
    pub chosen: Vec<Good>,
    /// Warehouse places still to be filled; at 0 the single good is asked.
    pub places: u8,
}
