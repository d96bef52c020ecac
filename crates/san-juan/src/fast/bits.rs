//! Eight counts in the bytes of one number, summed and searched all at once.

const BYTES: u64 = 0x0101_0101_0101_0101;
const TOP: u64 = 0x8080_8080_8080_8080;

/// The counts of every second type of a half, from the first on, one byte for each.
pub(crate) fn evens(half: u64) -> u64 {
    half & 0x0f0f_0f0f_0f0f_0f0f
}

/// The counts of the other types.
pub(crate) fn odds(half: u64) -> u64 {
    evens(half >> 4)
}

/// The running sums of the eight bytes, all at once by a product; the last is the whole.
pub(crate) fn running(bytes: u64) -> u64 {
    bytes.wrapping_mul(BYTES)
}

/// The sum of the eight bytes.
pub(crate) fn sum(bytes: u64) -> u64 {
    running(bytes) >> 56
}

/// How many of eight running sums, none above 127, are at most `limit`.
pub(crate) fn not_above(sums: u64, limit: u64) -> usize {
    // The top bit of a byte stays where the sum is above the limit; the first such byte ends the others.
    let above = (sums | TOP).wrapping_sub((limit + 1) * BYTES) & TOP;
    above.trailing_zeros() as usize / 8
}

/// Of counts of four bits each, the one in which the unit at a place lies, from 0 and from the lowest on. There
/// must be more units than that, and at most 127.
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
    use crate::data::Card;
    use crate::pieces::{Bag, Few};

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
