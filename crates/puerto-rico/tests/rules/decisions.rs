//! Decisions (DEC): which options there are, and in which order questions come.

use emporio_core::Player;
use emporio_puerto_rico::{Building, Good, Phase, Place, Role, Tile};

use crate::{Pieces, Scene};

/// [DEC-1] With 5 players the two prospectors are two options, each with doubloons of its own.
#[test]
fn two_prospectors_are_two_options() {
    let mut scene = Scene::new(5);
    assert!(scene.offers("role prospector") && scene.offers("role second_prospector"));
    scene.roles[Role::SecondProspector].doubloons = 3;
    scene.play("role second_prospector");
    assert_eq!(scene.boards[0].doubloons, 4 + 3 + 1);
    assert!(scene.offers("role prospector") && !scene.offers("role second_prospector"));
    scene.play("role prospector");
    assert_eq!(scene.boards[1].doubloons, 4 + 1);
}

/// [DEC-2] Equal tiles are one option; hospice options exist only where supply or ship has a colonist.
#[test]
fn settler_options() {
    let mut scene = Scene::new(5);
    assert_eq!(scene.face_up[Good::Corn], 2);
    scene.building(0, Building::Hospice, 1).building(0, Building::Hacienda, 1).play("role settler");
    assert_eq!(scene.offered(), ["hacienda no", "hacienda yes"]);
    scene.play("hacienda no");
    let options = scene.offered();
    assert_eq!(options.len(), 2 * 6 + 1);
    assert_eq!(options[..2], ["settle corn", "settle corn with colonist"]);
    assert_eq!(options[12], "settle nothing");
}

/// [DEC-2] No tile in stock or discards: the hacienda is not asked.
#[test]
fn no_tile_no_hacienda() {
    let mut scene = Scene::without_tiles();
    scene.building(0, Building::Hacienda, 1).play("role settler");
    assert_eq!(scene.phase, Phase::Settler);
}

/// [DEC-3] Places in their order: plantations by the goods table, quarries, buildings by the building table, two
/// buildings of one good apart.
#[test]
fn places_come_in_order() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Coffee, 1, 0).tiles(0, Tile::Quarry, 1, 0).tiles(0, Tile::Corn, 1, 0);
    scene.building(0, Building::Wharf, 0).building(0, Building::IndigoPlant, 0);
    scene.building(0, Building::SmallIndigoPlant, 0);
    let names: Vec<String> = scene.boards[0].places().map(|place| place.to_string()).collect();
    assert_eq!(names, ["corn", "indigo", "coffee", "quarry", "small_indigo_plant", "indigo_plant", "wharf"]);
    scene.play("role mayor").play("extra colonist no");
    // 1 colonist on 9 circles: nothing here, nothing there, up to the last place, which is no choice any more.
    for name in &names[..5] {
        scene.play(&format!("place 0 on {name}"));
    }
    assert_eq!(scene.offered(), ["place 0 on indigo_plant", "place 1 on indigo_plant"]);
    scene.play("place 0 on indigo_plant");
    assert!(scene.boards[0].city.works(Building::Wharf));
}

/// [DEC-3] Each step offers what later places cannot hold up to what fits.
#[test]
fn each_place_offers_its_numbers() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Sugar, 3, 0).building(0, Building::IndigoPlant, 0).spare(0, 4);
    scene.play("role mayor").play("extra colonist no");
    // 5 colonists on 1 indigo, 3 sugar, 3 in the plant.
    assert_eq!(scene.offered(), ["place 0 on indigo", "place 1 on indigo"]);
    scene.play("place 0 on indigo");
    assert_eq!(scene.offered(), ["place 2 on sugar", "place 3 on sugar"]);
    scene.play("place 3 on sugar");
    assert_eq!(scene.boards[0].city.colonists(Building::IndigoPlant), 2);
}

/// [DEC-3] With colonists for every circle there is no choice.
#[test]
fn enough_colonists_no_choice() {
    let mut scene = Scene::new(3);
    scene.spare(0, 5).play("role mayor").play("extra colonist no");
    assert_eq!(scene.phase, Phase::Role);
}

