//! Records written by the program before rules version 2 still replay to the same scores.

use emporio_core::{Match, Record, Scoring, Settings};
use emporio_spice_islands::{AttackWhen, MapName, Options, SpiceIslands};
use serde_json::{Value, json};

fn replay(record: &str) -> Match<SpiceIslands> {
    let record: Record = record.parse().unwrap();
    Match::from_record(&record).unwrap()
}

fn totals(game: &Match<SpiceIslands>) -> Vec<i32> {
    game.state().scores().players.iter().map(|score| score.total).collect()
}

/// The old map and the old way to attack, though the record does not name them.
#[test]
fn a_record_of_version_1_replays_to_its_scores() {
    let game = replay(include_str!("records/version-1.game"));
    assert_eq!((totals(&game), game.state().ending()), (vec![78, 53, 77], Some("green")));
    assert_eq!(game.setup().options.readings.map, MapName::Direct);
    assert_eq!(game.setup().options.readings.attack_when, AttackWhen::Together);
}

/// Figures that a table had set go on the map that it had.
#[test]
fn figures_of_a_table_of_version_1_are_kept() {
    let game = replay(include_str!("records/version-1-own-figures.game"));
    assert_eq!((totals(&game), game.state().ending()), (vec![78, 77], Some("spices")));
    assert_eq!(game.state().data.chart.sea, 4);
}

/// A position of version 1 writes usable pawns as a number.
#[test]
fn a_position_of_version_1_is_read() {
    let game = replay(include_str!("records/version-1-position.game"));
    let usable = serde_json::to_value(game.state().usable).unwrap();
    assert_eq!(usable, json!(["blue"]));
}

fn migrated(version: u16, options: Value) -> Option<Options> {
    Some(serde_json::from_value(SpiceIslands::migrate(version, options)?).unwrap())
}

/// What was left out meant the old defaults; what was chosen stays; other versions are not known.
#[test]
fn old_options_are_spelled_out() {
    let old = migrated(1, json!({})).unwrap().readings;
    assert_eq!((old.map, old.attack_when), (MapName::Direct, AttackWhen::Together));
    let strict = migrated(1, json!({"attack_when": "strict", "turn_limit": 9})).unwrap().readings;
    assert_eq!((strict.map, strict.attack_when, strict.turn_limit), (MapName::Direct, AttackWhen::Strict, 9));
    assert_eq!(migrated(0, json!({})), None);
}
