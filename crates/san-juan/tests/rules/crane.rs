//! The crane, alone and with black market, chapel, smithy, quarry, carpenter, poor house and library.

use emporio_core::Scoring;
use emporio_san_juan::{Card, Decision, Event, Good};

use crate::{P0, P1, P2, Pieces, Scene, bag, built_for_nothing, cash, second_builder};

fn scene(city: &str, hand: &str) -> Scene {
    let mut scene = Scene::new(3).city(P0, city).hand(P0, hand);
    scene.state.governor = P2;
    scene
}

/// What building this card on that building costs P0, who is not the chooser.
fn price_over(city: &str, card: &str, cover: &str) -> u8 {
    let mut scene = scene(city, &format!("{card}, {}", cash(6)));
    scene.play(&format!("take builder; build {card}; cover {cover}"));
    scene.price()
}

/// What P0 may cover with this card.
fn covers(city: &str, card: &str) -> Vec<String> {
    let mut scene = scene(city, &format!("{card}, {}", cash(4)));
    scene.play(&format!("take builder; build {card}")).offered()
}

/// [CARD-crane-1, EX-9, D-CRANE] A palace on the chapel costs 3 instead of 6; the number of buildings stays.
#[test]
fn a_covered_building_pays_its_cost() {
    let mut scene = scene("indigo plant, crane, chapel", "palace, well, well, well");
    scene.play("take builder").offers_only(&["pass", "build well", "build palace"]);
    scene.play("build palace");
    assert_eq!(scene.buildings(P0), 3);
    assert_eq!(scene.state.seat(P0).visible, bag("indigo plant, crane, palace"));
    assert_eq!((scene.hand_size(P0), scene.state.discards.len()), (0, 3));
    assert_eq!(price_over("indigo plant, crane, chapel", "palace", "chapel"), 3);
}

/// [EX-10, BLD-5] A statue on a coffee roaster costs nothing and gives no card.
#[test]
fn a_dearer_covered_building_gives_nothing_back() {
    let mut scene = scene("coffee roaster, crane", "statue");
    scene.play("take builder; build statue");
    built_for_nothing(&scene, 2);
}

/// [CARD-crane-2] The covered card is out for good: no function, no points, no discard, no building.
#[test]
fn a_covered_building_is_out_of_the_game() {
    let mut scene = scene("indigo plant, crane, tower", "statue, well, well").clone();
    scene.play("take builder; build statue; cover tower");
    let seat = scene.state.seat(P0);
    assert_eq!((seat.covered, seat.visible), (bag("tower"), bag("indigo plant, crane, statue")));
    assert_eq!(scene.state.discards, bag(""));
    assert_eq!(scene.state.scores().players[0].total, 1 + 1 + 3);
    assert_eq!(scene.state.hand_limit(P0), 7);
    let mut scene = Scene::new(3).city(P0, "indigo plant, crane, guild hall").hand(P0, "well");
    scene.play("take builder; build well; cover empty indigo plant");
    assert_eq!(
        scene.state.scores().players[0].total,
        2,
        "the covered plant no longer counts for the guild hall"
    );
}

/// [CARD-crane-3, D-CRANE] The crane itself can never be covered.
#[test]
fn the_crane_cannot_be_covered() {
    assert_eq!(covers("indigo plant, crane", "tower"), ["cover nothing", "cover empty indigo plant"]);
}

/// [CARD-crane-3] The covered building does not help: no smithy, quarry, carpenter or poor house.
#[test]
fn a_covered_building_does_not_help_the_build() {
    assert_eq!(
        price_over("indigo plant, crane, smithy", "silver smelter", "smithy"),
        4,
        "5 - 1 for its cost"
    );
    assert_eq!(price_over("indigo plant, crane, smithy", "silver smelter", "empty indigo plant"), 3);
    assert_eq!(price_over("indigo plant, crane, quarry", "palace", "quarry"), 2, "6 - 4");
    assert_eq!(price_over("indigo plant, crane, quarry, tower", "palace", "tower"), 2, "6 - 3 - 1");
    let mut covered = scene("indigo plant, crane, carpenter", "statue");
    covered.play("take builder; build statue");
    assert!(covered.next_role(), "no card from a covered carpenter");
    let mut kept = scene("indigo plant x2, crane, carpenter", &format!("statue, {}", cash(2)));
    kept.play("take builder; build statue; cover empty indigo plant");
    assert_eq!(kept.drawing(), 1, "covering is a build: the carpenter gives a card");
    let mut covered = scene("indigo plant, crane, poor house", "well, statue");
    covered.play("take builder; build well; cover poor house");
    assert_eq!((covered.drawing(), covered.hand_size(P0)), (0, 1), "no card from a covered poor house");
    let mut kept = scene("indigo plant, sugar mill, crane, poor house", "well, statue");
    kept.play("take builder; build well; cover empty sugar mill");
    assert_eq!((kept.drawing(), kept.hand_size(P0)), (1, 1), "one that stands gives it");
}

