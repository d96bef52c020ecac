//! One function for each attack; each says what it did, with figures.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::http::{Client, id};
use crate::server::{Fallible, Server};
use crate::{peeks, strangers, works};

/// What an attack is: it says what it did.
pub type Attack = fn() -> Fallible<String>;

/// Every attack by its name, with what it did to the first edition.
pub const ALL: [(&str, &str, Attack); 16] = [
    ("disk", "every write 500 until a restart, health 200", disk),
    ("methods", "14 to 135 MB for good, /metrics 121 MB", methods),
    ("silence", "everyone locked out, open for over 100 s", silence),
    ("end", "over 20 to 45 s", end),
    ("told", "34 of 93 applied and not told", told),
    ("bots", "an easy bot's step 0.07 to 41 s", bots),
    ("streams", "one visitor had all 10,000", streams),
    ("watchers", "others' requests 4 ms to 2.3 s", watchers),
    ("oracle", "157 of 729 told \"cannot build\"", peeks::oracle),
    ("payments", "217 of 385 show fewer steps than their price", peeks::payments),
    ("bait", "the table went back to the wish that was not seen", peeks::bait),
    ("seats", "all four filled, the game begun, the owner could not reverse it", strangers::seats),
    ("ids", "500 on PostgreSQL", strangers::ids),
    ("addresses", "limits passed 40 of 40", strangers::addresses),
    ("rows", "the whole list 500; two servers on one file", strangers::rows),
    ("replays", "no replays then", works::replays),
];

/// Lifts the limits by address.
pub const WIDE: [(&str, &str); 1] = [("EMPORIO_WIDE", "1")];

/// A server on a file of its own.
pub fn started(settings: &[(&str, &str)]) -> Fallible<(tempfile::TempDir, Server)> {
    let folder = tempfile::tempdir()?;
    let server = Server::start(&folder.path().join("attack.sqlite").display().to_string(), settings)?;
    Ok((folder, server))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Fill the disk, write, free it, write again.
fn disk() -> Fallible<String> {
    let (_folder, server) = started(&[])?;
    let health = || -> Fallible<u16> { Ok(Client::new(&server.address).get("/healthz")?.status) };
    let name = |name: &str| -> Fallible<u16> {
        Ok(Client::new(&server.address).post("/api/me", json!({ "name": name }))?.status)
    };
    let before = (name("Anna")?, health()?);
    server.limit_files(Some(0))?;
    std::thread::sleep(Duration::from_millis(1100));
    let full = (name("Bruno")?, health()?);
    server.limit_files(None)?;
    std::thread::sleep(Duration::from_millis(1100));
    let after = (name("Carla")?, health()?);
    Ok(format!("write and health: {before:?} before, {full:?} while full, {after:?} afterwards"))
}

/// Made-up methods of 60 kB.
fn methods() -> Fallible<String> {
    let (_folder, server) = started(&[])?;
    let client = Client::new(&server.address);
    client.get("/healthz")?;
    let before = server.memory();
    let mut statuses = std::collections::BTreeMap::new();
    for n in 0..2000 {
        let length = if n % 2 == 0 { 60_000 } else { 8_000 };
        let method = format!("X{n}{}", "Y".repeat(length));
        let status = client.ask(&method, "/api/games", "").map_or(0, |answer| answer.status);
        *statuses.entry(status).or_insert(0) += 1;
    }
    let figures = client.get("/metrics")?.text.len();
    Ok(format!(
        "2,000 methods: {before:.1} to {:.1} MiB, /metrics {figures} bytes, answers {statuses:?}",
        server.memory()
    ))
}

/// Connections that say nothing, or half of something.
fn silence() -> Fallible<String> {
    let (_folder, server) = started(&[])?;
    let mut held = Vec::new();
    for n in 0..1130 {
        let mut stream = TcpStream::connect(&server.address)?;
        // A connection beyond the limit may be closed already.
        let _ = stream.write_all(if n % 2 == 0 { b"" } else { b"GET / HTTP/1.1\r\nX: " });
        held.push(stream);
    }
    let begun = Instant::now();
    // The half second is for those that were refused to be closed.
    std::thread::sleep(Duration::from_millis(500));
    let open = held.iter().filter(|stream| is_open(stream)).count();
    for stream in &mut held {
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        let _ = stream.read_to_end(&mut Vec::new());
    }
    let closed = begun.elapsed();
    let health = Client::new(&server.address).get("/healthz")?.status;
    Ok(format!(
        "1,130 connections: {open} let in, all closed after {:.1} s, health {health}",
        closed.as_secs_f64()
    ))
}

fn is_open(stream: &TcpStream) -> bool {
    let quiet = stream.set_nonblocking(true).and_then(|()| stream.peek(&mut [0]));
    let _ = stream.set_nonblocking(false);
    quiet.is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock)
}

