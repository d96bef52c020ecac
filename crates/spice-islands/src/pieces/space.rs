//! The spaces of the board and their names.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most sea spaces a map may have.
pub const MAX_SEA: usize = 10;
/// The most spaces a map may have, ports included.
pub const MAX_SPACES: usize = MAX_SEA + 3;

/// [DAT-5] A space of the board: the three ports, then the sea.
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
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a sea space.
    pub const fn is_sea(self) -> bool {
        self.0 > 2
    }

    /// Whether it is Europe or the Spice Islands.
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
        fmt::Display::fmt(self, f)
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
