//! Arrays indexed by a closed enum, written as a map of names, and the small sets beside them.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::{DeserializeOwned, Error};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{Building, Good, Role, Tile};

/// An enum that indexes arrays.
pub trait Key: Copy + Ord + Serialize + DeserializeOwned + 'static {
    /// Every value, in order.
    const ALL: &'static [Self];
    /// The place in the order.
    fn index(self) -> usize;
}

/// One thing for each value of an enum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Per<K, T, const N: usize> {
    /// In the order of the enum.
    pub items: [T; N],
    key: PhantomData<K>,
}

/// A number for each good, or for each kind of plantation.
pub type PerGood = Per<Good, u8, { Good::COUNT }>;
/// A number for each kind of island tile.
pub type PerTile = Per<Tile, u8, { Tile::COUNT }>;
/// A number for each building.
pub type PerBuilding = Per<Building, u8, { Building::COUNT }>;
/// Something for each role card.
pub type PerRole<T> = Per<Role, T, { Role::COUNT }>;

impl<K, T, const N: usize> Per<K, T, N> {
    /// With these things, in the order of the enum.
    pub const fn new(items: [T; N]) -> Self {
        Per { items, key: PhantomData }
    }
}

impl<K: Key, const N: usize> Per<K, u8, N> {
    /// Nothing of anything.
    pub const NONE: Self = Per::new([0; N]);

    /// All together.
    #[inline]
    pub fn sum(&self) -> u8 {
        self.items.iter().sum()
    }

    /// The sum as a wide number, for counts that nobody has checked yet.
    pub fn wide_sum(&self) -> u32 {
        self.items.iter().map(|&n| u32::from(n)).sum()
    }

    /// Adds everything of another.
    #[inline]
    pub fn add(&mut self, other: &Self) {
        for (mine, &more) in self.items.iter_mut().zip(&other.items) {
            *mine += more;
        }
    }

    /// Each key with its number.
    pub fn each(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        K::ALL.iter().map(|&key| (key, self[key]))
    }
}

impl<K, T: Default + Copy, const N: usize> Default for Per<K, T, N> {
    fn default() -> Self {
        Per::new([T::default(); N])
    }
}

impl<K: Key, T, const N: usize> Index<K> for Per<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.items[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for Per<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.items[key.index()]
    }
}

impl<K: Key, T: Serialize, const N: usize> Serialize for Per<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (key, item) in K::ALL.iter().zip(&self.items) {
            map.serialize_entry(key, item)?;
        }
        map.end()
    }
}

/// What a map does not name is nothing; a name that does not exist is refused.
impl<'de, K: Key, T: Deserialize<'de> + Default + Copy, const N: usize> Deserialize<'de> for Per<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = BTreeMap::<K, T>::deserialize(deserializer)?;
        let mut per = Per::default();
        for (key, item) in map {
            per[key] = item;
        }
        Ok(per)
    }
}

/// Which of eight small counts (below 128) are not 0, a bit for each; all at once, since it is asked all the time.
#[inline]
pub(crate) fn nonzero(counts: [u8; 8]) -> u8 {
    // The top bit of each byte that is not 0, then these bits side by side.
    let top_bits = (u64::from_le_bytes(counts) + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
    ((top_bits >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// A set of kinds of goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GoodSet(pub u8);

impl GoodSet {
    /// No kind.
    pub const NONE: GoodSet = GoodSet(0);
    /// Every kind.
    pub const ALL: GoodSet = GoodSet((1 << Good::COUNT) - 1);

    /// One kind alone.
    #[inline]
    pub const fn of(good: Good) -> GoodSet {
        GoodSet(1 << good as u8)
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub fn held(goods: &PerGood) -> GoodSet {
        let [a, b, c, d, e] = goods.items;
        GoodSet(nonzero([a, b, c, d, e, 0, 0, 0]))
    }

    /// Whether the kind is in it.
    #[inline]
    pub const fn has(self, good: Good) -> bool {
        self.0 & (1 << good as u8) != 0
    }

    /// The kinds in both.
    #[inline]
    pub const fn and(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & other.0)
    }

    /// The kinds in either.
    #[inline]
    pub const fn or(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 | other.0)
    }

    /// The kinds that are not in the other.
    #[inline]
    pub const fn without(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & !other.0)
    }

    /// How many kinds.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kind, if there is just one.
    #[inline]
    pub fn only(self) -> Option<Good> {
        if self.0.is_power_of_two() { Good::ALL.get(self.0.trailing_zeros() as usize).copied() } else { None }
    }

    /// The kinds above the highest of this set: those that may follow it in ascending order.
    #[inline]
    pub const fn later(self) -> GoodSet {
        GoodSet((0xff_u8 << (8 - self.0.leading_zeros())) & GoodSet::ALL.0)
    }

    /// The kinds in the order of the goods table.
    #[inline]
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
    #[inline]
    pub const fn of(building: Building) -> BuildingSet {
        BuildingSet(1 << building as u8)
    }

    /// Whether the building is in it.
    #[inline]
    pub const fn has(self, building: Building) -> bool {
        self.0 & (1 << building as u8) != 0
    }

    /// The buildings in both.
    #[inline]
    pub const fn and(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & other.0)
    }

    /// The buildings in either.
    #[inline]
    pub const fn or(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 | other.0)
    }

    /// The buildings that are not in the other.
    #[inline]
    pub const fn without(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & !other.0)
    }

    /// How many buildings.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The buildings in the order of the table.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let building = *Building::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(building)
        })
    }
}
