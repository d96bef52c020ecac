//! What restates a rule for speed, each held to the plain rule by a test; remove any of it and the game is the same.
//!
//! `lists` holds ready lists of options, `prices` the price list turned round, `loads` makes forced loads at once,
//! `placing` goes over places by their bits.

mod lists;
mod loads;
mod placing;
mod prices;

pub(crate) use lists::{PLACINGS, ROLES, SALES, TILES, append};
pub(crate) use prices::affordable;

/// Which of eight small counts (below 128) are not 0, a bit for each; all at once, since it is asked all the time.
#[inline]
pub(crate) fn nonzero(counts: [u8; 8]) -> u8 {
    // The top bit of each byte that is not 0, then these bits side by side.
    let top_bits = (u64::from_le_bytes(counts) + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
    ((top_bits >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use emporio_core::{ActionList, Dispatch, Opening, Rng, Silent, Turn};

    use super::nonzero;
    use crate::{Options, PuertoRico};

    /// Calls a check at every moment of some random games.
    pub(super) fn everywhere(check: impl Fn(&PuertoRico)) {
        for seed in 0..40 {
            let mut rng = Rng::new(seed);
            let mut state = PuertoRico::new(&Options::default(), 2 + (seed % 4) as u8).unwrap();
            while state.turn() != Turn::Over {
                check(&state);
                let mut legal = ActionList::new();
                state.legal_actions(&mut legal);
                state.apply(rng.pick(&legal), &mut Silent);
            }
        }
    }

    #[test]
    fn counts_that_are_not_0_are_found() {
        let mut rng = Rng::new(8);
        for _ in 0..10_000 {
            let counts = [(); 8].map(|()| if rng.below(2) == 0 { 0 } else { rng.below(128) as u8 });
            let plain = (0..8).filter(|&at| counts[at] > 0).fold(0, |bits, at| bits | 1 << at);
            assert_eq!(nonzero(counts), plain, "{counts:?}");
        }
    }
}
