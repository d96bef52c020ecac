//! Everything that can be asked wrongly: a clear reason, exit code 1, files as they were.

use std::process::Stdio;

use emporio_core::{Game, Match, Record};
use emporio_games::{GameKind, Visit};
use serde_json::Value;

use crate::support::{Desk, command, emporio, emporio_with_input, games, legal};

/// Each command that reads a record refuses this one with these words and leaves it alone.
#[track_caller]
fn refused_everywhere(desk: &Desk, content: &[u8], words: &[&str]) {
    let file = desk.write("bad.game", content);
    for args in [
        vec!["show", &file],
        vec!["legal", &file],
        vec!["replay", &file],
        vec!["apply", &file, "pass"],
        vec!["play", &file, "--seat", "0"],
    ] {
        let reason = emporio(&args).refused();
        for word in words.iter().chain(&["bad.game"]) {
            assert!(reason.contains(word), "{args:?} should say `{word}`: {reason}");
        }
        assert_eq!(std::fs::read(&file).unwrap(), content, "{args:?} changed the file");
    }
    assert_eq!(desk.names().iter().filter(|name| name.contains("draft")).count(), 0);
}

#[test]
fn an_unknown_game_is_refused_with_the_names_there_are() {
    for args in [
        vec!["new", "chess", "-p", "3"],
        vec!["play", "chess"],
        vec!["sim", "chess", "-p", "3"],
        vec!["bench", "chess"],
        vec!["rules", "chess"],
    ] {
        let reason = emporio(&args).refused();
        assert!(reason.contains("`chess`") && reason.contains(games()[0].id()), "{reason}");
    }
}

#[test]
fn a_player_count_out_of_range_is_refused_with_the_range() {
    for kind in games() {
        let meta = kind.meta();
        for players in [0, meta.min_players - 1, meta.max_players + 1, 255] {
            let players = players.to_string();
            for args in [
                vec!["new", kind.id(), "-p", &players],
                vec!["play", kind.id(), "-p", &players],
                vec!["sim", kind.id(), "-p", &players],
                vec!["bench", kind.id(), "-p", &players],
            ] {
                let reason = emporio(&args).refused();
                let range = format!("{} to {} players", meta.min_players, meta.max_players);
                assert!(reason.contains(&range), "{args:?}: {reason}");
            }
        }
        assert!(emporio(&["new", kind.id()]).refused().contains("--players"));
    }
}

#[test]
fn unknown_and_malformed_options_are_refused() {
    for kind in games() {
        let players = kind.meta().min_players.to_string();
        let reason =
            |option: &str| emporio(&["new", kind.id(), "-p", &players, "--option", option]).refused();
        assert!(reason("nonsense=1").contains("`nonsense`"), "{}", reason("nonsense=1"));
        assert!(reason("nonsense").contains("KEY=VALUE"));
        assert!(
            emporio(&["sim", kind.id(), "-p", &players, "--option", "nonsense=1"])
                .refused()
                .contains("nonsense")
        );
        let name = kind.default_options().as_object().and_then(|o| o.keys().next().cloned());
        if let Some(name) = name {
            let impossible = format!("{name}=[[\"no such value\"]]");
            assert!(
                reason(&impossible).contains(&format!("option refused: `{name}=")),
                "{}",
                reason(&impossible)
            );
        }
    }
}

#[test]
fn a_data_file_that_cannot_be_is_refused_with_line_and_reason() {
    for kind in games() {
        let desk = Desk::new();
        let players = kind.meta().min_players.to_string();
        let has_data = !kind.figures(&kind.default_options()).unwrap().is_empty();
        for (name, content) in
            [("torn.toml", "# figures\nb = [1, 2\n"), ("unknown.toml", "# figures\n[no_such]\nfigure = 1\n")]
        {
            let file = desk.write(name, content);
            for command in ["new", "sim"] {
                let reason = emporio(&[command, kind.id(), "-p", &players, "--data", &file]).refused();
                let words = if has_data { "line 2" } else { "no data file" };
                assert!(reason.contains(name) && reason.contains(words), "{}: {reason}", kind.id());
            }
        }
        let missing = desk.arg("missing.toml");
        assert!(emporio(&["rules", kind.id(), "--data", &missing]).refused().contains("missing.toml"));
    }
}

