//! Whole random games, for each number of players.

use emporio_core::play::playout;
use emporio_core::{Game, Rng};
use emporio_spice_islands::{Options, SpiceIslands};

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 3, 4, 5])]
fn playouts(bencher: divan::Bencher<'_, '_>, players: u8) {
    let start = SpiceIslands::new(&Options::default(), players).expect("the box can be played");
    let mut rng = Rng::new(1);
    bencher.bench_local(|| {
        let mut state = start.clone();
        playout(&mut state, &mut rng)
    });
}
