//! Killed at any moment during play: after the restart every acknowledged move is there and the game goes on.

use std::path::Path;
use std::time::{Duration, Instant};

use emporio_core::Rng;
use emporio_store::{Action, Store};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::http::{ask, read, send};
use crate::process::Process;

const KILLS: u64 = 25;

/// A table that two people play, as a client remembers it.
struct Memory {
    id: String,
    cookies: [String; 2],
    /// Every move that was acknowledged, at the ply where it was made.
    acknowledged: Vec<(usize, String)>,
    /// The ply after the last of them.
    ply: usize,
}

#[test]
fn acknowledged_moves_survive_being_killed_in_the_middle_of_moves() {
    let folder = TempDir::new().unwrap();
    let mut rng = Rng::new(7);
    let mut memory: Option<Memory> = None;
    let (mut lost, mut kept) = (0, 0);
    for _ in 0..KILLS {
        let mut process = Process::start(folder.path());
        let table = memory.get_or_insert_with(|| sit_down(&process));
        for _ in 0..1 + rng.below(4) {
            play(&process, table, &mut rng);
        }
        let answered = play_and_kill(&mut process, table, &mut rng);
        let stored = actions(folder.path(), &table.id);
        remembers(table, &stored);
        let extra = stored.len() > table.ply;
        kept += usize::from(extra || answered);
        lost += usize::from(!extra && !answered);
        if finished(&Process::start(folder.path()), table) {
            memory = None;
        }
    }
    assert!(lost > 0 && kept > 0, "the kills came at different moments: {lost} moves lost, {kept} kept");
}

fn sit_down(process: &Process) -> Memory {
    let cookies = [process.person("Anna"), process.person("Bruno")];
    let body = json!({"game": "san-juan", "private": false, "seats": [{"kind": "me"}, {"kind": "open"}]})
        .to_string();
    let made = ask(&process.address, "POST", "/api/tables", &cookies[0], &body).json();
    let id = made["id"].as_str().unwrap().to_string();
    let claimed = ask(&process.address, "POST", &format!("/api/tables/{id}/claim"), &cookies[1], "{}").json();
    Memory { id, cookies, acknowledged: Vec::new(), ply: claimed["ply"].as_u64().unwrap() as usize }
}

fn look(process: &Process, table: &Memory, seat: usize) -> Value {
    let path = format!("/api/tables/{}?from=99999", table.id);
    let state = ask(&process.address, "GET", &path, &table.cookies[seat], "").json();
    assert!(state["ply"].as_u64() >= Some(table.ply as u64), "an acknowledged move is gone: {state}");
    state
}

/// A move of whoever has to act: their cookie, the ply, the action; none at the end.
fn next_move(process: &Process, table: &Memory, rng: &mut Rng) -> Option<(usize, usize, String)> {
    let seat = look(process, table, 0)["turn"]["player"].as_u64()? as usize;
    let state = look(process, table, seat);
    let choices = state["choices"].as_array().unwrap();
    let choice = &choices[rng.below(choices.len() as u32) as usize];
    Some((seat, state["ply"].as_u64().unwrap() as usize, choice["action"].as_str().unwrap().to_string()))
}

fn request(process: &Process, table: &Memory, seat: usize, ply: usize, action: &str) -> std::net::TcpStream {
    let body = json!({"ply": ply, "actions": [action]}).to_string();
    let path = format!("/api/tables/{}/actions", table.id);
    send(&process.address, "POST", &path, &table.cookies[seat], &body).unwrap()
}

fn play(process: &Process, table: &mut Memory, rng: &mut Rng) {
    let Some((seat, ply, action)) = next_move(process, table, rng) else { return };
    let answer = read(request(process, table, seat, ply, &action)).expect("the server is there");
    assert_eq!(answer.status, 200, "{}", answer.body);
    acknowledge(table, ply, action, &answer.json());
}

fn acknowledge(table: &mut Memory, ply: usize, action: String, state: &Value) {
    table.acknowledged.push((ply, action));
    table.ply = state["ply"].as_u64().unwrap() as usize;
}

/// Posts a move and kills the server some microseconds later; says whether the answer had come through.
fn play_and_kill(process: &mut Process, table: &mut Memory, rng: &mut Rng) -> bool {
    let Some((seat, ply, action)) = next_move(process, table, rng) else {
        process.kill();
        return false;
    };
    let stream = request(process, table, seat, ply, &action);
    let sent = Instant::now();
    let moment = Duration::from_micros(u64::from(rng.below(12_000)));
    while sent.elapsed() < moment {
        std::hint::spin_loop();
    }
    process.kill();
    match read(stream) {
        Some(answer) if answer.status == 200 => {
            acknowledge(table, ply, action, &answer.json());
            true
        }
        Some(_) | None => false,
    }
}

/// What the file holds, read by itself.
fn actions(folder: &Path, id: &str) -> Vec<Action> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::sqlite(&folder.join("emporio.sqlite")).await.unwrap();
        let stored = store.table(id, None).await.unwrap().unwrap();
        assert_eq!(stored.row.head.ply, stored.actions.len(), "half a move was stored");
        store.close().await;
        stored.actions
    })
}

fn remembers(table: &Memory, stored: &[Action]) {
    assert!(stored.len() >= table.ply, "acknowledged steps are gone: {} of {}", stored.len(), table.ply);
    for (ply, action) in &table.acknowledged {
        assert_eq!((&stored[*ply].text, stored[*ply].actor.is_some()), (action, true), "at ply {ply}");
    }
}

/// The game goes on, or has come to its end.
fn finished(process: &Process, table: &mut Memory) -> bool {
    let state = look(process, table, 0);
    table.ply = state["ply"].as_u64().unwrap() as usize;
    state["status"] == "over"
}
