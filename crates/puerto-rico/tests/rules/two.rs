//! Two players (TWO).

use emporio_core::Player;
use emporio_puerto_rico::{BUILDINGS, Ending, Offer, Phase, Role, copies};

use crate::{Pieces, Scene};

/// [TWO-1] 2 of each production building, 1 of each other.
#[test]
fn fewer_copies() {
    let scene = Scene::new(2);
    assert_eq!(scene.offered, Offer::new(copies(2)));
    let violet = BUILDINGS.iter().filter(|row| scene.offered.copies(row.building) == 1).count();
    assert_eq!((violet, BUILDINGS.len() - violet), (17, 6));
}

/// [TWO-2] Both pick in turn until each has 3 roles; the role left gets 1 doubloon and the governor passes.
#[test]
fn three_roles_each() {
    let mut scene = Scene::new(2);
    for (seat, role) in
        [(0, "settler"), (1, "mayor"), (0, "builder"), (1, "craftsman"), (0, "trader"), (1, "captain")]
    {
        assert_eq!((scene.mover(), scene.round), (Player(seat), 1));
        scene.idle_role(role);
    }
    assert_eq!((scene.mover(), scene.round, scene.governor), (Player(1), 2, Player(1)));
    let doubloons = |role: Role| scene.roles[role].doubloons;
    assert_eq!(Role::ALL.map(doubloons), [0, 0, 0, 0, 0, 0, 1, 0]);
    assert_eq!(scene.offered().len(), 7);
}

/// [TWO-2] Each pick is carried out by both, the taker first.
#[test]
fn both_carry_out_each_role() {
    let mut scene = Scene::new(2);
    scene.idle_role("craftsman").play("role settler").play("settle quarry");
    assert_eq!(scene.mover(), Player(0));
    scene.play("settle corn");
    assert_eq!(scene.seats().iter().map(|board| board.island.sum()).collect::<Vec<_>>(), [2, 2]);
}

/// [TWO-3] 35 tiles, 42 colonists and the reduced goods are what is conserved.
#[test]
fn the_numbers_of_two() {
    let scene = Scene::new(2);
    let on_islands: u8 = scene.seats().iter().map(|board| board.island.sum()).sum();
    assert_eq!(scene.stock.sum() + scene.face_up.sum() + on_islands, 35);
    assert_eq!(scene.colonists + scene.colonist_ship, 42);
    assert_eq!(scene.state.goods.items, [8, 9, 9, 7, 7]);
    assert_eq!((scene.quarries, scene.vp_pool, scene.face_up.sum()), (5, 65, 3));
    let mut wrong = scene.clone();
    wrong.stock[emporio_puerto_rico::Good::Corn] += 1;
    assert_eq!(emporio_core::Invariants::check(&wrong.state).unwrap_err().clause, "INV-1");
}

/// [TWO-4] At least 2 colonists come on the ship, and the ends are the same.
#[test]
fn the_rest_is_as_usual() {
    let mut scene = Scene::new(2);
    scene.idle_role("mayor");
    assert_eq!((scene.colonist_ship, scene.ending), (2, None));
    let mut short = Scene::new(2);
    let spare = short.colonists - 1;
    short.spare(1, spare).play("role mayor; extra colonist no").idle();
    assert_eq!(short.ending, Some(Ending::Colonists));
    for role in ["settler", "builder", "craftsman", "trader", "prospector"] {
        assert_eq!(short.phase, Phase::Role);
        short.idle_role(role);
    }
    assert_eq!(short.phase, Phase::Over);
}
