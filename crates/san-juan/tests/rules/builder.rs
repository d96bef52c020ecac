//! The builder phase and its violet cards but crane and library (BLD, VIO, smithy, quarry, carpenter, poor house,
//! black market).

use emporio_core::{Events, Invariants, Scoring};
use emporio_san_juan::{Card, Decision, Event, Good, SanJuan};

use crate::{P0, P1, Pieces, Scene, bag, built_for_nothing, cash, second_builder};

/// The price that P0 pays for the card: as told, and as many cards as leave the hand besides the card.
fn pays(scene: &Scene, card: &str) -> u8 {
    let mut scene = scene.clone();
    let before = scene.hand_size(P0);
    scene.play(&format!("build {card}"));
    while let Some((P0, Decision::Pay)) = scene.asked() {
        let first = scene.offered()[0].clone();
        scene.play(&first);
    }
    assert_eq!(before - scene.hand_size(P0) - 1, scene.price());
    scene.price()
}

fn builder(city: &str, hand: &str) -> Scene {
    let mut scene = Scene::new(3).city(P0, city).hand(P0, hand);
    scene.play("take builder");
    scene
}

/// The scene in which P0 builds and another player took the role.
fn not_chooser(city: &str, hand: &str) -> Scene {
    second_builder(city, "", hand)
}

/// Who builds what at which price: the scene, the city, the card, the price.
type Price<'a> = (fn(&str, &str) -> Scene, &'a str, &'a str, u8);

fn are_paid(hand: &str, prices: &[Price]) {
    for (scene, city, card, price) in prices {
        assert_eq!(pays(&scene(city, hand), card), *price, "{card} with {city}");
    }
}

/// [BLD-1, D-BUILD] One building each, or none; it comes from the hand and lies on the table.
#[test]
fn each_player_may_build_one_building() {
    let mut scene = builder("indigo plant", "smithy, gold mine, archive");
    scene.offers_only(&["pass", "build smithy", "build gold mine", "build archive"]);
    scene.play("build smithy");
    assert!(scene.state.seat(P0).has(Card::Smithy) && !scene.state.seat(P0).hand.has(Card::Smithy));
    assert_eq!((scene.buildings(P0), scene.hand_size(P0)), (2, 2));
    assert!(scene.next_role(), "one building only, and nobody else has cards");
}

/// [BLD-2, D-PAY] The price is paid with other hand cards; the card being built never pays for itself.
#[test]
fn the_card_being_built_does_not_pay() {
    let mut scene = not_chooser("indigo plant", "sugar mill x2, well, tower");
    scene.play("build sugar mill").asks(P0, Decision::Pay);
    scene.offers_only(&["pay sugar mill", "pay well"]);
    scene.play("pay sugar mill").offers_only(&["pay well", "pay tower"]);
    scene.play("pay tower");
    assert_eq!(scene.state.seat(P0).hand, bag("well"));
    assert_eq!(scene.state.discards, bag("sugar mill, tower"));
    let mut scene = not_chooser("indigo plant", "sugar mill, well, tower, crane");
    scene.play("build sugar mill");
    assert!(!scene.offered().contains(&"pay sugar mill".to_string()));
}

/// [BLD-3] What cannot be paid in full is not offered.
#[test]
fn only_what_can_be_paid_is_offered() {
    not_chooser("indigo plant", "indigo plant, sugar mill, tobacco storage, coffee roaster, silver smelter")
        .offers_only(&[
            "pass",
            "build indigo plant",
            "build sugar mill",
            "build tobacco storage",
            "build coffee roaster",
        ]);
    assert!(
        not_chooser("indigo plant", "tower, sugar mill").next_role(),
        "two cards buy nothing of cost 2 or 3"
    );
}

/// [BLD-4] Cost, less 1 for the chooser, less smithy on plants and quarry on violet buildings, never below 0.
#[test]
fn the_price_is_the_cost_less_the_discounts() {
    let hand = format!("silver smelter, library, {}", cash(6));
    are_paid(
        &hand,
        &[
            (not_chooser, "indigo plant", "silver smelter", 5),
            (builder, "indigo plant", "silver smelter", 4),
            (builder, "indigo plant, smithy", "silver smelter", 3),
            (builder, "indigo plant, smithy, quarry", "silver smelter", 3),
            (builder, "indigo plant, smithy, quarry", "library", 3),
            (builder, "indigo plant, smithy, library", "silver smelter", 2),
            (builder, "indigo plant, smithy", "indigo plant", 0),
        ],
    );
}

