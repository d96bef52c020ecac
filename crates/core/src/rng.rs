//! The one random generator: xoshiro256++, whose stream is fixed and the same on every machine.
//!
//! Ranges, shuffles and weighted draws are our own, on the raw output, since a library may change its values
//! between releases; tests pin them.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A seeded generator with a fixed stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A generator for the n-th part of some work, independent of the others.
    pub fn stream(seed: u64, n: u64) -> Rng {
        let mut rng = Rng::new(seed ^ n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        rng.next_u64();
        rng
    }

    /// The generator of all that chance decides after so many steps of a game with this seed. So the same seed and choices
    /// are the same game wherever it is played, and a choice that is taken back and made again meets the same luck.
    pub fn of_ply(seed: u64, ply: usize) -> Rng {
        Rng::stream(seed, ply as u64)
    }

    /// 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `n`, exclusive; `n` must not be 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        // Multiply-shift on 32 high bits; the bias is below n / 2^32, far under anything a game could notice.
        (((self.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// A number from 0 to `n`, exclusive, for weights that do not fit 32 bits.
    #[inline]
    pub fn below_u64(&mut self, n: u64) -> u64 {
        ((u128::from(self.next_u64()) * u128::from(n)) >> 64) as u64
    }

    /// A number from 0 to 1, exclusive.
    pub fn unit(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// One of the items; the slice must not be empty.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// An index drawn in proportion to the weights, whose sum must not be 0.
    #[inline]
    pub fn weighted(&mut self, weights: &[u8]) -> usize {
        let total: u32 = weights.iter().map(|&w| u32::from(w)).sum();
        let mut left = self.below(total);
        for (index, &weight) in weights.iter().enumerate() {
            if left < u32::from(weight) {
                return index;
            }
            left -= u32::from(weight);
        }
        unreachable!("a draw below the sum of the weights falls on one of them")
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_pinned() {
        let mut rng = Rng::new(42);
        let first: Vec<u64> = (0..3).map(|_| rng.next_u64()).collect();
        assert_eq!(first, [15021278609987233951, 5881210131331364753, 18149643915985481100]);
    }

    #[test]
    fn ranges_and_shuffles_are_pinned() {
        let mut rng = Rng::new(7);
        let dice: Vec<u32> = (0..8).map(|_| rng.below(6)).collect();
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        rng.shuffle(&mut cards);
        let weighted: Vec<usize> = (0..8).map(|_| rng.weighted(&[1, 0, 3, 6])).collect();
        assert_eq!(dice, [0, 1, 4, 2, 5, 2, 4, 1]);
        assert_eq!(cards, [1, 3, 4, 2, 5, 6, 0, 7]);
        assert_eq!(weighted, [0, 2, 2, 2, 3, 3, 3, 3]);
    }

    #[test]
    fn ranges_are_even_and_never_out_of_bounds() {
        let mut rng = Rng::new(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn streams_differ() {
        assert_ne!(Rng::stream(5, 0).next_u64(), Rng::stream(5, 1).next_u64());
    }
}
