//! Everything that reads what strangers send.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, header};
use emporio_bots::protocol::{Driver, Limits};
use emporio_core::{Game, Match, Player, Record, Rng, Setup, Table, Turn, Viewer};
use emporio_games::{GameKind, Visit};
use emporio_server::entropy::Entropy;
use emporio_server::limits::Rates;
use emporio_server::{App, Config, app, fair};
use emporio_store::Store;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use super::engine::Target;

/// All of them, with how much of the work each gets.
pub fn all() -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for &kind in GameKind::ALL {
        targets.push(kind.visit(Notation));
    }
    for &kind in GameKind::ALL {
        targets.push(Target {
            name: format!("position-{}", kind.id()),
            share: 0.01,
            seeds: positions(kind),
            read: Box::new(move |text| position(kind, text)),
        });
    }
    targets.push(Target { name: "records".into(), share: 0.05, seeds: records(), read: Box::new(record) });
    targets.push(Target { name: "proofs".into(), share: 0.02, seeds: proofs(), read: Box::new(proof) });
    targets.push(Target { name: "data".into(), share: 0.06, seeds: data_files(), read: Box::new(data) });
    targets.push(Target { name: "bots".into(), share: 0.01, seeds: answers(), read: Box::new(bot) });
    let http = Http::new();
    targets.push(Target {
        name: "http".into(),
        share: 0.02,
        seeds: bodies(),
        read: Box::new(move |text| http.post(text)),
    });
    targets
}

fn said<T>(done: Result<T, impl Display>) -> String {
    done.err().map_or_else(|| "fine".to_string(), |error| error.to_string())
}

struct Notation;

impl Visit for Notation {
    type Out = Target;

    fn visit<G: Game>(self) -> Target {
        let actions = (0..G::META.action_ids).filter_map(G::action_from_id);
        let seeds =
            actions.step_by(1 + usize::from(G::META.action_ids) / 200).map(|action| action.to_string());
        let read = |text: &str| match G::Action::from_str(text) {
            Ok(action) => {
                assert_eq!(G::Action::from_str(&action.to_string()).ok(), Some(action), "another action");
                G::action_kind(action).to_string()
            }
            // What was read is left out, so that only another refusal counts as new.
            Err(error) => error.expected.replace(['`', '"', '\''], ""),
        };
        Target { name: G::META.id.into(), share: 0.2, seeds: seeds.collect(), read: Box::new(read) }
    }
}

/// A game played at random for a while.
fn game(kind: GameKind, steps: usize) -> Box<dyn Table> {
    let players = kind.meta().min_players;
    let mut table = kind.open(Setup::plain(kind.default_options(), players)).expect("the usual set-up");
    let mut rng = Rng::new(steps as u64);
    while table.ply() < steps && table.turn() != Turn::Over {
        table.advance(&mut rng);
        let choices = table.choices();
        let Some(choice) = choices.get(rng.below(choices.len().max(1) as u32) as usize) else { break };
        table.play(&choice.action.clone()).expect("what is offered is legal");
    }
    table
}

fn records() -> Vec<String> {
    GameKind::ALL
        .iter()
        .flat_map(|kind| [0, 30, 90].map(|steps| game(*kind, steps).record().to_string()))
        .collect()
}

fn record(text: &str) -> String {
    match text.parse::<Record>() {
        Ok(record) => said(emporio_games::load(&record)),
        Err(error) => error.to_string(),
    }
}

fn proofs() -> Vec<String> {
    let deal = fair::Deal::new("00".into(), 2);
    let mut table = game(GameKind::SanJuan, 0);
    deal.advance("t", table.as_mut());
    vec![fair::with_proof(&table.record(), "t", &deal)]
}

fn proof(text: &str) -> String {
    said(fair::verify(text))
}

fn positions(kind: GameKind) -> Vec<String> {
    [0, 20, 60, 120].map(|steps| game(kind, steps).position().to_string()).to_vec()
}

/// A position that is taken can be looked at and played on.
fn position(kind: GameKind, text: &str) -> String {
    let Ok(position) = serde_json::from_str::<Value>(text) else { return "no JSON".into() };
    let setup =
        Setup { position: Some(position), ..Setup::plain(kind.default_options(), kind.meta().min_players) };
    let mut table = match kind.open(setup) {
        Ok(table) => table,
        Err(error) => return error.to_string(),
    };
    let mut rng = Rng::new(1);
    for step in 0..8 {
        for viewer in Viewer::all(table.players()) {
            table.view(viewer);
            table.board(viewer);
        }
        table.advance(&mut rng);
        let choices = table.choices();
        let Some(choice) = choices.get(step % choices.len().max(1)) else { break };
        table.play(&choice.action.clone()).expect("what is offered is legal");
    }
    table.scores();
    "taken".into()
}

fn data_files() -> Vec<String> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let files = ["madeira/data", "spice-islands"].map(|folder| format!("{root}/{folder}"));
    let files = files.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let texts = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "toml"));
    texts
        .filter_map(|file| std::fs::read_to_string(file.path()).ok())
        .filter(|text| !text.contains("[package]"))
        .collect()
}

fn data(text: &str) -> String {
    GameKind::ALL.iter().map(|kind| said(kind.data_from_toml(text))).collect::<Vec<_>>().join("; ")
}

