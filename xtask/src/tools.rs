//! Running other programs, and installing those that the tests need where a machine lacks them.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

/// Runs a command in a folder and fails with its name if it fails.
pub fn run(folder: &Path, program: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    let shown = format!("{program} {}", arguments.join(" "));
    println!("\n== {shown}");
    let start = Instant::now();
    let status = Command::new(program)
        .args(arguments)
        .envs(variables.iter().copied())
        .current_dir(folder)
        .status()
        .with_context(|| format!("`{program}` cannot be started; is it installed?"))?;
    println!("== {:.0} s: {shown}", start.elapsed().as_secs_f64());
    if !status.success() {
        bail!("`{shown}` failed");
    }
    Ok(())
}

/// The cargo that runs us.
pub fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_string())
}

/// Whether a program answers.
pub fn answers(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Makes sure that Node is there; Emporio does not install it.
pub fn need_node() -> Result<()> {
    if answers("node", &["--version"]) && answers("npm", &["--version"]) {
        return Ok(());
    }
    bail!(
        "Node.js with npm is needed for the web app: install version 20 or later (nodejs.org or your system's packages)"
    )
}

/// Makes sure that a Chromium is there for the browser tests, with letters to draw: it does not run without a font.
pub fn need_chromium() -> Result<()> {
    let there = || ["chromium", "chromium-browser", "google-chrome"].iter().any(|name| find(name).is_some());
    need("Chromium", &["chromium", "fonts-dejavu-core", "fonts-liberation"], there)
}

/// Makes sure that a PostgreSQL server is there for the storage tests.
pub fn need_postgres() -> Result<()> {
    need("a PostgreSQL server", &["postgresql"], || find("initdb").is_some() || debian_initdb().is_some())
}

/// Makes sure that a Python with virtual environments is there, 3.10 or later, for the Python package.
pub fn need_python() -> Result<()> {
    const NEW: &str = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";
    need("Python 3.10 or later", &["python3", "python3-venv"], || answers("python3", &["-c", NEW]))
}

/// Debian keeps the server's programs out of the path, one folder a version.
fn debian_initdb() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    versions.flatten().map(|version| version.path().join("bin/initdb")).find(|path| path.exists())
}

fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn need(what: &str, packages: &[&str], there: impl Fn() -> bool) -> Result<()> {
    if there() {
        return Ok(());
    }
    println!("\n== {what} is missing: installing {}", packages.join(", "));
    // A list that cannot be fetched anew is no harm if the old ones know the packages.
    if let Err(error) = apt_get(&["update"]) {
        println!("== {error:#}; going on with the lists there are");
    }
    let install = ["install", "-y", "--no-install-recommends"];
    apt_get(&[&install, packages].concat()).with_context(|| {
        format!("{what} is needed by the tests and could not be installed: install it and run again")
    })?;
    if !there() {
        bail!("{what} is still not found after installing {}", packages.join(", "));
    }
    Ok(())
}

/// Asks nothing, tries again where the network fails, waits while another apt holds the lock.
fn apt_get(arguments: &[&str]) -> Result<()> {
    let patient = ["-qq", "-o", "Acquire::Retries=5", "-o", "DPkg::Lock::Timeout=300"];
    run(Path::new("."), "apt-get", &[&patient, arguments].concat(), &[("DEBIAN_FRONTEND", "noninteractive")])
}
