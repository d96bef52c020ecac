//! Who sits at a table, whose turn it is, whose eyes look on; and the sum of all that a set of rules gives.

use std::fmt::{self, Display};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::rooms::{
    Actions, Boards, Chance, Dispatch, Events, Figures, Forbidden, Hidden, Invariants, Observed, Opening,
    Outline, Picks, Positions, Scoring, Settings, Spots, Views, Words,
};

/// No game of the family seats more.
pub const MAX_PLAYERS: usize = 5;

/// Room of an [`ActionList`]; every game stays below it, players' choices as a rule below 60.
pub const MAX_ACTIONS: usize = 512;

/// The legal actions of a moment: a fixed array, so that nothing is allocated while playing.
pub type ActionList<A> = ArrayVec<A, MAX_ACTIONS>;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Player(pub u8);

impl Player {
    /// The place as an index into per-player arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of so many players.
    #[inline]
    pub const fn next(self, players: u8) -> Player {
        let next = self.0 + 1;
        Player(if next >= players { 0 } else { next })
    }

    /// The one whom an event names as its `player`, with its kind beside the fields or around them.
    pub fn named_in(event: &Value) -> Option<Player> {
        let fields = event.as_object()?;
        let named = fields.get("player").or_else(|| fields.values().next()?.get("player"))?;
        Some(Player(u8::try_from(named.as_u64()?).ok()?))
    }

    /// All players in seat order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Player> + Clone {
        (0..players).map(Player)
    }

    /// All players clockwise, this one first.
    pub fn clockwise(self, players: u8) -> impl DoubleEndedIterator<Item = Player> + Clone {
        (0..players).map(move |step| Player((self.0 + step) % players))
    }
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

/// Who has to act now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// A player has a choice.
    Player(Player),
    /// A die, a tile or a card decides.
    Chance,
    /// The game has ended.
    Over,
}

/// Who took an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A player chose.
    Player(Player),
    /// Chance decided.
    Chance,
}

impl Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Player(player) => write!(f, "{player}"),
            Actor::Chance => f.write_str("chance"),
        }
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player at the table.
    Player(Player),
    /// Someone who watches and sees only what is open to all.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table: the players, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Player::all(players).map(Viewer::Player).chain([Viewer::Spectator])
    }

    /// Whether this viewer sits in that player's place.
    pub fn is(self, player: Player) -> bool {
        self == Viewer::Player(player)
    }
}

/// A set of rules, for everyone who plays, stores, searches or tests it: the sum of its [rooms](crate::rooms).
///
/// The state is plain data: fixed arrays and small integers. [`Dispatch::apply`] is a pure function of state and
/// action; every random event is an action of the chance player, so a record replays without a generator.
pub trait Game:
    Outline
    + Settings
    + Figures
    + Opening
    + Actions
    + Dispatch
    + Chance
    + Hidden
    + Scoring
    + Events
    + Positions
    + Invariants
    + Forbidden
    + Views
    + Boards
    + Observed
    + Spots
    + Picks
    + Words
{
}
