//! What happens, told for the log and the animation.

use emporio_core::{Events, Player};
use serde::Serialize;

use crate::data::{Building, Good, Role, Tile};
use crate::pieces::{PerBuilding, PerGood, PerTile};
use crate::state::{Ending, PuertoRico};

/// Something that happened; all of it is open to everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // Each variant says it all; the fields are named after the rulebook.
pub enum Event {
    /// A role was taken, with the doubloons on it.
    RoleTaken { player: Player, role: Role, doubloons: u16 },
    /// A plantation was turned up.
    TurnedUp { tile: Good },
    /// The discards became the stock.
    Reshuffled { tiles: u8 },
    /// The hacienda's tile was drawn and placed.
    HaciendaDrew { player: Player, tile: Good },
    /// A tile was taken.
    Settled { player: Player, tile: Tile, colonist: bool },
    /// A player chose to do nothing in a role.
    Declined { player: Player, role: Role },
    /// The mayor took the extra colonist.
    ExtraColonist { player: Player },
    /// A player took colonists of the ship.
    ColonistsCame { player: Player, colonists: u8 },
    /// A player's colonists stand where they stand.
    Placed {
        player: Player,
        #[cfg_attr(feature = "ts", ts(type = "Record<Tile, number>"))]
        island: PerTile,
        #[cfg_attr(feature = "ts", ts(type = "Record<Building, number>"))]
        city: PerBuilding,
        san_juan: u8,
    },
    /// The colonist ship was loaded.
    ColonistShipLoaded { colonists: u8, wanted: u8 },
    /// A building was bought.
    Built { player: Player, building: Building, price: u8, colonist: bool },
    /// A player produced.
    Produced {
        player: Player,
        #[cfg_attr(feature = "ts", ts(type = "Record<Good, number>"))]
        goods: PerGood,
    },
    /// The factory paid.
    FactoryPaid { player: Player, doubloons: u8 },
    /// The craftsman took the extra good.
    ExtraGood { player: Player, good: Good },
    /// A good was sold.
    Sold { player: Player, good: Good, doubloons: u8 },
    /// The full trading house was emptied.
    HouseEmptied,
    /// Goods were loaded on a ship.
    Loaded { player: Player, good: Good, barrels: u8, ship: u8, vp: u8 },
    /// Goods were shipped by the wharf.
    Wharfed { player: Player, good: Good, barrels: u8, vp: u8 },
    /// A player took extra points of a load, where they may be refused.
    ExtraPoints { player: Player, vp: u8 },
    /// A player stored goods and lost the rest.
    Stored {
        player: Player,
        #[cfg_attr(feature = "ts", ts(type = "Record<Good, number>"))]
        kept: PerGood,
        #[cfg_attr(feature = "ts", ts(type = "Record<Good, number>"))]
        lost: PerGood,
    },
    /// A full ship sailed.
    ShipSailed { ship: u8, good: Good },
    /// The prospector brought a doubloon.
    Prospected { player: Player },
    /// An end condition was met: this is the last round.
    LastRound { ending: Ending },
    /// A round is over; who is governor now.
    NewRound { round: u16, governor: Player },
    /// The game is over.
    GameOver { ending: Ending },
}

impl Events for PuertoRico {
    type Event = Event;

    /// The word for its kind.
    fn event_kind(event: &Event) -> &'static str {
        event.into()
    }
}
