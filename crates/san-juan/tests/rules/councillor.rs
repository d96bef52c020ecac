//! The councillor phase (COU, archive, prefecture).

use emporio_san_juan::{Decision, Event, Phase};

use crate::{P0, P1, P2, Pieces, Scene, bag};

/// P0 in the councillor phase with these buildings and two wells in hand: cards drawn, to keep or to discard.
fn council(city: &str, chooser: bool) -> (u8, Option<(Decision, u8)>, u8) {
    let mut scene = Scene::new(3).city(P0, &format!("indigo plant{city}")).hand(P0, "well x2");
    scene.state.governor = if chooser { P0 } else { P1 };
    scene.play("take councillor");
    while !matches!(scene.state.phase, Phase::Councillor { player: P0, .. }) {
        scene.play("draw indigo plant");
    }
    let before = scene.hand_size(P0);
    let drawn = scene.drawing();
    for card in ["tower", "statue", "hero", "palace", "quarry", "library", "chapel", "crane"]
        .iter()
        .take(drawn.into())
    {
        scene.play(&format!("draw {card}"));
    }
    let asked = scene.asked().filter(|(player, decision)| *player == P0 && *decision != Decision::Role);
    let question = asked.map(|(_, decision)| (decision, scene.state.picks().unwrap().left));
    while scene.asked().is_some_and(|(player, decision)| player == P0 && decision != Decision::Role) {
        let first = scene.offered()[0].clone();
        scene.play(&first);
    }
    (drawn, question, scene.hand_size(P0) - before)
}

/// [COU-1, D-KEEP] The chooser draws 5, keeps 1 and discards 4.
#[test]
fn the_chooser_draws_five_and_keeps_one() {
    assert_eq!(council("", true), (5, Some((Decision::Keep, 1)), 1));
    let mut scene = Scene::new(3).hand(P0, "well");
    scene.play("take councillor; draw tower; draw tower; draw hero; draw palace; draw crane");
    scene.offers_only(&["keep crane", "keep tower", "keep hero", "keep palace"]);
    scene.play("keep hero");
    assert_eq!(scene.state.seat(P0).hand, bag("well, hero"));
    assert_eq!(scene.state.discards, bag("tower x2, palace, crane"));
}

/// [COU-2] Every other player draws 2, keeps 1 and discards 1.
#[test]
fn the_others_draw_two_and_keep_one() {
    assert_eq!(council("", false), (2, Some((Decision::Keep, 1)), 1));
    let mut scene = Scene::new(3);
    scene.play("take councillor").varied_chance();
    let first = scene.offered()[0].clone();
    scene.play(&first).varied_chance().asks(P1, Decision::Keep);
    assert_eq!(scene.offered().len(), 2);
}

/// [CARD-prefecture-1, EX-13, D-KEEP] Keeps 2 of 2, 2 of 5, 2 of 8.
#[test]
fn the_prefecture_keeps_two() {
    assert_eq!(council(", prefecture", false), (2, None, 2), "nothing to choose");
    assert_eq!(council(", prefecture", true), (5, Some((Decision::Keep, 2)), 2));
    assert_eq!(council(", prefecture, library", true), (8, Some((Decision::Keep, 2)), 2));
    let mut scene = Scene::new(3).city(P0, "indigo plant, prefecture");
    scene.play("take councillor; draw tower; draw tower; draw hero; draw palace; draw crane; keep tower");
    scene.offers_only(&["keep tower", "keep hero", "keep palace"]);
}

/// [CARD-archive-1, D-ARCH] The drawn cards join the hand; the cards to discard come from the whole hand.
#[test]
fn the_archive_discards_from_the_whole_hand() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, archive").hand(P0, "smithy, well");
    scene.play("take councillor; draw tower; draw tower; draw hero; draw palace; draw crane");
    scene.asks(P0, Decision::Archive);
    assert_eq!(scene.hand_size(P0), 7);
    assert!(scene.offered().contains(&"discard smithy".to_string()));
    scene.play("discard smithy; discard well; discard tower; discard tower");
    assert_eq!(scene.state.seat(P0).hand, bag("hero, palace, crane"));
    assert_eq!(scene.state.discards, bag("smithy, well, tower x2"));
}

/// [CARD-archive-2, EX-6, EX-14, EX-17] As many go as without it: 1, 4, 7, with prefecture 0, 3, 6.
#[test]
fn the_archive_does_not_change_how_many_go() {
    let asked = |count| Some((Decision::Archive, count));
    assert_eq!(council(", archive", false), (2, asked(1), 1));
    assert_eq!(council(", archive", true), (5, asked(4), 1));
    assert_eq!(council(", archive, library", true), (8, asked(7), 1));
    assert_eq!(council(", archive, prefecture", false), (2, None, 2));
    assert_eq!(council(", archive, prefecture", true), (5, asked(3), 2));
    assert_eq!(council(", archive, prefecture, library", true), (8, asked(6), 2));
}

/// [COU-2] Each player ends draws and discards before the next begins.
#[test]
fn players_look_one_after_the_other() {
    let mut scene = Scene::new(3);
    scene.play("take councillor").varied_chance();
    let first = scene.offered()[0].clone();
    scene.play(&first);
    assert_eq!(scene.told(|event| matches!(event, Event::Kept { player: P0, .. })), 1);
    assert!(scene.state.discards.len() == 4 && scene.hand_size(P2) == 0);
}
