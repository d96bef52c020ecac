//! The state of a game as plain data.

mod now;
mod phase;

use arrayvec::ArrayVec;
use emporio_core::Player;
use serde::{Deserialize, Serialize};

use crate::data::{CITY, Card, Good, ROLES, Role, TILES, Tile};
use crate::options::Options;
use crate::pieces::{Bag, Goods};

pub use phase::{BuildStep, CouncilStep, Cover, Phase, Plan, ProduceStep, ProspectStep, TradeStep};

/// Most players.
pub const SEATS: usize = 4;

/// One player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The hand; a card being built and cards being picked stay in it until they move.
    pub hand: Bag,
    /// The visible buildings.
    pub visible: Bag,
    /// Buildings covered with the crane: out of the game.
    pub covered: Bag,
    /// Cards under the chapel.
    pub tucked: Bag,
    /// [HID-3] Cards that the seat itself put face down on the discards since the last reshuffle.
    pub known: Bag,
    /// [HID-5] Cards in hand that all have seen a gold mine give.
    pub marks: Bag,
    /// The goods on the plants.
    pub goods: Goods,
}

impl Seat {
    /// How many plants of a kind are empty.
    pub fn empty_plants(&self, good: Good) -> u8 {
        self.visible.count(good.plant()) - self.goods.count(good)
    }

    /// [END-1] Whether the city has the buildings that end the game.
    pub fn is_full(&self) -> bool {
        self.visible.len() >= CITY
    }

    /// [CARD-chapel-3, CARD-crane-6] Whether cards may lie under a chapel, one that still stands or a covered one.
    pub fn had_chapel(&self) -> bool {
        self.has(Card::Chapel) || self.covered.has(Card::Chapel)
    }

    /// Whether the building is visible.
    pub fn has(&self, card: Card) -> bool {
        self.visible.has(card)
    }
}

/// A game of San Juan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SanJuan {
    /// What the table has set.
    pub options: Options,
    /// How many play.
    pub players: u8,
    /// The round, from 1.
    pub round: u16,
    /// Who leads the round.
    pub governor: Player,
    /// Who has taken each role in this round.
    pub takers: [Option<Player>; ROLES],
    /// How many roles have been taken in this round.
    pub roles_taken: u8,
    /// [CARD-library-3] Two players: the governor has used the library in this round.
    pub library_used: bool,
    /// The tiles seen so far, in order.
    pub tiles: SeenTiles,
    /// Tiles turned up so far; once all are known it counts from 5 to 9 over and over.
    pub tiles_turned: u8,
    /// The face-down deck.
    pub deck: Bag,
    /// The face-down discards.
    pub discards: Bag,
    /// [HID-3] Gold-mine cards among the discards, since the last reshuffle.
    pub shown: Bag,
    /// Cards that are to be drawn one after the other before anything else.
    pub drawing: u8,
    /// The players' cards, in seat order; seats that nobody has are empty.
    pub seats: [Seat; SEATS],
    /// What is being played.
    pub phase: Phase,
}

/// The tiles seen, in the order of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeenTiles {
    tiles: [Option<Tile>; TILES],
}

impl SeenTiles {
    /// Those seen, in order.
    pub fn seen(&self) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.iter().flatten().copied()
    }

    /// How many have been seen.
    pub fn len(&self) -> usize {
        self.seen().count()
    }

    /// Whether none has been seen.
    pub fn is_empty(&self) -> bool {
        self.tiles[0].is_none()
    }

    /// The tile at a place of the pile, if it has been seen.
    pub fn at(&self, place: usize) -> Option<Tile> {
        self.tiles[place % TILES]
    }

    /// Puts the next tile in its place.
    pub fn push(&mut self, place: usize, tile: Tile) {
        self.tiles[place % TILES] = Some(tile);
    }

    /// Whether a tile has been seen.
    pub fn has(&self, tile: Tile) -> bool {
        self.tiles.contains(&Some(tile))
    }
}

impl From<ArrayVec<Tile, TILES>> for SeenTiles {
    fn from(list: ArrayVec<Tile, TILES>) -> SeenTiles {
        let mut tiles = SeenTiles::default();
        for (place, tile) in list.into_iter().enumerate() {
            tiles.push(place, tile);
        }
        tiles
    }
}

impl SanJuan {
    /// A player's cards.
    pub fn seat(&self, player: Player) -> &Seat {
        &self.seats[player.index()]
    }

    /// A player's cards, to change.
    pub fn seat_mut(&mut self, player: Player) -> &mut Seat {
        &mut self.seats[player.index()]
    }

    /// [RND-1] The player who takes the n-th role of the round, from 0; the governor again as third of two.
    pub fn in_turn(&self, n: u8) -> Player {
        // No more roles are taken than twice the players less one, so once around is enough.
        let seat = self.governor.0 + n;
        Player(if seat >= self.players { seat - self.players } else { seat })
    }

    /// The player whose role is being carried out.
    pub fn chooser(&self) -> Player {
        self.in_turn(self.roles_taken.saturating_sub(1))
    }

    /// [RND-5] The next to act in a phase; none when all have acted.
    pub fn next_in_phase(&self, player: Player) -> Option<Player> {
        let next = player.next(self.players);
        (next != self.chooser()).then_some(next)
    }

    /// The tile that is face up; none outside the trader phase.
    pub fn tile(&self) -> Option<Tile> {
        let Phase::Trader { step: TradeStep::Choose { .. } | TradeStep::Draw, .. } = self.phase else {
            return None;
        };
        self.tiles.at(usize::from(self.tiles_turned.wrapping_sub(1)))
    }

    /// [CARD-library-1, CARD-library-2, CARD-library-3] Whether a player's library doubles the privilege of the role now played.
    pub fn library_works(&self, player: Player) -> bool {
        let used = self.library_used && player == self.governor;
        player == self.chooser() && self.seat(player).has(Card::Library) && !used
    }

    /// [RUL-19] Whether using the library is a question: two players, the governor's first role.
    pub fn library_is_asked(&self) -> bool {
        self.players == 2 && self.roles_taken == 1
    }

    /// [RUL-19] Whether a player's library works; none where that is a question, which is then asked.
    pub(crate) fn library_or_ask(&mut self, player: Player, asking: Phase) -> Option<bool> {
        let library = self.library_works(player);
        if library && self.library_is_asked() {
            self.phase = asking;
            return None;
        }
        Some(library)
    }

    /// The role that is free or not.
    pub fn is_free(&self, role: Role) -> bool {
        self.takers[role.index()].is_none()
    }
}
