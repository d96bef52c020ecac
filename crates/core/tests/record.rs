//! The record parser takes anything: a record or an error with its line, never a panic.

use emporio_core::toy::Toy;
use emporio_core::{Match, Record, RecordError};
use proptest::prelude::*;

const GOOD: &str = "emporio record 1\ngame: toy\nrules: 1\nplayers: 2\noptions: {\"flaw\":\"none\"}\n\
                    seats: [\"Anna\",\"Bruno\"]\nseed: 7\nmoves:\ndeal 1\ndeal 2\nroll 3\ntake 2\nroll 4\n";

fn replay(text: &str) -> Result<Match<Toy>, RecordError> {
    Match::from_record(&text.parse::<Record>()?)
}

#[test]
fn the_example_is_good() {
    assert_eq!(replay(GOOD).unwrap().ply(), 5);
}

#[test]
fn a_bad_move_is_named_with_its_line_and_what_was_legal() {
    let error = replay(&GOOD.replace("take 2", "take 9")).unwrap_err().to_string();
    assert!(error.starts_with("line 12:") && error.contains("legal now: take 1, take 2, take 3"), "{error}");
}

#[test]
fn other_games_and_other_rules_are_refused() {
    assert!(replay(&GOOD.replace("game: toy", "game: chess")).unwrap_err().to_string().contains("chess"));
    assert!(replay(&GOOD.replace("rules: 1", "rules: 9")).unwrap_err().to_string().contains("version 9"));
    assert!(replay(&GOOD.replace("players: 2", "players: 3")).unwrap_err().to_string().contains("2 seats"));
    assert!(replay(&GOOD.replace("flaw", "floor")).unwrap_err().to_string().contains("floor"));
}

proptest! {
    /// Whatever is done to a few bytes of a record, it is read or refused.
    #[test]
    fn damaged_records_never_panic(at in 0..GOOD.len(), junk in proptest::collection::vec(any::<u8>(), 0..6), cut in any::<bool>()) {
        let mut bytes = GOOD.as_bytes()[..at].to_vec();
        bytes.extend(junk);
        if !cut {
            bytes.extend(&GOOD.as_bytes()[at..]);
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(replayed) = replay(&text) {
            prop_assert!(replayed.ply() <= 6);
        }
    }

    /// Any text at all is read or refused.
    #[test]
    fn any_text_never_panics(text in "\\PC{0,200}") {
        let _ = replay(&text);
        let _ = replay(&format!("{GOOD}{text}"));
    }
}
