//! Random games for each number of players, from the set-up to the end.

use divan::Bencher;
use divan::counter::ItemsCount;
use emporio_core::play::playout;
use emporio_core::{Game, Rng};
use emporio_puerto_rico::{Options, PuertoRico};

fn main() {
    divan::main();
}

/// Whole games of uniformly random choices; items are games.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_games(bencher: Bencher, players: u8) {
    let start = PuertoRico::new(&Options::default(), players).expect("2 to 5 can play");
    let mut rng = Rng::new(2002);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut state = start.clone();
        playout(&mut state, &mut rng)
    });
}
