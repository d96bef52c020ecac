//! The set-up (SET).

use emporio_core::{Dispatch, Opening, Turn};
use emporio_san_juan::{Decision, Options, SanJuan};

use crate::{P0, P1, P2, P3, Pieces, Scene, bag};

fn fresh(options: Options, players: u8) -> Scene {
    let game = SanJuan::new(&options, players).unwrap();
    Scene::of(game)
}

/// [SET-1, CHN-2] The first governor is drawn among the players and leads; positions count from there.
#[test]
fn the_first_governor_is_drawn() {
    let mut scene = fresh(Options::default(), 3);
    scene.offers_only(&["governor p0", "governor p1", "governor p2"]);
    scene.play("governor p2; draw tower; draw tower; draw tower; draw well");
    assert_eq!(scene.hand_size(P2), 4, "dealt to first");
    scene.chance().asks(P2, Decision::Role);
}

/// [CHN-1, CHN-2] A fixed governor is no outcome of chance.
#[test]
fn a_table_may_fix_the_governor() {
    let scene = fresh(Options { governor: Some(1), ..Options::default() }, 2);
    assert_eq!(scene.state.turn(), Turn::Chance);
    assert!(scene.offered().iter().all(|outcome| outcome.starts_with("draw ")));
    assert_eq!(scene.state.governor, P1);
    assert!(SanJuan::new(&Options { governor: Some(2), ..Options::default() }, 2).is_err());
    assert!(SanJuan::new(&Options { round_cap: Some(0), ..Options::default() }, 2).is_err());
    assert!(SanJuan::new(&Options::default(), 1).is_err() && SanJuan::new(&Options::default(), 5).is_err());
}

/// [SET-2] All five roles are free and no tile has been seen.
#[test]
fn the_middle_of_the_table() {
    let mut scene = fresh(Options::default(), 4);
    scene.chance().offers_only(&[
        "take builder",
        "take producer",
        "take trader",
        "take councillor",
        "take prospector",
    ]);
    assert!(scene.state.tiles.is_empty());
}

/// [SET-3] One indigo plant each, taken out before the deal, lies empty as first building.
#[test]
fn everyone_starts_with_an_indigo_plant() {
    for players in 2..=4 {
        let scene = fresh(Options::default(), players);
        assert_eq!(scene.state.deck.len(), 110 - players);
        assert_eq!(scene.state.deck.count(emporio_san_juan::Card::IndigoPlant), 10 - players);
        for seat in &scene.state.seats[..usize::from(players)] {
            assert_eq!(seat.visible, bag("indigo plant"));
            assert!(seat.goods.is_empty());
        }
    }
}

/// [SET-4] Four cards each; 100, 95, 90 cards stay in the deck; no discards.
#[test]
fn four_cards_each() {
    for (players, deck) in [(2, 100), (3, 95), (4, 90)] {
        let mut scene = fresh(Options::default(), players);
        scene.chance();
        assert!(scene.state.seats[..usize::from(players)].iter().all(|seat| seat.hand.len() == 4));
        assert_eq!((scene.state.deck.len(), scene.state.discards.len()), (deck, 0));
    }
}

/// [SET-5, EX-26, D-VAR] The variant deals 5, 6, 7, 8; all keep 4 and discard 1, 2, 3, 4 by position.
#[test]
fn the_variant_deals_more_and_keeps_four() {
    for (players, deck, discards) in [(2, 97, 3), (3, 89, 6), (4, 80, 10)] {
        let mut scene = fresh(Options { variant: true, ..Options::default() }, players);
        scene.play("governor p1").varied_chance();
        let hands: Vec<u8> = P1.clockwise(players).map(|player| scene.hand_size(player)).collect();
        assert_eq!(hands, [5, 6, 7, 8][..usize::from(players)], "all are dealt before anybody chooses");
        for (position, player) in P1.clockwise(players).enumerate() {
            for left in (0..=position).rev() {
                if scene.asked() == Some((player, Decision::Variant)) {
                    assert_eq!(usize::from(scene.state.picks().unwrap().left), left + 1);
                    let first = scene.offered()[0].clone();
                    assert!(first.starts_with("discard "));
                    scene.play(&first);
                }
            }
            assert_eq!(scene.hand_size(player), 4);
        }
        assert_eq!((scene.state.deck.len(), scene.state.discards.len()), (deck, discards));
        scene.asks(P1, Decision::Role);
    }
}

/// [SET-5, D-VAR] Any of the dealt cards may go, each set in one way only.
#[test]
fn the_variant_lets_choose_any_cards() {
    let mut scene = fresh(Options { variant: true, governor: Some(0), ..Options::default() }, 4);
    scene.play("draw tower; draw well; draw well; draw palace; draw crane");
    scene.chance().asks(P0, Decision::Variant);
    scene.offers_only(&["discard well", "discard crane", "discard tower", "discard palace"]);
    scene.play("discard crane");
    assert_eq!(scene.state.seat(P0).hand, bag("well x2, tower, palace"));
    let mut scene = fresh(Options { variant: true, governor: Some(3), ..Options::default() }, 4);
    scene.varied_chance().asks(P3, Decision::Variant);
}
