//! Live events: whoever looks is told at once, and whoever was away goes on where they were.

use serde_json::json;

use crate::client::{Client, House, config, id};

async fn two(house: &House) -> (Client, Client, String) {
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    (anna, bruno, id(&table))
}

#[tokio::test]
async fn a_stream_tells_joining_moves_talk_and_going_back() {
    let house = House::new(config(31)).await;
    let (anna, bruno, id) = two(&house).await;
    let mut stream = anna.events(&id, None).await;
    assert_eq!(stream.next().await.unwrap().data["status"], "waiting");
    let joined = bruno.post(&format!("/api/tables/{id}/claim"), json!({})).await.ok();
    let told = stream.next().await.unwrap();
    assert_eq!((told.kind.as_str(), &told.data["status"]), ("table", &json!("playing")));
    assert_eq!(told.id, joined["ply"].to_string());
    bruno.at(&joined, "chat", json!({"text": "<b>hello</b>"})).await.ok();
    let line = stream.next().await.unwrap();
    assert_eq!((line.kind.as_str(), &line.data["text"]), ("chat", &json!("<b>hello</b>")));
    let mut now = told.data;
    for n in 0..12 {
        let mover = if now["turn"]["player"] == 0 { &anna } else { &bruno };
        let moved = mover.act(&mover.state(&id).await, n).await.ok();
        let next = stream.until(&moved["ply"]).await;
        assert_eq!(next["told_from"], json!(now["ply"].as_u64().unwrap() + 1), "only what is new is told");
        now = next;
    }
    assert_eq!(now["you"], 0, "a stream is one's own view");
    let back = json!({"ply": now["ply"], "to_ply": joined["ply"]});
    let asked = anna.at(&now, "undo", back).await.ok();
    bruno.at(&now, "undo/agree", json!({"number": asked["undo"]["pending"]["number"]})).await.ok();
    loop {
        let event = stream.next().await.unwrap();
        if event.data["undos"] == 1 {
            assert_eq!(
                (event.id.as_str(), &event.data["told_from"]),
                (format!("{}.1", joined["ply"]).as_str(), &json!(0))
            );
            break;
        }
    }
}

#[tokio::test]
async fn whoever_was_away_goes_on_where_he_was() {
    let house = House::new(config(32)).await;
    let (anna, bruno, id) = two(&house).await;
    let joined = bruno.post(&format!("/api/tables/{id}/claim"), json!({})).await.ok();
    let seen = joined["ply"].as_u64().unwrap();
    let mover = if joined["turn"]["player"] == 0 { &anna } else { &bruno };
    let moved = mover.act(&mover.state(&id).await, 0).await.ok();
    let first = |last: Option<String>| {
        let (anna, id) = (anna.clone(), id.clone());
        async move { anna.events(&id, last.as_deref()).await.next().await.unwrap().data }
    };
    let resumed = first(Some(seen.to_string())).await;
    assert_eq!((&resumed["ply"], &resumed["told_from"]), (&moved["ply"], &json!(seen + 1)));
    let whole = first(None).await;
    assert_eq!(whole["told_from"], 0);
    let new = |told: &serde_json::Value| {
        told.as_array().unwrap().iter().filter(|t| t["ply"].as_u64() > Some(seen)).count()
    };
    assert_eq!(resumed["told"].as_array().unwrap().len(), new(&whole["told"]));
    for strange in [format!("{seen}.7"), "99999".into(), "x".into(), "".into(), "-1".into()] {
        assert_eq!(first(Some(strange)).await["told_from"], 0);
    }
}

