//! General: cards, discards, the deck (GEN).

use emporio_core::{Game, Viewer};
use emporio_san_juan::{Card, Event, Good};

use crate::{P0, P1, P2, Scene, bag, cash};

/// [GEN-1] A card is a building, a coin or a good: any card pays 1, whatever it shows.
#[test]
fn every_hand_card_pays_one() {
    let mut scene = Scene::new(3).hand(P0, "silver smelter, palace, library, hero, indigo plant");
    scene.play("take builder; build silver smelter");
    assert_eq!(scene.game.seat(P0).hand, bag(""));
    assert_eq!(scene.game.discards, bag("palace, library, hero, indigo plant"));
    assert!(scene.game.seat(P0).has(Card::SilverSmelter));
    let mut scene = Scene::new(3).city(P0, "sugar mill");
    scene.play("take producer; produce sugar; draw palace");
    assert_eq!(scene.game.seat(P0).goods.count(Good::Sugar), 1);
}

/// [GEN-2, EX-2] A good is of the kind of its plant; the face under it has no effect.
#[test]
fn a_good_is_of_the_kind_of_its_plant() {
    let mut scene = Scene::new(3).city(P0, "sugar mill, tobacco storage");
    scene.play("take producer; produce sugar; produce tobacco; draw coffee roaster; draw silver smelter");
    assert_eq!(scene.game.seat(P0).goods.loaded(), &[0, 1, 1, 0, 0]);
    scene.play("stop; stop");
    let mut scene = scene.clone().tiles(emporio_san_juan::Tile::T1);
    scene.roles_back(P0).play("take trader").offers(&["stop", "sell sugar", "sell tobacco"]);
}

/// [GEN-3] Nobody may look through the discards: no view shows what another put there.
#[test]
fn discards_lie_face_down() {
    let mut scene = Scene::new(3).hand(P0, "statue, palace, palace, library");
    scene.play("take builder; build statue");
    scene.offers(&["pay library", "pay palace"]);
    scene.play("pay library");
    for viewer in [Viewer::Player(P1), Viewer::Player(P2), Viewer::Spectator] {
        let view = scene.game.view(viewer);
        assert_eq!((view.discards, view.known_discards.len()), (2, 0));
    }
    assert_eq!(scene.game.view(Viewer::Player(P0)).known_discards, [Card::Library, Card::Palace]);
}

/// [GEN-4, CHN-5] The draw goes on after the reshuffle; it comes only when a card is needed.
#[test]
fn the_discards_become_the_deck_when_a_card_is_needed() {
    let mut scene = Scene::new(3).discards("tower, well").deck("palace");
    scene.play("take councillor; draw palace");
    assert_eq!(scene.told(|event| *event == Event::Reshuffled { cards: 2 }), 1);
    scene.offers(&["draw well", "draw tower"]);
    let mut scene = Scene::new(3).discards("tower, well").deck("palace");
    scene.play("take prospector; draw palace");
    assert_eq!(
        scene.told(|event| matches!(event, Event::Reshuffled { .. })),
        0,
        "not when the last is taken"
    );
    assert_eq!((scene.game.deck.len(), scene.game.discards.len()), (0, 2));
}

/// [GEN-4] Cards discarded in between take part in the reshuffle.
#[test]
fn cards_paid_before_the_draw_are_reshuffled() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, carpenter").hand(P0, "well, statue").deck("");
    scene.play("take builder; build well");
    scene.offers(&["draw statue"]);
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
    assert_eq!(scene.game.seat(P0).hand, bag("indigo plant, tower"));
    assert!(scene.next_role(), "the others draw nothing");
}
