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

/// The same after a first move: the mover, the other, the table before it and after.
async fn moved(house: &House) -> (Client, Client, Value, Value) {
    let (anna, bruno, table) = two(house).await;
    let moved = anna.act(&table, 0).await.ok();
    (anna, bruno, table, moved)
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
    // The other player cannot take it back, only ask.
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
    let refused = bruno.at(&table, "undo/refuse", json!({"number": 1})).await.ok();
    assert_eq!(refused["undo"]["pending"], Value::Null);
    assert_eq!(bruno.at(&table, "undo/agree", json!({"ply": now, "number": 1})).await.code(), "not_found");
    anna.at(&table, "undo", ask).await.ok();
    let agree = json!({"ply": now, "number": 2});
    let again = anna.at(&table, "undo/agree", agree.clone()).await.ok();
    assert_eq!(again["ply"], *now, "one person agreeing twice is not two people");
    let stranger = house.person("Xeno").await;
    assert_eq!(stranger.at(&table, "undo/agree", agree.clone()).await.code(), "forbidden");
    let back = bruno.at(&table, "undo/agree", agree).await.ok();
    assert_eq!((&back["ply"], &back["undos"]), (start, &json!(1)));
    let mine = anna.state(&id(&table)).await;
    assert_eq!(mine["view"], table["view"], "all is as it was");
    assert_eq!(mine["choices"], table["choices"]);
}

#[tokio::test]
async fn a_move_overtakes_a_wish_and_alone_among_bots_one_is_enough() {
    let house = House::new(config(13)).await;
    let (anna, bruno, table, moved) = moved(&house).await;
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
        .at(
            &state,
            &format!("seats/{}/bot", 1 - state["you"].as_u64().unwrap()),
            json!({"level": "easy", "sure": true}),
        )
        .await
        .ok();
    // The bot may still be moving: its steps would make the moment an old one, so she waits for her own turn.
    let state = anna.until_my_turn(&id(&table)).await;
    let back = anna.at(&state, "undo", json!({"ply": state["ply"], "to_ply": table["ply"]})).await.ok();
    assert_eq!(back["ply"], table["ply"]);
    let nothing = anna.at(&back, "undo", json!({"ply": back["ply"], "to_ply": 0})).await;
    assert_eq!(nothing.code(), "bad_request", "before the first choice there is only the deal");
}

/// [#9] What is agreed to is what was seen: a wish put in the place of another has another number.
#[tokio::test]
async fn a_wish_cannot_be_exchanged_under_the_hand() {
    let house = House::new(config(14)).await;
    let (anna, bruno, table) = two(&house).await;
    for n in 0..8 {
        for client in [&anna, &bruno] {
            let mine = client.state(&id(&table)).await;
            if mine["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
                client.act(&mine, n).await.ok();
            }
        }
    }
    let now = anna.state(&id(&table)).await;
    let ply = now["ply"].as_u64().unwrap();
    let ask = |to: u64| anna.at(&table, "undo", json!({"ply": ply, "to_ply": to}));
    let late = now["undo"]["propose_to_ply"].as_u64().unwrap();
    let seen = ask(late).await.ok()["undo"]["pending"].clone();
    assert_eq!(
        seen["goes"]["steps"].as_u64(),
        Some(ply - seen["to_ply"].as_u64().unwrap()),
        "it says how far"
    );
    let early = table["ply"].as_u64().unwrap();
    assert_eq!(ask(early).await.ok()["undo"]["pending"]["to_ply"].as_u64(), Some(early));
    let agree = bruno.at(&table, "undo/agree", json!({"ply": ply, "number": seen["number"]})).await;
    assert_eq!(agree.code(), "stale");
    assert_eq!(
        agree.json()["state"]["undo"]["pending"]["number"].as_u64(),
        seen["number"].as_u64().map(|n| n + 1)
    );
    assert_eq!(bruno.state(&id(&table)).await["ply"].as_u64(), Some(ply), "nothing was taken back");
    assert_eq!(bruno.at(&table, "undo/refuse", json!({"number": seen["number"]})).await.code(), "stale");
}

