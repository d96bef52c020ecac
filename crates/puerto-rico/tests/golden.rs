//! A whole random game for each number of players, kept as a readable transcript.

use std::path::Path;

use emporio_core::golden;
use emporio_puerto_rico::{Options, PuertoRico};

fn golden_game(players: u8, options: &Options) {
    let name = format!("tests/golden/{players}-players.game");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    golden::check::<PuertoRico>(&path, options, players, 1493 + u64::from(players));
}

#[test]
fn two_players() {
    golden_game(2, &Options::default());
}

#[test]
fn three_players() {
    golden_game(3, &Options::default());
}

#[test]
fn four_players() {
    golden_game(4, &Options::default());
}

#[test]
fn five_players() {
    golden_game(5, &Options { open_scores: true, ..Options::default() });
}
