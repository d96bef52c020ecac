//! The Python package: its wheel in a fresh virtual environment, then its tests with the libraries that it serves.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result, anyhow, bail};

use crate::steps::program;
use crate::tools::{cargo, need_python, run};

/// What builds the wheel; the same as in `python/pyproject.toml`.
const MATURIN: &str = "maturin>=1.9.4,<2";

/// An environment in the making; gives its interpreter.
pub struct Environment(JoinHandle<Result<String>>);

/// Begins to make a fresh virtual environment with all libraries that the package serves: they are large, and whoever has
/// other work meanwhile need not wait for them.
pub fn prepare(root: &Path) -> Result<Environment> {
    need_python()?;
    let root = root.to_path_buf();
    Ok(Environment(thread::spawn(move || {
        let python = environment(&root)?;
        let libraries = libraries(&root)?;
        let packages: Vec<&str> = [MATURIN].into_iter().chain(libraries.iter().map(String::as_str)).collect();
        pip(&root, &python, &packages)?;
        Ok(python)
    })))
}

/// Builds the wheel, installs it with all extras into the environment, runs the tests.
pub fn test(root: &Path, environment: Environment) -> Result<()> {
    program(root)?;
    // The programs that learning needs, with the features of the whole workspace: the Rust tests have built them so.
    let programs = ["build", "--locked", "--workspace", "--example", "selfplay", "--example", "tune"];
    run(root, &cargo(), &programs, &[])?;
    let python = environment.0.join().map_err(|_| anyhow!("the virtual environment was not made"))??;
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
    // On two cores, a file at a time, so that what a file sets up is set up once.
    let pytest = ["-m", "pytest", "-q", "--durations=10", "-n", "2", "--dist", "loadfile", "."];
    run(&root.join("python/tests"), &python, &pytest, &variables)
}

/// What the extras of the package ask for.
fn libraries(root: &Path) -> Result<Vec<String>> {
    let file = root.join("python/pyproject.toml");
    let text = fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
    let extras = text.split_once("[project.optional-dependencies]").map_or("", |(_, after)| after);
    let extras = extras.split("\n[").next().unwrap_or_default();
    // What stands between quotes; extras that name other extras add nothing.
    let quoted = extras.split('"').skip(1).step_by(2);
    Ok(quoted.filter(|name| !name.starts_with("emporio[")).map(str::to_string).collect())
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
