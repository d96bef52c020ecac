//! Counts of paths: a change of the rules anywhere near shows as a different number.

use emporio_core::golden::random_match;
use emporio_core::perft::perft_line;
use emporio_core::{Match, Opening, Rng, Settings};
use emporio_spice_islands::{Options, SpiceIslands};
use serde_json::json;

/// What the defaults of rules version 1 mean today.
fn version_1() -> Options {
    let options = SpiceIslands::migrate(1, json!({})).expect("version 1 is known");
    serde_json::from_value(options).expect("the options can be read")
}

fn start(options: &Options, players: u8, depth: u32) -> String {
    perft_line(&SpiceIslands::new(options, players).unwrap(), depth)
}

/// A random game of a seed, gone back to its middle.
fn middle(options: &Options, players: u8, depth: u32) -> String {
    let mut game: Match<SpiceIslands> = random_match(options, players, 100 + u64::from(players));
    game.back_to(game.ply() / 2);
    game.advance(&mut Rng::new(1));
    perft_line(game.state(), depth)
}

fn starts(options: &Options) -> [String; 4] {
    [start(options, 2, 6), start(options, 3, 7), start(options, 4, 8), start(options, 5, 8)]
}

fn middles(options: &Options) -> [String; 4] {
    [middle(options, 2, 5), middle(options, 3, 5), middle(options, 4, 6), middle(options, 5, 5)]
}

#[test]
fn from_the_start() {
    assert_eq!(
        starts(&Options::default()),
        [
            "3 6 12 1512 20832 300672",
            "3 6 6 18 2268 31248 451008",
            "4 12 24 24 96 12096 158256 2188656",
            "5 20 60 120 120 600 75600 966000",
        ]
    );
}

#[test]
fn from_the_middle() {
    assert_eq!(
        middles(&Options::default()),
        [
            "4 15 1890 15995 121080",
            "6 17 170 1054 3570",
            "9 57 297 4301 111979 1259943",
            "13 128 909 4089 483534",
        ]
    );
}

/// The lines that version 1 had: nothing else has changed. Leaving Madagascar the pirates had two ways.
#[test]
fn version_1_is_played_as_it_was() {
    assert_eq!(
        starts(&version_1()),
        [
            "3 6 12 1512 21252 316092",
            "3 6 6 18 2268 31878 474138",
            "4 12 24 24 96 12096 163296 2348976",
            "5 20 60 120 120 600 75600 995400",
        ]
    );
    assert_eq!(
        middles(&version_1()),
        [
            "8 35 3088 46224 574870",
            "6 66 336 42336 431424",
            "6 12 72 272 1088 137088",
            "14 134 933 5740 25360",
        ]
    );
}
