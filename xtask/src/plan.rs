//! Every rules crate is laid out by the one floor plan that ARCHITECTURE.md draws.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// The rooms of a rules crate: the files that lie directly in its `src`.
pub struct Plan {
    needed: BTreeSet<String>,
    allowed: BTreeSet<String>,
    /// The trait that a room implements itself, by its file.
    traits: BTreeMap<String, String>,
}

impl Plan {
    /// Reads the plan off ARCHITECTURE.md.
    pub fn read(root: &Path) -> Result<Plan> {
        let page = root.join("ARCHITECTURE.md");
        Plan::drawn(&fs::read_to_string(&page).with_context(|| format!("{}", page.display()))?)
    }

    /// A block marked `plan` has one room a line: its file, a mark `?` if a game may do without it, in brackets the
    /// trait that it implements, and what it is for.
    fn drawn(page: &str) -> Result<Plan> {
        let Some(block) = page.split("```plan\n").nth(1).and_then(|rest| rest.split("```").next()) else {
            bail!("ARCHITECTURE.md has no block marked `plan`");
        };
        let mut plan = Plan { needed: BTreeSet::new(), allowed: BTreeSet::new(), traits: BTreeMap::new() };
        for line in block.lines() {
            let mut words = line.split_whitespace();
            let Some(word) = words.next() else { continue };
            let name = word.trim_end_matches('?').to_string();
            if name == word {
                plan.needed.insert(name.clone());
            }
            let bracketed = |word: &str| Some(word.strip_prefix('[')?.strip_suffix(']')?.to_string());
            if let Some(said) = words.next().and_then(bracketed) {
                plan.traits.insert(name.clone(), said);
            }
            plan.allowed.insert(name);
        }
        Ok(plan)
    }

    /// What is wrong with the layout of a crate.
    pub fn check(&self, game: &Path) -> Result<Vec<String>> {
        let src = game.join("src");
        let mut files = BTreeSet::new();
        let mut folders = BTreeSet::new();
        for entry in fs::read_dir(&src)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.file_type()?.is_dir() {
                folders.insert(name)
            } else {
                files.insert(name)
            };
        }
        let mut wrong = self.compare(&files, &folders);
        for file in &files {
            wrong.extend(self.impls_elsewhere(file, &fs::read_to_string(src.join(file))?));
        }
        Ok(wrong)
    }

    /// A room's trait stands in the room itself, or in a part of it; in `game.rs` only as one that the game does without.
    fn impls_elsewhere(&self, file: &str, text: &str) -> Vec<String> {
        let stands_here = |said: &str| {
            text.lines().any(|line| line.starts_with(&format!("impl {said} for ")) && !line.ends_with("{}"))
        };
        let elsewhere = |(room, said): &(&String, &String)| *room != file && stands_here(said);
        let strange = self.traits.iter().filter(elsewhere);
        strange.map(|(room, said)| format!("src/{file} implements {said}, the trait of src/{room}")).collect()
    }

    fn compare(&self, files: &BTreeSet<String>, folders: &BTreeSet<String>) -> Vec<String> {
        let missing =
            self.needed.difference(files).map(|name| format!("src/{name} of the floor plan is missing"));
        let strange =
            files.difference(&self.allowed).map(|name| format!("src/{name} is not in the floor plan"));
        let homeless = folders
            .iter()
            .filter(|name| !files.contains(&format!("{name}.rs")))
            .map(|name| format!("src/{name}/ has no src/{name}.rs beside it"));
        missing.chain(strange).chain(homeless).collect()
    }
}

/// Every rules page has a twin in each further language with the same clauses.
pub fn twins(game: &Path, clauses: &BTreeSet<String>) -> Result<Vec<String>> {
    let twin = game.join("RULES.it.md");
    if !twin.exists() {
        return Ok(vec!["RULES.it.md, the Italian twin of RULES.md, is missing".to_string()]);
    }
    Ok(compare_twins(clauses, &crate::clauses::defined(&fs::read_to_string(twin)?)))
}

fn compare_twins(page: &BTreeSet<String>, twin: &BTreeSet<String>) -> Vec<String> {
    let missing = page.difference(twin).map(|id| format!("{id} is missing in RULES.it.md"));
    let strange = twin.difference(page).map(|id| format!("{id} of RULES.it.md is no clause of RULES.md"));
    missing.chain(strange).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# x\n```plan\ngame.rs      outline\nscore.rs     [Scoring] points\nhidden.rs?   [Hidden] secrets\n```\n";

    fn names(words: &[&str]) -> BTreeSet<String> {
        words.iter().map(|word| word.to_string()).collect()
    }

    fn wrong(files: &[&str], folders: &[&str]) -> Vec<String> {
        Plan::drawn(PAGE).unwrap().compare(&names(files), &names(folders))
    }

    #[test]
    fn a_crate_by_the_plan_is_fine_with_and_without_what_it_may_lack() {
        assert!(wrong(&["game.rs", "score.rs"], &[]).is_empty());
        assert!(wrong(&["game.rs", "score.rs", "hidden.rs"], &["score"]).is_empty());
    }

    #[test]
    fn a_missing_room_a_strange_one_and_a_folder_alone_are_named() {
        assert_eq!(wrong(&["game.rs"], &[]), ["src/score.rs of the floor plan is missing"]);
        assert_eq!(
            wrong(&["game.rs", "score.rs", "world.rs"], &[]),
            ["src/world.rs is not in the floor plan"]
        );
        assert_eq!(wrong(&["game.rs", "score.rs"], &["cards"]), ["src/cards/ has no src/cards.rs beside it"]);
    }

    #[test]
    fn a_trait_stands_in_its_own_room_or_is_done_without() {
        let plan = Plan::drawn(PAGE).unwrap();
        assert!(plan.impls_elsewhere("score.rs", "impl Scoring for Toy {\n").is_empty());
        assert!(plan.impls_elsewhere("game.rs", "impl Hidden for Toy {}\n").is_empty());
        assert_eq!(
            plan.impls_elsewhere("game.rs", "impl Scoring for Toy {\n"),
            ["src/game.rs implements Scoring, the trait of src/score.rs"]
        );
    }

    #[test]
    fn a_page_without_a_plan_is_refused() {
        assert!(Plan::drawn("# nothing").is_err());
    }

    #[test]
    fn a_page_without_its_twin_is_named() {
        let missing = twins(Path::new("no-such-game"), &names(&["A-1"])).unwrap();
        assert_eq!(missing, ["RULES.it.md, the Italian twin of RULES.md, is missing"]);
    }

    #[test]
    fn a_twin_has_the_same_clauses() {
        assert!(compare_twins(&names(&["A-1"]), &names(&["A-1"])).is_empty());
        assert_eq!(
            compare_twins(&names(&["A-1", "A-2"]), &names(&["A-1"])),
            ["A-2 is missing in RULES.it.md"]
        );
        assert_eq!(
            compare_twins(&names(&[]), &names(&["A-1"])),
            ["A-1 of RULES.it.md is no clause of RULES.md"]
        );
    }
}
