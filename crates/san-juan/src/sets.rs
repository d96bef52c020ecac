//! Sets of card types, laid out like the bags of cards so that one turns into the other at once.

use crate::data::Card;

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
    #[inline]
    pub(crate) const fn of_bits(bits: u128) -> CardSet {
        CardSet(bits)
    }

    /// Its bits.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// One type.
    #[inline]
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << shift(card))
    }

    /// The set with one more type.
    #[inline]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | CardSet::of(card).0)
    }

    /// The types of either set.
    #[inline]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The types of both sets.
    #[inline]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The types of this set that the other lacks.
    #[inline]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The lower types, then the higher ones.
    #[inline]
    pub const fn halves(self) -> [HalfSet; 2] {
        [HalfSet { rest: self.0 as u64, first: 0 }, HalfSet { rest: (self.0 >> 64) as u64, first: HALF }]
    }

    /// How many types it has.
    #[inline]
    pub fn len(self) -> u32 {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        sum(evens(low) + odds(low) + evens(high) + odds(high)) as u32
    }

    /// The type at a place, from 0, in canonical order; the place must be below the number of types.
    #[inline]
    pub fn nth(self, place: u32) -> Card {
        Card::at(nth(self.0, u64::from(place)))
    }

    /// Whether it has no type.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it has this type.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & CardSet::of(card).0 != 0
    }

    /// The types from this one on.
    #[inline]
    pub(crate) fn from(self, card: Card) -> CardSet {
        // The first type, which needs no shift, is by far the most common.
        if card == Card::IndigoPlant { self } else { CardSet(self.0 & (u128::MAX << shift(card))) }
    }
}

/// The types in canonical order.
impl Iterator for CardSet {
    type Item = Card;

    #[inline]
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

    #[inline]
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
    #[inline]
    pub(crate) const fn of_bits(bits: u64) -> Few {
        Few(bits)
    }

    /// Those of five things that have a 1.
    #[inline]
    pub(crate) const fn of([a, b, c, d, e]: [u8; 5]) -> Few {
        Few(u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]) << 7)
    }

    /// Whether it has nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many things it has.
    #[inline]
    pub fn len(self) -> u32 {
        sum(self.0 >> 7) as u32
    }

    /// The thing at a place, from 0, in order; the place must be below their number.
    #[inline]
    pub fn nth(self, place: u32) -> usize {
        not_above(running(self.0 >> 7), u64::from(place))
    }
}

/// The things in order.
impl Iterator for Few {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize / 8;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

const BYTES: u64 = 0x0101_0101_0101_0101;
const TOP: u64 = 0x8080_8080_8080_8080;

/// The counts of every second type of a half, from the first on, one byte for each.
#[inline]
pub(crate) fn evens(half: u64) -> u64 {
    half & 0x0f0f_0f0f_0f0f_0f0f
}

/// The counts of the other types.
#[inline]
pub(crate) fn odds(half: u64) -> u64 {
    evens(half >> 4)
}

/// The running sums of the eight bytes, all at once by a product; the last is the whole.
#[inline]
pub(crate) fn running(bytes: u64) -> u64 {
    bytes.wrapping_mul(BYTES)
}

/// The sum of the eight bytes.
#[inline]
pub(crate) fn sum(bytes: u64) -> u64 {
    running(bytes) >> 56
}

/// How many of eight running sums, none above 127, are at most `limit`.
#[inline]
pub(crate) fn not_above(sums: u64, limit: u64) -> usize {
    // The top bit of a byte stays where the sum is above the limit; the first such byte ends the others.
    let above = (sums | TOP).wrapping_sub((limit + 1) * BYTES) & TOP;
    above.trailing_zeros() as usize / 8
}

/// Of counts of four bits each, the one in which the unit at a place lies, from 0 and from the lowest on. There
/// must be more units than that, and at most 127.
#[inline]
pub(crate) fn nth(counts: u128, place: u64) -> usize {
    let (low, high) = (counts as u64, (counts >> 64) as u64);
    let up_to_odds = running(evens(low) + odds(low));
    let beyond = running(evens(high) + odds(high)) + (up_to_odds >> 56) * BYTES;
    // As many counts lie before the place as have running sums not above it: no branch, which chance would make
    // go wrong, and little to wait for once the place is known.
    let limit = (place * BYTES) | TOP;
    let passed = |sums: u64| (limit - sums) >> 7 & BYTES;
    let flags =
        passed(up_to_odds - odds(low)) + passed(up_to_odds) + passed(beyond - odds(high)) + passed(beyond);
    sum(flags) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bag::Bag;

    /// Counting and choosing by place agree with going through the set, for sets of every size.
    #[test]
    fn the_type_at_a_place_is_the_one_listed_there() {
        let (mut bag, mut rng) = (Bag::full(), emporio_core::Rng::new(1));
        while !bag.is_empty() {
            let set = bag.types();
            let listed: Vec<Card> = set.collect();
            assert_eq!(set.len() as usize, listed.len());
            for (place, &card) in listed.iter().enumerate() {
                assert_eq!(set.nth(place as u32), card, "place {place} of {listed:?}");
            }
            bag.draw(&mut rng);
        }
    }

    #[test]
    fn the_thing_at_a_place_is_the_one_listed_there() {
        for bits in 0..32u8 {
            let few = Few::of([0, 1, 2, 3, 4].map(|at| bits >> at & 1));
            let listed: Vec<usize> = few.collect();
            assert_eq!((few.len(), few.is_empty()), (bits.count_ones(), bits == 0));
            for (place, &thing) in listed.iter().enumerate() {
                assert_eq!((few.nth(place as u32), bits >> thing & 1), (thing, 1));
            }
        }
    }
}
