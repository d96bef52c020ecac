//! The option `refusals` (RUL-6, DEC-9): benefits that may be refused are asked for, and it can matter.

use emporio_core::{Player, PositionError, Positions};
use emporio_puerto_rico::{Building, Ending, Event, Good, Options, Phase, PuertoRico, Tile};
use serde_json::json;

use crate::{Pieces, Scene};

fn with_refusals(players: u8) -> Scene {
    Scene::with(&Options { refusals: true, ..Options::default() }, players)
}

/// Three chips are left; P1 has a harbor and two corn to load.
fn three_chips_left(mut scene: Scene) -> Scene {
    scene.vp(2, 72).building(1, Building::Harbor, 1).goods(1, Good::Corn, 2).load(4, Good::Corn, 1);
    scene.play("role captain");
    scene
}

/// [RUL-6, CAP-5, CAP-9] The harbor's point is the last chip: taken, it ends the game; refused, the game goes on.
#[test]
fn the_last_chip_may_be_refused() {
    let scene = three_chips_left(with_refusals(3));
    assert_eq!(scene.offered(), ["points 0", "points 1"]);
    assert_eq!((scene.mover(), scene.vp_pool, scene.boards[1].vp), (Player(1), 1, 2));
    let mut refused = scene.clone();
    refused.play("points 0");
    assert_eq!((refused.ending, refused.vp_pool, refused.boards[1].vp), (None, 1, 2));
    let mut taken = scene;
    taken.play("points 1");
    assert_eq!((taken.ending, taken.boards[1].vp), (Some(Ending::VictoryPoints), 3));
    assert!(taken.told.contains(&Event::ExtraPoints { player: Player(1), vp: 1 }));
}

/// [RUL-6] Without the option the same point is taken unasked, and the game ends.
#[test]
fn without_the_option_the_point_is_taken() {
    let scene = three_chips_left(Scene::new(3));
    assert_eq!((scene.ending, scene.boards[1].vp), (Some(Ending::VictoryPoints), 3));
    assert_eq!(scene.phase, Phase::Role);
}

/// [DEC-9, CAP-4] Captain and harbor together: 0, 1 or 2, and the captain's point comes with the first load or not at
/// all.
#[test]
fn the_points_of_captain_and_harbor_are_asked_together() {
    let mut scene = with_refusals(3);
    scene.building(0, Building::Harbor, 1).goods(0, Good::Corn, 1).goods(0, Good::Sugar, 1);
    scene.play("role captain; load corn on ship 4");
    assert_eq!(scene.offered(), ["points 0", "points 1", "points 2"]);
    scene.play("points 0; load sugar on ship 6");
    assert_eq!(scene.offered(), ["points 0", "points 1"]);
    assert_eq!(scene.play("points 1").boards[0].vp, 1 + 1 + 1);
}

/// [DEC-9] The wharf's load has its extra points too.
#[test]
fn the_wharf_brings_points_that_may_be_refused() {
    let mut scene = with_refusals(3);
    scene.building(0, Building::Wharf, 1).goods(0, Good::Corn, 2).goods(0, Good::Sugar, 1);
    scene.play("role captain; load corn on wharf");
    assert_eq!(scene.offered(), ["points 0", "points 1"]);
    scene.play("points 0");
    assert!(!scene.offers("load sugar on wharf"));
}

/// [DEC-9] Where the barrels alone take the last chip, or an end is certain already, nothing is asked.
#[test]
fn points_that_change_nothing_are_not_asked() {
    let mut scene = with_refusals(3);
    scene.vp(2, 73).building(1, Building::Harbor, 1).goods(1, Good::Corn, 2).load(4, Good::Corn, 1);
    assert_eq!(scene.play("role captain").boards[1].vp, 3);
    let mut scene = with_refusals(3);
    scene.ending = Some(Ending::Colonists);
    scene.building(1, Building::Harbor, 1).goods(1, Good::Corn, 2).load(4, Good::Corn, 1);
    assert_eq!((scene.play("role captain").boards[1].vp, scene.phase), (3, Phase::Role));
}

