//! Sets of goods and of buildings.

use emporio_core::Set;

use crate::data::{Building, Good};
use crate::fast::nonzero;
use crate::pieces::PerGood;

/// A set of kinds of goods.
pub type GoodSet = Set<Good>;
/// A set of buildings.
pub type BuildingSet = Set<Building>;

/// Every kind of good.
pub(crate) const ALL_GOODS: GoodSet = Set::from_bits((1 << Good::COUNT) - 1);

const _: () = assert!(Building::COUNT <= 64, "a set has 64 bits");

/// A building alone, for tables made while compiling.
pub(crate) const fn alone(building: Building) -> BuildingSet {
    Set::from_bits(1 << building as u8)
}

/// The kinds of which there is at least one.
#[inline]
pub(crate) fn kinds_of(goods: &PerGood) -> GoodSet {
    let [a, b, c, d, e] = goods.items;
    Set::from_bits(nonzero([a, b, c, d, e, 0, 0, 0]).into())
}

/// The kinds above the highest of a set: those that may follow it in ascending order.
#[inline]
pub(crate) fn later_than(kinds: GoodSet) -> GoodSet {
    let above = u64::MAX << (u64::BITS - kinds.bits().leading_zeros());
    ALL_GOODS.and(Set::from_bits(above))
}
