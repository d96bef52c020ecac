//! The state of a game: everything on the table, as plain data.

use std::sync::Arc;

use emporio_core::{MAX_PLAYERS, Player, Set};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::data::{Data, SHARES};
use crate::pieces::{Cargo, Company, ORGANISATIONS, Organisation, PirateShip, Ship, Space, UNITS, Unit};

/// A pile of shares, cheapest on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// Shares in it.
    pub left: u8,
    /// [SET-9] Whether its bottom share was given away at the deal.
    pub bottom_given: bool,
}

impl Pile {
    /// [SET-6] All the shares.
    pub const FULL: Pile = Pile { left: SHARES, bottom_given: false };

    /// How many were sold from the top: the place of the top share on the price ladder.
    pub const fn sold(self) -> usize {
        (SHARES - self.left - self.bottom_given as u8) as usize
    }
}

/// A set of captain pawns.
pub type Pawns = Set<Organisation>;

/// Positions written before rules version 2 have pawns as a number, a bit for each.
fn read_pawns<'de, D: Deserializer<'de>>(from: D) -> Result<Pawns, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Names(Pawns),
        Bits(u8),
    }
    Ok(match Written::deserialize(from)? {
        Written::Names(pawns) => pawns,
        Written::Bits(bits) => Pawns::from_bits(u64::from(bits & 0b11111)),
    })
}

/// Who is on the hunt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hunter {
    /// The pirates, after merchant ships.
    Pirates,
    /// The navy, after the pirates.
    Navy,
}

impl Hunter {
    /// Its place in per-hunter arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The hunter that an organisation is, if it is one.
    pub const fn of(organisation: Organisation) -> Option<Hunter> {
        match organisation {
            Organisation::Pirates => Some(Hunter::Pirates),
            Organisation::Navy => Some(Hunter::Navy),
            Organisation::Green | Organisation::Blue | Organisation::Yellow => None,
        }
    }
}

/// What is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The first or second ship of a company.
    Merchant {
        /// Its company.
        company: Company,
        /// Which of the two, in the order of the state.
        ship: u8,
    },
    /// The pirate ship.
    PirateShip,
}

/// What units are picked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// [PIR-5] The pirates take them.
    Take,
    /// [PIR-6] The pirates keep them, out of those taken.
    Keep,
    /// [NAV-4] The navy removes them.
    Recover,
}

/// What becomes of an attacked merchant ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// [PIR-7] It stays with the rest of its cargo.
    Stays,
    /// [PIR-8] It goes empty to the nearest port with stock.
    Robbed,
    /// [PIR-9] It goes empty to the nearest port.
    Sunk,
}

/// Units being picked after an attack, one kind after the other in the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// What for.
    pub purpose: Purpose,
    /// The attacked ship.
    pub target: Target,
    /// What becomes of it.
    pub fate: Fate,
    /// What is picked from.
    pub pool: Cargo,
    /// What has been picked.
    pub picked: Cargo,
    /// How many are still to be picked.
    pub left: u8,
}

/// A roll for a captain pawn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vote {
    /// Whose captain is sought; for the pirates it is a mutiny.
    pub organisation: Organisation,
    /// Who rolls next.
    pub roller: Player,
    /// What the players before have rolled: their best die, or their skulls.
    pub rolled: [u8; MAX_PLAYERS],
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Ending {
    /// All green goods are removed.
    Green,
    /// All blue goods are removed.
    Blue,
    /// All yellow goods are removed.
    Yellow,
    /// All spices are removed.
    Spices,
    /// The turn limit of the table is reached.
    TurnLimit,
}

impl Ending {
    /// The end by the units of a kind.
    pub const fn by(unit: Unit) -> Ending {
        match unit {
            Unit::Green => Ending::Green,
            Unit::Blue => Ending::Blue,
            Unit::Yellow => Ending::Yellow,
            Unit::Spice => Ending::Spices,
        }
    }
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// [CHA-1] Chance deals a pawn to this seat.
    Deal(Player),
    /// [CHA-1] Chance draws the first player.
    First,
    /// [CHA-2] Chance rolls the coloured dice.
    Roll,
    /// [DEC-1] Players buy shares.
    Buy {
        /// Purple dice still to be resolved, this one included.
        rounds: u8,
        /// Whose choice it is.
        buyer: Player,
    },
    /// [DEC-2] The active player takes actions.
    Act,
    /// [DEC-8] The active player may attack after a move.
    AfterMove(Hunter),
    /// [CHA-3] Chance rolls an attack.
    Attack(Target),
    /// [DEC-7] The active player picks units.
    Pick(Pick),
    /// [CHA-4, CHA-5] Chance rolls a player's dice in an election or a mutiny.
    Vote(Vote),
    /// [CHA-6] Chance draws the winner among the tied players, a bit for each.
    Tie {
        /// Whose captain is sought.
        organisation: Organisation,
        /// The tied players.
        tied: u8,
    },
    /// It has ended.
    Over(Ending),
}

