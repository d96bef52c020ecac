//! The order of numbers and ids is pinned, since whatever was trained on another cannot be used any more.

use std::fs;
use std::path::Path;

use emporio_games::GameKind;

const PINNED: &str = "tests/layout.txt";

/// FNV-1a, so that a change of one name or place shows.
fn hash(lines: &[String]) -> u64 {
    let bytes = lines.iter().flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// A line for what is numbered in a game: how many there are, and a digest of all of them in order.
fn line(kind: GameKind, what: &str, all: &[String]) -> String {
    format!("{:<14} {what:<12} {:>5} {:016x}", kind.id(), all.len(), hash(all))
}

fn lines() -> Vec<String> {
    let of = |&kind: &GameKind| {
        let ids: Vec<String> =
            (0..kind.meta().player_ids).map(|id| kind.action_of(id).unwrap_or_default()).collect();
        [line(kind, "observation", &kind.observation_names()), line(kind, "ids", &ids)]
    };
    GameKind::ALL.iter().flat_map(of).collect()
}

#[test]
fn the_order_of_numbers_and_ids_is_pinned() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PINNED);
    let found = lines();
    if std::env::var_os("EMPORIO_BLESS").is_some() {
        fs::write(&path, found.join("\n") + "\n").unwrap();
    }
    let pinned = fs::read_to_string(&path).unwrap();
    let changed: Vec<&String> = found.iter().filter(|line| !pinned.lines().any(|old| old == *line)).collect();
    assert!(
        changed.is_empty() && pinned.lines().count() == found.len(),
        "what programs learn from is laid out anew:\n{changed:#?}\n\
         Networks and tables of numbers made with the old layout no longer fit. If that is not meant, put new entries where \
         they change no other's place. If it is meant: train kept networks anew, say so in CHANGELOG.md, then write \
         crates/batch/{PINNED} anew with `EMPORIO_BLESS=1 cargo test -p emporio-batch --test layout`."
    );
}