/// [BLD-5, EX-1] Smithy and library as builder on a sugar mill: discount 3, price 0, nothing is drawn for it.
#[test]
fn discount_beyond_the_cost_is_lost() {
    let mut scene = builder("indigo plant, smithy, library", "sugar mill");
    scene.play("build sugar mill");
    built_for_nothing(&scene, 4);
    assert_eq!(scene.told(|event| matches!(event, Event::Built { price: 0, .. })), 1);
}

/// [BLD-6] A chooser who does not build has no use of the privilege.
#[test]
fn no_building_no_privilege() {
    let mut scene = builder("indigo plant, library", "smithy, well");
    scene.play("pass");
    assert_eq!((scene.hand_size(P0), scene.state.discards.len()), (2, 0));
    assert!(scene.next_role());
}

/// [BLD-7] Any number of the same plant.
#[test]
fn the_same_plant_may_be_built_again() {
    let mut scene = builder("indigo plant x3", &cash(2));
    scene.play("build indigo plant");
    assert_eq!(scene.state.seat(P0).visible, bag("indigo plant x4"));
}

/// [BLD-8, EX-19] No violet type twice: with a statue standing, the column may be built, the second statue not.
#[test]
fn no_violet_building_twice() {
    builder("indigo plant, statue", "statue, victory column, well, well, well").offers_only(&[
        "pass",
        "build well",
        "build victory column",
    ]);
}

/// [BLD-9] Buildings stay: after rounds of play nothing has left the table.
#[test]
fn buildings_stay() {
    let mut scene = builder("indigo plant, tower", "smithy");
    scene.play("build smithy; take prospector").chance();
    scene.play("take trader").chance();
    assert_eq!(scene.state.round, 2);
    assert_eq!(scene.state.seat(P0).visible, bag("indigo plant, tower, smithy"));
}

/// [BLD-10] The order of one build: place, goods and paid cards, carpenter, poor house, then the next player.
#[test]
fn the_steps_of_a_build() {
    let mut scene = Scene::new(3)
        .city(P0, "indigo plant, sugar mill, black market, carpenter, poor house, crane")
        .goods(P0, "indigo, sugar")
        .hand(P0, "library, tower, tower")
        .hand(P1, "smithy, well");
    scene.play("take builder; build library; cover loaded indigo plant");
    scene.play("draw well; draw archive").asks(P1, Decision::Build);
    let kinds: Vec<&str> =
        scene.told.iter().map(SanJuan::event_kind).skip_while(|kind| *kind != "built").collect();
    assert_eq!(kinds, ["built", "good_lost", "good_spent", "discarded", "drew", "drew"]);
}

/// [BLD-10, D-PAY] Nothing moves before the payment is complete.
#[test]
fn nothing_moves_before_the_payment_is_complete() {
    let mut scene = not_chooser("indigo plant", "tower, well, crane, smithy, archive");
    scene.play("build tower; pay smithy");
    assert_eq!((scene.hand_size(P0), scene.buildings(P0), scene.state.discards.len()), (5, 1, 0));
    scene.play("pay archive; pay crane");
    assert_eq!((scene.hand_size(P0), scene.buildings(P0), scene.state.discards.len()), (1, 2, 3));
}

/// [VIO-2] A violet building does nothing in the builder phase in which it was built, and works right after it.
#[test]
fn a_new_violet_building_waits_for_the_end_of_the_phase() {
    let mut scene = builder("indigo plant", "carpenter, well, well");
    scene.play("build carpenter");
    assert!(scene.next_role(), "the carpenter gives no card for itself");
    let mut scene = builder("indigo plant", "poor house, well");
    scene.play("build poor house");
    assert_eq!((scene.hand_size(P0), scene.drawing()), (0, 0), "nor the poor house");
    assert_eq!(
        pays(&builder("indigo plant", &format!("quarry, {}", cash(4))), "quarry"),
        3,
        "nor the quarry"
    );
    assert_eq!(
        pays(&builder("indigo plant", &format!("library, {}", cash(5))), "library"),
        4,
        "nor the library"
    );
    let mut scene = Scene::new(3).city(P0, "indigo plant, sugar mill").hand(P0, "well, aqueduct");
    scene.play("take builder; build well; take producer").asks(P1, Decision::Produce);
    scene.play("stop; stop; produce indigo");
    let mut later = Scene::new(3).city(P0, "indigo plant x2, well").hand(P1, "aqueduct, well, well");
    later.state.governor = P1;
    later.state.seats[1].visible = bag("indigo plant");
    later.play("take builder; build aqueduct; take producer; stop; stop; produce indigo");
    assert!(later.offered().iter().all(|outcome| outcome.starts_with("draw ")), "P1 has one plant");
}

