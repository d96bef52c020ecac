//! The pirates.

use emporio_core::Player;
use emporio_spice_islands::{Company, Phase};

use super::*;

/// A blue ship with this cargo at a place, the pirates with it; two black dice.
fn hunt(place: &str, units: &str, hold: &str) -> Scene {
    chase((place, units), (place, hold), "pirates pirates")
}

/// [PIR-1, DAT-3, DAT-4] One space along any line, to sea or home, loaded or not.
#[test]
fn the_pirate_ship_goes_anywhere_at_sea() {
    let mut table = table(3);
    dice(&mut table, "pirates pirates");
    assert_eq!(table.offered_like("pirates to"), ["pirates to s5"]);
    pirates(&mut table, "s5", "green");
    assert_eq!(table.offered_like("pirates to"), ["pirates to madagascar", "pirates to s2", "pirates to s3"]);
    assert_eq!(table.forbidden("pirates to s1"), "PIR-1");
    pirates(&mut table, "s4", "");
    assert_eq!(table.offered_like("pirates to"), ["pirates to s3"]);
}

/// [PIR-2] The pawn in the reserve goes to the one who moves the ship; a pawn that is held stays.
#[test]
fn moving_the_ship_gives_the_pawn() {
    let mut table = first_moved(PIRATES, "pirates pirates", "mutiny", "pirates to s5");
    dice(&mut table, "pirates");
    table.take("pirates to s3");
    assert_eq!(table.captain_of(PIRATES), Some(Player(0)));
}

/// [PIR-3] Merchants in the same space, at a die each time; never the navy, never from afar.
#[test]
fn the_pirates_attack_merchants_beside_them() {
    let mut table = hunt("s2", "spice", "");
    ships(&mut table, Company::Green, ("s2", "green"), ("s3", "green"));
    table.navy = space("s2");
    assert_eq!(
        table.offered_like("attack"),
        ["attack blue at s2 with spice", "attack green at s2 with green"]
    );
    assert_eq!(table.forbidden("attack green at s3 with green"), "PIR-3");
    assert_eq!(table.forbidden("attack pirates"), "TRN-3");
    attack(&mut table, "blue at s2 with spice", 0);
    assert_eq!(table.dice_left(), 1);
    attack(&mut table, "blue at s2 with spice", 0);
    assert_eq!(table.phase, Phase::Roll);
}

/// [PIR-4, CHA-3] One die and one for each unit aboard.
#[test]
fn more_cargo_more_dice() {
    for (units, outcomes) in [("spice", 3), ("spice spice", 4)] {
        let mut table = hunt("s2", units, "");
        table.take(&format!("attack blue at s2 with {units}"));
        assert_eq!(table.listed().len(), outcomes);
    }
}

/// [PIR-4, PIR-5, PIR-7, PIR-8, PIR-9, EX-8] One skull: the attacker picks; two robbed, three sunk.
#[test]
fn skulls_take_units() {
    let units = "green yellow";
    let mut one = hunt("s2", units, "");
    attack(&mut one, &format!("blue at s2 with {units}"), 1);
    assert_eq!(one.listed(), ["unit green", "unit yellow"]);
    one.take("unit green");
    assert_eq!(one.pirates.cargo, cargo("green"));
    assert_eq!(ship_places(&one, Company::Blue), pair(("europe", ""), ("s2", "yellow")));
    for skulls in [2, 3] {
        let mut all = hunt("s2", units, "");
        let events = {
            all.take("attack blue at s2 with green yellow");
            all.take(&format!("skulls {skulls}"))
        };
        assert_eq!(all.pirates.cargo, cargo(units));
        assert_eq!(ship_places(&all, Company::Blue), pair(("europe", ""), ("europe", "")));
        let sunk = events.iter().any(|event| matches!(event, Event::Sunk { .. }));
        assert_eq!(sunk, skulls == 3);
    }
}

