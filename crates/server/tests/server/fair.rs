//! The deal can be checked: promised before, added to by browsers, the same after going back, shown at the end.

use emporio_server::fair::{Unfair, commitment, verify};
use serde_json::{Value, json};

use crate::client::{Client, House, config, id};

const ADDED: &str = "00112233445566778899aabbccddeeff";

/// A table for which the server has made its promise before anyone added to the deal.
async fn promised(anna: &Client, seats: Value) -> (String, Value) {
    let promise = anna.post("/api/deals", json!({})).await.ok()["commitment"].as_str().unwrap().to_string();
    let wish = json!({
        "game": "san-juan", "seats": seats, "private": false, "commitment": promise, "added": ADDED,
    });
    (promise, anna.post("/api/tables", wish).await.ok())
}

/// Anna and an easy bot at such a table.
async fn against_a_bot(house: &House) -> (Client, String, Value) {
    let anna = house.person("Anna").await;
    let bot = json!({"kind": "bot", "level": "easy"});
    let (promise, table) = promised(&anna, json!([{"kind": "me"}, bot])).await;
    (anna, promise, table)
}

/// Plays on with whatever is offered until the game is over; gives the last state.
async fn to_the_end(anna: &Client, id: &str) -> Value {
    let mut events = anna.events(id, None).await;
    for n in 0.. {
        let state = anna.state(id).await;
        if state["status"] == "over" {
            return state;
        }
        if state["turn"]["player"] == state["you"] {
            anna.act(&state, n * 7 + n / 3).await.ok();
        } else {
            events.next().await.expect("the stream goes on");
        }
    }
    unreachable!("the game ends")
}

#[tokio::test]
async fn a_whole_game_follows_from_what_was_promised_and_added() {
    let house = House::new(config(101)).await;
    let (anna, promise, table) = against_a_bot(&house).await;
    let id = id(&table);
    assert_eq!(table["deal"], json!({"commitment": promise, "added": [ADDED, ""], "secret": null}));
    assert_eq!(anna.get(&format!("/api/tables/{id}/fair")).await.code(), "forbidden");
    let over = to_the_end(&anna, &id).await;
    let secret = over["deal"]["secret"].as_str().unwrap();
    assert_eq!(commitment(secret), promise);
    let record = anna.get(&format!("/api/tables/{id}/record")).await.text;
    let fair = verify(&record).unwrap();
    assert!(fair.draws > 50, "{}", fair.draws);
    let checked = anna.get(&format!("/api/tables/{id}/fair")).await.ok();
    assert_eq!((&checked["draws"], &checked["wrong"]), (&json!(fair.draws), &Value::Null));
    cheated(&record, secret);
    let back =
        anna.at(&over, "undo", json!({"ply": over["ply"], "to_ply": over["undo"]["propose_to_ply"]})).await;
    assert_eq!(back.code(), "forbidden", "nothing is drawn from a secret that is known");
}

/// Whatever is changed afterwards is found.
fn cheated(record: &str, secret: &str) {
    let another = secret.replace(&secret[..1], if secret.starts_with('0') { "1" } else { "0" });
    assert_eq!(verify(&record.replace(secret, &another)), Err(Unfair::Secret));
    assert!(matches!(verify(&record.replace(ADDED, "00")), Err(Unfair::Draw { .. } | Unfair::Record(_))));
    let without: String =
        record.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    assert_eq!(verify(&without), Err(Unfair::NoProof));
    // Whoever deals what was set in the proof deals nothing that was promised.
    let set = record.replace("\"rule\":\"added\"", "\"rule\":\"added\",\"script\":[\"draw library\"]");
    assert!(matches!(verify(&set), Err(Unfair::Set(1) | Unfair::Draw { .. })), "{:?}", verify(&set));
    let draws: Vec<&str> = record.lines().filter(|line| line.starts_with("draw ")).collect();
    let other = draws.iter().find(|draw| **draw != draws[3]).unwrap();
    let mut lines: Vec<&str> = record.lines().collect();
    let at = lines.iter().position(|line| *line == draws[3]).unwrap();
    lines[at] = other;
    assert!(matches!(verify(&lines.join("\n")), Err(Unfair::Draw { .. })), "a card that was exchanged");
}

