//! Streams that only wait.

use std::time::Instant;

use tokio::sync::mpsc;

use crate::Fallible;
use crate::client::Client;
use crate::server::{Place, Server};
use crate::tables::{SEATS, listen, make_tables};

/// Opens so many streams and says what they cost.
pub async fn idle(place: &Place, count: usize) -> Fallible<()> {
    let server = Server::start(place)?;
    let mut client = Client::connect(&server.address).await?;
    let people = [client.person("Anna").await?, client.person("Bruno").await?];
    let ids = make_tables(&server.address, &people, 100).await?;
    let (empty, begun) = (server.memory(), Instant::now());
    let (news, mut heard) = mpsc::unbounded_channel();
    for n in 0..count {
        listen(&server.address, &ids[n % ids.len()], &people[n / ids.len() % SEATS], n, 0, news.clone())
            .await?;
    }
    for _ in 0..count {
        heard.recv().await.ok_or("the streams ended")?;
    }
    let (memory, [time, ..]) = (server.memory(), server.times());
    println!(
        "{}: {count} idle streams in {:.1} s: {memory:.1} MiB ({empty:.1} before), {:.1} KiB each; {time:.1} s of \
         processor time",
        place.word(),
        begun.elapsed().as_secs_f64(),
        (memory - empty) * 1024.0 / count as f64,
    );
    tokio::time::sleep(std::time::Duration::from_secs(20)).await;
    let [later, ..] = server.times();
    println!("20 s later: {:.1} MiB, {:.2} s of processor time", server.memory(), later - time);
    Ok(())
}
