//! The pieces of the box: companies and organisations, dice colours, units and ships.

mod cargo;
pub(crate) mod map;
mod space;

use emporio_core::Member;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

pub use cargo::{Cargo, MAX_HOLD};
pub use space::{MAX_SEA, MAX_SPACES, Space};

/// A shipping company.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(EnumString, IntoStaticStr, VariantArray, strum::Display)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceCompany"))]
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
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The company as an organisation.
    pub const fn organisation(self) -> Organisation {
        match self {
            Company::Green => Organisation::Green,
            Company::Blue => Organisation::Blue,
            Company::Yellow => Organisation::Yellow,
        }
    }
}

/// Whatever has shares, a treasury and a captain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(EnumString, IntoStaticStr, VariantArray, strum::Display)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceOrganisation"))]
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
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The company it is, if it is one.
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

impl Member for Organisation {
    fn number(self) -> u8 {
        self as u8
    }

    fn of_number(number: u8) -> Organisation {
        Organisation::VARIANTS[usize::from(number)]
    }
}

/// A colour on a coloured die: the five organisations in their order, then purple.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(EnumString, IntoStaticStr, VariantArray, strum::Display)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceColour"))]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(EnumString, IntoStaticStr, VariantArray, strum::Display)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceUnit"))]
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
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The company whose good it is; none for a spice.
    pub const fn company(self) -> Option<Company> {
        match self {
            Unit::Green => Some(Company::Green),
            Unit::Blue => Some(Company::Blue),
            Unit::Yellow => Some(Company::Yellow),
            Unit::Spice => None,
        }
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