#[tokio::test]
async fn going_back_never_draws_anew() {
    let house = House::new(config(102)).await;
    let (anna, _, table) = against_a_bot(&house).await;
    let mut state = anna.until_my_turn(&id(&table)).await;
    for n in 0..60 {
        let before = state.clone();
        let choices = before["choices"].as_array().unwrap();
        // The councillor draws, and asks the same player what to keep.
        let councillor = choices.iter().find(|choice| choice["action"] == "take councillor");
        let action = councillor.unwrap_or(&choices[n % choices.len()])["action"].clone();
        let moved = anna.act_as(&before, &[action.as_str().unwrap()]).await.ok();
        let drew = moved["told"]
            .as_array()
            .unwrap()
            .iter()
            .any(|told| told["kind"].as_str().unwrap().contains("dr"));
        if drew && moved["turn"]["player"] == moved["you"] {
            let back = json!({"ply": moved["ply"], "to_ply": before["ply"]});
            let gone = anna.at(&moved, "undo", back).await.ok();
            let again = anna.act_as(&gone, &[action.as_str().unwrap()]).await.ok();
            assert_eq!((&again["view"], &again["ply"]), (&moved["view"], &moved["ply"]));
            return;
        }
        state = anna.until_my_turn(&id(&table)).await;
    }
    panic!("nothing was drawn");
}

#[tokio::test]
async fn whoever_joins_adds_to_the_deal_and_a_promise_is_for_one_table() {
    let house = House::new(config(103)).await;
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let (promise, table) = promised(&anna, json!([{"kind": "me"}, {"kind": "open"}])).await;
    assert_eq!(table["ply"], 0, "nothing is drawn before all have added");
    let bad = bruno.at(&table, "claim", json!({"added": "no digits"})).await;
    assert_eq!(bad.code(), "bad_request");
    let joined = bruno.at(&table, "claim", json!({"added": "beef"})).await.ok();
    assert_eq!(joined["deal"]["added"], json!([ADDED, "beef"]));
    assert!(joined["ply"].as_u64() > Some(0));
    let again =
        json!({"game": "san-juan", "seats": [{"kind": "me"}, {"kind": "open"}], "commitment": promise});
    assert_eq!(anna.post("/api/tables", again).await.code(), "not_found");
}

/// Places drawn by lot follow from the promise and from what the maker added, and the record proves it.
#[tokio::test]
async fn places_by_lot_follow_from_the_promise() {
    let house = House::new(config(104)).await;
    let anna = house.person("Anna").await;
    let bot = json!({"kind": "bot", "level": "easy"});
    let promise = anna.post("/api/deals", json!({})).await.ok()["commitment"].clone();
    let wish = json!({
        "game": "san-juan", "seats": [{"kind": "me"}, bot, bot, bot], "shuffle": true, "private": false,
        "commitment": promise, "added": ADDED,
    });
    let table = anna.post("/api/tables", wish).await.ok();
    let over = to_the_end(&anna, &id(&table)).await;
    let record = anna.get(&format!("/api/tables/{}/record", id(&table))).await.text;
    let lot = verify(&record).unwrap().proof.deal.lot.unwrap();
    assert_eq!(lot.added, ADDED);
    let place = lot.order.iter().position(|place| *place == 0).unwrap();
    assert_eq!(
        over["you"].as_u64(),
        Some(place as u64),
        "whoever was first in the list sits where the lot put them"
    );
    let mut other = lot.order.clone();
    other.rotate_left(1);
    let written = |order: &[u8]| format!("\"order\":{}", json!(order));
    let cheated = record.replace(&written(&lot.order), &written(&other));
    assert_ne!(cheated, record);
    assert!(matches!(verify(&cheated), Err(Unfair::Lot)));
}
