//! A disk that is full for a while. By itself in its file, since the limit that plays the full disk is the process's.
#![cfg(target_os = "linux")]

use emporio_store::{Person, Store, StoreError};
use rlimit::{Resource, getrlimit, setrlimit};
use tempfile::TempDir;
use tokio::signal::unix::{SignalKind, signal};

/// Sent to whoever writes beyond the limit; unheard, it would end the process.
const FILE_TOO_LARGE: i32 = 25;

fn person(id: &str) -> Person {
    Person { id: id.into(), name: id.into() }
}

#[tokio::test]
async fn after_a_full_disk_writing_goes_on_and_nothing_half_done_is_left() {
    let _heard = signal(SignalKind::from_raw(FILE_TOO_LARGE)).unwrap();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("emporio.sqlite");
    let store = Store::sqlite(&file).await.unwrap();
    store.add_person(&person("before"), "hash-before", 1).await.unwrap();
    let (soft, hard) = getrlimit(Resource::FSIZE).unwrap();
    setrlimit(Resource::FSIZE, 0, hard).unwrap();
    for n in 0..5 {
        let refused = store.add_person(&person(&format!("full-{n}")), &format!("hash-{n}"), 1).await;
        assert!(matches!(refused, Err(StoreError::Away(_))), "{refused:?}");
    }
    let health = store.check().await;
    assert!(matches!(health, Err(StoreError::Away(_))), "health tries to write: {health:?}");
    assert_eq!(
        store.person_by_secret("hash-before").await.unwrap(),
        Some(person("before")),
        "reading goes on"
    );
    setrlimit(Resource::FSIZE, soft, hard).unwrap();
    store.check().await.unwrap();
    store.add_person(&person("after"), "hash-after", 1).await.unwrap();
    store.close().await;
    let again = Store::sqlite(&file).await.unwrap();
    for (secret, there) in [("hash-before", true), ("hash-after", true), ("hash-0", false), ("hash-4", false)]
    {
        assert_eq!(again.person_by_secret(secret).await.unwrap().is_some(), there, "{secret}");
    }
}
