//! Whole random games, for each number of players, and with the options set otherwise.

use emporio_core::play::playout;
use emporio_core::{Opening, Rng};
use emporio_spice_islands::{AttackWhen, MapName, Options, SpiceIslands};

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

/// The map without a sea space before Madagascar, and attacks at once.
#[divan::bench]
fn four_as_before_version_2(bencher: divan::Bencher<'_, '_>) {
    let mut options = Options::default();
    (options.readings.map, options.readings.attack_when) = (MapName::Direct, AttackWhen::Together);
    play(bencher, 4, &options);
}
