//! Golden games: one for each number of players, and one of the variant.

use std::path::Path;

use emporio_core::golden;
use emporio_san_juan::{Options, SanJuan};

fn check(name: &str, options: Options, players: u8, seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    golden::check::<SanJuan>(&path, &options, players, seed);
}

#[test]
fn a_game_of_2() {
    check("2-players.game", Options::default(), 2, 22);
}

#[test]
fn a_game_of_3() {
    check("3-players.game", Options::default(), 3, 33);
}

#[test]
fn a_game_of_4() {
    check("4-players.game", Options::default(), 4, 44);
}

#[test]
fn a_game_of_the_variant() {
    check(
        "variant.game",
        Options { variant: true, round_cap: Some(30), governor: Some(2), ..Options::default() },
        4,
        55,
    );
}
