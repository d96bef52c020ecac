//! A browser for tests: it keeps its cookie and reads JSON.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use emporio_server::entropy::Entropy;
use emporio_server::limits::Rates;
use emporio_server::{App, Config, app};
use emporio_store::Store;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

/// A server on a file of its own, gone with the value.
pub struct House {
    pub app: Arc<App>,
    pub store: Store,
    pub router: Router,
    pub folder: Option<TempDir>,
}

/// A configuration whose chance can be told again, and without limits, which tests would run into by their speed.
pub fn config(seed: u64) -> Config {
    let running = usize::MAX;
    Config {
        entropy: Entropy::seeded(seed),
        rates: Rates::unlimited(),
        running_each: running,
        pace_light: Duration::ZERO,
        pace_heavy: Duration::ZERO,
        hint_tries: 100,
        review_tries: 1_000,
        running_network: running,
        ..Config::default()
    }
}

impl House {
    /// On SQLite.
    pub async fn new(config: Config) -> House {
        let folder = TempDir::new().unwrap();
        let store = Store::sqlite(&folder.path().join("emporio.sqlite")).await.unwrap();
        House { folder: Some(folder), ..House::on(store, config) }
    }

    /// On a store that is there.
    pub fn on(store: Store, config: Config) -> House {
        let state = App::new(store.clone(), config);
        House { router: app(state.clone()), app: state, store, folder: None }
    }

    /// The same file served by another start of the program.
    pub async fn again(self, config: Config) -> House {
        let folder = self.folder.unwrap();
        self.app.stop();
        self.store.close().await;
        let store = Store::sqlite(&folder.path().join("emporio.sqlite")).await.unwrap();
        House { folder: Some(folder), ..House::on(store, config) }
    }

    /// Someone who has not said their name.
    pub fn stranger(&self) -> Client {
        Client { router: self.router.clone(), cookie: None }
    }

    /// Someone with a name.
    pub async fn person(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let reply = client.post("/api/me", json!({ "name": name })).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        let cookie = reply.headers[header::SET_COOKIE].to_str().unwrap();
        client.cookie = Some(cookie.split(';').next().unwrap().to_string());
        client
    }

    /// Anna, and a table of two easy bots that she made.
    pub async fn bots_alone(&self) -> (Client, Value) {
        let anna = self.person("Anna").await;
        let easy = json!({"kind": "bot", "level": "easy"});
        let table = anna.table("san-juan", json!([easy, easy])).await;
        (anna, table)
    }
}

/// An answer, read to its end.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Reply {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The body of a success.
    #[track_caller]
    pub fn ok(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }

    /// The code of a typed error, which always has a message.
    #[track_caller]
    pub fn code(&self) -> String {
        assert!(!self.status.is_success(), "{} {}", self.status, self.text);
        let problem = self.json();
        assert!(problem["message"].as_str().is_some_and(|message| message.len() > 5), "{}", self.text);
        problem["code"].as_str().unwrap_or_else(|| panic!("no code in {}", self.text)).to_string()
    }
}

/// Someone at a browser.
#[derive(Clone)]
pub struct Client {
    pub router: Router,
    pub cookie: Option<String>,
}

impl Client {
    /// The request that the browser would send.
    pub fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "test");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        request
    }

    /// Sends a request and reads the answer.
    pub async fn send(&self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        Reply { status: parts.status, headers: parts.headers, text }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.post_text(path, body.to_string()).await
    }

    pub async fn post_text(&self, path: &str, body: String) -> Reply {
        let request = self.request("POST", path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body)).unwrap()).await
    }

    /// Makes a table that is listed and gives its state.
    pub async fn table(&self, game: &str, seats: Value) -> Value {
        self.post("/api/tables", json!({ "game": game, "seats": seats, "private": false })).await.ok()
    }

    pub async fn state(&self, id: &str) -> Value {
        self.state_from(id, 0).await
    }

    /// A table with what happened from a ply on.
    pub async fn state_from(&self, id: &str, from: usize) -> Value {
        self.get(&format!("/api/tables/{id}?from={from}")).await.ok()
    }

    /// The state once it is one's turn: the bots have made their moves and none will come by itself.
    pub async fn until_my_turn(&self, id: &str) -> Value {
        let mut events = self.events(id, None).await;
        loop {
            let state = self.state(id).await;
            if state["turn"]["player"] == state["you"] {
                return state;
            }
            events.next().await.expect("the stream goes on");
        }
    }

    /// Opens the live events of a table; `last` is what a browser that was away had seen.
    pub async fn events(&self, id: &str, last: Option<&str>) -> Stream {
        let mut request = self.request("GET", &format!("/api/tables/{id}/events"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        Stream { body: response.into_body(), raw: String::new() }
    }

    /// Takes the n-th of the choices (counted around) that one is offered.
    pub async fn act(&self, state: &Value, n: usize) -> Reply {
        let choices = state["choices"].as_array().unwrap();
        assert!(!choices.is_empty(), "nothing to choose: {state}");
        self.act_as(state, &[choices[n % choices.len()]["action"].as_str().unwrap()]).await
    }

    /// Takes actions at the moment of a state.
    pub async fn act_as(&self, state: &Value, actions: &[&str]) -> Reply {
        self.at(state, "actions", json!({ "ply": state["ply"], "actions": actions })).await
    }

    /// Posts to a table.
    pub async fn at(&self, state: &Value, what: &str, body: Value) -> Reply {
        self.post(&format!("/api/tables/{}/{what}", id(state)), body).await
    }
}

/// Open live events.
pub struct Stream {
    body: Body,
    /// Every byte so far.
    pub raw: String,
}

/// One event.
#[derive(Debug)]
pub struct Event {
    pub kind: String,
    pub id: String,
    pub data: Value,
}

impl Stream {
    /// The next event; none at the end of the stream.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            let frame = self.body.frame().await?.unwrap();
            let text = String::from_utf8(frame.into_data().unwrap().to_vec()).unwrap();
            self.raw += &text;
            let field = |name: &str| {
                let line = text.lines().find_map(|line| line.strip_prefix(name));
                line.map(|value| value.trim().to_string()).unwrap_or_default()
            };
            if !text.starts_with(':') {
                let data = serde_json::from_str(&field("data:")).unwrap();
                return Some(Event { kind: field("event:"), id: field("id:"), data });
            }
        }
    }

    /// The next state of the table at or after a ply.
    pub async fn until(&mut self, ply: &Value) -> Value {
        loop {
            let event = self.next().await.expect("the stream goes on");
            if event.kind == "table" && event.data["ply"].as_u64() >= ply.as_u64() {
                return event.data;
            }
        }
    }
}

/// The id of a table.
pub fn id(state: &Value) -> String {
    state["id"].as_str().unwrap().to_string()
}
