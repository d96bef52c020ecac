//! The turn and the purchase of shares.

use emporio_core::{Actions, Dispatch, Opening, Player, Turn};
use emporio_spice_islands::Phase;

use super::*;

fn rolled(players: u8, roll: &str) -> Scene {
    let mut table = table(players);
    table.phase = Phase::Roll;
    table.free_action = false;
    table.take(roll);
    table
}

/// [TRN-1, TRN-2, SHR-1] All four dice are rolled; purple comes before any action.
#[test]
fn purple_comes_first() {
    let table = rolled(3, "roll green green black purple");
    assert_eq!(table.phase, Phase::Buy { rounds: 1, buyer: Player(0) });
    assert_eq!(table.forbidden("elect green"), "TRN-2");
    let mut unrolled = table.clone();
    unrolled.phase = Phase::Roll;
    assert!(unrolled.listed().iter().all(|roll| roll.split(' ').count() == 5));
}

/// [SHR-1] Without purple nobody buys.
#[test]
fn no_purple_no_purchase() {
    let table = rolled(3, "roll green green black black");
    assert_eq!(table.phase, Phase::Act);
    assert_eq!(table.forbidden("buy green"), "SHR-1");
}

/// [TRN-3, TRN-7] Every die is spent on one action of its colour; then the turn ends by itself.
#[test]
fn every_die_is_spent_once() {
    let mut table = rolled(3, "roll green green yellow orange");
    play_all(&mut table, &["revenue green", "navy to s4", "elect yellow"]);
    assert_eq!(table.forbidden("elect yellow"), "TRN-3");
    assert_eq!(table.forbidden("end turn"), "TRN-3");
    table.take("revenue green");
    assert_eq!((table.phase, table.active), (Phase::Roll, Player(1)));
}

