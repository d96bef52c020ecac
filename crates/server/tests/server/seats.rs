//! Seats and invitations: a stranger fills nothing, whoever leaves can come back, a bad invitation says so first.

use serde_json::{Value, json};

use crate::client::{House, config, id};

/// [#10] A stranger at a listed table cannot hand seats to bots and start the game.
#[tokio::test]
async fn before_the_start_a_guest_can_only_leave_and_the_seat_is_open_again() {
    let house = House::new(config(91)).await;
    let (anna, eve) = (house.person("Anna").await, house.person("Eve").await);
    let table = anna.table("puerto-rico", json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).await;
    let sat = eve.at(&table, "claim", json!({})).await.ok();
    assert_eq!(sat["you"], 1);
    let hand = json!({"level": "easy", "sure": true});
    assert_eq!(eve.at(&table, "seats/1/bot", hand.clone()).await.code(), "forbidden");
    assert_eq!(eve.at(&table, "seats/2/bot", hand).await.code(), "forbidden");
    assert_eq!(eve.at(&table, "seats/0/leave", json!({})).await.code(), "forbidden");
    let left = eve.at(&table, "seats/1/leave", json!({})).await.ok();
    assert_eq!((&left["you"], &left["seats"][1]["kind"]), (&Value::Null, &json!("open")));
    // The link of the seat is good again, and whose table it is may ask a guest to leave.
    let token = json!({"token": table["invites"][0]["token"]});
    assert_eq!(eve.at(&table, "claim", token.clone()).await.ok()["you"], 1);
    let asked = anna.at(&table, "seats/1/leave", json!({})).await.ok();
    assert_eq!(asked["seats"][1]["kind"], "open");
    assert_eq!(asked["invites"], table["invites"]);
    assert_eq!(house.person("Bruno").await.at(&table, "claim", token).await.ok()["you"], 1);
}

/// [#10] With open seats by invitation a table is not listed, unless that was asked for.
#[tokio::test]
async fn a_table_is_unlisted_unless_its_maker_lists_it() {
    let house = House::new(config(92)).await;
    let (anna, eve) = (house.person("Anna").await, house.person("Eve").await);
    let wish = json!({"game": "san-juan", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = anna.post("/api/tables", wish).await.ok();
    assert_eq!(table["private"], true);
    assert_eq!(eve.get("/api/tables?list=open").await.ok(), json!([]));
    assert_eq!(eve.at(&table, "claim", json!({})).await.code(), "forbidden");
}

/// [#10] What an invitation is worth is said before a name is asked for.
#[tokio::test]
async fn an_invitation_says_who_invites_to_what_or_that_it_is_no_good() {
    let house = House::new(config(93)).await;
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let table = anna.table("puerto-rico", json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).await;
    let ask = |token: Value| {
        let stranger = house.stranger();
        let path = format!("/api/tables/{}/invitation", id(&table));
        async move { stranger.post(&path, json!({ "token": token })).await.ok() }
    };
    let token = table["invites"][0]["token"].clone();
    let good = ask(token.clone()).await;
    assert_eq!((&good["worth"], &good["host"]), (&json!("good"), &json!("Anna")));
    assert_eq!((&good["game"], &good["player"]), (&json!("puerto-rico"), &json!(1)));
    assert_eq!(good["seats"][0]["name"], "Anna");
    bruno.at(&table, "claim", json!({ "token": token })).await.ok();
    assert_eq!(ask(token).await["worth"], "used");
    assert_eq!(ask(json!("0123")).await["worth"], "wrong");
    let nowhere = house.stranger().post("/api/tables/nowhere/invitation", json!({"token": "x"})).await;
    assert_eq!(nowhere.code(), "not_found");
}

/// [#10] A seat that was handed to a bot belongs to whoever left it, and to nobody else.
#[tokio::test]
async fn a_seat_handed_over_can_be_taken_back_by_its_own_person_only() {
    let house = House::new(config(94)).await;
    let (anna, bruno, eve) =
        (house.person("Anna").await, house.person("Bruno").await, house.person("Eve").await);
    let table = anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}])).await;
    bruno.at(&table, "claim", json!({})).await.ok();
    let gone = bruno.at(&table, "seats/1/bot", json!({"level": "easy", "sure": true})).await.ok();
    assert_eq!((&gone["seats"][1]["name"], &gone["left"]), (&json!("Bot 1"), &json!(false)));
    for client in [&anna, &eve] {
        assert_eq!(client.at(&table, "seats/1/back", json!({})).await.code(), "forbidden");
        assert_eq!(client.state(&id(&table)).await["seats"][1]["yours_again"], false);
    }
    bruno.post("/api/me", json!({"name": "Bea"})).await.ok();
    assert_eq!(bruno.state(&id(&table)).await["seats"][1]["name"], "Bot 1", "the bot keeps its name");
    let mine = bruno.get("/api/tables?list=mine").await.ok();
    assert_eq!(mine[0]["id"], table["id"], "a table that one may come back to is still one's own");
    let back = bruno.at(&table, "seats/1/back", json!({})).await.ok();
    assert_eq!((&back["you"], &back["seats"][1]["name"]), (&json!(1), &json!("Bea")));
}
