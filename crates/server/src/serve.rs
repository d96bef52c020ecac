//! Listening: until the server is told to stop, and then until what is under way is done.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::{App, app};

/// Serves on a socket until `stop` is done; streams are ended, requests under way are finished.
pub async fn serve(
    listener: TcpListener,
    state: Arc<App>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let service = app(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let stopping = state.clone();
    let stop = async move {
        stop.await;
        stopping.stop();
    };
    axum::serve(listener, service).with_graceful_shutdown(stop).await?;
    state.store.close().await;
    Ok(())
}
