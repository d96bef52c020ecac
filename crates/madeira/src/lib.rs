//! The rules of Madeira: dice, guilds, crown requests, wood, bread and pirates over five rounds.
//!
//! [`Madeira`] is the state; `phase` holds the five phases in the order of the rules page, `moves` what characters,
//! favours, rewards and buildings are made of. The figures of the board are data ([`Data`]), each with its status.

mod action;
mod board;
mod check;
mod data;
mod dispatch;
mod event;
mod forbidden;
mod game;
mod moves;
mod names;
mod notation;
mod phase;
mod places;
mod score;
mod sets;
mod setup;
mod state;
mod step;
mod texts;
mod view;

pub use action::{Action, EXCHANGES};
pub use data::{DATA_FILE, Data, MadeiraOptions, SEATS, Status, data_from_toml};
pub use event::Event;
pub use names::*;
pub use places::{
    DISTRICT_COUNT, District, FIELD_COUNT, NoPlace, Place, SLOT_COUNT, SPACE_COUNT, Slot, Space, Spot,
};
pub use score::pirate_losses;
pub use sets::{FavourSet, Member, Set, SlotSet, SpaceSet, SpotSet};
pub use state::{Madeira, Person, Phase, PlayerTurn, Row, Site};
pub use step::{MoveKind, Moves, PawnMoves, ShipMoves, Step, WoodUse};
pub use view::MadeiraView;
