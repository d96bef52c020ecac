//! A program at the other end of two pipes: bounded waits, bounded lines, and it never outlives its seat.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{Fault, FaultKind};

/// Lines that may wait on either side: a flood stops in the pipe, not in our memory.
const WAITING: usize = 64;
/// How long a program may take to end by itself once its input is closed.
const FAREWELL: Duration = Duration::from_millis(300);
/// How much of its standard error is kept.
const LAST_WORDS: usize = 2048;

/// What came out of the program.
enum Line {
    Text(String),
    Huge,
}

/// A running program.
pub struct Process {
    child: Child,
    to: Option<SyncSender<String>>,
    from: Receiver<Line>,
    last_words: Receiver<String>,
}

impl Process {
    /// Starts a command of the shell.
    pub fn start(command: &str, longest: usize) -> io::Result<Process> {
        let mut child = Command::new("sh")
            .args(["-c", &format!("exec {command}")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let missing = || io::Error::other("the program has no pipes");
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let errors = child.stderr.take().ok_or_else(missing)?;
        let (to, lines) = mpsc::sync_channel(WAITING);
        thread::spawn(move || write_lines(input, &lines));
        let (read, from) = mpsc::sync_channel(WAITING);
        thread::spawn(move || read_lines(output, longest, &read));
        let (said, last_words) = mpsc::sync_channel(1);
        thread::spawn(move || said.send(read_tail(errors)));
        Ok(Process { child, to: Some(to), from, last_words })
    }

    /// Sends one message; never waits.
    pub fn send(&mut self, message: &Value) -> Result<(), Fault> {
        let Some(to) = &self.to else { return Err(dead("it has been ended")) };
        to.try_send(format!("{message}\n")).map_err(|error| match error {
            TrySendError::Full(_) => Fault::new(FaultKind::Deaf, "it does not read what it is sent"),
            TrySendError::Disconnected(_) => dead("it has closed its input"),
        })
    }

    /// The next line, if one comes in time.
    pub fn receive(&mut self, until: Instant) -> Result<String, Fault> {
        match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Line::Text(text)) => Ok(text),
            Ok(Line::Huge) => Err(Fault::new(FaultKind::Huge, "it wrote a line that is too long")),
            Err(RecvTimeoutError::Timeout) => Err(Fault::new(FaultKind::Late, "no answer in time")),
            Err(RecvTimeoutError::Disconnected) => Err(dead("it has ended")),
        }
    }

    /// Ends the program: its input is closed, and what does not stop by itself soon is stopped. Gives the end of
    /// what it wrote to its standard error.
    pub fn end(&mut self) -> String {
        self.to = None;
        let until = Instant::now() + FAREWELL;
        while !matches!(self.receive(until), Err(Fault { kind: FaultKind::Dead | FaultKind::Late, .. })) {}
        // Errors mean that it has ended already; waiting then collects it.
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.last_words.recv_timeout(FAREWELL).unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.to.is_some() {
            self.end();
        }
    }
}

fn dead(what: &str) -> Fault {
    Fault::new(FaultKind::Dead, what)
}

fn write_lines(mut input: impl Write, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: impl Read, longest: usize, read: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    while let Ok(Some(line)) = read_line(&mut output, longest) {
        if read.send(line).is_err() {
            return;
        }
    }
}

/// One line, or the news that it was too long, in which case nothing of it is kept; none at the end.
fn read_line(output: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let mut huge = false;
    loop {
        let part = output.fill_buf()?;
        if part.is_empty() {
            let nothing = bytes.is_empty() && !huge;
            return Ok((!nothing).then(|| finish(&bytes, huge)));
        }
        let (end, used) = match part.iter().position(|&byte| byte == b'\n') {
            Some(at) => (true, at),
            None => (false, part.len()),
        };
        huge |= bytes.len() + used > longest;
        if huge {
            bytes.clear();
        } else {
            bytes.extend_from_slice(&part[..used]);
        }
        output.consume(used + usize::from(end));
        // A line without end is told at once, and then again for every further piece of that length.
        if end || huge {
            return Ok(Some(finish(&bytes, huge)));
        }
    }
}

fn finish(bytes: &[u8], huge: bool) -> Line {
    if huge { Line::Huge } else { Line::Text(String::from_utf8_lossy(bytes).into_owned()) }
}

/// The end of a stream that may be of any length.
fn read_tail(mut errors: impl Read) -> String {
    let mut tail = Vec::new();
    let mut piece = [0; LAST_WORDS];
    while let Ok(count @ 1..) = errors.read(&mut piece) {
        tail.extend_from_slice(&piece[..count]);
        let surplus = tail.len().saturating_sub(LAST_WORDS);
        tail.drain(..surplus);
    }
    String::from_utf8_lossy(&tail).into_owned()
}
