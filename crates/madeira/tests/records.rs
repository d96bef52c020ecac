//! Games recorded by the program's first version replay to the scores that it gave them.

use std::path::Path;

use emporio_core::{Match, Record, Scoring, Turn};
use emporio_madeira::Madeira;

fn record(name: &str) -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name);
    std::fs::read_to_string(&path).unwrap().parse().unwrap()
}

/// The totals of a record that is played again to its end.
fn totals(record: &Record) -> Vec<i32> {
    let game = Match::<Madeira>::from_record(record).unwrap();
    assert_eq!(game.turn(), Turn::Over);
    game.state().scores().players.iter().map(|score| score.total).collect()
}

/// Records of version 1, in which Bottino could not pay for wood, keep their scores.
#[test]
fn records_of_version_1_keep_their_scores() {
    assert_eq!(totals(&record("two-rules-1.game")), [7, 5]);
    assert_eq!(totals(&record("three-rules-1.game")), [9, -15, 4]);
    assert_eq!(totals(&record("four-rules-1.game")), [4, -4, 17, -2]);
}

/// Read by the rules of today, a choice that was single then would be missing in these.
#[test]
fn they_need_the_rules_that_they_were_played_by() {
    for name in ["three-rules-1.game", "four-rules-1.game"] {
        let today = Record { rules: 2, ..record(name) };
        assert!(Match::<Madeira>::from_record(&today).is_err(), "{name}");
    }
}
