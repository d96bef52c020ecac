//! Moves while a finished game is looked back on: whether they stay quick, and how long the review takes.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::Fallible;
use crate::client::Client;
use crate::moves::{Load, measure};
use crate::server::{Place, Server};

/// A review has to be done by then.
const GOAL: Duration = Duration::from_secs(60);
const EVERY: Duration = Duration::from_millis(250);
/// Tables and streams beside which the game is looked back on.
const OTHERS: usize = 1000;

/// Lets bots play a game, then asks for its review and makes moves elsewhere until the review is there.
pub async fn beside_moves(place: &Place, game: &str, players: usize, rate: u64) -> Fallible<()> {
    let server = Server::start(place)?;
    let mut client = Client::connect(&server.address).await?;
    let cookie = client.person("Carla").await?;
    let id = bots_game(&mut client, &server.address, &cookie, game, players).await?;
    let load = Load { tables: OTHERS, streams: OTHERS, rate, length: 2 * GOAL };
    let address = server.address.clone();
    let review = async move {
        // The first connection was silent for too long while the tables were made.
        let mut client = Client::connect(&address).await?;
        let begun = Instant::now();
        loop {
            let answer: Value = client.json(&format!("/api/tables/{id}/review"), &cookie).await?;
            if let Some(choices) = answer["review"]["choices"].as_array() {
                let (seconds, choices) = (begun.elapsed().as_secs_f64(), choices.len());
                println!(
                    "the review of {game} with {players} players, {choices} choices, took {seconds:.1} s"
                );
                return Fallible::Ok(());
            }
            tokio::time::sleep(EVERY).await;
        }
    };
    measure(place, &server, load, review).await
}

/// A table of bots, played to its end because somebody looks on.
async fn bots_game(
    client: &mut Client,
    address: &str,
    cookie: &str,
    game: &str,
    players: usize,
) -> Fallible<String> {
    let seats = vec![json!({"kind": "bot", "level": "easy"}); players];
    let body = json!({"game": game, "seats": seats}).to_string();
    let (_, text) = client.post("/api/tables", cookie, &body).await?;
    let made: Value = serde_json::from_str(&text)?;
    let id = made["id"].as_str().ok_or(text)?.to_string();
    let mut stream = TcpStream::connect(address).await?;
    let request =
        format!("GET /api/tables/{id}/events HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let looks_on =
        tokio::spawn(async move { while stream.read(&mut [0; 65536]).await.is_ok_and(|n| n > 0) {} });
    let begun = Instant::now();
    loop {
        let state = client.json(&format!("/api/tables/{id}"), cookie).await?;
        if state["status"] == "over" {
            let (ply, seconds) = (&state["ply"], begun.elapsed().as_secs_f64());
            println!("{game}: {players} bots played {ply} steps in {seconds:.1} s");
            looks_on.abort();
            return Ok(id);
        }
        tokio::time::sleep(EVERY).await;
    }
}
