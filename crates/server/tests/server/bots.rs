//! Bots move by themselves, within a pool, and go on after a restart.

use emporio_server::Config;
use serde_json::{Value, json};

use crate::client::{House, config, id};

#[tokio::test]
async fn a_table_of_bots_plays_to_the_end_by_itself() {
    let house = House::new(config(41)).await;
    let (anna, table) = house.bots_alone().await;
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
    let level = json!({"level": "easy"});
    assert_eq!(anna.at(&mine, "seats/0/bot", level).await.code(), "unconfirmed", "it asks first");
    let left = anna.at(&mine, "seats/0/bot", json!({"level": "easy", "sure": true})).await.ok();
    assert_eq!((&left["seats"][0]["kind"], &left["you"]), (&json!("bot"), &Value::Null));
    assert_eq!((&left["left"], &left["seats"][0]["yours_again"]), (&json!(true), &json!(true)));
    // All its people have left: the table waits instead of playing itself to the end, though Anna looks on.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(anna.state(&id(&table)).await["ply"], left["ply"]);
    let back = anna.at(&mine, "seats/0/back", json!({})).await.ok();
    assert_eq!((&back["you"], &back["left"]), (&json!(0), &json!(false)));
    assert!(!back["choices"].as_array().unwrap().is_empty(), "and she plays on where she was");
}

/// [#5] A table of bots that nobody looks at waits; whoever opens it sets it going.
#[tokio::test]
async fn a_table_of_bots_that_nobody_looks_at_waits() {
    let house = House::new(config(45)).await;
    let (anna, table) = house.bots_alone().await;
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(anna.state(&id(&table)).await["ply"], table["ply"]);
    let mut stream = anna.events(&id(&table), None).await;
    stream.until(&json!(table["ply"].as_u64().unwrap() + 5)).await;
}

/// [#5] However many tables of hard bots others have, a light bot moves at once.
#[tokio::test]
async fn tables_of_hard_bots_do_not_hold_up_a_light_one() {
    let house = House::new(Config { bot_workers: 1, ..config(46) }).await;
    let (eve, anna) = (house.person("Eve").await, house.person("Anna").await);
    let hard = json!({"kind": "bot", "level": "hard"});
    let mut watched = Vec::new();
    for _ in 0..8 {
        let table = eve.table("puerto-rico", json!([hard, hard, hard, hard, hard])).await;
        watched.push(eve.events(&id(&table), None).await);
    }
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}])).await;
    let mut state = anna.until_my_turn(&id(&table)).await;
    let begun = std::time::Instant::now();
    for n in 0..5 {
        anna.act(&state, n).await.ok();
        state = anna.until_my_turn(&id(&table)).await;
    }
    let took = begun.elapsed();
    assert!(took < std::time::Duration::from_secs(20), "five turns took {took:?}");
}

/// [#5] Nobody begins more tables than one plays, neither alone nor with a household.
#[tokio::test]
async fn running_tables_are_capped_by_person_and_network() {
    let house = House::new(Config { running_each: 2, running_network: 3, ..config(47) }).await;
    let (eve, eva) = (house.person("Eve").await, house.person("Ewa").await);
    let wish = json!({"game": "san-juan", "seats": [{"kind": "me"}, {"kind": "open"}]});
    for _ in 0..2 {
        eve.post("/api/tables", wish.clone()).await.ok();
    }
    assert_eq!(eve.post("/api/tables", wish.clone()).await.code(), "too_many");
    eva.post("/api/tables", wish.clone()).await.ok();
    assert_eq!(eva.post("/api/tables", wish).await.code(), "too_many");
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

/// [#8] Where its hand decides, a bot takes as long whether it had much to choose from, little, or nothing.
#[tokio::test]
async fn a_bot_takes_its_time_where_its_hand_decides() {
    let pace = std::time::Duration::from_millis(300);
    let house = House::new(Config { pace_light: pace, ..config(48) }).await;
    let anna = house.person("Anna").await;
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}])).await;
    let mut stream = anna.events(&id(&table), None).await;
    let (mut taken, mut since) = (0, None);
    for n in 0.. {
        let state = stream.next().await.unwrap().data;
        if let Some(since) = since {
            let took = std::time::Instant::elapsed(&since);
            // The event before may have come late on a busy machine.
            assert!(took >= pace / 3, "a bot's choice of its hand took {took:?}");
            taken += 1;
        }
        if taken == 3 {
            return;
        }
        let asked = &state["prompt"]["key"]["id"];
        let hides = ["prompt-build", "prompt-pay", "prompt-keep"].iter().any(|prompt| asked == prompt);
        since = (state["turn"]["player"] == 1 && hides).then(std::time::Instant::now);
        if state["turn"]["player"] == 0 {
            anna.act(&anna.state(&id(&table)).await, n).await.ok();
        }
    }
}
