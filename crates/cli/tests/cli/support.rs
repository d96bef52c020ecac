//! Running the binary, and the games to run it with.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use emporio_games::GameKind;
use tempfile::TempDir;

/// What a run of the binary left behind.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The run went well and complained of nothing.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The run was refused; gives the reason.
    #[track_caller]
    pub fn refused(self) -> String {
        assert_eq!(self.code, 1, "expected a refusal: {}\n{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// Runs the binary in English with no input.
pub fn emporio<S: AsRef<str>>(args: &[S]) -> Run {
    emporio_with_input(args, b"")
}

/// Runs the binary in English with something to read.
pub fn emporio_with_input<S: AsRef<str>>(args: &[S], input: &[u8]) -> Run {
    let mut command = command(args);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that leaves early closes its input: what it did not read does not matter.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    run_of(&output)
}

/// The command, with an environment that says nothing of language and colour.
pub fn command<S: AsRef<str>>(args: &[S]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_emporio"));
    command.args(args.iter().map(AsRef::as_ref));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command
}

fn run_of(output: &Output) -> Run {
    Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout.clone()).expect("output is text"),
        err: String::from_utf8(output.stderr.clone()).expect("messages are text"),
    }
}

/// Every game, each name once.
pub fn games() -> Vec<GameKind> {
    let mut games: Vec<GameKind> = Vec::new();
    for &kind in GameKind::ALL {
        if !games.iter().any(|known| known.id() == kind.id()) {
            games.push(kind);
        }
    }
    games
}

/// A folder of its own, gone when the test is over.
pub struct Desk(TempDir);

impl Desk {
    pub fn new() -> Desk {
        Desk(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A file as an argument.
    pub fn arg(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_string()
    }

    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), content).unwrap();
        self.arg(name)
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    /// The names in the folder.
    pub fn names(&self) -> Vec<String> {
        names_in(self.0.path())
    }

    /// A record of a seeded game before its first choice.
    pub fn start(&self, kind: GameKind, name: &str) -> String {
        let players = kind.meta().min_players.to_string();
        let file = self.arg(name);
        emporio(&["new", kind.id(), "--players", &players, "--seed", "7", "-o", &file]).ok();
        file
    }

    /// A seeded record with so many choices made: always the last of the list, so that things happen.
    pub fn started(&self, kind: GameKind, name: &str, choices: usize) -> String {
        let file = self.start(kind, name);
        for _ in 0..choices {
            let Some(action) = legal(&file).pop() else { break };
            emporio(&["apply", &file, &action]).ok();
        }
        file
    }
}

fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// What may be done in a record, in notation.
pub fn legal(file: &str) -> Vec<String> {
    let json: serde_json::Value = serde_json::from_str(&emporio(&["legal", file, "--json"]).ok()).unwrap();
    json["actions"].as_array().unwrap().iter().map(|a| a["action"].as_str().unwrap().to_string()).collect()
}