/// [CARD-crane-3] A covered library does not double the privilege of the build.
#[test]
fn a_covered_library_does_not_help() {
    let mut scene =
        Scene::new(3).city(P0, "indigo plant, crane, library").hand(P0, &format!("palace, {}", cash(6)));
    scene.play("take builder; build palace");
    let mut over_library = scene.clone();
    over_library.play("cover library");
    assert!(over_library.next_role(), "6 - 5 - 1 is free");
    assert_eq!(over_library.hand_size(P0), 6);
    assert_eq!(over_library.told(|event| matches!(event, Event::LibraryUsed { .. })), 0);
    scene.play("cover empty indigo plant");
    assert_eq!(scene.price(), 3, "6 - 1 - 2");
}

/// [CARD-crane-3] A covered black market pays nothing.
#[test]
fn a_covered_black_market_does_not_pay() {
    let city = "indigo plant, sugar mill, crane, black market";
    let mut scene = scene(city, "tower, well, statue").goods(P0, "indigo, sugar");
    scene.play("take builder; build tower");
    let mut over_market = scene.clone();
    over_market.play("cover black market").asks(P0, Decision::Pay);
    assert_eq!(over_market.state.picks().unwrap().left, 1);
    scene.play("cover nothing").asks(P0, Decision::BlackMarket);
}

/// [CARD-crane-4, EX-28] The good on the covered plant is lost; only the other one may still pay.
#[test]
fn the_good_on_a_covered_plant_is_lost() {
    let city = "indigo plant, sugar mill, crane, black market";
    let mut scene = scene(city, "tobacco storage, well, statue, hero").goods(P0, "indigo, sugar");
    scene.play("take builder; build tobacco storage; cover loaded indigo plant");
    scene.asks(P0, Decision::BlackMarket).offers_only(&["stop", "spend sugar"]);
    scene.play("spend sugar; pay well");
    assert_eq!(scene.told(|event| *event == Event::GoodLost { player: P0, good: Good::Indigo }), 1);
    assert!(scene.state.seat(P0).goods.is_empty());
    assert_eq!((scene.state.discards.len(), scene.hand_size(P0)), (3, 2));
}

/// [CARD-crane-4] Whatever covers the plant, violet building or plant, its good goes.
#[test]
fn the_good_is_lost_to_any_building() {
    for card in ["statue", "silver smelter"] {
        let mut scene = scene("coffee roaster, crane", &format!("{card}, well")).goods(P0, "coffee");
        scene.play(&format!("take builder; build {card}"));
        assert_eq!(scene.state.seat(P0).goods.len(), 0, "{card}");
    }
}

/// [D-CRANE, DEC-1] Loaded and empty plants of a kind are two choices.
#[test]
fn loaded_and_empty_plants_are_two_choices() {
    let mut scene = scene("indigo plant x2, crane", "sugar mill, well, well").goods(P0, "indigo");
    scene.play("take builder; build sugar mill");
    scene.offers_only(&["cover nothing", "cover loaded indigo plant", "cover empty indigo plant"]);
    scene.play("cover empty indigo plant");
    assert_eq!(scene.state.seat(P0).goods.len(), 1);
}

/// [CARD-crane-5] No building on one of its own type, plants included.
#[test]
fn no_building_on_its_own_type() {
    let city = "sugar mill, indigo plant, crane";
    assert_eq!(covers(city, "sugar mill"), ["cover nothing", "cover empty indigo plant"]);
}

/// [CARD-crane-6] The cards under a covered chapel stay and score; the covering card is not one of them.
#[test]
fn a_covered_chapel_keeps_its_cards() {
    let mut scene = scene("indigo plant, crane, chapel", "statue").tucked(P0, "well x3, palace");
    scene.play("take builder; build statue");
    assert_eq!(scene.state.seat(P0).covered, bag("chapel"));
    assert_eq!(scene.state.seat(P0).tucked.len(), 4);
    assert_eq!(scene.state.scores().players[0].total, 1 + 1 + 3 + 4);
}

/// [CARD-crane-7] A covered violet type may be built again, and a covering building be covered in turn.
#[test]
fn what_was_covered_may_be_built_again() {
    let mut scene = scene("indigo plant, crane, statue", &format!("chapel, statue, {}", cash(5)));
    scene.play("take builder").offers_only(&["pass", "build indigo plant", "build chapel"]);
    scene.play("build chapel; cover statue").roles_back(P0).play("take builder");
    assert!(scene.offered().contains(&"build statue".to_string()), "{:?}", scene.offered());
    scene.play("build statue; cover chapel");
    assert_eq!(scene.state.seat(P0).covered, bag("statue, chapel"));
    assert!(scene.state.seat(P0).has(Card::Statue));
}

