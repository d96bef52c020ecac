//! `emporio engine`: an engine that stays, for programs in any language: JSON lines in, JSON lines out (`docs/engine.md`).

mod desk;
mod request;

use std::io::{BufRead, BufReader, Read, stdin};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use emporio_bots::Stop;
use serde_json::{Value, json};

use crate::context::{Context, print};
use crate::problem::Problem;
use desk::Desk;
use request::{Command, Refusal};

/// Longest line that is read, in bytes: a record of the longest game is far below.
const LONGEST: usize = 16 << 20;

/// Answer a program's requests, one JSON object per line: positions or records in; choices, advice, lines and scores out
///
/// docs/engine.md has every request. Try: echo '{"cmd":"open","game":"san-juan","players":2,"seed":7}' | emporio engine
#[derive(clap::Args)]
pub struct Args {}

/// A line that came in: a request to answer, or why it cannot be one.
type Heard = Result<Vec<u8>, Problem>;

/// Answers until the input ends or `quit` comes.
pub fn run(_args: &Args, context: &Context) -> anyhow::Result<()> {
    let stop = Stop::default();
    let (sender, receiver) = mpsc::channel();
    let ears = stop.clone();
    // A thread of its own hears, so that `stop` is heard while a search thinks.
    thread::spawn(move || hear(BufReader::new(stdin()), &sender, &ears));
    answer_all(&receiver, Desk::new(stop), context)
}

fn answer_all(heard: &Receiver<Heard>, mut desk: Desk, context: &Context) -> anyhow::Result<()> {
    for line in heard {
        let (id, answer) = match line.map_err(Refusal::from).and_then(|line| read(&line)) {
            Ok((_, Ok(Command::Quit))) => return Ok(()),
            Ok((id, command)) => (id, command.and_then(|command| desk.obey(command))),
            Err(refusal) => (Value::Null, Err(refusal)),
        };
        let page = match answer {
            Ok(page) => json!({"id": id, "ok": page}),
            Err(refusal) => json!({"id": id, "error": refusal.say(context)}),
        };
        print(&(page.to_string() + "\n"))?;
    }
    Ok(())
}

/// The number of a request and what it asks; the number is given back even if the rest makes no sense.
fn read(line: &[u8]) -> Result<(Value, Result<Command, Refusal>), Refusal> {
    let mut request: Value = serde_json::from_slice(line)?;
    let entries = request.as_object_mut();
    let id = entries.and_then(|entries| entries.remove("id")).unwrap_or(Value::Null);
    Ok((id, serde_json::from_value(request).map_err(Refusal::from)))
}

/// Hears lines until the input ends or nobody answers any more.
fn hear(mut input: impl BufRead, sender: &Sender<Heard>, stop: &Stop) {
    loop {
        let mut line = Vec::new();
        let heard = match input.by_ref().take(LONGEST as u64).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if !line.ends_with(b"\n") && line.len() == LONGEST => {
                if input.skip_until(b'\n').is_err() {
                    return;
                }
                Err(Problem::key("error-engine-long").with("most", LONGEST as i64))
            }
            Ok(_) => Ok(line),
        };
        if matches!(heard.as_ref().map(|line| read(line)), Ok(Ok((_, Ok(Command::Stop))))) {
            stop.now();
        }
        let blank = heard.as_ref().is_ok_and(|line| line.trim_ascii().is_empty());
        if !blank && sender.send(heard).is_err() {
            return;
        }
    }
}
