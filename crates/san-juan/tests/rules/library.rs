//! The library: with each role, and with two players once in a round.

use emporio_core::{Viewer, Views};
use emporio_san_juan::{Decision, Event, Tile};

use crate::{P0, P1, P2, Pieces, Scene, bag, cash};

const PLANTS: &str = "indigo plant x3, sugar mill x2, library";

fn used(scene: &Scene) -> usize {
    scene.told(|event| matches!(event, Event::LibraryUsed { .. }))
}

/// [CARD-library-1] Builder: the price falls by 2.
#[test]
fn the_library_as_builder() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, library").hand(P0, &format!("hero, {}", cash(5)));
    scene.play("take builder; build hero");
    assert_eq!((scene.price(), scene.hand_size(P0)), (3, 2));
}

/// [CARD-library-1, EX-18] Builder with quarry too: violet buildings of cost 6, 3, 1 cost 3, 0, 0.
#[test]
fn the_library_with_a_quarry() {
    for (card, price) in [("palace", 3), ("tower", 0), ("smithy", 0)] {
        let mut scene =
            Scene::new(3).city(P0, "indigo plant, library, quarry").hand(P0, &format!("{card}, {}", cash(3)));
        scene.play(&format!("take builder; build {card}"));
        assert_eq!(scene.hand_size(P0), 3 - price, "{card}");
    }
}

/// [CARD-library-1] Producer: 3 goods. Trader: 3 goods. Councillor: 8 cards. Prospector: 2 cards.
#[test]
fn the_library_in_the_other_roles() {
    let mut scene = Scene::new(3).city(P0, PLANTS);
    scene.play("take producer; produce indigo; produce indigo").asks(P0, Decision::Produce);
    scene.play("produce indigo");
    assert_eq!(scene.drawing(), 3);
    let mut scene = Scene::new(3).city(P0, PLANTS).goods(P0, "indigo, indigo, indigo, sugar").tiles(Tile::T1);
    scene.play("take trader; sell indigo; sell indigo; sell indigo");
    assert_eq!((scene.drawing(), scene.state.discards.len()), (3, 3));
    let mut scene = Scene::new(3).city(P0, PLANTS);
    scene.play("take councillor");
    assert_eq!(scene.drawing(), 8);
    let mut scene = Scene::new(3).city(P0, PLANTS);
    scene.play("take prospector");
    assert_eq!(scene.drawing(), 2);
}

/// [CARD-library-2] It does nothing in a role that another player took.
#[test]
fn the_library_works_for_its_owners_role_only() {
    let scene = |role: &str| {
        let mut scene =
            Scene::new(3).city(P0, PLANTS).hand(P0, &format!("well, {}", cash(2))).tiles(Tile::T1);
        scene.state.governor = P2;
        scene.play(role);
        scene
    };
    let mut producer = scene("take producer");
    producer.play("stop; produce indigo");
    assert_eq!(producer.drawing(), 1);
    let mut builder = scene("take builder");
    builder.play("build well");
    assert_eq!(builder.hand_size(P0), 0, "both cards are paid");
    let prospector = scene("take prospector");
    assert_eq!(prospector.drawing(), 1);
    let mut councillor = scene("take councillor");
    councillor.chance().play("keep indigo plant");
    assert_eq!(councillor.drawing(), 2);
    let mut trader = Scene::new(3).city(P0, PLANTS).goods(P0, "indigo, indigo").tiles(Tile::T1);
    trader.state.governor = P2;
    trader.play("take trader; sell indigo");
    assert_eq!(trader.drawing(), 1);
}

/// [CARD-library-2] It never doubles smithy, aqueduct, trading post, prefecture or the common action.
#[test]
fn the_library_doubles_no_other_building() {
    let city = "indigo plant x3, sugar mill x2, library, aqueduct, trading post, smithy, prefecture";
    let mut scene = Scene::new(3).city(P0, city);
    scene.play("take producer; produce indigo; produce indigo; produce indigo; produce sugar");
    assert_eq!(scene.drawing(), 4, "1 + 1 + 1 + 1");
    let mut scene = Scene::new(3).city(P0, city).hand(P0, &format!("silver smelter, {}", cash(4)));
    scene.play("take builder; build silver smelter");
    assert_eq!(scene.hand_size(P0), 2, "5 - 2 - 1");
    let mut scene = Scene::new(3).city(P0, city);
    scene.play("take councillor").chance();
    assert_eq!(scene.state.picks().unwrap().left, 2);
}

