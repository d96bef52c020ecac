//! The component tables against the sums that the rules page states.

use emporio_san_juan::data::{CARDS, Card, Good, Kind, PRICES, Tile};

use crate::Scene;

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
    scene.play("take producer").offers(&["stop", "produce sugar"]);
}

/// [INV-9] Mean prices 1.0, 1.4, 1.8, 2.2, 2.6; the third tile is the one pictured.
#[test]
fn the_tiles_pay_what_the_table_says() {
    let mean = |kind: usize| PRICES.iter().map(|tile| f64::from(tile[kind])).sum::<f64>() / 5.0;
    let means = [0, 1, 2, 3, 4].map(mean);
    for (mean, expected) in means.iter().zip([1.0, 1.4, 1.8, 2.2, 2.6]) {
        assert!((mean - expected).abs() < 1e-9, "{means:?}");
    }
    assert_eq!(Tile::T3.prices(), &[1, 1, 2, 2, 3]);
}
