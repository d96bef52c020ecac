//! One story on both stores: people meet, play a whole game of Puerto Rico, and find it again.

use emporio_store::Store;
use emporio_store::cluster::Cluster;
use serde_json::{Value, json};

use crate::client::{Client, House, config, id};

#[tokio::test]
async fn a_whole_game_on_sqlite() {
    let house = House::new(config(1)).await;
    let over = meet_and_play(&house).await;
    let again = house.again(config(2)).await;
    remembers(&again, &over).await;
}

#[tokio::test]
async fn a_whole_game_on_postgresql() {
    let cluster = Cluster::start();
    let store = Store::postgres(&cluster.url()).await.unwrap();
    let house = House::on(store, config(1));
    let over = meet_and_play(&house).await;
    house.app.stop();
    let again = House::on(Store::postgres(&cluster.url()).await.unwrap(), config(2));
    remembers(&again, &over).await;
}

async fn meet_and_play(house: &House) -> Value {
    let (anna, bruno, carla) =
        (house.person("Anna").await, house.person("Bruno").await, house.person("Carla").await);
    let table = anna.table("puerto-rico", json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).await;
    let id = id(&table);
    assert_eq!(
        (&table["status"], &table["owner"], &table["you"]),
        (&json!("waiting"), &json!(true), &json!(0))
    );
    waits(&anna, &bruno, &table).await;
    join(&bruno, &table, 0).await;
    let third = carla.post(&format!("/api/tables/{id}/claim"), json!({})).await.ok();
    assert_eq!((&third["status"], &third["you"]), (&json!("playing"), &json!(2)));
    play_to_the_end(&[anna, bruno, carla], &id).await
}

/// Before all are there nobody can act, and only the owner sees the invitations.
async fn waits(owner: &Client, other: &Client, table: &Value) {
    let id = id(table);
    let act = owner.act_as(table, &["role settler"]).await;
    assert_eq!(act.code(), "waiting");
    assert_eq!(table["invites"].as_array().unwrap().len(), 2);
    assert_eq!(other.state(&id).await["invites"], json!([]));
    let listed = other.get("/api/tables?list=open").await.ok();
    assert_eq!((&listed[0]["id"], listed.as_array().unwrap().len()), (&json!(id), 1));
    assert_eq!(other.get("/api/tables?list=mine").await.ok(), json!([]));
}

async fn join(client: &Client, table: &Value, invite: usize) {
    let path = format!("/api/tables/{}/claim", id(table));
    let token = &table["invites"][invite]["token"];
    assert_eq!(client.post(&path, json!({"token": "0123"})).await.code(), "forbidden");
    let joined = client.post(&path, json!({ "token": token })).await.ok();
    assert_eq!(joined["you"], table["invites"][invite]["player"]);
    assert_eq!(client.post(&path, json!({ "token": token })).await.code(), "forbidden");
}

/// Every player posts in turn; choices are taken round about, so that all kinds of them occur.
async fn play_to_the_end(players: &[Client], id: &str) -> Value {
    let mut state = players[0].state(id).await;
    for n in 0..5000 {
        let ply = state["ply"].as_u64().unwrap() as usize;
        let Some(player) = state["turn"]["player"].as_u64() else {
            assert_eq!(state["turn"], "over");
            return over(players, players[0].state(id).await).await;
        };
        let mover = &players[player as usize];
        let mine = mover.state_from(id, ply + 1).await;
        assert_eq!((&mine["told"], &mine["ply"]), (&json!([]), &state["ply"]));
        let moved = mover.act(&mine, n * 7 + n / 3).await.ok();
        assert!(moved["ply"].as_u64() > mine["ply"].as_u64());
        let others_turn = moved["turn"] != json!({ "player": player });
        assert_eq!(moved["choices"] == json!([]), others_turn, "what one may do is told to nobody else");
        state = moved;
    }
    panic!("the game does not end");
}

async fn over(players: &[Client], state: Value) -> Value {
    let id = id(&state);
    assert_eq!(state["status"], "over");
    assert_eq!(state["scores"]["players"].as_array().unwrap().len(), players.len());
    assert!(state["ranks"].as_array().unwrap().contains(&json!(1)));
    assert!(state["ending"].is_string());
    let after = players[0].act_as(&state, &["pass"]).await;
    assert_eq!(after.code(), "over");
    let record = players[1].get(&format!("/api/tables/{id}/record")).await;
    assert!(record.text.contains("seats: [\"Anna\",\"Bruno\",\"Carla\"]"), "{}", &record.text[..300]);
    let record: emporio_core::Record = record.text.parse().unwrap();
    let replayed = emporio_games::load(&record).unwrap();
    assert_eq!(json!(replayed.scores()), state["scores"]);
    state
}

async fn remembers(house: &House, over: &Value) {
    let stranger = house.stranger();
    let mut now = stranger.state(&id(over)).await;
    // Whoever looks now is nobody in particular; all else is as it was.
    for (key, value) in now.as_object_mut().unwrap().iter_mut() {
        if ["you", "owner", "undo", "seats", "view"].contains(&key.as_str()) {
            *value = over[key].clone();
        }
    }
    assert_eq!(&now, over);
}
