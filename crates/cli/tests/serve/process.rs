//! The program as a process.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::http;

/// A running server; ended with the value.
pub struct Process {
    pub child: Child,
    pub address: String,
}

impl Process {
    /// Serves the tables of a folder and waits until it says where it listens.
    pub fn start(data: &Path) -> Process {
        let serve = ["serve", "--address", "127.0.0.1:0", "--no-open", "--no-rate-limits", "--data"];
        Process::run(&serve, data)
    }

    /// Runs a command that serves, with a path as its last argument.
    pub fn run(arguments: &[&str], path: &Path) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_emporio"))
            .args(["--lang", "en"])
            .args(arguments)
            .arg(path)
            .env_remove("DATABASE_URL")
            .env("EMPORIO_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("no address in `{line}`"));
        Process { child, address: address.trim().split('/').next().unwrap_or_default().to_string() }
    }

    /// Ends it without any warning.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Says a name; gives the cookie.
    pub fn person(&self, name: &str) -> String {
        let answer = http::ask(&self.address, "POST", "/api/me", "", &format!("{{\"name\":\"{name}\"}}"));
        let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookie.split(';').next().unwrap().to_string()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
