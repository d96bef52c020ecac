//! Where pieces stand: fields and the Forest, city spaces, slots; single places and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

use emporio_core::Set;

use super::{City, Colony, Good, SpaceSet};

/// Fields of the three Regions.
pub const FIELD_COUNT: usize = 14;
/// Spaces of the three cities.
pub const SPACE_COUNT: usize = 36;
/// Slots of markets and colonies, the double ones included.
pub const SLOT_COUNT: usize = 31;
/// Districts that are not built at the start.
pub const DISTRICT_COUNT: usize = 12;

const FIELD_NAMES: [&str; FIELD_COUNT + 1] =
    ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d", "2e", "3a", "3b", "3c", "3d", "3e", "forest"];
const SLOT_NAMES: [&str; SLOT_COUNT] = [
    "wheat 1",
    "wheat 2",
    "wheat 3",
    "wheat 4",
    "wheat double",
    "sugar 1",
    "sugar 2",
    "sugar 3",
    "sugar 4",
    "sugar 5",
    "sugar double",
    "wine 1",
    "wine 2",
    "wine 3",
    "wine 4",
    "wine double",
    "acores 1",
    "acores 2",
    "acores 3",
    "acores 4",
    "acores 5",
    "brasil 1",
    "brasil 2",
    "brasil 3",
    "brasil 4",
    "brasil 5",
    "india 1",
    "india 2",
    "india 3",
    "india 4",
    "india 5",
];
/// The first slot of each market, then of the colonies.
const MARKET_FIRST: [u8; 4] = [0, 5, 11, 16];

/// A field (0 to 13) or the Forest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(pub u8);

impl Spot {
    /// The Forest, in no Region.
    pub const FOREST: Spot = Spot(FIELD_COUNT as u8);

    /// All fields.
    pub fn fields() -> impl Iterator<Item = Spot> {
        (0..FIELD_COUNT as u8).map(Spot)
    }

    /// As an index into per-field arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The Region from 1 to 3; the Forest has none.
    pub const fn region(self) -> Option<u8> {
        match self.0 {
            0..=3 => Some(1),
            4..=8 => Some(2),
            9..=13 => Some(3),
            _ => None,
        }
    }

    /// Its name: `1a` to `3e`, `forest`.
    pub const fn name(self) -> &'static str {
        FIELD_NAMES[self.0 as usize]
    }
}

/// One of the 12 spaces of a city, numbered from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

impl Space {
    /// The space of a city by its number from 1 to 12.
    pub const fn of(city: City, number: u8) -> Space {
        Space(city as u8 * 12 + number - 1)
    }

    /// Its city.
    pub fn city(self) -> City {
        City::VARIANTS[usize::from(self.0 / 12)]
    }

    /// Its number in the city, from 1.
    pub const fn number(self) -> u8 {
        self.0 % 12 + 1
    }
}

/// A landing or trade slot, in table order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u8);

impl Slot {
    /// All slots, used or not.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOT_COUNT as u8).map(Slot)
    }

    /// As an index into per-slot arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The market it belongs to; none for a landing slot.
    pub const fn market(self) -> Option<Good> {
        match self.0 {
            0..=4 => Some(Good::Wheat),
            5..=10 => Some(Good::Sugar),
            11..=15 => Some(Good::Wine),
            _ => None,
        }
    }

    /// The colony it belongs to; none for a trade slot.
    pub const fn colony(self) -> Option<Colony> {
        match self.0 {
            16..=20 => Some(Colony::Acores),
            21..=25 => Some(Colony::Brasil),
            26..=30 => Some(Colony::India),
            _ => None,
        }
    }

    /// Whether it is the double slot of a market.
    pub const fn is_double(self) -> bool {
        matches!(self.0, 4 | 10 | 15)
    }

    /// The slots of a market.
    pub fn of_market(market: Good) -> impl Iterator<Item = Slot> {
        let at = market as usize;
        (MARKET_FIRST[at]..MARKET_FIRST[at + 1]).map(Slot)
    }

    /// The slots of a colony.
    pub fn of_colony(colony: Colony) -> impl Iterator<Item = Slot> {
        let first = 16 + 5 * colony as u8;
        (first..first + 5).map(Slot)
    }

    /// Its name: `wheat 1`, `sugar double`, `india 5`.
    pub const fn name(self) -> &'static str {
        SLOT_NAMES[self.0 as usize]
    }

    /// Its name inside the market or colony: `1`, `double`.
    pub fn short(self) -> &'static str {
        self.name().split(' ').next_back().unwrap_or_default()
    }
}

