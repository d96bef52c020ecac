//! Records written by older versions of the rules still replay to the scores they ended with.

use std::path::Path;

use emporio_core::{Match, Outline, Record, Scoring, Settings, Turn};
use emporio_san_juan::SanJuan;

/// The totals that a record's comments give: `# P0: 16 points, ...`.
fn noted(text: &str) -> Vec<i32> {
    let total =
        |line: &str| line.strip_prefix("# P")?.split_once(": ")?.1.split_once(" points")?.0.parse().ok();
    text.lines().filter_map(total).collect()
}

/// [END-5] Every record of the folder: all were played with the options of their time.
#[test]
fn old_records_replay_to_the_same_scores() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record: Record = text.parse().unwrap();
        assert!(record.rules < SanJuan::META.rules_version, "{}", path.display());
        let table =
            Match::<SanJuan>::from_record(&record).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let totals: Vec<i32> = table.state().scores().players.iter().map(|score| score.total).collect();
        assert_eq!((table.turn(), totals), (Turn::Over, noted(&text)), "{}", path.display());
        replayed += 1;
    }
    assert_eq!(replayed, 4);
}

/// [END-5, CARD-chapel-3] A table that set nothing was played with 100 rounds at most and open chapels.
#[test]
fn options_keep_the_meaning_they_had() {
    let old = |options: &str| SanJuan::migrate(1, serde_json::from_str(options).unwrap()).unwrap();
    let plain = old("{}");
    assert_eq!((&plain["round_cap"], &plain["open_chapel"]), (&100.into(), &true.into()));
    assert_eq!(old(r#"{"round_cap":30}"#)["round_cap"], 30);
    assert_eq!(SanJuan::migrate(0, plain), None);
}
