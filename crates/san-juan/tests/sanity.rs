//! Figures of uniform random play beside those of the rules page.

use emporio_core::laws::mean_and_error;
use emporio_core::play::settle;
use emporio_core::{ActionList, Chance, Dispatch, Log, Opening, Rng, Scoring, Turn};
use emporio_san_juan::{Action, End, Event, Options, SanJuan};

/// What a game of random play showed.
#[derive(Default)]
struct Played {
    rounds: f64,
    score: f64,
    short: bool,
    capped: bool,
}

/// Notes whether deck and discards ever fell short.
#[derive(Default)]
struct Shortage(bool);

impl Log<Event> for Shortage {
    fn tell(&mut self, event: Event) {
        self.0 |= matches!(event, Event::Short { .. });
    }
}

fn play(players: u8, end: End, seed: u64) -> Played {
    let mut rng = Rng::stream(seed, 3000);
    let mut game =
        SanJuan::new(&Options { round_cap: Some(100), end, ..Options::default() }, players).unwrap();
    let mut legal = ActionList::<Action>::new();
    let mut shortage = Shortage::default();
    loop {
        settle(&mut game, &mut legal, &mut shortage);
        let action = match game.turn() {
            Turn::Player(_) => rng.pick(&legal),
            Turn::Chance => game.sample_chance(&mut rng),
            Turn::Over => break,
        };
        game.apply(action, &mut shortage);
    }
    let scores = game.scores();
    let sum: i32 = scores.players.iter().map(|score| score.total).sum();
    Played {
        rounds: f64::from(game.round()),
        score: f64::from(sum) / f64::from(players),
        short: shortage.0,
        capped: game.ending() == Some("cap"),
    }
}

/// Ours and the page's, which is rounded to a tenth: five standard errors and half a tenth apart at most.
fn agrees(what: &str, players: u8, ours: &[f64], page: f64) {
    let (mean, error) = mean_and_error(ours);
    println!("{players} players, {what}: {mean:.3} ± {error:.3}, page {page}");
    assert!(
        (mean - page).abs() < 5.0 * error + 0.05,
        "{players} players, {what}: {mean:.3} ± {error:.3}, page {page}"
    );
}

fn figures(players: u8, rounds: f64, score: f64, short: f64, capped: f64) {
    const GAMES: u64 = 20_000;
    let games: Vec<Played> = (0..GAMES).map(|seed| play(players, End::AfterBuilder, seed)).collect();
    let column = |of: fn(&Played) -> f64| games.iter().map(of).collect::<Vec<f64>>();
    agrees("rounds", players, &column(|game| game.rounds), rounds);
    agrees("mean score", players, &column(|game| game.score), score);
    agrees("short of cards, %", players, &column(|game| 100.0 * f64::from(u8::from(game.short))), short);
    agrees("round cap, %", players, &column(|game| 100.0 * f64::from(u8::from(game.capped))), capped);
}

#[test]
fn random_play_with_2_players_agrees_with_the_page() {
    figures(2, 30.7, 21.4, 3.3, 2.4);
}

#[test]
fn random_play_with_3_players_agrees_with_the_page() {
    figures(3, 29.1, 19.3, 1.7, 0.9);
}

#[test]
fn random_play_with_4_players_agrees_with_the_page() {
    figures(4, 20.8, 18.2, 1.5, 0.3);
}

/// [END-6] With the twelfth building as the end, a game is as long and the others score a little less.
#[test]
fn the_end_with_the_twelfth_building_costs_the_others_a_little() {
    const GAMES: u64 = 4_000;
    for players in 2..=4 {
        let scores = |end| (0..GAMES).map(|seed| play(players, end, seed).score).sum::<f64>() / GAMES as f64;
        let lost = scores(End::AfterBuilder) - scores(End::Twelfth);
        println!("{players} players: {lost:.3} points less on average");
        assert!(lost > 0.0 && lost < 1.0, "{players} players: {lost}");
    }
}
