//! What is asked of a player or drawn by chance, each with the memory it needs.

use serde::{Deserialize, Serialize};

use crate::pieces::{Building, Favour, Place, Slot, Space};

/// Which rules a worker move follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveKind {
    /// To a field or the Forest (WRK-2).
    Field,
    /// To a city (WRK-3).
    City,
    /// To a colony (WRK-4).
    Colony,
    /// To the watch (WRK-5).
    Watch,
    /// From anywhere to anywhere (FAV-15).
    Anywhere,
}

/// Worker moves of one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moves {
    /// Their rules.
    pub kind: MoveKind,
    /// How many may still be made.
    pub left: u8,
    /// Where the worker moved before stands: he moves only once.
    pub arrived: Option<Place>,
}

/// Ship moves of one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipMoves {
    /// How many may still be made.
    pub left: u8,
    /// Where the ship moved before stands: it moves only once.
    pub arrived: Option<Slot>,
}

/// Pawn moves of the mayor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PawnMoves {
    /// How many may still be made.
    pub left: u8,
    /// Where the pawn moved before stands: it moves only once.
    pub arrived: Option<Space>,
}

/// Why wood is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WoodUse {
    /// Bought for a ship from the reserve; the ship moves go on.
    Ship(ShipMoves),
    /// Bought for the district of this favour.
    District(Favour),
    /// Bought for the ships on the board.
    Upkeep,
    /// Received free.
    Keep,
}

/// What is asked of a player, or drawn by chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Chance: the initial request of the next seat.
    InitialRequest,
    /// Chance: the next request tile on the rows.
    RequestTile {
        /// So many lie there.
        placed: u8,
    },
    /// Chance: the next favour on a district.
    FavourTile {
        /// So many lie there.
        placed: u8,
    },
    /// Chance: the next reward at a colony, first pile A, then B.
    RewardTile {
        /// So many lie there.
        placed: u8,
    },
    /// DEC-1.
    CityWorker,
    /// DEC-2.
    FieldWorker,
    /// Chance: the character of the next building.
    CharacterTile {
        /// So many lie there.
        placed: u8,
    },
    /// Chance: the next pirate die.
    PirateDie {
        /// So many are rolled.
        rolled: u8,
    },
    /// Chance: the next guild die, three for each row.
    GuildDie {
        /// So many are rolled.
        rolled: u8,
    },
    /// DEC-3.
    Row,
    /// DEC-4.
    Request {
        /// From 0.
        row: u8,
    },
    /// DEC-5.
    Guild {
        /// From 0.
        row: u8,
    },
    /// DEC-6.
    Start,
    /// DEC-7.
    Character {
        /// Value of the die.
        die: u8,
        /// Whether it is a pirate die.
        pirate: bool,
    },
    /// DEC-8.
    Placed {
        /// Where the die lies.
        building: Building,
    },
    /// DEC-9.
    PassSpace,
    /// DEC-10.
    PassGain {
        /// From 0.
        space: u8,
    },
    /// Chance: the next die of the building being resolved.
    BuildingDie {
        /// So many are rolled.
        rolled: u8,
    },
    /// DEC-11.
    Cost,
    /// DEC-12.
    WorkerFrom(Moves),
    /// DEC-13.
    WorkerTo {
        /// The moves of this action.
        moves: Moves,
        /// Where he comes from.
        from: Place,
    },
    /// DEC-14.
    ShipFrom(ShipMoves),
    /// DEC-15.
    ShipTo {
        /// The moves of this action.
        moves: ShipMoves,
        /// Where it comes from; none from the reserve.
        from: Option<Slot>,
    },
    /// DEC-16.
    Reward,
    /// DEC-16: pirates or bread.
    RoyalSupport,
    /// DEC-17.
    District,
    /// DEC-18.
    Wood {
        /// How many are still to be taken.
        left: u8,
        /// What for.
        to: WoodUse,
    },
    /// DEC-19, origin.
    PawnFrom(PawnMoves),
    /// DEC-19, target.
    PawnTo {
        /// The moves of this action.
        moves: PawnMoves,
        /// Where it comes from.
        from: Space,
    },
    /// DEC-20.
    Again {
        /// From 1.
        region: u8,
        /// The repeat of HAR-4 is due.
        repeat: bool,
        /// Harvests of the Engineer left.
        extras: u8,
    },
    /// DEC-21, origin.
    MarkerFrom,
    /// DEC-21, target.
    MarkerTo {
        /// Where it comes from.
        from: Building,
    },
    /// DEC-22.
    LadyBuilding,
    /// DEC-23.
    TurnUp {
        /// How many may still be turned.
        left: u8,
    },
    /// DEC-24.
    Mill,
    /// DEC-25.
    Honour,
    /// DEC-26.
    Upkeep,
    /// DEC-27.
    Feeding,
    /// DEC-28.
    Fulfil {
        /// How many are still to be fulfilled.
        left: u8,
    },
    /// DEC-29.
    Offer {
        /// How many are still to be fulfilled after it.
        left: u8,
    },
    /// The end.
    Over,
}
