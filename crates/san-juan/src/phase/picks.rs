//! Choices of several items, made one at a time (DEC-2).

use crate::bag::{Bag, CardSet};
use crate::data::Card;
use crate::state::Picks;

impl Picks {
    /// The types that may be named next, out of these cards; those named so far are among them.
    #[inline]
    pub fn options(&self, from: Bag) -> CardSet {
        from.minus(self.picked).pickable(self.lowest(), self.left)
    }

    /// Names a card; true if it was the last.
    #[inline]
    pub fn name(&mut self, card: Card) -> bool {
        self.picked.add(card);
        self.left -= 1;
        self.left == 0
    }
}
