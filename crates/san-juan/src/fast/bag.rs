//! Bags of cards read by their bits: a card drawn at random, and the types that a pick may go on with.

use emporio_core::Rng;

use super::bits::{evens, not_above, odds, running};
use crate::data::Card;
use crate::pieces::{Bag, CardSet, HALF};

impl Bag {
    /// [DEC-2] The types to go on with, when `left` more cards are to be picked in non-decreasing order: at or
    /// above `lowest`, and such that the rest can be completed from there.
    pub fn pickable(self, lowest: Card, left: u8) -> CardSet {
        let types = self.types();
        if left == 1 {
            return types.from(lowest);
        }
        let (mut above, mut rest) = (0, types.bits());
        while rest != 0 {
            let bit = 127 - rest.leading_zeros();
            above += (self.counts() >> bit) as u8 & 15;
            if above >= left {
                return types.and(CardSet::of_bits((2 << bit) - 1)).from(lowest);
            }
            rest &= !(1 << bit);
        }
        CardSet::EMPTY
    }

    /// [CHN-4] A type drawn in proportion to the counts; the bag must not be empty.
    pub fn sample(self, rng: &mut Rng) -> Card {
        let left = u64::from(rng.below(u32::from(self.len())));
        let (low, high) = (self.counts() as u64, (self.counts() >> 64) as u64);
        let quarters = [evens(low), odds(low), evens(high), odds(high)].map(running);
        // Selections instead of branches, which chance would make go wrong half of the time.
        let (mut first, mut sums, mut before, mut seen) = (0, quarters[0], 0, 0);
        for (at, quarter) in [1, HALF, HALF + 1].into_iter().zip(quarters.windows(2)) {
            seen += quarter[0] >> 56;
            (first, sums, before) = if left < seen { (first, sums, before) } else { (at, quarter[1], seen) };
        }
        Card::at(first + 2 * not_above(sums, left - before))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::TYPES;

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
            all.sort_by_key(|bag| bag.counts());
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
