//! A store with many tables: how long a start takes, and a list.

use std::sync::Arc;
use std::time::Instant;

use emporio_store::{Person, SeatKind, Status};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::Fallible;
use crate::client::Client;
use crate::server::{Place, Server};
use crate::tables::{POSTERS, SEATS, make_tables};

/// Each of so many people has tables: one in so many of all.
const OWNERS: usize = 100;

/// Fills the store, starts the server and asks for lists.
pub async fn stored(place: &Place, count: usize) -> Fallible<()> {
    let server = Server::start(place)?;
    let mut client = Client::connect(&server.address).await?;
    let people = [client.person("Anna").await?, client.person("Bruno").await?];
    let ids = make_tables(&server.address, &people, 2).await?;
    play(&mut client, &people, &ids[1]).await?;
    drop(server);
    let begun = Instant::now();
    fill(place, &ids, count).await?;
    println!("{}: {count} tables stored in {:.1} s", place.word(), begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    let server = Server::start(place)?;
    let mut client = Client::connect(&server.address).await?;
    client.get("/healthz", "").await?;
    println!("start to the first answer: {:.0} ms", begun.elapsed().as_secs_f64() * 1000.0);
    for (who, cookie, path) in [
        ("everyone", &people[1], "/api/tables?list=open"),
        ("someone with one in a hundred", &people[0], "/api/tables?list=mine"),
        ("someone who sits at all of them", &people[1], "/api/tables?list=mine"),
        ("someone with one in a hundred", &people[0], "/api/history"),
        ("someone who sits at all of them", &people[1], "/api/history"),
    ] {
        let mut times = Vec::new();
        let mut bytes = 0;
        for _ in 0..20 {
            let begun = Instant::now();
            bytes = client.get(path, cookie).await?.len();
            times.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
        times.sort_by(f64::total_cmp);
        let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{path} for {who}: {median:.1} ms (median), {most:.1} ms (most), {bytes} bytes");
    }
    println!("{:.1} MiB, {:.2} s of processor time", server.memory(), server.times()[0]);
    Ok(())
}

/// Plays a table to its end.
async fn play(client: &mut Client, people: &[String; SEATS], id: &str) -> Fallible<()> {
    for n in 0.. {
        let state = client.get(&format!("/api/tables/{id}"), &people[n % SEATS]).await?;
        let state: Value = serde_json::from_str(&state)?;
        if state["status"] == "over" {
            break;
        }
        let choices = state["choices"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(choice) = choices.get(n / 3 % choices.len().max(1)) {
            let body = json!({"ply": state["ply"], "actions": [choice["action"]]}).to_string();
            client.post(&format!("/api/tables/{id}/actions"), &people[n % SEATS], &body).await?;
        }
    }
    Ok(())
}

/// Copies a table so often, for a hundred owners who sit there with the same other person; every tenth copy waits for
/// players, every second one has ended like the second table, with as few steps as the first.
async fn fill(place: &Place, ids: &[String], count: usize) -> Fallible<()> {
    let store = place.store().await?;
    let one = store.table(&ids[0], None).await?.ok_or("no table")?;
    let ended = store.table(&ids[1], None).await?.ok_or("no table")?.row.head;
    let SeatKind::Human { person: maker, .. } = &one.seats[0].kind else {
        return Err("nobody sits there".into());
    };
    for n in 1..OWNERS {
        let person = Person { id: format!("owner{n}"), name: format!("Owner {n}") };
        store.add_person(&person, &format!("hash{n}"), 1).await?;
    }
    let store = Arc::new(store);
    let room = Arc::new(Semaphore::new(POSTERS));
    let mut made = Vec::new();
    for n in 0..count {
        let permit = room.clone().acquire_owned().await?;
        let (store, mut row, mut seats, actions) =
            (store.clone(), one.row.clone(), one.seats.clone(), one.actions.clone());
        row.id = format!("copy{n}");
        row.updated_at = one.row.updated_at - (n as i64 * 7919) % 10_000_000;
        row.head.bot_turn = false;
        let owner = if n % OWNERS == 0 { maker.clone() } else { format!("owner{}", n % OWNERS) };
        seats[0].kind = SeatKind::Human { person: owner.clone(), invited: None };
        row.owner = owner;
        match n % 10 {
            0 => row.head.status = Status::Waiting,
            1..=5 => {
                row.head.status = Status::Over;
                (row.head.result, row.head.outcome) = (ended.result.clone(), ended.outcome.clone());
            }
            _ => {}
        }
        made.push(tokio::spawn(async move {
            let _permit = permit;
            store.create_table(&row, &seats, &actions).await
        }));
    }
    for table in made {
        table.await??;
    }
    store.close().await;
    Ok(())
}
