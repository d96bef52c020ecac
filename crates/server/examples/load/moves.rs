//! Moves at a steady rate, and how long each takes from the moment when it is due to the event at the last of both seats.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use crate::Fallible;
use crate::client::Client;
use crate::server::{Place, Server};
use crate::tables::{GAME, Heard, POSTERS, SEATS, listen, make_tables};

/// How much is asked of a server.
pub struct Load {
    pub tables: usize,
    pub streams: usize,
    /// Moves a second.
    pub rate: u64,
    /// How long at most.
    pub length: Duration,
}

/// Makes the tables, opens the streams, two for each table as far as they go, and plays where there are streams, until the
/// time is over or what goes on beside is done.
pub async fn measure(
    place: &Place,
    server: &Server,
    Load { tables, streams, rate, length }: Load,
    beside: impl Future<Output = Fallible<()>>,
) -> Fallible<()> {
    let mut client = Client::connect(&server.address).await?;
    let people = [client.person("Anna").await?, client.person("Bruno").await?];
    let empty = server.memory();
    let begun = Instant::now();
    let mut ids = make_tables(&server.address, &people, tables).await?;
    println!("{}: {tables} tables of {GAME} made in {:.1} s", place.word(), begun.elapsed().as_secs_f64());
    let with_tables = server.memory();
    println!(
        "memory: {empty:.1} MiB empty, {with_tables:.1} MiB with the tables: {:.1} KiB for an idle table",
        (with_tables - empty) * 1024.0 / tables as f64
    );
    ids.truncate((streams / SEATS).clamp(1, tables));
    let played = ids.len();
    let (news, mut heard) = mpsc::unbounded_channel();
    for (table, id) in ids.iter().enumerate() {
        for (seat, cookie) in people.iter().enumerate() {
            listen(&server.address, id, cookie, table, seat, news.clone()).await?;
        }
    }
    let mut ready: Vec<Option<Ready>> = (0..played).map(|_| None).collect();
    let mut told = 0;
    while told < played * SEATS {
        let event = heard.recv().await.ok_or("the streams ended")?;
        told += 1;
        note_ready(&mut ready, event);
    }
    println!("{told} event streams at {played} tables: {:.1} MiB", server.memory());
    let before = server.times();
    let run = Run { ids: Arc::new(ids), people, address: server.address.clone(), rate, length };
    let done = run.moves(ready, heard, beside).await?;
    let after = server.times();
    done.report([0, 1, 2].map(|who| after[who] - before[who]));
    println!("memory afterwards: {:.1} MiB", server.memory());
    Ok(())
}

/// What was measured.
struct Done {
    latencies: Vec<Duration>,
    posted: usize,
    refused: usize,
    elapsed: Duration,
}

impl Done {
    /// Latency and processor time side by side.
    fn report(mut self, [server, database, asking]: [f64; 3]) {
        self.latencies.sort_unstable();
        let at = |share: f64| {
            let index = ((self.latencies.len() as f64 - 1.0) * share).max(0.0) as usize;
            self.latencies.get(index).map_or(0.0, |latency| latency.as_secs_f64() * 1000.0)
        };
        let (seconds, posted) = (self.elapsed.as_secs_f64(), self.posted.max(1) as f64);
        println!(
            "{} moves posted in {seconds:.1} s: {:.0} moves/s; {} seen at both seats, {} refused, {} never seen",
            self.posted,
            posted / seconds,
            self.latencies.len(),
            self.refused,
            self.posted.saturating_sub(self.latencies.len() + self.refused)
        );
        println!(
            "post to event at both seats: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
            at(0.5),
            at(0.95),
            at(0.99),
            at(1.0)
        );
        for (who, time) in [("server", server), ("database", database), ("load", asking)] {
            println!(
                "processor, {who}: {:.2} cores, {:.2} ms a move",
                time / seconds,
                time * 1000.0 / posted
            );
        }
    }
}

/// Who may move at a table, and how.
struct Ready {
    seat: usize,
    ply: usize,
    action: String,
}

fn note_ready(ready: &mut [Option<Ready>], event: Heard) {
    if let Some(action) = event.action {
        ready[event.table] = Some(Ready { seat: event.seat, ply: event.ply, action });
    }
}

struct Run {
    ids: Arc<Vec<String>>,
    people: [String; SEATS],
    address: String,
    rate: u64,
    length: Duration,
}

