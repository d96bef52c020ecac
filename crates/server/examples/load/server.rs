//! The server as a process of its own, so that its memory and its time can be told apart from those who ask.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use emporio_server::limits::Rates;
use emporio_server::{App, Config, serve as listen};
use emporio_store::Store;
use emporio_store::cluster::Cluster;
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::Fallible;

/// Where the tables of a measurement are kept, gone with the value.
pub struct Place {
    folder: TempDir,
    pub cluster: Option<Cluster>,
}

impl Place {
    pub fn new(postgres: bool) -> Fallible<Place> {
        rlimit::increase_nofile_limit(u64::MAX)?;
        Ok(Place { folder: tempfile::tempdir()?, cluster: postgres.then(Cluster::durable) })
    }

    pub fn word(&self) -> &'static str {
        if self.cluster.is_some() { "PostgreSQL" } else { "SQLite" }
    }

    pub fn file(&self) -> PathBuf {
        self.folder.path().join("load.sqlite")
    }

    pub async fn store(&self) -> Fallible<Store> {
        Ok(match &self.cluster {
            Some(cluster) => Store::postgres(&cluster.url()).await?,
            None => Store::sqlite(&self.file()).await?,
        })
    }
}

/// The server itself. All who ask here have one address, so what is counted by address is not counted.
pub async fn serve(file: &str) -> Fallible<()> {
    let store = match env::var("DATABASE_URL") {
        Ok(url) => Store::postgres(&url).await?,
        Err(_) => Store::sqlite(file.as_ref()).await?,
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let most = usize::MAX;
    let config = Config {
        rates: Rates::unlimited(),
        most_streams: most,
        streams_each: most,
        connections_each: most,
        running_each: most,
        running_network: most,
        ..Config::default()
    };
    Ok(listen(listener, App::new(store, config), std::future::pending()).await?)
}

pub struct Server {
    child: Child,
    pub address: String,
    database: Option<u32>,
}

impl Server {
    pub fn start(place: &Place) -> Fallible<Server> {
        let mut command = Command::new(env::current_exe()?);
        command.arg("server").arg(place.file()).stdout(Stdio::piped());
        match &place.cluster {
            Some(cluster) => command.env("DATABASE_URL", cluster.url()),
            None => command.env_remove("DATABASE_URL"),
        };
        let mut child = command.spawn()?;
        let mut address = String::new();
        let out = child.stdout.take().ok_or("the server has no output")?;
        BufReader::new(out).read_line(&mut address)?;
        let database = place.cluster.as_ref().and_then(Cluster::process);
        Ok(Server { child, address: address.trim().to_string(), database })
    }

    /// Memory in use, in MiB.
    pub fn memory(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
        line.trim().trim_end_matches(" kB").parse::<f64>().unwrap_or(0.0) / 1024.0
    }

    /// Processor time so far, in seconds: of the server, of its database, and of whoever asks.
    pub fn times(&self) -> [f64; 3] {
        let database = self.database.map_or(0.0, |main| children(main).into_iter().map(time).sum());
        [time(self.child.id()), database, time(std::process::id())]
    }
}

/// Processor time of a process, in seconds.
fn time(process: u32) -> f64 {
    let ticks = |at: usize| field(process, at).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}

/// What stands after the name of a process in its account.
fn field(process: u32, at: usize) -> Option<String> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    stat.rsplit(')').next()?.split_whitespace().nth(at).map(str::to_string)
}

fn children(of: u32) -> Vec<u32> {
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    let all = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    all.filter(|process| field(*process, 1).is_some_and(|parent| parent == of.to_string())).collect()
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
