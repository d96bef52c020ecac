//! Bad input: a typed error with a message, and nothing has changed.

use std::time::Duration;

use axum::body::Body;
use axum::http::header;
use emporio_server::Config;
use emporio_server::limits::{Rate, Rates};
use serde_json::{Value, json};

use crate::client::{Client, House, config, id};

/// Anna has made a table with Bruno and may act.
async fn table(house: &House) -> (Client, Client, Value) {
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bruno.at(&table, "claim", json!({"token": table["invites"][0]["token"]})).await.ok();
    let state = anna.state(&id(&table)).await;
    match state["turn"]["player"].as_u64() {
        Some(0) => (anna, bruno, state),
        _ => {
            let state = bruno.state(&id(&table)).await;
            (bruno, anna, state)
        }
    }
}

#[tokio::test]
async fn moves_that_cannot_be_are_refused_and_change_nothing() {
    let house = House::new(config(3)).await;
    let (mover, other, state) = table(&house).await;
    let stranger = house.person("Xeno").await;
    let legal = state["choices"][0]["action"].as_str().unwrap();
    let act = |ply: Value, actions: Value| json!({ "ply": ply, "actions": actions });
    let now = &state["ply"];
    let cases = [
        (&mover, act(json!(0), json!([legal])), "stale"),
        (&mover, act(json!(99_999), json!([legal])), "stale"),
        (&mover, act(json!(u64::MAX), json!([legal])), "stale"),
        (&mover, json!({ "ply": now, "undos": 1, "actions": [legal] }), "stale"),
        (&other, act(now.clone(), json!([legal])), "not_your_turn"),
        (&other, act(now.clone(), json!(["nonsense"])), "not_your_turn"),
        (&stranger, act(now.clone(), json!([legal])), "forbidden"),
        (&house.stranger(), act(now.clone(), json!([legal])), "unknown"),
        (&mover, act(now.clone(), json!(["dance"])), "unreadable"),
        (&mover, act(now.clone(), json!([""])), "unreadable"),
        (&mover, act(now.clone(), json!([legal, "dance"])), "illegal"),
        (&mover, act(now.clone(), json!([])), "bad_request"),
        (&mover, act(now.clone(), json!(vec![legal; 201])), "bad_request"),
        (&mover, act(json!(-1), json!([legal])), "bad_request"),
        (&mover, act(now.clone(), json!([7])), "bad_request"),
        (&mover, json!({ "ply": now, "actions": [legal], "seat": 1 }), "bad_request"),
    ];
    for (client, body, code) in cases {
        let reply = client.at(&state, "actions", body.clone()).await;
        assert_eq!(reply.code(), code, "{body}");
        assert_eq!(mover.state(&id(&state)).await, state, "{body} changed something");
    }
    let stale = mover.at(&state, "actions", json!({ "ply": 0, "actions": [legal] })).await;
    assert_eq!(stale.status, 409);
    assert_eq!(stale.json()["state"], state, "the answer to a stale move is how it stands now");
    assert!(mover.act(&state, 0).await.status.is_success(), "and the game goes on");
}

/// What is legal for another, or would be after actions that are not taken, is nobody's to know.
#[tokio::test]
async fn errors_tell_nothing_that_is_hidden() {
    let house = House::new(config(4)).await;
    let (mover, other, state) = table(&house).await;
    let legal: Vec<&str> =
        state["choices"].as_array().unwrap().iter().map(|c| c["action"].as_str().unwrap()).collect();
    for action in ["dance", legal[0], "build smithy"] {
        let reply = other.act_as(&state, &[action]).await;
        assert_eq!(reply.code(), "not_your_turn");
        assert!(legal.iter().all(|action| !reply.text.contains(action)), "{}", reply.text);
    }
    let reply = mover.act_as(&state, &[legal[0], "dance"]).await;
    assert!(reply.json()["legal"].is_null() && !reply.text.contains("legal now"), "{}", reply.text);
    assert_eq!(other.get(&format!("/api/tables/{}/record", id(&state))).await.code(), "forbidden");
}

#[tokio::test]
async fn unknown_addresses_and_broken_bodies_are_typed_errors() {
    let house = House::new(config(5)).await;
    let anna = house.person("Anna").await;
    assert_eq!(anna.get("/api/tables/nowhere").await.code(), "not_found");
    assert_eq!(anna.get("/api/tables/nowhere/events").await.code(), "not_found");
    assert_eq!(anna.get("/api/nothing").await.code(), "not_found");
    assert_eq!(anna.get("/api/tables?list=yours").await.code(), "bad_request");
    assert_eq!(anna.get("/api/tables/x?from=y").await.code(), "bad_request");
    assert_eq!(
        anna.post("/api/tables/nowhere/actions", json!({"ply": 0, "actions": ["x"]})).await.code(),
        "not_found"
    );
    for body in ["", "{", "[]", "null", "{\"name\":7}", "{\"name\":\"A\",\"admin\":true}", "\u{0}"] {
        assert_eq!(anna.post_text("/api/me", body.into()).await.code(), "bad_request", "{body:?}");
    }
    let form = anna.request("POST", "/api/me").header(header::CONTENT_TYPE, "text/plain");
    let form = form.body(Body::from("{\"name\":\"Eve\"}")).unwrap();
    assert_eq!(anna.send(form).await.code(), "bad_request");
    let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(100_000));
    assert_eq!(anna.post_text("/api/me", huge).await.code(), "too_large");
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna", "nothing of this changed her name");
}

