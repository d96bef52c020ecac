//! Answers without an end: a connection that only waits for events leaves the machinery of requests, whose two buffers of
//! 8 KiB would wait with it, and is written to by itself.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use axum::body::Body;
use axum::http::{Method, Request, header, response};
use axum::response::Response;
use futures::StreamExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::patient::Patient;

/// The mark of an answer that ends only when one side goes away.
#[derive(Clone, Copy, Debug)]
pub struct Endless;

/// Says that an answer was put aside and that its connection is needed no more.
#[derive(Debug, thiserror::Error)]
#[error("the answer has no end")]
pub struct Leaves;

/// The place where a connection leaves such an answer.
#[derive(Clone, Debug, Default)]
pub struct Aside(Arc<Mutex<Option<Response>>>);

impl Aside {
    /// Whether a request can have such an answer.
    pub fn may(request: &Request<Body>) -> bool {
        request.method() == Method::GET
    }

    /// Puts an answer aside if it has no end.
    pub fn put(&self, answer: Response) -> Result<Response, Leaves> {
        if answer.extensions().get::<Endless>().is_none() {
            return Ok(answer);
        }
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
        Err(Leaves)
    }

    /// What was put aside.
    pub fn take(&self) -> Option<Response> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Writes an answer to its end, or until the reader goes away. Its length is not known and no other follows, so the end
/// of the connection is its end.
pub async fn send(mut to: Patient, answer: Response) -> io::Result<()> {
    let (head, body) = answer.into_parts();
    to.write_all(&written(head)).await?;
    let (mut parts, mut more) = (body.into_data_stream(), [0]);
    loop {
        let part = tokio::select! {
            part = parts.next() => part,
            // Nothing more is due from a reader: they have gone, or want something that nobody will answer.
            _ = to.read(&mut more) => return Ok(()),
        };
        match part {
            Some(Ok(part)) => to.write_all(&part).await?,
            Some(Err(_)) | None => return to.shutdown().await,
        }
    }
}

/// A head as it goes over the wire.
fn written(head: response::Parts) -> Vec<u8> {
    let mut bytes = format!("HTTP/1.1 {}\r\n", head.status).into_bytes();
    for (name, value) in &head.headers {
        bytes.extend([name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat());
    }
    let date = httpdate::fmt_http_date(SystemTime::now());
    bytes.extend(format!("{}: {date}\r\n{}: close\r\n\r\n", header::DATE, header::CONNECTION).into_bytes());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(endless: bool) -> Response {
        let mut answer = Response::new(Body::empty());
        answer.headers_mut().insert(header::CONTENT_TYPE, "text/event-stream".parse().unwrap());
        if endless {
            answer.extensions_mut().insert(Endless);
        }
        answer
    }

    #[test]
    fn only_what_has_no_end_is_put_aside() {
        let aside = Aside::default();
        assert!(aside.put(answer(false)).is_ok() && aside.take().is_none());
        assert!(aside.put(answer(true)).is_err() && aside.take().is_some() && aside.take().is_none());
    }

    #[test]
    fn a_head_says_that_its_answer_ends_with_the_connection() {
        let head = String::from_utf8(written(answer(true).into_parts().0)).unwrap();
        assert!(head.starts_with("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ndate: "), "{head}");
        assert!(head.ends_with(" GMT\r\nconnection: close\r\n\r\n"), "{head}");
    }
}
