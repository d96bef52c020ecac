//! Captain (CAP-1 to CAP-6, CAP-9, CAP-10): loading.

use emporio_core::{Player, Scoring, Viewer, Views};
use emporio_puerto_rico::{Building, CargoShip, Ending, Event, Good, Phase};

use crate::{Pieces, Scene};

/// [EX-4, CAP-1, CAP-2, CAP-3, CAP-4, CAP-7, CAP-8] The whole example of the rules with its figures.
#[test]
fn the_great_example() {
    let mut scene = Scene::new(4);
    scene.load(6, Good::Corn, 3);
    for (player, one, other) in [
        (0, (Good::Corn, 2), (Good::Sugar, 6)),
        (1, (Good::Sugar, 2), (Good::Tobacco, 3)),
        (2, (Good::Corn, 2), (Good::Tobacco, 1)),
        (3, (Good::Corn, 1), (Good::Indigo, 5)),
    ] {
        scene.goods(player, one.0, one.1).goods(player, other.0, other.1);
    }
    scene.play("role captain");
    assert_eq!(scene.offered(), ["load corn on ship 6", "load sugar on ship 7"]);
    scene.play("load sugar on ship 7; load sugar on ship 7; load tobacco on ship 5");
    // D's corn, A's corn and B's tobacco have one place each; nobody can load after that.
    let load = |event: &Event| {
        let Event::Loaded { player, good, barrels, vp, .. } = *event else { return None };
        Some((player.0, good, barrels, vp))
    };
    let loads: Vec<(u8, Good, u8, u8)> = scene.told.iter().filter_map(load).collect();
    assert_eq!(
        loads,
        [
            (0, Good::Sugar, 6, 7),
            (1, Good::Sugar, 1, 1),
            (2, Good::Tobacco, 1, 1),
            (3, Good::Corn, 1, 1),
            (0, Good::Corn, 2, 2),
            (1, Good::Tobacco, 3, 3),
        ]
    );
    assert_eq!(scene.boards.map(|board| board.vp), [9, 4, 1, 1, 0]);
    assert_eq!(scene.vp_pool, 100 - 15);
    let kept: Vec<[u8; 5]> = scene.seats().iter().map(|board| board.goods.items).collect();
    assert_eq!(kept, [[0; 5], [0, 0, 1, 0, 0], [1, 0, 0, 0, 0], [0, 1, 0, 0, 0]]);
    let empty = |size| CargoShip { size, good: None, barrels: 0 };
    assert_eq!(
        scene.ships,
        [CargoShip { size: 5, good: Some(Good::Tobacco), barrels: 4 }, empty(6), empty(7)]
    );
    assert_eq!(scene.state.goods.items, [9, 10, 10, 5, 9]);
    assert_eq!(scene.phase, Phase::Role);
}

/// [CAP-1] Who can load must: there is no way to decline.
#[test]
fn loading_is_a_must() {
    let mut scene = Scene::new(3);
    scene.goods(0, Good::Corn, 1).goods(0, Good::Coffee, 1).play("role captain");
    assert!(!scene.offers("load nothing"));
    assert!(scene.offered().iter().all(|text| text.starts_with("load ")));
}

/// [CAP-1] Turns go round until nobody loads any more: one player may load several times.
#[test]
fn turns_go_round_and_round() {
    let mut scene = Scene::new(3);
    scene.goods(0, Good::Corn, 2).goods(0, Good::Indigo, 2).goods(0, Good::Sugar, 1);
    scene.play("role captain").play("load corn on ship 4").play("load indigo on ship 5");
    assert_eq!((scene.boards[0].goods.sum(), scene.boards[0].vp), (0, 5 + 1));
    assert_eq!(scene.ships.map(|ship| ship.barrels), [2, 2, 1]);
}

/// [CAP-1, CAP-6] Declining the wharf is a turn without a load; after three in a row of three players it is over, and
/// a load of another in between starts the count anew.
#[test]
fn as_many_turns_without_a_load_as_players_end_the_phase() {
    let mut scene = Scene::begun([Good::Indigo, Good::Sugar, Good::Tobacco]);
    scene.building(0, Building::Wharf, 1).goods(0, Good::Corn, 2);
    scene.goods(1, Good::Indigo, 1).goods(1, Good::Sugar, 1);
    scene.play("role captain").play("load nothing").play("load indigo on ship 4");
    // P1 loaded: the captain is asked again before P1 loads the rest.
    assert_eq!((scene.mover(), scene.boards[0].goods[Good::Corn]), (Player(0), 2));
    scene.play("load nothing");
    // P1's sugar is a single choice; then the captain may use the wharf once more.
    assert_eq!((scene.mover(), scene.boards[1].goods.sum()), (Player(0), 0));
    scene.play("load nothing");
    assert_eq!((scene.phase, scene.boards[0].goods[Good::Corn]), (Phase::Role, 1));
}

