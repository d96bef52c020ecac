//! The text of a step: context-free, lower case, one spelling only.

use std::fmt;
use std::str::FromStr;

use emporio_core::Unreadable;

use crate::action::{Action, MOST_EXTRA_POINTS};
use crate::data::{Building, Good, LARGEST_SHIP, SMALLEST_SHIP, Tile};
use crate::pieces::Place;

const WITH_COLONIST: &str = " with colonist";

const EXPECTED: &str = "a step such as `role settler`, `hacienda yes`, `settle corn`, `settle quarry with colonist`, \
    `extra colonist yes`, `place 2 on corn`, `build hospice`, `craft sugar`, `sell coffee`, `load sugar on ship 7`, \
    `load corn on wharf`, `load nothing`, `store sugar`, `keep indigo` or `tile corn`";

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Island(tile) => tile.fmt(f),
            Place::City(building) => building.fmt(f),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let with = |colonist: bool| if colonist { WITH_COLONIST } else { "" };
        let yes_no = |yes: bool| if yes { "yes" } else { "no" };
        match *self {
            Action::Role(role) => write!(f, "role {role}"),
            Action::Hacienda(yes) => write!(f, "hacienda {}", yes_no(yes)),
            Action::Settle(tile, colonist) => write!(f, "settle {tile}{}", with(colonist)),
            Action::SettleNothing => f.write_str("settle nothing"),
            Action::ExtraColonist(yes) => write!(f, "extra colonist {}", yes_no(yes)),
            Action::Place(place, n) => write!(f, "place {n} on {place}"),
            Action::Build(building, colonist) => write!(f, "build {building}{}", with(colonist)),
            Action::BuildNothing => f.write_str("build nothing"),
            Action::Craft(good) => write!(f, "craft {good}"),
            Action::CraftNothing => f.write_str("craft nothing"),
            Action::Sell(good) => write!(f, "sell {good}"),
            Action::SellNothing => f.write_str("sell nothing"),
            Action::Load(good, size) => write!(f, "load {good} on ship {size}"),
            Action::Wharf(good) => write!(f, "load {good} on wharf"),
            Action::LoadNothing => f.write_str("load nothing"),
            Action::Store(good) => write!(f, "store {good}"),
            Action::Keep(good) => write!(f, "keep {good}"),
            Action::Tile(good) => write!(f, "tile {good}"),
            Action::Produce(yes) => write!(f, "produce {}", yes_no(yes)),
            Action::Points(n) => write!(f, "points {n}"),
            Action::StoreNothing => f.write_str("store nothing"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read(text).ok_or_else(|| Unreadable::new(text, EXPECTED))
    }
}

fn read(text: &str) -> Option<Action> {
    let (verb, rest) = text.split_once(' ')?;
    match verb {
        "role" => rest.parse().ok().map(Action::Role),
        "hacienda" => yes_no(rest).map(Action::Hacienda),
        "settle" if rest == "nothing" => Some(Action::SettleNothing),
        "settle" => with_colonist::<Tile>(rest).map(|(tile, colonist)| Action::Settle(tile, colonist)),
        "extra" => yes_no(rest.strip_prefix("colonist ")?).map(Action::ExtraColonist),
        "place" => read_place(rest),
        "build" if rest == "nothing" => Some(Action::BuildNothing),
        "build" => with_colonist::<Building>(rest).map(|(name, colonist)| Action::Build(name, colonist)),
        "craft" if rest == "nothing" => Some(Action::CraftNothing),
        "craft" => good(rest).map(Action::Craft),
        "sell" if rest == "nothing" => Some(Action::SellNothing),
        "sell" => good(rest).map(Action::Sell),
        "load" if rest == "nothing" => Some(Action::LoadNothing),
        "load" => read_load(rest),
        "store" if rest == "nothing" => Some(Action::StoreNothing),
        "store" => good(rest).map(Action::Store),
        "keep" => good(rest).map(Action::Keep),
        "tile" => good(rest).map(Action::Tile),
        "produce" => yes_no(rest).map(Action::Produce),
        "points" => digits(rest, 0..=MOST_EXTRA_POINTS).map(Action::Points),
        _ => None,
    }
}

fn good(text: &str) -> Option<Good> {
    text.parse().ok()
}

fn yes_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn with_colonist<T: FromStr>(text: &str) -> Option<(T, bool)> {
    let name = text.strip_suffix(WITH_COLONIST);
    Some((name.unwrap_or(text).parse().ok()?, name.is_some()))
}

fn read_place(text: &str) -> Option<Action> {
    let (number, name) = text.split_once(" on ")?;
    let island = name.parse().map(Place::Island);
    let place = island.or_else(|_| name.parse().map(Place::City)).ok()?;
    Some(Action::Place(place, digits(number, 0..=place.most_circles())?))
}

fn read_load(text: &str) -> Option<Action> {
    let (kind, vessel) = text.split_once(" on ")?;
    match vessel.strip_prefix("ship ") {
        Some(size) => Some(Action::Load(good(kind)?, digits(size, SMALLEST_SHIP..=LARGEST_SHIP)?)),
        None if vessel == "wharf" => good(kind).map(Action::Wharf),
        None => None,
    }
}

/// A number written the one way it is printed: no sign, no leading zero.
fn digits(text: &str, range: std::ops::RangeInclusive<u8>) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (range.contains(&number) && number.to_string() == text).then_some(number)
}
