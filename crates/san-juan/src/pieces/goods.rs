//! The goods of a seat: cards face down on plants, in the order in which they were made.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Few;
use crate::data::{CITY, Card, GOODS, Good, PerGood};

/// [GEN-2] A good on a plant; the face of its card is known to nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Barrel {
    /// The kind of the plant it lies on.
    pub good: Good,
    /// The card that lies there.
    pub face: Card,
}

const NONE: Barrel = Barrel { good: Good::Indigo, face: Card::IndigoPlant };

/// [PRO-5] The goods of a seat, oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goods {
    barrels: [Barrel; CITY as usize],
    len: u8,
    loaded: PerGood,
}

impl Default for Goods {
    fn default() -> Goods {
        Goods { barrels: [NONE; CITY as usize], len: 0, loaded: [0; 5] }
    }
}

impl Goods {
    /// How many goods.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no good.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of each kind, which is also how many plants of the kind are loaded.
    pub const fn loaded(&self) -> &PerGood {
        &self.loaded
    }

    /// How many of a kind.
    pub const fn count(&self, good: Good) -> u8 {
        self.loaded[good.index()]
    }

    /// The goods, oldest first.
    pub fn barrels(&self) -> &[Barrel] {
        &self.barrels[..usize::from(self.len)]
    }

    /// Puts a card on a plant; a seat never has more goods than buildings.
    pub fn load(&mut self, good: Good, face: Card) {
        self.barrels[usize::from(self.len)] = Barrel { good, face };
        self.len += 1;
        self.loaded[good.index()] += 1;
    }

    /// [CHN-7] Takes the oldest good of a kind off its plant, which must be there; gives the face of the card.
    pub fn unload(&mut self, good: Good) -> Card {
        let len = usize::from(self.len);
        let at = self.barrels[..len].iter().position(|barrel| barrel.good == good);
        let at = at.expect("only a good that is there is unloaded");
        let face = self.barrels[at].face;
        self.barrels.copy_within(at + 1..len, at);
        self.barrels[len - 1] = NONE;
        self.len -= 1;
        self.loaded[good.index()] -= 1;
        face
    }

    /// Gives every good another face.
    pub fn reface(&mut self, mut face: impl FnMut() -> Card) {
        for barrel in &mut self.barrels[..usize::from(self.len)] {
            barrel.face = face();
        }
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindSet(pub(crate) Few);

impl KindSet {
    /// The kinds of which there is something.
    pub fn of(goods: PerGood) -> KindSet {
        KindSet::left(goods, [0; GOODS])
    }

    /// Whether it has no kind.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The places of the kinds in canonical order.
    pub(crate) const fn places(self) -> Few {
        self.0
    }
}

/// The kinds in canonical order.
impl Iterator for KindSet {
    type Item = Good;

    fn next(&mut self) -> Option<Good> {
        self.0.next().map(|place| Good::ALL[place])
    }
}

/// Each good by itself, in canonical order.
pub fn one_by_one(goods: PerGood) -> impl Iterator<Item = Good> {
    KindSet::of(goods).flat_map(move |good| (0..goods[good.index()]).map(move |_| good))
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.barrels())
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
        let barrels = arrayvec::ArrayVec::<Barrel, { CITY as usize }>::deserialize(deserializer)?;
        let mut goods = Goods::default();
        for barrel in barrels {
            goods.load(barrel.good, barrel.face);
        }
        Ok(goods)
    }
}
