//! The TypeScript types in the repository are those of the Rust types.

use std::fs;

use emporio_server::typescript::{files, folder};

#[test]
fn the_typescript_types_are_fresh() {
    for (name, content) in files() {
        let there = fs::read_to_string(folder().join(&name)).unwrap_or_default();
        assert_eq!(
            there, content,
            "web/src/api/{name} is stale; run: cargo run -p emporio-server --features ts --example types"
        );
    }
}
