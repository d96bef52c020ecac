//! Two servers on one PostgreSQL serve the same table at once.

use emporio_store::Store;
use emporio_store::cluster::Cluster;
use serde_json::{Value, json};

use crate::client::{Client, House, config, id};

async fn node(cluster: &Cluster, seed: u64) -> House {
    House::on(Store::postgres(&cluster.url()).await.unwrap(), config(seed))
}

fn on(house: &House, client: &Client) -> Client {
    Client { cookie: client.cookie.clone(), ..house.stranger() }
}

#[tokio::test]
async fn a_table_is_played_on_two_nodes_at_once() {
    let cluster = Cluster::start();
    let (one, two) = (node(&cluster, 51).await, node(&cluster, 52).await);
    let (anna, bruno) = (one.person("Anna").await, two.person("Bruno").await);
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let id = id(&table);
    let mut here = anna.events(&id, None).await;
    let mut there = bruno.events(&id, None).await;
    bruno.at(&table, "claim", json!({"token": table["invites"][0]["token"]})).await.ok();
    let mut state = here.until(&json!(1)).await;
    for n in 0..30 {
        let mover = if state["turn"]["player"] == 0 { &anna } else { &bruno };
        // The other node may not have heard yet, but whoever asks it is never shown less than what is stored.
        let mine = mover.state(&id).await;
        assert_eq!(mine["ply"], state["ply"]);
        let moved = mover.act(&mine, n).await.ok();
        let (a, b) = (here.until(&moved["ply"]).await, there.until(&moved["ply"]).await);
        assert_eq!((&a["ply"], &a["turn"]), (&b["ply"], &b["turn"]));
        state = a;
    }
    bruno.at(&table, "chat", json!({"text": "from the other node"})).await.ok();
    loop {
        let event = here.next().await.unwrap();
        if event.kind == "chat" {
            assert_eq!(event.data["text"], "from the other node");
            break;
        }
    }
}

#[tokio::test]
async fn of_two_moves_at_one_ply_on_two_nodes_one_is_taken() {
    let cluster = Cluster::start();
    let (one, two) = (node(&cluster, 53).await, node(&cluster, 54).await);
    let anna = one.person("Anna").await;
    let bruno = one.person("Bruno").await;
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bruno.at(&table, "claim", json!({})).await.ok();
    let mut wins = [0, 0];
    for n in 0..25 {
        let state: Value = anna.state(&id(&table)).await;
        let mover = if state["turn"]["player"] == 0 { &anna } else { &bruno };
        let mine = mover.state(&id(&table)).await;
        let elsewhere = on(&two, mover);
        let (first, second) = tokio::join!(mover.act(&mine, n), elsewhere.act(&mine, n + 1));
        let taken = [first.status.is_success(), second.status.is_success()];
        assert!(taken[0] != taken[1], "exactly one is taken: {} {}", first.text, second.text);
        wins[usize::from(taken[1])] += 1;
        let loser = if taken[0] { second } else { first };
        assert_eq!(loser.code(), "stale");
        assert!(loser.json()["state"]["ply"].as_u64() > mine["ply"].as_u64());
        let (a, b) = (mover.state(&id(&table)).await, elsewhere.state(&id(&table)).await);
        assert_eq!(a, b, "both nodes tell the same afterwards");
    }
    assert_eq!(wins[0] + wins[1], 25);
}
