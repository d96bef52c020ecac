//! Sets of places and tiles, one bit each.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

use crate::names::{City, Colony, Favour, Good};
use crate::places::{FIELD_COUNT, Slot, Space, Spot};

/// What a [`Set`] can hold.
pub trait Member: Copy {
    /// Its number, below 64.
    fn number(self) -> u8;
    /// The member of a number that [`Member::number`] gave.
    fn of_number(number: u8) -> Self;
}

impl Member for Spot {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn of_number(number: u8) -> Spot {
        Spot(number)
    }
}

impl Member for Space {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn of_number(number: u8) -> Space {
        Space(number)
    }
}

impl Member for Slot {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn of_number(number: u8) -> Slot {
        Slot(number)
    }
}

impl Member for Favour {
    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn of_number(number: u8) -> Favour {
        Favour::VARIANTS[usize::from(number)]
    }
}

/// A set of places or tiles, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

/// Fields, the Forest included.
pub type SpotSet = Set<Spot>;
/// City spaces.
pub type SpaceSet = Set<Space>;
/// Slots.
pub type SlotSet = Set<Slot>;
/// Favours.
pub type FavourSet = Set<Favour>;

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::from_bits(0)
    }
}

impl<T> Set<T> {
    /// The set of these bits.
    pub const fn from_bits(bits: u64) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    /// What is in both.
    #[inline]
    pub const fn and(self, other: Set<T>) -> Set<T>
    where
        T: Copy,
    {
        Set::from_bits(self.bits & other.bits)
    }

    /// What is in this one and not in the other.
    #[inline]
    pub const fn without(self, other: Set<T>) -> Set<T>
    where
        T: Copy,
    {
        Set::from_bits(self.bits & !other.bits)
    }

    /// What is in one of the two.
    #[inline]
    pub const fn or(self, other: Set<T>) -> Set<T>
    where
        T: Copy,
    {
        Set::from_bits(self.bits | other.bits)
    }

    /// How many are in it.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// Whether all of it is in the other.
    #[inline]
    pub const fn within(&self, other: &Set<T>) -> bool {
        self.bits & !other.bits == 0
    }
}

impl<T: Member> Set<T> {
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

    /// The highest of them.
    pub fn last(self) -> Option<T> {
        (!self.is_empty()).then(|| T::of_number(63 - self.bits.leading_zeros() as u8))
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let number = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(T::of_number(number))
        })
    }
}

impl SpotSet {
    /// The fields of Regions 1 to 3.
    pub const REGIONS: [SpotSet; 3] =
        [Set::from_bits(0b1111), Set::from_bits(0b1_1111 << 4), Set::from_bits(0b1_1111 << 9)];
    /// All fields and the Forest.
    pub const ALL: SpotSet = Set::from_bits((1 << (FIELD_COUNT + 1)) - 1);
}

impl SpaceSet {
    /// The four spaces of each city that are built at the start.
    pub const START: SpaceSet = Set::from_bits(0xf | 0xf << 12 | 0xf << 24);

    /// The twelve spaces of a city.
    #[inline]
    pub const fn of_city(city: City) -> SpaceSet {
        Set::from_bits(0xfff << (city as u8 * 12))
    }
}

impl SlotSet {
    /// The five landing slots of a colony.
    #[inline]
    pub const fn of_colony(colony: Colony) -> SlotSet {
        Set::from_bits(0b1_1111 << (16 + 5 * colony as u8))
    }

    /// The trade slots of a market.
    #[inline]
    pub const fn of_market(market: Good) -> SlotSet {
        match market {
            Good::Wheat => Set::from_bits(0b1_1111),
            Good::Sugar => Set::from_bits(0b11_1111 << 5),
            Good::Wine => Set::from_bits(0b1_1111 << 11),
        }
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Set<T> {
        Set::from_bits(items.into_iter().fold(0, |bits, item| bits | 1 << item.number()))
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Set<T>, D::Error> {
        Ok(Vec::<T>::deserialize(from)?.into_iter().collect())
    }
}
