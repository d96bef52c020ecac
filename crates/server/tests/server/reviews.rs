//! Reviews of finished games: begun by asking, made in the background, the same for all.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, House, config, id};

/// Asks until the review is there.
async fn review(client: &Client, id: &str) -> Value {
    loop {
        let answer = client.get(&format!("/api/tables/{id}/review")).await.ok();
        if !answer["review"].is_null() {
            return answer;
        }
        assert!((0.0..=1.0).contains(&answer["share"].as_f64().unwrap()));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_finished_game_is_looked_back_on_and_a_running_one_is_not() {
    let house = House::new(config(74)).await;
    let anna = house.person("Anna").await;
    let easy = json!({"kind": "bot", "level": "easy"});
    let running = anna.table("stones", json!([{"kind": "me"}, easy])).await;
    let path = format!("/api/tables/{}/review", id(&running));
    assert_eq!(anna.get(&path).await.code(), "forbidden", "it would tell what is hidden");
    let table = anna.table("stones", json!([easy, easy])).await;
    let mut stream = anna.events(&id(&table), None).await;
    while stream.next().await.unwrap().data["status"] != "over" {}
    let found = review(&anna, &id(&table)).await;
    let state = anna.state(&id(&table)).await;
    let moments = found["review"]["moments"].as_array().unwrap();
    assert_eq!(moments.last().unwrap()["ply"], state["ply"]);
    assert_eq!(found["review"]["summaries"].as_array().unwrap().len(), 2);
    let bruno = house.person("Bruno").await;
    assert_eq!(review(&bruno, &id(&table)).await["review"], found["review"], "made once, for all");
    assert_eq!(house.stranger().get(&format!("/api/tables/{}/review", id(&table))).await.code(), "unknown");
}
