//! Counts of paths: a change of the rules anywhere near shows as another number.

use emporio_core::golden::random_match;
use emporio_core::perft::perft_line;
use emporio_core::{Opening, Turn};
use emporio_madeira::{Madeira, Options};

/// The state of a seeded random game at the first choice of a player after so many steps.
fn midgame(players: u8, seed: u64, ply: usize) -> Madeira {
    let mut game = random_match::<Madeira>(&Options::default(), players, seed);
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
    let start = |players| Madeira::new(&Options::default(), players).unwrap();
    let lines = [2, 3, 4].map(|players| perft_line(&start(players), 6));
    assert_eq!(lines, ["4 12 60 300 1440 6480", "4 12 24 120 600 3000", "4 12 24 24 120 600"]);
}

/// From the middle of a game: phases B, C and D, with windmill, favours and ships.
#[test]
fn from_the_middle() {
    let from = [(2, 20, 174), (2, 46, 239), (3, 52, 161), (3, 1, 197), (4, 37, 236), (4, 5, 531)];
    let lines = from.map(|(players, seed, ply)| perft_line(&midgame(players, seed, ply), 4));
    assert_eq!(
        lines,
        [
            "13 78 819 2431",
            "14 56 672 3906",
            "6 78 624 3852",
            "13 65 650 1352",
            "14 70 784 3122",
            "14 56 630 3654",
        ]
    );
}
