//! The trader phase (TRA, trading post, market stand, market hall).

use emporio_core::Views;
use emporio_san_juan::{Decision, Event, Tile, proceeds};

use crate::{P0, P1, P2, Pieces, Scene, bag};

const PLANTS: &str = "indigo plant x2, sugar mill, tobacco storage, silver smelter";
const GOODS: &str = "indigo, indigo, sugar, tobacco, silver";

fn trader(city: &str, goods: &str, tile: Tile) -> Scene {
    let mut scene = Scene::new(3).city(P0, city).goods(P0, goods).tiles(tile);
    scene.play("take trader");
    scene
}

/// How many goods P0 may sell with these buildings, as chooser or not.
fn most(more: &str, chooser: bool) -> u8 {
    let mut scene = Scene::new(3).city(P0, &format!("{PLANTS}{more}")).goods(P0, GOODS).tiles(Tile::T1);
    scene.state.governor = if chooser { P0 } else { P2 };
    scene.play("take trader");
    let before = scene.state.seat(P0).goods.len();
    while let Some((P0, Decision::Sell)) = scene.asked() {
        let next = scene.offered()[1].clone();
        scene.play(&next);
    }
    before - scene.state.seat(P0).goods.len()
}

/// [TRA-1] The tile is turned up first, even if nobody has a good.
#[test]
fn the_tile_is_turned_up_first() {
    let mut scene = Scene::new(3);
    scene.play("take trader").offers_only(&["tile 1", "tile 2", "tile 3", "tile 4", "tile 5"]);
    scene.play("tile 4");
    assert!(scene.next_role());
    assert_eq!(scene.state.tiles.seen().collect::<Vec<_>>(), [Tile::T4]);
    assert_eq!(scene.told(|event| *event == Event::TileTurned { tile: Tile::T4 }), 1);
}

/// [TRA-1] Its prices hold for all players of the phase.
#[test]
fn the_prices_hold_for_all() {
    let mut scene = Scene::new(3).city(P0, "silver smelter").goods(P0, "silver").city(P1, "silver smelter");
    scene = scene.goods(P1, "silver").tiles(Tile::T5);
    scene.play("take trader; sell silver");
    assert_eq!(scene.drawing(), 3);
    scene.play("draw tower; draw well; draw crane; sell silver");
    assert_eq!(scene.drawing(), 3);
    assert_eq!(scene.state.tile(), Some(Tile::T5));
}

/// [TRA-2, D-SELL] The chooser up to 2 goods, the others up to 1, also none.
#[test]
fn the_chooser_sells_two_the_others_one() {
    assert_eq!((most("", true), most("", false)), (2, 1));
    let mut scene = trader(PLANTS, GOODS, Tile::T1);
    scene.offers_only(&["stop", "sell indigo", "sell sugar", "sell tobacco", "sell silver"]);
    scene.play("stop");
    assert_eq!((scene.state.seat(P0).goods.len(), scene.hand_size(P0)), (5, 0));
}

/// [TRA-3, D-SELL] All goods are named before anything is drawn; several of one kind at the same price.
#[test]
fn goods_are_named_before_the_draw() {
    let mut scene = trader(PLANTS, GOODS, Tile::T1);
    scene.play("sell indigo");
    assert_eq!((scene.drawing(), scene.state.discards.len(), scene.state.seat(P0).goods.len()), (0, 0, 5));
    scene.offers_only(&["stop", "sell indigo", "sell sugar", "sell tobacco", "sell silver"]);
    scene.play("sell indigo");
    assert_eq!((scene.drawing(), scene.state.discards.len()), (2, 2));
}

/// [TRA-4] Sold goods go unseen to the discards, then the sum of the prices is drawn into the hand.
#[test]
fn goods_go_to_the_discards_then_cards_are_drawn() {
    let mut scene = trader(PLANTS, GOODS, Tile::T5);
    scene.play("sell sugar; sell silver");
    assert_eq!((scene.state.discards.len(), scene.drawing()), (2, 5));
    assert_eq!(scene.state.view(emporio_core::Viewer::Player(P0)).known_discards, []);
    scene.play("draw statue; draw statue; draw statue; draw hero; draw hero");
    assert_eq!(scene.state.seat(P0).hand, bag("statue x3, hero x2"));
}

