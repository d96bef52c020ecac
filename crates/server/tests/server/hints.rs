//! Hints: for whoever may ask, about the moment at hand, and given up when the table moves on.

use emporio_server::Config;
use serde_json::{Value, json};

use crate::client::{House, config, id};

fn bot() -> Value {
    json!({"kind": "bot", "level": "easy"})
}

#[tokio::test]
async fn whoever_is_alone_against_bots_is_told_what_to_play_and_can_play_it() {
    let house = House::new(config(71)).await;
    let anna = house.person("Anna").await;
    for game in ["puerto-rico", "san-juan", "madeira", "spice-islands"] {
        let table = anna.table(game, json!([{"kind": "me"}, bot(), bot()])).await;
        let state = anna.until_my_turn(&id(&table)).await;
        assert_eq!(state["hints"], true, "{game}");
        let told = anna.at(&state, "hint", json!({})).await.ok();
        assert_eq!((&told["ply"], &told["undos"]), (&state["ply"], &state["undos"]), "{game}");
        let advice = told["advice"].as_array().unwrap();
        let offered =
            |action: &Value| state["choices"].as_array().unwrap().iter().any(|one| one["action"] == *action);
        assert!(!advice.is_empty() && advice.len() <= 3, "{game}: {told}");
        for one in advice {
            assert!(offered(&one["action"]), "{game}: {one}");
            assert!((0.0..=1.0).contains(&one["chance"].as_f64().unwrap()), "{game}: {one}");
            assert!(!one["reasons"].as_array().unwrap().is_empty(), "{game}: {one}");
        }
        assert_eq!(anna.at(&state, "hint", json!({})).await.ok(), told, "{game}: the same every time");
        let body = json!({"ply": state["ply"], "actions": [advice[0]["action"]]});
        anna.at(&state, "actions", body).await.ok();
    }
}

#[tokio::test]
async fn hints_are_for_those_who_play_where_all_agreed() {
    let house = House::new(Config { bots: false, ..config(72) }).await;
    let (anna, bruno, carla) =
        (house.person("Anna").await, house.person("Bruno").await, house.person("Carla").await);
    for (hints, expected) in [(false, "forbidden"), (true, "")] {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let wish = json!({"game": "san-juan", "seats": seats, "private": false, "hints": hints});
        let table = anna.post("/api/tables", wish).await.ok();
        assert_eq!(anna.at(&table, "hint", json!({})).await.code(), "waiting");
        let state = bruno.at(&table, "claim", json!({})).await.ok();
        assert_eq!(state["hints"], hints);
        let (mover, other) = if state["turn"]["player"] == 0 { (&anna, &bruno) } else { (&bruno, &anna) };
        let answer = mover.at(&table, "hint", json!({})).await;
        if expected.is_empty() {
            assert!(!answer.ok()["advice"].as_array().unwrap().is_empty());
            assert_eq!(other.at(&table, "hint", json!({})).await.code(), "not_your_turn");
        } else {
            assert_eq!(answer.code(), expected);
        }
        assert_eq!(carla.at(&table, "hint", json!({})).await.code(), "forbidden");
        assert_eq!(house.stranger().at(&table, "hint", json!({})).await.code(), "unknown");
    }
}

#[tokio::test]
async fn a_hint_is_given_up_when_the_person_moves() {
    let house = House::new(Config { bots: false, hint_tries: 200_000_000, ..config(73) }).await;
    let anna = house.person("Anna").await;
    let table = anna.table("puerto-rico", json!([{"kind": "me"}, bot(), bot()])).await;
    let state = anna.state(&id(&table)).await;
    let asking = {
        let (anna, state) = (anna.clone(), state.clone());
        tokio::spawn(async move { anna.at(&state, "hint", json!({})).await })
    };
    // Long enough for the thought to begin; without the move it would take minutes.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    anna.act(&state, 0).await.ok();
    assert_eq!(asking.await.unwrap().code(), "stale");
}
