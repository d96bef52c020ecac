//! Going back: freely while nothing new became known, further only if all people agree.

use serde_json::{Value, json};

use crate::client::{Client, House, config, id};

/// Two people at a table of Puerto Rico's kind for two, with the one to move first.
async fn two(house: &House) -> (Client, Client, Value) {
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bruno.at(&table, "claim", json!({})).await.ok();
    let state = anna.state(&id(&table)).await;
    if state["turn"]["player"] == 0 {
        (anna, bruno, state)
    } else {
        let state = bruno.state(&id(&table)).await;
        (bruno, anna, state)
    }
}

/// Plays until the last step is the own choice of the player who may then go back freely.
async fn until_free(clients: [&Client; 2], id: &str) -> (usize, Value) {
    for n in 0..500 {
        for (who, client) in clients.iter().enumerate() {
            let state = client.state(id).await;
            if state["undo"]["free_to_ply"].is_u64() {
                return (who, state);
            }
            if state["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
                client.act(&state, n).await.ok();
            }
        }
    }
    panic!("nobody could ever go back freely");
}

#[tokio::test]
async fn own_choices_are_taken_back_freely_and_nothing_else() {
    let house = House::new(config(11)).await;
    let (anna, bruno, table) = two(&house).await;
    let (who, state) = until_free([&anna, &bruno], &id(&table)).await;
    let (mover, other) = if who == 0 { (&anna, &bruno) } else { (&bruno, &anna) };
    let ply = state["ply"].as_u64().unwrap();
    let free = state["undo"]["free_to_ply"].as_u64().unwrap();
    assert!(free < ply);
    // The other cannot take it back, he can only ask.
    let asked = other.at(&state, "undo", json!({"ply": ply, "to_ply": free})).await.ok();
    assert_eq!(asked["ply"].as_u64(), Some(ply));
    assert_eq!(asked["undo"]["pending"]["agreed"], json!([asked["you"]]));
    let back = mover.at(&state, "undo", json!({"ply": ply, "to_ply": free})).await.ok();
    assert_eq!((back["ply"].as_u64(), &back["undos"]), (Some(free), &json!(1)));
    assert_eq!((&back["turn"]["player"], &back["undo"]["pending"]), (&back["you"], &Value::Null));
    assert!(!back["choices"].as_array().unwrap().is_empty());
    // Whoever saw the old line is told so, even if the number of steps were the same again.
    let old = json!({"ply": free, "undos": 0, "actions": [back["choices"][0]["action"]]});
    assert_eq!(mover.at(&state, "actions", old).await.code(), "stale");
    let replayed = mover.act(&back, 1).await.ok();
    assert_eq!(mover.state(&id(&table)).await["ply"], replayed["ply"]);
}

#[tokio::test]
async fn going_back_further_needs_all_people() {
    let house = House::new(config(12)).await;
    let (anna, bruno, table) = two(&house).await;
    let first = anna.act(&table, 0).await.ok();
    let mut state = first;
    for n in 0..6 {
        for client in [&anna, &bruno] {
            let mine = client.state(&id(&table)).await;
            if mine["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
                state = client.act(&mine, n).await.ok();
            }
        }
    }
    let (start, now) = (&table["ply"], &state["ply"]);
    let ask = json!({"ply": now, "to_ply": start});
    let asked = anna.at(&table, "undo", ask.clone()).await.ok();
    assert_eq!(asked["undo"]["pending"]["to_ply"], *start);
    assert_eq!(bruno.state(&id(&table)).await["ply"], *now, "asking alone changes nothing");
    let refused = bruno.at(&table, "undo/refuse", json!({})).await.ok();
    assert_eq!(refused["undo"]["pending"], Value::Null);
    assert_eq!(bruno.at(&table, "undo/agree", json!({"ply": now})).await.code(), "not_found");
    anna.at(&table, "undo", ask).await.ok();
    let again = anna.at(&table, "undo/agree", json!({"ply": now})).await.ok();
    assert_eq!(again["ply"], *now, "one person agreeing twice is not two people");
    let stranger = house.person("Xeno").await;
    assert_eq!(stranger.at(&table, "undo/agree", json!({"ply": now})).await.code(), "forbidden");
    let back = bruno.at(&table, "undo/agree", json!({"ply": now})).await.ok();
    assert_eq!((&back["ply"], &back["undos"]), (start, &json!(1)));
    let mine = anna.state(&id(&table)).await;
    assert_eq!(mine["view"], table["view"], "all is as it was");
    assert_eq!(mine["choices"], table["choices"]);
}

#[tokio::test]
async fn a_move_overtakes_a_wish_and_alone_among_bots_one_is_enough() {
    let house = House::new(config(13)).await;
    let (anna, bruno, table) = two(&house).await;
    let moved = anna.act(&table, 0).await.ok();
    let asked = bruno.at(&table, "undo", json!({"ply": moved["ply"], "to_ply": table["ply"]})).await.ok();
    assert!(asked["undo"]["pending"].is_object());
    for client in [&anna, &bruno] {
        let mine = client.state(&id(&table)).await;
        if mine["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
            let moved = client.act(&mine, 0).await.ok();
            assert_eq!(moved["undo"]["pending"], Value::Null);
            break;
        }
    }
    // Bruno leaves; now Anna is the only person and may go back by herself, even into the set-up's first choice.
    let state = anna.state(&id(&table)).await;
    bruno
        .at(&state, &format!("seats/{}/bot", 1 - state["you"].as_u64().unwrap()), json!({"level": "easy"}))
        .await
        .ok();
    // The bot may still be moving: its steps would make the moment an old one, so she waits for her own turn.
    let state = anna.until_my_turn(&id(&table)).await;
    let back = anna.at(&state, "undo", json!({"ply": state["ply"], "to_ply": table["ply"]})).await.ok();
    assert_eq!(back["ply"], table["ply"]);
    let nothing = anna.at(&back, "undo", json!({"ply": back["ply"], "to_ply": 0})).await;
    assert_eq!(nothing.code(), "bad_request", "before the first choice there is only the deal");
}
