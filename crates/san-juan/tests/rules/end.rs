//! The end of the game and the tie-break (END).

use emporio_core::{Dispatch, Invariants, Scoring, Turn, Viewer, Views};
use emporio_san_juan::{BuildStep, Decision, End, Options, Phase};

use crate::{P0, P1, P2, Pieces, Scene, bag};

const ELEVEN: &str = "indigo plant x8, smithy, tower, well";

/// [END-1] Twelve buildings end the game with the builder phase: all players still build, no role follows.
#[test]
fn a_full_city_ends_the_game_after_the_builder_phase() {
    let mut scene =
        Scene::new(3).city(P0, ELEVEN).hand(P0, "archive").hand(P1, "gold mine, well").city(P2, "chapel");
    scene = scene.hand(P2, "crane");
    scene.play("take builder; build archive");
    assert_eq!((scene.buildings(P0), scene.state.turn()), (12, Turn::Player(P1)));
    scene.play("build gold mine");
    assert_eq!(scene.state.turn(), Turn::Over, "no further role, no chapel");
    assert_eq!((scene.state.ending(), scene.state.round()), (Some("city"), 1));
    assert!(scene.state.seat(P1).has(emporio_san_juan::Card::GoldMine));
    assert!(scene.offered().is_empty());
}

/// [END-1] A carpenter's card after the last building is still drawn.
#[test]
fn the_last_build_is_finished() {
    let mut scene =
        Scene::new(2).city(P1, "indigo plant x8, smithy, tower, carpenter").hand(P1, "archive, well");
    scene.play("take builder; build archive");
    assert_eq!(scene.state.turn(), Turn::Chance);
    scene.play("draw hero");
    assert_eq!((scene.state.turn(), scene.hand_size(P1)), (Turn::Over, 1));
}

/// [END-1, CARD-crane-2] Covering does not add a building, so it does not end the game.
#[test]
fn covering_does_not_end_the_game() {
    let mut scene = Scene::new(3).city(P0, "indigo plant x8, crane, tower, well").hand(P0, "archive");
    scene.play("take builder; build archive; cover well");
    assert_eq!((scene.buildings(P0), scene.state.turn()), (11, Turn::Player(P1)));
}

/// [END-6] The same with the letter of the Italian book: the twelfth building ends the game at once, and whoever
/// would build after it does not.
#[test]
fn the_twelfth_building_may_end_the_game_at_once() {
    let options = Options { end: End::Twelfth, governor: Some(0), ..Options::default() };
    let mut scene = Scene::with(options, 3).city(P0, ELEVEN).hand(P0, "archive").hand(P1, "gold mine, well");
    scene.play("take builder; build archive");
    assert_eq!((scene.state.turn(), scene.state.ending()), (Turn::Over, Some("city")));
    assert_eq!((scene.buildings(P1), scene.hand_size(P1)), (1, 2), "P1 no longer builds");
    let mut last = Scene::with(options, 3).city(P1, ELEVEN).hand(P1, "archive, well").hand(P0, "gold mine");
    last.play("take builder; build gold mine; build archive");
    assert_eq!((last.state.turn(), last.buildings(P0)), (Turn::Over, 2), "P0 built before");
}

/// [END-6, BLD-10] The build that ends the game is finished: payment, carpenter and poor house first.
#[test]
fn the_twelfth_building_is_finished_first() {
    let options = Options { end: End::Twelfth, governor: Some(0), ..Options::default() };
    let city = "indigo plant x8, poor house, tower, carpenter";
    let mut scene =
        Scene::with(options, 2).city(P0, city).hand(P0, "well, statue").hand(P1, "gold mine, archive");
    scene.play("take builder; build well; draw palace");
    assert_eq!((scene.state.turn(), scene.hand_size(P0)), (Turn::Chance, 1), "the poor house's card");
    scene.play("draw hero");
    assert_eq!((scene.state.turn(), scene.hand_size(P0)), (Turn::Over, 2));
}

/// [END-6] A twelfth building that covers another one is not there, and a city of twelve cannot wait for others.
#[test]
fn no_position_goes_on_after_the_twelfth_building() {
    let options = Options { end: End::Twelfth, governor: Some(0), ..Options::default() };
    let mut scene = Scene::with(options, 3).city(P0, ELEVEN).hand(P0, "archive");
    scene.play("take builder");
    let before = scene.clone();
    scene.play("build archive");
    scene.state.phase = Phase::Builder { player: P1, step: BuildStep::Build };
    assert_eq!(scene.state.check().unwrap_err().clause, "END-1");
    let mut usual = before;
    usual.state.options.end = End::AfterBuilder;
    usual.play("build archive");
    assert_eq!(usual.state.turn(), Turn::Over, "nobody else can build");
}

