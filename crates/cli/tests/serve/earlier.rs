//! A file of tables that the first edition wrote: every one of them opens, as it was, and can be played on.

use serde_json::json;
use tempfile::TempDir;

use crate::http::ask;
use crate::process::Process;

/// Anna's cookie at that server.
const ANNA: &str = "emporio=9cd61d550d31ccf4e2e668547d04e51b23a9a041b4f23d59";

/// Each table with its game, its steps and its round, as the first edition told them.
const TABLES: [(&str, &str, u64, u64); 4] = [
    ("9bd3c7ebff5a2dca86fda78a", "puerto-rico", 42, 3),
    ("c4684f923ff648b53f86967a", "san-juan", 79, 5),
    ("6b61d41e746153249437b0d7", "madeira", 87, 1),
    ("2834e8ae579184c65ae2851f", "spice-islands", 35, 3),
];

#[test]
fn tables_of_the_first_edition_are_played_on() {
    let folder = TempDir::new().unwrap();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files/first-edition.db");
    std::fs::copy(kept, folder.path().join("emporio.sqlite")).unwrap();
    let process = Process::start(folder.path());
    for (id, game, ply, round) in TABLES {
        let path = format!("/api/tables/{id}");
        let state = ask(&process.address, "GET", &format!("{path}?from=99999"), ANNA, "").json();
        assert_eq!(state["game"], game, "{state}");
        assert_eq!((state["ply"].as_u64(), state["round"].as_u64()), (Some(ply), Some(round)), "{game}");
        let choice = &state["choices"][0]["action"];
        let body = json!({"ply": ply, "actions": [choice]}).to_string();
        let answer = ask(&process.address, "POST", &format!("{path}/actions"), ANNA, &body);
        assert_eq!(answer.status, 200, "{game}: {}", answer.body);
    }
}
