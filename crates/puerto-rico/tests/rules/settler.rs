//! Settler (SETL).

use emporio_core::Player;
use emporio_puerto_rico::{Building, Event, Good, PerGood, Phase, Tile};

use crate::{Pieces, Scene};

/// [SETL-1] The settler takes a plantation or a quarry, the others one of the plantations that are left.
#[test]
fn everyone_takes_one_face_up_plantation() {
    let mut scene = Scene::new(3);
    scene.play("role settler");
    assert_eq!(
        scene.offered(),
        ["settle corn", "settle indigo", "settle sugar", "settle tobacco", "settle quarry", "settle nothing"]
    );
    scene.play("settle sugar");
    assert_eq!(scene.offered(), ["settle corn", "settle indigo", "settle tobacco", "settle nothing"]);
    scene.play("settle corn").play("settle nothing");
    assert_eq!((scene.boards[0].island[Tile::Sugar], scene.boards[1].island[Tile::Corn]), (1, 1));
    assert_eq!(scene.boards[2].island.sum(), 1);
    assert_eq!(scene.boards[0].workers.sum(), 0);
}

/// [SETL-1] The quarry of the privilege comes out of the quarries.
#[test]
fn the_settler_may_take_a_quarry() {
    let mut scene = Scene::new(3);
    scene.play("role settler").play("settle quarry");
    assert_eq!((scene.boards[0].island[Tile::Quarry], scene.quarries, scene.face_up.sum()), (1, 7, 4));
}

/// [SETL-2] A full island takes nothing: its owner is not asked.
#[test]
fn a_full_island_takes_nothing() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Sugar, 10, 0).tiles(0, Tile::Corn, 1, 0);
    scene.play("role settler");
    assert_eq!(scene.mover(), Player(1));
}

/// [SETL-2] With no quarry left, nobody takes one, not even with privilege and hut.
#[test]
fn no_quarry_is_left() {
    let mut scene = Scene::new(3);
    scene.tiles(2, Tile::Quarry, 8, 0).building(0, Building::ConstructionHut, 1);
    assert!(!scene.play("role settler").offers("settle quarry"));
}

/// [SETL-3] The tiles that nobody took are discarded, players + 1 new ones are turned up.
#[test]
fn remaining_tiles_are_discarded_and_new_ones_turned_up() {
    let mut scene = Scene::new(3);
    scene.play("role settler; settle corn; settle nothing; settle indigo");
    assert_eq!((scene.phase, scene.face_up.sum()), (Phase::TurnUp, 0));
    assert_eq!(scene.discards.items, [0, 0, 1, 1, 0]);
    scene.play("tile coffee; tile coffee; tile corn; tile coffee");
    assert_eq!(scene.face_up.items, [1, 0, 0, 0, 3]);
    assert_eq!(scene.mover(), Player(1));
}

/// [SETL-3, CHA-1] A stock that is too small is drawn to its end, then the discards, among them those of this phase,
/// become the new stock.
#[test]
fn the_discards_become_the_stock_in_mid_draw() {
    let mut scene = Scene::new(3);
    scene.discards = scene.stock;
    scene.discards[Good::Coffee] -= 2;
    scene.stock = PerGood::new([0, 0, 0, 0, 2]);
    scene.play("role settler; settle nothing; settle nothing; settle nothing");
    assert_eq!(scene.offered(), ["tile coffee"]);
    let waiting = scene.discards.sum();
    scene.play("tile coffee");
    assert_eq!(scene.discards.sum(), waiting);
    scene.play("tile coffee");
    assert_eq!((scene.discards.sum(), scene.stock.sum()), (0, waiting));
    assert!(scene.told.contains(&Event::Reshuffled { tiles: waiting }));
    scene.play("tile corn").play("tile sugar");
    assert_eq!(scene.face_up.items, [1, 0, 1, 0, 2]);
}

/// [SETL-3] With too few tiles anywhere fewer lie face up, and the game goes on.
#[test]
fn fewer_tiles_lie_face_up_when_all_are_used() {
    let mut scene = Scene::without_tiles();
    scene.play("role settler; settle nothing; settle corn; settle corn; settle indigo");
    scene.play("settle nothing");
    assert_eq!(scene.offered(), ["tile sugar", "tile tobacco", "tile coffee"]);
    scene.play("tile sugar; tile tobacco; tile coffee");
    assert_eq!((scene.face_up.sum(), scene.stock.sum(), scene.phase), (3, 0, Phase::Role));
}

