//! Sets of card types, laid out like the bags of cards so that one turns into the other at once.

use crate::data::Card;
use crate::fast::{evens, not_above, nth, odds, running, sum};

/// How many types the lower half of the bits holds.
pub(crate) const HALF: usize = 16;

/// Where the four bits of a type begin.
pub(crate) const fn shift(card: Card) -> u32 {
    4 * card as u32
}

/// A set of card types: the lowest of the four bits of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No type.
    pub const EMPTY: CardSet = CardSet(0);

    /// The set of these bits, the lowest of the four of each type.
    pub(crate) const fn of_bits(bits: u128) -> CardSet {
        CardSet(bits)
    }

    /// Its bits.
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// One type.
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << shift(card))
    }

    /// The set with one more type.
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | CardSet::of(card).0)
    }

    /// The types of either set.
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The types of both sets.
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The types of this set that the other lacks.
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The lower types, then the higher ones.
    pub const fn halves(self) -> [HalfSet; 2] {
        [HalfSet { rest: self.0 as u64, first: 0 }, HalfSet { rest: (self.0 >> 64) as u64, first: HALF }]
    }

    /// How many types it has.
    pub fn len(self) -> u32 {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        sum(evens(low) + odds(low) + evens(high) + odds(high)) as u32
    }

    /// The type at a place, from 0, in canonical order; the place must be below the number of types.
    pub fn nth(self, place: u32) -> Card {
        Card::at(nth(self.0, u64::from(place)))
    }

    /// Whether it has no type.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it has this type.
    pub const fn has(self, card: Card) -> bool {
        self.0 & CardSet::of(card).0 != 0
    }

    /// The types from this one on.
    pub(crate) fn from(self, card: Card) -> CardSet {
        // The first type, which needs no shift, is by far the most common.
        if card == Card::IndigoPlant { self } else { CardSet(self.0 & (u128::MAX << shift(card))) }
    }
}

/// The types in canonical order.
impl Iterator for CardSet {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card::at(self.0.trailing_zeros() as usize / 4);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

/// The types of a set that lie in one half of the bits: quicker to go through than the whole.
#[derive(Clone, Copy, Debug)]
pub struct HalfSet {
    rest: u64,
    first: usize,
}

/// The types in canonical order.
impl Iterator for HalfSet {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.rest == 0 {
            return None;
        }
        let card = Card::at(self.first + self.rest.trailing_zeros() as usize / 4);
        self.rest &= self.rest - 1;
        Some(card)
    }
}

/// A set of at most eight things in a fixed order: the top bit of one byte for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Few(u64);

impl Few {
    /// The set of these bits, the top ones of their bytes.
    pub(crate) const fn of_bits(bits: u64) -> Few {
        Few(bits)
    }

    /// Those of five things that have a 1.
    pub(crate) const fn of([a, b, c, d, e]: [u8; 5]) -> Few {
        Few(u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]) << 7)
    }

    /// Whether it has nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many things it has.
    pub fn len(self) -> u32 {
        sum(self.0 >> 7) as u32
    }

    /// The thing at a place, from 0, in order; the place must be below their number.
    pub fn nth(self, place: u32) -> usize {
        not_above(running(self.0 >> 7), u64::from(place))
    }
}

/// The things in order.
impl Iterator for Few {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize / 8;
        self.0 &= self.0 - 1;
        Some(place)
    }
}
