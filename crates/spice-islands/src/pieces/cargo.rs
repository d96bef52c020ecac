//! Cargo: units aboard a ship, as a set with counts.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

use crate::pieces::{UNITS, Unit};

/// A set of units with counts, four bits for each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cargo(pub u16);

impl Cargo {
    /// Nothing aboard.
    pub const EMPTY: Cargo = Cargo(0);

    /// One unit.
    pub const fn one(unit: Unit) -> Cargo {
        Cargo(1 << (4 * unit as u16))
    }

    /// So many units of each kind, each at most 15.
    pub const fn of(counts: [u8; UNITS]) -> Cargo {
        Cargo(counts[0] as u16 | (counts[1] as u16) << 4 | (counts[2] as u16) << 8 | (counts[3] as u16) << 12)
    }

    /// How many of a kind.
    pub const fn count(self, unit: Unit) -> u8 {
        (self.0 >> (4 * unit as u16)) as u8 & 15
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f) + (self.0 >> 4 & 0x0f0f);
        (pairs as u8) + (pairs >> 8) as u8
    }

    /// [PIR-4, NAV-4] The pirate dice of an attack on a ship with this cargo.
    #[inline]
    pub const fn attack_dice(self) -> u8 {
        1 + self.len()
    }

    /// Whether there is nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are spices in it.
    pub const fn has_spices(self) -> bool {
        self.0 >> 12 != 0
    }

    /// Whether there are goods in it.
    pub const fn has_goods(self) -> bool {
        self.0 & 0x0fff != 0
    }

    /// Both together.
    pub const fn plus(self, other: Cargo) -> Cargo {
        Cargo(self.0 + other.0)
    }

    /// What is left without the other, which must be part of it.
    pub const fn minus(self, other: Cargo) -> Cargo {
        Cargo(self.0 - other.0)
    }

    /// Every unit, kind by kind.
    pub fn units(self) -> impl Iterator<Item = Unit> {
        let repeat = move |&unit: &Unit| std::iter::repeat_n(unit, usize::from(self.count(unit)));
        Unit::VARIANTS.iter().flat_map(repeat)
    }
}

impl FromIterator<Unit> for Cargo {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> Cargo {
        units.into_iter().fold(Cargo::EMPTY, |cargo, unit| cargo.plus(Cargo::one(unit)))
    }
}

impl fmt::Display for Cargo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, unit) in self.units().enumerate() {
            if at > 0 {
                f.write_str(" ")?;
            }
            f.write_str(unit.into())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cargo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Cargo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.units())
    }
}

/// The most units a hold may be made for.
pub const MAX_HOLD: u8 = 4;

impl<'de> Deserialize<'de> for Cargo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cargo, D::Error> {
        let units = Vec::<Unit>::deserialize(deserializer)?;
        if units.len() > usize::from(MAX_HOLD) {
            return Err(D::Error::custom(format!("no hold takes {} units", units.len())));
        }
        Ok(units.into_iter().collect())
    }
}
