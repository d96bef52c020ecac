//! Bags of cards as counts, packed into one number each.
//!
//! Four bits for each type (no type has more than 10 copies) and the number of all cards in the top byte: to add,
//! take or move cards is one addition, and a state copies in a few nanoseconds.

use std::fmt;

use emporio_core::Rng;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::CardSet;
use super::sets::shift;
use crate::data::{Card, TYPES};

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
    pub const fn of(card: Card) -> Bag {
        Bag(1 << shift(card) | 1 << SIZE_SHIFT)
    }

    /// So many cards of one type.
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
    pub const fn len(self) -> u8 {
        (self.0 >> SIZE_SHIFT) as u8
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a type.
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> shift(card)) as u8 & 15
    }

    /// Whether there is one of a type.
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// The counts of all types, four bits for each, the first type lowest.
    pub(crate) const fn counts(self) -> u128 {
        self.0 & CARDS
    }

    /// How many of each type.
    #[inline]
    pub(crate) fn each_type(self) -> [u8; TYPES] {
        const LOW: u128 = 0x0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f;
        let (even, odd) = ((self.0 & LOW).to_le_bytes(), (self.0 >> 4 & LOW).to_le_bytes());
        std::array::from_fn(|at| if at % 2 == 0 { even[at / 2] } else { odd[at / 2] })
    }

    /// Puts a card in.
    pub fn add(&mut self, card: Card) {
        self.0 += UNITS[card.index()];
    }

    /// Takes a card out, which must be there.
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "no {} in {self:?}", card.name());
        self.0 -= UNITS[card.index()];
    }

    /// Puts cards in.
    pub fn add_all(&mut self, cards: Bag) {
        self.0 += cards.0;
    }

    /// Takes cards out, which must be there.
    pub fn remove_all(&mut self, cards: Bag) {
        debug_assert!(self.contains(cards), "{cards:?} not in {self:?}");
        self.0 -= cards.0;
    }

    /// The bag without these cards, which must be there.
    pub fn minus(mut self, cards: Bag) -> Bag {
        self.remove_all(cards);
        self
    }

    /// Whether all of these cards are in it.
    pub fn contains(self, cards: Bag) -> bool {
        Card::ALL.iter().all(|&card| self.count(card) >= cards.count(card))
    }

    /// The types it has.
    pub const fn types(self) -> CardSet {
        let pairs = self.0 | self.0 >> 1;
        CardSet::of_bits((pairs | pairs >> 2) & ONES)
    }

    /// The highest type it has.
    pub fn highest(self) -> Option<Card> {
        let cards = self.counts();
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
}