/// [TRA-5, CHN-3] Five tiles are drawn, then the same five follow in the same order.
#[test]
fn the_order_of_the_tiles_never_changes() {
    let mut scene = Scene::new(3);
    let order = ["tile 3", "tile 1", "tile 5", "tile 2"];
    for (turn, tile) in order.into_iter().enumerate() {
        assert_eq!(scene.clone().play("take trader").offered().len(), 5 - turn);
        scene.play("take trader").play(tile);
        scene.idle("builder").idle("producer");
    }
    scene.play("take trader").offers_only(&["tile 4"]);
    scene.play("tile 4").idle("builder").idle("producer");
    for expected in [Tile::T3, Tile::T1, Tile::T5, Tile::T2, Tile::T4, Tile::T3, Tile::T1] {
        scene.play("take trader");
        assert!(scene.next_role(), "a known tile is no outcome of chance");
        let tile = |event: &Event| if let Event::TileTurned { tile } = event { Some(*tile) } else { None };
        let last = scene.told.iter().rev().find_map(tile);
        assert_eq!(last, Some(expected));
        scene.idle("builder").idle("producer");
    }
}

/// [CARD-tradingpost-1, EX-8] One good more: 2, as chooser 3, as chooser with library 4.
#[test]
fn the_trading_post_sells_one_more() {
    assert_eq!(most(", trading post", false), 2);
    assert_eq!(most(", trading post", true), 3);
    assert_eq!(most(", trading post, library", true), 4);
    assert_eq!(most(", trading post, library", false), 2);
}

/// [EX-3, CARD-marketstand-1] Stand and post: indigo, tobacco, silver on T3, T4 or T5 bring 1 + 2 + 3 + 1 = 7.
#[test]
fn the_traders_example() {
    for tile in [Tile::T3, Tile::T4, Tile::T5] {
        let mut scene = trader(
            "indigo plant, tobacco storage, silver smelter, market stand, trading post",
            "indigo, tobacco, silver",
            tile,
        );
        scene.play("sell indigo; sell tobacco; sell silver");
        assert_eq!((scene.state.discards.len(), scene.drawing()), (3, 7));
    }
}

/// [CARD-marketstand-1] One card more for two goods or more, chooser or not, never more than one.
#[test]
fn the_market_stand_rewards_two_goods() {
    let city = format!("{PLANTS}, market stand, trading post");
    for (sold, drawn) in [("sell indigo; stop", 1), ("sell indigo; sell indigo; stop", 3)] {
        let mut scene = trader(&city, GOODS, Tile::T1);
        scene.play(sold);
        assert_eq!(scene.drawing(), drawn, "{sold}");
    }
    let mut scene = trader(&city, GOODS, Tile::T1);
    scene.play("sell indigo; sell indigo; sell sugar");
    assert_eq!(scene.drawing(), 4);
    let mut scene = Scene::new(3).city(P0, &city).goods(P0, GOODS).tiles(Tile::T1);
    scene.state.governor = P2;
    scene.play("take trader; sell indigo; sell indigo");
    assert_eq!(scene.drawing(), 3, "not the chooser, two with the trading post");
}

/// [CARD-markethall-1] One card more in all for one good or more; nothing without a sale.
#[test]
fn the_market_hall_rewards_a_sale() {
    let city = format!("{PLANTS}, market hall");
    for (sold, drawn) in [("stop", 0), ("sell indigo; stop", 2), ("sell indigo; sell indigo", 3)] {
        let mut scene = trader(&city, GOODS, Tile::T1);
        scene.play(sold);
        assert_eq!(scene.drawing(), drawn, "{sold}");
    }
    let mut scene = trader(&format!("{PLANTS}, market hall, market stand"), GOODS, Tile::T1);
    scene.play("sell indigo; sell indigo");
    assert_eq!(scene.drawing(), 4, "hall and stand add up");
}

/// [EX-15] The market hall's example, on a made-up tile: sugar 1 and coffee 3 bring 1 + 3 + 1 = 5.
#[test]
fn the_market_halls_example() {
    let scene = Scene::new(3).city(P0, "sugar mill, coffee roaster, market hall");
    assert_eq!(proceeds(scene.state.seat(P0), &[0, 1, 0, 1, 0], &[1, 1, 1, 3, 3]), 5);
}

/// [CARD-tradingpost-1, CARD-marketstand-1, CARD-markethall-1] They work at every seat, chooser or not.
#[test]
fn the_markets_work_at_every_seat() {
    for (chooser, owner) in [(P0, P1), (P1, P2), (P2, P0), (P1, P1), (P2, P2)] {
        let city = format!("{PLANTS}, trading post, market stand, market hall");
        let mut scene = Scene::new(3).city(owner, &city).goods(owner, GOODS).tiles(Tile::T1);
        scene.state.governor = chooser;
        scene.play("take trader").asks(owner, Decision::Sell);
        scene.play("sell indigo; sell indigo");
        if chooser == owner {
            scene.play("sell silver");
        }
        assert_eq!(scene.drawing(), if chooser == owner { 1 + 1 + 2 + 2 } else { 1 + 1 + 2 });
    }
}
