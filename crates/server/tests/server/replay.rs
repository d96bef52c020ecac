//! Replays: every moment of a game, from a table or a record, and any of them played on.

use emporio_core::{Player, Table, Viewer};
use serde_json::{Value, json};

use crate::client::{Client, House, config, id};

/// The view that the changes of the frames lead to.
fn view_at(replay: &Value, ply: usize) -> Value {
    let mut view = Value::Null;
    for frame in &replay["frames"].as_array().unwrap()[..=ply] {
        for change in frame["changes"].as_array().unwrap() {
            let (last, way) = match change["at"].as_array().unwrap().split_last() {
                Some(way) => way,
                None => {
                    view = change["to"].clone();
                    continue;
                }
            };
            let mut place = &mut view;
            for step in way {
                place = match step.as_u64() {
                    Some(at) => &mut place[at as usize],
                    None => &mut place[step.as_str().unwrap()],
                };
            }
            match (last.as_u64(), change.get("to")) {
                (Some(at), Some(to)) => place[at as usize] = to.clone(),
                (None, Some(to)) => place[last.as_str().unwrap()] = to.clone(),
                (_, None) => drop(place.as_object_mut().unwrap().remove(last.as_str().unwrap())),
            }
        }
    }
    view
}

/// A record of a whole game among bots that play at random.
fn record(game: &str, players: u8) -> (String, Box<dyn Table>) {
    let kind: emporio_games::GameKind = game.parse().unwrap();
    let seats = (0..players).map(|player| format!("P{player}")).collect();
    let options = kind.automatic(json!({}));
    let setup = emporio_core::Setup { options, seats, seed: None, position: None };
    let mut table = kind.open(setup).unwrap();
    let mut rng = emporio_core::Rng::new(7);
    loop {
        table.advance(&mut rng);
        let choices = table.choices();
        if choices.is_empty() {
            return (table.record().to_string(), table);
        }
        table.play(&choices[rng.below(choices.len() as u32) as usize].action).unwrap();
    }
}

async fn replay(client: &Client, from: Value, eyes: Value) -> Value {
    client.post("/api/replay", json!({ "from": from, "eyes": eyes })).await.ok()
}

#[tokio::test]
async fn a_record_is_told_again_as_each_seat_saw_it() {
    let client = House::new(config(81)).await.stranger();
    for (game, players) in [("puerto-rico", 3), ("san-juan", 2), ("madeira", 2), ("spice-islands", 2)] {
        let (text, table) = record(game, players);
        let last = table.ply();
        let told = replay(&client, json!({ "record": text }), json!("1")).await;
        assert_eq!(told["frames"].as_array().unwrap().len(), last + 1, "{game}");
        assert_eq!(told["ranks"], json!(table.scores().ranks().to_vec()), "{game}");
        for ply in [0, last / 3, last / 2, last] {
            let mut at = table.boxed_clone();
            at.back_to(ply);
            assert_eq!(view_at(&told, ply), at.view(Viewer::Player(Player(1))), "{game} at {ply}");
        }
    }
}

#[tokio::test]
async fn with_everything_open_every_hand_is_seen() {
    let client = House::new(config(82)).await.stranger();
    let (text, table) = record("san-juan", 2);
    let ply = table.ply() / 2;
    let all = view_at(&replay(&client, json!({ "record": text }), json!("all")).await, ply);
    let watch = view_at(&replay(&client, json!({ "record": text }), json!("watch")).await, ply);
    let hands = |view: &Value| {
        view["seats"].as_array().unwrap().iter().filter(|seat| !seat["hand"].is_null()).count()
    };
    assert_eq!((hands(&all), hands(&watch)), (2, 0));
}

#[tokio::test]
async fn a_running_game_is_seen_with_ones_own_eyes_only() {
    let house = House::new(config(83)).await;
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let table = anna.table("san-juan", seats).await;
    let from = json!({ "table": id(&table) });
    let own = replay(&anna, from.clone(), Value::Null).await;
    let state = anna.state(&id(&table)).await;
    assert_eq!((own["eyes"].as_str(), &own["open"]), (Some("0"), &json!(false)));
    let ply = state["ply"].as_u64().unwrap() as usize;
    if own["frames"].as_array().unwrap().len() == ply + 1 {
        assert_eq!(view_at(&own, ply), state["view"]);
    }
    for (who, eyes) in [(&anna, "1"), (&anna, "all"), (&bruno, "0"), (&anna, "9"), (&anna, "x")] {
        let reply = who.post("/api/replay", json!({ "from": from, "eyes": eyes })).await;
        assert!(["forbidden", "bad_request"].contains(&reply.code().as_str()), "{eyes}: {}", reply.text);
    }
    let on = json!({ "from": from, "ply": 1, "seat": 0, "level": "easy" });
    assert_eq!(anna.post("/api/replay/on", on).await.code(), "forbidden");
}

#[tokio::test]
async fn any_moment_of_a_record_is_played_on() {
    let house = House::new(config(84)).await;
    let anna = house.person("Anna").await;
    for game in ["puerto-rico", "san-juan", "madeira", "spice-islands"] {
        let (text, table) = record(game, 2);
        for share in [0, 1, 2] {
            let ply = table.ply() * share / 3;
            let mut at = table.boxed_clone();
            at.back_to(ply);
            let on = json!({ "from": { "record": text }, "ply": ply, "seat": 1, "level": "easy" });
            let fresh = anna.post("/api/replay/on", on).await.ok();
            assert_eq!((&fresh["game"], &fresh["you"]), (&json!(game), &json!(1)));
            assert!(fresh["round"].as_u64() >= Some(u64::from(at.round())), "{game} at {ply}");
        }
        let over = json!({ "from": { "record": text }, "ply": table.ply(), "seat": 0, "level": "easy" });
        assert_eq!(anna.post("/api/replay/on", over).await.code(), "over");
    }
}

#[tokio::test]
async fn records_that_make_no_sense_are_refused() {
    let house = House::new(config(85)).await;
    let anna = house.person("Anna").await;
    let (text, _) = record("puerto-rico", 3);
    for bad in ["", "hello", &text.replace("puerto-rico", "chess"), &(text.clone() + "role mayor\n")] {
        let reply = anna.post("/api/replay", json!({ "from": { "record": bad } })).await;
        assert_eq!(reply.code(), "bad_request", "{}", reply.text);
    }
    assert_eq!(anna.post("/api/replay", json!({ "from": "file" })).await.code(), "not_found");
    assert_eq!(anna.post("/api/replay", json!({ "from": { "table": "none" } })).await.code(), "not_found");
    let huge = "x".repeat(600 * 1024);
    assert_eq!(anna.post("/api/replay", json!({ "from": { "record": huge } })).await.code(), "too_large");
}
