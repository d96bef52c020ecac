//! The text of actions, written and read.

use std::fmt;
use std::str::FromStr;

use emporio_core::{Player, Unreadable};

use crate::action::{self, Action};
use crate::data::{Card, Good, Role, Tile};
use crate::state::{Cover, SEATS};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Governor(player) => write!(f, "governor p{}", player.0),
            Action::Tile(tile) => write!(f, "tile {}", tile.number()),
            Action::Draw(card) => write!(f, "draw {}", card.name()),
            Action::Take(role) => write!(f, "take {}", role.name()),
            Action::Pass => f.write_str("pass"),
            Action::Build(card) => write!(f, "build {}", card.name()),
            Action::CoverNothing => f.write_str("cover nothing"),
            Action::Cover(Cover::Loaded(good)) => write!(f, "cover loaded {}", good.plant().name()),
            Action::Cover(Cover::Empty(good)) => write!(f, "cover empty {}", good.plant().name()),
            Action::Cover(Cover::Violet(card)) => write!(f, "cover {}", card.name()),
            Action::Library(true) => f.write_str("library yes"),
            Action::Library(false) => f.write_str("library no"),
            Action::Spend(good) => write!(f, "spend {}", good.name()),
            Action::Pay(card) => write!(f, "pay {}", card.name()),
            Action::Produce(good) => write!(f, "produce {}", good.name()),
            Action::Sell(good) => write!(f, "sell {}", good.name()),
            Action::Stop => f.write_str("stop"),
            Action::Keep(card) => write!(f, "keep {}", card.name()),
            Action::Discard(card) => write!(f, "discard {}", card.name()),
            Action::MineNothing => f.write_str("mine nothing"),
            Action::Mine(card) => write!(f, "mine {}", card.name()),
            Action::TuckNothing => f.write_str("tuck nothing"),
            Action::Tuck(card) => write!(f, "tuck {}", card.name()),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read(text).ok_or_else(|| Unreadable::new(text, EXPECTED))
    }
}

const EXPECTED: &str = "a word such as `take`, `build`, `cover`, `library`, `spend`, `pay`, `produce`, `sell`, \
    `keep`, `discard`, `mine`, `tuck`, `draw`, `tile` or `governor` with a name after it, or `pass` or `stop`";

fn read(text: &str) -> Option<Action> {
    match text {
        "pass" => return Some(Action::Pass),
        "stop" => return Some(Action::Stop),
        _ => {}
    }
    match text.split_once(' ')? {
        ("library", "yes") => Some(Action::Library(true)),
        ("library", "no") => Some(Action::Library(false)),
        ("cover", "nothing") => Some(Action::CoverNothing),
        ("mine", "nothing") => Some(Action::MineNothing),
        ("tuck", "nothing") => Some(Action::TuckNothing),
        ("cover", building) => read_cover(building).map(Action::Cover),
        ("governor", seat) => read_seat(seat).map(Action::Governor),
        ("tile", number) => {
            named(Tile::ALL, number, |t| ["1", "2", "3", "4", "5"][t.index()]).map(Action::Tile)
        }
        ("take", role) => named(Role::ALL, role, Role::name).map(Action::Take),
        ("spend", good) => read_good(good).map(Action::Spend),
        ("produce", good) => read_good(good).map(Action::Produce),
        ("sell", good) => read_good(good).map(Action::Sell),
        ("draw", card) => read_card(card).map(Action::Draw),
        ("build", card) => read_card(card).map(Action::Build),
        ("pay", card) => read_card(card).map(Action::Pay),
        ("keep", card) => read_card(card).map(Action::Keep),
        ("discard", card) => read_card(card).map(Action::Discard),
        ("mine", card) => read_card(card).map(Action::Mine),
        ("tuck", card) => read_card(card).map(Action::Tuck),
        _ => None,
    }
}

fn named<T: Copy>(all: &[T], name: &str, name_of: impl Fn(T) -> &'static str) -> Option<T> {
    all.iter().copied().find(|&thing| name_of(thing) == name)
}

fn read_card(name: &str) -> Option<Card> {
    named(Card::ALL, name, Card::name)
}

fn read_good(name: &str) -> Option<Good> {
    named(Good::ALL, name, Good::name)
}

fn read_seat(name: &str) -> Option<Player> {
    Player::all(SEATS as u8).find(|player| name == ["p0", "p1", "p2", "p3"][player.index()])
}

/// A plant is named with `loaded` or `empty`, a violet building alone.
fn read_cover(name: &str) -> Option<Cover> {
    if let Some(plant) = name.strip_prefix("loaded ") {
        return read_card(plant)?.good().map(Cover::Loaded);
    }
    if let Some(plant) = name.strip_prefix("empty ") {
        return read_card(plant)?.good().map(Cover::Empty);
    }
    read_card(name).filter(|card| card.is_violet()).map(action::cover)
}