#[test]
fn damaged_records_are_refused_with_line_and_reason() {
    for kind in games() {
        let desk = Desk::new();
        desk.started(kind, "good.game", 3);
        let good = desk.read("good.game");
        let damaged = |from: &str, to: &str| {
            assert!(good.contains(from), "{from}");
            good.replacen(from, to, 1).into_bytes()
        };
        let lines = good.lines().count();
        let beyond = format!("line {}", lines + 1);
        refused_everywhere(&desk, b"", &["line 1", "empty"]);
        refused_everywhere(&desk, b"PK\x03\x04", &["line 1", "emporio record 1"]);
        refused_everywhere(&desk, good.split("moves:").next().unwrap().as_bytes(), &["moves:"]);
        refused_everywhere(&desk, &damaged("players:", "player:"), &["line 4", "player"]);
        refused_everywhere(&desk, &damaged("options: {", "options: "), &["line 5", "options"]);
        refused_everywhere(&desk, &damaged("rules: ", "rules: 9"), &["version"]);
        refused_everywhere(&desk, &damaged(kind.id(), "chess"), &["chess"]);
        refused_everywhere(&desk, &damaged("\"P0\",", ""), &["seats"]);
        refused_everywhere(&desk, (good.clone() + "dance a tango\n").as_bytes(), &[&beyond, "dance a tango"]);
        let mut bytes = good.clone().into_bytes();
        bytes.extend(b"\xff\xfe\n");
        refused_everywhere(&desk, &bytes, &[&beyond, "UTF-8"]);
    }
}

/// Cut anywhere, a record is refused with a reason or is a shorter record; nothing in between, and never a panic.
#[test]
fn a_record_cut_anywhere_is_refused_or_shorter() {
    let kind = games()[0];
    let desk = Desk::new();
    desk.started(kind, "good.game", 2);
    let good = desk.read("good.game");
    for cut in (0..good.len()).step_by(good.len() / 40 + 1) {
        let file = desk.write("cut.game", &good[..cut]);
        let run = emporio(&["replay", &file]);
        assert!(run.code == 0 || run.err.contains("cut.game"), "{cut}: {run:?}");
        assert!(run.code == 0 || run.code == 1, "{cut}: {run:?}");
    }
}

#[test]
fn missing_files_and_folders_are_refused() {
    let desk = Desk::new();
    assert!(emporio(&["show", &desk.arg("none.game")]).refused().contains("none.game"));
    assert!(emporio(&["show", &desk.arg("")]).code == 1);
    let kind = games()[0];
    let nowhere = desk.arg("no/such/folder.game");
    assert!(emporio(&["new", kind.id(), "-p", "3", "-o", &nowhere]).refused().contains("folder.game"));
}

#[test]
fn refused_actions_say_what_is_legal_and_nothing_is_written() {
    for kind in games() {
        let desk = Desk::new();
        let file = desk.start(kind, "a.game");
        let before = desk.read("a.game");
        let list = legal(&file);
        let unreadable = emporio(&["apply", &file, &list[0], "dance a tango"]).refused();
        assert!(unreadable.contains("`dance a tango`"), "{unreadable}");
        assert_eq!(desk.read("a.game"), before, "all or nothing");
        let unreadable = emporio(&["apply", &file, "dance a tango"]).refused();
        assert!(unreadable.contains(&list[0]), "{unreadable}");
        let (illegal, clause) = kind.visit(Illegal(before.parse().unwrap()));
        let reason = emporio(&["apply", &file, &illegal]).refused();
        let named = clause.map(|clause| format!("({clause})")).unwrap_or_default();
        for word in [&format!("`{illegal}`"), &list[0], &named] {
            assert!(reason.contains(word.as_str()), "{reason} should say {word}");
        }
        assert_eq!(desk.read("a.game"), before);
        assert_eq!(desk.names(), ["a.game"]);
    }
}

/// An action that is not legal now, with its clause if the game can tell; one with a clause if there is any.
struct Illegal(Record);

