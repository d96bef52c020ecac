//! The laws of the core on random games, and those of this game's page.

use emporio_core::laws;
use emporio_puerto_rico::{Options, PuertoRico};

/// Games for each number of players.
const GAMES: u64 = 2_000;

fn laws_hold(players: u8) {
    let report = laws::check::<PuertoRico>(&Options::default(), players, GAMES);
    assert_eq!(report.games, GAMES);
    assert!(report.varied_worlds > 0, "hidden points never vary");
    println!("{players} players: {report:?}");
}

/// [INV-1, INV-2, INV-3] Everything is conserved, and every law holds, with 2 players.
#[test]
fn laws_hold_with_2_players() {
    laws_hold(2);
}

/// [INV-1, INV-2, INV-3] Everything is conserved, and every law holds, with 3 players.
#[test]
fn laws_hold_with_3_players() {
    laws_hold(3);
}

/// [INV-1, INV-2, INV-3] Everything is conserved, and every law holds, with 4 players.
#[test]
fn laws_hold_with_4_players() {
    laws_hold(4);
}

/// [INV-1, INV-2, INV-3] Everything is conserved, and every law holds, with 5 players.
#[test]
fn laws_hold_with_5_players() {
    laws_hold(5);
}

/// [CHA-1] Tiles are drawn in proportion to what is left in the bag.
#[test]
fn tiles_are_drawn_by_their_weights() {
    laws::sampling_follows_weights::<PuertoRico>(&Options::default(), 12);
}

/// [HID-2] With open scores there is nothing to vary, and every law holds.
#[test]
fn laws_hold_with_open_scores() {
    let report = laws::check::<PuertoRico>(&Options { open_scores: true, ..Options::default() }, 3, 50);
    assert_eq!(report.varied_worlds, 0);
}

/// [RUL-6, DEC-9] Every law holds where benefits may be refused.
#[test]
fn laws_hold_with_refusals() {
    for players in 2..=5 {
        let options = Options { refusals: true, ..Options::default() };
        assert_eq!(laws::check::<PuertoRico>(&options, players, 150).games, 150);
    }
}
