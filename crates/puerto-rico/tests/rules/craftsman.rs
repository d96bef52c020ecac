//! Craftsman (CRA).

use emporio_puerto_rico::{Building, Event, Good, Phase, Tile};

use crate::{Pieces, Scene};

/// [CRA-1, EX-3] 2 corn of 3 plantations with 2 colonists; 1 tobacco for 1 colonist in the storage; 3 sugar of 3
/// occupied plantations and 4 colonists in mills.
#[test]
fn production_is_the_smaller_of_plantations_and_workers() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Corn, 3, 2);
    scene.tiles(0, Tile::Tobacco, 2, 2).building(0, Building::TobaccoStorage, 1);
    scene.tiles(0, Tile::Sugar, 4, 3).building(0, Building::SmallSugarMill, 1).building(
        0,
        Building::SugarMill,
        3,
    );
    scene.play("role craftsman").play("craft nothing");
    assert_eq!(scene.boards[0].goods.items, [2, 0, 3, 1, 0]);
    assert_eq!(scene.state.goods.items, [8, 11, 8, 8, 9]);
}

/// [CRA-1] Without a colonist on the plant, or on the plantation, nothing is made.
#[test]
fn both_plantation_and_plant_need_colonists() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::IndigoPlant, 3);
    scene.tiles(1, Tile::Indigo, 1, 1).building(1, Building::IndigoPlant, 0);
    scene.tiles(2, Tile::Coffee, 2, 2).building(2, Building::CoffeeRoaster, 2);
    scene.play("role craftsman");
    assert_eq!([0, 1, 2].map(|seat: usize| scene.boards[seat].goods.sum()), [0, 0, 2]);
}

/// [CRA-2] What the supply lacks is not received: those who come first get it.
#[test]
fn the_supply_limits_production_in_the_order_of_players() {
    let mut scene = Scene::new(3);
    for player in 0..3 {
        scene.tiles(player, Tile::Corn, 2, 2);
    }
    scene.goods(2, Good::Corn, 7);
    scene.idle_role("settler").play("role craftsman");
    let corn = |seat: usize| scene.boards[seat].goods[Good::Corn];
    assert_eq!([corn(1), corn(2), corn(0)], [2, 8, 0]);
}

/// [CRA-3] After everyone has produced, the craftsman takes one more of a kind received, if the supply has it.
#[test]
fn the_craftsman_takes_one_more() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Corn, 1, 1).tiles(0, Tile::Sugar, 1, 1).building(0, Building::SmallSugarMill, 1);
    scene.tiles(1, Tile::Coffee, 1, 1).building(1, Building::CoffeeRoaster, 1);
    scene.play("role craftsman");
    assert_eq!(scene.offered(), ["craft corn", "craft sugar", "craft nothing"]);
    scene.play("craft sugar");
    assert_eq!((scene.boards[0].goods[Good::Sugar], scene.boards[1].goods[Good::Coffee]), (2, 1));
}

/// [CRA-3, CRA-2] The others have produced before: what they used up is not to be had.
#[test]
fn the_privilege_comes_last() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Corn, 1, 1).tiles(1, Tile::Corn, 2, 2).goods(2, Good::Corn, 7);
    scene.play("role craftsman");
    assert_eq!((scene.state.goods[Good::Corn], scene.phase), (0, Phase::Role));
    assert_eq!(scene.boards[0].goods[Good::Corn], 1);
}

/// [CRA-4] The factory pays 0, 1, 2, 3, 5 for 1 to 5 kinds.
#[test]
fn the_factory_pays_by_kinds() {
    for (kinds, doubloons) in [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)] {
        let mut scene = Scene::new(3);
        scene.building(0, Building::Factory, 1);
        let plants = [
            Building::SmallIndigoPlant,
            Building::SmallSugarMill,
            Building::TobaccoStorage,
            Building::CoffeeRoaster,
        ];
        for tile in &Tile::ALL[..kinds] {
            scene.tiles(0, *tile, 1, 1);
        }
        for plant in &plants[..kinds - 1] {
            scene.building(0, *plant, 1);
        }
        scene.play("role craftsman").idle();
        assert_eq!(scene.boards[0].doubloons, 2 + doubloons, "{kinds} kinds");
    }
}

/// [CRA-4] An empty factory pays nothing, and the privilege's good adds no kind.
#[test]
fn the_factory_must_be_occupied_and_ignores_the_privilege() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Corn, 1, 1).tiles(0, Tile::Sugar, 1, 1).building(0, Building::SmallSugarMill, 1);
    let mut working = scene.clone();
    scene.building(0, Building::Factory, 0).play("role craftsman").play("craft corn");
    assert_eq!(scene.boards[0].doubloons, 2);
    working.building(0, Building::Factory, 1).play("role craftsman");
    assert_eq!(working.boards[0].doubloons, 3);
    assert_eq!(working.play("craft corn").boards[0].doubloons, 3);
}

/// [EX-6, CRA-2, CRA-4] Able to make 3 corn, 3 sugar, 1 tobacco; supply 0 corn, 2 sugar: 2 sugar, 1 tobacco, 1 doubloon.
#[test]
fn the_factory_counts_what_was_really_received() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Factory, 1);
    scene.tiles(0, Tile::Corn, 3, 3).tiles(0, Tile::Sugar, 3, 3).tiles(0, Tile::Tobacco, 1, 1);
    scene.building(0, Building::SugarMill, 3).building(0, Building::TobaccoStorage, 1);
    scene.goods(2, Good::Corn, 10).goods(2, Good::Sugar, 9).play("role craftsman").play("craft nothing");
    assert_eq!(scene.boards[0].goods.items, [0, 0, 2, 1, 0]);
    assert_eq!(scene.boards[0].doubloons, 2 + 1);
    assert!(scene.told.contains(&Event::FactoryPaid { player: emporio_core::Player(0), doubloons: 1 }));
}