impl Visit for Illegal {
    type Out = (String, Option<&'static str>);

    fn visit<G: Game>(self) -> Self::Out {
        let game = Match::<G>::from_record(&self.0).unwrap();
        let illegal = || {
            (0..G::META.action_ids)
                .filter_map(G::action_from_id)
                .filter(|action| !game.legal().contains(action))
        };
        let with_clause = illegal().find(|&action| game.state().forbidden_by(action).is_some());
        let action = with_clause.or_else(|| illegal().next()).expect("some action is not legal");
        (action.to_string(), game.state().forbidden_by(action))
    }
}

#[test]
fn a_finished_game_takes_no_more() {
    let kind = games()[0];
    let desk = Desk::new();
    let file = desk.arg("a.game");
    let input = "1\n".repeat(20_000);
    let players = kind.meta().min_players.to_string();
    let args = ["play", kind.id(), "-p", &players, "--bots", "random", "--seed", "1", "-o", &file];
    emporio_with_input(&args, input.as_bytes()).ok();
    let before = desk.read("a.game");
    assert!(legal(&file).is_empty());
    assert!(emporio(&["apply", &file, "pass"]).refused().contains("over"));
    assert_eq!(desk.read("a.game"), before);
}

#[test]
fn positions_that_cannot_be_are_refused_with_the_clause() {
    for kind in games() {
        let desk = Desk::new();
        let file = desk.started(kind, "a.game", 4);
        let position: Value = serde_json::from_str(&emporio(&["show", &file, "--position"]).ok()).unwrap();
        let players = kind.meta().min_players.to_string();
        let out = desk.arg("out.game");
        let refuse = |content: &str| {
            let written = desk.write("position.json", content);
            let run = emporio(&["new", kind.id(), "-p", &players, "--position", &written, "-o", &out]);
            (run.code != 0).then(|| run.refused())
        };
        for nonsense in ["", "{", "[]", "{}", "null", "7", "\"x\"", "{\"players\": -1}"] {
            let reason = refuse(nonsense).unwrap_or_else(|| panic!("`{nonsense}` was taken"));
            assert!(reason.contains("position.json") && reason.contains("position"), "{reason}");
        }
        let numbers = count_numbers(&position);
        let step = numbers / 40 + 1;
        let reasons: Vec<String> =
            (0..numbers).step_by(step).filter_map(|at| refuse(&more_at(&position, at).to_string())).collect();
        let clause = |reason: &&String| reason.contains("is impossible:") && reason.trim_end().ends_with(')');
        assert!(reasons.iter().filter(clause).count() > 0, "{}: no clause named in {reasons:?}", kind.id());
    }
}

fn count_numbers(value: &Value) -> usize {
    match value {
        Value::Number(_) => 1,
        Value::Array(list) => list.iter().map(count_numbers).sum(),
        Value::Object(map) => map.values().map(count_numbers).sum(),
        Value::Null | Value::Bool(_) | Value::String(_) => 0,
    }
}

/// The position with one number raised.
fn more_at(position: &Value, at: usize) -> Value {
    let mut changed = position.clone();
    raise(&mut changed, &mut { at });
    changed
}

fn raise(value: &mut Value, left: &mut usize) -> bool {
    match value {
        Value::Number(number) if *left == 0 => {
            *value = Value::from(number.as_i64().unwrap_or_default() + 1);
            true
        }
        Value::Number(_) => {
            *left -= 1;
            false
        }
        Value::Array(list) => list.iter_mut().any(|value| raise(value, left)),
        Value::Object(map) => map.values_mut().any(|value| raise(value, left)),
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}

#[test]
fn an_existing_file_is_not_replaced_unless_forced() {
    let kind = games()[0];
    let desk = Desk::new();
    let file = desk.write("a.game", "precious");
    let reason = emporio(&["new", kind.id(), "-p", "3", "-o", &file]).refused();
    assert!(reason.contains("--force"), "{reason}");
    assert_eq!(desk.read("a.game"), "precious");
    emporio(&["new", kind.id(), "-p", "3", "-o", &file, "--force"]).ok();
    assert!(desk.read("a.game").starts_with("emporio record 1"));
}

#[test]
fn seats_steps_names_and_bots_that_do_not_exist_are_refused() {
    let kind = games()[0];
    let desk = Desk::new();
    let file = desk.start(kind, "a.game");
    assert!(emporio(&["show", &file, "--seat", "9"]).refused().contains("seat 9"));
    assert!(emporio(&["replay", &file, "--at", "9999"]).refused().contains("9999"));
    assert!(emporio(&["play", &file]).refused().contains("--seat"));
    assert!(emporio(&["play", kind.id(), "--seat", "9"]).refused().contains("seat 9"));
    assert!(emporio(&["play", kind.id(), "--bots", "clever"]).refused().contains("clever"));
    assert!(emporio(&["sim", kind.id(), "-p", "3", "--bots", "random,greedy"]).refused().contains("2 bots"));
    assert!(emporio(&["new", kind.id(), "--names", "Anna,Anna,Bea"]).refused().contains("Anna"));
    assert!(emporio(&["new", kind.id(), "-p", "3", "--names", "Anna,Bea"]).refused().contains("2 seats"));
    assert!(emporio(&["rules", kind.id(), "NOPE-1"]).refused().contains("NOPE-1"));
}

/// Whoever reads only the head of a long text is no reason to complain.
#[test]
fn a_closed_pipe_is_no_panic() {
    let mut child = command(&["sim", GameKind::ALL[0].id(), "-p", "3", "--games", "50"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}