/// [VIO-2] In a later phase of the same round the new building works.
#[test]
fn a_new_violet_building_works_in_the_same_round() {
    let mut scene = Scene::new(3).city(P0, "indigo plant x2").hand(P0, "aqueduct, well, well");
    scene.play("take builder; build aqueduct; take producer; stop; stop; produce indigo");
    scene.offers_only(&["stop", "produce indigo"]);
}

/// [VIO-3] Using a violet building is its owner's choice where it is asked.
#[test]
fn violet_buildings_need_not_be_used() {
    let mut scene = Scene::new(3)
        .city(P0, "indigo plant, crane, black market")
        .goods(P0, "indigo")
        .hand(P0, "tower, well, well");
    scene.play("take builder; build tower").asks(P0, Decision::Crane);
    assert!(scene.offered().contains(&"cover nothing".to_string()));
    scene.play("cover nothing").offers_only(&["stop", "spend indigo"]);
}

/// [CARD-smithy-1] Plants cost 1 card less, violet buildings do not.
#[test]
fn the_smithy_helps_with_plants_only() {
    let hand = format!("coffee roaster, quarry, {}", cash(5));
    are_paid(
        &hand,
        &[
            (not_chooser, "indigo plant, smithy", "coffee roaster", 3),
            (not_chooser, "indigo plant, smithy", "quarry", 4),
        ],
    );
}

/// [CARD-quarry-1, EX-16] Violet buildings cost 1 card less, plants do not: a crane as builder is free.
#[test]
fn the_quarry_helps_with_violet_buildings_only() {
    let hand = format!("coffee roaster, market hall, crane, {}", cash(5));
    are_paid(
        &hand,
        &[
            (not_chooser, "indigo plant, quarry", "market hall", 3),
            (not_chooser, "indigo plant, quarry", "coffee roaster", 4),
            (builder, "indigo plant, quarry", "crane", 0),
        ],
    );
}

/// [CARD-carpenter-1] A card after each violet building, also at price 0; none after a plant.
#[test]
fn the_carpenter_gives_a_card_for_violet_buildings() {
    let mut scene = builder("indigo plant, carpenter", "smithy, well, well");
    scene.play("build smithy");
    assert_eq!((scene.hand_size(P0), scene.drawing()), (2, 1), "price 0 and a card");
    scene.play("draw statue");
    assert!(scene.state.seat(P0).hand.has(Card::Statue));
    let mut scene = builder("indigo plant, carpenter", "indigo plant, well, well");
    scene.play("build indigo plant");
    assert!(scene.next_role());
}

/// [CARD-poorhouse-1] With 0 or 1 card left after a build the owner draws one, also when nothing was paid.
#[test]
fn the_poor_house_gives_a_card_to_the_poor() {
    for (hand, left, drawn) in [("smithy", 0, 1), ("smithy, well", 1, 1), ("smithy, well, well", 2, 0)] {
        let mut scene = builder("indigo plant, poor house", hand);
        scene.play("build smithy");
        assert_eq!((scene.hand_size(P0), scene.drawing()), (left, drawn), "{hand}");
    }
    let mut scene = builder("indigo plant, poor house", "smithy, well");
    scene.play("pass");
    assert_eq!((scene.drawing(), scene.hand_size(P0)), (0, 2), "without a build, nothing");
    let scene = builder("indigo plant, poor house", "tower");
    assert!(scene.next_role() && scene.hand_size(P0) == 1);
}

/// [CARD-poorhouse-2, EX-27] The carpenter's card comes first and counts for the poor house.
#[test]
fn the_carpenter_comes_before_the_poor_house() {
    let city = "indigo plant, carpenter, poor house";
    let mut scene = not_chooser(city, "tower, well, statue, crane");
    scene.play("build tower");
    assert_eq!((scene.hand_size(P0), scene.drawing()), (0, 1));
    scene.play("draw palace");
    assert_eq!((scene.hand_size(P0), scene.drawing()), (1, 1));
    scene.play("draw palace");
    assert_eq!((scene.hand_size(P0), scene.drawing()), (2, 0));
    let mut scene = not_chooser(city, "tower, well, statue, crane, smithy");
    scene.play("build tower; pay well; draw palace");
    assert_eq!((scene.hand_size(P0), scene.drawing()), (2, 0), "1 left, 2 with the carpenter's card");
}