/// A move under way: when it was due, and which seats have seen it.
struct Pending {
    due: Instant,
    ply: usize,
    seen: [bool; SEATS],
}

/// Notes that a seat has seen a move; gives how long it took to the last of them.
fn note_seen(waiting: &mut Option<Pending>, event: &Heard) -> Option<Duration> {
    let pending = waiting.as_mut().filter(|pending| event.ply > pending.ply)?;
    pending.seen[event.seat] = true;
    let took = event.at.duration_since(pending.due);
    (pending.seen == [true; SEATS]).then(|| *waiting = None).map(|()| took)
}

/// So long moves under way are waited for when no more are posted.
const PATIENCE: Duration = Duration::from_secs(5);

/// Waits for the events of the moves that are still under way.
async fn wait_for_the_rest(
    pending: &mut [Option<Pending>],
    heard: &mut mpsc::UnboundedReceiver<Heard>,
    latencies: &mut Vec<Duration>,
) {
    let until = tokio::time::Instant::now() + PATIENCE;
    while pending.iter().any(Option::is_some) {
        let Ok(Some(event)) = tokio::time::timeout_at(until, heard.recv()).await else { return };
        latencies.extend(note_seen(&mut pending[event.table], &event));
    }
}

impl Run {
    /// Posts a move of the next table that is ready whenever one is due, and waits for its events.
    async fn moves(
        self,
        mut ready: Vec<Option<Ready>>,
        mut heard: mpsc::UnboundedReceiver<Heard>,
        beside: impl Future<Output = Fallible<()>>,
    ) -> Fallible<Done> {
        let mut beside = std::pin::pin!(beside);
        let (jobs, work) = mpsc::unbounded_channel::<(usize, Ready)>();
        let work = Arc::new(tokio::sync::Mutex::new(work));
        let refused = Arc::new(Mutex::new(0));
        for _ in 0..POSTERS {
            tokio::spawn(post_moves(
                self.address.clone(),
                self.ids.clone(),
                self.people.clone(),
                work.clone(),
                refused.clone(),
            ));
        }
        let begun = Instant::now();
        let mut ticks = tokio::time::interval(Duration::from_micros(1_000_000 / self.rate.max(1)));
        let mut pending: Vec<Option<Pending>> = self.ids.iter().map(|_| None).collect();
        let (mut latencies, mut posted, mut next) = (Vec::new(), 0, 0);
        while begun.elapsed() < self.length {
            tokio::select! {
                done = &mut beside => {
                    done?;
                    break;
                }
                tick = ticks.tick() => {
                    // Both seats see a move before the next one of its table is due.
                    let is_free = |table: &usize| ready[*table].is_some() && pending[*table].is_none();
                    let free = (0..ready.len()).map(|step| (next + step) % ready.len()).find(is_free);
                    if let Some(table) = free && let Some(job) = ready[table].take() {
                        next = table + 1;
                        pending[table] = Some(Pending { due: tick.into_std(), ply: job.ply, seen: [false; SEATS] });
                        posted += 1;
                        jobs.send((table, job))?;
                    }
                }
                event = heard.recv() => {
                    let event = event.ok_or("the streams ended")?;
                    latencies.extend(note_seen(&mut pending[event.table], &event));
                    note_ready(&mut ready, event);
                }
            }
        }
        let elapsed = begun.elapsed();
        wait_for_the_rest(&mut pending, &mut heard, &mut latencies).await;
        let refused = *refused.lock().map_err(|_| "a poster failed")?;
        Ok(Done { latencies, posted, refused, elapsed })
    }
}

async fn post_moves(
    address: String,
    ids: Arc<Vec<String>>,
    people: [String; SEATS],
    work: Arc<tokio::sync::Mutex<mpsc::UnboundedReceiver<(usize, Ready)>>>,
    refused: Arc<Mutex<usize>>,
) -> Fallible<()> {
    let mut client = Client::connect(&address).await?;
    loop {
        let job = work.lock().await.recv().await;
        let Some((table, job)) = job else { return Ok(()) };
        let path = format!("/api/tables/{}/actions", ids[table]);
        let body = format!("{{\"ply\":{},\"actions\":[{}]}}", job.ply, serde_json::to_string(&job.action)?);
        let (status, _) = client.post(&path, &people[job.seat], &body).await?;
        if status != 200 {
            *refused.lock().map_err(|_| "a poster failed")? += 1;
        }
    }
}
