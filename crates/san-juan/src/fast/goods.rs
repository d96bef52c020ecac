//! A number for each kind of good, reckoned as the bytes of one word.

use crate::data::PerGood;
use crate::pieces::{Bag, Few, KindSet};

impl KindSet {
    /// [DEC-2] The kinds that may be named next, at or above the last one named, with something of them left.
    pub fn left(available: PerGood, chosen: PerGood) -> KindSet {
        const LOW: u64 = 0x7f_7f7f_7f7f;
        let (available, chosen) = (word(available), word(chosen));
        // A count of 1 or more carries into the top bit of its byte, which no count reaches by itself.
        let some = (available - chosen + LOW) & !LOW;
        let last_named = if chosen == 0 { 0 } else { chosen.ilog2() & !7 };
        KindSet(Few::of_bits(some & (u64::MAX << last_named)))
    }
}

/// How many goods, all kinds together.
pub fn total(goods: &PerGood) -> u8 {
    // A product adds the five bytes up.
    (word(*goods).wrapping_mul(0x01_0101_0101) >> 32) as u8
}

/// [PRO-1] The plants without a good, by kind.
pub fn empty_plants(visible: Bag, loaded: PerGood) -> PerGood {
    // The counts of the plants lie in the lowest half bytes; they are moved a byte apart.
    let plants = visible.counts() as u64 & 0xf_ffff;
    let plants = (plants | plants << 16) & 0xf_0000_ffff;
    let plants = (plants | plants << 8) & 0xf_00ff_00ff;
    let plants = (plants | plants << 4) & 0xf_0f0f_0f0f;
    let [indigo, sugar, tobacco, coffee, silver, ..] = (plants - word(loaded)).to_le_bytes();
    [indigo, sugar, tobacco, coffee, silver]
}

/// The numbers as the bytes of one.
fn word([indigo, sugar, tobacco, coffee, silver]: PerGood) -> u64 {
    u64::from_le_bytes([indigo, sugar, tobacco, coffee, silver, 0, 0, 0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Card, GOODS, Good};
    use emporio_core::Rng;

    fn random(rng: &mut Rng, most: PerGood) -> PerGood {
        most.map(|most| rng.below(u32::from(most) + 1) as u8)
    }

    /// [DEC-2] The kinds left are those not below the last one named of which there are more than were named.
    #[test]
    fn the_kinds_left_are_those_of_the_plain_rule() {
        let mut rng = Rng::new(1);
        for _ in 0..20_000 {
            let available = random(&mut rng, [10, 8, 8, 8, 8]);
            let chosen = random(&mut rng, available.map(|count| count.min(2)));
            let last = chosen.iter().rposition(|&count| count > 0).unwrap_or(0);
            let plain: Vec<Good> = Good::ALL[last..]
                .iter()
                .copied()
                .filter(|good| available[good.index()] > chosen[good.index()])
                .collect();
            assert_eq!(
                KindSet::left(available, chosen).collect::<Vec<Good>>(),
                plain,
                "{available:?} {chosen:?}"
            );
            assert_eq!(total(&chosen), chosen.iter().sum::<u8>());
        }
    }

    /// [PRO-1] The empty plants of a kind are the plants less the goods on them.
    #[test]
    fn empty_plants_are_plants_without_a_good() {
        let mut rng = Rng::new(2);
        for _ in 0..20_000 {
            let plants = random(&mut rng, [10, 8, 8, 8, 8]);
            let loaded = random(&mut rng, plants);
            let mut visible = Bag::of(Card::Palace);
            for &good in Good::ALL {
                visible.add_all(Bag::some(good.plant(), plants[good.index()]));
            }
            let mut plain = [0; GOODS];
            for (at, empty) in plain.iter_mut().enumerate() {
                *empty = plants[at] - loaded[at];
            }
            assert_eq!(empty_plants(visible, loaded), plain);
        }
    }
}
