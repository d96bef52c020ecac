//! Bots move by themselves, within a pool, and go on after a restart.

use emporio_server::Config;
use serde_json::{Value, json};

use crate::client::{House, config, id};

#[tokio::test]
async fn a_table_of_bots_plays_to_the_end_by_itself() {
    let house = House::new(config(41)).await;
    let anna = house.person("Anna").await;
    let easy = json!({"kind": "bot", "level": "easy"});
    let table = anna.table("san-juan", json!([easy, easy])).await;
    assert_eq!(table["you"], Value::Null);
    let mut stream = anna.events(&id(&table), None).await;
    loop {
        let event = stream.next().await.unwrap();
        if event.data["status"] == "over" {
            assert!(event.data["scores"]["players"][0]["total"].is_i64());
            return;
        }
    }
}

#[tokio::test]
async fn bots_go_on_after_a_restart_and_take_over_seats() {
    let house = House::new(Config { bots: false, ..config(42) }).await;
    let anna = house.person("Anna").await;
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}])).await;
    let mut state = anna.state(&id(&table)).await;
    // With bots off the table stands still as soon as the bot has to act.
    while state["turn"]["player"] == 0 {
        state = anna.act(&state, 0).await.ok();
    }
    let still = anna.state(&id(&table)).await;
    assert_eq!(still["ply"], state["ply"]);
    let cookie = anna.cookie.clone();
    let again = house.again(config(43)).await;
    let anna = crate::client::Client { cookie, ..again.stranger() };
    let mut stream = anna.events(&id(&table), None).await;
    let mine = loop {
        let event = stream.next().await.unwrap();
        if event.data["turn"]["player"] == 0 {
            break event.data;
        }
    };
    assert!(mine["ply"].as_u64() > still["ply"].as_u64(), "the sweep at the start set the bot to work");
    let left = anna.at(&mine, "seats/0/bot", json!({"level": "easy"})).await.ok();
    assert_eq!((&left["seats"][0]["kind"], &left["you"]), (&json!("bot"), &Value::Null));
    loop {
        let event = stream.next().await.unwrap();
        if event.data["status"] == "over" {
            return;
        }
    }
}

#[tokio::test]
async fn the_owner_fills_open_seats_with_bots() {
    let house = House::new(config(44)).await;
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let table = anna.table("puerto-rico", json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).await;
    let level = json!({"level": "easy"});
    assert_eq!(bruno.at(&table, "seats/1/bot", level.clone()).await.code(), "forbidden");
    let one = anna.at(&table, "seats/1/bot", level.clone()).await.ok();
    assert_eq!((&one["status"], &one["seats"][1]["level"]), (&json!("waiting"), &json!("easy")));
    let all = anna.at(&table, "seats/2/bot", level).await.ok();
    assert_eq!(all["status"], "playing");
    let token = &table["invites"][0]["token"];
    assert_eq!(bruno.at(&table, "claim", json!({ "token": token })).await.code(), "forbidden");
}
