//! General: cards, discards, the deck (GEN).

use emporio_core::{Viewer, Views};
use emporio_san_juan::{Card, Event, Good};

use crate::{P0, P1, P2, Pieces, Scene, bag, cash};

/// [GEN-1] A card is a building, a coin or a good: any card pays 1, whatever it shows.
#[test]
fn every_hand_card_pays_one() {
    let mut scene = Scene::new(3).hand(P0, "silver smelter, palace, library, hero, indigo plant");
    scene.play("take builder; build silver smelter");
    assert_eq!(scene.state.seat(P0).hand, bag(""));
    assert_eq!(scene.state.discards, bag("palace, library, hero, indigo plant"));
    assert!(scene.state.seat(P0).has(Card::SilverSmelter));
    let mut scene = Scene::new(3).city(P0, "sugar mill");
    scene.play("take producer; produce sugar; draw palace");
    assert_eq!(scene.state.seat(P0).goods.count(Good::Sugar), 1);
}

/// [GEN-2, EX-2] A good is of the kind of its plant; the face under it has no effect.
#[test]
fn a_good_is_of_the_kind_of_its_plant() {
    let mut scene = Scene::new(3).city(P0, "sugar mill, tobacco storage");
    scene.play("take producer; produce sugar; produce tobacco; draw coffee roaster; draw silver smelter");
    assert_eq!(scene.state.seat(P0).goods.loaded(), &[0, 1, 1, 0, 0]);
    scene.play("stop; stop");
    let mut scene = scene.clone().tiles(emporio_san_juan::Tile::T1);
    scene.roles_back(P0).play("take trader").offers_only(&["stop", "sell sugar", "sell tobacco"]);
}

/// [GEN-3] Nobody may look through the discards: no view shows what another put there.
#[test]
fn discards_lie_face_down() {
    let mut scene = Scene::new(3).hand(P0, "statue, palace, palace, library");
    scene.play("take builder; build statue");
    scene.offers_only(&["pay library", "pay palace"]);
    scene.play("pay library");
    for viewer in [Viewer::Player(P1), Viewer::Player(P2), Viewer::Spectator] {
        let view = scene.state.view(viewer);
        assert_eq!((view.discards, view.known_discards.len()), (Some(2), 0));
    }
    assert_eq!(scene.state.view(Viewer::Player(P0)).known_discards, [Card::Library, Card::Palace]);
}

/// [GEN-4, CHN-5] The draw goes on after the reshuffle; it comes only when a card is needed.
#[test]
fn the_discards_become_the_deck_when_a_card_is_needed() {
    let mut scene = Scene::new(3).discards("tower, well").deck("palace");
    scene.play("take councillor; draw palace");
    assert_eq!(scene.told(|event| *event == Event::Reshuffled { cards: 2 }), 1);
    scene.offers_only(&["draw well", "draw tower"]);
    let mut scene = Scene::new(3).discards("tower, well").deck("palace");
    scene.play("take prospector; draw palace");
    assert_eq!(
        scene.told(|event| matches!(event, Event::Reshuffled { .. })),
        0,
        "not when the last is taken"
    );
    assert_eq!((scene.state.deck.len(), scene.state.discards.len()), (0, 2));
}

/// [GEN-4] Cards discarded in between take part in the reshuffle.
#[test]
fn cards_paid_before_the_draw_are_reshuffled() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, carpenter").hand(P0, "well, statue").deck("");
    scene.play("take builder; build well");
    scene.offers_only(&["draw statue"]);
}

/// [GEN-5] With deck and discards empty a draw yields what there is.
#[test]
fn a_draw_yields_what_there_is() {
    let mut scene = Scene::new(3).deck("tower, well, statue");
    scene.play("take councillor");
    assert_eq!(scene.drawing(), 3);
    assert_eq!(scene.told(|event| *event == Event::Short { player: P0, missing: 2 }), 1);
    scene.play("draw tower; draw well; draw statue; keep tower");
    assert_eq!((scene.hand_size(P0), scene.drawing()), (1, 2), "P1 draws the two that P0 discarded");
    let mut scene = Scene::new(3).deck("");
    scene.play("take prospector");
    assert!(scene.next_role(), "nothing to draw, nobody waits");
    assert_eq!(scene.hand_size(P0), 0);
}

/// [GEN-5] A councillor keeps no more than were drawn; with none drawn, none is kept.
#[test]
fn a_councillor_keeps_what_was_drawn() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, prefecture").hand(P0, &cash(1)).deck("tower");
    scene.play("take councillor; draw tower");
    assert_eq!(scene.state.seat(P0).hand, bag("indigo plant, tower"));
    assert!(scene.next_role(), "the others draw nothing");
}

