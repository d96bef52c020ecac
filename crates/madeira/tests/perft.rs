//! Counts of paths: a change of the rules anywhere near shows as another number.

use emporio_core::golden::random_match;
use emporio_core::perft::perft_line;
use emporio_core::{Game, Turn};
use emporio_madeira::{Madeira, MadeiraOptions};

/// The state of a seeded random game at the first choice of a player after so many steps.
fn midgame(players: u8, seed: u64, ply: usize) -> Madeira {
    let mut game = random_match::<Madeira>(&MadeiraOptions::default(), players, seed);
    let whole = game.clone();
    for ply in ply.. {
        game = whole.clone();
        game.back_to(ply);
        if matches!(game.turn(), Turn::Player(_)) {
            break;
        }
    }
    game.state().clone()
}

/// From the start: initial requests, then request tiles.
#[test]
fn from_the_start() {
    let start = |players| Madeira::new(&MadeiraOptions::default(), players).unwrap();
    let lines = [2, 3, 4].map(|players| perft_line(&start(players), 6));
    assert_eq!(lines, ["A", "B", "C"]);
}

/// From the middle of a game: phases B, C and D, with windmill, favours and ships.
#[test]
fn from_the_middle() {
    let from = [(2, 21, 150), (2, 22, 200), (3, 31, 220), (3, 32, 300), (4, 41, 300), (4, 42, 430)];
    let lines = from.map(|(players, seed, ply)| perft_line(&midgame(players, seed, ply), 5));
    assert_eq!(lines, ["D", "E", "F", "G", "H", "I"]);
}
