//! Kills under load: whatever was acknowledged is there afterwards, and streams go on whole.

use std::collections::HashMap;
use std::io::BufRead;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use emporio_store::cluster::Cluster;
use serde_json::{Value, json};

use crate::attacks::WIDE;
use crate::http::{Client, id};
use crate::server::{Fallible, Server};

/// Tables that are played at once.
const TABLES: usize = 6;

/// What a table's players and a watcher remember of it.
#[derive(Default)]
struct Memory {
    people: Vec<Client>,
    /// Every move that was acknowledged: whose, the plies that it led through, and what its author was told of it.
    moves: Vec<(usize, std::ops::RangeInclusive<u64>, Vec<Value>)>,
    /// What the stream of the watcher brought, and the id of its last event.
    told: Vec<Value>,
    last: String,
}

type Memories = Arc<Mutex<HashMap<String, Memory>>>;

/// What was looked at after the kills.
#[derive(Default)]
struct Account {
    kills: usize,
    moves: usize,
    streams: usize,
    resumed: usize,
}

impl Account {
    fn print(&self, what: &str, begun: Instant) {
        println!(
            "{} kills {what} in {:.0} s: {} moves were acknowledged, each of them found afterwards as its author was told \
             it; {} streams went on whole, {} of them from the middle",
            self.kills,
            begun.elapsed().as_secs_f64(),
            self.moves,
            self.streams,
            self.resumed
        );
    }
}

/// Kills a server on SQLite so often.
pub fn kills(count: usize) -> Fallible<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("kills.sqlite").display().to_string();
    let (begun, mut account) = (Instant::now(), Account::default());
    for round in 0..count {
        let server = Server::start(&file, &WIDE)?;
        let memories = played(&server.address, round)?;
        server.kill()?;
        let again = Server::start(&file, &WIDE)?;
        checked(&again.address, &memories, &mut account)?;
        again.kill()?;
    }
    account.print("of a server on SQLite", begun);
    Ok(())
}

/// Kills one node of two on PostgreSQL so often; the other goes on with the same tables.
pub fn nodes(count: usize) -> Fallible<()> {
    let cluster = Cluster::start();
    let url = cluster.url();
    let settings = [("DATABASE_URL", url.as_str()), WIDE[0]];
    let other = Server::start("", &settings)?;
    let (begun, mut account) = (Instant::now(), Account::default());
    for round in 0..count {
        let server = Server::start("", &settings)?;
        let memories = played(&server.address, round)?;
        server.kill()?;
        checked(&other.address, &memories, &mut account)?;
    }
    account.print("of one node of two on PostgreSQL", begun);
    Ok(())
}