fn short(scene: &Scene, player: emporio_core::Player) -> u8 {
    let missing = |event: &Event| {
        let Event::Short { player: of, missing } = event else { return None };
        (*of == player).then_some(*missing)
    };
    scene.told.iter().filter_map(missing).sum()
}

/// [GEN-5, BLD-10] Carpenter and poor house without cards: nothing is drawn and the next player builds.
#[test]
fn builders_go_on_without_cards() {
    let city = "indigo plant, carpenter, poor house";
    let mut none = Scene::new(3).city(P0, city).hand(P0, "smithy").deck("");
    none.play("take builder; build smithy").asks(P2, emporio_san_juan::Decision::Build);
    assert_eq!((none.hand_size(P0), short(&none, P0)), (0, 2));
    let mut one = Scene::new(3).city(P0, city).hand(P0, "smithy").deck("hero");
    one.play("take builder; build smithy; draw hero").asks(P2, emporio_san_juan::Decision::Build);
    assert_eq!((one.hand_size(P0), short(&one, P0)), (1, 1), "the carpenter's card was the last");
}

/// [GEN-5, PRO-4, CARD-well-1] The goods take the last cards: the well gives none, and nobody else produces.
#[test]
fn a_well_without_cards_is_dry() {
    let mut scene = Scene::new(3).city(P0, "indigo plant x2, well").deck("hero, statue");
    scene.play("take producer; produce indigo; produce indigo; draw hero; draw statue");
    assert!(scene.next_role());
    assert_eq!((scene.state.seat(P0).goods.len(), scene.hand_size(P0), short(&scene, P0)), (2, 0, 1));
}

/// [GEN-5, TRA-4] A sale with nothing to draw but the good sold: its card comes back into the hand.
#[test]
fn a_sale_without_cards_draws_the_goods_sold() {
    let mut scene = Scene::new(3)
        .city(P0, "silver smelter, market hall")
        .goods(P0, "silver")
        .tiles(emporio_san_juan::Tile::T5)
        .deck("");
    scene.play("take trader; sell silver").offers_only(&["draw palace"]);
    scene.play("draw palace");
    assert!(scene.next_role());
    assert_eq!((scene.state.seat(P0).hand, short(&scene, P0)), (bag("palace"), 3));
}

/// [GEN-5, CARD-archive-2] Councillors without cards: the archive lets nothing go for what was not drawn.
#[test]
fn councillors_go_on_without_cards() {
    let hand = "well, smithy";
    let mut none = Scene::new(3).city(P0, "indigo plant, archive").hand(P0, hand).deck("");
    none.play("take councillor");
    assert!(none.next_role());
    assert_eq!((none.state.seat(P0).hand, none.state.discards.len()), (bag(hand), 0));
    assert_eq!(none.told(|event| matches!(event, Event::Kept { .. })), 0, "nothing to tell of");
    let mut few = Scene::new(3).city(P0, "indigo plant, archive, library").hand(P0, hand).deck("hero, tower");
    few.play("take councillor; draw hero; draw tower");
    few.offers_only(&["discard smithy", "discard well", "discard tower", "discard hero"]);
    few.play("discard well").offers_only(&["draw well"]);
    few.play("draw well");
    assert!(few.next_role(), "P1 keeps the one card there was, P2 draws none");
    assert_eq!((few.state.seat(P0).hand, few.state.seat(P1).hand), (bag("smithy, hero, tower"), bag("well")));
    assert_eq!((short(&few, P0), short(&few, P1), short(&few, P2)), (6, 1, 2));
}

/// [GEN-5, CARD-goldmine-1] Mines without enough cards: each turns up what there is, again after the reshuffle.
#[test]
fn mines_go_on_without_cards() {
    let mines = || Scene::new(4).city(P0, "gold mine").city(P1, "gold mine");
    let failed = |scene: &Scene| scene.told(|event| matches!(event, Event::MineFailed { .. }));
    let mut none = mines().deck("");
    none.play("take prospector");
    assert!(none.next_role());
    assert_eq!((failed(&none), none.state.discards.len()), (2, 0));
    let mut few = mines().deck("hero, smithy, well, tower");
    few.play("take prospector; draw hero; draw smithy; draw well; draw tower");
    assert_eq!(
        (failed(&few), few.drawing(), few.state.discards.len()),
        (1, 3, 0),
        "P1 turns up the same three"
    );
    few.play("draw tower; draw well; draw smithy");
    assert!(few.next_role());
    assert_eq!((failed(&few), few.state.discards), (2, bag("smithy, well, tower")));
}
