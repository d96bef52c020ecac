//! The state of a game: plain data, no rules.

mod step;

use std::sync::Arc;

use emporio_core::Player;
use serde::{Deserialize, Serialize};

use crate::data::{Data, SEATS};
use crate::pieces::{
    Character, DISTRICT_COUNT, FIELD_COUNT, Favour, FavourSet, Guild, Reward, SlotSet, Space, SpaceSet, Spot,
    SpotSet,
};

pub use step::{MoveKind, Moves, PawnMoves, ShipMoves, Step, WoodUse};

/// A game of Madeira.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Madeira {
    /// The figures of the table; a position is written without them.
    #[serde(skip, default = "Data::standard")]
    pub data: Arc<Data>,
    /// How many play.
    pub players: u8,
    /// From 1 to 5; 0 while the game is set up.
    pub round: u8,
    /// The phase with its memory.
    pub phase: Phase,
    /// What is asked or drawn now.
    pub step: Step,
    /// The turn of a player, with what it has to remember.
    pub turn: PlayerTurn,
    /// The players in seat order.
    pub people: [Person; SEATS],
    /// The order column: who stands on pass spaces I to IV.
    pub order: [Option<Player>; SEATS],
    /// The dice column.
    pub rows: [Row; SEATS],
    /// The buildings with the characters on them.
    pub sites: [Site; 5],
    /// Pirate dice on the watch, by value from 1.
    pub pirate_dice: [u8; 6],
    /// Wood left on each field.
    pub wood: [u8; FIELD_COUNT],
    /// Fields that give their converted good.
    pub converted: SpotSet,
    /// Favours on districts that are not built.
    pub districts: [Option<Favour>; DISTRICT_COUNT],
    /// City spaces with a neutral citizen.
    pub neutrals: SpaceSet,
    /// The two king's rewards of each colony.
    pub rewards: [[Option<Reward>; 2]; 3],
}

/// What lies before one player and where their pieces stand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Prestige points.
    pub prestige: i16,
    /// Wheat, sugar, wine.
    pub goods: [u16; 3],
    /// Wood.
    pub wood: u16,
    /// Bread.
    pub bread: u16,
    /// Reals.
    pub reals: u16,
    /// Pirates, hidden from the others.
    pub pirates: u16,
    /// Level of the windmill.
    pub level: u8,
    /// Workers in the reserve.
    pub reserve: u8,
    /// Workers on the watch.
    pub watch: u8,
    /// Workers on the colony lands.
    pub colonies: [u8; 3],
    /// Fields with a worker, the Forest included.
    pub fields: SpotSet,
    /// City spaces with a worker.
    pub city: SpaceSet,
    /// Ships in the reserve.
    pub ships: u8,
    /// Slots with a ship.
    pub fleet: SlotSet,
    /// Favours before them.
    pub favours: FavourSet,
    /// Those of them that are face up.
    pub face_up: FavourSet,
    /// Requests before them, by type.
    pub requests: [u8; 5],
    /// Crowns of their initial request; 0 before it is dealt.
    pub crowns: u8,
    /// Guild dice in hand, by value from 1.
    pub dice: [u8; 6],
}

/// A row of the guild board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Whose order marker stands on it.
    pub marker: Option<Player>,
    /// Guild dice on it, by value from 1.
    pub dice: [u8; 6],
    /// Requests on it, by type.
    pub requests: [u8; 5],
}

/// A building with the character on it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// The tile; none where the printed character shows.
    pub character: Option<Character>,
    /// Guild dice on the character.
    pub guild_dice: u8,
    /// Whether a pirate die is there.
    pub pirate_die: bool,
    /// Action markers of each player.
    pub markers: [u8; SEATS],
}