/// [SETL-4] An occupied hacienda draws a tile from the stock before the normal turn, and it must be placed.
#[test]
fn the_hacienda_draws_an_extra_tile() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Hacienda, 1).play("role settler");
    assert_eq!(scene.offered(), ["hacienda no", "hacienda yes"]);
    scene.play("hacienda yes");
    assert_eq!(scene.phase, Phase::HaciendaDraw);
    assert!(!scene.offered().iter().any(|text| text.contains("quarry")));
    scene.play("tile coffee");
    assert_eq!(scene.boards[0].island[Tile::Coffee], 1);
    assert_eq!(scene.mover(), Player(0));
    scene.play("settle corn");
    assert_eq!((scene.boards[0].island.sum(), scene.mover()), (3, Player(1)));
}

/// [SETL-4] The owner may leave it, and an empty hacienda does nothing.
#[test]
fn the_hacienda_may_be_left_and_must_be_occupied() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Hacienda, 1).building(1, Building::Hacienda, 0);
    scene.play("role settler").play("hacienda no");
    assert!(scene.offers("settle corn"));
    scene.play("settle nothing");
    assert!(!scene.offers("hacienda yes"));
}

/// [SETL-4] With one empty space the drawn tile fills it and there is no normal turn; with none it is not asked.
#[test]
fn the_hacienda_needs_room_and_may_use_it_up() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Hacienda, 1).tiles(0, Tile::Sugar, 10, 0);
    let mut full = scene.clone();
    scene.play("role settler").play("hacienda yes").play("tile corn");
    assert_eq!((scene.boards[0].island.sum(), scene.mover()), (12, Player(1)));
    full.tiles(0, Tile::Corn, 1, 0).play("role settler");
    assert_eq!((full.mover(), full.phase), (Player(1), Phase::Settler));
}

/// [SETL-4, CHA-1] For the hacienda an exhausted stock is refilled from the discards first.
#[test]
fn the_hacienda_draws_from_the_discards_when_the_stock_is_empty() {
    let mut scene = Scene::new(3);
    scene.discards = std::mem::replace(&mut scene.stock, PerGood::NONE);
    scene.building(0, Building::Hacienda, 1).play("role settler").play("hacienda yes");
    assert_eq!(scene.discards.sum(), 0);
    scene.play("tile tobacco");
    assert_eq!(scene.boards[0].island[Tile::Tobacco], 1);
}

/// [SETL-5] An occupied construction hut lets its owner take a quarry when another is settler.
#[test]
fn the_hut_gives_a_quarry() {
    let mut scene = Scene::new(3);
    scene.building(1, Building::ConstructionHut, 1).building(2, Building::ConstructionHut, 0);
    scene.play("role settler").play("settle corn");
    assert!(scene.offers("settle quarry"));
    assert!(!scene.play("settle quarry").offers("settle quarry"));
    assert_eq!(scene.boards[1].island.sum(), 2);
}

/// [SETL-5] The settler with a hut takes one tile only.
#[test]
fn the_settler_with_a_hut_takes_one_tile() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::ConstructionHut, 1).play("role settler").play("settle quarry");
    assert_eq!((scene.mover(), scene.boards[0].island.sum()), (Player(1), 2));
}

/// [SETL-6] The hospice puts a colonist of the supply on the tile, plantation or quarry.
#[test]
fn the_hospice_adds_a_colonist() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Hospice, 1).building(1, Building::Hospice, 0).play("role settler");
    assert!(scene.offers("settle corn with colonist") && scene.offers("settle corn"));
    let before = scene.colonists;
    scene.play("settle quarry with colonist");
    assert_eq!((scene.boards[0].workers[Tile::Quarry], scene.colonists), (1, before - 1));
    assert!(!scene.offers("settle corn with colonist"));
}

/// [SETL-6] From the ship when the supply is empty; from nowhere when both are.
#[test]
fn the_hospice_takes_from_the_ship_then_from_nowhere() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Hospice, 1);
    let all = scene.colonists;
    scene.spare(2, all);
    let mut none = scene.clone();
    scene.play("role settler").play("settle corn with colonist");
    assert_eq!((scene.colonists, scene.colonist_ship, scene.boards[0].workers[Tile::Corn]), (0, 2, 1));
    none.boards[2].san_juan += none.colonist_ship;
    none.state.colonist_ship = 0;
    assert!(!none.play("role settler").offers("settle corn with colonist"));
    assert!(none.offers("settle corn"));
}

/// [SETL-6] The hacienda's tile gets no colonist.
#[test]
fn the_hospice_does_nothing_for_the_haciendas_tile() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Hospice, 1).building(0, Building::Hacienda, 1);
    scene.play("role settler; hacienda yes; tile coffee");
    assert_eq!((scene.boards[0].island[Tile::Coffee], scene.boards[0].workers[Tile::Coffee]), (1, 0));
    scene.play("settle corn with colonist");
    assert_eq!(scene.boards[0].workers[Tile::Corn], 1);
}