/// [#9] Against bots one goes back to a choice of one's own, by as much as was said before, and forward again.
#[tokio::test]
async fn alone_among_bots_one_goes_back_by_a_choice_and_forward_again() {
    let house = House::new(config(15)).await;
    let anna = house.person("Anna").await;
    let easy = json!({"kind": "bot", "level": "easy"});
    let table = anna.table("san-juan", json!([{"kind": "me"}, easy, easy])).await;
    let mut state = anna.until_my_turn(&id(&table)).await;
    for n in 0..12 {
        anna.act(&state, n).await.ok();
        state = anna.until_my_turn(&id(&table)).await;
    }
    let (ply, back) = (state["ply"].as_u64().unwrap(), state["undo"]["back"].clone());
    let to = back["to_ply"].as_u64().unwrap();
    assert_eq!(
        (&back["at_once"], &back["yours"], &back["steps"]),
        (&json!(true), &json!(1), &json!(ply - to))
    );
    let jump = anna.at(&table, "undo", json!({"ply": ply, "to_ply": 0})).await;
    assert_eq!(jump.code(), "bad_request", "only to a choice of one's own");
    let gone = anna.at(&table, "undo", json!({"ply": ply, "to_ply": to})).await.ok();
    assert_eq!((gone["ply"].as_u64(), &gone["turn"]["player"]), (Some(to), &gone["you"]));
    assert_eq!(gone["undo"]["redo"]["to_ply"].as_u64(), Some(ply));
    let again = anna.at(&table, "redo", json!({"ply": to})).await.ok();
    assert_eq!(
        (&again["ply"], &again["view"], &again["undo"]["redo"]),
        (&state["ply"], &state["view"], &Value::Null)
    );
    assert_eq!(anna.at(&table, "redo", json!({"ply": ply})).await.code(), "not_found");
    let gone = anna.at(&table, "undo", json!({"ply": ply, "to_ply": to})).await.ok();
    let other = anna.act(&gone, 1).await.ok();
    assert_eq!(other["undo"]["redo"], Value::Null, "whoever chooses anew has nothing to do again");
}

/// [#9] Nobody makes the choices of another person again for them.
#[tokio::test]
async fn the_choices_of_other_people_are_not_done_again() {
    let house = House::new(config(16)).await;
    let (anna, bruno, table, moved) = moved(&house).await;
    let asked = anna.at(&table, "undo", json!({"ply": moved["ply"], "to_ply": table["ply"]})).await.ok();
    if asked["undo"]["pending"].is_object() {
        bruno.at(&table, "undo/agree", json!({"number": 1})).await.ok();
    }
    assert_eq!(bruno.state(&id(&table)).await["undo"]["redo"], Value::Null);
    assert_eq!(bruno.at(&table, "redo", json!({"ply": table["ply"]})).await.code(), "not_found");
    let again = anna.at(&table, "redo", json!({"ply": table["ply"]})).await.ok();
    assert_eq!(again["ply"], moved["ply"]);
}

/// [#7] In no game is a choice taken back freely once another player has a part: what they are asked could tell a hand.
#[tokio::test]
async fn free_undo_ends_where_another_player_has_a_part() {
    let house = House::new(config(17)).await;
    let people = [house.person("Anna").await, house.person("Bruno").await, house.person("Carla").await];
    for game in ["puerto-rico", "san-juan", "madeira", "spice-islands"] {
        let open = json!({"kind": "open"});
        let table = people[0].table(game, json!([{"kind": "me"}, open, open])).await;
        for client in &people[1..] {
            client.at(&table, "claim", json!({})).await.ok();
        }
        let (mut passed, mut state) = (0, people[0].state(&id(&table)).await);
        for n in 0..30 {
            let Some(turn) = state["turn"]["player"].as_u64() else { break };
            let ply = state["ply"].as_u64().unwrap() as usize;
            let mine = people[turn as usize].state_from(&id(&table), ply).await;
            state = people[turn as usize].act(&mine, n * 7 + n / 3).await.ok();
            if state["turn"]["player"] != state["you"] {
                passed += 1;
                assert_eq!(state["undo"]["free_to_ply"], Value::Null, "{game}: {state}");
            }
        }
        assert!(passed > 3, "{game}: the turn was passed on {passed} times");
    }
}
