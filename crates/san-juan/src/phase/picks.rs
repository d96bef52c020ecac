//! Choices of several items, made one at a time (DEC-2).

use crate::bag::{Bag, CardSet};
use crate::data::{Card, Good, PerGood};
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

/// The kinds that may be named next, at or above the last one named, with something of them left.
#[inline]
pub fn kinds_left(available: PerGood, chosen: &PerGood) -> impl Iterator<Item = Good> + use<> {
    let chosen = *chosen;
    let lowest = chosen.iter().rposition(|&count| count > 0).unwrap_or(0);
    Good::ALL.iter().copied().skip(lowest).filter(move |&good| available[good.index()] > chosen[good.index()])
}

/// How many goods, all kinds together.
#[inline]
pub fn total(goods: &PerGood) -> u8 {
    goods.iter().sum()
}
