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
    /// Where the worker moved before stands: each moves only once.
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
    /// [DEC-1] The city space of the first worker.
    CityWorker,
    /// [DEC-2] A field for one of the two workers at the start.
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
    /// [DEC-3] A row.
    Row,
    /// [DEC-4] A request of the row.
    Request {
        /// From 0.
        row: u8,
    },
    /// [DEC-5] The guild whose favours turn up.
    Guild {
        /// From 0.
        row: u8,
    },
    /// [DEC-6] The start of a turn: a favour, a die or the pass.
    Start,
    /// [DEC-7] The character for a die.
    Character {
        /// Value of the die.
        die: u8,
        /// Whether it is a pirate die.
        pirate: bool,
    },
    /// [DEC-8] What to do with the die.
    Placed {
        /// Where the die lies.
        building: Building,
    },
    /// [DEC-9] A pass space.
    PassSpace,
    /// [DEC-10] Its reals or its action.
    PassGain {
        /// From 0.
        space: u8,
    },
    /// Chance: the next die of the building being resolved.
    BuildingDie {
        /// So many are rolled.
        rolled: u8,
    },
    /// [DEC-11] Pay for the building, or receive pirates.
    Cost,
    /// [DEC-12] Which worker moves.
    WorkerFrom(Moves),
    /// [DEC-13] Where that worker goes.
    WorkerTo {
        /// The moves of this action.
        moves: Moves,
        /// Where the worker comes from.
        from: Place,
    },
    /// [DEC-14] Which ship moves.
    ShipFrom(ShipMoves),
    /// [DEC-15] Where it goes.
    ShipTo {
        /// The moves of this action.
        moves: ShipMoves,
        /// Where it comes from; none from the reserve.
        from: Option<Slot>,
    },
    /// [DEC-16] A king's reward.
    Reward,
    /// [DEC-16] Royal Support: pirates or bread.
    RoyalSupport,
    /// [DEC-17] A district to build.
    District,
    /// [DEC-18] Where one wood comes from.
    Wood {
        /// How many are still to be taken.
        left: u8,
        /// What for.
        to: WoodUse,
    },
    /// [DEC-19] Which pawn moves.
    PawnFrom(PawnMoves),
    /// [DEC-19] Where it goes.
    PawnTo {
        /// The moves of this action.
        moves: PawnMoves,
        /// Where it comes from.
        from: Space,
    },
    /// [DEC-20] A field to harvest again.
    Again {
        /// From 1.
        region: u8,
        /// The repeat of HAR-4 is due.
        repeat: bool,
        /// Harvests of the Engineer left.
        extras: u8,
    },
    /// [DEC-21] Which action marker moves.
    MarkerFrom,
    /// [DEC-21] Where it goes.
    MarkerTo {
        /// Where it comes from.
        from: Building,
    },
    /// [DEC-22] The building of the Lady.
    LadyBuilding,
    /// [DEC-23] A favour to turn up.
    TurnUp {
        /// How many may still be turned.
        left: u8,
    },
    /// [DEC-24] The windmill, for the last time before phase D.
    Mill,
    /// [DEC-25] The guard of honour.
    Honour,
    /// [DEC-26] Wood for the ships.
    Upkeep,
    /// [DEC-27] Bread for the workers.
    Feeding,
    /// [DEC-28] A request to fulfil.
    Fulfil {
        /// How many are still to be fulfilled.
        left: u8,
    },
    /// [DEC-29] The reals of Prosperità.
    Offer {
        /// How many are still to be fulfilled after it.
        left: u8,
    },
    /// The end.
    Over,
}
