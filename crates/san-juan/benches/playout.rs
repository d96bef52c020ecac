//! Random games per second, from the set-up to the end.

use emporio_core::play::playout;
use emporio_core::{Opening, Rng};
use emporio_san_juan::{Options, SanJuan};

fn main() {
    divan::main();
}

/// One random game with so many players.
#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: divan::Bencher, players: u8) {
    let start = SanJuan::new(&Options { round_cap: Some(100), ..Options::default() }, players)
        .expect("the options are valid");
    let mut rng = Rng::new(1);
    bencher.bench_local(|| {
        let mut game = start;
        playout(&mut game, &mut rng)
    });
}
