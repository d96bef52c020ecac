//! The crates depend on one another just as the arrows of ARCHITECTURE.md are drawn.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};

type Arrows = BTreeMap<String, BTreeSet<String>>;

/// What is wrong between the crates of the workspace.
pub fn check(root: &Path) -> Result<Vec<String>> {
    let page = root.join("ARCHITECTURE.md");
    let drawn = drawn(&fs::read_to_string(&page).with_context(|| format!("{}", page.display()))?)?;
    let metadata = MetadataCommand::new().manifest_path(root.join("Cargo.toml")).no_deps().exec()?;
    Ok(compare(&drawn, &real(&metadata)))
}

/// The arrows of the page: lines `crate -> crate, crate` in a block marked `arrows`.
fn drawn(page: &str) -> Result<Arrows> {
    let Some(block) = page.split("```arrows\n").nth(1).and_then(|rest| rest.split("```").next()) else {
        bail!("ARCHITECTURE.md has no block marked `arrows`");
    };
    let mut arrows = Arrows::new();
    for line in block.lines().filter(|line| !line.trim().is_empty()) {
        let Some((from, to)) = line.split_once("->") else {
            bail!("ARCHITECTURE.md: `{line}` is no arrow; expected `crate -> crate, crate`");
        };
        let to = to.split(',').map(|name| name.trim().to_string()).filter(|name| !name.is_empty());
        arrows.insert(from.trim().to_string(), to.collect());
    }
    Ok(arrows)
}

/// The dependencies between our own crates, tests apart: these may use any test kit.
fn real(metadata: &Metadata) -> Arrows {
    let short = |name: &str| name.strip_prefix("emporio-").unwrap_or(name).to_string();
    let packages = metadata.workspace_packages();
    let ours: BTreeSet<String> = packages.iter().map(|package| package.name.to_string()).collect();
    let arrows = packages.iter().map(|package| {
        let to = package.dependencies.iter().filter(|dependency| {
            dependency.kind != DependencyKind::Development && ours.contains(dependency.name.as_str())
        });
        (short(&package.name), to.map(|dependency| short(&dependency.name)).collect())
    });
    arrows.collect()
}

fn compare(drawn: &Arrows, real: &Arrows) -> Vec<String> {
    let mut wrong = Vec::new();
    for (from, to) in real {
        let Some(allowed) = drawn.get(from) else {
            wrong.push(format!("the crate {from} is missing among the arrows of ARCHITECTURE.md"));
            continue;
        };
        wrong.extend(to.difference(allowed).map(|to| format!("{from} -> {to} goes against the arrows")));
        wrong.extend(allowed.difference(to).map(|to| format!("{from} -> {to} is drawn, but not real")));
    }
    let gone = drawn.keys().filter(|name| !real.contains_key(*name));
    wrong.extend(gone.map(|name| format!("ARCHITECTURE.md draws arrows of {name}, which is no crate")));
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# x\n```arrows\ncore ->\ngame -> core\ncli -> core, game\n```\nend";

    fn real(rows: &[(&str, &[&str])]) -> Arrows {
        let row =
            |(from, to): &(&str, &[&str])| (from.to_string(), to.iter().map(|s| s.to_string()).collect());
        rows.iter().map(row).collect()
    }

    #[test]
    fn with_the_arrows_is_fine() {
        let real = real(&[("core", &[]), ("game", &["core"]), ("cli", &["core", "game"])]);
        assert!(compare(&drawn(PAGE).unwrap(), &real).is_empty());
    }

    #[test]
    fn against_the_arrows_is_named() {
        let real = real(&[("core", &["game"]), ("game", &["core"]), ("cli", &["core", "game"])]);
        assert_eq!(compare(&drawn(PAGE).unwrap(), &real), ["core -> game goes against the arrows"]);
    }

    #[test]
    fn an_arrow_that_is_not_real_is_named() {
        let real = real(&[("core", &[]), ("game", &["core"]), ("cli", &["core"])]);
        assert_eq!(compare(&drawn(PAGE).unwrap(), &real), ["cli -> game is drawn, but not real"]);
    }

    #[test]
    fn page_and_workspace_name_the_same_crates() {
        let wrong = compare(&drawn(PAGE).unwrap(), &real(&[("core", &[]), ("new", &[])]));
        assert_eq!(wrong.len(), 3, "{wrong:?}");
    }

    #[test]
    fn a_page_without_arrows_is_refused() {
        assert!(drawn("# nothing").is_err());
        assert!(drawn("```arrows\ncore\n```").is_err());
    }
}
