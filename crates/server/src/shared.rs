//! What all who only watch a table are sent: made once a moment, however many they are, and its bytes shared.

use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;

/// Watchers come and go, so some need what happened from another ply on; more than this few at a time do not.
const MOST: usize = 4;

/// Names what was made: the version of the table, the last line of talk, the ply that it begins with.
pub type Key = (i64, u32, usize);

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
        made.retain(|((version, ..), _)| *version == key.0);
        if made.len() >= MOST {
            made.remove(0);
        }
        made.push((key, bytes.clone()));
        Some(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_many_need_is_made_once() {
        let (shared, mut count) = (Shared::default(), 0);
        for _ in 0..1000 {
            shared.get((1, 0, 5), || {
                count += 1;
                Some(Bytes::from_static(b"x"))
            });
        }
        assert_eq!(count, 1);
        assert_eq!(shared.get((2, 0, 5), || Some(Bytes::from_static(b"y"))).unwrap(), "y");
        assert_eq!(shared.0.lock().unwrap().len(), 1, "what is over is forgotten");
    }
}
