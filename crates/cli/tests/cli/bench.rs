//! The speed figures.

use serde_json::Value;

use crate::support::{emporio, games};

#[test]
fn bench_measures_every_player_count_asked_for() {
    for kind in games() {
        let players = kind.meta().max_players.to_string();
        let args = ["bench", kind.id(), "--players", &players, "--seconds", "0.02", "--json"];
        let rows: Value = serde_json::from_str(&emporio(&args).ok()).unwrap();
        assert_eq!(rows.as_array().unwrap().len(), 1);
        assert_eq!(rows[0]["players"], kind.meta().max_players);
        let figure = |name: &str| rows[0][name].as_f64().unwrap();
        let games = 1e9 / (figure("decisions_per_game") * figure("ns_per_decision"));
        assert!((games / figure("games_per_cpu_second") - 1.0).abs() < 1e-9, "the figures agree");
    }
}

/// Where valgrind is, instructions are counted; where it is not, the message says so.
#[test]
fn instructions_are_counted_or_the_lack_of_valgrind_is_named() {
    let kind = games()[0];
    let players = kind.meta().min_players.to_string();
    let args = ["bench", kind.id(), "-p", &players, "--seconds", "0.02", "--instructions", "--json"];
    let run = emporio(&args);
    if run.code != 0 {
        assert!(run.refused().contains("valgrind"));
        return;
    }
    let rows: Value = serde_json::from_str(&run.ok()).unwrap();
    assert!(rows[0]["instructions_per_decision"].as_f64().unwrap() > 1.0);
}
