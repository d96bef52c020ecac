//! Faults on purpose, and one oath: what was acknowledged is kept, what was refused is not half done.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use emporio_store::cluster::Cluster;
use emporio_store::{Action, Change, Head, Person, Seat, SeatKind, Status, Store, StoreError, TableRow};
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};

/// A table whose every move is two actions, so that half a move could be seen.
async fn table(store: &Store) {
    store.add_person(&Person { id: "a".into(), name: "Anna".into() }, "hash", 1).await.unwrap();
    let row = TableRow {
        id: "t".into(),
        game: "san-juan".into(),
        rules: 1,
        options: "{}".into(),
        owner: "a".into(),
        version: 1,
        ..TableRow::default()
    };
    let seat =
        Seat { player: 0, name: "Anna".into(), kind: SeatKind::Human { person: "a".into(), invited: None } };
    store.create_table(&row, &[seat], &[]).await.unwrap();
}

/// The n-th move, from 0.
fn moved(n: usize) -> Change {
    let action = |what: &str| Action { actor: Some(0), text: format!("{what} {n}") };
    Change {
        table: "t".into(),
        version: n as i64 + 1,
        keep: 2 * n,
        append: vec![action("first"), action("second")],
        seats: Vec::new(),
        deal: None,
        head: Head { status: Status::Playing, ply: 2 * n + 2, ..Head::default() },
        before: 0,
        at: n as i64,
    }
}

/// Whole moves only, in order, none missing; gives how many.
async fn kept(store: &Store) -> usize {
    let stored = store.table("t", None).await.unwrap().unwrap();
    assert_eq!(stored.actions.len() % 2, 0, "half a move");
    assert_eq!(stored.actions.len(), stored.row.head.ply, "the row and the actions disagree");
    for (at, action) in stored.actions.iter().enumerate() {
        let what = if at % 2 == 0 { "first" } else { "second" };
        assert_eq!(action.text, format!("{what} {}", at / 2));
    }
    assert_eq!(stored.row.version, stored.actions.len() as i64 / 2 + 1);
    stored.actions.len() / 2
}

/// Moves until one is refused; gives how many were acknowledged.
async fn moves(store: &Store, from: usize, most: usize) -> usize {
    for n in from..most {
        match store.change(&moved(n)).await {
            Ok(_) => {}
            // Without an answer it may have been done: the oath is about those that were acknowledged.
            Err(StoreError::Away(_) | StoreError::Stale) => return n,
            Err(other) => panic!("{other}"),
        }
    }
    most
}

#[tokio::test]
async fn read_only_for_a_while() {
    let folder = TempDir::new().unwrap();
    let store = Store::sqlite(&folder.path().join("s")).await.unwrap();
    table(&store).await;
    assert_eq!(moves(&store, 0, 5).await, 5);
    store.pretend_read_only(true);
    for _ in 0..3 {
        assert!(matches!(store.change(&moved(5)).await, Err(StoreError::Away(_))));
        assert!(store.check().await.is_err());
    }
    assert_eq!(kept(&store).await, 5, "what is there can be read");
    store.pretend_read_only(false);
    assert_eq!(moves(&store, 5, 9).await, 9);
    assert_eq!(kept(&store).await, 9);
}

#[tokio::test]
async fn slow_and_locked() {
    let folder = TempDir::new().unwrap();
    let store = Store::sqlite(&folder.path().join("s")).await.unwrap();
    table(&store).await;
    let address = format!("sqlite://{}", folder.path().join("s").display());
    let mut other = SqliteConnection::connect(&address).await.unwrap();
    // Someone holds the lock for less than our patience: slow, but done.
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let slow = store.clone();
    let slow = tokio::spawn(async move { slow.change(&moved(0)).await });
    tokio::time::sleep(Duration::from_millis(700)).await;
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    slow.await.unwrap().unwrap();
    // And for more: refused in time, and nothing of it remains.
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let begun = Instant::now();
    assert!(matches!(store.change(&moved(1)).await, Err(StoreError::Away(_))));
    assert!(begun.elapsed() < Duration::from_secs(3));
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(kept(&store).await, 1);
    assert_eq!(moves(&store, 1, 4).await, 4);
}

