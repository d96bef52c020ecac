//! Attacks by strangers: seats that are not theirs, ids and addresses that are none, rows that make no sense.

use std::collections::BTreeMap;

use emporio_store::cluster::Cluster;
use emporio_store::{Head, Seat, SeatKind, Status, Store, TableRow};
use serde_json::json;

use crate::attacks::{WIDE, started};
use crate::http::{Client, id};
use crate::server::{Fallible, PROXY, STREAMS_BEHIND_PROXY, Server};

/// [#10] Claims seats of a listed table one after the other and hands each to a bot.
pub fn seats() -> Fallible<String> {
    let (_folder, server) = started(&WIDE)?;
    let anna = Client::person(&server.address, "Anna")?;
    let open = json!({"kind": "open"});
    let table = anna.table("puerto-rico", json!([{"kind": "me"}, open, open, open, open]))?;
    let path = format!("/api/tables/{}", id(&table));
    let eve = Client::person(&server.address, "Eve")?;
    for _ in 0..4 {
        eve.post(&format!("{path}/claim"), json!({}))?;
        for seat in 1..=4 {
            eve.post(&format!("{path}/seats/{seat}/bot"), json!({"level": "easy", "sure": true}))?;
        }
    }
    let seats = anna.state(&id(&table))?["seats"].as_array().cloned().unwrap_or_default();
    let bots = seats.iter().filter(|seat| seat["kind"] == "bot").count();
    let mut opened = 0;
    for seat in 1..=4 {
        opened += usize::from(anna.post(&format!("{path}/seats/{seat}/leave"), json!({}))?.status == 200);
    }
    Ok(format!(
        "claimed and handed over four times: {bots} seats filled with bots; the owner opened {opened} again"
    ))
}

/// [#11] Ids that are none, on both databases.
pub fn ids() -> Fallible<String> {
    let cluster = Cluster::start();
    let mut said = Vec::new();
    for (word, url) in [("SQLite", None), ("PostgreSQL", Some(cluster.url()))] {
        let settings: Vec<(&str, &str)> = url.iter().map(|url| ("DATABASE_URL", url.as_str())).collect();
        let (_folder, server) = started(&settings)?;
        let client = Client::person(&server.address, "Eve")?;
        let mut statuses = BTreeMap::new();
        for id in ["%00", "x%00", "%ff", "%F0%9F%82%A1", "..%2f..%2fetc", "a%20b", "'--", &"y".repeat(3000)] {
            for rest in ["", "/events", "/record", "/board", "/fair"] {
                let status = client.get(&format!("/api/tables/{id}{rest}"))?.status;
                *statuses.entry(status).or_insert(0) += 1;
            }
        }
        said.push(format!("{word} {statuses:?}"));
    }
    Ok(format!("40 requests with ids that are none: {}", said.join(", ")))
}

/// [#11] One visitor behind a proxy who would be many: lines of their own, addresses of one household, ports.
pub fn addresses() -> Fallible<String> {
    let (_folder, server) = started(&[PROXY])?;
    let anna = Client::person(&server.address, "Anna")?;
    let path = format!(
        "/api/tables/{}/events",
        id(&anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}]))?)
    );
    let mut said = Vec::new();
    for (word, forge) in [
        (
            "a line of their own",
            (|n| format!("10.0.0.{n}\r\nX-Forwarded-For: 192.0.2.1")) as fn(usize) -> String,
        ),
        ("a hop of their own", |n| format!("10.0.0.{n}, 192.0.2.2")),
        ("a port", |n| format!("192.0.2.3:{n}")),
        ("one /64", |n| format!("2001:db8::{n}")),
    ] {
        let mut held = Vec::new();
        for n in 1..=40 {
            let (status, stream) = anna.stream_with(&path, &format!("X-Forwarded-For: {}", forge(n)))?;
            held.extend((status == 200).then_some(stream));
        }
        said.push(format!("{word} {}", held.len()));
    }
    Ok(format!("40 streams each, {STREAMS_BEHIND_PROXY} allowed: {}", said.join(", ")))
}

/// [#11, #12] Rows that are damaged or of other rules, beside one that is well.
pub fn rows() -> Fallible<String> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("attack.sqlite").display().to_string();
    let server = Server::start(&file, &WIDE)?;
    let anna = Client::person(&server.address, "Anna")?;
    let person = id(&anna.get("/api/me")?.json());
    let well = id(&anna.table("san-juan", json!([{"kind": "me"}, {"kind": "open"}]))?);
    let second = Server::start(&file, &WIDE).is_err();
    server.end()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(spoil(&file, &person))?;
    let server = Server::start(&file, &WIDE)?;
    let anna = Client { address: server.address.clone(), ..anna };
    let mut said = Vec::new();
    for list in ["mine", "open"] {
        let answer = anna.get(&format!("/api/tables?list={list}"))?;
        let shows = answer.json().as_array().is_some_and(|all| all.iter().any(|table| table["id"] == well));
        said.push(format!("list of {list} {} with the one that is well: {shows}", answer.status));
    }
    for (id, ..) in SPOILT {
        let answer = anna.get(&format!("/api/tables/{id}"))?;
        let code = answer.json()["code"].as_str().unwrap_or("shown").to_string();
        said.push(format!("{id} {} {code}", answer.status));
    }
    Ok(format!("second server on the file refused: {second}; {}", said.join(", ")))
}

/// What is wrong with each row: how far it says it is, its options, and how much its rules are ahead of ours.
const SPOILT: [(&str, usize, &str, u16); 4] = [
    ("negative", usize::MAX, "{}", 0),
    ("cut-short", 7, "{}", 0),
    ("no-options", 0, "{", 0),
    ("other-rules", 0, "{}", 1),
];

async fn spoil(file: &str, person: &str) -> Fallible<()> {
    let store = Store::sqlite(file.as_ref()).await?;
    let rules = emporio_games::GameKind::SanJuan.meta().rules_version;
    for (id, ply, options, ahead) in SPOILT {
        let row = TableRow {
            id: id.into(),
            game: "san-juan".into(),
            rules: rules + ahead,
            options: options.into(),
            owner: person.into(),
            version: 1,
            head: Head { status: Status::Waiting, ply, ..Head::default() },
            ..TableRow::default()
        };
        let seat = |player| Seat {
            player,
            name: "Anna".into(),
            kind: SeatKind::Human { person: person.into(), invited: None },
        };
        store.create_table(&row, &[seat(0), seat(1)], &[]).await?;
    }
    store.close().await;
    Ok(())
}
