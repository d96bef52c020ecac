//! Loading, moving and unloading merchant ships.

use emporio_core::Scoring;
use emporio_spice_islands::{Company, Phase};

use super::*;

/// [LOAD-1, LOAD-2, LOAD-3, EX-2] Any colour pair in Europe, spices in the Spice Islands, nothing for black or orange.
#[test]
fn what_is_loaded_where() {
    let mut table = voyage(Company::Blue, ("europe", ""), ("s2", "spice"), "blue blue yellow pirates");
    ships(&mut table, Company::Yellow, ("s1", "green"), ("spice_islands", "spice"));
    assert_eq!(
        table.offered_like("load"),
        [
            "load blue on blue at europe",
            "load green on blue at europe",
            "load spice on yellow at spice_islands with spice",
            "load yellow on blue at europe",
        ]
    );
    let mut pairs = Vec::new();
    for first in ["green", "blue", "yellow"] {
        let mut one = table.clone();
        one.take(&format!("load {first} on blue at europe"));
        for second in one.offered_like("load").iter().filter(|load| load.contains("on blue")) {
            let mut two = one.clone();
            two.take(second);
            pairs.push(two.ships[Company::Blue.index()][0].cargo.to_string());
        }
    }
    pairs.sort();
    pairs.dedup();
    assert_eq!(pairs.len(), 6);
    dice(&mut table, "pirates navy");
    assert!(table.offered_like("load").is_empty());
}

/// [LOAD-1] Either of the two ships, if it is in port; the stock shrinks.
#[test]
fn either_ship_in_port_is_loaded() {
    let mut table = table(3);
    dice(&mut table, "green green");
    assert_eq!(
        table.offered_like("load"),
        [
            "load blue on green at europe",
            "load green on green at europe",
            "load spice on green at spice_islands with spice",
            "load yellow on green at europe",
        ]
    );
    table.take("load spice on green at spice_islands with spice");
    assert_eq!((table.stock, table.dice_left()), ([10, 10, 10, 6], 1));
}

/// [LOAD-2] A colour that is out of stock is not offered, nor anything in an empty port.
#[test]
fn only_what_is_in_stock() {
    let mut table = empty_sea();
    ships(&mut table, Company::Green, ("europe", ""), ("spice_islands", ""));
    ships(&mut table, Company::Blue, ("s2", "blue blue"), ("europe", "blue"));
    ships(&mut table, Company::Yellow, ("s2", "spice"), ("europe", ""));
    removed(&mut table, [0, 7, 0, 9]);
    dice(&mut table, "green");
    assert_eq!(
        table.offered_like("load"),
        ["load green on green at europe", "load yellow on green at europe"]
    );
    assert_eq!(table.forbidden("load blue on green at europe"), "LOAD-2");
    assert_eq!(table.forbidden("load spice on green at spice_islands"), "LOAD-2");
    assert_eq!(table.forbidden("load spice on green at europe"), "LOAD-2");
    removed(&mut table, [0, 0, 0, 0]);
    assert_eq!(table.forbidden("load spice on green at europe"), "LOAD-2");
    assert_eq!(table.forbidden("load blue on green at spice_islands"), "LOAD-2");
}

/// [LOAD-3, DAT-13] Two units fill a ship, and there is no loading at sea.
#[test]
fn a_full_ship_and_a_ship_at_sea_load_nothing() {
    let table = voyage(Company::Green, ("europe", "green blue"), ("s3", "spice"), "green");
    assert!(table.offered_like("load").is_empty());
    assert_eq!(table.forbidden("load green on green at europe with green blue"), "LOAD-3");
}

/// [LOAD-4] Nothing unloads where it was loaded, nor on the way.
#[test]
fn cargo_stays_aboard_until_the_other_port() {
    let mut table = voyage(
        Company::Green,
        ("europe", "green"),
        ("spice_islands", "spice"),
        "green green green green green",
    );
    table.data.coloured.dice = 5;
    assert!(table.listed().iter().all(|action| !action.contains("unload")));
    play_all(
        &mut table,
        &[
            "sail green at europe with green",
            "sail green at s1 with green",
            "sail green at s2 with green",
            "sail green at s3 with green",
        ],
    );
    assert_eq!(table.removed, [0; 4]);
    table.take("sail green at s4 with green");
    assert_eq!(table.removed, [1, 0, 0, 0]);
}

/// [SAIL-1] One die, one space; an empty ship stays in port, one unit is enough to leave.
#[test]
fn a_ship_leaves_with_cargo_only() {
    let mut table = voyage(Company::Green, ("europe", ""), ("spice_islands", "spice"), "green green");
    assert_eq!(table.offered_like("sail"), ["sail green at spice_islands with spice"]);
    table.take("sail green at spice_islands with spice");
    assert_eq!(ship_places(&table, Company::Green), pair(("europe", ""), ("s4", "spice")));
}