/// The governor of two players with a library, before their first role.
fn two(city: &str, hand: &str) -> Scene {
    Scene::new(2).city(P0, city).hand(P0, hand).tiles(Tile::T1)
}

/// [CARD-library-3, EX-25, D-LIB] Two players, first role: asked; used there, it cannot be used in the second.
#[test]
fn with_two_players_the_library_works_once_in_a_round() {
    let mut scene = two(PLANTS, "");
    scene.play("take prospector").asks(P0, Decision::Library).offers_only(&["library yes", "library no"]);
    let mut yes = scene.clone();
    yes.play("library yes");
    assert_eq!((yes.drawing(), yes.state.library_used), (2, true));
    assert!(yes.state.view(Viewer::Spectator).library_used);
    yes.chance().play("take trader; take councillor");
    assert_eq!(yes.drawing(), 5, "used up");
    scene.play("library no");
    assert_eq!((scene.drawing(), scene.state.library_used), (1, false));
    scene.chance().play("take trader; take councillor");
    assert_eq!(scene.drawing(), 8, "left unused in the first role, it works in the second without asking");
}

/// [CARD-library-3] It is fresh again in the next round, and the other player's is never asked about.
#[test]
fn the_library_is_fresh_in_each_round() {
    let mut scene = two(PLANTS, "").city(P1, "indigo plant, library");
    scene.play("take prospector; library yes").chance().play("take councillor");
    assert_eq!(scene.drawing(), 8, "P1 has one role: not asked");
    scene.chance();
    while !scene.next_role() {
        let first = scene.offered()[0].clone();
        scene.play(&first).chance();
    }
    scene.play("take trader").chance();
    assert_eq!((scene.state.round, scene.state.library_used), (2, false));
    scene.asks(P1, Decision::Role).clone().play("take prospector").asks(P1, Decision::Library);
}

/// [D-LIB] Builder: asked only if it lowers the price, no only if payable so; if only yes is payable it is taken.
#[test]
fn the_library_as_builder_with_two_players() {
    let mut asked = two("indigo plant, library", "tower, well, well");
    asked.play("take builder; build tower").asks(P0, Decision::Library);
    let mut yes = asked.clone();
    yes.play("library yes").asks(P1, Decision::Role);
    assert_eq!((yes.hand_size(P0), yes.state.library_used), (1, true));
    asked.play("library no");
    assert_eq!((asked.hand_size(P0), asked.state.library_used), (0, false));
    let mut only = two("indigo plant, library", "tower, well");
    only.play("take builder; build tower");
    assert_eq!((only.hand_size(P0), only.state.library_used, used(&only)), (0, true, 1));
    let mut useless = two("indigo plant, library", "smithy, well");
    useless.play("take builder; build smithy");
    assert_eq!((useless.hand_size(P0), useless.state.library_used), (1, false), "price 0 without it");
}

/// [D-LIB] Builder with crane: asked after the crane, where it still lowers the price.
#[test]
fn the_library_is_asked_after_the_crane() {
    let mut scene = two("indigo plant, library, crane, chapel", &format!("palace, {}", cash(5)));
    scene.play("take builder; build palace; cover chapel").asks(P0, Decision::Library);
    scene.play("library yes");
    assert_eq!(scene.hand_size(P0), 4, "6 - 3 - 2");
}

/// [CARD-library-3] Producer and trader: the extra good is the answer.
#[test]
fn the_extra_good_uses_the_library() {
    let mut scene = two(PLANTS, "");
    scene.play("take producer; produce indigo; produce indigo; stop").chance();
    assert!(!scene.state.library_used);
    let mut scene = two(PLANTS, "");
    scene.play("take producer; produce indigo; produce indigo; produce indigo").chance();
    assert!(scene.state.library_used);
    scene.play("stop; take prospector").chance().play("take trader; sell indigo; sell indigo");
    assert_eq!(scene.drawing(), 2, "two goods and no third: the library is used up");
    let mut scene = two(&format!("{PLANTS}, aqueduct"), "");
    scene.play("take producer; produce indigo; produce indigo; produce indigo; stop");
    assert!(!scene.state.library_used, "the third good is the aqueduct's");
    let mut scene = two(PLANTS, "").goods(P0, "indigo, indigo, indigo");
    scene.play("take trader; sell indigo; sell indigo; sell indigo");
    assert!(scene.state.library_used);
    let mut scene =
        two(&format!("{PLANTS}, trading post"), "").goods(P0, "indigo, indigo, indigo, sugar, sugar");
    scene.play("take trader; sell indigo; sell indigo; sell indigo; stop");
    assert!(!scene.state.library_used, "the third good is the trading post's");
}

