//! Listening: so many connections, each with its time, until the server is told to stop; then an orderly end that
//! nobody can hold up.

use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::response::Response;
use axum::{BoxError, Router};
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
use crate::endless::{self, Aside, Leaves};
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
    let ended = match requests(state, router, stream, peer).await {
        Ok(Some((stream, answer))) => endless::send(stream, answer).await.map_err(Into::into),
        Ok(None) => Ok(()),
        Err(error) => Err(error.into()),
    };
    if let Err::<(), BoxError>(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// Answers requests until the other side or the server ends that, or until an answer has no end: then what is left of
/// the connection is that answer and where it goes.
async fn requests(
    state: Arc<App>,
    router: Router,
    stream: TcpStream,
    peer: SocketAddr,
) -> hyper::Result<Option<(Patient, Response)>> {
    let io = TokioIo::new(Patient::new(stream, state.config.reading));
    let aside = Aside::default();
    let mut served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(state.config.silence)
        .max_buf_size(MOST_HEAD)
        .max_headers(MOST_HEADERS)
        .serve_connection(io, service_fn(|request| answered(router.clone(), request, peer, aside.clone())));
    let mut stopped: watch::Receiver<bool> = state.stop.subscribe();
    drop(state);
    let told = async { stopped.wait_for(|stop| *stop).await.map(drop) };
    let ended = tokio::select! {
        ended = &mut served => Some(ended),
        _ = told => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            Pin::new(&mut served).graceful_shutdown();
            (&mut served).await
        }
    };
    match aside.take() {
        Some(answer) => Ok(Some((served.into_parts().io.into_inner(), answer))),
        None => ended.map(|()| None),
    }
}

/// One answer, unless it has no end and is put aside.
async fn answered(
    mut router: Router,
    request: hyper::Request<Incoming>,
    peer: SocketAddr,
    aside: Aside,
) -> Result<Response, Leaves> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    let may_leave = Aside::may(&request);
    let answer = router.call(request).await.unwrap_or_else(|never| match never {});
    if may_leave { aside.put(answer) } else { Ok(answer) }
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