/// One connection that sent `G`, and one stream that does not read.
fn end() -> Fallible<String> {
    let (_folder, server) = started(&[])?;
    let anna = Client::person(&server.address, "Anna")?;
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}]))?;
    let mut half = TcpStream::connect(&server.address)?;
    half.write_all(b"G")?;
    let deaf = anna.stream(&format!("/api/tables/{}/events", id(&table)))?;
    for n in 0..300 {
        anna.post("/api/me", json!({ "name": format!("Anna {n}") }))?;
    }
    let took = server.end()?;
    drop((half, deaf));
    Ok(format!("with a half request and a deaf stream the server ended in {:.1} s", took.as_secs_f64()))
}

/// Moves whose sender closes the connection 0 to 8 ms after sending.
fn told() -> Fallible<String> {
    let (_folder, server) = started(&[])?;
    let people = [Client::person(&server.address, "Anna")?, Client::person(&server.address, "Bruno")?];
    let table = people[0].table("san-juan", json!([{"kind": "me"}, {"kind": "open"}]))?;
    let id = id(&table);
    people[1].post(&format!("/api/tables/{id}/claim"), json!({}))?;
    let plies = plies(Client::new(&server.address).stream(&format!("/api/tables/{id}/events"))?.1);
    let (mut applied, mut silent, mut heard) = (0, 0, 0);
    for n in 0..120u64 {
        let state = people[0].state(&id)?;
        let Some(turn) = state["turn"]["player"].as_u64() else { break };
        let mover = &people[turn as usize];
        let mine = mover.state(&id)?;
        let choices = mine["choices"].as_array().cloned().unwrap_or_default();
        // A move that is still under way may have passed the turn on meanwhile.
        let Some(choice) = choices.get(n as usize % choices.len().max(1)) else { continue };
        let body = json!({"ply": mine["ply"], "actions": [choice["action"]]}).to_string();
        let mut stream = TcpStream::connect(&server.address)?;
        stream.write_all(mover.request("POST", &format!("/api/tables/{id}/actions"), &body).as_bytes())?;
        std::thread::sleep(Duration::from_micros(n % 9 * 1000));
        drop(stream);
        std::thread::sleep(Duration::from_millis(30));
        let now = people[0].state(&id)?["ply"].as_u64().unwrap_or(0);
        if now > mine["ply"].as_u64().unwrap_or(0) {
            applied += 1;
            let until = Instant::now() + Duration::from_secs(2);
            while heard < now && Instant::now() < until {
                heard = plies.recv_timeout(Duration::from_millis(100)).unwrap_or(heard).max(heard);
            }
            silent += usize::from(heard < now);
        }
    }
    Ok(format!("{applied} moves applied after their sender had gone, {silent} of them not told"))
}

/// The plies that a stream tells, as they come.
fn plies(stream: BufReader<TcpStream>) -> mpsc::Receiver<u64> {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        for line in stream.lines().map_while(Result::ok) {
            let ply = line.strip_prefix("id: ").and_then(|id| id.split('.').next()?.parse().ok());
            if let Some(ply) = ply
                && tell.send(ply).is_err()
            {
                return;
            }
        }
    });
    told
}

