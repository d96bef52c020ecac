//! The web app, embedded: its files, and its one page for every other address.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::Error;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Files;

const PAGE: &str = "index.html";

/// Answers whatever is not the API.
pub async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Error::NotFound("address").into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    match Files::get(path) {
        Some(file) if path != PAGE => sent(path, &file, &headers),
        // An address without an ending is a page of the app, which finds its way by itself.
        Some(_) => app_page(&headers),
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => {
            Error::NotFound("file").into_response()
        }
        None => app_page(&headers),
    }
}

fn app_page(headers: &HeaderMap) -> Response {
    match Files::get(PAGE) {
        Some(file) => sent(PAGE, &file, headers),
        None => Error::NotFound("page").into_response(),
    }
}

fn sent(path: &str, file: &EmbeddedFile, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let same = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if same {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, kind(path))], file.data.clone().into_owned()).into_response()
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response.headers_mut().extend(HeaderValue::from_str(&tag).map(|tag| (header::ETAG, tag)));
    response
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
