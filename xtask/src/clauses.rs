//! Every clause of a game's RULES.md is shown by a test, and no test cites a clause that is not there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Rulings explain clauses and need no test of their own.
const RULING: &str = "RUL-";

/// What is wrong in the crate of a game.
pub fn check(game: &Path) -> Result<Vec<String>> {
    let rules = game.join("RULES.md");
    let page = fs::read_to_string(&rules).with_context(|| format!("{}", rules.display()))?;
    let sources = rust_files(game)?;
    let texts: Result<Vec<(PathBuf, String)>> =
        sources.into_iter().map(|path| Ok((path.clone(), fs::read_to_string(&path)?))).collect();
    Ok(compare(&page, &texts?))
}

fn compare(page: &str, sources: &[(PathBuf, String)]) -> Vec<String> {
    let defined = defined(page);
    let mut shown = BTreeSet::new();
    let mut wrong = Vec::new();
    if defined.is_empty() {
        wrong.push("RULES.md defines no clause; a clause is written `- **CAP-3** text`".to_string());
    }
    for (path, source) in sources {
        for (id, citation) in citations(source) {
            if !defined.contains(&id) {
                wrong.push(format!("{}:{}: {id} is no clause of RULES.md", path.display(), citation.line));
            }
            if citation.by_test {
                shown.insert(id);
            }
        }
    }
    let unshown = defined.iter().filter(|id| !id.starts_with(RULING) && !shown.contains(*id));
    wrong.extend(unshown.map(|id| format!("{id} is cited by no test")));
    wrong
}

/// The ids in bold type of a rules page.
pub fn defined(page: &str) -> BTreeSet<String> {
    page.split("**").skip(1).step_by(2).filter(|bold| is_id(bold)).map(str::to_string).collect()
}

fn is_id(word: &str) -> bool {
    let mut parts = word.split('-');
    let first = parts.next().unwrap_or_default();
    let rest: Vec<&str> = parts.collect();
    let capital = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase());
    let plain = |part: &&str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric());
    capital(first) && !rest.is_empty() && rest.iter().all(plain)
}

struct Citation {
    line: usize,
    by_test: bool,
}

/// The ids in brackets at the head of doc comments.
fn citations(source: &str) -> Vec<(String, Citation)> {
    let mut found = Vec::new();
    let mut doc = String::new();
    let mut by_test = false;
    for (at, line) in source.lines().enumerate() {
        let line = line.trim();
        if let Some(text) = line.strip_prefix("///") {
            doc.push_str(text);
            doc.push(' ');
        } else if line.starts_with("#[") || line.starts_with("//") {
            by_test |= line.starts_with("#[test]");
        } else {
            found.extend(cited(&doc).into_iter().map(|id| (id, Citation { line: at + 1, by_test })));
            doc.clear();
            by_test = false;
        }
    }
    found
}

fn cited(doc: &str) -> Vec<String> {
    let Some((inside, _)) = doc.trim_start().strip_prefix('[').and_then(|rest| rest.split_once(']')) else {
        return Vec::new();
    };
    let ids: Vec<String> = inside.split(',').map(|id| id.trim().to_string()).collect();
    // A doc comment may also open with an ordinary link.
    if ids.iter().all(|id| is_id(id)) { ids } else { Vec::new() }
}

/// All Rust files of a crate.
pub fn rust_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("{}", folder.display()))? {
        let path = entry?.path();
        let hidden = path.file_name().is_some_and(|name| name == "target" || name == "node_modules");
        if path.is_dir() && !hidden {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The crates that hold a rules page, by folder.
pub fn games(root: &Path) -> Result<BTreeMap<String, PathBuf>> {
    let mut games = BTreeMap::new();
    for entry in fs::read_dir(root.join("crates"))? {
        let path = entry?.path();
        if path.join("RULES.md").exists() {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            games.insert(name, path);
        }
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        "- **CAP-1** Load.\n- **CAP-2** One kind.\n| **EX-1** | x |\n- **RUL-1** Why. **Bold** word.";

    fn wrong(source: &str) -> Vec<String> {
        compare(PAGE, &[(PathBuf::from("a.rs"), source.to_string())])
    }

    #[test]
    fn all_shown_is_fine_and_rulings_need_no_test() {
        assert!(wrong("/// [CAP-1, CAP-2,\n/// EX-1] shown\n#[test]\nfn t() {}").is_empty());
    }

    #[test]
    fn a_clause_without_test_is_named() {
        assert_eq!(wrong("/// [CAP-1, EX-1] x\n#[test]\nfn t() {}"), ["CAP-2 is cited by no test"]);
    }

    #[test]
    fn a_citation_on_a_function_is_no_test() {
        assert!(wrong("/// [CAP-1, CAP-2, EX-1] x\nfn load() {}").len() == 3);
    }

    #[test]
    fn an_unknown_clause_is_named_with_its_place() {
        let source = "/// [CAP-1, CAP-2, EX-1, CAP-9] x\n#[test]\nfn t() {}";
        assert_eq!(wrong(source), ["a.rs:3: CAP-9 is no clause of RULES.md"]);
    }

    #[test]
    fn ids_with_words_and_ordinary_links_are_told_apart() {
        assert!(
            is_id("CARD-smithy-1") && is_id("D-PAY") && !is_id("Match") && !is_id("CAP-") && !is_id("one-2")
        );
        assert!(cited("[`Match`] is a thing").is_empty());
    }
}
