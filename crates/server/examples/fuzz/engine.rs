//! Mutation, feedback, and the corpus on disk.

use std::collections::HashSet;
use std::fmt;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::Instant;

use emporio_core::Rng;

/// Something that reads what strangers send.
pub struct Target {
    pub name: String,
    /// Its part of all executions.
    pub share: f64,
    /// What it reads gladly.
    pub seeds: Vec<String>,
    /// Reads an input and says how that went.
    pub read: Box<dyn Fn(&str) -> String>,
}

/// What a run did.
#[derive(Debug, Default)]
pub struct Report {
    pub executions: u64,
    /// Inputs that were answered in a way not seen before.
    pub kept: usize,
    pub seconds: f64,
    /// The first input that brought the program down, and what it said.
    pub crash: Option<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rate = self.executions as f64 / self.seconds.max(1e-9);
        write!(f, "{:>9} executions, {:>4} answers, {rate:>9.0}/s", self.executions, self.kept)?;
        if self.crash.is_some() { f.write_str(", CRASH") } else { Ok(()) }
    }
}

const MOST_LETTERS: usize = 20_000;

/// Runs a target on its seeds and its corpus, then on mutations of whatever was answered in a new way.
pub fn run(target: &Target, executions: u64, seed: u64) -> (Report, Vec<String>) {
    let begun = Instant::now();
    let mut rng = Rng::new(seed);
    let mut report = Report::default();
    let mut seen = HashSet::new();
    let known: Vec<String> = target.seeds.iter().cloned().chain(saved(&target.name)).collect();
    let mut corpus: Vec<String> = Vec::new();
    let mut kept = Vec::new();
    for at in 0.. {
        let input = match known.get(at) {
            Some(input) => input.clone(),
            None if report.executions >= executions => break,
            None => mutated(&corpus, &mut rng),
        };
        report.executions += 1;
        match catch_unwind(AssertUnwindSafe(|| (target.read)(&input))) {
            Ok(answer) => {
                let is_new = seen.insert(shape(&answer));
                if is_new && at >= known.len() {
                    kept.push(input.clone());
                }
                if is_new || at < known.len() {
                    corpus.push(input);
                }
            }
            Err(panic) => {
                let said = panic.downcast_ref::<String>().cloned();
                let said = said.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
                report.crash = Some(format!("{} on {input:?}", said.unwrap_or_default()));
                break;
            }
        }
    }
    report.kept = seen.len();
    report.seconds = begun.elapsed().as_secs_f64();
    (report, kept)
}

/// An answer without its particulars: numbers and what it quotes are left out. What is quoted may hold marks of its own,
/// so all between the first and the last one is.
fn shape(answer: &str) -> u64 {
    const MARKS: [char; 3] = ['`', '"', '\''];
    const MOST: usize = 60;
    let first = answer.find(MARKS).unwrap_or(answer.len());
    let last = answer.rfind(MARKS).map_or(answer.len(), |at| at + 1);
    let mut hasher = DefaultHasher::new();
    for part in [&answer[..first], &answer[last..]] {
        part.chars().filter(|c| !c.is_ascii_digit()).take(MOST).for_each(|c| c.hash(&mut hasher));
    }
    hasher.finish()
}

const WORDS: [&str; 24] = [
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e309",
    "null",
    "true",
    "[]",
    "{}",
    "\"",
    "\\u0000",
    "\n",
    "\r\n",
    "\0",
    " ",
    "#",
    ":",
    ",",
    "é",
    "𝕏",
];

fn mutated(corpus: &[String], rng: &mut Rng) -> String {
    let pick = |rng: &mut Rng| {
        corpus.get(rng.below(corpus.len().max(1) as u32) as usize).cloned().unwrap_or_default()
    };
    let mut letters: Vec<char> = pick(rng).chars().take(MOST_LETTERS).collect();
    for _ in 0..=rng.below(4) {
        let at = rng.below(letters.len() as u32 + 1) as usize;
        let length = (rng.below(12) as usize).min(letters.len() - at);
        match rng.below(7) {
            0 if at < letters.len() => letters[at] = char::from_u32(rng.below(0x250)).unwrap_or('x'),
            1 => drop(letters.drain(at..at + length)),
            2 => {
                let copy: Vec<char> = letters[at..at + length].to_vec();
                letters.splice(at..at, copy);
            }
            3 => {
                let word = WORDS[rng.below(WORDS.len() as u32) as usize];
                letters.splice(at..at + length, word.chars());
            }
            4 => {
                let other: Vec<char> = pick(rng).chars().collect();
                let from = rng.below(other.len() as u32 + 1) as usize;
                letters.truncate(at);
                letters.extend(&other[from..]);
            }
            5 => {
                // Lines change places, which records and data files feel most.
                let text: String = letters.iter().collect();
                let mut lines: Vec<&str> = text.split('\n').collect();
                rng.shuffle(&mut lines);
                letters = lines.join("\n").chars().collect();
            }
            _ => letters.truncate(at),
        }
        letters.truncate(MOST_LETTERS);
    }
    letters.into_iter().collect()
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("examples/fuzz/corpus").join(format!("{name}.jsonl"))
}

/// The corpus of a target: one input a line, as a JSON text.
pub fn saved(name: &str) -> Vec<String> {
    let text = fs::read_to_string(file(name)).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// Adds to the corpus, the shortest first, as much as can be kept with the code.
#[allow(dead_code)] // The tests read the corpus and never write it.
pub fn save(name: &str, kept: &[String]) {
    const MOST_BYTES: usize = 18_000;
    let mut all = saved(name);
    all.extend(kept.iter().cloned());
    all.sort_by_key(|input| (input.len(), input.clone()));
    all.dedup();
    let mut lines = String::new();
    for line in all.iter().filter_map(|input| serde_json::to_string(input).ok()) {
        if lines.len() + line.len() < MOST_BYTES {
            lines += &format!("{line}\n");
        }
    }
    let path = file(name);
    let made = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, lines));
    if let Err(error) = made {
        eprintln!("{}: {error}", path.display());
    }
}
