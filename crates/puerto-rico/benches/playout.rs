//! Random games for each number of players, from the set-up to the end.
//!
//! `cargo bench -p emporio-puerto-rico --bench playout` times whole games. `-- plain PLAYERS GAMES` plays them in a
//! plain loop and prints games per CPU second, decisions per game and time per decision; run the same under
//! `valgrind --tool=callgrind` and divide the instructions by the decisions that it prints.

use cpu_time::ProcessTime;
use divan::Bencher;
use divan::counter::ItemsCount;
use emporio_core::play::playout;
use emporio_core::{Opening, Rng};
use emporio_puerto_rico::{Options, PuertoRico};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    match args.iter().position(|arg| arg == "plain") {
        Some(at) => plain(&args[at + 1..]),
        None => divan::main(),
    }
}

fn start(players: u8) -> PuertoRico {
    PuertoRico::new(&Options::default(), players).expect("2 to 5 can play")
}

/// Whole games of uniformly random choices; items are games.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_games(bencher: Bencher, players: u8) {
    let start = start(players);
    let mut rng = Rng::new(2002);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut state = start.clone();
        playout(&mut state, &mut rng)
    });
}

fn plain(args: &[String]) {
    let number =
        |index: usize, default: u32| args.get(index).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let (players, games) = (number(0, 4), number(1, 20_000));
    let start = start(players as u8);
    let mut rng = Rng::new(2002);
    let clock = ProcessTime::now();
    let decisions: u64 = (0..games).map(|_| u64::from(playout(&mut start.clone(), &mut rng))).sum();
    let seconds = clock.elapsed().as_secs_f64();
    println!(
        "{players} players: {games} games, {:.0} games per CPU second, {decisions} decisions, {:.1} a game, {:.1} ns each",
        f64::from(games) / seconds,
        decisions as f64 / f64::from(games),
        1e9 * seconds / decisions as f64,
    );
}