#[tokio::test]
async fn names_and_tables_that_cannot_be_are_refused() {
    let house = House::new(config(6)).await;
    let anna = house.person("Anna").await;
    for name in ["", "   ", &"x".repeat(10_000), "<script>alert(1)</script>", "a\u{202e}b", "x\ny"] {
        let reply = anna.post("/api/me", json!({ "name": name })).await;
        assert_eq!(reply.code(), "bad_request", "{name:?}");
        assert!(reply.text.len() < 300, "the answer does not repeat what was sent: {}", reply.text);
    }
    let me = json!({"kind": "me"});
    let bot = json!({"kind": "bot", "level": "easy"});
    let cases = [
        json!({"game": "chess", "seats": [me, bot]}),
        json!({"game": "puerto-rico", "seats": [me]}),
        json!({"game": "puerto-rico", "seats": []}),
        json!({"game": "puerto-rico", "seats": [me, me, bot]}),
        json!({"game": "puerto-rico", "seats": vec![bot.clone(); 300]}),
        json!({"game": "puerto-rico", "seats": [me, {"kind": "bot", "level": "perfect"}, bot]}),
        json!({"game": "puerto-rico", "seats": [me, bot, bot], "options": {"no such": 1}}),
        json!({"game": "puerto-rico", "seats": [me, bot, bot], "options": [1]}),
    ];
    for body in cases {
        assert_eq!(anna.post("/api/tables", body.clone()).await.code(), "bad_request", "{body}");
    }
    assert_eq!(anna.get("/api/tables?list=mine").await.ok(), json!([]));
    let unnamed = house.stranger().post("/api/tables", json!({"game": "san-juan", "seats": [me, bot]})).await;
    assert_eq!(unnamed.code(), "unknown");
}

#[tokio::test]
async fn seats_of_others_cannot_be_touched() {
    let house = House::new(config(7)).await;
    let (mover, other, state) = table(&house).await;
    let level = json!({"level": "easy"});
    let seat = |player: &Value| format!("seats/{player}/bot");
    let (mine, theirs) = (&state["you"], &json!(1 - state["you"].as_u64().unwrap()));
    assert_eq!(mover.at(&state, &seat(theirs), level.clone()).await.code(), "forbidden");
    assert_eq!(house.person("X").await.at(&state, &seat(mine), level.clone()).await.code(), "forbidden");
    assert_eq!(mover.at(&state, "seats/9/bot", level.clone()).await.code(), "not_found");
    assert_eq!(mover.at(&state, "seats/-1/bot", level.clone()).await.code(), "bad_request");
    assert_eq!(other.at(&state, "undo", json!({"ply": 0, "to_ply": 0})).await.code(), "stale");
    assert_eq!(house.person("Y").await.at(&state, "chat", json!({"text": "hi"})).await.code(), "forbidden");
    for text in ["", "  ", &"x".repeat(301)] {
        assert_eq!(mover.at(&state, "chat", json!({ "text": text })).await.code(), "bad_request");
    }
    assert_eq!(mover.state(&id(&state)).await, state);
}

#[tokio::test]
async fn those_who_ask_too_often_must_wait() {
    let few = Rate { burst: 2, every: Duration::from_secs(3600) };
    let rates = Rates { people: Rate { burst: 3, ..few }, tables: few, posts: few, ..Rates::unlimited() };
    let house = House::new(Config { rates, ..config(8) }).await;
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let table = |client: Client| async move {
        client
            .post("/api/tables", json!({"game": "san-juan", "seats": [{"kind": "me"}, {"kind": "open"}]}))
            .await
    };
    let first = table(anna.clone()).await.ok();
    table(anna.clone()).await.ok();
    let third = table(anna.clone()).await;
    assert_eq!((third.code().as_str(), third.status.as_u16()), ("too_many", 429));
    assert!(third.headers[header::RETRY_AFTER].to_str().unwrap().parse::<u64>().unwrap() > 3000);
    assert_eq!(anna.get("/api/tables?list=mine").await.ok().as_array().unwrap().len(), 2);
    table(bruno).await.ok();
    for n in 0..3 {
        let said = anna.at(&first, "chat", json!({"text": "hello"})).await;
        assert_eq!(said.status.as_u16(), if n < 2 { 200 } else { 429 });
    }
    house.person("Carla").await;
    assert_eq!(house.stranger().post("/api/me", json!({"name": "Dario"})).await.code(), "too_many");
}
