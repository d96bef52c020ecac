//! What is said twice for speed: each shortcut is held to the plain rule by a test below.

use crate::data::SHARES;
use crate::pieces::Ship;
use crate::state::{Pile, SpiceIslands};

impl SpiceIslands {
    /// [SHR-3] What the cheapest share on offer costs; more than anyone has when all piles are empty.
    ///
    /// No price is lower than the one before it (CFG-4), so the pile that sold least is the cheapest.
    pub(crate) fn cheapest(&self) -> u32 {
        let sold = |pile: &Pile| if pile.left > 0 { pile.sold() } else { usize::from(SHARES) };
        let least = self.piles.iter().map(sold).min().unwrap_or(usize::from(SHARES));
        self.data.prices.get(least).map_or(u32::MAX, |&price| price.into())
    }
}

impl Ship {
    /// [DEC-4] Its place in the order of ships (by space, then cargo, then whether it has come to the pirates), as
    /// one number.
    pub(crate) const fn rank(&self) -> u32 {
        (self.place.0 as u32) << 24 | (self.cargo.0 as u32) << 8 | self.came_to_pirates as u32
    }
}

#[cfg(test)]
mod tests {
    use emporio_core::{Opening, Rng};
    use strum::VariantArray;

    use super::*;
    use crate::options::Options;
    use crate::pieces::{Cargo, Organisation, Space};

    /// [SHR-3] The cheapest share is the least of the five prices, with every ladder and every state of the piles.
    #[test]
    fn the_cheapest_share_is_the_least_price() {
        for ladder in ["[1, 1, 2, 2, 3, 3, 4, 4, 5, 5]", "[3, 3, 3, 3, 3, 3, 3, 3, 3, 3]"] {
            let options = Options::with_toml(&format!("[shares]\nprices = {ladder}")).unwrap();
            let mut game = SpiceIslands::new(&options, 3).unwrap();
            let mut rng = Rng::new(7);
            for _ in 0..2_000 {
                for pile in &mut game.piles {
                    let bottom_given = rng.below(2) == 1;
                    let most = SHARES - u8::from(bottom_given);
                    *pile = Pile { left: rng.below(u32::from(most) + 1) as u8, bottom_given };
                }
                let prices = Organisation::VARIANTS.iter().filter_map(|&o| game.price(o));
                let plain = prices.min().map_or(u32::MAX, u32::from);
                assert_eq!(game.cheapest(), plain, "{:?}", game.piles);
            }
        }
    }

    /// [DEC-4] The number of a ship orders ships as their fields do.
    #[test]
    fn ranks_order_ships_as_their_fields_do() {
        let cargoes =
            [Cargo::EMPTY, Cargo::of([1, 0, 0, 0]), Cargo::of([0, 1, 1, 0]), Cargo::of([0, 0, 0, 2])];
        let mut ships = Vec::new();
        for place in [Space::EUROPE, Space::SPICE_ISLANDS, Space::sea(1), Space::sea(9)] {
            for cargo in cargoes {
                ships.extend([false, true].map(|came_to_pirates| Ship { place, cargo, came_to_pirates }));
            }
        }
        for a in &ships {
            for b in &ships {
                assert_eq!(a.rank().cmp(&b.rank()), a.cmp(b), "{a:?} {b:?}");
            }
        }
    }
}
