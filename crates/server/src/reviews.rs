//! The reviews that this node has made or is making; the oldest give way.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use emporio_review::{Progress, Review};

/// Most reviews that are kept: some hundred kilobytes each.
const MOST: usize = 100;

/// What is known of a review.
#[derive(Clone, Debug)]
pub enum Known {
    /// It waits or is being made.
    Under(Arc<Progress>),
    /// It is made.
    Done(Arc<Review>),
    /// It could not be made.
    Failed,
}

/// The reviews by table, the oldest first.
#[derive(Debug, Default)]
pub struct Reviews(Mutex<VecDeque<(String, Known)>>);

impl Reviews {
    /// What is known of the review of a table.
    pub fn find(&self, table: &str) -> Option<Known> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(id, _)| id == table).map(|(_, known)| known.clone())
    }

    /// Keeps what is known now; the oldest give way, and what is still being made of them is stopped.
    pub fn put(&self, table: &str, known: Known) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(id, _)| id != table);
        kept.push_back((table.to_string(), known));
        while kept.len() > MOST {
            // Whoever still asks for it begins it anew.
            if let Some((_, Known::Under(progress))) = kept.pop_front() {
                progress.stop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_reviews_give_way() {
        let reviews = Reviews::default();
        for n in 0..=MOST {
            reviews.put(&n.to_string(), Known::Failed);
        }
        assert!(reviews.find("0").is_none() && reviews.find("1").is_some());
        reviews.put("1", Known::Under(Arc::default()));
        assert!(matches!(reviews.find("1"), Some(Known::Under(_))));
    }
}
