//! A plain HTTP client that reads no more of an answer than it needs.

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::Fallible;

pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let start = text.find(before)? + before.len();
    text[start..].find(after).map(|end| &text[start..start + end])
}

/// A plain HTTP connection that stays open.
pub struct Client {
    stream: BufReader<TcpStream>,
    address: String,
}

impl Client {
    pub async fn connect(address: &str) -> Fallible<Client> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Client { stream: BufReader::new(stream), address: address.to_string() })
    }

    /// Says a name; gives the cookie.
    pub async fn person(&mut self, name: &str) -> Fallible<String> {
        let (head, _) = self.exchange("/api/me", "", &format!("{{\"name\":\"{name}\"}}")).await?;
        let cookie = between(&head, "set-cookie: ", ";").ok_or("no cookie")?;
        Ok(cookie.to_string())
    }

    pub async fn post(&mut self, path: &str, cookie: &str, body: &str) -> Fallible<(u16, String)> {
        let (head, text) = self.exchange(path, cookie, body).await?;
        let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok());
        Ok((status.ok_or("no status")?, text))
    }

    pub async fn get(&mut self, path: &str, cookie: &str) -> Fallible<String> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n\r\n", self.address);
        Ok(self.sent(&request).await?.1)
    }

    pub async fn json(&mut self, path: &str, cookie: &str) -> Fallible<serde_json::Value> {
        Ok(serde_json::from_str(&self.get(path, cookie).await?)?)
    }

    async fn exchange(&mut self, path: &str, cookie: &str, body: &str) -> Fallible<(String, String)> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.sent(&request).await
    }

    async fn sent(&mut self, request: &str) -> Fallible<(String, String)> {
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.stream.read_line(&mut head).await? == 0 {
                return Err("the server hung up".into());
            }
        }
        let length = between(&head, "content-length: ", "\r\n").ok_or("no length")?.parse()?;
        let mut text = vec![0; length];
        self.stream.read_exact(&mut text).await?;
        Ok((head, String::from_utf8(text)?))
    }
}
