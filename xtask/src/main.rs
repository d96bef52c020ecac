//! The commands that people and CI run: `cargo xtask test`, `quick`, `web`, `python`, `tidy`, `golden`, `perft`, `attack`,
//! `load`, `fuzz`.

mod arrows;
mod clauses;
mod openings;
mod plan;
mod python;
mod steps;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask test      everything that must hold: format, lints, all tests, web, browser, Python, docs, tidy
cargo xtask quick     the same without the web app, the browser and Python
cargo xtask web       the web app and the browser alone
cargo xtask python    the Python package alone: its wheel in a fresh environment, its tests
cargo xtask tidy      clauses in code and tests, the floor plan of games, arrows between crates, opening sentences
cargo xtask golden    writes the golden games anew, after a deliberate change of the rules
cargo xtask perft     the perft lines and golden games of every game, checked
cargo xtask attack    the attacks that have been tried against a server, and 250 kills, with their figures
cargo xtask load      what a server bears: moves a second, idle streams, stored tables, moves beside a review
cargo xtask fuzz      ten million mutated inputs for everything that reads what strangers send";

fn main() -> ExitCode {
    let command = std::env::args().nth(1).unwrap_or_default();
    match run(&command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask {command}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &str) -> Result<()> {
    let root = root();
    match command {
        "test" => steps::test(&root),
        "quick" => steps::quick(&root),
        "web" => steps::web(&root),
        "python" => python::prepare(&root).and_then(|environment| python::test(&root, environment)),
        "tidy" => steps::tidy(&root),
        "golden" => steps::golden(&root),
        "perft" => steps::perft(&root),
        "attack" => steps::attack(&root),
        "load" => steps::load(&root),
        "fuzz" => steps::fuzz(&root),
        "" | "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        unknown => bail!("there is no command `{unknown}`\n{HELP}"),
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}
