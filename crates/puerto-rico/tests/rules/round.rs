//! Round (RND).

use emporio_core::Player;
use emporio_puerto_rico::{Event, Role};

use crate::{Pieces, Scene};

/// [RND-1] Roles are taken clockwise from the governor, and one taken is gone for the round.
#[test]
fn each_takes_a_role_not_yet_taken() {
    let mut scene = Scene::new(4);
    scene.idle_role("settler");
    assert_eq!(scene.mover(), Player(1));
    assert!(!scene.offers("role settler"));
    scene.idle_role("craftsman").idle_role("trader");
    assert_eq!((scene.mover(), scene.round), (Player(3), 1));
    assert_eq!(scene.offered(), ["role mayor", "role builder", "role captain", "role prospector"]);
}

/// [RND-1] A role is carried out by its taker first, then clockwise by the others.
#[test]
fn the_taker_goes_first_then_clockwise() {
    let mut scene = Scene::new(3);
    scene.idle_role("craftsman").play("role settler");
    for seat in [1, 2, 0] {
        assert_eq!(scene.mover(), Player(seat));
        scene.play("settle nothing");
    }
}

/// [RND-1, EX-8] The taker gets the doubloons that lie on the role: a prospector with 2 on it brings 3.
#[test]
fn a_prospector_with_2_doubloons_brings_3() {
    let mut scene = Scene::new(4);
    scene.roles[Role::Prospector].doubloons = 2;
    scene.play("role prospector");
    assert_eq!(scene.boards[0].doubloons, 3 + 3);
    assert_eq!(scene.roles[Role::Prospector].doubloons, 0);
}

/// [RND-2] There is no way round taking a role, but every action may be left, except the captain's.
#[test]
fn a_role_must_be_taken_its_action_not() {
    let scene = Scene::new(3);
    assert!(scene.offered().iter().all(|text| text.starts_with("role ")));
    assert!(scene.clone().play("role settler").offers("settle nothing"));
    assert!(scene.clone().play("role builder").offers("build nothing"));
    let mut trader = scene.clone();
    trader.goods(0, emporio_puerto_rico::Good::Corn, 1);
    assert!(trader.play("role trader").offers("sell nothing"));
    let mut captain = scene.clone();
    captain.goods(0, emporio_puerto_rico::Good::Corn, 1).goods(0, emporio_puerto_rico::Good::Sugar, 1);
    assert!(!captain.play("role captain").offers("load nothing"));
}

/// [RND-2] The privilege is the taker's alone: nobody else is offered a quarry or pays less.
#[test]
fn the_privilege_is_the_takers() {
    let mut scene = Scene::new(3);
    assert!(scene.play("role settler").offers("settle quarry"));
    assert!(!scene.play("settle quarry").offers("settle quarry"));
    scene.idle().play("role builder");
    assert_eq!(scene.price(emporio_puerto_rico::Building::SmallMarket), 0);
    scene.play("build nothing");
    assert_eq!(scene.price(emporio_puerto_rico::Building::SmallMarket), 1);
}

/// [RND-3] A doubloon is added to each role not taken, roles go back and the governor passes left.
#[test]
fn roles_left_over_get_a_doubloon_and_the_governor_passes() {
    let mut scene = Scene::new(3);
    scene.roles[Role::Captain].doubloons = 1;
    scene.idle_role("settler").idle_role("craftsman").idle_role("trader");
    let doubloons = |role: Role| scene.roles[role].doubloons;
    assert_eq!(Role::ALL.map(doubloons), [0, 1, 1, 0, 0, 2, 0, 0]);
    assert!(Role::ALL.iter().all(|&role| scene.roles[role].taken_by.is_none()));
    assert_eq!((scene.governor, scene.mover(), scene.round), (Player(1), Player(1), 2));
    assert!(scene.told.contains(&Event::NewRound { round: 2, governor: Player(1) }));
    assert_eq!(scene.offered().len(), 6);
}

/// [RND-3] The governor goes round the table.
#[test]
fn after_the_last_seat_the_first_is_governor_again() {
    let mut scene = Scene::new(3);
    for _ in 0..3 {
        scene.idle_role("settler").idle_role("craftsman").idle_role("trader");
    }
    assert_eq!((scene.governor, scene.round), (Player(0), 4));
}
