//! A plain HTTP client on a socket.

use std::io::{self, Read, Write};
use std::net::TcpStream;

use serde_json::Value;

/// Sends a request on a connection of its own.
pub fn send(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> io::Result<TcpStream> {
    let mut stream = TcpStream::connect(address)?;
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    Ok(stream)
}

/// An answer: status, headers and body.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }
}

/// Reads the whole answer; none if the server is gone before its end.
pub fn read(mut stream: TcpStream) -> Option<Answer> {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8(bytes).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "))?;
    let whole = length.trim().parse() == Ok(body.len());
    let status = head.split_whitespace().nth(1)?.parse().ok()?;
    whole.then(|| Answer { status, head: head.to_string(), body: body.to_string() })
}

/// Asks and waits for the answer.
pub fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> Answer {
    let stream = send(address, method, path, cookie, body).unwrap();
    read(stream).unwrap_or_else(|| panic!("no answer to {method} {path}"))
}
