//! Instructions per decision: this program again under valgrind, once with games and once with twice as many.

use std::process::{Command, Output};

use emporio_games::GameKind;

use crate::problem::Problem;

/// Games of the shorter run. What starts and ends the program is in both runs and falls out of the difference.
const GAMES: u64 = 50;

/// Instructions per decision of random play.
pub fn per_decision(kind: GameKind, players: u8) -> Result<f64, Problem> {
    let short = count(kind, players, GAMES)?;
    let long = count(kind, players, 2 * GAMES)?;
    let decisions = long.decisions.saturating_sub(short.decisions).max(1);
    Ok(long.instructions.saturating_sub(short.instructions) as f64 / decisions as f64)
}

struct Count {
    instructions: u64,
    decisions: u64,
}

fn count(kind: GameKind, players: u8, games: u64) -> Result<Count, Problem> {
    let program = std::env::current_exe().map_err(|error| refused(error.to_string()))?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["bench", kind.id(), "--players", &players.to_string(), "--only-play", &games.to_string()])
        .output()
        .map_err(|error| refused(error.to_string()))?;
    read(&output).ok_or_else(|| refused(last_line(&output.stderr)))
}

/// Valgrind writes `Collected : N` on the error stream, the program its decisions on the other.
fn read(output: &Output) -> Option<Count> {
    let report = String::from_utf8_lossy(&output.stderr);
    let collected = report.lines().find_map(|line| line.split("Collected :").nth(1))?;
    let decisions = String::from_utf8_lossy(&output.stdout).trim().parse().ok()?;
    Some(Count { instructions: collected.trim().parse().ok()?, decisions })
}

fn refused(reason: String) -> Problem {
    Problem::key("error-valgrind").with("reason", reason)
}

fn last_line(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).lines().last().unwrap_or_default().to_string()
}
