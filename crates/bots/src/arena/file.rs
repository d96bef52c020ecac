//! Results on disk: a header, then one game a line, appended as games end; an interrupted run goes on from there.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{ArenaError, Header, Plan};
use crate::protocol::Fault;

/// How one game went; lists are in seat order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The number of the game in the arena.
    pub index: u32,
    /// The seed of its deal.
    pub seed: u64,
    /// The bot of each seat.
    pub seats: Vec<String>,
    /// Final points.
    pub scores: Vec<i32>,
    /// Final places.
    pub ranks: Vec<u8>,
    /// How many rounds it took.
    pub rounds: u16,
    /// Why it ended.
    pub ending: String,
    /// How often each was asked.
    pub choices: Vec<u32>,
    /// How long each thought, in seconds.
    pub seconds: Vec<f64>,
    /// Each one's longest thought.
    pub slowest: Vec<f64>,
    /// What programs got wrong.
    pub faults: Vec<Vec<Fault>>,
    /// The whole game.
    pub record: String,
}

impl Outcome {
    /// Each seat's share of the victory.
    pub fn shares(&self) -> Vec<f64> {
        let winners = self.ranks.iter().filter(|&&rank| rank == 1).count().max(1) as f64;
        self.ranks.iter().map(|&rank| if rank == 1 { 1.0 / winners } else { 0.0 }).collect()
    }

    /// How far a seat was ahead of the best other one.
    pub fn margin(&self, seat: usize) -> i32 {
        let others = self.scores.iter().enumerate().filter(|&(other, _)| other != seat);
        self.scores[seat] - others.map(|(_, &score)| score).max().unwrap_or(0)
    }
}

/// Where outcomes go.
pub struct Results {
    file: Option<File>,
    path: String,
}

impl Results {
    /// Writes an outcome down at once.
    pub fn append(&mut self, outcome: &Outcome) -> Result<(), ArenaError> {
        self.write_line(&serde_json::to_string(outcome).map_err(|error| self.refuse(error))?)
    }

    fn write_line(&mut self, line: &str) -> Result<(), ArenaError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        // One write for the whole line, so that an interruption leaves at most one torn line at the end.
        let written = file.write_all(format!("{line}\n").as_bytes()).and_then(|()| file.flush());
        written.map_err(|error| self.refuse(error))
    }

    fn refuse(&self, reason: impl ToString) -> ArenaError {
        ArenaError::File { path: self.path.clone(), reason: reason.to_string() }
    }
}

/// Opens the file of a plan, or begins it, and reads the games that it holds.
pub fn open(plan: &Plan) -> Result<(Vec<Outcome>, Results), ArenaError> {
    let Some(path) = &plan.file else {
        return Ok((Vec::new(), Results { file: None, path: String::new() }));
    };
    let mut results = Results { file: None, path: path.display().to_string() };
    let mut text = String::new();
    let mut file = open_file(path).map_err(|error| results.refuse(error))?;
    file.read_to_string(&mut text).map_err(|error| results.refuse(error))?;
    let whole = text.rfind('\n').map_or(0, |at| at + 1);
    // A torn last line is of a game that was being written when the run was interrupted: it is played again.
    let cut = file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0)));
    cut.map_err(|error| results.refuse(error))?;
    results.file = Some(file);
    let mut lines = text[..whole].lines();
    match lines.next() {
        None => {
            let header = serde_json::to_string(&plan.header()).map_err(|error| results.refuse(error))?;
            results.write_line(&header)?;
            Ok((Vec::new(), results))
        }
        Some(header) => {
            check_header(plan, header).map_err(|reason| results.refuse(reason))?;
            let outcomes = read_outcomes(plan, lines).map_err(|reason| results.refuse(reason))?;
            Ok((outcomes, results))
        }
    }
}

fn open_file(path: &Path) -> std::io::Result<File> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

fn check_header(plan: &Plan, line: &str) -> Result<(), String> {
    let header: Header = serde_json::from_str(line)
        .map_err(|_| "its first line is no header of an arena; name another file".to_string())?;
    if header == plan.header() {
        return Ok(());
    }
    Err(format!(
        "it holds another arena ({}, {} players, {}); name another file",
        header.game,
        header.players,
        header.bots.join(",")
    ))
}

/// The games of a file that belong to the plan; a larger run may have left more.
fn read_outcomes<'a>(plan: &Plan, lines: impl Iterator<Item = &'a str>) -> Result<Vec<Outcome>, String> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    for (at, line) in lines.enumerate() {
        let outcome: Outcome =
            serde_json::from_str(line).map_err(|error| format!("line {} is no game: {error}", at + 2))?;
        let known = outcomes.iter().any(|other| other.index == outcome.index);
        if outcome.index < plan.total() && !known && fits(plan, &outcome) {
            outcomes.push(outcome);
        }
    }
    Ok(outcomes)
}

fn fits(plan: &Plan, outcome: &Outcome) -> bool {
    let players = usize::from(plan.players);
    let lengths = [
        outcome.seats.len(),
        outcome.scores.len(),
        outcome.ranks.len(),
        outcome.choices.len(),
        outcome.seconds.len(),
        outcome.slowest.len(),
        outcome.faults.len(),
    ];
    lengths.iter().all(|&length| length == players)
}
