//! Who asks: a person known by the secret in their browser's cookie, which is stored as a hash and never logged.

use std::fmt;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use emporio_store::Person;
use sha2::{Digest, Sha256};

use crate::{App, Error, address};

const COOKIE: &str = "emporio";
const A_YEAR: u32 = 365 * 24 * 60 * 60;

/// Something that only its holder may know; it shows itself to nobody.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl Secret {
    /// A secret as it was drawn or sent.
    pub fn new(text: String) -> Secret {
        Secret(text)
    }

    /// What is stored instead of it. The secret is random, so a plain hash is enough.
    pub fn hash(&self) -> String {
        digest(&["session", &self.0])
    }

    /// The invitation to a seat of a table that the holder of this secret made: not stored anywhere, made anew
    /// whenever they ask.
    pub fn invitation(&self, table: &str, player: u8) -> String {
        digest(&["invitation", &self.0, table, &player.to_string()])[..32].to_string()
    }

    /// The cookie that keeps it in the browser.
    pub fn cookie(&self, secure: bool) -> Option<HeaderValue> {
        let secure = if secure { "; Secure" } else { "" };
        let secret = &self.0;
        let text = format!("{COOKIE}={secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}");
        let mut value = HeaderValue::from_str(&text).ok()?;
        value.set_sensitive(true);
        Some(value)
    }
}

/// What is stored of an invitation.
pub fn token_hash(token: &str) -> String {
    digest(&["token", token])
}

/// One of some sixty thousand buckets that a network falls into: enough to be fair, too little to tell who it was.
pub fn bucket(network: &str) -> String {
    digest(&["network", network])[..4].to_string()
}

fn digest(parts: &[&str]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hex::encode(hasher.finalize())
}

/// Whoever asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is, if they have said their name.
    pub person: Option<Person>,
    /// The secret of their cookie.
    pub secret: Option<Secret>,
    /// Where they ask from, for the limits.
    pub address: String,
}

impl Visitor {
    /// The person, or the request to say a name first.
    pub fn known(&self) -> Result<&Person, Error> {
        self.person.as_ref().ok_or(Error::Unknown)
    }

    /// The same for a request that counts: so many a minute are each one's due.
    pub fn counted(&self, app: &App) -> Result<&Person, Error> {
        let person = self.known()?;
        app.posts.take(&person.id)?;
        Ok(person)
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Error> {
        let secret = secret_of(&parts.headers);
        let person = match &secret {
            Some(secret) => app.sessions.person(&app.store, &secret.hash()).await?,
            None => None,
        };
        Ok(Visitor { person, secret, address: address::of(parts, app.config.behind_proxy) })
    }
}

fn secret_of(headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, secret)| Secret(secret.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_never_shows_itself_and_invitations_differ() {
        let secret = Secret::new("abc".into());
        assert!(!format!("{secret:?}").contains("abc"));
        assert!(!secret.hash().contains("abc"));
        assert_ne!(secret.invitation("t", 0), secret.invitation("t", 1));
        assert_ne!(secret.invitation("t", 0), Secret::new("abd".into()).invitation("t", 0));
        assert!(secret.cookie(true).unwrap().is_sensitive());
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("a=b; emporio=s3cret; c=d"));
        assert_eq!(secret_of(&headers), Some(Secret("s3cret".into())));
        headers.insert(header::COOKIE, HeaderValue::from_static("xemporio=s3cret"));
        assert_eq!(secret_of(&headers), None);
    }
}
