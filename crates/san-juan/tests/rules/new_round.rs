//! The new round (NEW, chapel, tower).

use emporio_core::{Hidden, Viewer, Views};
use emporio_san_juan::{Decision, Event, ROLES, SanJuan};

use crate::{P0, P1, P2, Pieces, Scene, bag, cash};

/// Plays the three roles of a round in which nothing else happens.
fn end_round(mut scene: Scene) -> Scene {
    scene.play("take trader").chance().play("take prospector").chance();
    scene.play("take producer");
    while scene.asked().is_some_and(|(_, decision)| decision == Decision::Produce) {
        scene.play("stop");
    }
    scene
}

/// [NEW-1] The roles go back, the governor card passes to the left, the new governor leads.
#[test]
fn roles_go_back_and_the_governor_changes() {
    let scene = end_round(Scene::new(3));
    assert_eq!((scene.state.takers, scene.state.roles_taken), ([None; ROLES], 0));
    assert_eq!((scene.state.governor, scene.state.round), (P1, 2));
    scene.asks(P1, Decision::Role);
}

/// [NEW-2, NEW-3] Chapels from the new governor clockwise, before the hand limit in the same order.
#[test]
fn chapels_come_before_the_hand_limit() {
    let scene = Scene::new(3).city(P0, "chapel").city(P1, "indigo plant").city(P2, "chapel");
    let mut scene = end_round(
        scene
            .hand(P0, "well x3, crane x3, tower x3")
            .hand(P1, "statue x3, hero x3, smithy x2")
            .hand(P2, "quarry"),
    );
    assert_eq!(scene.state.governor, P1);
    scene.asks(P2, Decision::Chapel);
    scene.play("tuck quarry").asks(P0, Decision::Chapel);
    scene.play("tuck nothing").asks(P1, Decision::Limit);
    scene.play("discard hero").asks(P0, Decision::Limit);
    scene.play("discard tower").asks(P1, Decision::Role);
}

/// [NEW-3, D-LIMIT] The excess over 7 is discarded, cards of the owner's choice.
#[test]
fn the_excess_over_seven_is_discarded() {
    let mut scene = end_round(Scene::new(3).hand(P2, "well x3, crane x3, tower x3"));
    scene.asks(P2, Decision::Limit).offers_only(&["discard well", "discard crane", "discard tower"]);
    scene.play("discard crane").offers_only(&["discard crane", "discard tower"]);
    scene.play("discard tower");
    assert_eq!(scene.state.seat(P2).hand, bag("well x3, crane x2, tower x2"));
    assert_eq!(scene.state.discards, bag("crane, tower"));
    assert_eq!(scene.state.view(Viewer::Player(P0)).seats[2].hand_size, 7);
}

/// [NEW-4] The limit is checked at this point only; a hand may be larger during a round, and in round 1.
#[test]
fn the_limit_is_checked_at_the_new_round_only() {
    let mut scene = Scene::new(3).hand(P0, "well x3, crane x3, tower x3");
    scene.asks(P0, Decision::Role);
    scene.play("take prospector; draw hero").asks(P1, Decision::Role);
    assert_eq!(scene.hand_size(P0), 10);
}

/// [CARD-chapel-1, D-CHAPEL] One card from hand each new round, or none; the owner of an empty hand is not asked.
#[test]
fn the_chapel_takes_one_card_each_round() {
    let scene = end_round(Scene::new(3).city(P2, "chapel").hand(P2, "well x2, statue"));
    let mut tucking = scene.clone();
    tucking.asks(P2, Decision::Chapel).offers_only(&["tuck nothing", "tuck well", "tuck statue"]);
    tucking.play("tuck well").asks(P1, Decision::Role);
    assert_eq!(
        (tucking.state.seat(P2).tucked, tucking.state.seat(P2).hand),
        (bag("well"), bag("well, statue"))
    );
    let mut keeping = scene;
    keeping.play("tuck nothing").asks(P1, Decision::Role);
    assert!(keeping.state.seat(P2).tucked.is_empty());
    end_round(Scene::new(3).city(P2, "chapel")).asks(P1, Decision::Role);
}

/// [CARD-chapel-3] Others see that a card is tucked; they are told neither which cards lie there nor how many.
#[test]
fn tucked_cards_are_secret() {
    let mut scene = end_round(Scene::new(3).city(P2, "chapel").hand(P2, "well x2, statue"));
    scene.play("tuck statue");
    let tucked = scene.told.iter().find(|event| matches!(event, Event::Tucked { .. })).unwrap();
    assert_eq!(SanJuan::seen_by(tucked, Viewer::Player(P0)), Some(Event::Tucked { player: P2, card: None }));
    assert_eq!(SanJuan::seen_by(tucked, Viewer::Player(P2)).as_ref(), Some(tucked));
    let view = scene.state.view(Viewer::Player(P0));
    assert_eq!((view.seats[2].tucked, &view.seats[2].tucked_cards), (None, &None));
    let own = &scene.state.view(Viewer::Player(P2)).seats[2];
    assert_eq!((own.tucked, own.tucked_cards.as_ref().map(Vec::len)), (Some(1), Some(1)));
}

/// [CARD-tower-1, EX-29] The limit is 12 with a tower: chapel and 9 cards, one tucked, 8 left: 1 goes, or none.
#[test]
fn the_tower_raises_the_limit() {
    let hand = "well x3, crane x3, statue x3";
    let mut plain = end_round(Scene::new(3).city(P2, "chapel").hand(P2, hand));
    plain.play("tuck well").asks(P2, Decision::Limit);
    plain.play("discard well").asks(P1, Decision::Role);
    assert_eq!(plain.hand_size(P2), 7);
    let mut tower = end_round(Scene::new(3).city(P2, "chapel, tower").hand(P2, hand));
    tower.play("tuck well").asks(P1, Decision::Role);
    assert_eq!(tower.hand_size(P2), 8);
    let mut many = end_round(Scene::new(3).city(P2, "tower").hand(P2, &format!("{hand}, {}", cash(5))));
    many.asks(P2, Decision::Limit);
    many.play("discard well; discard well").asks(P1, Decision::Role);
    assert_eq!(many.hand_size(P2), 12);
}

/// [CARD-tower-1] The tower counts as it stands at the check: one covered in the round no longer helps.
#[test]
fn a_covered_tower_does_not_help() {
    let mut scene = Scene::new(3).city(P0, "tower, crane").hand(P0, "statue, well x3, smithy x3, archive x2");
    scene.play("take builder; build statue; cover tower; take prospector").chance();
    scene.play("take trader").chance().asks(P0, Decision::Limit);
    assert_eq!(scene.state.picks().unwrap().left, 1);
}
