//! Small sets of places, tiles or goods: one bit for each member, in one machine word.

use std::fmt;
use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Key;

/// What a [`Set`] can hold: up to 64 things, each with a number.
pub trait Member: Copy {
    /// Its number, below 64.
    fn number(self) -> u8;
    /// The member that has a number given by [`Member::number`].
    fn of_number(number: u8) -> Self;
}

/// What indexes arrays can stand in a set.
impl<K: Key> Member for K {
    #[inline]
    fn number(self) -> u8 {
        self.index() as u8
    }

    #[inline]
    fn of_number(number: u8) -> K {
        K::ALL[usize::from(number)]
    }
}

/// A set of at most 64 things, one bit each; written as the list of its members.
///
/// ```
/// use emporio_core::{Member, Set};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Good {
///     Wheat,
///     Sugar,
///     Wine,
/// }
///
/// impl Member for Good {
///     fn number(self) -> u8 {
///         self as u8
///     }
///
///     fn of_number(number: u8) -> Good {
///         [Good::Wheat, Good::Sugar, Good::Wine][usize::from(number)]
///     }
/// }
///
/// let mut sold = Set::of(Good::Wine);
/// sold.add(Good::Wheat);
/// assert!(sold.has(Good::Wine) && !sold.has(Good::Sugar));
/// assert_eq!(sold.iter().collect::<Vec<_>>(), [Good::Wheat, Good::Wine]);
/// ```
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

// Written out, because deriving would ask the same of the members.
impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set::from_bits(0);

    /// The set of these bits, bit `n` for the member of number `n`.
    pub const fn from_bits(bits: u64) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    /// Its bits.
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// What is in both.
    #[inline]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & other.bits)
    }

    /// What is in this one and not in the other.
    #[inline]
    pub const fn without(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & !other.bits)
    }

    /// What is in either.
    #[inline]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits | other.bits)
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether all of it is in the other.
    #[inline]
    pub const fn within(self, other: Set<T>) -> bool {
        self.bits & !other.bits == 0
    }
}

impl<T: Member> Set<T> {
    /// One alone.
    #[inline]
    pub fn of(item: T) -> Set<T> {
        Set::from_bits(1 << item.number())
    }

    /// Whether this one is in it.
    #[inline]
    pub fn has(self, item: T) -> bool {
        self.bits >> item.number() & 1 == 1
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, item: T) {
        self.bits |= 1 << item.number();
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        self.bits &= !(1 << item.number());
    }

    /// The lowest of them.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::of_number(self.bits.trailing_zeros() as u8))
    }

    /// The highest of them.
    #[inline]
    pub fn last(self) -> Option<T> {
        (!self.is_empty()).then(|| T::of_number(63 - self.bits.leading_zeros() as u8))
    }

    /// The one that is in it, if there is just one.
    #[inline]
    pub fn only(self) -> Option<T> {
        if self.bits.is_power_of_two() { self.first() } else { None }
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest.bits &= rest.bits - 1;
            Some(first)
        })
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Set<T> {
        Set::from_bits(items.into_iter().fold(0, |bits, item| bits | 1 << item.number()))
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Set<T>, D::Error> {
        let items = Vec::<T>::deserialize(from)?;
        let set: Set<T> = items.iter().copied().collect();
        if usize::from(set.len()) != items.len() {
            return Err(D::Error::custom("something is listed twice"));
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    struct Place(u8);

    impl Member for Place {
        fn number(self) -> u8 {
            self.0
        }

        fn of_number(number: u8) -> Place {
            Place(number)
        }
    }

    type Places = BTreeSet<Place>;

    fn places() -> impl Strategy<Value = Places> {
        proptest::collection::btree_set((0u8..64).prop_map(Place), 0..12)
    }

    fn set(places: &Places) -> Set<Place> {
        places.iter().copied().collect()
    }

    proptest! {
        #[test]
        fn a_set_answers_like_a_tree(a in places(), b in places(), one in 0u8..64) {
            let (one, a_set, b_set) = (Place(one), set(&a), set(&b));
            prop_assert_eq!(a_set.iter().collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!((usize::from(a_set.len()), a_set.is_empty()), (a.len(), a.is_empty()));
            prop_assert_eq!(a_set.and(b_set), set(&a.intersection(&b).copied().collect()));
            prop_assert_eq!(a_set.or(b_set), set(&a.union(&b).copied().collect()));
            prop_assert_eq!(a_set.without(b_set), set(&a.difference(&b).copied().collect()));
            prop_assert_eq!(a_set.within(b_set), a.is_subset(&b));
            prop_assert_eq!(a_set.has(one), a.contains(&one));
            prop_assert_eq!((a_set.first(), a_set.last()), (a.first().copied(), a.last().copied()));
            prop_assert_eq!(a_set.only(), if a.len() == 1 { a.first().copied() } else { None });
        }

        #[test]
        fn what_is_put_in_is_there_until_it_is_taken_out(a in places(), one in 0u8..64) {
            let (one, mut changed) = (Place(one), set(&a));
            changed.add(one);
            prop_assert!(changed.has(one));
            changed.remove(one);
            prop_assert_eq!(changed, set(&a).without(Set::of(one)));
        }
    }

    #[test]
    fn a_set_is_written_as_a_list_and_refuses_a_member_listed_twice() {
        let set: Set<Place> = [Place(63), Place(0)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,63]");
        assert_eq!(serde_json::from_str::<Set<Place>>("[63,0]").unwrap(), set);
        assert!(serde_json::from_str::<Set<Place>>("[5,5]").is_err());
        assert_eq!(format!("{set:?}"), "{Place(0), Place(63)}");
    }
}
