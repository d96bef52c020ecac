//! The component tables against the sums that the rules page states.

use emporio_san_juan::{CARDS, Card, Good, Kind, PRICES, Tile};

use crate::{Pieces, Scene};

/// [VIO-1] 42 plants and 68 violet cards: three of each violet type, two of those that cost 6.
#[test]
fn the_card_table_adds_up() {
    let copies = |keep: fn(&Card) -> bool| -> u32 {
        Card::ALL.iter().filter(|card| keep(card)).map(|card| u32::from(card.copies())).sum()
    };
    assert_eq!((copies(|card| card.is_plant()), copies(|card| card.is_violet())), (42, 68));
    let violets = Card::ALL.iter().filter(|card| card.is_violet());
    assert_eq!(violets.clone().count(), 24);
    assert!(violets.into_iter().all(|card| card.copies() == if card.cost() == 6 { 2 } else { 3 }));
    let per_cost = [1, 2, 3, 4, 5, 6].map(|cost| {
        CARDS.iter().filter(|row| row.cost == cost).map(|row| u32::from(row.copies)).sum::<u32>()
    });
    assert_eq!(per_cost, [19, 26, 26, 17, 14, 8]);
    let sum = |of: fn(&Card) -> u8| -> u32 {
        Card::ALL.iter().map(|card| u32::from(of(card)) * u32::from(card.copies())).sum()
    };
    assert_eq!((sum(|card| card.cost()), sum(|card| card.points())), (335, 188));
    assert!(CARDS.iter().enumerate().all(|(place, row)| row.card.index() == place));
    let monuments = CARDS.iter().filter(|row| row.kind == Kind::Monument).map(|row| row.card);
    assert_eq!(monuments.collect::<Vec<_>>(), [Card::Statue, Card::VictoryColumn, Card::Hero]);
}

/// The card table of the rules page, row by row: name, kind, cost, points, copies.
#[rustfmt::skip]
const TABLE: [(&str, Kind, [u8; 3]); 29] = [
    ("indigo plant",    Kind::Plant,    [1, 1, 10]),
    ("sugar mill",      Kind::Plant,    [2, 1, 8]),
    ("tobacco storage", Kind::Plant,    [3, 2, 8]),
    ("coffee roaster",  Kind::Plant,    [4, 2, 8]),
    ("silver smelter",  Kind::Plant,    [5, 3, 8]),
    ("smithy",          Kind::Violet,   [1, 1, 3]),
    ("gold mine",       Kind::Violet,   [1, 1, 3]),
    ("archive",         Kind::Violet,   [1, 1, 3]),
    ("poor house",      Kind::Violet,   [2, 1, 3]),
    ("black market",    Kind::Violet,   [2, 1, 3]),
    ("trading post",    Kind::Violet,   [2, 1, 3]),
    ("well",            Kind::Violet,   [2, 1, 3]),
    ("market stand",    Kind::Violet,   [2, 1, 3]),
    ("crane",           Kind::Violet,   [2, 1, 3]),
    ("chapel",          Kind::Violet,   [3, 2, 3]),
    ("tower",           Kind::Violet,   [3, 2, 3]),
    ("aqueduct",        Kind::Violet,   [3, 2, 3]),
    ("carpenter",       Kind::Violet,   [3, 2, 3]),
    ("prefecture",      Kind::Violet,   [3, 2, 3]),
    ("market hall",     Kind::Violet,   [4, 2, 3]),
    ("quarry",          Kind::Violet,   [4, 2, 3]),
    ("library",         Kind::Violet,   [5, 3, 3]),
    ("statue",          Kind::Monument, [3, 3, 3]),
    ("victory column",  Kind::Monument, [4, 4, 3]),
    ("hero",            Kind::Monument, [5, 5, 3]),
    ("guild hall",      Kind::Violet,   [6, 0, 2]),
    ("city hall",       Kind::Violet,   [6, 0, 2]),
    ("triumphal arch",  Kind::Violet,   [6, 0, 2]),
    ("palace",          Kind::Violet,   [6, 0, 2]),
];

/// [VIO-1, PLT-1, DEC-1] Every card in its place with its figures: sums alone would let two rows change places.
#[test]
fn every_card_is_as_the_table_says() {
    for ((name, kind, figures), row) in TABLE.iter().zip(&CARDS) {
        assert_eq!(
            (row.name, row.kind, [row.cost, row.points, row.copies]),
            (*name, *kind, *figures),
            "{name}"
        );
        assert_eq!((row.card.name(), row.key), (*name, name.replace(' ', "-").as_str()));
        assert_eq!(row.card.is_plant(), *kind == Kind::Plant, "{name}");
    }
}

/// [PLT-1] Five kinds of plant, each with its own kind of good.
#[test]
fn plants_make_their_own_good() {
    let plants: Vec<Card> = Card::ALL.iter().copied().filter(|card| card.good().is_some()).collect();
    assert_eq!(plants, Card::ALL[..5]);
    for &good in Good::ALL {
        assert_eq!(good.plant().good(), Some(good));
        assert!(good.plant().name().starts_with(good.name()));
    }
    let mut scene = Scene::new(3).city(crate::P0, "sugar mill");
    scene.play("take producer").offers_only(&["stop", "produce sugar"]);
}

/// [INV-9] Mean prices 1.0, 1.4, 1.8, 2.2, 2.6; the third tile is the one pictured.
#[test]
fn the_tiles_pay_what_the_table_says() {
    let mean = |kind: usize| PRICES.iter().map(|tile| f64::from(tile[kind])).sum::<f64>() / 5.0;
    let means = [0, 1, 2, 3, 4].map(mean);
    for (mean, expected) in means.iter().zip([1.0, 1.4, 1.8, 2.2, 2.6]) {
        assert!((mean - expected).abs() < 1e-9, "{means:?}");
    }
    assert_eq!(PRICES, [[1, 1, 1, 2, 2], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 2, 3], [1, 2, 2, 3, 3]]);
    assert_eq!(Tile::T3.prices(), &[1, 1, 2, 2, 3]);
}
