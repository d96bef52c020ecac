//! The end of the game and the tie-break (END).

use emporio_core::{Game, Turn, Viewer};
use emporio_san_juan::{Decision, Options};

use crate::{P0, P1, P2, Scene, bag};

const ELEVEN: &str = "indigo plant x8, smithy, tower, well";

/// [END-1] Twelve buildings end the game with the builder phase: all players still build, no role follows.
#[test]
fn a_full_city_ends_the_game_after_the_builder_phase() {
    let mut scene =
        Scene::new(3).city(P0, ELEVEN).hand(P0, "archive").hand(P1, "gold mine, well").city(P2, "chapel");
    scene = scene.hand(P2, "crane");
    scene.play("take builder; build archive");
    assert_eq!((scene.buildings(P0), scene.game.turn()), (12, Turn::Player(P1)));
    scene.play("build gold mine");
    assert_eq!(scene.game.turn(), Turn::Over, "no further role, no chapel");
    assert_eq!((scene.game.ending(), scene.game.round()), (Some("city"), 1));
    assert!(scene.game.seat(P1).has(emporio_san_juan::Card::GoldMine));
    assert!(scene.offered().is_empty());
}

/// [END-1] A carpenter's card after the last building is still drawn.
#[test]
fn the_last_build_is_finished() {
    let mut scene =
        Scene::new(2).city(P1, "indigo plant x8, smithy, tower, carpenter").hand(P1, "archive, well");
    scene.play("take builder; build archive");
    assert_eq!(scene.game.turn(), Turn::Chance);
    scene.play("draw hero");
    assert_eq!((scene.game.turn(), scene.hand_size(P1)), (Turn::Over, 1));
}

/// [END-1, CARD-crane-2] Covering does not add a building, so it does not end the game.
#[test]
fn covering_does_not_end_the_game() {
    let mut scene = Scene::new(3).city(P0, "indigo plant x8, crane, tower, well").hand(P0, "archive");
    scene.play("take builder; build archive; cover well");
    assert_eq!((scene.buildings(P0), scene.game.turn()), (11, Turn::Player(P1)));
}

/// [END-3] All that counts is open: the running totals are the same for every viewer.
#[test]
fn running_totals_are_open() {
    let scene = Scene::new(3).city(P0, "indigo plant, chapel, palace").tucked(P0, "well x3").hand(P0, "hero");
    for viewer in Viewer::all(3) {
        assert_eq!(scene.game.view(viewer).seats[0].points, 1 + 2 + 3 + 1);
    }
}

/// [END-4, EX-30] A tie goes to more cards in hand and goods; tucked cards do not count; else it is shared.
#[test]
fn ties_go_to_cards_in_hand_and_goods() {
    let city = "indigo plant, sugar mill, hero";
    let scene = Scene::new(3).city(P0, city).city(P1, city).hand(P0, "well x3").goods(P0, "indigo, sugar");
    let scene = scene.hand(P1, "statue x3, quarry");
    let scores = scene.game.scores();
    assert_eq!(scores.players[0].total, scores.players[1].total);
    assert_eq!((scores.players[0].tie_breaks[0], scores.players[1].tie_breaks[0]), (5, 4));
    assert_eq!(scores.winners().as_slice(), [P0]);
    let shared = scene.clone().hand(P1, "statue x3, quarry x2").game.scores();
    assert_eq!(shared.winners().as_slice(), [P0, P1]);
    let tucked = scene.city(P1, "chapel, indigo plant, hero").tucked(P1, "tower");
    assert_eq!(tucked.game.scores().players[1].tie_breaks[0], 4);
}

/// [END-5] The round cap ends the game after that round, before chapel and hand limit.
#[test]
fn the_round_cap_ends_the_game() {
    let options = Options { round_cap: 1, governor: Some(0), ..Options::default() };
    let mut scene = Scene::with(options, 3).city(P1, "chapel").hand(P1, "well");
    scene.play("take builder; take prospector").chance();
    scene.play("take trader").chance();
    assert_eq!((scene.game.turn(), scene.game.ending(), scene.game.round()), (Turn::Over, Some("cap"), 1));
    assert_eq!(scene.game.seat(P1).tucked, bag(""));
}

/// [END-5] A game that ends by a full city in the last round is not a capped game.
#[test]
fn a_full_city_in_the_last_round_is_no_cap() {
    let options = Options { round_cap: 1, governor: Some(0), ..Options::default() };
    let mut scene = Scene::with(options, 2).city(P0, ELEVEN).hand(P0, "archive");
    scene.play("take prospector").chance().play("take trader").chance();
    scene.asks(P0, Decision::Role);
    scene.play("take builder; build archive");
    assert_eq!(scene.game.ending(), Some("city"));
}

/// [INV-3, INV-4] One builder phase a round: from 1 to 12 buildings takes 11 rounds at least.
#[test]
fn one_builder_phase_a_round() {
    let mut scene = Scene::new(2).hand(P0, "smithy, well, archive").hand(P1, "gold mine, tower");
    scene.play("take builder; build smithy");
    scene.play("pass").offers(&["take producer", "take trader", "take councillor", "take prospector"]);
    assert_eq!([P0, P1].map(|player| scene.buildings(player)), [2, 1]);
}
