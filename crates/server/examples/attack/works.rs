//! Attacks by asking for work: games told again for nobody.

use std::io::Write;
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use emporio_core::{Rng, Setup, Turn};
use emporio_games::GameKind;
use serde_json::json;

use crate::attacks::{WIDE, started};
use crate::http::Client;
use crate::server::Fallible;

/// The record of a game of four that was played at random.
fn record() -> Fallible<String> {
    let kind = GameKind::Madeira;
    let seats = ["A", "B", "C", "D"].map(String::from).to_vec();
    let setup = Setup { options: kind.default_options(), seats, seed: None, position: None };
    let (mut table, mut rng) = (kind.open(setup)?, Rng::new(7));
    loop {
        table.advance(&mut rng);
        let choices = table.choices();
        if table.turn() == Turn::Over || choices.is_empty() {
            return Ok(table.record().to_string());
        }
        table.play(&choices[rng.below(choices.len() as u32) as usize].action)?;
    }
}

/// Thirty connections that ask for a long game with every hand open and hang up, again and again, and someone else who
/// asks for a list and for a replay of their own.
pub fn replays() -> Fallible<String> {
    let (_folder, server) = started(&WIDE)?;
    let body = json!({"from": {"record": record()?}, "eyes": "all"}).to_string();
    let anna = Client::person(&server.address, "Anna")?;
    let asked = |path: &str| -> Fallible<f64> {
        let begun = Instant::now();
        match path {
            "/api/replay" => anna.ask("POST", path, &body)?,
            path => anna.get(path)?,
        };
        Ok(begun.elapsed().as_secs_f64() * 1000.0)
    };
    let alone = (asked("/api/tables?list=mine")?, asked("/api/replay")?);
    let stop = Arc::new(AtomicBool::new(false));
    let eves: Vec<_> = (0..30)
        .map(|_| {
            let (stop, eve, body) = (stop.clone(), Client::new(&server.address), body.clone());
            std::thread::spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let Ok(mut stream) = TcpStream::connect(&eve.address) else { continue };
                    let _ = stream.write_all(eve.request("POST", "/api/replay", &body).as_bytes());
                    std::thread::sleep(Duration::from_millis(100));
                }
            })
        })
        .collect();
    std::thread::sleep(Duration::from_secs(2));
    let mut lists = Vec::new();
    for _ in 0..40 {
        lists.push(asked("/api/tables?list=mine")?);
    }
    // Eve has the same address here, so her turns are Anna's as well: Anna may have to ask again.
    let (begun, mut replayed) = (Instant::now(), false);
    while !replayed && begun.elapsed() < Duration::from_secs(60) {
        replayed = anna.ask("POST", "/api/replay", &body)?.status == 200;
    }
    let replay = begun.elapsed().as_secs_f64();
    stop.store(true, Ordering::Relaxed);
    eves.into_iter().for_each(|eve| drop(eve.join()));
    lists.sort_by(f64::total_cmp);
    Ok(format!(
        "300 requests a second that hang up: others' lists {:.1} ms (median), {:.1} ms (most), {:.1} ms before; a replay of \
         another visitor after {replay:.1} s, {:.1} s before; {:.0} MiB",
        lists[lists.len() / 2],
        lists[lists.len() - 1],
        alone.0,
        alone.1 / 1000.0,
        server.memory()
    ))
}
