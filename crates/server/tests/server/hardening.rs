//! What was mended after the server had been attacked: moves are told, ids checked, errors typed, names one's own.

use std::time::{Duration, Instant};

use axum::body::Body;
use emporio_store::cluster::Cluster;
use emporio_store::{Head, Seat, SeatKind, Status, Store, TableRow};
use serde_json::json;
use tokio::time::timeout;

use crate::client::{House, config, id};

/// [#4] Whoever sends a move and goes away has made it, or has not; if it is stored, the others hear of it.
#[tokio::test]
async fn a_move_whose_sender_goes_away_is_told_if_it_is_stored() {
    let house = House::new(config(71)).await;
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let id = id(&table);
    bruno.at(&table, "claim", json!({"token": table["invites"][0]["token"]})).await.ok();
    let mut watched = house.stranger().events(&id, None).await;
    let mut silent_before = 0;
    for n in 0..400 {
        let state = anna.state(&id).await;
        let Some(turn) = state["turn"]["player"].as_u64() else { break };
        let mover = if turn == 0 { &anna } else { &bruno };
        let mine = mover.state(&id).await;
        let before = mine["ply"].as_u64().unwrap();
        let patience = Duration::from_micros(60 * (n % 50));
        let gone = timeout(patience, mover.act(&mine, n as usize)).await.is_err();
        // What is under way when the sender goes may still be stored.
        let begun = Instant::now();
        let mut stored = before;
        while gone && stored == before && begun.elapsed() < Duration::from_millis(60) {
            stored = house.store.table(&id, None).await.unwrap().unwrap().row.head.ply as u64;
        }
        if stored > before {
            silent_before += 1;
            let told = timeout(Duration::from_secs(3), watched.until(&json!(stored))).await;
            assert!(told.is_ok(), "ply {stored} is stored but was not told");
        }
        if silent_before >= 12 {
            return;
        }
    }
    assert!(silent_before > 0, "no sender went away in time");
}

/// [#11] Behind every address of the API stands a `Problem`.
#[tokio::test]
async fn every_error_of_the_api_is_a_problem() {
    let house = House::new(config(72)).await;
    let anna = house.person("Anna").await;
    let send = |method: &'static str, path: &'static str| {
        anna.send(anna.request(method, path).body(Body::empty()).unwrap())
    };
    for (method, path, code) in [
        ("PUT", "/api/tables", "method_not_allowed"),
        ("BREW", "/api/tables", "method_not_allowed"),
        ("POST", "/api/games", "method_not_allowed"),
        ("GET", "/api/tables/%ff", "not_found"),
        ("GET", "/api/tables/%00", "not_found"),
        ("GET", "/api/tables/a%20b/events", "not_found"),
        ("GET", "/api/tables/..%2f..%2fetc/record", "not_found"),
        ("GET", "/api", "not_found"),
        ("GET", "/api/tables/x/nothing", "not_found"),
    ] {
        let reply = send(method, path).await;
        assert_eq!(reply.code(), code, "{method} {path}: {}", reply.text);
        assert_eq!(reply.headers["content-type"], "application/json", "{method} {path}");
    }
}

/// [#11] Two people at a table are not called the same, nor like each other.
#[tokio::test]
async fn nobody_has_the_name_of_another_at_the_table() {
    let house = House::new(config(73)).await;
    let anna = house.person("Anna").await;
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let token = json!({"token": table["invites"][0]["token"]});
    let twin = house.person("ANNA").await;
    assert_eq!(twin.at(&table, "claim", token.clone()).await.code(), "name_taken");
    twin.post("/api/me", json!({"name": "Bruno"})).await.ok();
    twin.at(&table, "claim", token).await.ok();
    for name in ["Anna", "\u{410}nna", "an na"] {
        assert_eq!(twin.post("/api/me", json!({ "name": name })).await.code(), "name_taken", "{name}");
    }
    assert_eq!(anna.post("/api/me", json!({"name": "Bot 1"})).await.code(), "bad_request");
    assert_eq!(
        anna.post("/api/me", json!({"name": "Anna"})).await.ok()["name"],
        "Anna",
        "one's own name is free"
    );
}

