//! Numbers of paths from the set-up: a change of the rules shows here.

use emporio_core::Opening;
use emporio_core::perft::perft_line;
use emporio_stones::{Options, Stones};

/// Three cards for each of two players, four faces, then one to four stones (a single one is taken unasked).
#[test]
fn paths_of_two_players() {
    let start = Stones::new(&Options::default(), 2).unwrap();
    assert_eq!(perft_line(&start, 4), "3 9 36 117");
}
