//! Numbers of paths from the set-up and from a position in mid-game: a change of the rules shows here.

use emporio_core::perft::perft_line;
use emporio_core::play::{settle, step};
use emporio_core::{ActionList, Chance, Dispatch, Opening, Rng, Silent, Turn};
use emporio_puerto_rico::{Options, PuertoRico};

/// The table when every player is about to take the first role of a round that a random game reaches.
fn at_round(players: u8, round: u16) -> PuertoRico {
    let mut rng = Rng::stream(1493, players.into());
    let mut state = PuertoRico::new(&Options::default(), players).unwrap();
    let mut legal = ActionList::new();
    settle(&mut state, &mut legal, &mut Silent);
    while state.round() < round {
        let action = match state.turn() {
            Turn::Player(_) => rng.pick(&legal),
            Turn::Chance => state.sample_chance(&mut rng),
            Turn::Over => panic!("the game ended before round {round}"),
        };
        step(&mut state, action, &mut legal, &mut Silent);
    }
    state
}

fn paths(players: u8, start_depth: u32, depth: u32) -> [String; 2] {
    let start = PuertoRico::new(&Options::default(), players).unwrap();
    [perft_line(&start, start_depth), perft_line(&at_round(players, 9), depth)]
}

#[test]
fn paths_of_two_players() {
    assert_eq!(
        paths(2, 8, 8),
        ["5 25 125 875 5055 28430 163410 825160", "7 30 103 352 1056 3100 8297 21936"]
    );
}

#[test]
fn paths_of_three_players() {
    assert_eq!(paths(3, 8, 7), ["5 25 125 625 3750 18720 90515 462715", "6 31 136 635 2368 9952 39760"]);
}

#[test]
fn paths_of_four_players() {
    assert_eq!(paths(4, 8, 7), ["5 25 125 625 3125 21875 129255 760290", "7 31 155 626 2332 9479 40574"]);
}

#[test]
fn paths_of_five_players() {
    assert_eq!(paths(5, 8, 6), ["5 25 125 625 3125 15625 125000 870145", "8 54 245 1435 19973 129620"]);
}