fn answers() -> Vec<String> {
    let ready = json!({"type": "ready", "protocol": 1, "name": "fuzz"});
    vec![
        format!("{ready}\n{{\"type\":\"move\",\"index\":0}}\n{{\"type\":\"move\",\"index\":1}}\n"),
        format!("{ready}\n{{\"type\":\"worlds\",\"count\":2}}\n{{\"type\":\"move\",\"index\":0}}\n"),
        format!("{ready}\n{{\"type\":\"move\",\"id\":1,\"index\":0,\"say\":\"x\"}}\nnonsense\n"),
    ]
}

/// A bot that says whatever the file says, whatever it is asked.
fn bot(text: &str) -> String {
    let Ok(file) = tempfile::NamedTempFile::new() else { return "no file".into() };
    if std::fs::write(file.path(), text).is_err() {
        return "no file".into();
    }
    let setup = Setup::plain(Default::default(), 2);
    let Ok(mut table) = Match::<emporio_san_juan::SanJuan>::new(setup) else { return "no table".into() };
    let mut rng = Rng::new(1);
    table.advance(&mut rng);
    let limits =
        Limits { choice: Duration::from_millis(200), start: Duration::from_millis(500), ..Limits::default() };
    let Turn::Player(player) = table.turn() else { return "no turn".into() };
    let mut driver = Driver::start(&format!("cat {}", file.path().display()), &table, player, limits, 1);
    for _ in 0..4 {
        let action = driver.choose(&table, player);
        assert!(table.legal().contains(&action), "a move that is not legal");
    }
    let faults = driver.finish(&table, Player(0));
    faults.iter().map(|fault| format!("{:?} ", fault.kind)).collect()
}

/// Bodies with the address that each is for, in the first line.
fn bodies() -> Vec<String> {
    let bodies = [
        ("/api/me", json!({"name": "Anna"})),
        ("/api/deals", json!({})),
        (
            "/api/tables",
            json!({"game": "san-juan", "seats": [{"kind": "me"}, {"kind": "open"}], "private": false}),
        ),
        (
            "/api/tables",
            json!({"game": "puerto-rico", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}], "shuffle": true, "added": "0f"}),
        ),
        ("/api/tables/ID/actions", json!({"ply": 0, "undos": 0, "actions": ["pass"]})),
        ("/api/tables/ID/actions", json!({"ply": 0, "wish": ["pass"]})),
        ("/api/tables/ID/undo", json!({"ply": 3, "to_ply": 1})),
        ("/api/tables/ID/undo/agree", json!({"number": 1, "ply": 3})),
        ("/api/tables/ID/redo", json!({"ply": 3})),
        ("/api/tables/ID/claim", json!({"token": "00", "added": "0f"})),
        ("/api/tables/ID/invitation", json!({"token": "00"})),
        ("/api/tables/ID/seats/0/bot", json!({"level": "easy", "sure": true})),
        ("/api/tables/ID/seats/0/leave", json!({})),
        ("/api/tables/ID/chat", json!({"text": "hello"})),
    ];
    bodies.iter().map(|(path, body)| format!("{path}\n{body}")).collect()
}

/// A server of its own, with someone who has a table.
struct Http {
    runtime: tokio::runtime::Runtime,
    router: axum::Router,
    cookie: String,
    table: String,
    _folder: tempfile::TempDir,
}

impl Http {
    fn new() -> Http {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let router = runtime.block_on(async {
            let store = Store::sqlite(&folder.path().join("fuzz.sqlite")).await.expect("a store");
            let config = Config {
                bots: false,
                rates: Rates::unlimited(),
                running_each: usize::MAX,
                running_network: usize::MAX,
                entropy: Entropy::seeded(1),
                ..Config::default()
            };
            let state: Arc<App> = App::new(store, config);
            app(state)
        });
        let mut http = Http { runtime, router, cookie: String::new(), table: "x".into(), _folder: folder };
        let (_, cookie, _) = http.send("/api/me", "{\"name\":\"Anna\"}".into());
        http.cookie = cookie;
        let body = bodies()[2].split_once('\n').map(|(_, body)| body.to_string()).unwrap_or_default();
        let (_, _, table) = http.send("/api/tables", body);
        let table: Value = serde_json::from_str(&table).unwrap_or_default();
        http.table = table["id"].as_str().unwrap_or("x").to_string();
        http
    }

    fn send(&self, path: &str, body: String) -> (u16, String, String) {
        let request = Request::builder()
            .method("POST")
            .uri(path)
            .header(header::HOST, "x")
            .header(header::COOKIE, &self.cookie);
        let Ok(request) = request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body))
        else {
            return (0, String::new(), "no request".into());
        };
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.expect("the router answers");
            let cookie = response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
            let cookie = cookie.and_then(|line| line.split(';').next()).unwrap_or_default().to_string();
            let status = response.status().as_u16();
            let bytes = response.into_body().collect().await.map(|body| body.to_bytes()).unwrap_or_default();
            (status, cookie, String::from_utf8_lossy(&bytes).into_owned())
        })
    }

    fn post(&self, text: &str) -> String {
        let (path, body) = text.split_once('\n').unwrap_or(("/api/me", text));
        let path = path.replace("ID", &self.table);
        let (status, _, answer) = self.send(&path, body.to_string());
        assert!(status < 500, "{status}: {answer}");
        let answer: Value = serde_json::from_str(&answer).unwrap_or_default();
        format!("{status} {}", answer["message"].as_str().unwrap_or_default())
    }
}
