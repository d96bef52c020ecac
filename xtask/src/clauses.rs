//! Every clause of a game's RULES.md has its place in the sources and is shown by a test, and nothing cites a clause
//! that is not there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Rulings explain clauses and need neither a test nor a function of their own.
const RULING: &str = "RUL-";

/// How a rules page says that clauses have no place in the sources: `<!-- no code: CAP-1, CAP-2: the reason -->`.
const NO_CODE: &str = "<!-- no code:";

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
    wrong.extend(homeless(page, &defined, sources));
    wrong
}

/// Clauses that neither a function nor a row of data names, without a word in RULES.md that says why.
fn homeless(page: &str, defined: &BTreeSet<String>, sources: &[(PathBuf, String)]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut housed = BTreeSet::new();
    for (_, source) in sources.iter().filter(|(path, _)| is_source(path)) {
        housed.extend(mentioned(source));
    }
    let (excused, malformed) = excuses(page);
    wrong.extend(malformed);
    for id in defined.iter().filter(|id| !id.starts_with(RULING)) {
        match (housed.contains(id), excused.contains(id)) {
            (false, false) => wrong.push(format!("{id} stands nowhere in the sources")),
            (true, true) => wrong.push(format!("{id} has code, yet RULES.md says that it has none")),
            (true, false) | (false, true) => {}
        }
    }
    wrong.extend(
        excused.difference(defined).map(|id| format!("{id} is excused in RULES.md, but is no clause")),
    );
    wrong
}

/// Whether a file lies in the sources rather than in the tests.
fn is_source(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "src")
}

/// The ids that a source names in brackets in a comment, anywhere in it: `/// [CAP-3] ...`, `// [DEC-1, DEC-2]`.
fn mentioned(source: &str) -> BTreeSet<String> {
    let comments: String = source
        .lines()
        .filter_map(|line| line.split_once("//").map(|(_, comment)| comment.trim_start_matches('/')))
        .collect::<Vec<_>>()
        .join(" ");
    let inside =
        comments.split('[').skip(1).filter_map(|rest| rest.split_once(']').map(|(inside, _)| inside));
    inside.flat_map(|ids| ids.split(',')).map(str::trim).filter(|id| is_id(id)).map(str::to_string).collect()
}

/// The clauses that a rules page says have no code, each with a reason; and the marks that cannot be read.
fn excuses(page: &str) -> (BTreeSet<String>, Vec<String>) {
    let mut excused = BTreeSet::new();
    let mut malformed = Vec::new();
    for mark in page.split(NO_CODE).skip(1) {
        let mark = mark.split("-->").next().unwrap_or_default().trim();
        let Some((ids, reason)) = mark.split_once(':') else {
            malformed.push(format!("RULES.md: `{mark}` gives no reason"));
            continue;
        };
        if reason.trim().is_empty() || !ids.split(',').all(|id| is_id(id.trim())) {
            malformed.push(format!("RULES.md: `{mark}` must read `CAP-1, CAP-2: the reason`"));
            continue;
        }
        excused.extend(ids.split(',').map(|id| id.trim().to_string()));
    }
    (excused, malformed)
}

/// The clauses of a game.
pub fn of(game: &Path) -> Result<BTreeSet<String>> {
    Ok(defined(&fs::read_to_string(game.join("RULES.md"))?))
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

    const HOUSED: &str = "/// [CAP-1, CAP-2] loads\nfn load() {}\n    Row, // [EX-1]\n";

    fn wrong(source: &str) -> Vec<String> {
        let housed = (PathBuf::from("src/load.rs"), HOUSED.to_string());
        compare(PAGE, &[(PathBuf::from("a.rs"), source.to_string()), housed])
    }

    #[test]
    fn a_clause_without_a_place_in_the_sources_needs_a_reason() {
        let shown = "/// [CAP-1, CAP-2, EX-1] x\n#[test]\nfn t() {}";
        let without = |page: &str| {
            let half = (PathBuf::from("src/load.rs"), "/// [CAP-1, EX-1] loads\nfn load() {}".to_string());
            compare(page, &[(PathBuf::from("tests/a.rs"), shown.to_string()), half])
        };
        assert_eq!(without(PAGE), ["CAP-2 stands nowhere in the sources"]);
        assert!(without(&format!("{PAGE}\n<!-- no code: CAP-2: it speaks of the box -->")).is_empty());
        assert_eq!(without(&format!("{PAGE}\n<!-- no code: CAP-2 -->")).len(), 2, "a reason is needed");
        let idle = without(&format!("{PAGE}\n<!-- no code: CAP-1, CAP-2: x -->"));
        assert_eq!(idle, ["CAP-1 has code, yet RULES.md says that it has none"]);
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
