//! The ratings of everyone at this server, reckoned for all who ask and kept for a while.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use emporio_store::Listed;

use crate::history::Rated;

/// So long ratings are shown before those of other people's new games are reckoned in.
const YOUNG: Duration = Duration::from_secs(60);

struct Kept {
    made: Instant,
    /// When the newest game that is reckoned in ended.
    newest: i64,
    all: Arc<Vec<Rated>>,
}

/// The ratings last reckoned.
#[derive(Default)]
pub struct Ratings(Mutex<Option<Kept>>);

impl Ratings {
    /// What is kept, if it is young and knows of a game that ended at a moment: one's own last game counts at once.
    pub fn find(&self, ended_at: i64) -> Option<Arc<Vec<Rated>>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = kept.as_ref()?;
        (kept.newest >= ended_at && kept.made.elapsed() < YOUNG).then(|| kept.all.clone())
    }

    /// Keeps what was reckoned from finished games.
    pub fn put(&self, games: &[Listed], all: Arc<Vec<Rated>>) {
        let newest = games.iter().map(|game| game.updated_at).max().unwrap_or(0);
        let kept = Kept { made: Instant::now(), newest, all };
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_serves_until_one_has_played_again() {
        let ratings = Ratings::default();
        assert!(ratings.find(0).is_none());
        ratings.put(&[Listed { updated_at: 7, ..Listed::default() }], Arc::default());
        assert!(ratings.find(0).is_some() && ratings.find(7).is_some());
        assert!(ratings.find(8).is_none(), "a game that is not reckoned in");
    }
}