/// [END-3, CARD-palace-1] Running totals leave out what lies under a chapel, and what the palace makes of it, for all
/// but its owner; with `open_chapel`, and at the end, they are complete for everyone.
#[test]
fn running_totals_leave_out_the_chapel() {
    let closed =
        Scene::new(3).city(P0, "indigo plant, chapel, palace").tucked(P0, "well x3").hand(P0, "hero");
    let points = |scene: &Scene, viewer| scene.state.view(viewer).seats[0].points;
    assert_eq!(points(&closed, Viewer::Player(P0)), 1 + 2 + 3 + 1);
    assert_eq!(points(&closed, Viewer::Player(P1)), 1 + 2);
    assert_eq!(points(&closed, Viewer::Spectator), 1 + 2);
    let mut open = closed.clone();
    open.state.options.open_chapel = true;
    let mut over = closed;
    over.state.phase = Phase::Over;
    for viewer in Viewer::all(3) {
        assert_eq!((points(&open, viewer), points(&over, viewer)), (7, 7), "{viewer:?}");
    }
}

/// [END-4, EX-30] A tie goes to more cards in hand and goods; tucked cards do not count; else it is shared.
#[test]
fn ties_go_to_cards_in_hand_and_goods() {
    let city = "indigo plant, sugar mill, hero";
    let scene = Scene::new(3).city(P0, city).city(P1, city).hand(P0, "well x3").goods(P0, "indigo, sugar");
    let scene = scene.hand(P1, "statue x3, quarry");
    let scores = scene.state.scores();
    assert_eq!(scores.players[0].total, scores.players[1].total);
    assert_eq!((scores.players[0].tie_breaks[0], scores.players[1].tie_breaks[0]), (5, 4));
    assert_eq!(scores.winners().as_slice(), [P0]);
    let shared = scene.clone().hand(P1, "statue x3, quarry x2").state.scores();
    assert_eq!(shared.winners().as_slice(), [P0, P1]);
    let tucked = scene.city(P1, "chapel, indigo plant, hero").tucked(P1, "tower");
    assert_eq!(tucked.state.scores().players[1].tie_breaks[0], 4);
}

/// [END-5] The round cap ends the game after that round, before chapel and hand limit.
#[test]
fn the_round_cap_ends_the_game() {
    let options = Options { round_cap: Some(1), governor: Some(0), ..Options::default() };
    let mut scene = Scene::with(options, 3).city(P1, "chapel").hand(P1, "well");
    scene.play("take builder; take prospector").chance();
    scene.play("take trader").chance();
    assert_eq!((scene.state.turn(), scene.state.ending(), scene.state.round()), (Turn::Over, Some("cap"), 1));
    assert_eq!(scene.state.seat(P1).tucked, bag(""));
}

/// [END-5] Without a cap, as a table of people plays by default, a game goes on: nothing and 0 mean none.
#[test]
fn there_is_no_cap_unless_the_table_sets_one() {
    assert_eq!(Options::default().round_cap, None);
    for json in ["{}", r#"{"round_cap":null}"#, r#"{"round_cap":0}"#] {
        assert_eq!(serde_json::from_str::<Options>(json).unwrap().round_cap, None, "{json}");
    }
    let mut scene = Scene::new(3);
    scene.state.round = 60_000;
    scene.play("take builder; take prospector").chance();
    scene.play("take trader").chance();
    assert_eq!((scene.state.turn(), scene.state.round()), (Turn::Player(P1), 60_001));
    assert!(scene.state.check().is_ok());
}

/// [END-5] A game that ends by a full city in the last round is not a capped game.
#[test]
fn a_full_city_in_the_last_round_is_no_cap() {
    let options = Options { round_cap: Some(1), governor: Some(0), ..Options::default() };
    let mut scene = Scene::with(options, 2).city(P0, ELEVEN).hand(P0, "archive");
    scene.play("take prospector").chance().play("take trader").chance();
    scene.asks(P0, Decision::Role);
    scene.play("take builder; build archive");
    assert_eq!(scene.state.ending(), Some("city"));
}

/// [INV-3, INV-4] One builder phase a round: from 1 to 12 buildings takes 11 rounds at least.
#[test]
fn one_builder_phase_a_round() {
    let mut scene = Scene::new(2).hand(P0, "smithy, well, archive").hand(P1, "gold mine, tower");
    scene.play("take builder; build smithy");
    scene.play("pass").offers_only(&["take producer", "take trader", "take councillor", "take prospector"]);
    assert_eq!([P0, P1].map(|player| scene.buildings(player)), [2, 1]);
}