/// [#11] A table that cannot be replayed costs its visitors a message, and nobody else anything.
#[tokio::test]
async fn a_damaged_table_says_so_and_the_lists_go_on() {
    let house = House::new(config(74)).await;
    let anna = house.person("Anna").await;
    let well = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let person = anna.get("/api/me").await.ok()["id"].as_str().unwrap().to_string();
    let head = Head { status: Status::Playing, ply: 7, round: 1, turn: Some(0), ..Head::default() };
    let row = TableRow {
        id: "broken".into(),
        game: "san-juan".into(),
        rules: emporio_games::GameKind::SanJuan.meta().rules_version,
        options: "{}".into(),
        owner: person.clone(),
        version: 1,
        head,
        created_at: 1,
        updated_at: 1,
        ..TableRow::default()
    };
    let seat = |player| Seat {
        player,
        name: "A".into(),
        kind: SeatKind::Human { person: person.clone(), invited: None },
    };
    house.store.create_table(&row, &[seat(0), seat(1)], &[]).await.unwrap();
    let opened = anna.get("/api/tables/broken").await;
    assert_eq!((opened.code().as_str(), opened.status.as_u16()), ("damaged", 500));
    let listed = anna.get("/api/tables?list=mine").await.ok();
    assert!(listed.as_array().unwrap().iter().any(|table| table["id"] == well["id"]), "{listed}");
}

/// [#11] With the database away every answer comes within three seconds and says so; once it is back, all goes on.
#[tokio::test]
async fn with_the_store_away_answers_come_in_time_and_say_so() {
    let cluster = Cluster::start();
    let house = House::on(Store::postgres(&cluster.url()).await.unwrap(), config(75));
    let anna = house.person("Anna").await;
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    assert_eq!(
        anna.get("/api/tables/%00").await.code(),
        "not_found",
        "a NUL byte never reaches the database"
    );
    for path in ["/api/replay", "/api/replay/on"] {
        let nul = json!({"from": {"table": "\0"}, "ply": 0, "seat": 0, "level": "easy"});
        let nul = if path.ends_with("on") { nul } else { json!({"from": nul["from"]}) };
        assert_eq!(anna.post(path, nul).await.code(), "not_found", "{path}");
    }
    cluster.crash();
    let path = format!("/api/tables/{}", id(&table));
    for path in ["/api/tables?list=mine", "/api/tables?list=open", path.as_str(), "/healthz"] {
        let begun = Instant::now();
        let reply = anna.get(path).await;
        assert_eq!((reply.code().as_str(), reply.status.as_u16()), ("unavailable", 503), "{path}");
        assert!(begun.elapsed() < Duration::from_secs(3), "{path}: {:?}", begun.elapsed());
        assert!(reply.headers.contains_key("retry-after"));
    }
    cluster.resume();
    let begun = Instant::now();
    loop {
        let reply = anna.get(&path).await;
        if reply.status.is_success() {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "the server does not come back: {}", reply.text);
    }
    anna.at(&table, "chat", json!({"text": "back again"})).await.ok();
}

/// [#12] A table whose rules are gone is shown as it ended; one that did not end says that it cannot go on.
#[tokio::test]
async fn a_table_of_other_rules_is_shown_as_it_ended() {
    let house = House::new(config(76)).await;
    let (anna, table) = house.bots_alone().await;
    let mut stream = anna.events(&id(&table), None).await;
    while stream.next().await.unwrap().data["status"] != "over" {}
    let over = house.stranger().state(&id(&table)).await;
    let stored = house.store.table(&id(&table), None).await.unwrap().unwrap();
    // The same table, as a program finds it whose rules have moved on.
    let mut row = TableRow { id: "older".into(), rules: stored.row.rules + 1, ..stored.row };
    house.store.create_table(&row, &stored.seats, &stored.actions).await.unwrap();
    let shown = anna.state("older").await;
    assert_eq!(shown["older_rules"], json!(row.rules));
    for what in ["scores", "ranks", "ending", "view", "seats", "status"] {
        assert_eq!(shown[what], over[what], "{what}");
    }
    let told = anna.events("older", None).await.next().await.unwrap();
    assert_eq!(told.data["scores"], over["scores"]);
    row.id = "cut-short".into();
    row.head.result = None;
    house.store.create_table(&row, &stored.seats, &stored.actions).await.unwrap();
    assert_eq!(anna.get("/api/tables/cut-short").await.code(), "older_rules");
    let listed = anna.get("/api/tables?list=mine").await.ok();
    assert_eq!(listed.as_array().unwrap().len(), 3, "the list goes on");
}