/// [CAP-2] A kind on a ship goes on no other, even when its ship is full; other kinds do not go on its ship.
#[test]
fn one_kind_for_one_ship() {
    let mut scene = Scene::new(3);
    scene.load(4, Good::Corn, 3).goods(0, Good::Corn, 3).goods(0, Good::Sugar, 1).play("role captain");
    assert_eq!(scene.offered(), ["load corn on ship 4", "load sugar on ship 5", "load sugar on ship 6"]);
    scene.play("load corn on ship 4").play("load sugar on ship 6");
    assert_eq!(scene.boards[0].goods[Good::Corn], 1);
    assert!(scene.told.contains(&Event::Stored {
        player: Player(0),
        kept: emporio_puerto_rico::PerGood::new([1, 0, 0, 0, 0]),
        lost: emporio_puerto_rico::PerGood::new([1, 0, 0, 0, 0]),
    }));
}

/// [CAP-3] As many as possible: a new kind goes only on empty ships that take the most of it.
#[test]
fn a_new_kind_goes_where_most_of_it_fits() {
    let mut scene = Scene::new(3);
    scene.goods(0, Good::Corn, 5).goods(0, Good::Sugar, 6).goods(0, Good::Coffee, 1).play("role captain");
    assert_eq!(
        scene.offered(),
        [
            "load corn on ship 5",
            "load corn on ship 6",
            "load sugar on ship 6",
            "load coffee on ship 4",
            "load coffee on ship 5",
            "load coffee on ship 6",
        ]
    );
    scene.play("load corn on ship 5");
    assert_eq!((scene.ships[1].barrels, scene.boards[0].goods[Good::Corn]), (5, 0));
}

/// [CAP-3] More goods than any empty ship holds: the largest empty one, all that fits.
#[test]
fn the_largest_empty_ship_for_very_many() {
    let mut scene = Scene::new(3);
    scene.load(6, Good::Indigo, 1).goods(0, Good::Corn, 9).goods(0, Good::Indigo, 1).play("role captain");
    assert_eq!(scene.offered(), ["load corn on ship 5", "load indigo on ship 6"]);
    scene.play("load corn on ship 5");
    let five = Event::Loaded { player: Player(0), good: Good::Corn, barrels: 5, ship: 5, vp: 6 };
    assert!(scene.told.contains(&five));
}

/// [CAP-4] The captain's extra point comes once, with the first load, and to nobody else.
#[test]
fn the_captain_gets_one_more_once() {
    let mut scene = Scene::begun([Good::Corn, Good::Sugar, Good::Indigo]);
    scene.goods(0, Good::Corn, 2).goods(0, Good::Sugar, 2).goods(1, Good::Indigo, 3);
    scene.play("role captain").play("load corn on ship 4");
    assert_eq!(scene.boards.map(|board| board.vp), [3 + 2, 3, 0, 0, 0]);
}

/// [CAP-4, CAP-6] A wharf load counts as the captain's first load.
#[test]
fn the_captains_point_comes_with_the_wharf_too() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Wharf, 1).goods(0, Good::Corn, 2).goods(0, Good::Sugar, 3);
    scene.play("role captain").play("load corn on wharf");
    assert_eq!(scene.boards[0].vp, 3);
    scene.play("load sugar on ship 4");
    assert_eq!(scene.boards[0].vp, 3 + 3);
}

/// [CAP-5, CAP-6, EX-5] Harbor and wharf: 4 VP for 3 of 5 tobacco, 3 for 2 sugar, 3 for the other 2 tobacco by wharf.
#[test]
fn harbor_and_wharf() {
    let mut scene = Scene::new(3);
    scene.building(1, Building::Harbor, 1).building(1, Building::Wharf, 1);
    scene.load(4, Good::Tobacco, 1).load(6, Good::Sugar, 1);
    scene.goods(1, Good::Tobacco, 5).goods(1, Good::Sugar, 2);
    scene.play("role captain").play("load tobacco on ship 4");
    assert_eq!(scene.boards[1].vp, 4);
    scene.play("load sugar on ship 6");
    assert_eq!(scene.boards[1].vp, 4 + 3);
    assert_eq!(scene.offered(), ["load tobacco on wharf", "load nothing"]);
    scene.play("load tobacco on wharf");
    assert_eq!((scene.boards[1].vp, scene.boards[1].goods.sum()), (4 + 3 + 3, 0));
    assert_eq!(scene.state.goods[Good::Tobacco], 9);
}

