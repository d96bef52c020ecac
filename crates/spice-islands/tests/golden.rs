//! Whole games, one for each number of players and one with the options set otherwise.

use std::path::Path;

use emporio_core::golden;
use emporio_spice_islands::{Options, SpiceIslands};

fn check(name: &str, options: &Options, players: u8, seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    golden::check::<SpiceIslands>(&path, options, players, seed);
}

#[test]
fn one_for_each_number_of_players() {
    for (name, players) in [("two.game", 2), ("three.game", 3), ("four.game", 4), ("five.game", 5)] {
        check(name, &Options::default(), players, players.into());
    }
}

#[test]
fn three_with_other_readings_and_another_map() {
    let json = r#"{"map":"direct","attack_cost":"beside_move","attack_when":"together","price_sink":"treasury",
        "captain_colour":"any","end_split":"no","data":{"money":{"start":25}}}"#;
    check("other.game", &serde_json::from_str(json).unwrap(), 3, 7);
}
