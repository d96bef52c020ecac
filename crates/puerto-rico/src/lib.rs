//! The rules of Puerto Rico for 2 to 5 players: every clause of `RULES.md`, as plain data and functions.

mod action;
mod board;
mod chance;
mod check;
mod data;
mod dispatch;
mod event;
mod fast;
mod forbidden;
mod game;
mod hidden;
mod notation;
mod observe;
mod options;
mod phase;
mod picks;
mod pieces;
mod position;
mod score;
mod setup;
mod spots;
mod state;
mod texts;
mod view;

pub use action::Action;
pub use data::{
    BUILDINGS, Building, BuildingKind, BuildingRow, Good, Role, SetupRow, Tile, copies, setup_row,
};
pub use event::Event;
pub use options::Options;
pub use pieces::{
    BuildingSet, CargoShip, City, GoodSet, Offer, PerBuilding, PerGood, PerRole, PerTile, Place, RoleCard,
};
pub use state::{Ending, Phase, PlayerBoard, PuertoRico};
pub use view::{
    BuildingView, CityView, GoodCount, HouseView, IslandView, PhaseName, PlaceView, PlacingView, PlayerView,
    RoleView, ShipView, StoringView, View,
};
