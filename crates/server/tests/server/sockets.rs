//! The server on a real socket: nobody keeps connections they do not use, nobody holds up its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use emporio_server::{App, Config, serve};
use emporio_store::Store;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::client::config;

struct Server {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<std::io::Result<()>>,
    _folder: TempDir,
}

const SHORT: Duration = Duration::from_millis(300);
/// More than anything here may take.
const LONG: Duration = Duration::from_secs(8);

fn impatient() -> Config {
    Config { silence: SHORT, reading: SHORT, grace: SHORT, ..config(81) }
}

impl Server {
    async fn start(config: Config) -> Server {
        let folder = TempDir::new().unwrap();
        let store = Store::sqlite(&folder.path().join("emporio.sqlite")).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let app: Arc<App> = App::new(store, config);
        let served = tokio::spawn(serve(listener, app, async move { drop(stopped.await) }));
        Server { address, stop: Some(stop), served, _folder: folder }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends a text on a connection of its own and reads until the other end closes it or the head has come.
    async fn ask(&self, text: &str) -> String {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the server answers").unwrap();
        String::from_utf8(answer).unwrap()
    }

    async fn post(&self, path: &str, cookie: &str, body: &str) -> String {
        let length = body.len();
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        ))
        .await
    }

    async fn get(&self, path: &str, headers: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n")).await
    }

    /// Someone with a table: the cookie, and the id of the table.
    async fn table(&self) -> (String, String) {
        let welcome = self.post("/api/me", "", "{\"name\":\"Anna\"}").await;
        let cookie = between(&welcome, "set-cookie: ", ";");
        let seats = "[{\"kind\":\"me\"},{\"kind\":\"open\"}]";
        let wish = format!("{{\"game\":\"san-juan\",\"seats\":{seats}}}");
        let id = between(&self.post("/api/tables", &cookie, &wish).await, "\"id\":\"", "\"");
        (cookie, id)
    }

    /// Tells it to stop; gives how long that took.
    async fn end(mut self) -> Duration {
        let begun = Instant::now();
        let _ = self.stop.take().unwrap().send(());
        timeout(LONG, &mut self.served).await.expect("the server ends").unwrap().unwrap();
        begun.elapsed()
    }
}

fn between(text: &str, before: &str, after: &str) -> String {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}")).1;
    rest.split_once(after).unwrap().0.to_string()
}

