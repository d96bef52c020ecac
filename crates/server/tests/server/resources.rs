//! What one visitor may make a server do: so many requests, so long games, so many at once.

use std::time::Duration;

use emporio_core::{Match, Table};
use emporio_san_juan::SanJuan;
use emporio_server::Config;
use emporio_server::limits::{Rate, Rates};
use serde_json::json;

use crate::client::{House, config};
use crate::hidden::some_game;

/// The beginning of a game as a request for its replay.
fn replayed() -> serde_json::Value {
    let mut game: Match<SanJuan> = some_game(64);
    game.back_to(120);
    json!({"from": {"record": Table::record(&game).to_string()}, "eyes": "all"})
}

#[tokio::test]
async fn a_network_asks_so_often_and_the_page_is_still_there() {
    let few = Rate { burst: 3, every: Duration::from_secs(3600) };
    let house =
        House::new(Config { rates: Rates { requests: few, ..Rates::unlimited() }, ..config(111) }).await;
    let anyone = house.stranger();
    for _ in 0..3 {
        anyone.get("/api/games").await.ok();
    }
    let refused = anyone.get("/api/tables?list=open").await;
    assert_eq!((refused.code().as_str(), refused.status.as_u16()), ("too_many", 429));
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(anyone.get("/").await.status, 200);
}

#[tokio::test]
async fn a_record_longer_than_any_game_is_refused_before_it_is_played() {
    let house = House::new(config(112)).await;
    let record = replayed()["from"]["record"].as_str().unwrap().to_string();
    let longer = record + &"pass\n".repeat(20_000);
    let refused = house.stranger().post("/api/replay", json!({"from": {"record": longer}})).await;
    assert_eq!(refused.code(), "bad_request");
    assert!(refused.text.contains("too long"), "{}", refused.text);
}

/// Nobody has all the places of those who wait for a replay.
#[tokio::test]
async fn nobody_has_all_the_turns() {
    let house = House::new(config(113)).await;
    let (anyone, wish) = (house.stranger(), replayed());
    let asked: Vec<_> = (0..60)
        .map(|_| {
            let (anyone, wish) = (anyone.clone(), wish.clone());
            tokio::spawn(async move { anyone.post("/api/replay", wish).await.status })
        })
        .collect();
    let mut refused = 0;
    for reply in asked {
        refused += usize::from(reply.await.unwrap() == 503);
    }
    assert!((1..60).contains(&refused), "one network has so many turns and no more: {refused}");
    anyone.post("/api/replay", wish).await.ok();
}
