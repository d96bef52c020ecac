//! Reading the body of a request: small, JSON, of the right shape, or a typed error.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use serde::de::DeserializeOwned;

use crate::Error;

/// Nothing that is sent here needs more.
pub const MOST_BYTES: usize = 64 * 1024;

/// The body of a request.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        // Plain forms of other sites cannot send this type, so it is asked for strictly.
        let is_json = |kind: &str| kind.split(';').next().map(str::trim) == Some("application/json");
        if !kind.is_some_and(is_json) {
            return Err(Error::bad("the body must be JSON (Content-Type: application/json)"));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(unread)?;
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|error| {
            Error::bad(format!("the body cannot be understood: {}", brief(&error.to_string())))
        })
    }
}

/// An error of the reader may quote what was sent, at whatever length.
fn brief(message: &str) -> String {
    const MOST: usize = 200;
    message.chars().take(MOST).collect()
}

fn unread(rejection: BytesRejection) -> Error {
    match rejection.status().as_u16() {
        413 => Error::TooLarge(MOST_BYTES),
        _ => Error::bad("the body could not be read"),
    }
}
