//! `emporio replay --serve`: one record in the browser, without a table.

use std::path::Path;

use serde_json::json;

use crate::http::ask;
use crate::process::Process;

#[test]
fn a_record_is_served_and_any_moment_of_it_can_be_played_on() {
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("../san-juan/tests/golden/2-players.game");
    let process = Process::run(&["replay", "--serve", "--no-open", "--address", "127.0.0.1:0"], &record);
    let body = json!({"from": "file"}).to_string();
    let replay = ask(&process.address, "POST", "/api/replay", "", &body).json();
    assert_eq!(
        (&replay["game"], &replay["eyes"], &replay["over"]),
        (&json!("san-juan"), &json!("all"), &json!(true))
    );
    assert!(replay["frames"].as_array().unwrap().len() > 300);
    let anna = process.person("Anna");
    let body = json!({"from": "file", "ply": 200, "seat": 0, "level": "easy"}).to_string();
    let table = ask(&process.address, "POST", "/api/replay/on", &anna, &body).json();
    assert_eq!(table["you"], json!(0));
}