/// The figures that the table overrides, kept to be shown; none at a table without any.
pub type Overrides = Option<Arc<Map<String, Value>>>;

fn no_attacks(attacks: &[u8; 2]) -> bool {
    *attacks == [0, 0]
}

/// A game of Spice Islands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpiceIslands {
    /// The figures and readings in force.
    #[serde(skip, default = "Data::of_the_box")]
    pub data: Data,
    /// [CFG-3] Which of them are the table's own.
    #[serde(skip)]
    pub overrides: Overrides,
    /// How many sit at the table.
    pub players: u8,
    /// Where the game stands.
    pub phase: Phase,
    /// Turns begun; the first is 1.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Player,
    /// Dice of this turn not yet spent, by organisation.
    pub dice: [u8; ORGANISATIONS],
    /// [CAP-1] Whether the free action of this turn is unused.
    pub free_action: bool,
    /// [CAP-4] The pawns that the active player has held without a break since the start of this turn.
    #[serde(deserialize_with = "read_pawns")]
    pub usable: Pawns,
    /// [DEC-8] With `attack_cost = beside_move`: attacks that the dice of this turn still allow, of the pirates and of
    /// the navy.
    #[serde(default, skip_serializing_if = "no_attacks")]
    pub attacks: [u8; 2],
    /// [DAT-11, DEC-4] The two merchant ships of each company, in the order of place and cargo.
    pub ships: [[Ship; 2]; 3],
    /// Where the navy ship stands.
    pub navy: Space,
    /// The pirate ship.
    pub pirates: PirateShip,
    /// Units lying in the ports: goods in Europe, spices in the Spice Islands.
    pub stock: [u8; UNITS],
    /// [END-2] Units out of the game.
    pub removed: [u8; UNITS],
    /// Players' money.
    pub cash: [u32; MAX_PLAYERS],
    /// The treasuries.
    pub treasury: [u32; ORGANISATIONS],
    /// The piles of shares.
    pub piles: [Pile; ORGANISATIONS],
    /// Shares held: by organisation, then by player.
    pub shares: [[u8; MAX_PLAYERS]; ORGANISATIONS],
    /// Who has each captain pawn; none while it is in the reserve.
    pub captain: [Option<Player>; ORGANISATIONS],
    /// Election markers of companies and navy.
    pub election: [u8; 4],
    /// Revenue markers of companies and navy.
    pub revenue: [u8; 4],
    /// The mutiny marker.
    pub mutiny: u8,
}

impl SpiceIslands {
    /// Who has the captain pawn of an organisation.
    #[inline]
    pub fn captain_of(&self, organisation: Organisation) -> Option<Player> {
        self.captain[organisation.index()]
    }

    /// Shares of an organisation in players' hands.
    pub fn held(&self, organisation: Organisation) -> u8 {
        SHARES - self.piles[organisation.index()].left
    }

    /// [SHR-3] The price of the top share; none for an empty pile.
    #[inline]
    pub fn price(&self, organisation: Organisation) -> Option<u16> {
        let pile = self.piles[organisation.index()];
        (pile.left > 0).then(|| self.data.prices[pile.sold()])
    }

    /// Everyone, clockwise from the active player.
    pub fn clockwise(&self) -> impl Iterator<Item = Player> + use<> {
        let (first, players) = (self.active.0, self.players);
        (first..players).chain(0..first).map(Player)
    }

    /// [CAP-1] Whether a free action is still open.
    #[inline]
    pub fn free_action_open(&self) -> bool {
        self.free_action && !self.usable.is_empty()
    }

    /// Dice of this turn not yet spent.
    #[inline]
    pub fn dice_left(&self) -> u8 {
        self.dice.iter().sum()
    }

    /// [ELE-2, MUT-3] The pirate dice of a player for the pawn of an organisation.
    pub fn vote_dice(&self, organisation: Organisation, player: Player) -> u8 {
        self.shares[organisation.index()][player.index()]
            + u8::from(player == self.active)
            + u8::from(self.captain_of(organisation) == Some(player))
    }

    /// The stock of the port that a merchant ship would find there.
    pub fn has_stock(&self, port: Space) -> bool {
        if port == Space::EUROPE {
            self.stock[..3].iter().any(|&goods| goods > 0)
        } else {
            self.stock[Unit::Spice.index()] > 0
        }
    }
}
