//! The laws of every game, on random games of San Juan.

use emporio_core::laws;
use emporio_san_juan::{Options, SanJuan};

const GAMES: u64 = 50;

fn check(options: Options, players: u8, games: u64) {
    let report = laws::check::<SanJuan>(&options, players, games);
    assert_eq!(report.games, games);
    assert!(report.varied_worlds > report.games * 20, "hidden cards vary: {report:?}");
    println!("{report:?}");
}

#[test]
fn laws_hold_with_2_players() {
    check(Options::default(), 2, GAMES);
}

#[test]
fn laws_hold_with_3_players() {
    check(Options::default(), 3, GAMES);
}

#[test]
fn laws_hold_with_4_players() {
    check(Options::default(), 4, GAMES);
}