/// Whether the other end closes a connection by itself.
async fn is_closed(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    timeout(LONG, stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test]
async fn silent_connections_and_half_requests_are_closed() {
    let server = Server::start(impatient()).await;
    for text in
        ["", "G", "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: ", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"]
    {
        let mut stream = server.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        assert!(is_closed(&mut stream).await, "{text:?}");
    }
    assert!(server.get("/healthz", "").await.ends_with("ok\n"));
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_they_are_given_back() {
    let server = Server::start(Config { connections_each: 3, ..config(82) }).await;
    let held = [server.connect().await, server.connect().await, server.connect().await];
    let mut fourth = server.connect().await;
    assert!(is_closed(&mut fourth).await);
    drop(held);
    let begun = Instant::now();
    loop {
        let mut stream = server.connect().await;
        // A connection that is refused may be closed while we write.
        let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        if answer.ends_with(b"ok\n") {
            return;
        }
        assert!(begun.elapsed() < LONG, "places are given back");
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn nobody_holds_up_an_orderly_end() {
    // The connections themselves are given more time than the whole end.
    let server = Server::start(Config { grace: SHORT, ..config(83) }).await;
    let (_, id) = server.table().await;
    let mut half = server.connect().await;
    half.write_all(b"G").await.unwrap();
    let mut stream = server.connect().await;
    stream
        .write_all(format!("GET /api/tables/{id}/events HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes())
        .await
        .unwrap();
    let mut first = [0; 16];
    stream.read_exact(&mut first).await.unwrap();
    let took = server.end().await;
    assert!(took < Duration::from_secs(3), "{took:?}");
    assert!(is_closed(&mut half).await && is_closed(&mut stream).await);
}

/// [#6] A stream is told what happens, ends with its connection, and gives its place back when its reader goes.
#[tokio::test]
async fn a_stream_is_told_and_its_place_is_given_back() {
    let server = Server::start(Config { streams_each: 1, ..config(85) }).await;
    let (cookie, id) = server.table().await;
    let path = format!("/api/tables/{id}/events");
    let head = server.ask(&format!("HEAD {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).await;
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    let begun = Instant::now();
    for n in 0..3 {
        let mut stream = server.connect().await;
        let mut text = String::new();
        while !text.starts_with("HTTP/1.1 200") {
            assert!(begun.elapsed() < LONG, "the place of an earlier stream is not free: {text}");
            stream = server.connect().await;
            stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes()).await.unwrap();
            text = heard(&mut stream, "\r\n\r\n").await;
        }
        assert!(
            text.contains("content-security-policy: ") && text.contains("connection: close\r\n"),
            "{text}"
        );
        assert!(!text.contains("transfer-encoding"), "{text}");
        server.post(&format!("/api/tables/{id}/chat"), &cookie, &format!("{{\"text\":\"line {n}\"}}")).await;
        assert!(heard(&mut stream, &format!("line {n}")).await.contains("event: chat"));
    }
}

/// What a stream brings until it has brought a text.
async fn heard(stream: &mut TcpStream, until: &str) -> String {
    let (mut text, mut bytes) = (String::new(), [0; 4096]);
    while !text.contains(until) {
        let count = timeout(LONG, stream.read(&mut bytes)).await.expect("something comes").unwrap();
        assert!(count > 0, "the stream ended after {text}");
        text += &String::from_utf8_lossy(&bytes[..count]);
    }
    text
}

#[tokio::test]
async fn a_stream_that_is_not_read_is_dropped() {
    let server = Server::start(Config { streams_each: 1, ..impatient() }).await;
    let (cookie, id) = server.table().await;
    // Fifty long lines make every state that is sent a large one.
    let line = "\u{1f0a1}".repeat(300);
    for _ in 0..50 {
        server.post(&format!("/api/tables/{id}/chat"), &cookie, &format!("{{\"text\":\"{line}\"}}")).await;
    }
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(server.address).await.unwrap();
    let path = format!("/api/tables/{id}/events");
    deaf.write_all(format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes()).await.unwrap();
    let mut first = [0; 16];
    deaf.read_exact(&mut first).await.unwrap();
    let begun = Instant::now();
    // The only stream of this address is free again once the one who does not read has been dropped.
    loop {
        for name in ["Annette", "Anna"] {
            server.post("/api/me", &cookie, &format!("{{\"name\":\"{name}\"}}")).await;
        }
        let mut stream = server.connect().await;
        let ask = format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n");
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut status = [0; 12];
        stream.read_exact(&mut status).await.unwrap();
        match &status[9..] {
            b"200" => return,
            refused => assert_eq!(refused, b"429"),
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "the deaf stream is still there");
    }
}

#[tokio::test]
async fn made_up_methods_leave_no_trace_and_figures_are_for_this_machine() {
    let server = Server::start(Config { metrics_token: Some("s3cret".into()), ..config(84) }).await;
    for n in 0..20 {
        let method = format!("X{n}{}", "Y".repeat(8_000));
        let ask = format!("{method} /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let answer = server.ask(&ask).await;
        assert!(answer.starts_with("HTTP/1.1 405") && answer.contains("\"method_not_allowed\""), "{answer}");
    }
    // Before anything is made of them, whatever they ask for.
    let answer = server.ask("BREW /tea HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    assert!(answer.contains("\"method_not_allowed\""), "{answer}");
    let figures = server.get("/metrics", "").await;
    assert!(figures.contains("method=\"other\""), "{figures}");
    assert!(!figures.contains("YYYY"), "{} bytes of figures", figures.len());
    let passed_on = "X-Forwarded-For: 127.0.0.1\r\n";
    assert!(server.get("/metrics", passed_on).await.starts_with("HTTP/1.1 403"));
    let wrong = format!("{passed_on}Authorization: Bearer guess\r\n");
    assert!(server.get("/metrics", &wrong).await.starts_with("HTTP/1.1 403"));
    let keeper = format!("{passed_on}Authorization: Bearer s3cret\r\n");
    assert!(server.get("/metrics", &keeper).await.starts_with("HTTP/1.1 200"));
    let too_long = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "y".repeat(60_000));
    assert!(server.ask(&too_long).await.starts_with("HTTP/1.1 4"));
}
