//! Bags of cards as counts, packed into one number each.
//!
//! Four bits for each type (no type has more than 10 copies) and the number of all cards in the top byte: to add,
//! take or move cards is one addition, and a state copies in a few nanoseconds.

use std::fmt;

use emporio_core::Rng;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{Card, TYPES};
pub use crate::sets::CardSet;
use crate::sets::{HALF, evens, not_above, odds, running, shift};

/// The bits of all types.
const CARDS: u128 = (1 << (4 * TYPES)) - 1;
const SIZE_SHIFT: u32 = 120;
/// The lowest bit of each type.
const ONES: u128 = 0x1_1111_1111_1111_1111_1111_1111_1111;

/// One card of each type: read rather than shifted, since a shift of 128 bits takes a dozen instructions.
static UNITS: [u128; TYPES] = units();

const fn units() -> [u128; TYPES] {
    let mut units = [0; TYPES];
    let mut at = 0;
    while at < TYPES {
        units[at] = Bag::of(Card::ALL[at]).0;
        at += 1;
    }
    units
}

/// A number of cards of each type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag(u128);

impl Bag {
    /// No card.
    pub const EMPTY: Bag = Bag(0);

    /// One card.
    #[inline]
    pub const fn of(card: Card) -> Bag {
        Bag(1 << shift(card) | 1 << SIZE_SHIFT)
    }

    /// So many cards of one type.
    #[inline]
    pub const fn some(card: Card, count: u8) -> Bag {
        Bag(Bag::of(card).0 * count as u128)
    }

    /// All cards of the box.
    pub fn full() -> Bag {
        let mut bag = Bag::EMPTY;
        for &card in Card::ALL {
            bag.add_all(Bag::some(card, card.copies()));
        }
        bag
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> SIZE_SHIFT) as u8
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a type.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> shift(card)) as u8 & 15
    }

    /// Whether there is one of a type.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// The counts of the first types, four bits for each.
    #[inline]
    pub(crate) const fn lowest_bits(self) -> u64 {
        self.0 as u64
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 += UNITS[card.index()];
    }

    /// Takes a card out, which must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "no {} in {self:?}", card.name());
        self.0 -= UNITS[card.index()];
    }

    /// Puts cards in.
    #[inline]
    pub fn add_all(&mut self, cards: Bag) {
        self.0 += cards.0;
    }

    /// Takes cards out, which must be there.
    #[inline]
    pub fn remove_all(&mut self, cards: Bag) {
        debug_assert!(self.contains(cards), "{cards:?} not in {self:?}");
        self.0 -= cards.0;
    }

    /// The bag without these cards, which must be there.
    #[inline]
    pub fn minus(mut self, cards: Bag) -> Bag {
        self.remove_all(cards);
        self
    }

    /// Whether all of these cards are in it.
    pub fn contains(self, cards: Bag) -> bool {
        Card::ALL.iter().all(|&card| self.count(card) >= cards.count(card))
    }

    /// The types it has.
    #[inline]
    pub const fn types(self) -> CardSet {
        let pairs = self.0 | self.0 >> 1;
        CardSet::of_bits((pairs | pairs >> 2) & ONES)
    }

    /// The highest type it has.
    #[inline]
    pub fn highest(self) -> Option<Card> {
        let cards = self.0 & CARDS;
        (cards != 0).then(|| Card::at((127 - cards.leading_zeros()) as usize / 4))
    }

    /// Each type with its count, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> {
        self.types().map(move |card| (card, self.count(card)))
    }

    /// Each card, equal ones side by side.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.iter().flat_map(|(card, count)| (0..count).map(move |_| card))
    }

    /// [DEC-2] The types to go on with, when `left` more cards are to be picked in non-decreasing order: at or
    /// above `lowest`, and such that the rest can be completed from there.
    #[inline]
    pub fn pickable(self, lowest: Card, left: u8) -> CardSet {
        let types = self.types();
        if left == 1 {
            return types.from(lowest);
        }
        let (mut above, mut rest) = (0, types.bits());
        while rest != 0 {
            let bit = 127 - rest.leading_zeros();
            above += (self.0 >> bit) as u8 & 15;
            if above >= left {
                return types.and(CardSet::of_bits((2 << bit) - 1)).from(lowest);
            }
            rest &= !(1 << bit);
        }
        CardSet::EMPTY
    }

    /// [CHN-4] A type drawn in proportion to the counts; the bag must not be empty.
    #[inline]
    pub fn sample(self, rng: &mut Rng) -> Card {
        let left = u64::from(rng.below(u32::from(self.len())));
        let (low, high) = (self.0 as u64, ((self.0 & CARDS) >> 64) as u64);
        let quarters = [evens(low), odds(low), evens(high), odds(high)].map(running);
        // Selections instead of branches, which chance would make go wrong half of the time.
        let (mut first, mut sums, mut before, mut seen) = (0, quarters[0], 0, 0);
        for (at, quarter) in [1, HALF, HALF + 1].into_iter().zip(quarters.windows(2)) {
            seen += quarter[0] >> 56;
            (first, sums, before) = if left < seen { (first, sums, before) } else { (at, quarter[1], seen) };
        }
        Card::at(first + 2 * not_above(sums, left - before))
    }

    /// Takes a random card out; the bag must not be empty.
    pub fn draw(&mut self, rng: &mut Rng) -> Card {
        let card = self.sample(rng);
        self.remove(card);
        card
    }

    /// Takes so many random cards out; there must be as many.
    pub fn deal(&mut self, count: u8, rng: &mut Rng) -> Bag {
        let mut dealt = Bag::EMPTY;
        for _ in 0..count {
            dealt.add(self.draw(rng));
        }
        dealt
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bag {
        let mut bag = Bag::EMPTY;
        for card in cards {
            bag.add(card);
        }
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(card, count)| (card.name(), count))).finish()
    }
}