/// [TRN-4] What each colour may do.
#[test]
fn each_colour_has_its_actions() {
    let only = |names: &str| {
        let mut table = table(3);
        dice(&mut table, names);
        let mut kinds: Vec<&str> = Vec::new();
        for text in table.listed() {
            let kind = SpiceIslands::action_kind(text.parse().unwrap());
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds.join(" ")
    };
    for company in ["green", "blue", "yellow"] {
        assert_eq!(only(company), "load sail elect revenue");
    }
    assert_eq!(only("navy"), "navy-move elect revenue");
    assert_eq!(only("pirates"), "pirate-move mutiny");
}

/// [TRN-5] One acts with organisations whose shares and captain others have.
#[test]
fn colour_is_enough_to_act() {
    let mut table = table(3);
    captain(&mut table, BLUE, 2);
    shares(&mut table, BLUE, &[0, 4, 4]);
    dice(&mut table, "blue");
    assert!(table.offers("load yellow on blue at europe"));
    assert!(table.offers("revenue blue"));
}

/// [TRN-6] While an attack is not settled, nothing else can be done.
#[test]
fn an_action_is_carried_out_to_its_end() {
    let mut table = chase(("s2", "green yellow"), ("s2", ""), "pirates green");
    table.take("attack blue at s2 with green yellow");
    assert!(is_chance(&table));
    table.take("skulls 1");
    assert_eq!(table.listed(), ["unit green", "unit yellow"]);
    assert_eq!(table.forbidden("elect green"), "TRN-6");
    table.take("unit yellow");
    assert!(table.offers("elect green"));
}

/// [SHR-2, SHR-4, EX-1] Two purple dice: two rounds from the active player on; who passed may buy in the second.
#[test]
fn every_purple_die_gives_a_round() {
    let mut table = rolled(3, "roll green green purple purple");
    let mut asked = Vec::new();
    for action in ["pass", "buy green", "pass", "buy green", "pass", "buy navy"] {
        asked.push(table.turn());
        table.take(action);
    }
    let order = [0, 1, 2, 0, 1, 2].map(|seat| Turn::Player(Player(seat)));
    assert_eq!(asked, order);
    assert_eq!(table.phase, Phase::Act);
    assert_eq!(table.shares[GREEN.index()][..3], [1, 1, 0]);
    assert_eq!(table.cash[..3], [19, 19, 19]);
}

/// [SET-1, SHR-2, SHR-4] Rounds begin with the active player, whatever their seat, and go to the left past the last seat.
#[test]
fn rounds_begin_with_the_active_player() {
    let mut table = table(4);
    (table.active, table.phase, table.free_action) = (Player(2), Phase::Roll, false);
    table.cash[1] = 0;
    table.take("roll green green purple purple");
    let mut asked = Vec::new();
    while let (Phase::Buy { rounds, .. }, Turn::Player(player)) = (table.phase, table.turn()) {
        asked.push((rounds, player.0));
        table.take("buy blue");
    }
    assert_eq!(asked, [(2, 2), (2, 3), (2, 0), (1, 2), (1, 3), (1, 0)]);
    assert_eq!((table.phase, table.active), (Phase::Act, Player(2)));
    assert_eq!(table.cash[..4], [20 - 2 - 3, 0, 20 - 1 - 2, 20 - 1 - 3]);
}

/// [SHR-3, DEC-1] Only what one can pay, from piles that are not empty; the price goes to the bank.
#[test]
fn the_top_share_is_bought_for_cash() {
    let mut table = rolled(3, "roll green green green purple");
    shares(&mut table, GREEN, &[0, 10, 0]);
    shares(&mut table, BLUE, &[0, 2, 0]);
    shares(&mut table, NAVY, &[0, 4, 0]);
    table.cash[0] = 2;
    assert_eq!(table.listed(), ["buy blue", "buy yellow", "buy pirates", "pass"]);
    assert_eq!(table.forbidden("buy green"), "SHR-3");
    assert_eq!(table.forbidden("buy navy"), "SHR-3");
    table.take("buy blue");
    assert_eq!((table.cash[0], table.treasury), (0, [0; 5]));
    assert_eq!(table.price(BLUE), Some(2));
    assert_eq!(table.piles[BLUE.index()].left, 7);
}

/// [SHR-5] Shares move between piles and hands only, and nobody's hand is full.
#[test]
fn shares_are_bought_from_piles_without_limit() {
    let mut table = rolled(2, "roll green green green purple");
    shares(&mut table, BLUE, &[9, 0]);
    table.cash[0] = 5;
    table.take("buy blue");
    assert_eq!(table.shares[BLUE.index()][..2], [10, 0]);
    assert!(!table.listed().iter().any(|action| action.contains("sell") || action == "buy blue"));
}

/// [SHR-5] A dear share earns no more than a cheap one.
#[test]
fn the_printed_number_is_no_value() {
    let mut table = table(2);
    shares(&mut table, GREEN, &[1, 9]);
    table.treasury[GREEN.index()] = 20;
    table.revenue[GREEN.index()] = 3;
    dice(&mut table, "green");
    table.take("revenue green");
    assert_eq!(table.cash[..2], [22, 38]);
}

/// [SHR-6, SET-9] What goes back makes the pile whole again, the free bottom share included.
#[test]
fn returned_shares_make_the_pile_whole() {
    let mut table = Scene::of(SpiceIslands::new(&Options::default(), 3).unwrap());
    play_all(&mut table, &["deal green", "deal blue", "deal yellow", "first P0"]);
    table.revenue[GREEN.index()] = 3;
    play_all(&mut table, &["roll green blue blue blue", "revenue green"]);
    assert_eq!(table.piles[GREEN.index()], Pile::FULL);
    assert_eq!(table.shares[GREEN.index()], [0; 5]);
    shares(&mut table, GREEN, &[9, 0, 0]);
    assert_eq!(table.price(GREEN), Some(5));
}

/// [DEC-9] Who can buy nothing passes without being asked.
#[test]
fn the_broke_are_not_asked() {
    let mut table = table(4);
    table.cash = [0, 0, 3, 0, 0];
    table.phase = Phase::Roll;
    table.free_action = false;
    table.take("roll green green purple purple");
    assert_eq!(table.turn(), Turn::Player(Player(2)));
    table.take("buy green");
    assert_eq!(table.turn(), Turn::Player(Player(2)));
    table.take("pass");
    assert_eq!(table.phase, Phase::Act);
}

/// [SHR-3, DEC-9] Who has exactly the cheapest price is asked, one with less is not; when all piles are empty nobody is.
#[test]
fn the_last_coin_buys_a_share() {
    let rolling = |cash: [u32; 5]| {
        let mut table = table(3);
        for organisation in [GREEN, BLUE, YELLOW, NAVY] {
            shares(&mut table, organisation, &[0, 0, 10]);
        }
        shares(&mut table, PIRATES, &[0, 0, 4]);
        (table.cash, table.phase, table.free_action) = (cash, Phase::Roll, false);
        table
    };
    let mut table = rolling([2, 3, 0, 0, 0]);
    table.take("roll green green green purple");
    assert_eq!(
        (table.turn(), table.listed()),
        (Turn::Player(Player(1)), vec!["buy pirates".into(), "pass".into()])
    );
    table.take("buy pirates");
    assert_eq!((table.cash[1], table.phase), (0, Phase::Act));
    let mut sold_out = rolling([99, 99, 99, 0, 0]);
    shares(&mut sold_out, PIRATES, &[0, 0, 10]);
    sold_out.piles[GREEN.index()].bottom_given = true;
    sold_out.take("roll green green green purple");
    assert_eq!(sold_out.phase, Phase::Act);
}

/// [SHR-1, TRN-7] Purple alone and no pawn: the turn is over after the rounds.
#[test]
fn a_turn_of_purple_alone() {
    let mut table = rolled(2, "roll purple purple purple purple");
    for _ in 0..8 {
        table.take("pass");
    }
    assert_eq!((table.phase, table.active), (Phase::Roll, Player(1)));
}
