//! For those who look after a server: is it well, and what does it do.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::{App, Error};

/// Whether the server and its store answer.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub async fn healthz(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    app.store.ping().await?;
    Ok("ok\n")
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    metrics::gauge!("emporio_cached_tables").set(app.rooms.count() as f64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.figures.render())
}
