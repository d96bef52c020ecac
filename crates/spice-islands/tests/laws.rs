//! Laws that hold in every game: those of the core, the money ledger, random play against the rules page.

use emporio_core::laws;
use emporio_spice_islands::{Options, SpiceIslands};

fn run(players: u8, games: u64) {
    let report = laws::check::<SpiceIslands>(&Options::default(), players, games);
    println!("{players} players: {} steps, endings {:?}", report.steps, report.endings);
    assert_eq!(report.varied_worlds, 0, "[HID-1] nothing is hidden");
}

/// [INV-1, INV-2] The laws for two.
#[test]
fn two_players() {
    run(2, 20);
}
