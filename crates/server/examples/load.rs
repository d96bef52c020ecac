//! Load on one machine: so many open tables with two event streams each, moves at a steady rate, and how long each
//! takes from its post to the event at the last of both seats. Loopback only, bounded in time.
//!
//! `cargo run --release -p emporio-server --example load -- [TABLES] [MOVES PER SECOND] [SECONDS]`, or `-- idle STREAMS` for
//! streams that only wait, or `-- stored TABLES` for a store with so many tables. PostgreSQL by `DATABASE_URL`. With `REVIEW=RECORD` the
//! server looks back on that game all the while, as its desk for reviews does.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader as StdReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use emporio_core::{Record, Table};
use emporio_review::{Progress, Settings};
use emporio_server::limits::Rates;
use emporio_server::{App, Config, serve};
use emporio_store::Store;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};

const SEATS: usize = 2;
const GAME: &str = "san-juan";
/// Connections that post, as many as may wait for the disk at once.
const POSTERS: usize = 64;

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Fallible<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [word, file] = arguments.as_slice()
        && word == "server"
    {
        return server(file).await;
    }
    if let [word, count] = arguments.as_slice() {
        match word.as_str() {
            "idle" => return idle(count.parse()?).await,
            "stored" => return stored(count.parse()?).await,
            _ => {}
        }
    }
    let number = |at: usize, usual: u64| arguments.get(at).map_or(Ok(usual), |text| text.parse());
    let (tables, rate, seconds) = (number(0, 1000)?, number(1, 500)?, number(2, 15)?);
    measure(tables as usize, rate, Duration::from_secs(seconds.min(120))).await
}

/// The server, as a process of its own so that its memory and time can be told apart.
async fn server(file: &str) -> Fallible<()> {
    let store = match env::var("DATABASE_URL") {
        Ok(url) => Store::postgres(&url).await?,
        Err(_) => Store::sqlite(file.as_ref()).await?,
    };
    if let Ok(record) = env::var("REVIEW") {
        let record: Record = fs::read_to_string(record)?.parse()?;
        let table = emporio_games::load(&record)?;
        tokio::task::spawn_blocking(move || keep_reviewing(table.as_ref()));
    }
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let most = usize::MAX;
    // All of this comes from one address.
    let config = Config {
        bots: false,
        rates: Rates::unlimited(),
        most_streams: most,
        streams_each: most,
        connections_each: most,
        running_each: most,
        running_network: most,
        ..Config::default()
    };
    Ok(serve(listener, App::new(store, config), std::future::pending()).await?)
}

/// Reviews without end, on one thread as the server does.
fn keep_reviewing(table: &dyn Table) {
    loop {
        let settings = Settings { threads: 1, ..Settings::default() };
        let begun = Instant::now();
        let found = emporio_review::review(table, settings, &Progress::default());
        eprintln!("a review took {:.1} s", begun.elapsed().as_secs_f64());
        if !matches!(found, Ok(Some(_))) {
            return;
        }
    }
}

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(file: &str) -> Fallible<Server> {
        let program = env::current_exe()?;
        let mut child = Command::new(program).args(["server", file]).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        let out = child.stdout.take().ok_or("the server has no output")?;
        StdReader::new(out).read_line(&mut address)?;
        Ok(Server { child, address: address.trim().to_string() })
    }

    /// Memory in use, in MiB.
    fn memory(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
        line.trim().trim_end_matches(" kB").parse::<f64>().unwrap_or(0.0) / 1024.0
    }

    /// Processor time so far, in seconds.
    fn time(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
        (ticks(11) + ticks(12)) / 100.0
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Streams of one table that only wait.
async fn idle(count: usize) -> Fallible<()> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let folder = tempfile::tempdir()?;
    let server = Server::start(&folder.path().join("load.sqlite").display().to_string())?;
    let mut client = Client::connect(&server.address).await?;
    let people = [client.person("Anna").await?, client.person("Bruno").await?];
    let ids = make_tables(&server.address, &people, 100).await?;
    let (empty, begun) = (server.memory(), Instant::now());
    let (news, mut heard) = mpsc::unbounded_channel();
    for n in 0..count {
        listen(&server.address, &ids[n % ids.len()], &people[n % SEATS], n, 0, news.clone()).await?;
    }
    for _ in 0..count {
        heard.recv().await.ok_or("the streams ended")?;
    }
    let memory = server.memory();
    println!(
        "{count} idle streams in {:.1} s: {memory:.1} MiB, {:.1} KiB each; {:.1} s of processor time",
        begun.elapsed().as_secs_f64(),
        per(memory - empty, count),
        server.time()
    );
    Ok(())
}

