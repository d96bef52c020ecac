//! Random playouts from the first tile to the last score, for each player count.

use emporio_core::{Opening, Rng, play};
use emporio_madeira::{Madeira, Options};

fn main() {
    divan::main();
}

/// One whole random game.
#[divan::bench(args = [2, 3, 4])]
fn playout(bencher: divan::Bencher<'_, '_>, players: u8) {
    let start = Madeira::new(&Options::default(), players).expect("the standard table is valid");
    let mut seed = 0;
    bencher.counter(divan::counter::ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        let mut game = start.clone();
        play::playout(&mut game, &mut Rng::new(seed))
    });
}
