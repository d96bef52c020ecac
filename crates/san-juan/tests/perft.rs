//! Paths counted from the start and from the middle of a game.

use emporio_core::perft::perft_line;
use emporio_core::play::{settle, step};
use emporio_core::{ActionList, Game, Rng, Silent, Turn};
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
        if taken > 400 && game.phase == emporio_san_juan::state::Phase::Role {
            break;
        }
        let action = if game.turn() == Turn::Chance { game.sample_chance(&mut rng) } else { rng.pick(&legal) };
        step(&mut game, action, &mut legal, &mut Silent);
    }
    game
}

#[test]
fn paths_from_the_start() {
    assert_eq!(perft_line(&start(2), 4), "");
    assert_eq!(perft_line(&start(3), 4), "");
    assert_eq!(perft_line(&start(4), 4), "");
}

#[test]
fn paths_from_the_middle() {
    assert_eq!(perft_line(&middle(2, 1), 4), "");
    assert_eq!(perft_line(&middle(3, 2), 4), "");
    assert_eq!(perft_line(&middle(4, 3), 4), "");
}
