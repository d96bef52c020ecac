//! Records written before an option was there still replay to the scores they ended with.

use std::path::Path;

use emporio_core::{Match, Record, Scoring, Turn};
use emporio_puerto_rico::PuertoRico;

#[test]
fn a_record_from_before_refusals_replays_to_its_scores() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/before-refusals.game");
    let text = std::fs::read_to_string(path).unwrap();
    let record: Record = text.parse().unwrap();
    assert!(!text.contains("refusals"));
    let table = Match::<PuertoRico>::from_record(&record).unwrap();
    let totals: Vec<i32> = table.state().scores().players.iter().map(|score| score.total).collect();
    let noted =
        |line: &str| line.strip_prefix("# P")?.split_once(": ")?.1.split_once(" points")?.0.parse().ok();
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(totals, text.lines().filter_map(noted).collect::<Vec<i32>>());
    assert!(!table.state().options.refusals);
}
