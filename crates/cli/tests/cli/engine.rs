//! The engine that stays: requests in, answers out, and nothing that a program sends ends it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_emporio"))
            .args(["--lang", "en", "engine"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn answer(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|_| panic!("no answer: {line:?}"))
    }

    fn ask(&mut self, request: Value) -> Value {
        self.send(&request.to_string());
        self.answer()
    }

    fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request);
        assert!(answer.get("error").is_none(), "{answer}");
        answer["ok"].clone()
    }

    fn refused(&mut self, request: Value) -> String {
        let answer = self.ask(request);
        answer["error"]["message"].as_str().unwrap_or_else(|| panic!("not refused: {answer}")).to_string()
    }
}

#[test]
fn a_whole_game_is_played_by_lines_and_its_record_comes_back() {
    let mut engine = Engine::start();
    let options = json!({"round_cap": 30});
    let mut state =
        engine.ok(json!({"cmd": "open", "game": "san-juan", "players": 2, "seed": 7, "options": options}));
    for _ in 0..400 {
        if state["turn"] == "over" {
            break;
        }
        let line = engine.ok(json!({"cmd": "line", "iterations": 1}));
        let steps: Vec<&str> =
            line["line"].as_array().unwrap().iter().map(|step| step["action"].as_str().unwrap()).collect();
        assert!(!steps.is_empty());
        state = engine.ok(json!({"cmd": "apply", "actions": steps}));
    }
    assert_eq!(state["turn"], "over", "{state}");
    assert_eq!(engine.ok(json!({"cmd": "scores"}))["over"], true);
    let record = engine.ok(json!({"cmd": "record"}))["record"].clone();
    let again = engine.ok(json!({"cmd": "open", "record": record}));
    assert_eq!(again["ply"], state["ply"]);
    engine.send(r#"{"cmd":"quit"}"#);
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn a_mayor_is_told_where_all_colonists_go() {
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "open", "game": "puerto-rico", "players": 3, "seed": 1}));
    let mut state = engine.ok(json!({"cmd": "state"}));
    let mayor = json!("role mayor");
    while state["round"].as_u64().unwrap() < 6 || !state["actions"].as_array().unwrap().contains(&mayor) {
        let line = engine.ok(json!({"cmd": "line", "iterations": 1}));
        let steps: Vec<Value> =
            line["line"].as_array().unwrap().iter().map(|s| s["action"].clone()).collect();
        state = engine.ok(json!({"cmd": "apply", "actions": steps}));
    }
    let state = engine.ok(json!({"cmd": "apply", "actions": [mayor]}));
    let line = engine.ok(json!({"cmd": "line", "iterations": 30}));
    assert_eq!(line["player"], state["turn"]["player"]);
    let steps: Vec<Value> = line["line"].as_array().unwrap().iter().map(|s| s["action"].clone()).collect();
    let kinds: Vec<&str> =
        steps.iter().map(|step| step.as_str().unwrap().split(' ').next().unwrap()).collect();
    assert!(kinds.iter().all(|&kind| kind == "place" || kind == "extra"), "{steps:?}");
    let after = engine.ok(json!({"cmd": "apply", "actions": steps}));
    assert_ne!(after["turn"], state["turn"], "all colonists have their place");
    let advice = engine.ok(json!({"cmd": "advise", "iterations": 50}));
    let legal = engine.ok(json!({"cmd": "legal"}));
    let choices = legal["actions"].as_array().unwrap().len();
    assert_eq!(advice["advice"].as_array().unwrap().len(), choices);
}

#[test]
fn a_position_goes_out_and_comes_back() {
    let mut engine = Engine::start();
    let state = engine.ok(json!({"cmd": "open", "game": "madeira", "players": 2, "seed": 3}));
    let position = engine.ok(json!({"cmd": "position"}));
    let again = engine.ok(json!({"cmd": "open", "game": "madeira", "players": 2, "position": position}));
    assert_eq!(again["actions"], state["actions"]);
}

#[test]
fn nothing_that_is_sent_ends_the_engine_and_refusals_change_nothing() {
    let mut engine = Engine::start();
    for line in ["", "{", "[]", "null", "{\"cmd\":\"dance\"}", "{\"cmd\":\"legal\",\"x\":1}", "\u{0}"] {
        engine.send(line);
    }
    for _ in 0..6 {
        assert!(engine.answer()["error"]["message"].is_string());
    }
    assert!(engine.refused(json!({"cmd": "legal"})).contains("open"));
    assert!(engine.refused(json!({"cmd": "open"})).contains("game"));
    assert!(engine.refused(json!({"cmd": "open", "game": "chess", "players": 2})).contains("chess"));
    let state = engine.ok(json!({"cmd": "open", "game": "puerto-rico", "players": 3, "seed": 1}));
    let answer = engine.ask(json!({"id": 9, "cmd": "apply", "actions": ["role builder", "role builder"]}));
    assert_eq!(answer["id"], 9);
    assert!(answer["error"]["legal"].is_array(), "{answer}");
    assert_eq!(engine.ok(json!({"cmd": "state"})), state, "nothing has changed");
    engine.refused(json!({"cmd": "back", "ply": 99}));
    engine.refused(json!({"cmd": "advise", "time": -1.0}));
    engine.refused(json!({"cmd": "advise", "threads": 0}));
}

#[test]
fn a_long_thought_is_ended_by_stop() {
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "open", "game": "puerto-rico", "players": 4, "seed": 1}));
    engine.send(r#"{"id":1,"cmd":"advise","time":3600}"#);
    engine.send(r#"{"id":2,"cmd":"stop"}"#);
    assert_eq!(engine.answer()["id"], 1);
    assert_eq!(engine.answer()["id"], 2);
    // The flag is down again: the next thought takes its time.
    let advice = engine.ok(json!({"cmd": "advise", "iterations": 200}));
    let visits: u64 =
        advice["advice"].as_array().unwrap().iter().map(|a| a["visits"].as_u64().unwrap()).sum();
    assert!(visits >= 200, "{visits}");
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
