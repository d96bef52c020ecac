//! Load on one machine: so many open tables and event streams, moves at a steady rate, and how long each takes from its
//! post to the event at the last of both seats. Loopback only, bounded in time.
//!
//! `cargo run --release -p emporio-server --example load -- [TABLES] [STREAMS] [MOVES PER SECOND] [SECONDS]`, or `-- idle
//! STREAMS` for streams that only wait, or `-- stored TABLES` for a store with so many tables, or `-- review GAME PLAYERS
//! [MOVES PER SECOND]` for moves while a finished game is looked back on. With `--postgres` on a PostgreSQL of its own that
//! waits for the disk, otherwise on SQLite.

mod client;
mod idle;
mod moves;
mod reviews;
mod server;
mod stored;
mod tables;

use std::env;
use std::time::Duration;

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Fallible<()> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    let postgres = arguments.iter().any(|argument| argument == "--postgres");
    arguments.retain(|argument| argument != "--postgres");
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["server", file] => return server::serve(file).await,
        ["review", game, players, rate @ ..] => {
            let rate = rate.first().map_or(Ok(500), |rate| rate.parse())?;
            return reviews::beside_moves(&server::Place::new(postgres)?, game, players.parse()?, rate).await;
        }
        ["idle", count] => return idle::idle(&server::Place::new(postgres)?, count.parse()?).await,
        ["stored", count] => return stored::stored(&server::Place::new(postgres)?, count.parse()?).await,
        _ => {}
    }
    let number = |at: usize, usual: u64| words.get(at).map_or(Ok(usual), |text| text.parse());
    let (tables, streams, rate, seconds) =
        (number(0, 1000)?, number(1, 1000)?, number(2, 2000)?, number(3, 20)?);
    let length = Duration::from_secs(seconds.min(120));
    let load = moves::Load { tables: tables as usize, streams: streams as usize, rate, length };
    let place = server::Place::new(postgres)?;
    moves::measure(&place, &server::Server::start(&place)?, load, std::future::pending()).await
}
