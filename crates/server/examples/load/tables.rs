//! Tables to play at, and the streams of those who sit there.

use std::io;
use std::sync::Arc;
use std::time::Instant;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};

use crate::Fallible;
use crate::client::{Client, between};

pub const SEATS: usize = 2;
pub const GAME: &str = "san-juan";
/// Connections that post, as many as may wait for the disk at once.
pub const POSTERS: usize = 64;

/// An event that a stream brought.
pub struct Heard {
    pub table: usize,
    pub ply: usize,
    pub seat: usize,
    pub action: Option<String>,
    pub at: Instant,
}

/// Makes tables where two people sit, many at once.
pub async fn make_tables(address: &str, people: &[String; SEATS], count: usize) -> Fallible<Vec<String>> {
    let room = Arc::new(Semaphore::new(POSTERS));
    let mut made = Vec::new();
    for _ in 0..count {
        let permit = room.clone().acquire_owned().await?;
        let (address, people) = (address.to_string(), people.clone());
        made.push(tokio::spawn(async move {
            let _permit = permit;
            let mut client = Client::connect(&address).await?;
            let body =
                format!("{{\"game\":\"{GAME}\",\"private\":false,\"seats\":[{{\"kind\":\"me\"}},{{\"kind\":\"open\"}}]}}");
            let (status, text) = client.post("/api/tables", &people[0], &body).await?;
            let id =
                between(&text, "\"id\":\"", "\"").ok_or_else(|| format!("{status}: {text}"))?.to_string();
            let (status, text) = client.post(&format!("/api/tables/{id}/claim"), &people[1], "{}").await?;
            if status == 200 {
                Fallible::Ok(id)
            } else {
                Err(format!("{status}: {text}").into())
            }
        }));
    }
    let mut ids = Vec::new();
    for table in made {
        ids.push(table.await??);
    }
    Ok(ids)
}

/// Opens a stream and reports its table events from now on.
pub async fn listen(
    address: &str,
    id: &str,
    cookie: &str,
    table: usize,
    seat: usize,
    news: mpsc::UnboundedSender<Heard>,
) -> Fallible<()> {
    let mut stream = TcpStream::connect(address).await?;
    let request =
        format!("GET /api/tables/{id}/events HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    tokio::spawn(async move {
        let mut lines = BufReader::with_capacity(32 * 1024, stream);
        let (mut line, mut action) = (Vec::new(), None);
        loop {
            line.clear();
            if lines.read_until(b'\n', &mut line).await? == 0 {
                return Ok::<(), io::Error>(());
            }
            let text = String::from_utf8_lossy(&line);
            if let Some(data) = text.strip_prefix("data: ") {
                action = between(data, "\"choices\":[{\"action\":\"", "\"").map(str::to_string);
            } else if let Some(ply) = text.strip_prefix("id: ").and_then(|id| id.trim().parse().ok()) {
                let heard = Heard { table, ply, seat, action: action.take(), at: Instant::now() };
                if news.send(heard).is_err() {
                    return Ok(());
                }
            }
        }
    });
    Ok(())
}
