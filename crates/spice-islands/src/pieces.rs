//! The pieces of the box: companies and organisations, dice colours, units, cargo, spaces and ships.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A shipping company.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
    strum::Display,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "SpiceCompany"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Company {
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Company {
    /// Its place in per-company arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The company as an organisation.
    #[inline]
    pub const fn organisation(self) -> Organisation {
        match self {
            Company::Green => Organisation::Green,
            Company::Blue => Organisation::Blue,
            Company::Yellow => Organisation::Yellow,
        }
    }
}

/// Whatever has shares, a treasury and a captain.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
    strum::Display,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "SpiceOrganisation"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Organisation {
    /// The green company.
    Green,
    /// The blue company.
    Blue,
    /// The yellow company.
    Yellow,
    /// The navy, orange.
    Navy,
    /// The pirates, black.
    Pirates,
}

/// How many organisations there are.
pub const ORGANISATIONS: usize = 5;

impl Organisation {
    /// Its place in per-organisation arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The company it is, if it is one.
    #[inline]
    pub const fn company(self) -> Option<Company> {
        match self {
            Organisation::Green => Some(Company::Green),
            Organisation::Blue => Some(Company::Blue),
            Organisation::Yellow => Some(Company::Yellow),
            Organisation::Navy | Organisation::Pirates => None,
        }
    }

    /// The colour of its dice.
    pub const fn colour(self) -> Colour {
        match self {
            Organisation::Green => Colour::Green,
            Organisation::Blue => Colour::Blue,
            Organisation::Yellow => Colour::Yellow,
            Organisation::Navy => Colour::Orange,
            Organisation::Pirates => Colour::Black,
        }
    }
}

/// A colour on a coloured die: the five organisations in their order, then purple.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
    strum::Display,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "SpiceColour"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Green company.
    Green,
    /// Blue company.
    Blue,
    /// Yellow company.
    Yellow,
    /// Navy.
    Orange,
    /// Pirates.
    Black,
    /// A buying round.
    Purple,
}

/// How many colours a coloured die may show.
pub const COLOURS: usize = 6;

/// A good of a colour, or a spice.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
    strum::Display,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "SpiceUnit"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Unit {
    /// A green good.
    Green,
    /// A blue good.
    Blue,
    /// A yellow good.
    Yellow,
    /// A spice, red.
    Spice,
}

/// How many kinds of units there are.
pub const UNITS: usize = 4;

/// The three kinds that lie in Europe.
pub const GOODS: [Unit; 3] = [Unit::Green, Unit::Blue, Unit::Yellow];

impl Unit {
    /// Its place in per-unit arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The company whose good it is; none for a spice.
    #[inline]
    pub const fn company(self) -> Option<Company> {
        match self {
            Unit::Green => Some(Company::Green),
            Unit::Blue => Some(Company::Blue),
            Unit::Yellow => Some(Company::Yellow),
            Unit::Spice => None,
        }
    }
}

/// A set of units with counts, four bits for each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cargo(pub u16);

impl Cargo {
    /// Nothing aboard.
    pub const EMPTY: Cargo = Cargo(0);

    /// One unit.
    #[inline]
    pub const fn one(unit: Unit) -> Cargo {
        Cargo(1 << (4 * unit as u16))
    }

    /// So many units of each kind, each at most 15.
    pub const fn of(counts: [u8; UNITS]) -> Cargo {
        Cargo(counts[0] as u16 | (counts[1] as u16) << 4 | (counts[2] as u16) << 8 | (counts[3] as u16) << 12)
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(self, unit: Unit) -> u8 {
        (self.0 >> (4 * unit as u16)) as u8 & 15
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f) + (self.0 >> 4 & 0x0f0f);
        (pairs as u8) + (pairs >> 8) as u8
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are spices in it.
    #[inline]
    pub const fn has_spices(self) -> bool {
        self.0 >> 12 != 0
    }

    /// Whether there are goods in it.
    #[inline]
    pub const fn has_goods(self) -> bool {
        self.0 & 0x0fff != 0
    }

    /// Both together.
    #[inline]
    pub const fn plus(self, other: Cargo) -> Cargo {
        Cargo(self.0 + other.0)
    }

    /// What is left without the other, which must be part of it.
    #[inline]
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

/// The most sea spaces a map may have.
pub const MAX_SEA: usize = 10;
/// The most spaces a map may have, ports included.
pub const MAX_SPACES: usize = MAX_SEA + 3;

/// A space of the board: the three ports, then the sea.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub u8);

const SPACE_NAMES: [&str; MAX_SPACES] =
    ["europe", "spice_islands", "madagascar", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10"];

impl Space {
    /// The merchant port where the goods lie.
    pub const EUROPE: Space = Space(0);
    /// The merchant port where the spices lie.
    pub const SPICE_ISLANDS: Space = Space(1);
    /// The pirate port.
    pub const MADAGASCAR: Space = Space(2);

    /// The n-th sea space, from 1.
    pub const fn sea(n: u8) -> Space {
        Space(n + 2)
    }

    /// Its place in per-space arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a sea space.
    #[inline]
    pub const fn is_sea(self) -> bool {
        self.0 > 2
    }

    /// Whether it is Europe or the Spice Islands.
    #[inline]
    pub const fn is_merchant_port(self) -> bool {
        self.0 < 2
    }

    /// Its name in notation and data.
    pub fn name(self) -> &'static str {
        SPACE_NAMES[self.index()]
    }

    /// The space of a name.
    pub fn from_name(name: &str) -> Option<Space> {
        SPACE_NAMES.iter().position(|&known| known == name).map(|at| Space(at as u8))
    }

    /// The spaces of a mask with a bit for each.
    #[inline]
    pub fn of_mask(mask: u16) -> impl Iterator<Item = Space> {
        let mut left = mask;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (at < 16).then_some(Space(at as u8))
        })
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        let name = String::deserialize(deserializer)?;
        Space::from_name(&name).ok_or_else(|| {
            let name = emporio_core::error::shorten(&name);
            D::Error::custom(format!(
                "`{name}` is no space; expected europe, spice_islands, madagascar or s1 to s10"
            ))
        })
    }
}

/// A merchant ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Where it stands.
    pub place: Space,
    /// What it carries.
    pub cargo: Cargo,
    /// With `attack_when = strict`: it came to the pirates in this turn, so they may not attack it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub came_to_pirates: bool,
}

impl Ship {
    /// [DEC-4] Its place in the order of ships: by space, then cargo, then whether it has come to the pirates.
    #[inline]
    pub const fn rank(&self) -> u32 {
        (self.place.0 as u32) << 24 | (self.cargo.0 as u32) << 8 | self.came_to_pirates as u32
    }
}

/// The pirate ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PirateShip {
    /// Where it stands.
    pub place: Space,
    /// What it carries.
    pub cargo: Cargo,
    /// With `attack_when = strict`: it came to the navy in this turn, so the navy may not attack it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub came_to_navy: bool,
}
