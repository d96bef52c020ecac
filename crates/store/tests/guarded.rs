//! The file of tables: one server's, its owner's; and damage in it costs one table, not the list.

use std::time::{Duration, Instant};

use emporio_store::{Head, Person, Seat, SeatKind, Store, StoreError, TableRow};
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

async fn opened() -> (TempDir, Store) {
    let folder = TempDir::new().unwrap();
    let store = Store::sqlite(&folder.path().join("emporio.sqlite")).await.unwrap();
    (folder, store)
}

/// The file as someone else would open it.
async fn raw(folder: &TempDir) -> SqliteConnection {
    let address = format!("sqlite://{}", folder.path().join("emporio.sqlite").display());
    SqliteConnection::connect(&address).await.unwrap()
}

#[tokio::test]
async fn a_second_server_on_the_file_is_refused_until_the_first_has_ended() {
    let (folder, store) = opened().await;
    let file = folder.path().join("emporio.sqlite");
    let second = Store::sqlite(&file).await;
    assert!(matches!(&second, Err(StoreError::InUse(_))), "{second:?}");
    assert!(second.unwrap_err().to_string().contains("emporio.sqlite"));
    store.close().await;
    let after = Store::sqlite(&file).await.unwrap();
    drop((store, after));
    Store::sqlite(&file).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_the_file_and_its_log() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("emporio.sqlite");
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let _store = Store::sqlite(&file).await.unwrap();
    let entries: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap()).collect();
    assert!(entries.len() >= 3, "{entries:?}");
    for entry in entries {
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.path());
    }
}

fn row(id: &str) -> TableRow {
    let head = Head { round: 1, ..Head::default() };
    TableRow {
        id: id.into(),
        game: "san-juan".into(),
        rules: 1,
        options: "{}".into(),
        owner: "a".into(),
        version: 1,
        head,
        created_at: 1,
        updated_at: 1,
        ..TableRow::default()
    }
}

#[tokio::test]
async fn a_damaged_row_is_missing_from_the_list_and_named_when_opened() {
    let (folder, store) = opened().await;
    store.add_person(&Person { id: "a".into(), name: "Anna".into() }, "hash", 1).await.unwrap();
    let seat =
        Seat { player: 0, name: "Anna".into(), kind: SeatKind::Human { person: "a".into(), invited: None } };
    for id in ["well", "ply", "word", "seat"] {
        store.create_table(&row(id), std::slice::from_ref(&seat), &[]).await.unwrap();
    }
    let mut raw = raw(&folder).await;
    for damage in [
        "UPDATE tables SET ply = -1 WHERE id = 'ply'",
        "UPDATE tables SET status = 'waiting ' WHERE id = 'word'",
        "UPDATE seats SET kind = 'ghost' WHERE table_id = 'seat'",
    ] {
        sqlx::query(damage).execute(&mut raw).await.unwrap();
    }
    let listed = store.tables_of("a").await.unwrap();
    assert_eq!(listed.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["well"]);
    for id in ["ply", "word", "seat"] {
        let opened = store.table(id, None).await;
        assert!(matches!(opened, Err(StoreError::Damaged(_))), "{id}: {opened:?}");
    }
    assert!(store.table("well", None).await.unwrap().is_some());
}

#[tokio::test]
async fn with_someone_in_the_way_the_answer_comes_in_time_and_later_all_goes_on() {
    let (folder, store) = opened().await;
    let mut raw = raw(&folder).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut raw).await.unwrap();
    let person = Person { id: "a".into(), name: "Anna".into() };
    let begun = Instant::now();
    let refused = store.add_person(&person, "hash", 1).await;
    assert!(matches!(refused, Err(StoreError::Away(_))), "{refused:?}");
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    sqlx::query("ROLLBACK").execute(&mut raw).await.unwrap();
    store.add_person(&person, "hash", 1).await.unwrap();
}

/// Whoever asks for promises and uses none makes a long list of them; each new one looks for those to forget.
#[tokio::test]
async fn promises_that_nobody_used_are_forgotten_without_reading_all_of_them() {
    let (folder, store) = opened().await;
    store.keep_deal("old", "secret", 1).await.unwrap();
    store.keep_deal("new", "secret", 4_000_000).await.unwrap();
    assert_eq!(store.take_deal("old").await.unwrap(), None, "an hour has gone by");
    let plan = "EXPLAIN QUERY PLAN DELETE FROM deals WHERE created_at < 5";
    let plan = sqlx::query(plan).fetch_all(&mut raw(&folder).await).await.unwrap();
    let said: Vec<String> = plan.iter().map(|row| sqlx::Row::get(row, "detail")).collect();
    assert!(said.iter().any(|line| line.contains("deals_by_age")), "{said:?}");
}

/// Lists of finished tables read as many as they show, not all there are.
#[tokio::test]
async fn finished_tables_are_found_by_their_age() {
    let (folder, _store) = opened().await;
    let plan =
        "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE status = 'over' ORDER BY updated_at DESC LIMIT 9";
    let plan = sqlx::query(plan).fetch_all(&mut raw(&folder).await).await.unwrap();
    let said: Vec<String> = plan.iter().map(|row| sqlx::Row::get(row, "detail")).collect();
    assert_eq!(said, ["SCAN tables USING INDEX tables_over"]);
}
