//! A fuzz that goes on: mutated notation, records, positions, data files, answers of bots and HTTP bodies, led by how
//! they are refused. What is refused in a new way is kept and mutated further; what panics is printed.
//!
//! `cargo run --release -p emporio-server --example fuzz -- [EXECUTIONS] [SEED] [TARGET]`
//! With `--save` before these the inputs that were kept are added to the corpus beside this file.

mod engine;
mod targets;

use std::process::ExitCode;

use engine::Report;

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let save = arguments.iter().any(|argument| argument == "--save");
    arguments.retain(|argument| argument != "--save");
    let number =
        |at: usize, usual: u64| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (executions, seed) = (number(0, 100_000), number(1, 1));
    let chosen = arguments.get(2);
    // A panic is caught and reported once, with its input.
    std::panic::set_hook(Box::new(|_| {}));
    let mut reports: Vec<(String, Report)> = Vec::new();
    for target in targets::all() {
        if chosen.is_some_and(|name| *name != target.name) {
            continue;
        }
        let share = (executions as f64 * target.share).ceil() as u64;
        let (report, kept) = engine::run(&target, share, seed);
        println!("{:22} {report}", target.name);
        if save {
            engine::save(&target.name, &kept);
        }
        reports.push((target.name, report));
    }
    let total: u64 = reports.iter().map(|(_, report)| report.executions).sum();
    let crashes: Vec<_> = reports
        .iter()
        .flat_map(|(name, report)| report.crash.iter().map(move |crash| (name, crash)))
        .collect();
    println!("{:14} {total} executions, {} crashes", "all", crashes.len());
    for (name, crash) in &crashes {
        println!("{name}: {crash}");
    }
    if crashes.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
