//! Trader (TRA).

use emporio_core::Player;
use emporio_puerto_rico::{Building, Good, Phase};

use crate::{Pieces, Scene};

/// [TRA-1] Each sells one good at its price, the trader for 1 more and first.
#[test]
fn each_sells_one_good() {
    let mut scene = Scene::new(3);
    scene.goods(0, Good::Coffee, 2).goods(1, Good::Tobacco, 1).play("role trader").play("sell coffee");
    assert_eq!((scene.boards[0].doubloons, scene.boards[0].goods[Good::Coffee]), (2 + 5, 1));
    assert_eq!(scene.mover(), Player(1));
    scene.play("sell tobacco");
    assert_eq!((scene.boards[1].doubloons, scene.phase), (2 + 3, Phase::Role));
    assert_eq!(scene.house.items, [0, 0, 0, 1, 1]);
}

/// [TRA-1, EX-7] Corn sells for 0; with a small market 1; both markets add 3; the trader's 1 comes on top.
#[test]
fn markets_and_privilege_add_up() {
    let mut scene = Scene::new(3);
    for player in 0..3 {
        scene.goods(player, Good::Corn, 1);
    }
    scene.building(1, Building::SmallMarket, 1);
    scene.building(2, Building::SmallMarket, 1).building(2, Building::LargeMarket, 1);
    scene.play("role trader");
    assert_eq!(scene.sale_value(Good::Corn), 1);
    scene.play("sell nothing");
    assert_eq!(scene.sale_value(Good::Corn), 1);
    scene.play("sell nothing");
    assert_eq!(scene.sale_value(Good::Corn), 3);
    assert_eq!(scene.sale_value(Good::Sugar), 5);
    scene.play("sell corn");
    assert_eq!(scene.boards[2].doubloons, 2 + 3);
}

/// [TRA-1] Corn may be sold for nothing at all, and empty markets add nothing.
#[test]
fn corn_for_nothing() {
    let mut scene = Scene::new(3);
    scene.goods(1, Good::Corn, 1).building(1, Building::SmallMarket, 0).building(1, Building::LargeMarket, 0);
    scene.play("role trader").play("sell corn");
    assert_eq!((scene.boards[1].doubloons, scene.house[Good::Corn]), (2, 1));
}

/// [TRA-2] Only kinds that the house does not hold, except with an occupied office.
#[test]
fn the_house_buys_new_kinds_only() {
    let mut scene = Scene::new(4);
    scene.in_house(Good::Sugar);
    scene.goods(0, Good::Sugar, 1).goods(0, Good::Corn, 1);
    scene.goods(1, Good::Sugar, 1).building(1, Building::Office, 0);
    scene.goods(2, Good::Sugar, 1).building(2, Building::Office, 1);
    scene.play("role trader");
    assert_eq!(scene.offered(), ["sell corn", "sell nothing"]);
    scene.play("sell nothing");
    assert_eq!(scene.mover(), Player(2));
    assert!(scene.offers("sell sugar"));
}

/// [TRA-2, EX-7] With a tobacco in the house two owners of offices sell one more each.
#[test]
fn two_offices_sell_the_same_kind() {
    let mut scene = Scene::new(3);
    scene.in_house(Good::Tobacco);
    for player in [0, 1] {
        scene.goods(player, Good::Tobacco, 1).building(player, Building::Office, 1);
    }
    scene.play("role trader; sell tobacco; sell tobacco");
    assert_eq!(scene.house[Good::Tobacco], 3);
}

/// [TRA-2, TRA-3] A full house buys no more, not even from an office, and is emptied at the end of the phase.
#[test]
fn a_full_house_buys_nothing_and_is_emptied() {
    let mut scene = Scene::new(3);
    for good in [Good::Corn, Good::Indigo, Good::Sugar] {
        scene.in_house(good);
    }
    scene.goods(0, Good::Coffee, 1).goods(1, Good::Tobacco, 1).building(1, Building::Office, 1);
    scene.play("role trader").play("sell coffee");
    assert_eq!((scene.phase, scene.house.sum()), (Phase::Role, 0));
    assert_eq!(scene.boards[1].goods[Good::Tobacco], 1);
    assert_eq!(scene.state.goods.items, [10, 11, 11, 8, 9]);
}

/// [TRA-3] With fewer than 4 goods they stay.
#[test]
fn a_house_that_is_not_full_keeps_its_goods() {
    let mut scene = Scene::new(3);
    scene.in_house(Good::Corn).in_house(Good::Indigo).goods(0, Good::Coffee, 1);
    scene.play("role trader").play("sell coffee");
    assert_eq!(scene.house.items, [1, 1, 0, 0, 1]);
}
