//! How a server is set up.

use std::time::Duration;

use crate::entropy::Entropy;
use crate::limits::Rates;

/// The settings of a server.
#[derive(Debug)]
pub struct Config {
    /// How often one may ask.
    pub rates: Rates,
    /// The address by which browsers reach it, such as `https://play.example`, where that is not the address it
    /// listens on.
    pub public_origin: Option<String>,
    /// Whether a proxy of ours tells the addresses of visitors.
    pub behind_proxy: bool,
    /// Whether bots move.
    pub bots: bool,
    /// How many bots think at once.
    pub bot_workers: usize,
    /// Iterations of the search for a hint: a fixed number, so that a hint follows from what the seat knows alone.
    pub hint_tries: u32,
    /// Iterations of the search for all choices of a game that is looked back on, together.
    pub review_tries: u32,
    /// How many tables are kept in memory that nobody looks at.
    pub cached_tables: usize,
    /// How many connections are open at most; fewer where the system allows fewer files.
    pub most_connections: usize,
    /// How many of them one address may have; not held against a proxy of ours, which brings everybody's.
    pub connections_each: usize,
    /// How many event streams are served at most.
    pub most_streams: usize,
    /// How many of them one address may have.
    pub streams_each: usize,
    /// How long a connection may be silent before a request, and how long the head of one may take.
    pub silence: Duration,
    /// How long someone may read nothing of what is sent before the connection is closed.
    pub reading: Duration,
    /// How long requests under way may take to end when the server stops.
    pub grace: Duration,
    /// What `/metrics` asks for from other machines (`Authorization: Bearer ...`); without it only this one is
    /// answered.
    pub metrics_token: Option<String>,
    /// After how much silence a stream says that it is still there.
    pub heartbeat: Duration,
    /// How long a bot takes at least for a choice that depends on its hand, where it thinks by rules of thumb.
    pub pace_light: Duration,
    /// The same, where it searches.
    pub pace_heavy: Duration,
    /// How many tables that are not over one person may have made within a day.
    pub running_each: usize,
    /// How many all people of one network.
    pub running_network: usize,
    /// A record to be shown, as text, where the server was started for it.
    pub record: Option<String>,
    /// Where chance comes from.
    pub entropy: Entropy,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            rates: Rates::default(),
            public_origin: None,
            record: None,
            behind_proxy: false,
            bots: true,
            bot_workers: std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2),
            hint_tries: 8_000,
            review_tries: emporio_review::Settings::default().tries,
            cached_tables: 5_000,
            most_connections: 20_000,
            connections_each: 512,
            most_streams: 10_000,
            streams_each: 200,
            silence: Duration::from_secs(15),
            reading: Duration::from_secs(20),
            grace: Duration::from_secs(5),
            metrics_token: None,
            heartbeat: Duration::from_secs(15),
            pace_light: Duration::from_millis(200),
            pace_heavy: Duration::from_millis(1100),
            running_each: 40,
            running_network: 200,
            entropy: Entropy::System,
        }
    }
}

impl Config {
    /// Cookies are for encrypted connections only, where browsers have one.
    pub fn secure_cookies(&self) -> bool {
        self.public_origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }
}
