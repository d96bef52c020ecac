//! Arrays indexed by a closed enum, written as a map of its names.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::DeserializeOwned;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An enum that indexes arrays.
pub trait Key: Copy + Ord + Serialize + DeserializeOwned + 'static {
    /// Every value, in order.
    const ALL: &'static [Self];
    /// The place in the order.
    fn index(self) -> usize;
}

/// The first number of each of some blocks that follow one another, and after the last the number of all; `ALL` is one
/// more than the blocks.
pub const fn firsts<const BLOCKS: usize, const ALL: usize>(lengths: [u32; BLOCKS]) -> [u32; ALL] {
    assert!(ALL == BLOCKS + 1);
    let mut firsts = [0; ALL];
    let mut at = 0;
    while at < BLOCKS {
        firsts[at + 1] = firsts[at] + lengths[at];
        at += 1;
    }
    firsts
}

/// One thing for each value of an enum.
///
/// ```
/// use emporio_core::{Key, Per};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
/// #[serde(rename_all = "snake_case")]
/// enum Good {
///     Corn,
///     Indigo,
/// }
///
/// impl Key for Good {
///     const ALL: &'static [Good] = &[Good::Corn, Good::Indigo];
///
///     fn index(self) -> usize {
///         self as usize
///     }
/// }
///
/// let mut barrels: Per<Good, u8, 2> = Per::new([3, 0]);
/// barrels[Good::Indigo] += 2;
/// assert_eq!(barrels.sum(), 5);
/// assert_eq!(serde_json::to_string(&barrels).unwrap(), r#"{"corn":3,"indigo":2}"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Per<K, T, const N: usize> {
    /// In the order of the enum.
    pub items: [T; N],
    key: PhantomData<K>,
}

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