#[tokio::test]
async fn streams_end_when_the_server_stops_and_are_limited() {
    let house = House::new(emporio_server::Config { most_streams: 2, ..config(33) }).await;
    let (anna, _, id) = two(&house).await;
    let mut one = anna.events(&id, None).await;
    let two = anna.events(&id, None).await;
    assert_eq!(anna.get(&format!("/api/tables/{id}/events")).await.code(), "too_many");
    drop(two);
    anna.events(&id, None).await.next().await.unwrap();
    one.next().await.unwrap();
    house.app.stop();
    assert!(one.next().await.is_none());
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table() {
    let house = House::new(config(34)).await;
    let (anna, bruno, id) = two(&house).await;
    let mut stream = bruno.events(&id, None).await;
    assert_eq!(stream.next().await.unwrap().data["seats"][0]["name"], "Anna");
    anna.post("/api/me", json!({"name": "Annette"})).await.ok();
    assert_eq!(stream.next().await.unwrap().data["seats"][0]["name"], "Annette");
}

/// [#6] Nobody takes all the streams there are.
#[tokio::test]
async fn one_address_has_so_many_streams() {
    let house = House::new(emporio_server::Config { streams_each: 2, ..config(35) }).await;
    let (anna, _, id) = two(&house).await;
    let (_one, _two) = (anna.events(&id, None).await, anna.events(&id, None).await);
    let path = format!("/api/tables/{id}/events");
    let third = tokio::time::timeout(std::time::Duration::from_secs(5), anna.get(&path)).await;
    assert_eq!(third.expect("a third stream is not begun").code(), "too_many");
    let elsewhere = anna.request("GET", &path);
    let mut elsewhere = elsewhere.body(axum::body::Body::empty()).unwrap();
    let peer = std::net::SocketAddr::from(([10, 0, 0, 1], 4711));
    elsewhere.extensions_mut().insert(axum::extract::ConnectInfo(peer));
    let reply = tower::ServiceExt::oneshot(anna.router.clone(), elsewhere).await.unwrap();
    assert_eq!(reply.status(), 200, "other addresses are not held up");
}

/// [#6] All who only watch are sent the same bytes, and those who play their own.
#[tokio::test]
async fn watchers_share_what_they_are_sent() {
    let house = House::new(config(36)).await;
    let (anna, bruno, id) = two(&house).await;
    let named = house.person("Wanda").await;
    let mut streams = [
        house.stranger().events(&id, None).await,
        named.events(&id, None).await,
        house.stranger().events(&id, None).await,
    ];
    bruno.post(&format!("/api/tables/{id}/claim"), json!({})).await.ok();
    let mut raw = Vec::new();
    for stream in &mut streams {
        loop {
            let event = stream.next().await.unwrap();
            if event.data["status"] == "playing" {
                raw.push(event.data);
                break;
            }
        }
    }
    assert!(raw[0] == raw[1] && raw[1] == raw[2]);
    assert_eq!((&raw[0]["you"], &raw[0]["owner"]), (&json!(null), &json!(false)));
    let own = anna.events(&id, None).await.next().await.unwrap().data;
    assert_eq!(
        (&own["you"], &own["owner"]),
        (&json!(0), &json!(true)),
        "nobody is sent what a watcher is sent"
    );
}

/// [#6] What is sent to many is made once: the same bytes of memory, for those who watch and for the browsers of one
/// person; never those of another.
#[tokio::test]
async fn what_is_sent_to_many_is_made_once() {
    let house = House::new(config(37)).await;
    let (anna, bruno, id) = two(&house).await;
    bruno.post(&format!("/api/tables/{id}/claim"), json!({})).await.ok();
    let (one, two) = (house.stranger(), house.stranger());
    let mut places = Vec::new();
    for client in [&one, &two, &anna, &anna, &bruno] {
        let request = client.request("GET", &format!("/api/tables/{id}/events"));
        let request = request.body(axum::body::Body::empty()).unwrap();
        let reply = tower::ServiceExt::oneshot(client.router.clone(), request).await.unwrap();
        let mut body = reply.into_body();
        let frame = http_body_util::BodyExt::frame(&mut body).await.unwrap().unwrap();
        let bytes = frame.into_data().unwrap();
        places.push((bytes.as_ptr(), bytes));
    }
    let place = |n: usize| places[n].0;
    assert_eq!(place(0), place(1), "those who watch");
    assert_eq!(place(2), place(3), "one person twice");
    assert!(place(0) != place(2) && place(2) != place(4), "another person");
}