/// [CARD-blackmarket-1, EX-7, D-BLACK] Up to two goods, of any kinds, stand in for hand cards.
#[test]
fn the_black_market_pays_with_goods() {
    let city = "indigo plant, tobacco storage, black market";
    let mut scene = second_builder(city, "indigo, tobacco", "library, well, tower, crane");
    scene.play("build library");
    assert_eq!(scene.hand_size(P0), 0, "both goods and three cards, nothing left to choose");
    assert!(scene.state.seat(P0).goods.is_empty());
    assert_eq!(scene.state.discards.len(), 5);
    assert!(scene.state.seat(P0).has(Card::Library));
}

/// [D-BLACK, DEC-2] Goods are named in order of kind, and stop is offered where the hand can pay the rest.
#[test]
fn black_market_goods_are_named_in_order() {
    let city = "indigo plant x2, sugar mill, tobacco storage, black market";
    let scene = |hand: &str| {
        let mut scene = second_builder(city, "indigo, indigo, sugar, tobacco", hand);
        scene.play("build tower");
        scene
    };
    let mut rich = scene("tower, well x2, statue x2");
    rich.offers_only(&["stop", "spend indigo", "spend sugar", "spend tobacco"]);
    rich.play("spend sugar").offers_only(&["stop", "spend tobacco"]);
    rich.play("stop; pay well; pay well");
    assert_eq!((rich.state.seat(P0).goods.loaded(), rich.hand_size(P0)), (&[2, 0, 1, 0, 0], 2));
    let mut poor = scene("tower, well");
    poor.offers_only(&["spend indigo", "spend sugar"]);
    poor.play("spend indigo").offers_only(&["spend indigo", "spend sugar", "spend tobacco"]);
    poor.play("spend indigo");
    assert_eq!((poor.state.seat(P0).goods.loaded(), poor.hand_size(P0)), (&[0, 1, 1, 0, 0], 0));
}

/// [CARD-blackmarket-2] Never more goods than the price still to pay, never more than two.
#[test]
fn no_more_goods_than_the_price() {
    let city = "indigo plant x3, black market";
    let mut scene = Scene::new(3)
        .city(P0, city)
        .goods(P0, "indigo, indigo, indigo")
        .hand(P0, "well, statue, statue, statue");
    scene.play("take builder; build well").offers_only(&["stop", "spend indigo"]);
    scene.play("spend indigo");
    assert_eq!(scene.state.seat(P0).goods.count(Good::Indigo), 2, "price 1: one good and no more");
    let mut scene =
        Scene::new(3).city(P0, city).goods(P0, "indigo, indigo").hand(P0, "smithy, statue, statue");
    scene.play("take builder; build smithy");
    assert!(scene.next_role(), "price 0: not asked");
    let mut scene =
        Scene::new(3).city(P0, city).goods(P0, "indigo, indigo, indigo").hand(P0, "hero, well, well, well");
    scene.play("take builder; build hero").offers_only(&["stop", "spend indigo"]);
    scene.play("spend indigo");
    assert_eq!(scene.state.seat(P0).goods.count(Good::Indigo), 1);
}

/// [CARD-blackmarket-1] Goods help to afford: without them the building is not offered.
#[test]
fn goods_count_for_what_can_be_paid() {
    let offered = |city: &str, card: &str| {
        let scene = second_builder(city, "indigo, indigo", &format!("{card}, well, well"));
        scene.offered().contains(&format!("build {card}"))
    };
    assert!(!offered("indigo plant x3, black market", "hero"), "2 cards and 2 goods make 4, not 5");
    assert!(offered("indigo plant x2, black market", "quarry"));
    assert!(!offered("indigo plant x2", "quarry"));
}

/// [CARD-statue-1, CARD-column-1, CARD-hero-1] Monuments are violet buildings without function.
#[test]
fn monuments_are_violet_buildings() {
    let mut scene = not_chooser("indigo plant, quarry, carpenter", &format!("statue, {}", cash(3)));
    assert_eq!(pays(&scene, "statue"), 2, "the quarry helps");
    scene.play("build statue");
    assert_eq!(scene.drawing(), 1, "the carpenter gives a card");
    assert!(scene.state.check().is_ok());
    for (name, points) in [("statue", 3), ("victory column", 4), ("hero", 5)] {
        let scene = Scene::new(2).city(P0, name);
        assert_eq!(scene.state.scores().players[0].total, points, "{name}");
    }
}
