//! Small sets of goods and of buildings.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{Building, Good};
use crate::fast::nonzero;
use crate::pieces::PerGood;

/// A set of kinds of goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GoodSet(pub u8);

impl GoodSet {
    /// No kind.
    pub const NONE: GoodSet = GoodSet(0);
    /// Every kind.
    pub const ALL: GoodSet = GoodSet((1 << Good::COUNT) - 1);

    /// One kind alone.
    pub const fn of(good: Good) -> GoodSet {
        GoodSet(1 << good as u8)
    }

    /// The kinds of which there is at least one.
    pub fn held(goods: &PerGood) -> GoodSet {
        let [a, b, c, d, e] = goods.items;
        GoodSet(nonzero([a, b, c, d, e, 0, 0, 0]))
    }

    /// Whether the kind is in it.
    pub const fn has(self, good: Good) -> bool {
        self.0 & (1 << good as u8) != 0
    }

    /// The kinds in both.
    pub const fn and(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & other.0)
    }

    /// The kinds in either.
    pub const fn or(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 | other.0)
    }

    /// The kinds that are not in the other.
    pub const fn without(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & !other.0)
    }

    /// How many kinds.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kind, if there is just one.
    pub fn only(self) -> Option<Good> {
        if self.0.is_power_of_two() { Good::ALL.get(self.0.trailing_zeros() as usize).copied() } else { None }
    }

    /// The kinds above the highest of this set: those that may follow it in ascending order.
    pub const fn later(self) -> GoodSet {
        GoodSet((0xff_u8 << (8 - self.0.leading_zeros())) & GoodSet::ALL.0)
    }

    /// The kinds in the order of the goods table.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let good = *Good::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(good)
        })
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> GoodSet {
        goods.into_iter().fold(GoodSet::NONE, |set, good| set.or(GoodSet::of(good)))
    }
}

impl Serialize for GoodSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for GoodSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let goods = Vec::<Good>::deserialize(deserializer)?;
        let set: GoodSet = goods.iter().copied().collect();
        if usize::from(set.len()) != goods.len() {
            return Err(D::Error::custom("a kind of good is listed twice"));
        }
        Ok(set)
    }
}

/// A set of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BuildingSet(pub u64);

impl BuildingSet {
    /// No building.
    pub const NONE: BuildingSet = BuildingSet(0);

    /// One building alone.
    pub const fn of(building: Building) -> BuildingSet {
        BuildingSet(1 << building as u8)
    }

    /// Whether the building is in it.
    pub const fn has(self, building: Building) -> bool {
        self.0 & (1 << building as u8) != 0
    }

    /// The buildings in both.
    pub const fn and(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & other.0)
    }

    /// The buildings in either.
    pub const fn or(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 | other.0)
    }

    /// The buildings that are not in the other.
    pub const fn without(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & !other.0)
    }

    /// How many buildings.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The buildings in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let building = *Building::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(building)
        })
    }
}