/// A crash in the middle of a write: the log beside the file ends anywhere after what was acknowledged, or in rubbish.
#[tokio::test]
async fn torn_writes() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("s");
    let store = Store::sqlite(&file).await.unwrap();
    table(&store).await;
    assert_eq!(moves(&store, 0, 10).await, 10);
    let log = |file: &Path| file.with_file_name("s-wal");
    let acknowledged = std::fs::metadata(log(&file)).unwrap().len();
    assert_eq!(moves(&store, 10, 14).await, 14);
    let whole = std::fs::read(log(&file)).unwrap();
    for cut in (acknowledged as usize..=whole.len()).step_by(4001) {
        for rubbish in [0, 3000] {
            let crashed = TempDir::new().unwrap();
            let copy = crashed.path().join("s");
            std::fs::copy(&file, &copy).unwrap();
            let mut torn = whole[..cut].to_vec();
            torn.extend(vec![0xa5; rubbish]);
            std::fs::write(log(&copy), torn).unwrap();
            let again = Store::sqlite(&copy).await.unwrap();
            let kept = kept(&again).await;
            assert!((10..=14).contains(&kept), "cut at {cut}: {kept} moves");
            assert_eq!(moves(&again, kept, kept + 1).await, kept + 1, "and the game goes on");
        }
    }
}

/// Between a node and PostgreSQL: passes everything, swallows everything, or hangs up.
const PASS: u8 = 0;
const SWALLOW: u8 = 1;
const HANG_UP: u8 = 2;

struct Network {
    folder: TempDir,
    state: Arc<AtomicU8>,
}

impl Network {
    fn before(cluster: &Cluster) -> Network {
        let folder = TempDir::new().unwrap();
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
        let state = Arc::new(AtomicU8::new(PASS));
        let (there, shared) = (cluster.socket(), state.clone());
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if shared.load(Ordering::SeqCst) == HANG_UP {
                    continue;
                }
                let Ok(far) = UnixStream::connect(&there).await else { continue };
                let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                tokio::spawn(pump(near_in, far_out, shared.clone()));
                tokio::spawn(pump(far_in, near_out, shared.clone()));
            }
        });
        Network { folder, state }
    }

    fn url(&self) -> String {
        format!("postgres://emporio@localhost/postgres?host={}", self.folder.path().display())
    }

    fn set(&self, state: u8) {
        self.state.store(state, Ordering::SeqCst);
    }
}

async fn pump(
    mut from: tokio::net::unix::OwnedReadHalf,
    mut to: tokio::net::unix::OwnedWriteHalf,
    state: Arc<AtomicU8>,
) {
    let mut bytes = [0; 8192];
    loop {
        let heard = tokio::time::timeout(Duration::from_millis(20), from.read(&mut bytes)).await;
        match (state.load(Ordering::SeqCst), heard) {
            (HANG_UP, _) | (_, Ok(Ok(0) | Err(_))) => return,
            (_, Err(_)) => {}
            (PASS, Ok(Ok(count))) => {
                if to.write_all(&bytes[..count]).await.is_err() {
                    return;
                }
            }
            (_, Ok(Ok(_))) => {}
        }
    }
}

#[tokio::test]
async fn a_network_that_drops_between_the_node_and_the_database() {
    let cluster = Cluster::start();
    let network = Network::before(&cluster);
    let store = Store::postgres(&network.url()).await.unwrap();
    table(&store).await;
    let mut acknowledged = 0;
    for (round, state) in [SWALLOW, HANG_UP, SWALLOW].into_iter().enumerate() {
        let running = store.clone();
        let from = acknowledged;
        let moving = tokio::spawn(async move { moves(&running, from, from + 200).await });
        tokio::time::sleep(Duration::from_millis(40 + 30 * round as u64)).await;
        network.set(state);
        let answered = moving.await.unwrap();
        let begun = Instant::now();
        assert!(store.check().await.is_err());
        assert!(begun.elapsed() < Duration::from_secs(3), "it says so in time");
        network.set(PASS);
        let begun = Instant::now();
        while store.check().await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(10), "the store does not come back");
        }
        let kept = kept(&store).await;
        // The one move that was under way may have been done without an answer.
        assert!((answered..=answered + 1).contains(&kept), "{answered} acknowledged, {kept} kept");
        acknowledged = kept;
    }
}
