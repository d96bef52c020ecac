//! Chance (CHN).

use emporio_core::{Chance, Match, Opening, Record, Rng, Setup};
use emporio_san_juan::{Action, Card, Options, SanJuan};

use crate::{P0, P1, P2, Pieces, Scene, bag};

/// [CHN-1] Every outcome is in the record, single ones too, so a replay needs no generator.
#[test]
fn every_outcome_is_in_the_record() {
    let mut game = Match::<SanJuan>::new(Setup::plain(Options::default(), 2)).unwrap();
    game.advance(&mut Rng::new(5));
    let texts: Vec<String> = game.steps().iter().map(|step| step.action.to_string()).collect();
    assert_eq!(texts.len(), 9, "the governor and eight cards");
    assert!(texts[0].starts_with("governor ") && texts[1..].iter().all(|text| text.starts_with("draw ")));
    let record: Record = game.record().to_string().parse().unwrap();
    assert_eq!(Match::<SanJuan>::from_record(&record).unwrap().state(), game.state());
    let mut scene = Scene::new(3).deck("well x2");
    scene.play("take prospector").offers_only(&["draw well"]);
}

/// [CHN-2] The first governor: equal weights.
#[test]
fn governors_weigh_the_same() {
    let game = SanJuan::new(&Options::default(), 4).unwrap();
    assert!((0..4).all(|seat| game.chance_weight(Action::Governor(emporio_core::Player(seat))) == 1));
}

/// [CHN-3] Tiles not yet seen, equal weights.
#[test]
fn tiles_weigh_the_same() {
    let mut scene = Scene::new(3);
    scene.play("take trader; tile 2; take builder; take prospector").chance();
    scene.play("take trader").offers_only(&["tile 1", "tile 3", "tile 4", "tile 5"]);
    for outcome in scene.offered() {
        assert_eq!(scene.state.chance_weight(outcome.parse().unwrap()), 1);
    }
}

/// [CHN-4] A card weighs its count in the deck; several cards are several events in a row.
#[test]
fn cards_weigh_their_count() {
    let mut scene = Scene::new(3).deck("indigo plant x3, well x2, palace, tower x2");
    scene.play("take councillor").offers_only(&[
        "draw indigo plant",
        "draw well",
        "draw tower",
        "draw palace",
    ]);
    let weight = |scene: &Scene, card| scene.state.chance_weight(Action::Draw(card));
    assert_eq!([Card::IndigoPlant, Card::Well, Card::Palace].map(|card| weight(&scene, card)), [3, 2, 1]);
    scene.play("draw indigo plant");
    assert_eq!(weight(&scene, Card::IndigoPlant), 2);
    scene.play("draw palace").offers_only(&["draw indigo plant", "draw well", "draw tower"]);
}

/// [CHN-5] Cards being looked at or turned up are not in the discards until their choice is made.
#[test]
fn cards_being_looked_at_are_not_reshuffled() {
    let mut scene = Scene::new(3).discards("hero").deck("well, tower");
    scene.play("take councillor; draw well; draw tower").offers_only(&["draw hero"]);
    scene.play("draw hero");
    assert_eq!((scene.state.deck.len(), scene.state.discards.len()), (0, 0));
    let mut scene =
        Scene::new(3).city(P0, "gold mine").city(P1, "gold mine").deck("hero, well, tower, smithy, quarry");
    scene.play("take prospector; draw hero; draw well; draw tower; draw smithy; draw quarry; mine quarry");
    scene.offers_only(&["draw smithy", "draw well", "draw tower"]);
}

/// [CHN-6] The deal goes from position 0 on, all cards of one seat and then the next.
#[test]
fn the_deal_goes_by_position() {
    let game = SanJuan::new(&Options { governor: Some(2), ..Options::default() }, 3).unwrap();
    let mut scene = Scene::of(game);
    for (player, card) in [(P2, "indigo plant"), (P0, "sugar mill"), (P1, "silver smelter")] {
        for _ in 0..4 {
            scene.play(&format!("draw {card}"));
        }
        assert_eq!(scene.state.seat(player).hand, bag(&format!("{card} x4")));
    }
}

/// [CHN-7] A good's card is kept in the true state; of several of one kind the oldest leaves first.
#[test]
fn the_oldest_good_leaves_first() {
    let mut scene = Scene::new(3).city(P0, "indigo plant x2").tiles(emporio_san_juan::Tile::T1);
    scene.play("take producer; produce indigo; produce indigo; draw hero; draw well; stop; stop");
    scene.state.governor = P2;
    scene.state.takers = [None; 5];
    scene.state.roles_taken = 0;
    scene.play("take trader; sell indigo");
    assert_eq!(scene.state.discards, bag("hero"));
    assert_eq!(scene.state.seat(P0).goods.barrels()[0].face, Card::Well);
}
