//! Cards picked one at a time (DEC-2).

use serde::{Deserialize, Serialize};

use super::{Bag, CardSet};
use crate::data::Card;

/// [DEC-2] Cards picked one at a time; nothing moves before the last is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picks {
    /// Named so far.
    pub picked: Bag,
    /// Still to be named.
    pub left: u8,
}

impl Picks {
    /// So many cards to be named.
    pub fn new(left: u8) -> Picks {
        Picks { picked: Bag::EMPTY, left }
    }

    /// The lowest type that may be named next.
    pub fn lowest(&self) -> Card {
        self.picked.highest().unwrap_or(Card::IndigoPlant)
    }

    /// The types that may be named next, out of these cards; those named so far are among them.
    pub fn options(&self, from: Bag) -> CardSet {
        from.minus(self.picked).pickable(self.lowest(), self.left)
    }

    /// Names a card; true if it was the last.
    pub fn name(&mut self, card: Card) -> bool {
        self.picked.add(card);
        self.left -= 1;
        self.left == 0
    }
}
