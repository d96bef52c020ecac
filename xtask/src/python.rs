//! The Python package: its wheel in a fresh virtual environment, then its tests with the libraries that it serves.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::tools::{cargo, need_python, run};

/// What builds the wheel; the same as in `python/pyproject.toml`.
const MATURIN: &str = "maturin>=1.9.4,<2";

/// Builds the wheel, installs it with all extras into a fresh virtual environment, runs the tests.
pub fn test(root: &Path) -> Result<()> {
    need_python()?;
    run(root, &cargo(), &["build", "--locked", "--package", "emporio"], &[("EMPORIO_NO_WEB", "1")])?;
    // The programs that learning needs, with the features of the whole workspace: the Rust tests have built them so.
    let programs = ["build", "--locked", "--workspace", "--example", "selfplay", "--example", "tune"];
    run(root, &cargo(), &programs, &[])?;
    let python = environment(root)?;
    pip(root, &python, &[MATURIN])?;
    let wheel = wheel(root, &python)?;
    pip(root, &python, &[&format!("emporio[test] @ file://{}", wheel.display())])?;
    let program = root.join("target/debug/emporio");
    let programs = root.join("target/debug/examples");
    let variables = [
        ("EMPORIO_BIN", text(&program)?),
        ("EMPORIO_EXAMPLES", text(&programs)?),
        ("RAY_USAGE_STATS_ENABLED", "0"),
    ];
    // Not from the folder of the package: its sources without the compiled half would hide what was installed.
    run(&root.join("python/tests"), &python, &["-m", "pytest", "-q", "--durations=10", "."], &variables)
}

/// A fresh virtual environment; gives its interpreter.
fn environment(root: &Path) -> Result<String> {
    let folder = root.join("target/python/environment");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    }
    run(root, "python3", &["-m", "venv", text(&folder)?], &[])?;
    Ok(text(&folder.join("bin/python"))?.to_string())
}

fn pip(root: &Path, python: &str, packages: &[&str]) -> Result<()> {
    // Without compiling what is never imported, which takes as long as unpacking it.
    let install = ["-m", "pip", "install", "--quiet", "--no-compile"];
    let patience = ["--disable-pip-version-check", "--retries", "10"];
    run(root, python, &[&install[..], &patience[..], packages].concat(), &[])
}

/// The wheel of today. The profile of the tests is used, whose engines are optimised and compiled already.
fn wheel(root: &Path, python: &str) -> Result<PathBuf> {
    let folder = root.join("target/python/wheels");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    }
    let target = root.join("target");
    let build = ["-m", "maturin", "build", "--locked", "--profile", "dev", "--interpreter", python];
    let places = ["--target-dir", text(&target)?, "--out", text(&folder)?];
    run(&root.join("python"), python, &[&build[..], &places[..]].concat(), &[])?;
    let wheels = fs::read_dir(&folder).with_context(|| format!("{}", folder.display()))?;
    let wheel =
        wheels.flatten().map(|entry| entry.path()).find(|path| path.extension().is_some_and(|e| e == "whl"));
    match wheel {
        Some(wheel) => Ok(wheel),
        None => bail!("no wheel was built in {}", folder.display()),
    }
}

fn text(path: &Path) -> Result<&str> {
    path.to_str().with_context(|| format!("{} is no text", path.display()))
}
