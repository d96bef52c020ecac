//! Counts of paths: a change of the rules anywhere near shows as a different number.

use emporio_core::golden::random_match;
use emporio_core::perft::perft_line;
use emporio_core::{Game, Match, Rng};
use emporio_spice_islands::{Options, SpiceIslands};

fn start(players: u8, depth: u32) -> String {
    perft_line(&SpiceIslands::new(&Options::default(), players).unwrap(), depth)
}

/// A random game of a seed, gone back to its middle.
fn middle(players: u8, depth: u32) -> String {
    let mut game: Match<SpiceIslands> = random_match(&Options::default(), players, 100 + u64::from(players));
    game.back_to(game.ply() / 2);
    game.advance(&mut Rng::new(1));
    perft_line(game.state(), depth)
}

#[test]
fn from_the_start() {
    assert_eq!([start(2, 5), start(3, 6), start(4, 7), start(5, 7)], ["3 6 12 1512 21252", "?", "?", "?"]);
}

#[test]
fn from_the_middle() {
    assert_eq!([middle(2, 4), middle(3, 4), middle(4, 4), middle(5, 4)], ["8 35 3088 46224", "?", "?", "?"]);
}
