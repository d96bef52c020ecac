//! Places for colonists by their bits, and all circles filled at once.

use crate::data::Tile;
use crate::fast::nonzero;
use crate::pieces::{BuildingSet, Place};
use crate::state::PlayerBoard;

/// Every place, looked up where colonists are placed: a table has no branch between island and city.
static PLACES: [Place; Place::COUNT] = Place::ALL;

impl PlayerBoard {
    /// [DEC-3] The places with circles from one on, by its index, in the order in which colonists are placed.
    #[inline]
    pub fn places_from(&self, from: usize) -> impl Iterator<Item = Place> + use<> {
        let [corn, indigo, sugar, tobacco, coffee, quarry] = self.island.items;
        let tiles = nonzero([corn, indigo, sugar, tobacco, coffee, quarry, 0, 0]);
        let mut left = (u64::from(tiles) | self.city.built().bits() << Tile::COUNT) & (u64::MAX << from);
        std::iter::from_fn(move || {
            let place = PLACES.get(left.trailing_zeros() as usize).copied();
            left &= left.wrapping_sub(1);
            place
        })
    }

    /// [MAY-4] A colonist on every circle of the places from one on; as many as there are in San Juan.
    pub(crate) fn fill_from(&mut self, from: usize) {
        for index in from..Tile::COUNT {
            self.workers.items[index] = self.island.items[index];
        }
        self.city.fill(BuildingSet::from_bits(u64::MAX << from.saturating_sub(Tile::COUNT)));
        self.san_juan = 0;
    }

    /// [MAY-4] A colonist on every circle of an empty board.
    pub(crate) fn fill_all(&mut self) {
        self.workers = self.island;
        self.san_juan -= self.circles();
        self.city.fill(self.city.built());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fast::tests::everywhere;

    fn plain_places(board: &PlayerBoard) -> Vec<Place> {
        (0..Place::COUNT).map(Place::at).filter(|&place| board.circles_of(place) > 0).collect()
    }

    #[test]
    fn places_are_those_with_circles() {
        everywhere(|state| {
            for board in state.seats() {
                for from in 0..Place::COUNT {
                    let plain: Vec<Place> =
                        plain_places(board).into_iter().filter(|place| place.index() >= from).collect();
                    assert_eq!(board.places_from(from).collect::<Vec<_>>(), plain);
                }
            }
        });
    }

    #[test]
    fn filling_is_putting_colonists_on_each_place() {
        everywhere(|state| {
            for board in state.seats() {
                let mut lifted = *board;
                lifted.lift_colonists();
                lifted.san_juan = lifted.circles();
                let (mut filled, mut placed) = (lifted, lifted);
                filled.fill_all();
                for place in plain_places(&lifted) {
                    let mut rest = placed;
                    rest.fill_from(place.index());
                    assert_eq!(rest, filled);
                    placed.put(place, placed.circles_of(place));
                }
                assert_eq!(placed, filled);
            }
        });
    }
}
