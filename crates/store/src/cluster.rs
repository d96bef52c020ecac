//! A private PostgreSQL for tests: made in a temporary folder from the installed packages, reached by a socket in
//! that folder, gone with the value.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// The user that runs PostgreSQL where the tests run as root, which it refuses.
const SERVICE_USER: &str = "postgres";

/// A running PostgreSQL of one's own.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: TempDir,
    /// Whether what is committed would survive a loss of power, as one would have it outside of tests.
    durable: bool,
}

impl Cluster {
    /// Makes and starts one.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start: a test that needs it must not pass without it.
    pub fn start() -> Cluster {
        Cluster::made(false)
    }

    /// Makes and starts one that waits for the disk, to be measured.
    ///
    /// # Panics
    /// As [`Cluster::start`].
    pub fn durable() -> Cluster {
        Cluster::made(true)
    }

    fn made(durable: bool) -> Cluster {
        let programs = programs().unwrap_or_else(|| {
            panic!(
                "PostgreSQL is not installed: `initdb` is neither in /usr/lib/postgresql/*/bin nor in PATH; \
                 install it with `apt-get install postgresql`"
            )
        });
        let folder = TempDir::with_prefix("emporio-pg-").expect("a temporary folder");
        if is_root() {
            run(Command::new("chown").arg(SERVICE_USER).arg(folder.path()));
        }
        let cluster = Cluster { programs, folder, durable };
        run(cluster.program("initdb").args(["--auth=trust", "--username=emporio", "--encoding=UTF8"]));
        cluster.resume();
        cluster
    }

    /// Starts it again after [`Cluster::crash`].
    pub fn resume(&self) {
        let mut start = self.program("pg_ctl");
        start.args(["--wait", "--options", &self.settings(), "--log"]).arg(self.log());
        run(start.arg("start"));
    }

    /// Ends it at once, as a power cut would.
    pub fn crash(&self) {
        run(self.program("pg_ctl").args(["--wait", "--mode", "immediate", "stop"]));
    }

    /// The socket that it listens on.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    /// Its main process.
    pub fn process(&self) -> Option<u32> {
        let account = fs::read_to_string(self.folder.path().join("data/postmaster.pid")).ok()?;
        account.lines().next()?.trim().parse().ok()
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres://emporio@localhost/postgres?host={}", self.folder.path().display())
    }

    /// The folder is thrown away, so nothing need survive the machine; but what is committed survives a crash.
    fn settings(&self) -> String {
        let socket = self.folder.path().display();
        let disk = if self.durable { "on" } else { "off" };
        format!(
            "-c listen_addresses= -c unix_socket_directories={socket} -c fsync={disk} -c full_page_writes={disk} \
             -c synchronous_commit=on -c max_connections=100"
        )
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            let user = format!("--reuid={SERVICE_USER}");
            let group = format!("--regid={SERVICE_USER}");
            command.args([user, group, "--clear-groups".into()]).arg(path);
            command
        } else {
            Command::new(path)
        };
        command.current_dir("/").arg("--pgdata").arg(self.folder.path().join("data"));
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Nothing is to be saved, and nothing can be done about a failure here.
        let _ = self.program("pg_ctl").args(["--mode", "immediate", "stop"]).output();
    }
}

/// Where the newest installed PostgreSQL keeps its programs.
fn programs() -> Option<PathBuf> {
    let version = |path: &PathBuf| path.parent()?.file_name()?.to_str()?.parse::<u32>().ok();
    let packaged = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let packaged = packaged.map(|entry| entry.path().join("bin")).filter(|path| has_programs(path));
    packaged.max_by_key(version).or_else(in_path)
}

fn in_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find(|folder| has_programs(folder))
}

fn has_programs(folder: &Path) -> bool {
    folder.join("initdb").exists() && folder.join("pg_ctl").exists()
}

fn is_root() -> bool {
    let me = Command::new("id").arg("-u").output();
    me.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn run(command: &mut Command) {
    let output: io::Result<Output> = command.output();
    match output {
        Ok(output) if output.status.success() => {}
        Ok(output) => panic!("{command:?} failed: {}", String::from_utf8_lossy(&output.stderr)),
        Err(error) => panic!("{command:?} could not be started: {error}"),
    }
}