/// [D-CRANE] A building that only the crane makes payable is offered, and then the crane must be used.
#[test]
fn the_crane_can_make_a_building_payable() {
    let mut scene = scene("indigo plant, crane, tower", "palace, well, well, hero");
    scene.play("take builder");
    assert!(scene.offered().contains(&"build palace".to_string()));
    scene.play("build palace");
    assert_eq!(scene.state.seat(P0).covered, bag("tower"), "the only way is taken unasked");
    let without = second_builder("indigo plant, tower", "", "palace, well, well, hero");
    assert!(!without.offered().contains(&"build palace".to_string()));
}

/// [D-CRANE] A crane built in this phase covers nothing yet.
#[test]
fn a_new_crane_waits() {
    let mut scene = scene("indigo plant, tower", &format!("crane, {}", cash(3)));
    scene.play("take builder; build crane");
    assert!(scene.next_role() && scene.state.seat(P0).covered.is_empty());
}

/// [CARD-crane-7, CARD-crane-2] Three on one place: each covering building is covered in turn, paid by the last cost.
#[test]
fn a_chain_of_covers() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, crane").hand(P0, "sugar mill, chapel, hero");
    for (card, cover) in
        [("sugar mill", "empty indigo plant"), ("chapel", "empty sugar mill"), ("hero", "chapel")]
    {
        scene.roles_back(P0).play(&format!("take builder; build {card}"));
        if scene.asked() == Some((P0, Decision::Crane)) {
            scene.play(&format!("cover {cover}"));
        }
        scene = scene.hand(P0, if card == "sugar mill" { "chapel, well" } else { "hero, well" });
    }
    let seat = scene.state.seat(P0);
    assert_eq!((seat.visible, seat.covered), (bag("crane, hero"), bag("indigo plant, sugar mill, chapel")));
    assert_eq!((scene.buildings(P0), scene.state.scores().players[0].total), (2, 1 + 5));
}

/// [CARD-crane-1, BLD-4, RUL-16] Privilege, library, smithy and covered cost add up, also with goods on top.
#[test]
fn all_discounts_add_up_with_the_crane() {
    let mut scene = Scene::new(3)
        .city(P0, "indigo plant x2, crane, library, smithy, black market")
        .goods(P0, "indigo")
        .hand(P0, &format!("silver smelter, {}", cash(3)));
    scene.play("take builder; build silver smelter; cover empty indigo plant");
    scene.offers_only(&["stop", "spend indigo"]);
    scene.play("spend indigo");
    assert_eq!((scene.price(), scene.hand_size(P0)), (1, 3), "5 - 1 - 2 - 1, and a good for the last");
}

/// [CARD-crane-4, BLD-3] The good on the covered plant is no money either: what only it could pay is not offered.
#[test]
fn the_lost_good_is_no_money() {
    let city = "indigo plant x2, crane, black market";
    let mut poor = scene(city, "tobacco storage").goods(P0, "indigo, indigo");
    poor.play("take builder");
    assert!(poor.next_role(), "price 2 over an indigo plant, and one good is left to pay with");
    let mut scene = scene(city, "tobacco storage, well").goods(P0, "indigo, indigo");
    scene.play("take builder; build tobacco storage");
    scene.offers_only(&["cover nothing", "cover loaded indigo plant", "cover black market"]);
    scene.play("cover loaded indigo plant");
    assert_eq!((scene.state.seat(P0).goods.len(), scene.hand_size(P0), scene.price()), (0, 0, 2));
}

/// [CARD-crane-6, CARD-crane-2, CARD-chapel-1, RUL-17] Under a covered chapel nothing more is tucked until a new one
/// stands; then all the cards score.
#[test]
fn a_covered_chapel_waits_for_a_new_one() {
    let next_round = |scene: &mut Scene| {
        scene.idle("trader").play("take prospector").chance();
    };
    let mut scene = Scene::new(3).city(P0, "indigo plant, crane, chapel").hand(P0, "statue, well x3");
    scene = scene.tucked(P0, "hero x2");
    scene.play("take builder; build statue; cover chapel");
    next_round(&mut scene);
    scene.asks(P1, Decision::Role);
    let mut scene = scene.hand(P0, "chapel, well x3");
    scene.roles_back(P0).play("take builder; build chapel; cover statue");
    next_round(&mut scene);
    scene.asks(P0, Decision::Chapel);
    scene.play("tuck well");
    assert_eq!(scene.state.seat(P0).covered, bag("chapel, statue"));
    assert_eq!(scene.state.scores().players[0].total, 1 + 1 + 2 + 3);
}
