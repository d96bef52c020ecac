//! Listening: so many connections, each with its time, until the server is told to stop; then an orderly end that
//! nobody can hold up.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tower::Service;

use crate::address::network;
use crate::patient::Patient;
use crate::places::{Place, Places};
use crate::{App, app};

/// Heads of requests are small; so is what is read ahead.
const MOST_HEAD: usize = 16 * 1024;
const MOST_HEADERS: usize = 64;
/// Files that are no connections: the store, the listener, the log.
const OTHER_FILES: u64 = 64;
/// Until the next try when no connection could be taken.
const PAUSE: Duration = Duration::from_millis(50);
/// How long the store may take to close.
const CLOSING: Duration = Duration::from_secs(3);

/// Serves on a socket until `stop` is done; streams are ended, requests under way are finished, within the grace
/// of the configuration.
pub async fn serve(
    listener: TcpListener,
    state: Arc<App>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let places = places(&state);
    let router = app(state.clone());
    let mut open = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            _ = open.join_next(), if !open.is_empty() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    if let Some(place) = places.take(&whose(&state, peer)) {
                        open.spawn(connection(state.clone(), router.clone(), stream, peer, place));
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "no connection could be taken");
                    tokio::time::sleep(PAUSE).await;
                }
            },
        }
    }
    drop(listener);
    end(&state, open).await;
    Ok(())
}

/// Connections are counted by network; a proxy of ours brings those of all.
fn whose(state: &App, peer: SocketAddr) -> String {
    if state.config.behind_proxy { String::new() } else { network(peer.ip()) }
}

fn places(state: &App) -> Places {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024).saturating_sub(OTHER_FILES);
    let most = state.config.most_connections.min(usize::try_from(files).unwrap_or(usize::MAX));
    let each = if state.config.behind_proxy { most } else { state.config.connections_each };
    Places::new(most, each)
}

async fn connection(state: Arc<App>, router: Router, stream: TcpStream, peer: SocketAddr, _place: Place) {
    // A socket that cannot be told so is slower, not wrong.
    let _ = stream.set_nodelay(true);
    let io = TokioIo::new(Patient::new(stream, state.config.reading));
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut stopped: watch::Receiver<bool> = state.stop.subscribe();
    let mut served = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(state.config.silence)
            .max_buf_size(MOST_HEAD)
            .max_headers(MOST_HEADERS)
            .serve_connection(io, service)
    );
    drop(state);
    let told = async { stopped.wait_for(|stop| *stop).await.map(drop) };
    let ended = tokio::select! {
        ended = served.as_mut() => Some(ended),
        _ = told => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// Requests under way end by themselves or are ended; then the store is closed.
async fn end(state: &App, mut open: JoinSet<()>) {
    state.stop();
    let all = async { while open.join_next().await.is_some() {} };
    if timeout(state.config.grace, all).await.is_err() {
        tracing::info!(connections = open.len(), "connections that did not end were closed");
        open.shutdown().await;
    }
    if timeout(CLOSING, state.store.close()).await.is_err() {
        tracing::warn!("the store did not close in time; what was acknowledged is kept");
    }
}
