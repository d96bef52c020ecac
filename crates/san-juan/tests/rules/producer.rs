//! The producer phase (PRO, aqueduct, well).

use emporio_core::{Dispatch, Turn};
use emporio_san_juan::{Decision, Event, Good};

use crate::{P0, P1, P2, Pieces, Scene};

const PLANTS: &str = "indigo plant x2, sugar mill, tobacco storage, coffee roaster";

/// How many goods P0 can make with these buildings, as chooser or not.
fn most(city: &str, chooser: bool) -> u8 {
    let mut scene = Scene::new(3).city(P0, city);
    scene.state.governor = if chooser { P0 } else { P2 };
    scene.play("take producer");
    if !chooser {
        scene.play("stop");
    }
    let mut named = 0;
    while let Some((P0, Decision::Produce)) = scene.asked() {
        let next = scene.offered()[1].clone();
        scene.play(&next);
        named += 1;
    }
    let made = scene.drawing();
    assert_eq!(made, named);
    made
}

/// [PRO-1, D-PROD] The chooser up to 2 goods, the others up to 1, also none.
#[test]
fn the_chooser_makes_two_the_others_one() {
    assert_eq!((most(PLANTS, true), most(PLANTS, false)), (2, 1));
    let mut scene = Scene::new(3);
    scene.play("take producer").offers_only(&["stop", "produce indigo"]);
    scene.play("stop").asks(P1, Decision::Produce);
    assert!(scene.state.seat(P0).goods.is_empty());
}

/// [PRO-2, D-PROD] Empty plants of the player's choice, all named first, then the unseen cards are drawn.
#[test]
fn plants_are_named_first_then_cards_are_drawn() {
    let mut scene = Scene::new(3).city(P0, PLANTS);
    scene.play("take producer").offers_only(&[
        "stop",
        "produce indigo",
        "produce sugar",
        "produce tobacco",
        "produce coffee",
    ]);
    scene.play("produce sugar").offers_only(&["stop", "produce tobacco", "produce coffee"]);
    assert!(scene.state.seat(P0).goods.is_empty());
    scene.play("produce coffee");
    assert_eq!((scene.state.turn(), scene.drawing()), (Turn::Chance, 2));
    scene.play("draw tower; draw palace");
    assert_eq!(scene.state.seat(P0).goods.loaded(), &[0, 1, 0, 1, 0]);
    let told = scene.told.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!(told, 12, "only the deal shows cards, production shows none");
}

/// [PRO-3] A plant holds one good; without an empty plant nothing is produced.
#[test]
fn a_plant_holds_one_good() {
    let mut scene = Scene::new(3).city(P0, "indigo plant x2, sugar mill").goods(P0, "indigo, sugar");
    scene.play("take producer").offers_only(&["stop", "produce indigo"]);
    scene.play("produce indigo; draw tower").asks(P1, Decision::Produce);
    let mut scene = Scene::new(3).goods(P0, "indigo");
    scene.play("take producer").asks(P1, Decision::Produce);
    let mut scene = Scene::new(3).city(P0, "tower");
    scene.play("take producer").asks(P1, Decision::Produce);
}

/// [PRO-4] No more goods than there are cards in deck and discards together.
#[test]
fn goods_need_cards() {
    let mut scene = Scene::new(3).city(P0, PLANTS).discards("well").deck("");
    scene.play("take producer; produce indigo");
    assert_eq!(scene.drawing(), 1, "one card, so one good, though they may make two");
    scene.play("draw well");
    assert!(scene.next_role(), "for the others there is none left");
}

/// [PRO-5] Goods stay from phase to phase and round to round.
#[test]
fn goods_stay_on_their_plants() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, sugar mill").goods(P0, "indigo, sugar");
    scene.play("take prospector").chance().play("take builder; take producer; stop; stop");
    assert_eq!(scene.state.round, 2);
    assert_eq!(scene.state.seat(P0).goods.len(), 2);
}

/// [CARD-aqueduct-1, EX-12] One good more: 2, as chooser 3, as chooser with library 4.
#[test]
fn the_aqueduct_adds_a_good() {
    assert_eq!(most(&format!("{PLANTS}, aqueduct"), false), 2);
    assert_eq!(most(&format!("{PLANTS}, aqueduct"), true), 3);
    assert_eq!(most(&format!("{PLANTS}, aqueduct, library"), true), 4);
    assert_eq!(most(&format!("{PLANTS}, aqueduct, library"), false), 2);
}

/// [CARD-well-1] After two goods or more one card, chooser or not, never more than one.
#[test]
fn the_well_gives_a_card_after_two_goods() {
    let city = "indigo plant, sugar mill, tobacco storage, aqueduct, well";
    let drawn = |goods: &str, chooser: bool| {
        let mut scene = Scene::new(3).city(P0, city);
        scene.state.governor = if chooser { P0 } else { P2 };
        scene.play("take producer");
        if !chooser {
            scene.play("stop");
        }
        scene.play(goods).chance();
        scene.told(|event| matches!(event, Event::Drew { player: P0, .. })) - 4
    };
    assert_eq!(drawn("stop", true), 0);
    assert_eq!(drawn("produce indigo; stop", true), 0);
    assert_eq!(drawn("produce indigo; produce sugar; stop", true), 1);
    assert_eq!(drawn("produce indigo; produce sugar; produce tobacco", true), 1);
    assert_eq!(drawn("produce indigo; produce sugar", false), 1, "the aqueduct's second good counts");
}

/// [CARD-well-1] The well's card is drawn after the goods.
#[test]
fn the_well_comes_after_the_goods() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, sugar mill, well");
    scene.play("take producer; produce indigo; produce sugar; draw tower; draw tower");
    assert_eq!((scene.drawing(), scene.state.seat(P0).goods.count(Good::Sugar)), (1, 1));
    scene.play("draw palace");
    assert_eq!(scene.hand_size(P0), 1);
}

/// [CARD-aqueduct-1, CARD-well-1, RND-5] Every seat has the use of its own buildings, chooser or not.
#[test]
fn aqueduct_and_well_work_at_every_seat() {
    for (chooser, owner) in [(P0, P1), (P1, P2), (P2, P0), (P1, P1), (P2, P2)] {
        let mut scene = Scene::new(3).city(owner, &format!("{PLANTS}, aqueduct, well"));
        scene.state.governor = chooser;
        scene.play("take producer");
        while scene.asked() != Some((owner, Decision::Produce)) {
            scene.play("stop");
        }
        scene.play("produce indigo; produce indigo");
        if chooser == owner {
            scene.play("produce sugar");
        }
        assert_eq!(scene.drawing(), if chooser == owner { 3 } else { 2 }, "{chooser:?} {owner:?}");
        scene.chance();
        assert_eq!(scene.hand_size(owner), 1, "the well's card");
    }
}
