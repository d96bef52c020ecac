//! Captain, second part (CAP-7, CAP-8): storage, and ships that sail.

use emporio_core::Player;
use emporio_puerto_rico::{Building, Good, Phase};

use crate::{Pieces, Scene};

/// All ships carry coffee's rivals, so that corn, indigo and sugar of the players find no place.
fn blocked(players: u8) -> Scene {
    let mut scene = Scene::new(players);
    let sizes: Vec<u8> = scene.fleet().iter().map(|ship| ship.size).collect();
    scene.load(sizes[0], Good::Coffee, 1).load(sizes[1], Good::Tobacco, 1).load(sizes[2], Good::Sugar, 1);
    scene
}

/// [CAP-7] One single good is kept, of a kind of the player's choice; the rest goes to the supply.
#[test]
fn one_single_good_is_kept() {
    let mut scene = blocked(3);
    scene.goods(0, Good::Corn, 3).goods(0, Good::Indigo, 2).play("role captain");
    assert_eq!(scene.offered(), ["keep corn", "keep indigo"]);
    scene.play("keep indigo");
    assert_eq!(scene.boards[0].goods.items, [0, 1, 0, 0, 0]);
    assert_eq!(scene.state.goods.items, [10, 10, 10, 8, 8]);
}

/// [CAP-7] From the captain clockwise.
#[test]
fn the_captain_stores_first() {
    let mut scene = blocked(3);
    for player in 0..3 {
        scene.goods(player, Good::Corn, 1).goods(player, Good::Indigo, 1);
    }
    scene.idle_role("settler").play("role captain");
    for seat in [1, 2, 0] {
        assert_eq!(scene.mover(), Player(seat));
        scene.play("keep corn");
    }
    assert_eq!(scene.phase, Phase::Role);
}

/// [CAP-7] A small warehouse keeps all of one kind more; no warehouse works without a colonist.
#[test]
fn the_small_warehouse_keeps_a_kind() {
    let mut scene = blocked(3);
    scene.goods(0, Good::Corn, 3).goods(0, Good::Indigo, 4).building(0, Building::SmallWarehouse, 1);
    scene.goods(1, Good::Corn, 2).building(1, Building::SmallWarehouse, 0);
    scene.goods(2, Good::Corn, 2).building(2, Building::LargeWarehouse, 0).play("role captain");
    assert_eq!(scene.offered(), ["store corn", "store indigo"]);
    scene.play("store indigo");
    assert_eq!(scene.boards[0].goods.items, [1, 4, 0, 0, 0]);
    assert_eq!(scene.boards[1].goods.items, [1, 0, 0, 0, 0]);
    assert_eq!(scene.boards[2].goods.items, [1, 0, 0, 0, 0]);
}

/// [CAP-7] A large warehouse keeps two kinds; with a small one three.
#[test]
fn warehouses_add_up() {
    let mut scene = Scene::full([Good::Coffee, Good::Tobacco, Good::Sugar]);
    for good in [Good::Corn, Good::Indigo, Good::Sugar, Good::Tobacco] {
        scene.goods(0, good, 2);
    }
    scene.building(0, Building::LargeWarehouse, 1);
    scene.state.phase = Phase::Role;
    let mut both = scene.clone();
    for ship in &mut scene.state.ships {
        assert!(ship.is_full());
    }
    both.building(0, Building::SmallWarehouse, 1);
    scene.play("role captain").play("store corn; store sugar; keep tobacco");
    assert_eq!(scene.boards[0].goods.items, [2, 0, 2, 1, 0]);
    both.play("role captain").play("store corn; store indigo; store tobacco");
    assert_eq!(both.boards[0].goods.items, [2, 2, 1, 2, 0]);
}

/// [CAP-8] Full ships are emptied into the supply, others keep their load.
#[test]
fn full_ships_sail() {
    let mut scene = Scene::new(3);
    scene.load(4, Good::Corn, 3).load(5, Good::Sugar, 2).goods(0, Good::Corn, 1).play("role captain");
    assert_eq!((scene.ships[0].good, scene.ships[0].barrels), (None, 0));
    assert_eq!((scene.ships[1].good, scene.ships[1].barrels), (Some(Good::Sugar), 2));
    assert_eq!(scene.state.goods.items, [10, 11, 9, 9, 9]);
}

/// [CAP-8] Ships sail only after storage: a full ship blocks its kind for the whole phase.
#[test]
fn a_full_ship_blocks_its_kind_until_the_end() {
    let mut scene = Scene::new(3);
    scene.load(4, Good::Corn, 3).goods(0, Good::Corn, 1).goods(1, Good::Corn, 2).play("role captain");
    assert_eq!((scene.boards[1].goods[Good::Corn], scene.boards[1].vp), (1, 0));
}
