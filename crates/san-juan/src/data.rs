//! The cards, goods, roles and trading-house tiles, with the figures of the component list.

use serde::{Deserialize, Serialize};
use strum::{FromRepr, VariantArray};

use crate::pieces::CardSet;

/// [GEN-1] A type of card: building, money or good by where it lies. In the canonical order of the rules page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(VariantArray, FromRepr)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Card {
    IndigoPlant,
    SugarMill,
    TobaccoStorage,
    CoffeeRoaster,
    SilverSmelter,
    Smithy,
    GoldMine,
    Archive,
    PoorHouse,
    BlackMarket,
    TradingPost,
    Well,
    MarketStand,
    Crane,
    Chapel,
    Tower,
    Aqueduct,
    Carpenter,
    Prefecture,
    MarketHall,
    Quarry,
    Library,
    Statue,
    VictoryColumn,
    Hero,
    GuildHall,
    CityHall,
    TriumphalArch,
    Palace,
}

/// What a card does as a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A production building, holds a good.
    Plant,
    /// A violet building.
    Violet,
    /// [CARD-statue-1, CARD-column-1, CARD-hero-1] A violet building that is a monument too.
    Monument,
}

/// One row of the card table.
#[derive(Clone, Copy, Debug)]
pub struct CardRow {
    /// Which card.
    pub card: Card,
    /// Its name in the notation.
    pub name: &'static str,
    /// Its name in text keys.
    pub key: &'static str,
    /// Plant, violet building or monument.
    pub kind: Kind,
    /// The printed cost.
    pub cost: u8,
    /// The printed victory points; 0 where the face shows a question mark.
    pub points: u8,
    /// How many there are.
    pub copies: u8,
}

const fn row(card: Card, name: &'static str, key: &'static str, kind: Kind, figures: [u8; 3]) -> CardRow {
    CardRow { card, name, key, kind, cost: figures[0], points: figures[1], copies: figures[2] }
}

/// How many types of card there are.
pub const TYPES: usize = 29;

/// [VIO-1] The card table: cost, points, copies.
#[rustfmt::skip]
pub const CARDS: [CardRow; TYPES] = [
    row(Card::IndigoPlant,    "indigo plant",    "indigo-plant",    Kind::Plant,    [1, 1, 10]),
    row(Card::SugarMill,      "sugar mill",      "sugar-mill",      Kind::Plant,    [2, 1, 8]),
    row(Card::TobaccoStorage, "tobacco storage", "tobacco-storage", Kind::Plant,    [3, 2, 8]),
    row(Card::CoffeeRoaster,  "coffee roaster",  "coffee-roaster",  Kind::Plant,    [4, 2, 8]),
    row(Card::SilverSmelter,  "silver smelter",  "silver-smelter",  Kind::Plant,    [5, 3, 8]),
    row(Card::Smithy,         "smithy",          "smithy",          Kind::Violet,   [1, 1, 3]),
    row(Card::GoldMine,       "gold mine",       "gold-mine",       Kind::Violet,   [1, 1, 3]),
    row(Card::Archive,        "archive",         "archive",         Kind::Violet,   [1, 1, 3]),
    row(Card::PoorHouse,      "poor house",      "poor-house",      Kind::Violet,   [2, 1, 3]),
    row(Card::BlackMarket,    "black market",    "black-market",    Kind::Violet,   [2, 1, 3]),
    row(Card::TradingPost,    "trading post",    "trading-post",    Kind::Violet,   [2, 1, 3]),
    row(Card::Well,           "well",            "well",            Kind::Violet,   [2, 1, 3]),
    row(Card::MarketStand,    "market stand",    "market-stand",    Kind::Violet,   [2, 1, 3]),
    row(Card::Crane,          "crane",           "crane",           Kind::Violet,   [2, 1, 3]),
    row(Card::Chapel,         "chapel",          "chapel",          Kind::Violet,   [3, 2, 3]),
    row(Card::Tower,          "tower",           "tower",           Kind::Violet,   [3, 2, 3]),
    row(Card::Aqueduct,       "aqueduct",        "aqueduct",        Kind::Violet,   [3, 2, 3]),
    row(Card::Carpenter,      "carpenter",       "carpenter",       Kind::Violet,   [3, 2, 3]),
    row(Card::Prefecture,     "prefecture",      "prefecture",      Kind::Violet,   [3, 2, 3]),
    row(Card::MarketHall,     "market hall",     "market-hall",     Kind::Violet,   [4, 2, 3]),
    row(Card::Quarry,         "quarry",          "quarry",          Kind::Violet,   [4, 2, 3]),
    row(Card::Library,        "library",         "library",         Kind::Violet,   [5, 3, 3]),
    row(Card::Statue,         "statue",          "statue",          Kind::Monument, [3, 3, 3]),
    row(Card::VictoryColumn,  "victory column",  "victory-column",  Kind::Monument, [4, 4, 3]),
    row(Card::Hero,           "hero",            "hero",            Kind::Monument, [5, 5, 3]),
    row(Card::GuildHall,      "guild hall",      "guild-hall",      Kind::Violet,   [6, 0, 2]),
    row(Card::CityHall,       "city hall",       "city-hall",       Kind::Violet,   [6, 0, 2]),
    row(Card::TriumphalArch,  "triumphal arch",  "triumphal-arch",  Kind::Violet,   [6, 0, 2]),
    row(Card::Palace,         "palace",          "palace",          Kind::Violet,   [6, 0, 2]),
];

