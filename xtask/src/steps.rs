//! What each command does, step by step.

use std::path::Path;

use anyhow::{Result, bail};

use crate::plan::{self, Plan};
use crate::tools::{answers, cargo, need_chromium, need_node, need_postgres, run};
use crate::{arrows, clauses, openings, python};

/// Everything that must hold before a change lands.
pub fn test(root: &Path) -> Result<()> {
    need_node()?;
    need_postgres()?;
    need_chromium()?;
    let environment = python::prepare(root)?;
    tidy(root)?;
    rust(root)?;
    python::test(root, environment)?;
    web(root)?;
    println!("\nEverything holds.");
    Ok(())
}

/// The Rust half, for work on the rules.
pub fn quick(root: &Path) -> Result<()> {
    tidy(root)?;
    rust(root)
}

/// Format, lints, tests, docs.
fn rust(root: &Path) -> Result<()> {
    let cargo = cargo();
    run(root, &cargo, &["fmt", "--all", "--check"], &[])?;
    run(root, &cargo, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], &[])?;
    if answers(&cargo, &["nextest", "--version"]) {
        run(root, &cargo, &["nextest", "run", "--workspace", "--locked", "--no-fail-fast"], &[])?;
        run(root, &cargo, &["test", "--workspace", "--locked", "--doc"], &[])?;
    } else {
        run(root, &cargo, &["test", "--workspace", "--locked", "--no-fail-fast"], &[])?;
    }
    let strict = [("RUSTDOCFLAGS", "-D warnings")];
    run(root, &cargo, &["doc", "--workspace", "--no-deps", "--locked"], &strict)
}

/// The web app: types, unit tests, then whole games in a real browser against the real server.
pub fn web(root: &Path) -> Result<()> {
    need_node()?;
    need_chromium()?;
    let web = root.join("web");
    run(&web, "npm", &["ci", "--no-audit", "--no-fund", "--prefer-offline"], &[])?;
    run(&web, "npm", &["test"], &[])?;
    program(root)?;
    run(&web, "npm", &["run", "e2e"], &[])
}

/// The program that Python and the browser talk to, with the proof game, whose plain screen is played, too.
pub fn program(root: &Path) -> Result<()> {
    let program = ["build", "--locked", "--package", "emporio", "--features", "emporio-games/proof"];
    run(root, &cargo(), &program, &[])
}

/// Clauses, floor plan, arrows, openings.
pub fn tidy(root: &Path) -> Result<()> {
    let mut wrong = arrows::check(root)?;
    wrong.extend(openings::check(root)?);
    let games = clauses::games(root)?;
    let plan = Plan::read(root)?;
    for (name, folder) in &games {
        let lines =
            [clauses::check(folder)?, plan.check(folder)?, plan::twins(folder, &clauses::of(folder)?)?];
        wrong.extend(lines.into_iter().flatten().map(|line| format!("{name}: {line}")));
    }
    if wrong.is_empty() {
        println!(
            "tidy: {} games by one plan, every clause in code and tests, arrows and openings kept",
            games.len()
        );
        return Ok(());
    }
    for line in &wrong {
        println!("tidy: {line}");
    }
    bail!("{} things are not tidy", wrong.len())
}

/// Writes the golden games anew.
pub fn golden(root: &Path) -> Result<()> {
    for_games(root, "golden", &[("EMPORIO_BLESS", "1")])
}

/// Checks perft lines and golden games.
pub fn perft(root: &Path) -> Result<()> {
    for_games(root, "perft", &[])?;
    for_games(root, "golden", &[])
}

/// Attacks a server of its own on this machine and prints what that does; then kills it, alone and as one of two.
pub fn attack(root: &Path) -> Result<()> {
    example(root, "attack", &[])?;
    example(root, "attack", &["kills", "200"])?;
    example(root, "attack", &["nodes", "50"])
}

/// What a server bears, with latency and processor time side by side.
pub fn load(root: &Path) -> Result<()> {
    need_postgres()?;
    example(root, "load", &[])?;
    example(root, "load", &["--postgres"])?;
    example(root, "load", &["idle", "10000"])?;
    example(root, "load", &["stored", "100000"])?;
    for (game, players) in [("puerto-rico", "5"), ("san-juan", "4"), ("madeira", "4"), ("spice-islands", "5")]
    {
        example(root, "load", &["review", game, players])?;
    }
    Ok(())
}

/// Ten million mutated inputs for everything that reads what strangers send.
pub fn fuzz(root: &Path) -> Result<()> {
    example(root, "fuzz", &["10000000"])
}

fn example(root: &Path, name: &str, arguments: &[&str]) -> Result<()> {
    let mut all = vec!["run", "--release", "--package", "emporio-server", "--example", name, "--"];
    all.extend(arguments);
    run(root, &cargo(), &all, &[("EMPORIO_NO_WEB", "1")])
}

fn for_games(root: &Path, test: &str, variables: &[(&str, &str)]) -> Result<()> {
    for name in clauses::games(root)?.keys() {
        let package = format!("emporio-{name}");
        run(
            root,
            &cargo(),
            &["test", "--package", &package, "--test", test, "--", "--nocapture"],
            variables,
        )?;
    }
    Ok(())
}