/// [GEN-1] The phases of a round, each with what it has to remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Before the first round.
    Setup,
    /// A.
    Preparation,
    /// B: the row of the dice column whose turn it is.
    Characters {
        /// From 0.
        row: u8,
    },
    /// C: the building being resolved and its dice.
    Buildings {
        /// Its order number, from 0.
        number: u8,
        /// Sum of the guild dice rolled.
        guild_sum: u8,
        /// The pirate die rolled; 0 if there is none.
        pirate: u8,
    },
    /// D.
    Maintenance,
    /// E: how many requests of each type the player has fulfilled in it.
    Requests {
        /// By type.
        fulfilled: [u8; 5],
    },
    /// The end.
    Over,
}

/// What one player's turn has to remember until it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerTurn {
    /// Whose turn it is.
    pub player: Player,
    /// The die, pass or building action is under way: when it is done, the turn ends.
    pub acting: bool,
    /// A favour was used in this turn.
    pub favour_used: bool,
    /// The Engineer helps the harvest of this turn.
    pub engineer: bool,
    /// The Lord pays for this building.
    pub lord: bool,
    /// The Diplomat helps at this building.
    pub diplomat: bool,
    /// Wood bought in this turn and not yet paid.
    pub bought: u8,
    /// Reals due from markets after all ship moves of this action.
    pub payment: u16,
    /// Rewards due at each colony.
    pub rewards: [u8; 3],
}

impl Madeira {
    /// The player whose turn it is.
    pub fn me(&self) -> &Person {
        &self.people[self.turn.player.index()]
    }

    /// The player whose turn it is, to change.
    pub fn me_mut(&mut self) -> &mut Person {
        &mut self.people[self.turn.player.index()]
    }

    /// The number of players as an index.
    pub fn count(&self) -> usize {
        usize::from(self.players)
    }

    /// [PASS-3] The players from the top of the order column: the order of play in phases A, C, D and E.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        self.order.into_iter().flatten()
    }

    /// The player below this one in the order column.
    pub fn next_in_order(&self, player: Player) -> Option<Player> {
        self.in_order().skip_while(|other| *other != player).nth(1)
    }

    /// The place of a player in the order column, counted in spaces from the top.
    pub fn order_space(&self, player: Player) -> Option<usize> {
        self.order.iter().position(|marker| *marker == Some(player))
    }

    /// [GEN-4] The spaces of built districts.
    pub fn built(&self) -> SpaceSet {
        let mut built = Space::START;
        for (at, favour) in self.districts.iter().enumerate() {
            if favour.is_none() {
                built = built.or(crate::pieces::District(at as u8).spaces());
            }
        }
        built
    }

    /// All spaces with a pawn.
    pub fn pawns(&self) -> SpaceSet {
        self.people.iter().fold(self.neutrals, |all, person| all.or(person.city))
    }

    /// [GEN-4] The spaces of built districts without a pawn.
    pub fn empty_spaces(&self) -> SpaceSet {
        self.built().without(self.pawns())
    }

    /// [GEN-8] The slots in use at this table that hold no ship.
    pub fn empty_slots(&self) -> SlotSet {
        self.people
            .iter()
            .fold(self.data.slots_in_use[self.count()], |free, person| free.without(person.fleet))
    }

    /// The guilds of a row.
    pub fn guilds_of(&self, row: u8) -> [Option<Guild>; 2] {
        self.data.row_guilds[self.count()][usize::from(row)]
    }
}

impl Person {
    /// [GEN-6] Workers on fields of a Region, the Forest left out.
    pub fn in_region(&self, region: u8) -> SpotSet {
        self.fields.and(Spot::REGIONS[usize::from(region) - 1])
    }

    /// Workers in a city.
    pub fn in_city(&self, city: crate::pieces::City) -> u8 {
        self.city.and(city.spaces()).len()
    }

    /// [MNT-5] Workers on the board.
    pub fn workers_on_board(&self) -> u8 {
        self.fields.len() + self.city.len() + self.watch + self.colonies.iter().sum::<u8>()
    }

    /// Favours that are face down.
    pub fn face_down(&self) -> FavourSet {
        self.favours.without(self.face_up)
    }
}
