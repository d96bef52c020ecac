//! A whole random game, kept as a readable transcript.

use std::path::Path;

use emporio_core::golden;
use emporio_stones::{Options, Stones};

#[test]
fn two_players() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/2-players.game");
    golden::check::<Stones>(&path, &Options::default(), 2, 7);
}
