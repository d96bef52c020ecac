//! `emporio serve`: the tables in the browser, on this machine or for others.

use std::env;
use std::fs;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use emporio_core::Text;
use emporio_server::limits::Rates;
use emporio_server::{App, Config, serve};
use emporio_store::Store;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::context::{Context, print};

/// Where it listens if nothing else is said.
const ADDRESS: &str = "127.0.0.1:8420";
/// The file of tables in its folder.
const FILE: &str = "emporio.sqlite";

/// Play in the browser: serve the tables on this machine, or for others
///
/// Tables are kept in a file in your data folder, or in PostgreSQL if DATABASE_URL is set. Only this machine can
/// connect unless another address is given. EMPORIO_LOG sets what is logged, such as `debug`. Figures for Prometheus are at
/// /metrics for this machine, and for others with the token of EMPORIO_METRICS_TOKEN.
#[derive(clap::Args, Default)]
pub struct Args {
    /// Address and port to listen on [default: 127.0.0.1:8420, or another port if that is taken]
    #[arg(long, alias = "listen", value_name = "ADDRESS:PORT")]
    address: Option<SocketAddr>,
    /// The file of tables, or a folder for it; a file ends in `.sqlite` [default: your data folder]
    #[arg(long, value_name = "FOLDER|FILE")]
    data: Option<PathBuf>,
    /// Do not open the browser
    #[arg(long, alias = "no-browser")]
    no_open: bool,
    /// The address at which browsers reach this server, if it is behind a proxy, such as `https://play.example`
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Trust the X-Forwarded-For header of the proxy
    #[arg(long, requires = "public_url")]
    behind_proxy: bool,
    /// How many bots think at once [default: half of the processors]
    #[arg(long, value_name = "N")]
    bot_workers: Option<usize>,
    /// How much a review thinks: iterations of the search for all choices of a game together [default: 1000000]
    #[arg(long, value_name = "N")]
    review_tries: Option<u32>,
    /// Turn off the rate limits, for tests and measurements
    #[arg(long)]
    no_rate_limits: bool,
    /// Write the log as JSON, one object per line
    #[arg(long)]
    log_json: bool,
    /// A record to be shown, as text.
    #[arg(skip)]
    record: Option<String>,
}

/// Serves until it is told to stop.
pub fn run(args: &Args, context: &Context) -> anyhow::Result<()> {
    log(args.log_json);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(served(args, context));
    // A bot that still thinks holds nothing up.
    runtime.shutdown_timeout(Duration::from_secs(2));
    done
}

/// Serves one record, with tables that last as long as the program: any moment of it can be played on.
pub fn show(
    record: String,
    address: Option<SocketAddr>,
    no_open: bool,
    context: &Context,
) -> anyhow::Result<()> {
    let folder = tempfile::tempdir().context("no folder could be made for the tables")?;
    let data = Some(folder.path().join(FILE));
    let address = Some(address.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 0))));
    let args = Args { address, data, no_open, record: Some(record), ..Args::default() };
    run(&args, context)
}

async fn served(args: &Args, context: &Context) -> anyhow::Result<()> {
    let store = store(args.data.as_deref(), args.record.is_some()).await?;
    let listener = listener(args.address).await?;
    let page = if args.record.is_some() { "replay/file" } else { "" };
    let url = format!("http://{}/{page}", listener.local_addr()?);
    announce(&url, context)?;
    if !args.no_open {
        open(&url);
    }
    Ok(serve(listener, App::new(store, config(args)), stopped()).await?)
}

fn config(args: &Args) -> Config {
    let usual = Config::default();
    Config {
        public_origin: args.public_url.as_deref().map(|url| url.trim_end_matches('/').to_string()),
        behind_proxy: args.behind_proxy,
        record: args.record.clone(),
        bot_workers: args.bot_workers.unwrap_or(usual.bot_workers),
        review_tries: args.review_tries.unwrap_or(usual.review_tries),
        metrics_token: env::var("EMPORIO_METRICS_TOKEN").ok().filter(|token| !token.is_empty()),
        rates: if args.no_rate_limits { Rates::unlimited() } else { usual.rates },
        ..usual
    }
}

/// The tables of the house; those of one record stay apart.
async fn store(data: Option<&Path>, apart: bool) -> anyhow::Result<Store> {
    if !apart && let Ok(url) = env::var("DATABASE_URL") {
        // The address may hold a password, so it is not repeated.
        return Store::postgres(&url).await.context("the database of DATABASE_URL could not be opened");
    }
    let file = data.map(file_of).or_else(|| data_folder().map(|folder| folder.join(FILE)));
    let file = file.context("there is no data folder for this user; give one with --data")?;
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    Store::sqlite(&file).await.with_context(|| format!("{} could not be opened", file.display()))
}

fn file_of(data: &Path) -> PathBuf {
    if data.extension().is_some_and(|ending| ending == "sqlite") {
        data.to_path_buf()
    } else {
        data.join(FILE)
    }
}

fn data_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "emporio").map(|folders| folders.data_dir().to_path_buf())
}

/// The address asked for; if none was, the usual one or, where that is taken, any free port.
async fn listener(address: Option<SocketAddr>) -> anyhow::Result<TcpListener> {
    match address {
        Some(address) => {
            TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))
        }
        None => match TcpListener::bind(ADDRESS).await {
            Err(error) if error.kind() == ErrorKind::AddrInUse => Ok(TcpListener::bind("127.0.0.1:0").await?),
            bound => bound.with_context(|| format!("cannot listen on {ADDRESS}")),
        },
    }
}

fn announce(url: &str, context: &Context) -> io::Result<()> {
    let speaker = context.speaker(None);
    let open = speaker.say(&Text::key("cli-serve-open").with("address", url), &[]);
    print(&format!("{open}\n{}\n", speaker.word("cli-serve-stop")))
}

/// Opens the browser where there is a screen to show one.
fn open(url: &str) {
    let has_screen = !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some());
    if has_screen && let Err(error) = opener::open_browser(url) {
        tracing::info!(%error, "no browser could be opened");
    }
}

/// Done when the user or the system asks the program to stop.
async fn stopped() {
    let asked = async {
        // Without a signal to listen to, the program runs until it is ended otherwise.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let ended = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let ended = std::future::pending::<()>();
    tokio::select! {
        () = asked => {}
        () = ended => {}
    }
    tracing::info!("stopping");
}

fn log(json: bool) {
    let filter = EnvFilter::try_from_env("EMPORIO_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if json { log.json().init() } else { log.with_target(false).init() }
}
