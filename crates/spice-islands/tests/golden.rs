//! Whole games, one for each number of players and one with the options set otherwise.

use std::path::Path;

use emporio_core::golden;
use emporio_spice_islands::{Options, SpiceIslands};

fn check(name: &str, options: &Options, players: u8, seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    golden::check::<SpiceIslands>(&path, options, players, seed);
}

#[test]
fn two() {
    check("two.game", &Options::default(), 2, 2);
}

#[test]
fn three() {
    check("three.game", &Options::default(), 3, 3);
}

#[test]
fn four() {
    check("four.game", &Options::default(), 4, 4);
}

#[test]
fn five() {
    check("five.game", &Options::default(), 5, 5);
}

#[test]
fn three_with_other_readings_and_another_map() {
    let json = r#"{"map":"direct","attack_cost":"beside_move","attack_when":"together","price_sink":"treasury",
        "captain_colour":"any","end_split":"no","data":{"money":{"start":25}}}"#;
    check("other.game", &serde_json::from_str(json).unwrap(), 3, 7);
}
