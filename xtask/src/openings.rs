//! Every source file opens with a sentence that says what it is.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::clauses::rust_files;

/// The files that do not.
pub fn check(root: &Path) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    for folder in ["crates", "xtask"] {
        for path in rust_files(&root.join(folder))? {
            if !opens_well(&fs::read_to_string(&path)?) {
                wrong.push(format!("{} does not open with a `//!` sentence", path.display()));
            }
        }
    }
    Ok(wrong)
}

fn opens_well(source: &str) -> bool {
    source.starts_with("//! ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_opens_with_a_sentence() {
        assert!(opens_well("//! What it is.\n"));
        assert!(!opens_well("use std::fs;\n//! Late.\n"));
    }
}
