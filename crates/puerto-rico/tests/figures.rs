//! Uniform random play agrees with the figures of the rules page.

use emporio_core::laws::mean_and_error;
use emporio_core::play::playout;
use emporio_core::{Dispatch, Opening, Rng, Scoring};
use emporio_puerto_rico::{Options, PuertoRico};

/// Games for each number of players.
const GAMES: u64 = 20_000;

/// The page gives its figures to one digit, from a sample of unknown size: half a digit for the rounding and as much
/// again for its own error, beside five standard errors of ours.
fn agrees(what: &str, players: u8, numbers: &[f64], page: f64) {
    let (mean, error) = mean_and_error(numbers);
    println!("{players} players: {what} {mean:.3} ± {error:.3}, page {page}");
    assert!(
        (mean - page).abs() < 0.1 + 5.0 * error,
        "{players} players: {what} {mean} ± {error}, page {page}"
    );
}

/// Rounds and points of the page for two to five players.
const PAGE: [(f64, f64); 4] = [(15.5, 35.5), (24.5, 30.4), (23.2, 31.0), (22.5, 31.2)];

fn random_play_agrees(players: u8) {
    let (rounds, points) = PAGE[usize::from(players) - 2];
    let (mut all_rounds, mut all_points) = (Vec::new(), Vec::new());
    for seed in 0..GAMES {
        let mut rng = Rng::stream(seed, 2002);
        let mut state = PuertoRico::new(&Options::default(), players).unwrap();
        playout(&mut state, &mut rng);
        all_rounds.push(f64::from(state.round()));
        let total: i32 = state.scores().players.iter().map(|score| score.total).sum();
        all_points.push(f64::from(total) / f64::from(players));
    }
    agrees("rounds", players, &all_rounds, rounds);
    agrees("points", players, &all_points, points);
}

#[test]
fn random_play_agrees_with_2_players() {
    random_play_agrees(2);
}

#[test]
fn random_play_agrees_with_3_players() {
    random_play_agrees(3);
}

#[test]
fn random_play_agrees_with_4_players() {
    random_play_agrees(4);
}

#[test]
fn random_play_agrees_with_5_players() {
    random_play_agrees(5);
}
