//! A server as a process of its own, so that it can be measured, starved and killed.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use emporio_server::limits::Rates;
use emporio_server::{App, Config, serve as listen};
use emporio_store::Store;
use tokio::net::TcpListener;

pub type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// Sent to whoever writes beyond the limit of a file; unheard, it ends a process.
const FILE_TOO_LARGE: i32 = 25;

/// Puts the server behind a proxy, with few streams for each visitor.
pub const PROXY: (&str, &str) = ("EMPORIO_PROXY", "1");
/// So few.
pub const STREAMS_BEHIND_PROXY: usize = 10;

/// The server itself, until it is told to stop. `EMPORIO_WIDE=1` lifts the limits by address, since all attackers here
/// have the same one.
pub fn serve(file: &str) -> Fallible<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let kind = tokio::signal::unix::SignalKind::from_raw(FILE_TOO_LARGE);
        let _heard = tokio::signal::unix::signal(kind)?;
        let store = match std::env::var("DATABASE_URL") {
            Ok(url) => Store::postgres(&url).await?,
            Err(_) => Store::sqlite(file.as_ref()).await?,
        };
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        println!("{}", listener.local_addr()?);
        let usual = Config { rates: Rates::unlimited(), ..Config::default() };
        let config = if std::env::var_os(PROXY.0).is_some() {
            Config { behind_proxy: true, streams_each: STREAMS_BEHIND_PROXY, ..usual }
        } else if std::env::var_os("EMPORIO_WIDE").is_some() {
            let most = 100_000;
            Config {
                connections_each: most,
                streams_each: most,
                running_each: most,
                running_network: most,
                ..usual
            }
        } else {
            usual
        };
        let stopped = async { drop(tokio::signal::ctrl_c().await) };
        Ok(listen(listener, App::new(store, config), stopped).await?)
    })
}

pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    pub fn start(file: &str, settings: &[(&str, &str)]) -> Fallible<Server> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["server", file]).envs(settings.iter().copied()).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let out = child.stdout.take().ok_or("the server has no output")?;
        let mut address = String::new();
        BufReader::new(out).read_line(&mut address)?;
        if address.is_empty() {
            return Err("the server did not start".into());
        }
        Ok(Server { child, address: address.trim().to_string() })
    }

    /// Memory in use, in MiB.
    pub fn memory(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
        line.trim().trim_end_matches(" kB").parse::<f64>().unwrap_or(0.0) / 1024.0
    }

    /// How large a file it may write, in bytes; none for as large as it likes.
    pub fn limit_files(&self, most: Option<u64>) -> Fallible<()> {
        let most = most.map_or("unlimited".to_string(), |most| most.to_string());
        let pid = self.child.id().to_string();
        let done =
            Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={most}:unlimited")]).status()?;
        if done.success() { Ok(()) } else { Err("prlimit failed".into()) }
    }

    /// Ends it at once.
    pub fn kill(mut self) -> Fallible<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to end; gives how long that took.
    pub fn end(mut self) -> Fallible<Duration> {
        let begun = Instant::now();
        Command::new("kill").args(["-INT", &self.child.id().to_string()]).status()?;
        self.child.wait()?;
        Ok(begun.elapsed())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
