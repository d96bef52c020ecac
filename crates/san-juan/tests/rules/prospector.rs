//! The prospector phase and the gold mine (PSP).

use emporio_core::Invariants;
use emporio_san_juan::{Bag, Card, Decision, Event, is_vein};

use crate::{P0, P1, P2, Pieces, Scene, bag};

/// [PSP-1] The chooser draws one card, and nobody else has an action.
#[test]
fn the_chooser_draws_one_card() {
    let mut scene = Scene::new(3);
    scene.play("take prospector");
    assert_eq!(scene.drawing(), 1);
    scene.play("draw hero").asks(P1, Decision::Role);
    assert_eq!(scene.state.seat(P0).hand, bag("hero"));
}

/// [PSP-2, CARD-goldmine-1] After that the gold mines of all players work, from the chooser clockwise.
#[test]
fn gold_mines_work_for_all_owners() {
    let mut scene = Scene::new(3).city(P0, "gold mine").city(P1, "gold mine").city(P2, "indigo plant");
    scene.state.governor = P1;
    scene.play("take prospector; draw hero");
    assert_eq!((scene.hand_size(P1), scene.drawing()), (1, 4), "the chooser's card first");
    scene.play("draw library; draw tower; draw smithy; draw well").asks(P1, Decision::Mine);
    scene.play("mine nothing");
    assert_eq!(scene.drawing(), 4, "then P0, who did not take the role");
    scene.play("draw smithy; draw well; draw tower; draw quarry").asks(P0, Decision::Mine);
    scene.play("mine quarry").asks(P2, Decision::Role);
    assert_eq!((scene.state.seat(P0).hand, scene.hand_size(P1)), (bag("quarry"), 1));
}

/// [CARD-goldmine-2, EX-5, D-MINE] Four different costs: one of them, or none; the others are discarded.
#[test]
fn four_different_costs_give_a_choice() {
    let mut scene = Scene::new(3).city(P1, "gold mine");
    scene.play("take prospector; draw hero; draw quarry; draw smithy; draw tobacco storage; draw library");
    scene.asks(P1, Decision::Mine);
    scene.offers_only(&[
        "mine nothing",
        "mine tobacco storage",
        "mine smithy",
        "mine quarry",
        "mine library",
    ]);
    scene.play("mine library");
    assert_eq!(scene.state.seat(P1).hand, bag("library"));
    assert_eq!(scene.state.discards, bag("quarry, smithy, tobacco storage"));
}

/// [CARD-goldmine-3, EX-4] Equal costs: all four are discarded without a choice.
#[test]
fn equal_costs_give_nothing() {
    let mut scene = Scene::new(3).city(P0, "gold mine");
    scene
        .play("take prospector; draw hero; draw library; draw prefecture; draw smithy; draw tobacco storage");
    scene.asks(P1, Decision::Role);
    assert_eq!(scene.state.seat(P0).hand, bag("hero"));
    assert_eq!(scene.state.discards, bag("library, prefecture, smithy, tobacco storage"));
    assert_eq!(scene.told(|event| *event == Event::MineFailed { player: P0 }), 1);
}

/// [CARD-goldmine-3] The library gives no second try.
#[test]
fn the_library_gives_no_second_try() {
    let mut scene = Scene::new(3).city(P0, "gold mine, library");
    scene.play("take prospector; draw hero; draw hero; draw prefecture; draw smithy; draw smithy; draw well");
    assert!(scene.next_role(), "one try, then the next role");
}

/// [CARD-goldmine-1, GEN-5] With fewer than four cards those there are turned up and gain nothing.
#[test]
fn a_gold_mine_with_too_few_cards_gains_nothing() {
    let mut scene = Scene::new(3).city(P0, "gold mine").deck("hero, smithy, well, tower");
    scene.play("take prospector; draw hero");
    assert_eq!(scene.drawing(), 3);
    scene.play("draw smithy; draw well; draw tower");
    assert!(scene.next_role());
    assert_eq!((scene.state.discards, scene.hand_size(P0)), (bag("smithy, well, tower"), 1));
}

/// The chance of four different costs, exactly, out of these cards.
fn vein(cards: Bag) -> f64 {
    let mut per_cost = [0u64; 7];
    for (card, count) in cards.iter() {
        per_cost[usize::from(card.cost())] += u64::from(count);
    }
    let mut ways = 0;
    for a in 1..=6 {
        for b in a + 1..=6 {
            for c in b + 1..=6 {
                for d in c + 1..=6 {
                    ways += per_cost[a] * per_cost[b] * per_cost[c] * per_cost[d];
                }
            }
        }
    }
    let n = u64::from(cards.len());
    ways as f64 * 24.0 / (n * (n - 1) * (n - 2) * (n - 3)) as f64
}

/// [INV-8] Four different costs: 25.0 % of all cards, 25.0, 24.9, 24.8 % without 2, 3, 4 indigo plants.
#[test]
fn the_chance_of_a_vein() {
    for (plants, percent) in [(0, 25.0), (2, 25.0), (3, 24.9), (4, 24.8)] {
        let chance = 100.0 * vein(Bag::full().minus(Bag::some(Card::IndigoPlant, plants)));
        assert!((chance - percent).abs() <= 0.05, "{plants}: {chance}");
    }
    let mut rng = emporio_core::Rng::new(8);
    let veins = (0..40_000).filter(|_| is_vein(Bag::full().deal(4, &mut rng))).count();
    assert!((veins as f64 / 400.0 - 25.0).abs() < 1.1, "{veins} of 40000");
}

/// [PSP-2] Mines work in the state they are in: one built in this round works.
#[test]
fn a_mine_built_in_this_round_works() {
    let mut scene = Scene::new(3).hand(P1, "gold mine, well");
    scene.play("take builder; build gold mine; take prospector; draw hero");
    assert_eq!(scene.drawing(), 4);
    assert!(scene.state.check().is_ok());
}
