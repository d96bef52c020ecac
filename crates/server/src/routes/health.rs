//! For those who look after a server: is it well, and what does it do.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::IntoResponse;

use crate::address::is_local;
use crate::identity::token_hash;
use crate::{App, Error};

/// Someone who may see the figures: on this machine, or with the token of the configuration.
pub struct Keeper;

impl FromRequestParts<Arc<App>> for Keeper {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Keeper, Error> {
        let token = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = token.and_then(|value| value.strip_prefix("Bearer "));
        // By their hashes, so that the time it takes tells nothing of the token.
        let hash = |token: Option<&str>| token.map(token_hash);
        let knows = token.is_some() && hash(token) == hash(app.config.metrics_token.as_deref());
        // Where browsers come through a proxy, this machine is where the proxy is.
        let here = app.config.public_origin.is_none() && is_local(parts);
        if knows || here {
            Ok(Keeper)
        } else {
            Err(Error::Forbidden("figures are for the keeper of the server"))
        }
    }
}

/// Whether the server answers and its store can be written.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub async fn healthz(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    app.health.check(&app.store).await?;
    Ok("ok\n")
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrics(State(app): State<Arc<App>>, _: Keeper) -> impl IntoResponse {
    metrics::gauge!("emporio_event_streams").set(app.streams.count() as f64);
    metrics::gauge!("emporio_cached_tables").set(app.rooms.count() as f64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.figures.render())
}
