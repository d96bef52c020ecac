//! Asked to stop, the server ends its streams, finishes and leaves with success.

use std::io::Read;
use std::process::Command;

use serde_json::json;
use tempfile::TempDir;

use crate::http::{ask, send};
use crate::process::Process;

#[test]
fn a_signal_stops_it_even_while_someone_listens() {
    let folder = TempDir::new().unwrap();
    let mut process = Process::start(folder.path());
    let anna = process.person("Anna");
    let body = json!({"game": "san-juan", "seats": [{"kind": "me"}, {"kind": "open"}]}).to_string();
    let table = ask(&process.address, "POST", "/api/tables", &anna, &body).json();
    let path = format!("/api/tables/{}/events", table["id"].as_str().unwrap());
    let mut stream = send(&process.address, "GET", &path, &anna, "").unwrap();
    let mut first = [0; 512];
    assert!(stream.read(&mut first).unwrap() > 0);
    let stopped = Command::new("kill").arg("-TERM").arg(process.child.id().to_string()).status().unwrap();
    assert!(stopped.success());
    assert!(process.child.wait().unwrap().success());
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
    let again = Process::start(folder.path());
    assert_eq!(ask(&again.address, "GET", "/api/me", &anna, "").json()["name"], "Anna");
    assert_eq!(ask(&again.address, "GET", "/healthz", "", "").body, "ok\n");
}

#[test]
fn what_cannot_be_is_said_and_nothing_is_served() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let serve = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_emporio"));
        command.args(["--lang", "en", "serve", "--no-open"]).args(arguments).env_remove("DATABASE_URL");
        let output = command.output().unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let said = serve(&["--data", file.join("below").to_str().unwrap()]);
    assert!(said.contains("cannot be made"), "{said}");
    let running = Process::start(folder.path());
    let said = serve(&["--data", folder.path().to_str().unwrap(), "--address", "127.0.0.1:0"]);
    assert!(said.contains("another server uses"), "{said}");
    let other = TempDir::new().unwrap();
    let said = serve(&["--data", other.path().to_str().unwrap(), "--address", &running.address]);
    assert!(said.contains("cannot listen on"), "{said}");
}
