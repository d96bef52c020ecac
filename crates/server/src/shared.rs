//! What was made of a table to be sent: made once a moment for all who are shown the same, and its bytes shared. All who
//! only watch are shown the same, and so are the browsers and the answers of one person.

use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;

/// So many at a time: a few for those who watch, who may need what happened from another ply on, and one for each seat.
const MOST: usize = 12;

/// Names what was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The version of the table.
    pub version: i64,
    /// The last line of talk.
    pub line: u32,
    /// The ply that it begins with.
    pub from: usize,
    /// Who is shown it; none for those who only watch.
    pub person: Option<String>,
}

/// The last few that were made.
#[derive(Debug, Default)]
pub struct Shared(Mutex<Vec<(Key, Bytes)>>);

impl Shared {
    /// The bytes of a key, made now if nobody has needed them before.
    pub fn get(&self, key: Key, make: impl FnOnce() -> Option<Bytes>) -> Option<Bytes> {
        // Whoever comes at the same moment waits here, and finds what the first has made.
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, bytes)) = made.iter().find(|(known, _)| *known == key) {
            return Some(bytes.clone());
        }
        let bytes = make()?;
        made.retain(|(known, _)| known.version == key.version);
        if made.len() >= MOST {
            made.remove(0);
        }
        made.push((key, bytes.clone()));
        Some(bytes)
    }

    /// Forgets all of it.
    pub fn clear(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Vec::new();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(version: i64, person: Option<&str>) -> Key {
        Key { version, line: 0, from: 5, person: person.map(str::to_string) }
    }

    #[test]
    fn what_many_need_is_made_once_and_each_person_has_their_own() {
        let (shared, mut count) = (Shared::default(), 0);
        for _ in 0..1000 {
            shared.get(key(1, None), || {
                count += 1;
                Some(Bytes::from_static(b"x"))
            });
        }
        assert_eq!(count, 1);
        let own = |person| shared.get(key(1, Some(person)), || Some(Bytes::from(person)));
        assert_eq!(
            (own("anna").unwrap(), own("bruno").unwrap()),
            (Bytes::from("anna"), Bytes::from("bruno"))
        );
        assert_eq!(shared.get(key(2, None), || Some(Bytes::from_static(b"y"))).unwrap(), "y");
        assert_eq!(shared.0.lock().unwrap().len(), 1, "what is over is forgotten");
    }
}
