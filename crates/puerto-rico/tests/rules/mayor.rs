//! Mayor (MAY).

use emporio_core::Player;
use emporio_puerto_rico::{Building, Ending, Event, Phase, Tile};

use crate::{Pieces, Scene};

/// [MAY-1] The mayor may take one colonist out of the supply; nobody else is asked.
#[test]
fn the_mayor_may_take_one_more() {
    let mut scene = Scene::new(3);
    assert_eq!(scene.play("role mayor").offered(), ["extra colonist no", "extra colonist yes"]);
    let mut without = scene.clone();
    scene.play("extra colonist yes");
    without.play("extra colonist no");
    assert_eq!((scene.boards[0].colonists(), without.boards[0].colonists()), (2, 1));
    assert_eq!((scene.boards[1].colonists(), without.boards[1].colonists()), (1, 1));
    assert_eq!((scene.colonists, without.colonists), (55 - 1 - 3, 55 - 3));
}

/// [MAY-1] With an empty supply there is no privilege, although the ship has colonists.
#[test]
fn an_empty_supply_gives_no_privilege() {
    let mut scene = Scene::new(3);
    let all = scene.colonists;
    scene.spare(2, all).play("role mayor");
    assert!(!scene.told_kinds().contains(&"extra_colonist"));
    assert_eq!((scene.boards[0].colonists(), scene.phase), (1, Phase::Role));
}

/// [MAY-2, EX-2] 4 players, 6 on the ship, the mayor with privilege: 3, 2, 1, 1.
#[test]
fn colonists_are_taken_one_at_a_time() {
    let mut scene = Scene::new(4);
    scene.colonists -= 2;
    scene.colonist_ship += 2;
    scene.idle_role("craftsman").play("role mayor").play("extra colonist yes");
    let came = |seat: usize| scene.boards[seat].colonists();
    assert_eq!([came(1), came(2), came(3), came(0)], [3, 2, 1, 1]);
}

/// [MAY-3] All own colonists are placed anew, wherever they stood.
#[test]
fn colonists_are_placed_anew() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Sugar, 2, 2).building(0, Building::Hospice, 0).building(0, Building::Office, 0);
    scene.play("role mayor").play("extra colonist no");
    // 3 colonists for 1 indigo, 2 sugar, hospice, office.
    assert_eq!(scene.offered(), ["place 0 on indigo", "place 1 on indigo"]);
    scene.play("place 1 on indigo").play("place 0 on sugar");
    let board = &scene.boards[0];
    assert_eq!((board.workers[Tile::Indigo], board.workers[Tile::Sugar], board.san_juan), (1, 0, 0));
    assert_eq!((board.city.colonists(Building::Hospice), board.city.colonists(Building::Office)), (1, 1));
}

/// [MAY-3] From the mayor clockwise.
#[test]
fn the_mayor_places_first() {
    let mut scene = Scene::new(3);
    for player in 0..3 {
        scene.tiles(player, Tile::Quarry, 1, 0);
    }
    scene.idle_role("craftsman").play("role mayor").play("extra colonist no");
    assert_eq!(scene.mover(), Player(1));
    scene.play("place 0 on indigo");
    assert_eq!(scene.mover(), Player(2));
    scene.play("place 1 on corn");
    assert_eq!(scene.mover(), Player(0));
}

/// [MAY-4] While a circle is empty nobody stays in San Juan: every answer that would leave one there is missing.
#[test]
fn no_colonist_waits_while_a_circle_is_empty() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Sugar, 3, 3).play("role mayor").play("extra colonist no");
    // 4 colonists on 1 indigo + 3 sugar: no choice at all.
    assert_eq!(scene.boards[0].workers.sum(), 4);
    let mut more = Scene::new(3);
    more.tiles(0, Tile::Sugar, 3, 2).play("role mayor").play("extra colonist no").play("place 0 on indigo");
    assert_eq!((more.boards[0].workers[Tile::Sugar], more.boards[0].san_juan), (3, 0));
}

/// [MAY-4] More colonists than circles: all circles are filled and the rest waits in San Juan.
#[test]
fn the_rest_waits_in_san_juan() {
    let mut scene = Scene::new(3);
    scene.spare(0, 4).building(0, Building::CoffeeRoaster, 0).play("role mayor").play("extra colonist yes");
    let board = &scene.boards[0];
    assert_eq!((board.workers[Tile::Indigo], board.city.colonists(Building::CoffeeRoaster)), (1, 2));
    assert_eq!(board.san_juan, 4 + 2 - 3);
}

/// [MAY-5] As many as there are empty circles on buildings, tiles not counted.
#[test]
fn the_ship_takes_one_for_each_empty_circle_on_buildings() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::IndigoPlant, 0).building(1, Building::TobaccoStorage, 0);
    scene.tiles(2, Tile::Sugar, 5, 0);
    scene.play("role mayor; extra colonist no").idle();
    let empty: u8 = scene.seats().iter().map(|board| board.city.circles() - board.city.workers()).sum();
    assert!(empty > 3);
    assert_eq!(scene.colonist_ship, empty);
    assert_eq!(scene.colonists, 55 - empty);
}

/// [MAY-5] At least as many as there are players.
#[test]
fn the_ship_takes_at_least_one_for_each_player() {
    let mut scene = Scene::new(5);
    scene.idle_role("mayor");
    assert_eq!(scene.colonist_ship, 5);
}

/// [MAY-6, END-1] One colonist short and the game ends after the round; all that is left goes on the ship.
#[test]
fn a_ship_that_cannot_be_filled_ends_the_game() {
    let mut scene = Scene::new(3);
    let leave = 2;
    let spare = scene.colonists - leave;
    scene.spare(2, spare).play("role mayor; extra colonist no").idle();
    assert_eq!((scene.colonist_ship, scene.colonists, scene.ending), (2, 0, Some(Ending::Colonists)));
    assert!(scene.told.contains(&Event::LastRound { ending: Ending::Colonists }));
    scene.ends_with_the_round();
}

/// [MAY-6] A supply that is exactly enough fills the ship: no end (ruling 9).
#[test]
fn a_supply_that_is_just_enough_does_not_end_the_game() {
    let mut scene = Scene::new(3);
    let spare = scene.colonists - 3;
    scene.spare(2, spare).play("role mayor; extra colonist no").idle();
    assert_eq!((scene.colonist_ship, scene.colonists, scene.ending), (3, 0, None));
}

/// [MAY-7] Outside the mayor's phase no colonist moves: a building bought and a tile taken stay empty.
#[test]
fn colonists_are_placed_in_the_mayors_phase_only() {
    let mut scene = Scene::new(3);
    scene.spare(0, 3).play("role settler").play("settle corn").idle();
    scene.play("role builder").play("build nothing").play("build nothing").play("build small_market");
    let board = &scene.boards[0];
    assert_eq!((board.workers.sum(), board.city.workers(), board.san_juan), (0, 0, 3));
}