/// A store with many tables: how long a start takes, and a list.
async fn stored(count: usize) -> Fallible<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("load.sqlite");
    let name = file.display().to_string();
    let server = Server::start(&name)?;
    let mut client = Client::connect(&server.address).await?;
    let people = [client.person("Anna").await?, client.person("Bruno").await?];
    let id = make_tables(&server.address, &people, 1).await?.remove(0);
    drop(server);
    let begun = Instant::now();
    fill(&file, &id, count).await?;
    println!("{count} tables stored in {:.1} s", begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    let server = Server::start(&name)?;
    println!("start: {:.0} ms", begun.elapsed().as_secs_f64() * 1000.0);
    let mut client = Client::connect(&server.address).await?;
    for path in ["/api/tables?list=mine", "/api/tables?list=open"] {
        let mut times = Vec::new();
        for _ in 0..20 {
            let begun = Instant::now();
            client.get(path, &people[0]).await?;
            times.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
        times.sort_by(f64::total_cmp);
        println!(
            "{path}: {:.1} ms (median), {:.1} ms (most)",
            times[times.len() / 2],
            times[times.len() - 1]
        );
    }
    Ok(())
}

/// Copies a table so often, for a hundred owners; every tenth copy waits for players.
async fn fill(file: &std::path::Path, id: &str, count: usize) -> Fallible<()> {
    let store = Store::sqlite(file).await?;
    let one = store.table(id, None).await?.ok_or("no table")?;
    for n in 0..100 {
        let person = emporio_store::Person { id: format!("owner{n}"), name: format!("Owner {n}") };
        store.add_person(&person, &format!("hash{n}"), 1).await?;
    }
    let store = Arc::new(store);
    let room = Arc::new(Semaphore::new(POSTERS));
    let mut made = Vec::new();
    for n in 0..count {
        let permit = room.clone().acquire_owned().await?;
        let (store, mut row, seats, actions) =
            (store.clone(), one.row.clone(), one.seats.clone(), one.actions.clone());
        row.id = format!("copy{n}");
        row.updated_at = n as i64;
        row.head.bot_turn = false;
        if n % 100 != 0 {
            row.owner = format!("owner{}", n % 100);
        }
        if n % 10 == 0 {
            row.head.status = emporio_store::Status::Waiting;
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

async fn measure(tables: usize, rate: u64, length: Duration) -> Fallible<()> {
    let folder = tempfile::tempdir()?;
    let server = Server::start(&folder.path().join("load.sqlite").display().to_string())?;
    let mut client = Client::connect(&server.address).await?;
    let people = [client.person("Anna").await?, client.person("Bruno").await?];
    let empty = server.memory();
    let begun = Instant::now();
    let ids = make_tables(&server.address, &people, tables).await?;
    println!("{tables} tables of {GAME} made in {:.1} s", begun.elapsed().as_secs_f64());
    let with_tables = server.memory();
    println!(
        "memory: {empty:.1} MiB empty, {with_tables:.1} MiB with the tables: {:.1} KiB for an idle table",
        per(with_tables - empty, tables)
    );
    let (news, mut heard) = mpsc::unbounded_channel();
    for (table, id) in ids.iter().enumerate() {
        for (seat, cookie) in people.iter().enumerate() {
            listen(&server.address, id, cookie, table, seat, news.clone()).await?;
        }
    }
    let mut ready: Vec<Option<Ready>> = (0..tables).map(|_| None).collect();
    let mut told = 0;
    while told < tables * SEATS {
        let event = heard.recv().await.ok_or("the streams ended")?;
        told += 1;
        note_ready(&mut ready, event);
    }
    let with_streams = server.memory();
    println!(
        "{told} event streams: {with_streams:.1} MiB, {:.1} KiB for a table with both",
        per(with_streams - empty, tables)
    );
    let before = server.time();
    let run = Run { ids: Arc::new(ids), people, address: server.address.clone(), rate, length };
    let (latencies, posted, elapsed, refused) = run.moves(ready, heard).await?;
    report(latencies, posted, elapsed, refused, server.time() - before);
    println!("memory afterwards: {:.1} MiB", server.memory());
    Ok(())
}

fn per(mebibytes: f64, tables: usize) -> f64 {
    mebibytes * 1024.0 / tables as f64
}

fn report(mut latencies: Vec<Duration>, posted: usize, elapsed: Duration, refused: usize, time: f64) {
    latencies.sort_unstable();
    let at = |share: f64| {
        let index = ((latencies.len() as f64 - 1.0) * share).max(0.0) as usize;
        latencies.get(index).map_or(0.0, |latency| latency.as_secs_f64() * 1000.0)
    };
    println!(
        "{posted} moves posted in {:.1} s: {:.0} moves/s; {} seen at both seats, {refused} refused",
        elapsed.as_secs_f64(),
        posted as f64 / elapsed.as_secs_f64(),
        latencies.len()
    );
    println!(
        "post to event at both seats: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0)
    );
    println!(
        "the server used {time:.1} s of processor time: {:.2} ms a move",
        time * 1000.0 / posted.max(1) as f64
    );
}

/// Who may move at a table, and how.
struct Ready {
    seat: usize,
    ply: usize,
    action: String,
}

/// An event that a stream brought.
struct Heard {
    table: usize,
    ply: usize,
    seat: usize,
    action: Option<String>,
    at: Instant,
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

/// A move under way: when it was due, and how many seats have seen it.
struct Pending {
    due: Instant,
    ply: usize,
    seen: usize,
}

impl Run {
    /// Posts a move of the next table that is ready whenever one is due, and waits for its events.
    async fn moves(
        self,
        mut ready: Vec<Option<Ready>>,
        mut heard: mpsc::UnboundedReceiver<Heard>,
    ) -> Fallible<(Vec<Duration>, usize, Duration, usize)> {
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
                tick = ticks.tick() => {
                    let free = (0..ready.len()).map(|step| (next + step) % ready.len()).find(|table| ready[*table].is_some());
                    if let Some(table) = free && let Some(job) = ready[table].take() {
                        next = table + 1;
                        pending[table] = Some(Pending { due: tick.into_std(), ply: job.ply, seen: 0 });
                        posted += 1;
                        jobs.send((table, job))?;
                    }
                }
                event = heard.recv() => {
                    let event = event.ok_or("the streams ended")?;
                    if let Some(waiting) = &mut pending[event.table] && event.ply > waiting.ply {
                        waiting.seen += 1;
                        if waiting.seen == SEATS {
                            latencies.push(event.at.duration_since(waiting.due));
                            pending[event.table] = None;
                        }
                    }
                    note_ready(&mut ready, event);
                }
            }
        }
        let refused = *refused.lock().map_err(|_| "a poster failed")?;
        Ok((latencies, posted, begun.elapsed(), refused))
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

async fn make_tables(address: &str, people: &[String; SEATS], count: usize) -> Fallible<Vec<String>> {
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
                Ok::<String, Box<dyn std::error::Error + Send + Sync>>(id)
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
async fn listen(
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

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let start = text.find(before)? + before.len();
    text[start..].find(after).map(|end| &text[start..start + end])
}

/// A plain HTTP connection that stays open.
struct Client {
    stream: BufReader<TcpStream>,
    address: String,
}

impl Client {
    async fn connect(address: &str) -> Fallible<Client> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Client { stream: BufReader::new(stream), address: address.to_string() })
    }

    /// Says a name; gives the cookie.
    async fn person(&mut self, name: &str) -> Fallible<String> {
        let (head, _) = self.exchange("/api/me", "", &format!("{{\"name\":\"{name}\"}}")).await?;
        let cookie = between(&head, "set-cookie: ", ";").ok_or("no cookie")?;
        Ok(cookie.to_string())
    }

    async fn post(&mut self, path: &str, cookie: &str, body: &str) -> Fallible<(u16, String)> {
        let (head, text) = self.exchange(path, cookie, body).await?;
        let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok());
        Ok((status.ok_or("no status")?, text))
    }

    async fn get(&mut self, path: &str, cookie: &str) -> Fallible<String> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n\r\n", self.address);
        Ok(self.sent(&request).await?.1)
    }

    async fn exchange(&mut self, path: &str, cookie: &str, body: &str) -> Fallible<(String, String)> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.sent(&request).await
    }

    async fn sent(&mut self, request: &str) -> Fallible<(String, String)> {
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.stream.read_line(&mut head).await? == 0 {
                return Err("the server hung up".into());
            }
        }
        let length = between(&head, "content-length: ", "\r\n").ok_or("no length")?.parse()?;
        let mut text = vec![0; length];
        self.stream.read_exact(&mut text).await?;
        Ok((head, String::from_utf8(text)?))
    }
}