/// [RUL-6, CRA-1, DEC-9] Who would produce is asked, from the craftsman clockwise; a good not produced need not be loaded.
#[test]
fn production_may_be_refused() {
    let mut scene = with_refusals(3);
    scene.load(4, Good::Corn, 1).tiles(0, Tile::Corn, 1, 1).tiles(2, Tile::Corn, 2, 2).play("role craftsman");
    assert_eq!(
        (scene.mover(), scene.offered()),
        (Player(0), vec!["produce no".into(), "produce yes".into()])
    );
    scene.play("produce yes");
    assert_eq!(scene.mover(), Player(2));
    scene.play("produce no");
    assert_eq!(scene.offered(), ["craft corn", "craft nothing"]);
    scene.play("craft nothing; role captain");
    assert_eq!((scene.boards[0].vp, scene.boards[2].vp, scene.boards[2].goods.sum()), (1, 0, 0));
}

/// [RUL-6, CRA-3] A craftsman who produces nothing has received no kind, so there is no privilege either.
#[test]
fn who_produces_nothing_has_no_privilege() {
    let mut scene = with_refusals(3);
    scene
        .tiles(0, Tile::Corn, 1, 1)
        .tiles(1, Tile::Corn, 1, 1)
        .play("role craftsman; produce no; produce yes");
    assert_eq!((scene.phase, scene.boards[1].goods[Good::Corn]), (Phase::Role, 1));
}

/// [RUL-6, CAP-7, DEC-9] A warehouse may stay empty: then only the single good is kept.
#[test]
fn a_warehouse_may_stay_empty() {
    let mut scene = with_refusals(3);
    scene.building(0, Building::SmallWarehouse, 1).goods(0, Good::Corn, 3);
    for (size, good) in [(4, Good::Indigo), (5, Good::Sugar), (6, Good::Coffee)] {
        scene.load(size, good, 1);
    }
    scene.play("role captain");
    assert_eq!(scene.offered(), ["store corn", "store nothing"]);
    assert_eq!(scene.clone().play("store corn").boards[0].goods[Good::Corn], 3);
    assert_eq!(scene.play("store nothing").boards[0].goods[Good::Corn], 1);
}

/// [DEC-9, CAP-7] Kinds for warehouses come in ascending order and may stop; then the single good among the rest.
#[test]
fn fewer_kinds_than_places_may_be_stored() {
    let mut scene = with_refusals(3);
    scene.building(0, Building::LargeWarehouse, 1);
    for (size, good) in [(4, Good::Tobacco), (5, Good::Sugar), (6, Good::Coffee)] {
        scene.load(size, good, 1);
    }
    scene.goods(0, Good::Corn, 2).goods(0, Good::Indigo, 2).play("role captain");
    assert_eq!(scene.offered(), ["store corn", "store indigo", "store nothing"]);
    let mut all = scene.clone();
    all.play("store corn");
    assert_eq!(all.offered(), ["store indigo", "store nothing"]);
    assert_eq!(all.play("store indigo").boards[0].goods.items, [2, 2, 0, 0, 0]);
    scene.play("store nothing");
    assert_eq!(scene.offered(), ["keep corn", "keep indigo"]);
    assert_eq!(scene.play("keep indigo").boards[0].goods.items, [0, 1, 0, 0, 0]);
}

/// [RUL-6] Money never hurts its owner, so nobody is asked about it: market, factory, prospector.
#[test]
fn money_is_taken_unasked() {
    let mut scene = with_refusals(4);
    scene.building(0, Building::SmallMarket, 1).goods(0, Good::Sugar, 1).play("role trader; sell sugar");
    assert_eq!(scene.boards[0].doubloons, 3 + 2 + 1 + 1);
    scene.play("role prospector");
    assert_eq!(scene.boards[1].doubloons, 3 + 1);
}

/// [RUL-6] A position in which extra points are offered is read where they may be refused, and nowhere else.
#[test]
fn positions_with_refusals_need_the_option() {
    let scene = three_chips_left(with_refusals(3));
    let read = |options: &Options, extra: u8| {
        let mut position = scene.to_position();
        position["phase"]["points"]["extra"] = json!(extra);
        match PuertoRico::from_position(options, 3, &position) {
            Ok(read) => {
                assert_eq!(read, scene.state);
                None
            }
            Err(PositionError::Broken(broken)) => Some(broken.clause),
            Err(PositionError::Unreadable(what)) => panic!("{what}"),
        }
    };
    assert_eq!(read(&scene.options, 1), None);
    assert_eq!(read(&scene.options, 2), Some("RUL-6"));
    assert_eq!(read(&Options::default(), 1), Some("RUL-6"));
}