/// A map from type to count.
impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bag, D::Error> {
        deserializer.deserialize_map(ReadBag)
    }
}

struct ReadBag;

impl<'de> Visitor<'de> for ReadBag {
    type Value = Bag;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map from card types to counts")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Bag, M::Error> {
        let mut bag = Bag::EMPTY;
        while let Some((card, count)) = map.next_entry::<Card, u8>()? {
            if bag.has(card) || count > card.copies() {
                let most = card.copies();
                return Err(M::Error::custom(format!("{count} {}; there are {most}", card.name())));
            }
            bag.add_all(Bag::some(card, count));
        }
        Ok(bag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_what_is_put_in_and_taken_out() {
        let mut bag = Bag::full();
        assert_eq!((bag.len(), bag.count(Card::IndigoPlant), bag.count(Card::Palace)), (110, 10, 2));
        bag.remove_all(Bag::some(Card::IndigoPlant, 10));
        bag.remove(Card::Palace);
        assert_eq!((bag.len(), bag.has(Card::IndigoPlant), bag.count(Card::Palace)), (99, false, 1));
        assert_eq!(bag.types().count(), 28);
        assert_eq!(bag.highest(), Some(Card::Palace));
        assert_eq!(bag.cards().count(), 99);
    }

    /// [DEC-2] Each multiset is reached in one way: the paths of every hand are as many as its multisets.
    #[test]
    fn picks_reach_every_multiset_once() {
        fn paths(bag: Bag, lowest: Card, left: u8, made: Bag, all: &mut Vec<Bag>) {
            if left == 0 {
                all.push(made);
                return;
            }
            let options = bag.pickable(lowest, left);
            assert!(!options.is_empty(), "a dead end");
            for card in options {
                let mut made = made;
                made.add(card);
                paths(bag.minus(Bag::of(card)), card, left - 1, made, all);
            }
        }
        let hand: Bag =
            [Card::IndigoPlant, Card::IndigoPlant, Card::IndigoPlant, Card::Well, Card::Palace, Card::Palace]
                .into_iter()
                .collect();
        for (left, expected) in [(1, 3), (2, 5), (3, 6), (4, 5), (5, 3), (6, 1)] {
            let mut all = Vec::new();
            paths(hand, Card::IndigoPlant, left, Bag::EMPTY, &mut all);
            let count = all.len();
            all.sort_by_key(|bag| bag.0);
            all.dedup();
            assert_eq!((all.len(), count), (expected, expected), "{left} of {hand:?}");
        }
    }

    #[test]
    fn samples_fall_on_every_card_in_proportion() {
        let bag = Bag::full();
        let mut rng = Rng::new(3);
        let mut seen = [0u32; TYPES];
        for _ in 0..110_000 {
            seen[bag.sample(&mut rng).index()] += 1;
        }
        for &card in Card::ALL {
            let expected = f64::from(card.copies()) * 1000.0;
            let off = (f64::from(seen[card.index()]) - expected).abs();
            assert!(off < 5.0 * expected.sqrt(), "{}: {}", card.name(), seen[card.index()]);
        }
    }
}
