//! What stands before every address: other sites are refused, every answer is hardened, counted and traced.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::{App, Error, address};

/// Only our own files run and are shown; styles may stand on elements, which is how boards are drawn.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const HARDENING: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Addresses carry invitations.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=()"),
];

/// Puts the hardening headers on every answer; answers of the API are never kept.
pub async fn harden(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HARDENING {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// The methods that are used here, by names that do not grow with what is sent.
fn method_word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        Method::POST => "POST",
        _ => "other",
    }
}

/// Refuses methods that nothing here has, before anything is made of them.
pub async fn known_methods(request: Request, next: Next) -> Response {
    match method_word(request.method()) {
        "other" => Error::Method.into_response(),
        _ => next.run(request).await,
    }
}

/// Nobody's network asks so often that the others wait.
pub async fn counted(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if !request.uri().path().starts_with("/api") {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    match app.requests.take(&address::of(&parts, app.config.behind_proxy)) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(refusal) => refusal.into_response(),
    }
}

/// Whatever goes wrong under `/api` is a `Problem`, also where a layer below answered by itself.
pub async fn explain(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let response = next.run(request).await;
    let status = response.status();
    let is_error = status.is_client_error() || status.is_server_error();
    let kind = response.headers().get(header::CONTENT_TYPE);
    if !is_api || !is_error || kind.is_some_and(|kind| kind == "application/json") {
        return response;
    }
    match status {
        StatusCode::NOT_FOUND => Error::NotFound("address"),
        StatusCode::METHOD_NOT_ALLOWED => Error::Method,
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge(crate::body::MOST_BYTES),
        StatusCode::SERVICE_UNAVAILABLE => Error::Late,
        _ if status.is_server_error() => Error::Internal(format!("answered {status} without a word")),
        _ => Error::bad("the request cannot be understood"),
    }
    .into_response()
}

/// Refuses what would change something on behalf of another site.
pub async fn same_site(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if harmless || is_same_site(request.headers(), app.config.public_origin.as_deref()) {
        next.run(request).await
    } else {
        Error::CrossSite.into_response()
    }
}

/// Browsers say where a request comes from; programs that say nothing carry no cookie by themselves.
fn is_same_site(headers: &HeaderMap, public_origin: Option<&str>) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return site == "same-origin" || site == "none";
    }
    let Some(origin) = text(header::ORIGIN) else { return true };
    match public_origin {
        Some(public) => origin == public,
        None => {
            let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            host.is_some() && host == text(header::HOST)
        }
    }
}

/// Counts and traces a request by its route; neither its address nor its headers, which may hold secrets.
pub async fn observe(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_string();
    let method = method_word(request.method());
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let elapsed = begun.elapsed();
    tracing::debug!(method, route, status, ms = elapsed.as_secs_f64() * 1000.0, "request");
    let labels = [("method", method.to_string()), ("route", route.clone()), ("status", status.to_string())];
    metrics::counter!("emporio_requests_total", &labels).increment(1);
    metrics::histogram!("emporio_request_seconds", "route" => route).record(elapsed);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(pairs: &[(&'static str, &'static str)], public: Option<&str>) -> bool {
        let pairs = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_same_site(&pairs.collect(), public)
    }

    #[test]
    fn requests_of_other_sites_are_told_apart() {
        assert!(same(&[], None));
        assert!(same(&[("sec-fetch-site", "same-origin")], None));
        assert!(!same(&[("sec-fetch-site", "cross-site")], None));
        assert!(!same(&[("sec-fetch-site", "same-site")], None));
        assert!(same(&[("origin", "http://127.0.0.1:8000"), ("host", "127.0.0.1:8000")], None));
        assert!(!same(&[("origin", "http://127.0.0.1:9000"), ("host", "127.0.0.1:8000")], None));
        assert!(!same(&[("origin", "null"), ("host", "127.0.0.1:8000")], None));
        assert!(same(&[("origin", "https://play.example"), ("host", "inner")], Some("https://play.example")));
        assert!(!same(&[("origin", "https://inner"), ("host", "inner")], Some("https://play.example")));
    }
}
