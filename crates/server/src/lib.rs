//! The web server of Emporio: lobby, tables, seats, live events, bots at tables.
//!
//! [`App`] holds the store and the tables in memory; [`app`] makes a router of it that can be called without a
//! socket; [`serve`] listens. No node holds anything that is not in the store: a table in memory is a replay.

mod address;
mod at;
mod body;
mod bots;
mod change;
pub mod config;
mod desk;
mod endless;
pub mod entropy;
mod error;
pub mod fair;
mod guard;
mod health;
mod history;
mod identity;
mod ids;
pub mod lessons;
pub mod limits;
mod live;
mod names;
mod news;
mod patient;
mod places;
mod queue;
mod ratings;
mod replaying;
mod reviews;
mod routes;
mod serve;
mod sessions;
mod shared;
mod site;
mod state;
pub mod types;
#[cfg(feature = "ts")]
pub mod typescript;
mod undoing;
mod wire;

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, middleware};
use emporio_store::Store;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

pub use config::Config;
pub use error::Error;
pub use serve::serve;

use bots::Bots;
use desk::Desk;
use health::Health;
use limits::Limiter;
use live::Rooms;
use places::Places;
use ratings::Ratings;
use reviews::Reviews;
use sessions::Sessions;

/// No request takes longer; a stream of events has begun by then.
const PATIENCE: Duration = Duration::from_secs(10);

/// So many games are told again at once.
const REPLAYS_AT_ONCE: usize = 2;

/// A server: its store, the tables in memory, its bots.
pub struct App {
    store: Store,
    config: Config,
    rooms: Rooms,
    bots: Bots,
    /// Thoughts about what a person might play.
    hints: Arc<Desk>,
    /// Games to be looked back on.
    review_desk: Arc<Desk>,
    /// Games to be told again or checked as a whole.
    replay_desk: Arc<Desk>,
    reviews: Reviews,
    ratings: Ratings,
    /// This server among several on one database.
    node: String,
    requests: Limiter,
    people: Limiter,
    new_tables: Limiter,
    posts: Limiter,
    streams: Places,
    sessions: Sessions,
    health: Health,
    stop: watch::Sender<bool>,
    figures: PrometheusHandle,
}

impl App {
    /// A server on a store; its bots begin to move and it begins to listen to other nodes.
    pub fn new(store: Store, config: Config) -> Arc<App> {
        let workers = config.bot_workers;
        let app = Arc::new(App {
            rooms: Rooms::new(store.clone(), config.cached_tables),
            requests: Limiter::new(config.rates.requests),
            people: Limiter::new(config.rates.people),
            new_tables: Limiter::new(config.rates.tables),
            posts: Limiter::new(config.rates.posts),
            streams: Places::new(config.most_streams, config.streams_each),
            sessions: Sessions::default(),
            health: Health::default(),
            stop: watch::Sender::new(false),
            figures: news::figures(),
            bots: Bots::new(config.bots),
            hints: Arc::default(),
            review_desk: Arc::default(),
            replay_desk: Arc::default(),
            reviews: Reviews::default(),
            ratings: Ratings::default(),
            node: config.entropy.id(),
            store,
            config,
        });
        bots::serve(&app, workers);
        tokio::spawn(desk::serve(app.hints.clone(), app.stop.subscribe()));
        tokio::spawn(desk::serve(app.review_desk.clone(), app.stop.subscribe()));
        for _ in 0..REPLAYS_AT_ONCE {
            tokio::spawn(desk::serve(app.replay_desk.clone(), app.stop.subscribe()));
        }
        tokio::spawn(bots::sweep(Arc::downgrade(&app)));
        tokio::spawn(news::listen(Arc::downgrade(&app)));
        tokio::spawn(news::upkeep(Arc::downgrade(&app)));
        app
    }

    /// Ends the streams and the bots, so that the server can stop.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }
}

/// The whole server as a service: the API, and the web app for every other address.
pub fn app(app: Arc<App>) -> Router {
    let (router, document) = routes::api().split_for_parts();
    // Written once: it is long, and the same for all.
    let document: Bytes = serde_json::to_vec(&document).unwrap_or_default().into();
    router
        .route(
            "/api/openapi.json",
            get(|| async move { ([(header::CONTENT_TYPE, "application/json")], document) }),
        )
        .fallback(site::page)
        .layer(DefaultBodyLimit::max(body::MOST_BYTES))
        .layer(CatchPanicLayer::custom(failed))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        .layer(middleware::from_fn(guard::explain))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard::counted))
        .layer(middleware::from_fn_with_state(app.clone(), guard::same_site))
        .layer(middleware::from_fn(guard::known_methods))
        .layer(middleware::from_fn(guard::observe))
        .layer(middleware::from_fn(guard::harden))
        .with_state(app)
}

/// A request that brought its handler down; the others go on.
fn failed(_: Box<dyn std::any::Any + Send>) -> Response {
    Error::Internal("a request panicked".to_string()).into_response()
}

/// Carries work to its end, whether or not whoever asked for it still waits: what has been decided is stored and
/// told.
async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Error>> + Send + 'static,
) -> Result<T, Error> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|error| Err(Error::Internal(format!("a task failed: {error}"))))
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
