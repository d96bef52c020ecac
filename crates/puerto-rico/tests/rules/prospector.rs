//! Prospector (PRO).

use emporio_core::Player;

use crate::{Pieces, Scene};

/// [PRO-1] 1 doubloon for the taker, nothing for the others, and the next player goes on.
#[test]
fn the_prospector_brings_one_doubloon() {
    let mut scene = Scene::new(4);
    scene.play("role prospector");
    let money = |seat: usize| scene.boards[seat].doubloons;
    assert_eq!([money(0), money(1), money(2), money(3)], [4, 3, 3, 3]);
    assert_eq!(scene.mover(), Player(1));
}