/// [D-LIB] Councillor and prospector: yes counts as used even if no more cards can be drawn.
#[test]
fn the_library_is_used_even_if_cards_are_short() {
    let mut scene = two("indigo plant, library", "").deck("well");
    scene.play("take prospector; library yes");
    assert_eq!((scene.drawing(), scene.state.library_used), (1, true));
    let mut scene = two("indigo plant, library", "").deck("");
    scene.play("take councillor").asks(P0, Decision::Library);
}

/// [CARD-library-3, VIO-2] Built in the governor's first role it works in the second.
#[test]
fn a_library_built_in_the_first_role_works_in_the_second() {
    let mut scene = two("indigo plant", &format!("library, {}", cash(4)));
    scene.play("take builder; build library");
    assert_eq!(scene.state.seat(P0).hand, bag(""));
    scene.play("take trader; take prospector");
    assert_eq!(scene.drawing(), 2);
}

/// [CARD-library-1] With three or four players it is used without asking, in every round.
#[test]
fn with_more_players_the_library_is_never_asked() {
    for players in [3, 4] {
        let mut scene = Scene::new(players).city(P0, PLANTS);
        scene.play("take prospector");
        assert_eq!((scene.drawing(), scene.state.library_used), (2, false));
    }
}

/// [CARD-library-3] What the other player does with theirs leaves the governor's unused.
#[test]
fn each_of_two_players_has_his_own_library() {
    let mut scene = two(PLANTS, "").city(P1, "indigo plant, library");
    scene.play("take producer; stop; stop; take prospector");
    assert_eq!((scene.drawing(), used(&scene), scene.state.library_used), (2, 1, false));
    scene.chance().play("take councillor");
    assert_eq!(scene.drawing(), 8, "the governor's second role, their own library");
}

/// [D-LIB, CARD-blackmarket-1] Goods make the price without the library payable: then it is a question.
#[test]
fn the_library_is_asked_where_goods_could_pay() {
    let city = "indigo plant x2, library, black market";
    let mut scene = two(city, "tower, well").goods(P0, "indigo, indigo");
    scene.play("take builder; build tower").asks(P0, Decision::Library);
    let mut yes = scene.clone();
    yes.play("library yes").offers_only(&["stop", "spend indigo"]);
    yes.play("spend indigo");
    assert_eq!((yes.state.seat(P0).goods.len(), yes.hand_size(P0), yes.state.library_used), (1, 1, true));
    scene.play("library no").offers_only(&["stop", "spend indigo"]);
    scene.play("stop");
    assert_eq!((scene.state.seat(P0).goods.len(), scene.hand_size(P0)), (1, 0), "the first good had to go");
}

/// [D-LIB, CARD-library-3] Builder in the governor's second role: 2 off without asking, nothing once it is used.
#[test]
fn the_library_as_builder_in_the_second_role() {
    for (answer, price) in [("library no", 3), ("library yes", 4)] {
        let mut scene = two("indigo plant, library", "hero, well x3, statue x2");
        scene.play("take councillor").play(answer).chance();
        while scene.asked() != Some((P1, Decision::Role)) {
            let first = scene.offered()[0].clone();
            scene.play(&first).chance();
        }
        scene = scene.hand(P0, "hero, well x3, statue x2");
        scene.play("take trader; take builder; build hero").asks(P0, Decision::Pay);
        while scene.asked() == Some((P0, Decision::Pay)) {
            let first = scene.offered()[0].clone();
            scene.play(&first);
        }
        assert_eq!((scene.price(), scene.hand_size(P0)), (price, 5 - price), "{answer}");
    }
}

/// [CARD-library-3, D-PROD, D-SELL] Left unused in the first role it gives the extra good in the second.
#[test]
fn an_unused_library_gives_the_extra_good_later() {
    let mut scene = two(PLANTS, "").goods(P0, "indigo, indigo, indigo");
    scene.play("take producer; produce sugar; produce sugar").chance().play("stop; take prospector").chance();
    scene.play("take trader; sell indigo; sell indigo; sell indigo");
    assert_eq!((scene.drawing(), used(&scene)), (3, 1));
}

/// [CARD-library-2] With two players too it does nothing in the role that the other took.
#[test]
fn with_two_players_the_library_is_for_the_own_role() {
    let mut scene = two("indigo plant", "").city(P1, PLANTS);
    scene.play("take councillor").varied_chance().asks(P0, Decision::Keep);
    let first = scene.offered()[0].clone();
    scene.play(&first);
    assert_eq!((scene.drawing(), used(&scene)), (2, 0));
}
