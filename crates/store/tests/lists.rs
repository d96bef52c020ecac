//! Lists of somebody with more tables than are shown, on SQLite and PostgreSQL: the newest, in their order.

use emporio_store::cluster::Cluster;
use emporio_store::{Change, Head, Listed, Person, Seat, SeatKind, Status, Store, TableRow};
use tempfile::TempDir;

const HOUR: i64 = 3_600_000;
const COUNT: i64 = 130;

#[tokio::test]
async fn lists_on_sqlite() {
    let folder = TempDir::new().unwrap();
    lists(&Store::sqlite(&folder.path().join("emporio.sqlite")).await.unwrap()).await;
}

#[tokio::test]
async fn lists_on_postgresql() {
    let cluster = Cluster::start();
    lists(&Store::postgres(&cluster.url()).await.unwrap()).await;
}

/// A hundred and thirty tables, one an hour; Anna made them and sits there with Bruno.
async fn lists(store: &Store) {
    for (id, name) in [("a", "Anna"), ("b", "Bruno")] {
        store.add_person(&Person { id: id.into(), name: name.into() }, id, 1).await.unwrap();
    }
    let seat = |player, who: &str| Seat {
        player,
        name: who.into(),
        kind: SeatKind::Human { person: who.into(), invited: None },
    };
    for n in 0..COUNT {
        let row = TableRow {
            id: format!("t{n}"),
            game: "san-juan".into(),
            rules: 1,
            options: "{}".into(),
            owner: "a".into(),
            version: 1,
            head: Head {
                status: Status::Over,
                result: Some(format!("result {n}")),
                outcome: (n % 2 == 0).then(|| format!("brief {n}")),
                ..Head::default()
            },
            updated_at: n * HOUR,
            ..TableRow::default()
        };
        store.create_table(&row, &[seat(0, "a"), seat(1, "b")], &[]).await.unwrap();
    }
    let newest: Vec<i64> = (0..COUNT).rev().collect();
    for who in ["a", "b"] {
        assert_eq!(ids(&store.tables_of(who).await.unwrap()), newest[..100], "{who}");
        assert_eq!(ids(&store.finished_of(who).await.unwrap()), newest, "{who}");
    }
    assert_eq!(ids(&store.finished().await.unwrap()), (0..COUNT).collect::<Vec<_>>());
    outcomes(store).await;
    moved_on(store).await;
}

/// A game's outcome is read in brief, or within its result where that is all there is, and only where it is needed.
async fn outcomes(store: &Store) {
    let finished = store.finished_of("a").await.unwrap();
    for (n, table) in (0..COUNT).rev().zip(&finished) {
        let known = if n % 2 == 0 { format!("brief {n}") } else { format!("result {n}") };
        assert_eq!((table.outcome.as_ref(), table.seats.len()), (Some(&known), 2));
    }
    assert!(store.tables_of("a").await.unwrap().iter().all(|table| table.outcome.is_none()));
}

/// The oldest table is played on: a move in a new hour puts it before all others.
async fn moved_on(store: &Store) {
    let moved = Change {
        table: "t0".into(),
        version: 1,
        keep: 0,
        append: Vec::new(),
        seats: Vec::new(),
        deal: None,
        head: Head { status: Status::Playing, ..Head::default() },
        before: 0,
        at: COUNT * HOUR,
    };
    store.change(&moved).await.unwrap();
    for who in ["a", "b"] {
        let listed = ids(&store.tables_of(who).await.unwrap());
        assert_eq!((listed.len(), listed[0], listed[1]), (100, 0, COUNT - 1), "{who}");
    }
}

fn ids(tables: &[Listed]) -> Vec<i64> {
    tables.iter().map(|table| table.id[1..].parse().unwrap()).collect()
}