/// [PIR-6, END-2, EX-10] With one place left the attacker keeps one of two; the other is removed, the spice stays.
#[test]
fn the_hold_takes_two() {
    let mut table = hunt("s2", "green blue", "spice");
    attack(&mut table, "blue at s2 with green blue", 2);
    assert_eq!(table.listed(), ["unit green", "unit blue"]);
    table.take("unit blue");
    assert_eq!(table.pirates.cargo, cargo("blue spice"));
    assert_eq!(table.removed, [1, 0, 0, 0]);
    assert_eq!(ship_places(&table, Company::Blue), pair(("europe", ""), ("europe", "")));
}

/// [PIR-6, DAT-13] A full hold: the loot is removed, the hold stays as it is.
#[test]
fn a_full_hold_loses_the_loot() {
    let mut table = hunt("s2", "green blue", "spice spice");
    attack(&mut table, "blue at s2 with green blue", 1);
    table.take("unit green");
    assert_eq!((table.pirates.cargo, table.removed), (cargo("spice spice"), [1, 0, 0, 0]));
}

/// [PIR-7] No skull, nothing happens; fewer than units, the ship stays.
#[test]
fn few_skulls_leave_the_ship() {
    let mut table = hunt("s3", "spice spice", "");
    attack(&mut table, "blue at s3 with spice spice", 0);
    assert_eq!(table.pirates.cargo, cargo(""));
    attack(&mut table, "blue at s3 with spice spice", 1);
    assert_eq!(table.pirates.cargo, cargo("spice"));
    assert_eq!(ship_places(&table, Company::Blue), pair(("europe", ""), ("s3", "spice")));
}

/// [PIR-8, PIR-9, EX-9] A robbed ship seeks a port with stock, a sunk one just the nearest.
#[test]
fn robbed_ships_seek_stock() {
    for (skulls, port) in [(1, "europe"), (2, "spice_islands")] {
        let mut table = hunt("s4", "spice", "");
        removed(&mut table, [0, 0, 0, 9]);
        assert_eq!(table.stock[3], 0);
        attack(&mut table, "blue at s4 with spice", skulls);
        let empty = pair(("europe", ""), (port, ""));
        assert_eq!(ship_places(&table, Company::Blue), empty);
    }
}

/// [PIR-8] Neither port has stock: the nearest. The nearest has some: that one.
#[test]
fn robbed_ships_go_to_the_nearest_otherwise() {
    let mut table = hunt("s4", "spice", "");
    attack(&mut table, "blue at s4 with spice", 1);
    assert_eq!(ship_places(&table, Company::Blue), pair(("europe", ""), ("spice_islands", "")));
    let mut bare = hunt("s4", "spice", "");
    ships(&mut bare, Company::Green, ("s1", "green"), ("europe", "blue"));
    ships(&mut bare, Company::Yellow, ("s1", "yellow"), ("europe", ""));
    removed(&mut bare, [9, 9, 9, 9]);
    assert_eq!(bare.stock, [0; 4]);
    attack(&mut bare, "blue at s4 with spice", 1);
    assert_eq!(ship_places(&bare, Company::Blue), pair(("europe", ""), ("spice_islands", "")));
}

/// [PIR-8] In Europe a good of any one colour is stock; without any, a robbed ship goes on to the spices.
#[test]
fn one_colour_left_is_stock() {
    for (gone, port) in [([9, 9, 0, 0], "europe"), ([9, 9, 9, 0], "spice_islands")] {
        let mut table = hunt("s1", "spice", "");
        ships(&mut table, Company::Yellow, ("s4", "green blue"), ("s4", "yellow"));
        removed(&mut table, gone);
        attack(&mut table, "blue at s1 with spice", 1);
        assert_eq!(ship_places(&table, Company::Blue), pair(("europe", ""), (port, "")));
    }
}

