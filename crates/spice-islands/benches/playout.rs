//! Whole random games, for each number of players, and with the options set otherwise.

use emporio_core::play::playout;
use emporio_core::{Game, Rng};
use emporio_spice_islands::{Options, SpiceIslands};

fn main() {
    divan::main();
}

fn play(bencher: divan::Bencher<'_, '_>, players: u8, options: &Options) {
    let start = SpiceIslands::new(options, players).expect("the table can be set up");
    let mut rng = Rng::new(1);
    bencher.bench_local(|| {
        let mut state = start.clone();
        playout(&mut state, &mut rng)
    });
}

#[divan::bench(args = [2, 3, 4, 5])]
fn playouts(bencher: divan::Bencher<'_, '_>, players: u8) {
    play(bencher, players, &Options::default());
}

/// The extra sea space before Madagascar.
#[divan::bench]
fn four_on_another_map(bencher: divan::Bencher<'_, '_>) {
    let map = "[map]\nsea_spaces = 5\ngrey = [[\"s2\", \"s5\"], [\"s3\", \"s5\"], [\"s5\", \"madagascar\"]]";
    play(bencher, 4, &Options::with_toml(map).expect("the map is sound"));
}