/// [CAP-5] An empty harbor brings nothing.
#[test]
fn an_empty_harbor_brings_nothing() {
    let mut scene = Scene::new(3);
    scene.building(1, Building::Harbor, 0).load(4, Good::Corn, 1).goods(1, Good::Corn, 1);
    assert_eq!(scene.play("role captain").boards[1].vp, 1);
}

/// [CAP-6] One who can load a ship must load or use the wharf: it is no way to pass. It takes kinds that ships
/// carry, and only once in the phase.
#[test]
fn the_wharf_instead_of_a_ship() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Wharf, 1).load(4, Good::Corn, 1).goods(0, Good::Corn, 2).goods(
        0,
        Good::Sugar,
        1,
    );
    scene.play("role captain");
    assert_eq!(
        scene.offered(),
        [
            "load corn on ship 4",
            "load sugar on ship 5",
            "load sugar on ship 6",
            "load corn on wharf",
            "load sugar on wharf"
        ]
    );
    scene.play("load corn on wharf");
    assert_eq!((scene.ships[0].barrels, scene.state.goods[Good::Corn]), (1, 9));
    assert_eq!(scene.offered(), ["load sugar on ship 5", "load sugar on ship 6"]);
}

/// [CAP-6] An empty wharf does nothing.
#[test]
fn an_empty_wharf_does_nothing() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Wharf, 0).goods(0, Good::Corn, 1).play("role captain");
    assert!(!scene.offers("load corn on wharf"));
}

/// [CAP-6] One who passed with the wharf may still use it at a later turn of the phase.
#[test]
fn a_wharf_not_used_may_be_used_later() {
    let mut scene = Scene::begun([Good::Indigo, Good::Sugar, Good::Tobacco]);
    scene.building(0, Building::Wharf, 1).goods(0, Good::Corn, 2).goods(1, Good::Indigo, 1);
    scene.play("role captain").play("load nothing");
    assert_eq!(scene.mover(), Player(0));
    scene.play("load corn on wharf");
    assert_eq!(scene.boards[0].vp, 3);
}

/// [CAP-9, END-1] The last chip taken: the round goes on, what is earned beyond counts in full, then it is over.
#[test]
fn the_last_chip_ends_the_game_after_the_round() {
    let mut scene = Scene::new(3);
    scene.vp(2, 73).goods(0, Good::Corn, 3).goods(1, Good::Indigo, 2).play("role captain");
    scene.play("load corn on ship 4");
    assert_eq!((scene.vp_pool, scene.boards[0].vp, scene.ending), (0, 4, Some(Ending::VictoryPoints)));
    scene.idle();
    assert_eq!((scene.boards[1].vp, scene.phase), (2, Phase::Role));
    scene.idle_role("settler").idle_role("craftsman");
    assert_eq!((scene.phase, scene.state.ending()), (Phase::Over, Some("victory_points")));
}

/// [CAP-9] With a chip left the game goes on.
#[test]
fn one_chip_left_is_no_end() {
    let mut scene = Scene::new(3);
    scene.vp(2, 70).goods(0, Good::Corn, 3).play("role captain").idle();
    assert_eq!((scene.vp_pool, scene.ending), (1, None));
}

/// [CAP-10, HID-2] Points held are seen by their owner only; money and goods by all.
#[test]
fn points_are_hidden_from_the_others() {
    let mut scene = Scene::new(3);
    scene.vp(1, 7).goods(1, Good::Corn, 3);
    let vp = |viewer| scene.view(viewer).players.iter().map(|player| player.vp).collect::<Vec<_>>();
    assert_eq!(vp(Viewer::Player(Player(1))), [None, Some(7), None]);
    assert_eq!(vp(Viewer::Spectator), [None; 3]);
    let seen = &scene.view(Viewer::Spectator).players[1];
    assert_eq!((seen.goods[0].count, seen.doubloons, seen.score), (3, 2, None));
}
