//! Buildings serve their owners in every role, whoever took it, and extras add up.

use emporio_core::Player;
use emporio_puerto_rico::{Building, Good, Phase, Tile};

use crate::{Pieces, Scene};

/// [SETL-4, SETL-6] Hacienda and hospice of a player who is not the settler.
#[test]
fn hacienda_and_hospice_work_for_others() {
    let mut scene = Scene::new(3);
    scene.building(1, Building::Hacienda, 1).building(1, Building::Hospice, 1);
    scene.play("role settler").play("settle nothing").play("hacienda yes").play("tile tobacco");
    scene.play("settle corn with colonist");
    let board = &scene.boards[1];
    assert_eq!(
        (board.island[Tile::Tobacco], board.workers[Tile::Tobacco], board.workers[Tile::Corn]),
        (1, 0, 1)
    );
}

/// [BLD-5] The university of a player who is not the builder.
#[test]
fn the_university_works_for_others() {
    let mut scene = Scene::new(3);
    scene.building(1, Building::University, 1).play("role builder").play("build nothing");
    scene.play("build small_market with colonist");
    assert_eq!(scene.boards[1].city.colonists(Building::SmallMarket), 1);
}

/// [CRA-4] The factory of a player who is not the craftsman.
#[test]
fn the_factory_works_for_others() {
    let mut scene = Scene::new(3);
    scene.building(1, Building::Factory, 1).tiles(1, Tile::Corn, 1, 1);
    scene.tiles(1, Tile::Coffee, 1, 1).building(1, Building::CoffeeRoaster, 1);
    scene.play("role craftsman");
    assert_eq!(scene.boards[1].doubloons, 2 + 1);
}

/// [CAP-7] The warehouse of a player who is not the captain.
#[test]
fn warehouses_work_for_others() {
    let mut scene = Scene::full([Good::Corn, Good::Sugar, Good::Coffee]);
    scene.building(1, Building::SmallWarehouse, 1).goods(1, Good::Corn, 3).goods(1, Good::Indigo, 3);
    scene.play("role captain").play("store indigo");
    assert_eq!(scene.boards[1].goods.items, [1, 3, 0, 0, 0]);
}

/// [CRA-1] The colonists of all production buildings of a kind count together.
#[test]
fn small_and_large_plants_add_up() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Sugar, 2, 2);
    scene.building(0, Building::SmallSugarMill, 1).building(0, Building::SugarMill, 1);
    scene.play("role craftsman").play("craft nothing");
    assert_eq!(scene.boards[0].goods[Good::Sugar], 2);
}

/// [CAP-1] Turns without a load are counted from the last load, wherever it was: then all is over at once.
#[test]
fn loading_ends_a_full_round_after_the_last_load() {
    let mut scene = Scene::begun([Good::Indigo, Good::Sugar, Good::Tobacco]);
    scene.goods(1, Good::Indigo, 1);
    scene.building(2, Building::Wharf, 1).goods(2, Good::Corn, 2);
    // P1's indigo is loaded at once; P2 declines, P0 and P1 have nothing, and P2 is not asked again.
    scene.play("role captain").play("load nothing");
    assert_eq!((scene.phase, scene.boards[2].goods[Good::Corn]), (Phase::Role, 1));
}

/// [CAP-6] Each owner has a wharf of their own, once in the phase.
#[test]
fn two_owners_use_two_wharfs() {
    let mut scene = Scene::begun([Good::Indigo, Good::Sugar, Good::Tobacco]);
    for player in [0, 1] {
        scene.building(player, Building::Wharf, 1).goods(player, Good::Corn, 2).goods(
            player,
            Good::Coffee,
            1,
        );
    }
    scene.play("role captain").play("load corn on wharf");
    assert_eq!(scene.mover(), Player(1));
    scene.play("load corn on wharf");
    assert_eq!((scene.boards[0].vp, scene.boards[1].vp, scene.phase), (2 + 1, 2, Phase::Role));
}

/// [CAP-4, CAP-5] The captain's extra point and the harbor's add up.
#[test]
fn captain_and_harbor_add_up() {
    let mut scene = Scene::new(3);
    scene
        .building(0, Building::Harbor, 1)
        .goods(0, Good::Corn, 2)
        .play("role captain")
        .play("load corn on ship 4");
    assert_eq!(scene.boards[0].vp, 4);
}

/// [TRA-1] The trader's extra doubloon and the market's add up.
#[test]
fn trader_and_market_add_up() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::SmallMarket, 1).goods(0, Good::Corn, 1).play("role trader").play("sell corn");
    assert_eq!(scene.boards[0].doubloons, 2 + 2);
}