/// A district not built at the start: 4 in each city, from the third on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct District(pub u8);

impl District {
    /// Its city.
    pub fn city(self) -> City {
        City::VARIANTS[usize::from(self.0 / 4)]
    }

    /// Its number in the city, from 3 to 6.
    pub const fn number(self) -> u8 {
        self.0 % 4 + 3
    }

    /// Its two spaces.
    pub fn spaces(self) -> SpaceSet {
        let first = Space::of(self.city(), self.number() * 2 - 1).0;
        Set::from_bits(0b11 << first)
    }
}

/// Where a worker can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// Before the player.
    Reserve,
    /// On the city watch.
    Watch,
    /// On a field or in the Forest.
    Field(Spot),
    /// In a city.
    City(Space),
    /// On a colony land.
    Colony(Colony),
}

impl Place {
    /// How many there are.
    pub const COUNT: u8 = 2 + FIELD_COUNT as u8 + 1 + SPACE_COUNT as u8 + 3;

    /// The dense number of a place.
    pub const fn id(self) -> u8 {
        match self {
            Place::Reserve => 0,
            Place::Watch => 1,
            Place::Field(spot) => 2 + spot.0,
            Place::City(space) => 17 + space.0,
            Place::Colony(colony) => 53 + colony as u8,
        }
    }

    /// The place of a number below [`Place::COUNT`].
    pub fn from_id(id: u8) -> Option<Place> {
        match id {
            0 => Some(Place::Reserve),
            1 => Some(Place::Watch),
            2..=16 => Some(Place::Field(Spot(id - 2))),
            17..=52 => Some(Place::City(Space(id - 17))),
            53..=55 => Colony::from_repr(id - 53).map(Place::Colony),
            _ => None,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.city(), self.number())
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Reserve => f.write_str("reserve"),
            Place::Watch => f.write_str("watch"),
            Place::Field(spot) => spot.fmt(f),
            Place::City(space) => space.fmt(f),
            Place::Colony(colony) => colony.fmt(f),
        }
    }
}

/// A name that no such place has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPlace;

impl FromStr for Spot {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Spot, NoPlace> {
        FIELD_NAMES.iter().position(|name| *name == text).map(|at| Spot(at as u8)).ok_or(NoPlace)
    }
}

impl FromStr for Slot {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Slot, NoPlace> {
        SLOT_NAMES.iter().position(|name| *name == text).map(|at| Slot(at as u8)).ok_or(NoPlace)
    }
}

impl FromStr for Space {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Space, NoPlace> {
        let (city, number) = text.split_once(' ').ok_or(NoPlace)?;
        let city: City = city.parse().map_err(|_| NoPlace)?;
        let number: u8 = number.parse().map_err(|_| NoPlace)?;
        if (1..=12).contains(&number) { Ok(Space::of(city, number)) } else { Err(NoPlace) }
    }
}

impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Place, NoPlace> {
        (0..Place::COUNT).filter_map(Place::from_id).find(|place| place.to_string() == text).ok_or(NoPlace)
    }
}

/// Written and read as its name, like every place.
fn write_name<T: fmt::Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

fn read_name<'de, T: FromStr, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    text.parse()
        .map_err(|_| D::Error::custom(format!("`{}` is no such place", emporio_core::error::shorten(&text))))
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write_name(self, to)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Spot, D::Error> {
        read_name(from)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write_name(self, to)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Space, D::Error> {
        read_name(from)
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write_name(self, to)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Slot, D::Error> {
        read_name(from)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write_name(self, to)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Place, D::Error> {
        read_name(from)
    }
}