/// The highest printed cost.
pub const MAX_COST: u8 = 6;

impl Card {
    /// Every type in canonical order.
    pub const ALL: &'static [Card] = Card::VARIANTS;

    /// Its place in the canonical order, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The type at a place of the canonical order.
    pub(crate) fn at(index: usize) -> Card {
        // Quicker than to read it from the list, which matters where every draw waits for the one before.
        Card::from_repr(index as u8).expect("the place of a type")
    }

    /// Its row of the card table.
    pub const fn row(self) -> &'static CardRow {
        &CARDS[self.index()]
    }

    /// The printed cost.
    pub const fn cost(self) -> u8 {
        self.row().cost
    }

    /// The printed victory points.
    pub const fn points(self) -> u8 {
        self.row().points
    }

    /// How many there are.
    pub const fn copies(self) -> u8 {
        self.row().copies
    }

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Whether it is a production building.
    pub const fn is_plant(self) -> bool {
        (self as u8) < Card::Smithy as u8
    }

    /// Whether it is a violet building, monuments included.
    pub const fn is_violet(self) -> bool {
        !self.is_plant()
    }

    /// [PLT-1] The good of a plant; none for violet buildings.
    pub fn good(self) -> Option<Good> {
        Good::ALL.get(self.index()).copied()
    }
}

/// A kind of good, in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Good {
    Indigo,
    Sugar,
    Tobacco,
    Coffee,
    Silver,
}

/// How many kinds of good there are.
pub const GOODS: usize = 5;

/// A number for each kind of good.
pub type PerGood = [u8; GOODS];

impl Good {
    /// Every kind in canonical order.
    pub const ALL: &'static [Good] = Good::VARIANTS;

    /// Its place in the canonical order, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The plant that makes it.
    pub const fn plant(self) -> Card {
        CARDS[self.index()].card
    }

    /// Its name in notation and text keys.
    pub const fn name(self) -> &'static str {
        match self {
            Good::Indigo => "indigo",
            Good::Sugar => "sugar",
            Good::Tobacco => "tobacco",
            Good::Coffee => "coffee",
            Good::Silver => "silver",
        }
    }
}

/// A role card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Role {
    Builder,
    Producer,
    Trader,
    Councillor,
    Prospector,
}

/// How many roles there are.
pub const ROLES: usize = 5;

impl Role {
    /// Every role, in the order of the rules page.
    pub const ALL: &'static [Role] = Role::VARIANTS;

    /// Its place in that order, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation and text keys.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Builder => "builder",
            Role::Producer => "producer",
            Role::Trader => "trader",
            Role::Councillor => "councillor",
            Role::Prospector => "prospector",
        }
    }
}

/// A trading-house tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Tile {
    T1,
    T2,
    T3,
    T4,
    T5,
}

/// How many tiles there are.
pub const TILES: usize = 5;

/// What each tile pays for indigo, sugar, tobacco, coffee, silver.
#[rustfmt::skip]
pub const PRICES: [PerGood; TILES] = [
    [1, 1, 1, 2, 2],
    [1, 1, 2, 2, 2],
    [1, 1, 2, 2, 3],
    [1, 2, 2, 2, 3],
    [1, 2, 2, 3, 3],
];

impl Tile {
    /// Every tile in order.
    pub const ALL: &'static [Tile] = Tile::VARIANTS;

    /// Its place in the table, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its number in the table, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What it pays for each kind.
    pub const fn prices(self) -> &'static PerGood {
        &PRICES[self.index()]
    }
}

/// The plants.
pub const PLANTS: CardSet = set_where(0, true, false);
/// The violet buildings.
pub const VIOLETS: CardSet = set_where(0, false, true);

/// The plants or the violet buildings that cost at least so much.
pub(crate) const fn set_where(cost: u8, plants: bool, violets: bool) -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut at = 0;
    while at < TYPES {
        let card = CARDS[at].card;
        if CARDS[at].cost >= cost && ((plants && card.is_plant()) || (violets && card.is_violet())) {
            set = set.with(card);
        }
        at += 1;
    }
    set
}

/// Visible buildings that end the game.
pub const CITY: u8 = 12;
/// Cards in the starting hand.
pub const START_HAND: u8 = 4;
/// The hand limit, and that with a tower.
pub const HAND_LIMIT: [u8; 2] = [7, 12];
/// Goods a black market may spend in one build.
pub const BLACK_MARKET_GOODS: u8 = 2;
/// Cards that a gold mine turns up.
pub const MINE_CARDS: u8 = 4;
/// All cards of the box.
pub const ALL_CARDS: u8 = 110;

/// Roles taken in a round.
pub const fn roles_in_round(players: u8) -> u8 {
    if players == 2 { 3 } else { players }
}
