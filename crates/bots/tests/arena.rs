//! The arena pairs seeds, turns the table, keeps its results and goes on where it was interrupted.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use emporio_bots::arena::{self, ArenaError, Outcome, Plan, Sprt, report, stats};
use emporio_bots::protocol::{FaultKind, Limits};
use emporio_games::GameKind;
use serde_json::json;

fn plan(bots: &[&str], games: u32, file: Option<PathBuf>) -> Plan {
    Plan {
        game: GameKind::SpiceIslands,
        players: 3,
        options: json!({}),
        bots: bots.iter().map(|bot| bot.parse().unwrap()).collect(),
        games,
        seed: 40,
        limits: Limits { choice: Duration::from_millis(200), ..Limits::default() },
        sprt: None,
        file,
    }
}

/// What of an outcome does not depend on the clock.
fn essence(outcomes: &[Outcome]) -> Vec<(u32, Vec<i32>, String)> {
    outcomes.iter().map(|outcome| (outcome.index, outcome.scores.clone(), outcome.record.clone())).collect()
}

#[test]
fn every_deal_is_played_with_every_turn_of_the_table() {
    let outcomes = arena::run(&plan(&["greedy", "random"], 10, None), |_| {}).unwrap();
    assert_eq!(outcomes.len(), 12, "made up to whole rotations");
    let mut seats: BTreeMap<(u64, usize), u32> = BTreeMap::new();
    for outcome in &outcomes {
        assert_eq!(outcome.seats.iter().filter(|bot| *bot == "greedy").count(), 1, "one against the rest");
        let seat = outcome.seats.iter().position(|bot| bot == "greedy").unwrap();
        *seats.entry((outcome.seed, seat)).or_default() += 1;
    }
    assert_eq!(seats.len(), 12);
    assert!(seats.values().all(|&count| count == 1));
}

#[test]
fn an_interrupted_run_is_resumed_and_ends_like_an_uninterrupted_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/results.jsonl");
    let plan = plan(&["search:iterations=20", "greedy", "random"], 9, Some(path.clone()));
    let whole = arena::run(&plan, |_| {}).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 10, "a header and nine games");
    let torn = format!("{}\n{}", lines[..5].join("\n"), &lines[5][..lines[5].len() / 2]);
    fs::write(&path, &torn).unwrap();
    let mut seen = 0;
    let resumed = arena::run(&plan, |_| seen += 1).unwrap();
    assert_eq!((seen, essence(&resumed)), (9, essence(&whole)));
    let again = fs::read_to_string(&path).unwrap();
    assert!(again.starts_with(&format!("{}\n", lines[..5].join("\n"))), "what was there is kept");
    assert_eq!(again.lines().count(), 10);
}

#[test]
fn a_file_of_another_arena_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.jsonl");
    arena::run(&plan(&["greedy", "random"], 3, Some(path.clone())), |_| {}).unwrap();
    let before = fs::read_to_string(&path).unwrap();
    let error = arena::run(&plan(&["random", "greedy"], 3, Some(path.clone())), |_| {}).unwrap_err();
    assert!(
        matches!(error, ArenaError::File { .. }) && error.to_string().contains("another arena"),
        "{error}"
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    assert!(matches!(arena::run(&plan(&["random"], 3, None), |_| {}), Err(ArenaError::Bots { .. })));
}

#[test]
fn a_clear_case_stops_early() {
    let mut plan = plan(&["greedy", "random"], 3000, None);
    plan.sprt = Some(Sprt { low: 0.34, high: 0.6 });
    let outcomes = arena::run(&plan, |_| {}).unwrap();
    assert!(outcomes.len() < 1000, "{} games", outcomes.len());
}

#[test]
fn a_broken_program_is_named_and_the_arena_goes_on() {
    let outcomes = arena::run(&plan(&["run:cat", "random"], 3, None), |_| {}).unwrap();
    let standings = stats::standings(&outcomes);
    let broken = standings.iter().find(|standing| standing.bot == "run:cat").unwrap();
    assert!(broken.faults[&FaultKind::Nonsense] > 0, "{:?}", broken.faults);
    assert_eq!(outcomes.len(), 3);
}

#[test]
fn the_report_is_one_page_with_plots_and_records_that_replay() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(&["greedy", "random"], 12, None);
    let outcomes = arena::run(&plan, |_| {}).unwrap();
    report::write(folder.path(), &plan, &outcomes).unwrap();
    let page = fs::read_to_string(folder.path().join("index.html")).unwrap();
    assert_eq!(page.matches("<svg").count(), 3);
    assert!(
        !page.contains("http://")
            || page.matches("http://").count() == page.matches("http://www.w3.org").count()
    );
    let linked: Vec<&str> =
        page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(linked.len() >= 5);
    for name in linked {
        let text = fs::read_to_string(folder.path().join(name)).unwrap();
        emporio_games::load(&text.parse().unwrap()).unwrap();
    }
}
