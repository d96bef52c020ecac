//! The rules of San Juan, first edition, for 2 to 4 players: see `RULES.md` for the clauses.

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
    CARDS, CITY, Card, CardRow, Good, Kind, PRICES, PerGood, ROLES, Role, TILES, Tile, roles_in_round,
};
pub use dispatch::Decision;
pub use event::{Event, Reason, Why};
pub use options::{End, Options};
pub use phase::{is_vein, proceeds};
pub use pieces::{Bag, Barrel, CardSet, Goods, HalfSet, Picks};
pub use score::score;
pub use state::{
    BuildStep, CouncilStep, Cover, Phase, Plan, ProduceStep, ProspectStep, SEATS, SanJuan, Seat, SeenTiles,
    TradeStep,
};
pub use view::{BuildingView, CardView, DecisionView, HandView, RoleView, SeatView, TileView, View};
