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
    let lines = [start(2, 6), start(3, 7), start(4, 8), start(5, 8)];
    assert_eq!(
        lines,
        [
            "3 6 12 1512 21252 316092",
            "3 6 6 18 2268 31878 474138",
            "4 12 24 24 96 12096 163296 2348976",
            "5 20 60 120 120 600 75600 995400",
        ]
    );
}

#[test]
fn from_the_middle() {
    let lines = [middle(2, 5), middle(3, 5), middle(4, 6), middle(5, 5)];
    assert_eq!(
        lines,
        [
            "8 35 3088 46224 574870",
            "6 66 336 42336 431424",
            "6 12 72 272 1088 137088",
            "14 134 933 5740 25360",
        ]
    );
}
