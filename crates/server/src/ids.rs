//! The name of a table in an address, checked before anything is asked of the store.

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;

use crate::Error;

const MOST_LETTERS: usize = 64;

/// The `{id}` of an address: letters, digits, `-` and `_`; anything else names no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TableId, Error> {
        let params = RawPathParams::from_request_parts(parts, state).await;
        let params = params.map_err(|_| Error::NotFound("table"))?;
        let id = params.iter().find_map(|(name, value)| (name == "id").then_some(value));
        checked(id.unwrap_or_default()).map(|id| TableId(id.to_string()))
    }
}

/// The same for a name that stands elsewhere than in the address.
pub fn checked(id: &str) -> Result<&str, Error> {
    if is_id(id) { Ok(id) } else { Err(Error::NotFound("table")) }
}

fn is_id(id: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (1..=MOST_LETTERS).contains(&id.len()) && id.chars().all(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_could_be_a_name_is_looked_up() {
        assert!(is_id("0f3a") && is_id("World-1_b"));
        for bad in ["", "\0", "a\0b", "a b", "a/b", "é", "a'b", &"x".repeat(65)] {
            assert!(!is_id(bad), "{bad:?}");
        }
    }
}