/// [SAIL-2, DAT-1, DAT-2] Goods towards the Spice Islands, spices towards Europe, five moves, never back.
#[test]
fn cargo_gives_the_direction() {
    let chart = table(3).data.chart;
    for (name, europe, islands) in [("s1", 1, 4), ("s2", 2, 3), ("s3", 3, 2), ("s4", 4, 1)] {
        let at = space(name).index();
        assert_eq!((chart.to_europe[at], chart.to_spice_islands[at]), (europe, islands));
    }
    for (units, way) in [
        ("blue", ["europe", "s1", "s2", "s3", "s4", "spice_islands"]),
        ("spice", ["spice_islands", "s4", "s3", "s2", "s1", "europe"]),
    ] {
        for step in way.windows(2) {
            let mut table = empty_sea();
            ships(&mut table, Company::Blue, (step[0], units), ("europe", ""));
            dice(&mut table, "blue blue");
            table.take(&format!("sail blue at {} with {units}", step[0]));
            let arrived = table.ships[Company::Blue.index()].iter().any(|ship| ship.place == space(step[1]));
            assert!(arrived, "{units} from {} to {}", step[0], step[1]);
        }
    }
}

/// [SAIL-3] Dice of a colour go to one ship or to both; arriving and loading anew fall in one turn.
#[test]
fn dice_are_divided_freely() {
    let mut table = voyage(Company::Green, ("s1", "spice"), ("s2", "green"), "green green green green");
    play_all(
        &mut table,
        &[
            "sail green at s2 with green",
            "sail green at s1 with spice",
            "load blue on green at europe",
            "sail green at europe with blue",
        ],
    );
    assert_eq!(ship_places(&table, Company::Green), pair(("s1", "blue"), ("s3", "green")));
}

/// A ship comes into port: what the organisations and the players have then, and which units are out of the game.
#[track_caller]
fn arrives(table: &mut Scene, sail: &str, (treasury, cash): ([u32; 5], [u32; 3]), removed: [u8; 4]) {
    table.take(sail);
    assert_eq!((table.treasury, &table.cash[..3], table.removed), (treasury, &cash[..], removed));
}

/// [UNL-1, UNL-2, UNL-4, DAT-16, EX-3] A yellow ship with blue and yellow: blue +10, yellow +16, captain +2.
#[test]
fn goods_pay_their_colour_and_the_ship() {
    let mut table = voyage(Company::Yellow, ("s4", "blue yellow"), ("europe", ""), "yellow green");
    captain(&mut table, YELLOW, 2);
    arrives(
        &mut table,
        "sail yellow at s4 with blue yellow",
        ([0, 10, 16, 0, 0], [20, 20, 22]),
        [0, 1, 1, 0],
    );
    assert_eq!(table.dice_left(), 1);
    assert_eq!(ship_places(&table, Company::Yellow), pair(("europe", ""), ("spice_islands", "")));
}

/// [UNL-3, UNL-4, EX-4] A green ship with two spices: green +30, captain +2, no fee.
#[test]
fn spices_pay_the_ship() {
    let mut table = voyage(Company::Green, ("s1", "spice spice"), ("europe", ""), "green green");
    captain(&mut table, GREEN, 1);
    arrives(&mut table, "sail green at s1 with spice spice", ([30, 0, 0, 0, 0], [20, 22, 20]), [0, 0, 0, 2]);
}

/// [UNL-2, UNL-4, EX-7] Own goods earn 13 each; with the pawn in the reserve nobody gets the bonus.
#[test]
fn without_a_captain_nobody_is_paid() {
    let mut table = voyage(Company::Blue, ("s4", "blue blue"), ("europe", ""), "blue blue");
    arrives(&mut table, "sail blue at s4 with blue blue", ([0, 26, 0, 0, 0], [20, 20, 20]), [0, 2, 0, 0]);
}

/// [END-1, END-3, EX-18] The tenth spice: paid in full, then the game is over and the other die is lost.
#[test]
fn the_tenth_spice_ends_the_game() {
    let mut table = empty_sea();
    ships(&mut table, Company::Blue, ("s1", "spice spice"), ("europe", ""));
    removed(&mut table, [0, 0, 0, 8]);
    captain(&mut table, BLUE, 1);
    dice(&mut table, "blue green");
    table.take("sail blue at s1 with spice spice");
    assert_eq!((table.treasury[BLUE.index()], table.cash[1]), (30, 22));
    assert!(matches!(table.phase, Phase::Over(_)));
    assert_eq!(table.ending(), Some("spices"));
    assert!(table.listed().is_empty());
    assert_eq!(table.dice_left(), 0);
}
