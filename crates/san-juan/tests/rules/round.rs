//! The round: who takes which role and acts when (RND).

use emporio_san_juan::{Decision, Role};

use crate::{P0, P1, P2, P3, Pieces, Scene, cash};

/// [RND-1, RND-2] Governor first, then clockwise, one role each; each phase is carried out in full.
#[test]
fn with_three_players_each_takes_one_role() {
    let mut scene = Scene::new(3);
    scene.state.governor = P1;
    scene.asks(P1, Decision::Role).clone().play("take builder").asks(P2, Decision::Role);
    scene.play("take builder; take prospector").chance();
    scene.asks(P0, Decision::Role);
    scene.play("take trader").chance();
    assert_eq!((scene.state.round, scene.state.governor), (2, P2));
    scene.asks(P2, Decision::Role);
}

/// [RND-2] With four players four roles are taken.
#[test]
fn with_four_players_each_takes_one_role() {
    let mut scene = Scene::new(4);
    scene.play("take builder; take prospector").chance().play("take trader").chance();
    scene.asks(P3, Decision::Role);
    assert_eq!(scene.state.round, 1);
    scene.play("take producer; stop; stop; stop; stop").asks(P1, Decision::Role);
    assert_eq!((scene.state.round, scene.state.governor), (2, P1));
}

/// [RND-3, EX-25] With two players: governor, other player, governor again; three different roles.
#[test]
fn with_two_players_the_governor_takes_two_roles() {
    let mut scene = Scene::new(2);
    scene.asks(P0, Decision::Role);
    scene.play("take builder").asks(P1, Decision::Role);
    scene.play("take prospector").chance().asks(P0, Decision::Role);
    scene.offers_only(&["take producer", "take trader", "take councillor"]);
    scene.play("take trader").chance();
    assert_eq!((scene.state.round, scene.state.governor), (2, P1));
}

/// [RND-4, D-ROLE] A role must be taken, and only one that is free; it stays with its taker until the round ends.
#[test]
fn a_role_is_taken_once_in_a_round() {
    let mut scene = Scene::new(3);
    scene.play("take builder");
    assert_eq!(scene.state.takers[Role::Builder.index()], Some(P0));
    scene.offers_only(&["take producer", "take trader", "take councillor", "take prospector"]);
    scene.play("take prospector").chance().offers_only(&["take producer", "take trader", "take councillor"]);
    assert_eq!(scene.state.takers[Role::Builder.index()], Some(P0));
}

/// [RND-5] The chooser acts first, the others clockwise, once each.
#[test]
fn the_chooser_acts_first() {
    let mut scene = Scene::new(4);
    scene.state.governor = P2;
    scene.play("take producer").asks(P2, Decision::Produce);
    for next in [P3, P0, P1] {
        scene.play("stop").asks(next, Decision::Produce);
    }
    scene.play("stop").asks(P3, Decision::Role);
}

/// [RND-5] Prospector: the chooser alone draws.
#[test]
fn only_the_chooser_prospects() {
    let mut scene = Scene::new(4);
    scene.play("take prospector; draw tower").asks(P1, Decision::Role);
    assert_eq!([P0, P1, P2, P3].map(|player| scene.hand_size(player)), [1, 0, 0, 0]);
}

/// [RND-6] The privilege is the chooser's alone, and lost with the action.
#[test]
fn only_the_chooser_has_the_privilege() {
    let mut scene = Scene::new(3).hand(P0, "sugar mill, well").hand(P1, "sugar mill, well");
    scene.play("take builder").asks(P0, Decision::Build);
    scene.play("pass");
    assert_eq!(scene.hand_size(P0), 2, "no card for a privilege not used");
    assert!(scene.next_role(), "P1 pays 2 for the mill and cannot");
    let mut scene = Scene::new(3).hand(P0, "sugar mill, well").hand(P1, &format!("sugar mill, {}", cash(2)));
    scene.play("take builder; build sugar mill");
    assert_eq!(scene.hand_size(P0), 0);
    scene.play("build sugar mill");
    assert_eq!(scene.hand_size(P1), 0, "without the privilege both cards are paid");
}
