//! The rules of Spice Islands: shipping companies, shares, captains, a navy and pirates; 2 to 5 players.

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
mod notation;
mod observe;
mod options;
mod phase;
mod pieces;
mod position;
mod score;
mod setup;
mod spots;
mod state;
mod texts;
mod view;

pub use action::{Action, Deed, ShipName, Source};
pub use data::{ColouredDice, Data, MAX_COLOURED, MAX_FACES, MAX_NUMBER, PirateDie, SHARES};
pub use event::Event;
pub use options::{
    AttackCost, AttackWhen, CaptainColour, EndSplit, MapName, Options, Purse, Readings, TwoDeal,
};
pub use pieces::map::Chart;
pub use pieces::{
    COLOURS, Cargo, Colour, Company, GOODS, MAX_HOLD, MAX_SEA, MAX_SPACES, ORGANISATIONS, Organisation,
    PirateShip, Ship, Space, UNITS, Unit,
};
pub use state::{Ending, Fate, Hunter, Pawns, Phase, Pick, Pile, Purpose, SpiceIslands, Target, Vote};
pub use view::View;
