//! Kills under load: whatever was acknowledged is there afterwards, and streams go on whole.

use std::collections::HashMap;
use std::io::BufRead;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use emporio_store::cluster::Cluster;
use serde_json::{Value, json};

use crate::http::{Client, id};
use crate::server::{Fallible, Server};

/// Tables that are played at once.
const TABLES: usize = 6;

/// The last moment of each table that was acknowledged.
type Acknowledged = Arc<Mutex<HashMap<String, (u64, Value)>>>;

/// Kills a server on SQLite so often.
pub fn kills(count: usize) -> Fallible<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("kills.sqlite").display().to_string();
    let begun = Instant::now();
    let (mut acknowledged, mut whole) = (0, 0);
    for round in 0..count {
        let server = Server::start(&file, &[])?;
        let (moves, seen) = played(&server.address, round)?;
        server.kill()?;
        let again = Server::start(&file, &[])?;
        whole += checked(&again.address, &seen)?;
        again.kill()?;
        acknowledged += moves;
    }
    println!(
        "{count} kills in {:.0} s: {acknowledged} moves acknowledged, none lost; {whole} streams whole",
        begun.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Kills one node of two on PostgreSQL so often; the other goes on with the same tables.
pub fn nodes(count: usize) -> Fallible<()> {
    let cluster = Cluster::start();
    let url = cluster.url();
    let settings = [("DATABASE_URL", url.as_str())];
    let other = Server::start("", &settings)?;
    let begun = Instant::now();
    let (mut acknowledged, mut whole) = (0, 0);
    for round in 0..count {
        let server = Server::start("", &settings)?;
        let (moves, seen) = played(&server.address, round)?;
        server.kill()?;
        whole += checked(&other.address, &seen)?;
        acknowledged += moves;
    }
    println!(
        "{count} kills of one node of two in {:.0} s: {acknowledged} moves acknowledged, none lost; {whole} streams whole",
        begun.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Plays some tables at once for a while that differs from round to round; gives how many moves were acknowledged, and
/// leaves while more are under way.
fn played(address: &str, round: usize) -> Fallible<(usize, Acknowledged)> {
    let seen: Acknowledged = Arc::default();
    let (stop, moves) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    for n in 0..TABLES {
        let (address, seen, stop, moves) = (address.to_string(), seen.clone(), stop.clone(), moves.clone());
        // A table whose server has gone ends with an error, which is what this is about.
        std::thread::spawn(move || play(&address, n, &seen, &stop, &moves).is_ok());
    }
    // Some moves are acknowledged, more or fewer from round to round, and more are under way.
    let (enough, begun) = (5 + round * 7 % 40, Instant::now());
    while moves.load(Ordering::SeqCst) < enough && begun.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(1));
    }
    stop.store(true, Ordering::SeqCst);
    Ok((moves.load(Ordering::SeqCst), seen))
}

fn play(
    address: &str,
    n: usize,
    seen: &Acknowledged,
    stop: &AtomicBool,
    moves: &AtomicUsize,
) -> Fallible<()> {
    let people = [Client::person(address, "Anna")?, Client::person(address, "Bruno")?];
    let table = people[0].table("san-juan", json!([{"kind": "me"}, {"kind": "open"}]))?;
    let id = id(&table);
    let mut state = people[1].post(&format!("/api/tables/{id}/claim"), json!({}))?.json();
    for step in n.. {
        let Some(turn) = state["turn"]["player"].as_u64() else { return Ok(()) };
        let mover = &people[turn as usize];
        let mine = mover.state(&id)?;
        let choices = mine["choices"].as_array().cloned().unwrap_or_default();
        let choice = choices.get(step % choices.len().max(1)).ok_or("no choice")?;
        let body = json!({"ply": mine["ply"], "actions": [choice["action"]]});
        let answer = mover.post(&format!("/api/tables/{id}/actions"), body)?;
        if answer.status != 200 {
            return Err(answer.text.into());
        }
        state = answer.json();
        if !stop.load(Ordering::SeqCst) {
            let moment = (state["ply"].as_u64().unwrap_or(0), state["told"].clone());
            seen.lock().map_err(|_| "a player failed")?.insert(id.clone(), moment);
            moves.fetch_add(1, Ordering::SeqCst);
        }
    }
    Ok(())
}

/// Every table has at least the ply that was acknowledged, and a stream tells everything up to there.
fn checked(address: &str, seen: &Acknowledged) -> Fallible<usize> {
    let seen = seen.lock().map_err(|_| "a player failed")?.clone();
    let stranger = Client::new(address);
    for (id, (ply, _)) in &seen {
        let now = stranger.state(id)?["ply"].as_u64().ok_or_else(|| format!("table {id} is gone"))?;
        if now < *ply {
            return Err(format!("table {id}: ply {ply} was acknowledged, {now} is there").into());
        }
        let (status, stream) = stranger.stream(&format!("/api/tables/{id}/events"))?;
        let first =
            stream.lines().map_while(Result::ok).find(|line| line.starts_with("data: ")).unwrap_or_default();
        let told: Value = serde_json::from_str(first.trim_start_matches("data: ")).unwrap_or(Value::Null);
        if status != 200 || told["ply"].as_u64() < Some(*ply) || told["told_from"] != 0 {
            return Err(format!("table {id}: the stream is not whole").into());
        }
    }
    Ok(seen.len())
}
