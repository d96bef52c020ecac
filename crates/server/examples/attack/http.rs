//! A plain HTTP client that blocks.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};

use crate::server::Fallible;

#[derive(Clone)]
pub struct Client {
    pub address: String,
    pub cookie: String,
}

pub struct Answer {
    pub status: u16,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }
}

impl Client {
    pub fn new(address: &str) -> Client {
        Client { address: address.to_string(), cookie: String::new() }
    }

    /// Someone with a name.
    pub fn person(address: &str, name: &str) -> Fallible<Client> {
        let mut client = Client::new(address);
        let (head, _) = client.exchange("POST", "/api/me", &json!({ "name": name }).to_string())?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or("no cookie")?;
        client.cookie = cookie.split(';').next().unwrap_or_default().to_string();
        Ok(client)
    }

    pub fn get(&self, path: &str) -> Fallible<Answer> {
        self.ask("GET", path, "")
    }

    pub fn post(&self, path: &str, body: Value) -> Fallible<Answer> {
        self.ask("POST", path, &body.to_string())
    }

    pub fn ask(&self, method: &str, path: &str, body: &str) -> Fallible<Answer> {
        let (head, text) = self.exchange(method, path, body)?;
        let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok());
        Ok(Answer { status: status.ok_or("no status")?, text })
    }

    /// The bytes of a request.
    pub fn request(&self, method: &str, path: &str, body: &str) -> String {
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        )
    }

    fn exchange(&self, method: &str, path: &str, body: &str) -> Fallible<(String, String)> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        stream.write_all(self.request(method, path, body).as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, text) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        Ok((head.to_string(), text.to_string()))
    }

    /// Opens a stream and gives it with its first line read.
    pub fn stream(&self, path: &str) -> Fallible<(u16, BufReader<TcpStream>)> {
        self.stream_from(path, "")
    }

    /// Opens a stream again, after the event with this id.
    pub fn stream_from(&self, path: &str, last: &str) -> Fallible<(u16, BufReader<TcpStream>)> {
        let header = if last.is_empty() { String::new() } else { format!("Last-Event-ID: {last}") };
        self.stream_with(path, &header)
    }

    /// Opens a stream with one more header.
    pub fn stream_with(&self, path: &str, header: &str) -> Fallible<(u16, BufReader<TcpStream>)> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        let mut request = self.request("GET", path, "");
        if !header.is_empty() {
            request = request.replacen("\r\n", &format!("\r\n{header}\r\n"), 1);
        }
        stream.write_all(request.as_bytes())?;
        let mut reader = BufReader::new(stream);
        let mut first = String::new();
        reader.read_line(&mut first)?;
        let status = first.split_whitespace().nth(1).and_then(|status| status.parse().ok());
        Ok((status.unwrap_or(0), reader))
    }

    /// A table, by its state.
    pub fn table(&self, game: &str, seats: Value) -> Fallible<Value> {
        let made = self.post("/api/tables", json!({ "game": game, "seats": seats, "private": false }))?;
        if made.status == 201 { Ok(made.json()) } else { Err(made.text.into()) }
    }

    /// A table as this one sees it.
    pub fn state(&self, id: &str) -> Fallible<Value> {
        Ok(self.get(&format!("/api/tables/{id}"))?.json())
    }
}

/// The id of a table.
pub fn id(state: &Value) -> String {
    state["id"].as_str().unwrap_or_default().to_string()
}