/// [DEC-3] What the screen needs to let a player place freely: all places in order, and the bounds of the one asked.
#[test]
fn the_view_shows_the_placing() {
    use emporio_core::{Viewer, Views};
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Sugar, 3, 0).building(0, Building::IndigoPlant, 0).spare(0, 4);
    scene.play("role mayor; extra colonist no; place 1 on indigo");
    let placing = scene.view(Viewer::Spectator).placing.unwrap();
    assert_eq!((placing.player, placing.left, placing.at), (Player(0), 4, 1));
    let places: Vec<(&str, u8, u8, bool)> =
        placing.places.iter().map(|p| (p.name.as_str(), p.circles, p.colonists, p.done)).collect();
    assert_eq!(places, [("indigo", 1, 1, true), ("sugar", 3, 0, false), ("indigo_plant", 3, 0, false)]);
    assert_eq!((placing.places[1].least, placing.places[1].most), (Some(1), Some(3)));
    assert_eq!(scene.phase, Phase::Mayor { place: Place::Island(Tile::Sugar), room: 6 });
}

/// [DEC-4] Each building with and without a colonist where the university works, and nothing.
#[test]
fn builder_options() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::University, 1).boards[0].doubloons = 0;
    scene.play("role builder");
    assert_eq!(
        scene.offered(),
        [
            "build small_indigo_plant",
            "build small_indigo_plant with colonist",
            "build small_market",
            "build small_market with colonist",
            "build nothing"
        ]
    );
}

/// [DEC-5] A kind received in this phase that the supply still has, or nothing.
#[test]
fn craftsman_options() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Corn, 1, 1).tiles(0, Tile::Sugar, 1, 1).building(0, Building::SmallSugarMill, 1);
    scene.goods(2, Good::Sugar, 10).goods(0, Good::Coffee, 1).play("role craftsman");
    assert_eq!(scene.offered(), ["craft corn", "craft nothing"]);
}

/// [DEC-6] A kind to sell, or nothing; equal barrels are one option.
#[test]
fn trader_options() {
    let mut scene = Scene::new(3);
    scene.goods(0, Good::Corn, 4).goods(0, Good::Coffee, 1).play("role trader");
    assert_eq!(scene.offered(), ["sell corn", "sell coffee", "sell nothing"]);
}

/// [DEC-7] Nothing is an option only when no ship can be loaded.
#[test]
fn captain_options() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Wharf, 1).goods(0, Good::Corn, 1);
    assert!(!scene.clone().play("role captain").offers("load nothing"));
    scene.load(4, Good::Coffee, 1).load(5, Good::Tobacco, 1).load(6, Good::Sugar, 1).play("role captain");
    assert_eq!(scene.offered(), ["load corn on wharf", "load nothing"]);
}

fn storing(kinds: &[Good], warehouses: &[Building]) -> Scene {
    let mut scene = Scene::new(5);
    // Every ship is full, so that nothing can be loaded.
    for &good in kinds {
        scene.goods(0, good, 2);
    }
    for &building in warehouses {
        scene.building(0, building, 1);
    }
    scene.load(6, Good::Corn, 6).load(7, Good::Indigo, 7).load(8, Good::Sugar, 8).play("role captain");
    scene
}

/// [DEC-7] Warehouse kinds ascend, each leaving enough later kinds; the single good is among those not chosen.
#[test]
fn warehouse_kinds_ascend() {
    let kinds = [Good::Corn, Good::Indigo, Good::Sugar];
    let mut scene = storing(&kinds, &[Building::LargeWarehouse]);
    assert_eq!(scene.offered(), ["store corn", "store indigo"]);
    let mut ascending = scene.clone();
    ascending.play("store indigo");
    assert_eq!(ascending.boards[0].goods.items, [1, 2, 2, 0, 0]);
    scene.play("store corn");
    assert_eq!(scene.offered(), ["store indigo", "store sugar"]);
    scene.play("store sugar");
    assert_eq!(scene.boards[0].goods.items, [2, 1, 2, 0, 0]);
}

/// [DEC-7] With no more kinds than places there is no choice and nothing is lost.
#[test]
fn enough_places_no_choice() {
    let scene = storing(
        &[Good::Corn, Good::Indigo, Good::Sugar],
        &[Building::LargeWarehouse, Building::SmallWarehouse],
    );
    assert_eq!(scene.boards[0].goods.items, [2, 2, 2, 0, 0]);
    assert_eq!(scene.phase, Phase::Role);
}

/// [DEC-8] A single legal choice is made for the player: the only load, the only good to keep.
#[test]
fn single_choices_are_made() {
    let mut scene = Scene::new(3);
    scene.load(4, Good::Corn, 3).goods(0, Good::Corn, 4).play("role captain");
    assert_eq!((scene.ships[0].barrels, scene.boards[0].goods[Good::Corn]), (0, 1));
    assert_eq!((scene.phase, scene.mover()), (Phase::Role, Player(1)));
}