/// [PIR-10] Nearest in blue lines; a tie goes to the port the ship came from, and it is no arrival.
#[test]
fn a_tie_sends_the_ship_back() {
    let lane = r#"{"data":{"map":{"sea_spaces":3,"blue":[["europe","s1"],["s1","s2"],["s2","s3"],["s3","spice_islands"]],
                   "grey":[["madagascar","s2"]]}}}"#;
    for (units, port) in [("green", "europe"), ("spice", "spice_islands")] {
        let mut table = empty_sea_with(&options(lane));
        ships(&mut table, Company::Blue, ("s2", units), ("europe", "yellow"));
        captain(&mut table, BLUE, 1);
        pirates(&mut table, "s2", "");
        dice(&mut table, "pirates pirates");
        attack(&mut table, &format!("blue at s2 with {units}"), 2);
        let there = table.ships[Company::Blue.index()].iter().filter(|ship| ship.place == space(port));
        assert!(there.filter(|ship| ship.cargo.is_empty()).count() == 1);
        assert_eq!((table.treasury, table.cash[1]), ([0; 5], 20));
    }
}

/// [PIR-11, PIR-12, PIR-13, PIR-14, DAT-17, EX-11] T = 23: captain 12, the others 3 a share, 2 stay; shares and pawn go back.
#[test]
fn a_sale_is_split() {
    let sale = |shares_held: &[u8]| {
        let mut table = table(4);
        captain(&mut table, PIRATES, 3);
        pirates(&mut table, "s5", "green spice");
        shares(&mut table, PIRATES, shares_held);
        table.treasury[PIRATES.index()] = 3;
        dice(&mut table, "pirates pirates");
        table.take("pirates to madagascar");
        table
    };
    let table = sale(&[0, 2, 1, 4]);
    assert_eq!(table.cash[..4], [20, 26, 23, 32]);
    assert_eq!(table.treasury[PIRATES.index()], 2);
    assert_eq!((table.piles[PIRATES.index()], table.captain_of(PIRATES)), (Pile::FULL, None));
    assert_eq!((table.pirates.cargo, table.removed), (cargo(""), [1, 0, 0, 1]));
    let alone = sale(&[0, 0, 0, 4]);
    assert_eq!(alone.cash[..4], [20, 20, 20, 32]);
    assert_eq!(alone.treasury[PIRATES.index()], 11);
}

/// [PIR-15, PIR-12] Coming home empty changes nothing.
#[test]
fn no_sale_no_split() {
    let mut table = table(4);
    captain(&mut table, PIRATES, 3);
    pirates(&mut table, "s5", "");
    shares(&mut table, PIRATES, &[1, 2, 0, 0]);
    table.treasury[PIRATES.index()] = 9;
    dice(&mut table, "pirates pirates");
    table.take("pirates to madagascar");
    assert_eq!((table.treasury[PIRATES.index()], table.held(PIRATES)), (9, 3));
    assert_eq!(table.captain_of(PIRATES), Some(Player(3)));
}

/// [PIR-2, PIR-14, CAP-4, EX-17] Home with a sale and out again: a new captain who cannot use the pawn yet.
#[test]
fn out_again_after_a_sale() {
    let mut table = table(3);
    captain(&mut table, PIRATES, 0);
    pirates(&mut table, "s5", "green");
    dice(&mut table, "pirates pirates green");
    table.take("pirates to madagascar");
    assert_eq!(table.captain_of(PIRATES), None);
    table.take("pirates to s5");
    assert_eq!(table.captain_of(PIRATES), Some(Player(0)));
    assert!(table.offered_like("captain:").is_empty());
    assert_eq!(table.forbidden("captain: mutiny"), "CAP-4");
}

/// [TWO-2, TWO-3, EX-12] Two players: 1 a unit from the bank, then all shares alike.
#[test]
fn two_players_share_the_whole_treasury() {
    let table = sale_of_two(&Options::default());
    assert_eq!(table.cash[..2], [20 + 2 + 15, 25]);
    assert_eq!(table.treasury[PIRATES.index()], 3);
    assert_eq!((table.held(PIRATES), table.captain_of(PIRATES)), (0, None));
}
