//! Paths counted from the start and from the middle of a game.

use emporio_core::perft::perft_line;
use emporio_core::play::{settle, step};
use emporio_core::{ActionList, Chance, Dispatch, Opening, Rng, Silent, Turn};
use emporio_san_juan::{Options, SanJuan};

fn start(players: u8) -> SanJuan {
    SanJuan::new(&Options::default(), players).unwrap()
}

/// The first choice of a role after so many steps of a random game.
fn middle(players: u8, seed: u64) -> SanJuan {
    let mut rng = Rng::new(seed);
    let mut game = start(players);
    let mut legal = ActionList::new();
    settle(&mut game, &mut legal, &mut Silent);
    for taken in 0.. {
        if taken > 400 && game.phase == emporio_san_juan::Phase::Role {
            break;
        }
        let action =
            if game.turn() == Turn::Chance { game.sample_chance(&mut rng) } else { rng.pick(&legal) };
        step(&mut game, action, &mut legal, &mut Silent);
    }
    game
}

#[test]
fn paths_from_the_start() {
    let lines = [2, 3, 4].map(|players| perft_line(&start(players), 4));
    assert_eq!(lines, ["2 58 1682 48770", "3 87 2523 73155", "4 116 3364 97540"]);
}

#[test]
fn paths_from_the_middle() {
    let lines = [(2, 1), (3, 2), (4, 3)].map(|(players, seed)| perft_line(&middle(players, seed), 5));
    assert_eq!(lines, ["4 29 424 6972 113190", "5 29 141 677 2851", "4 63 1532 21415 518638"]);
}
