//! Builder (BLD).

use emporio_core::Player;
use emporio_puerto_rico::{Building, Ending, Phase, Tile};

use crate::{Pieces, Scene};

/// [BLD-1] Each buys at most one building, the builder for 1 less and first.
#[test]
fn the_builder_pays_one_less() {
    let mut scene = Scene::new(3);
    scene.play("role builder").play("build hacienda");
    assert_eq!((scene.boards[0].doubloons, scene.mover()), (1, Player(1)));
    scene.play("build hacienda");
    assert_eq!((scene.boards[1].doubloons, scene.mover()), (0, Player(2)));
    assert_eq!(scene.offered.copies(Building::Hacienda), 0);
}

/// [BLD-1] Without building there is nothing to gain.
#[test]
fn the_discount_is_no_income() {
    let mut scene = Scene::new(3);
    scene.idle_role("builder");
    assert!(scene.seats().iter().all(|board| board.doubloons == 2 && board.city.built().is_empty()));
}

/// [BLD-1] Who can afford nothing is not asked.
#[test]
fn the_poor_are_passed_over() {
    let mut scene = Scene::new(3);
    scene.boards[1].doubloons = 0;
    scene.play("role builder").play("build nothing");
    assert_eq!(scene.mover(), Player(2));
}

/// [BLD-2, EX-1] 3 occupied quarries, not the builder: construction hut 1, office 3, harbor 5, city hall 7.
#[test]
fn quarries_help_up_to_the_column() {
    let mut scene = Scene::new(3);
    scene.tiles(1, Tile::Quarry, 4, 3).boards[1].doubloons = 7;
    scene.play("role builder").play("build nothing");
    let prices = [Building::ConstructionHut, Building::Office, Building::Harbor, Building::CityHall];
    assert_eq!(prices.map(|building| scene.price(building)), [1, 3, 5, 7]);
    assert!(scene.offers("build city_hall"));
    scene.play("build office");
    assert_eq!(scene.boards[1].doubloons, 4);
}

/// [BLD-2] Both discounts add up, and no price falls below 0.
#[test]
fn discounts_add_up_and_stop_at_nothing() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Quarry, 4, 4).boards[0].doubloons = 0;
    scene.play("role builder");
    let prices = [Building::SmallMarket, Building::Hacienda, Building::SmallWarehouse, Building::Fortress];
    assert_eq!(prices.map(|building| scene.price(building)), [0, 0, 1, 5]);
    assert_eq!(
        scene.offered(),
        [
            "build small_indigo_plant",
            "build small_sugar_mill",
            "build small_market",
            "build hacienda",
            "build construction_hut",
            "build indigo_plant",
            "build nothing"
        ]
    );
    scene.play("build hacienda");
    assert_eq!(scene.boards[0].doubloons, 0);
}

/// [BLD-2] Only what the purse reaches is offered.
#[test]
fn nobody_buys_on_credit() {
    let mut scene = Scene::new(3);
    scene.boards[0].doubloons = 8;
    scene.play("role builder");
    assert!(scene.offers("build wharf") && !scene.offers("build fortress"));
}

/// [BLD-3] No second building of a name.
#[test]
fn one_of_each_name() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::SmallMarket, 0).play("role builder");
    assert!(!scene.offers("build small_market") && scene.offers("build hacienda"));
}

/// A player with so many small buildings of the table, and money.
fn rich(player: usize, buildings: usize) -> Scene {
    let mut scene = Scene::new(3);
    for building in &Building::ALL[..buildings] {
        scene.building(player, *building, 0);
    }
    scene.boards[player].doubloons = 20;
    scene
}

/// [BLD-3] A large building needs two free spaces; with one free space a small one still fits.
#[test]
fn a_large_building_needs_two_spaces() {
    let mut scene = rich(0, 10);
    let mut tight = scene.clone();
    assert!(scene.play("role builder").offers("build fortress"));
    tight.building(0, Building::Factory, 0).play("role builder");
    assert!(!tight.offers("build fortress") && tight.offers("build wharf"));
}

/// [BLD-4] What has no copy left is not for sale.
#[test]
fn no_copies_left() {
    let mut scene = Scene::new(3);
    scene.building(1, Building::Hacienda, 0);
    assert!(scene.clone().play("role builder").offers("build hacienda"));
    scene.building(2, Building::Hacienda, 0).play("role builder");
    assert!(!scene.offers("build hacienda"));
}

/// [BLD-5] The university puts one colonist on the building just bought, of the supply, or of the ship.
#[test]
fn the_university_adds_one_colonist() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::University, 1).boards[0].doubloons = 9;
    let mut empty_supply = scene.clone();
    let before = scene.colonists;
    scene.play("role builder").play("build indigo_plant with colonist");
    assert_eq!((scene.boards[0].city.colonists(Building::IndigoPlant), scene.colonists), (1, before - 1));
    let all = empty_supply.colonists;
    empty_supply.spare(2, all).play("role builder").play("build hospice with colonist");
    assert_eq!((empty_supply.colonist_ship, empty_supply.boards[0].city.works(Building::Hospice)), (2, true));
}

/// [BLD-5] Without a colonist anywhere, unoccupied, or for its own purchase it does nothing.
#[test]
fn the_university_does_not_always_help() {
    let mut scene = Scene::new(3);
    scene.boards[0].doubloons = 9;
    scene.play("role builder");
    assert!(!scene.offers("build university with colonist") && scene.offers("build university"));
    let mut idle = Scene::new(3);
    idle.building(0, Building::University, 0).play("role builder");
    assert!(!idle.offers("build hacienda with colonist"));
    let mut none = Scene::new(3);
    none.building(0, Building::University, 1);
    let all = none.colonists;
    none.spare(2, all);
    none.boards[2].san_juan += std::mem::take(&mut none.state.colonist_ship);
    none.play("role builder");
    assert!(!none.offers("build hacienda with colonist") && none.offers("build hacienda"));
}

/// [BLD-6, END-1] The twelfth space filled: the round is played to its end, then the game is over.
#[test]
fn a_full_city_ends_the_game_after_the_round() {
    let mut scene = rich(1, 11);
    scene.play("role builder").play("build nothing").play("build factory");
    assert_eq!((scene.ending, scene.phase), (Some(Ending::City), Phase::Builder));
    scene.idle().ends_with_the_round();
}

/// [BLD-6] Eleven spaces filled end nothing.
#[test]
fn a_city_with_one_free_space_ends_nothing() {
    let mut scene = rich(0, 10);
    scene.play("role builder").play("build factory");
    assert_eq!((scene.boards[0].city.free_spaces(), scene.ending), (1, None));
}

/// [BLD-6, BLD-3] A large building as the last one fills two spaces.
#[test]
fn a_large_building_fills_the_last_two_spaces() {
    let mut scene = rich(0, 10);
    scene.play("role builder").play("build residence");
    assert_eq!((scene.boards[0].city.free_spaces(), scene.ending), (0, Some(Ending::City)));
}