/// Five people with a hundred tables of five hard bots, all watched, and an honest player with an easy bot.
fn bots() -> Fallible<String> {
    let (_folder, server) = started(&WIDE)?;
    let hard = json!({"kind": "bot", "level": "hard"});
    let mut held = Vec::new();
    for n in 0..5 {
        let eve = Client::person(&server.address, &format!("Eve {n}"))?;
        for _ in 0..20 {
            let table = eve.table("puerto-rico", json!([hard, hard, hard, hard, hard]))?;
            held.push(eve.stream(&format!("/api/tables/{}/events", id(&table)))?);
        }
    }
    let anna = Client::person(&server.address, "Anna")?;
    let table = anna.table(
        "puerto-rico",
        json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]),
    )?;
    let id = id(&table);
    let mut waits: Vec<f64> = Vec::new();
    for n in 0..12 {
        let mine = mine(&anna, &id)?;
        let choices = mine["choices"].as_array().cloned().unwrap_or_default();
        if choices.is_empty() {
            break;
        }
        let begun = Instant::now();
        anna.post(
            &format!("/api/tables/{id}/actions"),
            json!({"ply": mine["ply"], "actions": [choices[n % choices.len()]["action"]]}),
        )?;
        self::mine(&anna, &id)?;
        waits.push(begun.elapsed().as_secs_f64());
    }
    waits.sort_by(f64::total_cmp);
    let most = waits.last().copied().unwrap_or(0.0);
    Ok(format!(
        "100 tables of five hard bots: an honest player's turn comes again after {:.2} s (median), {most:.2} s at most",
        waits[waits.len() / 2]
    ))
}

/// The state once it is one's turn.
fn mine(client: &Client, id: &str) -> Fallible<Value> {
    let begun = Instant::now();
    loop {
        let state = client.state(id)?;
        if state["turn"]["player"] == state["you"] || begun.elapsed() > Duration::from_secs(120) {
            return Ok(state);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// One visitor who wants all the streams.
fn streams() -> Fallible<String> {
    let (_folder, server) = started(&[])?;
    let anna = Client::person(&server.address, "Anna")?;
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}]))?;
    let path = format!("/api/tables/{}/events", id(&table));
    let (mut held, mut refused) = (Vec::new(), 0);
    for _ in 0..1000 {
        match anna.stream(&path) {
            Ok((200, stream)) => held.push(stream),
            Ok(_) | Err(_) => refused += 1,
        }
    }
    Ok(format!("1,000 streams asked for by one visitor: {} had, {refused} refused", held.len()))
}

/// Two thousand who watch one table while it is played, and someone else who asks.
fn watchers() -> Fallible<String> {
    let (_folder, server) = started(&WIDE)?;
    let people = [Client::person(&server.address, "Anna")?, Client::person(&server.address, "Bruno")?];
    let table = people[0]
        .table("puerto-rico", json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]))?;
    let id = id(&table);
    people[1].post(&format!("/api/tables/{id}/claim"), json!({}))?;
    let watcher = Client::new(&server.address);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    rlimit::increase_nofile_limit(u64::MAX)?;
    let (stop, stopped) = std::sync::mpsc::channel::<()>();
    let (ready, started) = std::sync::mpsc::channel::<()>();
    let request = watcher.request("GET", &format!("/api/tables/{id}/events"), "");
    let address = server.address.clone();
    let readers = std::thread::spawn(move || {
        runtime.block_on(async {
            for _ in 0..2000 {
                let (address, request) = (address.clone(), request.clone());
                tokio::spawn(async move {
                    use tokio::io::{AsyncReadExt, AsyncWriteExt};
                    let Ok(mut stream) = tokio::net::TcpStream::connect(&address).await else { return };
                    let _ = stream.write_all(request.as_bytes()).await;
                    let mut bytes = vec![0; 65_536];
                    while stream.read(&mut bytes).await.is_ok_and(|count| count > 0) {}
                });
                tokio::time::sleep(Duration::from_micros(300)).await;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
            let _ = ready.send(());
            while stopped.try_recv().is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
    });
    started.recv()?;
    let mut asked: Vec<Duration> = Vec::new();
    for n in 0..40usize {
        let state = people[0].state(&id)?;
        let Some(turn) = state["turn"]["player"].as_u64() else { break };
        if let Some(mover) = people.get(turn as usize) {
            let mine = mover.state(&id)?;
            let choices = mine["choices"].as_array().cloned().unwrap_or_default();
            if !choices.is_empty() {
                let body = json!({"ply": mine["ply"], "actions": [choices[n % choices.len()]["action"]]});
                mover.post(&format!("/api/tables/{id}/actions"), body)?;
            }
        }
        let begun = Instant::now();
        Client::new(&server.address).get("/api/games")?;
        asked.push(begun.elapsed());
    }
    let memory = server.memory();
    let _ = stop.send(());
    let _ = readers.join();
    asked.sort();
    let at = |share: usize| ms(asked[(asked.len() - 1) * share / 100]);
    Ok(format!(
        "2,000 watchers of one table: others' requests {:.1} ms (median), {:.1} ms (most), {memory:.0} MiB",
        at(50),
        at(100)
    ))
}