/// Plays some tables at once until so many moves were acknowledged, more or fewer from round to round, and leaves while
/// more are under way.
fn played(address: &str, round: usize) -> Fallible<Memories> {
    let memories = Memories::default();
    let moves = Arc::new(AtomicUsize::new(0));
    for n in 0..TABLES {
        let (address, memories, moves) = (address.to_string(), memories.clone(), moves.clone());
        // A table whose server has gone ends with an error, which is what this is about.
        std::thread::spawn(move || play(&address, n, &memories, &moves).is_ok());
    }
    let (enough, begun) = (5 + round * 7 % 40, Instant::now());
    while moves.load(Ordering::SeqCst) < enough {
        if begun.elapsed() > Duration::from_secs(20) {
            return Err("no moves are acknowledged".into());
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    Ok(memories)
}

fn play(address: &str, n: usize, memories: &Memories, moves: &AtomicUsize) -> Fallible<()> {
    let people = vec![Client::person(address, "Anna")?, Client::person(address, "Bruno")?];
    let table = people[0].table("san-juan", json!([{"kind": "me"}, {"kind": "open"}]))?;
    let id = id(&table);
    let mut state = people[1].post(&format!("/api/tables/{id}/claim"), json!({}))?.json();
    memories
        .lock()
        .map_err(|_| "a player failed")?
        .insert(id.clone(), Memory { people: people.clone(), ..Memory::default() });
    watch(address, &id, memories)?;
    for step in n.. {
        let Some(turn) = state["turn"]["player"].as_u64() else { return Ok(()) };
        let mover = &people[turn as usize];
        let mine = mover.state(&id)?;
        let choices = mine["choices"].as_array().cloned().unwrap_or_default();
        let choice = choices.get(step % choices.len().max(1)).ok_or("no choice")?;
        let from = mine["ply"].as_u64().ok_or("no ply")? + 1;
        let body = json!({"ply": mine["ply"], "actions": [choice["action"]]});
        let answer = mover.post(&format!("/api/tables/{id}/actions"), body)?;
        if answer.status != 200 {
            return Err(answer.text.into());
        }
        state = answer.json();
        let led = from..=state["ply"].as_u64().ok_or("no ply")?;
        let told = state["told"].as_array().cloned().ok_or("nothing was told")?;
        let mut all = memories.lock().map_err(|_| "a player failed")?;
        all.entry(id.clone()).or_default().moves.push((turn as usize, led, told));
        moves.fetch_add(1, Ordering::SeqCst);
    }
    Ok(())
}

/// Someone who watches until the server has gone.
fn watch(address: &str, id: &str, memories: &Memories) -> Fallible<()> {
    let (_, stream) = Client::new(address).stream(&format!("/api/tables/{id}/events"))?;
    let (id, memories) = (id.to_string(), memories.clone());
    std::thread::spawn(move || {
        let mut due = Vec::new();
        for line in stream.lines().map_while(Result::ok) {
            if let Some(told) = told(&line) {
                due = told;
            } else if let (Some(last), Ok(mut all)) = (line.strip_prefix("id: "), memories.lock()) {
                // Only with its id has an event come whole.
                let memory = all.entry(id.clone()).or_default();
                memory.told.append(&mut due);
                memory.last = last.to_string();
            }
        }
    });
    Ok(())
}

fn told(line: &str) -> Option<Vec<Value>> {
    let state: Value = serde_json::from_str(line.strip_prefix("data: ")?).ok()?;
    state["told"].as_array().cloned()
}

/// Every move that was acknowledged is there as its author was told it, and what a watcher hears who comes back makes
/// the whole with what they had heard.
fn checked(address: &str, memories: &Memories, account: &mut Account) -> Fallible<()> {
    let memories = std::mem::take(&mut *memories.lock().map_err(|_| "a player failed")?);
    account.kills += 1;
    for (id, memory) in &memories {
        let path = format!("/api/tables/{id}");
        let all = |cookie: &str| -> Fallible<Vec<Value>> {
            let client = Client { address: address.to_string(), cookie: cookie.to_string() };
            let state = client.get(&path)?.json();
            Ok(state["told"].as_array().cloned().ok_or_else(|| format!("table {id} is gone: {state}"))?)
        };
        for (player, person) in memory.people.iter().enumerate() {
            let all = all(&person.cookie)?;
            for (_, led, told) in memory.moves.iter().filter(|(mover, ..)| *mover == player) {
                let is_of = |line: &&Value| line["ply"].as_u64().is_some_and(|ply| led.contains(&ply));
                if !all.iter().filter(is_of).eq(told) {
                    return Err(format!("table {id}: the move of plies {led:?} is not as it was").into());
                }
                account.moves += 1;
            }
        }
        let (status, stream) = Client::new(address).stream_from(&format!("{path}/events"), &memory.last)?;
        let rest = stream.lines().map_while(Result::ok).find_map(|line| told(&line)).unwrap_or_default();
        let heard: Vec<&Value> = memory.told.iter().chain(&rest).collect();
        if status != 200 || heard != all("")?.iter().collect::<Vec<_>>() {
            return Err(format!("table {id}: the stream is not whole after {:?}", memory.last).into());
        }
        account.streams += 1;
        account.resumed += usize::from(!memory.last.is_empty() && !rest.is_empty());
    }
    Ok(())
}
