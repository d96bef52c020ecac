//! The state: plain data, nothing on the heap, and the small questions that all chapters ask of it.

use emporio_core::{MAX_PLAYERS, Player};
use serde::{Deserialize, Serialize};

use crate::data::{ISLAND_SPACES, SetupRow, setup_row};
use crate::options::Options;
use crate::pieces::{CargoShip, City, GoodSet, Offer, PerGood, PerRole, PerTile, Place, RoleCard};

/// A game of Puerto Rico.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuertoRico {
    /// How many play.
    pub players: u8,
    /// What the table has chosen.
    #[serde(skip)]
    pub options: Options,
    /// The round now played, from 1.
    pub round: u16,
    /// Who takes the first role of the round.
    pub governor: Player,
    /// Roles taken and carried out in this round.
    pub picks: u8,
    /// Who takes a role now, or has taken the role now carried out.
    pub taker: Player,
    /// Whose turn it is within the role.
    pub mover: Player,
    /// What is going on.
    pub phase: Phase,
    /// The first end condition met; the game then ends with the round.
    pub ending: Option<Ending>,
    /// The role cards.
    pub roles: PerRole<RoleCard>,
    /// Chips left in the pool.
    pub vp_pool: u16,
    /// Colonists in the supply.
    pub colonists: u8,
    /// Colonists on the colonist ship.
    pub colonist_ship: u8,
    /// Barrels in the supply.
    pub goods: PerGood,
    /// Barrels in the trading house.
    pub house: PerGood,
    /// Cargo ships, ascending by size; with 2 players the third has size 0 and is none.
    pub ships: [CargoShip; 3],
    /// Face-up plantations.
    pub face_up: PerGood,
    /// Face-down plantations: a bag, its order is nobody's knowledge.
    pub stock: PerGood,
    /// Discarded plantations.
    pub discards: PerGood,
    /// Quarries left.
    pub quarries: u8,
    /// Buildings left for sale.
    pub offered: Offer,
    /// The players' boards in seat order; those above the number of players are unused.
    pub boards: [PlayerBoard; MAX_PLAYERS],
}

/// What is going on; each variant owns the memory of its phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[repr(u8)]
pub enum Phase {
    /// Face-up tiles are drawn one by one.
    TurnUp,
    /// A player takes a role.
    Role,
    /// Settler: the hacienda is offered.
    Hacienda,
    /// Settler: the hacienda's tile is drawn.
    HaciendaDraw,
    /// Settler: a tile is taken.
    Settler,
    /// Mayor: the privilege is offered.
    MayorPrivilege,
    /// Mayor: colonists are placed; those not placed yet wait in San Juan.
    Mayor {
        /// The place that is filled now.
        place: Place,
        /// Circles of this place and all later ones.
        room: u8,
    },
    /// Builder: a building is bought.
    Builder,
    /// Craftsman, with refusals: the mover produces or not.
    Production {
        /// Kinds that the craftsman has received so far.
        received: GoodSet,
    },
    /// Craftsman: the privilege is offered.
    Craftsman {
        /// Kinds that the craftsman received in this phase.
        received: GoodSet,
    },
    /// Trader: a good is sold.
    Trader,
    /// Captain: goods are loaded.
    Captain {
        /// Turns in a row without a load.
        idle: u8,
        /// Whether the captain has had a first load, the one that brings an extra point.
        bonus_taken: bool,
        /// Players who have used their wharf in this phase, a bit for each seat.
        wharf_used: u8,
    },
    /// Captain, with refusals: the extra points of the load just made are offered.
    Points {
        /// How many there are.
        extra: u8,
        /// Whether the captain has had a first load.
        bonus_taken: bool,
        /// Players who have used their wharf in this phase, a bit for each seat.
        wharf_used: u8,
    },
    /// Captain: goods are stored.
    Storage {
        /// Kinds chosen for warehouses so far.
        chosen: GoodSet,
        /// Warehouse places still to be filled.
        places: u8,
    },
    /// The game has ended.
    Over,
}

/// Why the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ending {
    /// The colonist ship could not be filled.
    Colonists,
    /// Someone filled the twelfth city space.
    City,
    /// The last victory point chip was taken.
    VictoryPoints,
}

/// What a player owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerBoard {
    /// Money.
    pub doubloons: u16,
    /// Victory points earned by shipping; hidden from the others.
    pub vp: u16,
    /// Barrels.
    pub goods: PerGood,
    /// Tiles of each kind on the island.
    pub island: PerTile,
    /// Colonists on the tiles of each kind.
    pub workers: PerTile,
    /// The buildings and the colonists on them.
    pub city: City,
    /// Spare colonists; in the mayor's phase those still to be placed.
    pub san_juan: u8,
}

impl PlayerBoard {
    /// Empty island spaces.
    pub fn island_room(&self) -> u8 {
        ISLAND_SPACES.saturating_sub(self.island.sum())
    }

    /// All circles: one on each tile, and those of the buildings.
    pub fn circles(&self) -> u8 {
        self.island.sum() + self.city.circles()
    }

    /// All colonists of the board, San Juan included.
    pub fn colonists(&self) -> u8 {
        self.workers.sum() + self.city.workers() + self.san_juan
    }

    /// Circles of a place.
    pub fn circles_of(&self, place: Place) -> u8 {
        match place {
            Place::Island(tile) => self.island[tile],
            Place::City(building) => building.circles() * u8::from(self.city.built().has(building)),
        }
    }

    /// Colonists on a place.
    pub fn colonists_on(&self, place: Place) -> u8 {
        match place {
            Place::Island(tile) => self.workers[tile],
            Place::City(building) => self.city.colonists(building),
        }
    }

    /// [DEC-3] The places with circles, in the order in which colonists are placed.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        self.places_from(0)
    }
}

impl PuertoRico {
    /// The row of the set-up table in force.
    pub fn row(&self) -> &'static SetupRow {
        setup_row(self.players)
    }

    /// The board of the player whose turn it is.
    pub fn board(&self) -> &PlayerBoard {
        &self.boards[self.mover.index()]
    }

    /// The same, to be changed.
    pub(crate) fn board_mut(&mut self) -> &mut PlayerBoard {
        &mut self.boards[self.mover.index()]
    }

    /// The boards in use, in seat order.
    pub fn seats(&self) -> &[PlayerBoard] {
        &self.boards[..usize::from(self.players)]
    }

    /// The cargo ships in use.
    pub fn fleet(&self) -> &[CargoShip] {
        &self.ships[..self.row().ships.len()]
    }

    /// The left neighbour.
    pub(crate) fn left_of(&self, player: Player) -> Player {
        player.next(self.players)
    }

    /// Whether supply or ship has a colonist for hospice and university.
    pub fn colonist_at_hand(&self) -> bool {
        self.colonists > 0 || self.colonist_ship > 0
    }

    /// [SETL-6, BLD-5] Takes a colonist from the supply, else from the ship.
    pub(crate) fn fetch_colonist(&mut self) {
        if self.colonists > 0 {
            self.colonists -= 1;
        } else {
            self.colonist_ship -= 1;
        }
    }

    /// [RUL-12] The bank is endless.
    pub(crate) fn pay(&mut self, player: Player, doubloons: u16) {
        let purse = &mut self.boards[player.index()].doubloons;
        *purse = purse.saturating_add(doubloons);
    }

    /// Notes the first end condition that is met.
    pub(crate) fn end_after_round(&mut self, ending: Ending) -> bool {
        let first = self.ending.is_none();
        self.ending = Some(self.ending.unwrap_or(ending));
        first
    }
}
