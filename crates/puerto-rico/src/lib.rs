//! The rules of Puerto Rico for 2 to 5 players: every clause of `RULES.md`, as plain data and functions.
//!
//! `data` holds the tables, `state` what lies on the table, `phase` one file for each chapter of the rules; `action`
//! and `notation` the steps and their text, `view`, `texts` and `board` what people see.

mod action;
mod board;
mod buildings;
mod check;
mod city;
mod data;
mod event;
mod forbidden;
mod game;
mod hidden;
mod lists;
mod look;
mod notation;
mod per;
mod phase;
mod position;
mod score;
mod setup;
mod state;
mod texts;
mod view;

pub use action::Action;
pub use city::{City, Offer};
pub use data::{
    BUILDINGS, Building, BuildingKind, BuildingRow, Good, Role, SetupRow, Tile, copies, setup_row,
};
pub use event::Event;
pub use game::Options;
pub use per::{BuildingSet, GoodSet, Key, Per, PerBuilding, PerGood, PerRole, PerTile};
pub use state::{CargoShip, Ending, Phase, Place, PlayerBoard, PuertoRico, RoleCard};
pub use view::{
    BuildingView, CityView, GoodCount, HouseView, IslandView, PhaseName, PlaceView, PlacingView, PlayerView,
    RoleView, ShipView, StoringView, View,
};
