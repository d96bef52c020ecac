//! Whole games, played again and compared line by line.

use std::path::Path;

use emporio_core::golden;
use emporio_madeira::{Madeira, Options};

fn check(name: &str, players: u8, seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    golden::check::<Madeira>(&path, &Options::default(), players, seed);
}

/// A game of two.
#[test]
fn two_players() {
    check("two.game", 2, 3976);
}

/// A game of three.
#[test]
fn three_players() {
    check("three.game", 3, 4826);
}

/// A game of four.
#[test]
fn four_players() {
    check("four.game", 4, 5343);
}
