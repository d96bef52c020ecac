//! How often one may ask: a bucket of tokens for each person or address, refilled over time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::Error;

/// How many requests at once, and how long until the next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// So many at once.
    pub burst: u32,
    /// One more after so long.
    pub every: Duration,
}

/// The rates of a server.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// Requests of the API from one network, whatever they ask for.
    pub requests: Rate,
    /// New people from one address.
    pub people: Rate,
    /// New tables of one person.
    pub tables: Rate,
    /// Actions, chat and other posts of one person.
    pub posts: Rate,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            requests: Rate { burst: 400, every: Duration::from_millis(10) },
            people: Rate { burst: 20, every: Duration::from_secs(15) },
            tables: Rate { burst: 20, every: Duration::from_secs(10) },
            posts: Rate { burst: 60, every: Duration::from_millis(100) },
        }
    }
}

impl Rates {
    /// No limits to speak of: for measuring.
    pub fn unlimited() -> Rates {
        let rate = Rate { burst: u32::MAX, every: Duration::from_nanos(1) };
        Rates { requests: rate, people: rate, tables: rate, posts: rate }
    }
}

/// Forgets full buckets when there are so many.
const MOST_BUCKETS: usize = 10_000;

/// The buckets of one rate.
#[derive(Debug)]
pub struct Limiter {
    rate: Rate,
    /// When each bucket will be full again.
    full_at: Mutex<HashMap<String, Instant>>,
}

impl Limiter {
    /// Buckets that are all full.
    pub fn new(rate: Rate) -> Limiter {
        Limiter { rate, full_at: Mutex::default() }
    }

    /// Takes a token of a person or address, or says how long to wait.
    pub fn take(&self, key: &str) -> Result<(), Error> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: &str, now: Instant) -> Result<(), Error> {
        let mut buckets = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_BUCKETS {
            buckets.retain(|_, full_at| *full_at > now);
        }
        let full_at = buckets.get(key).copied().unwrap_or(now).max(now);
        let missing = full_at - now;
        let most = self.rate.every.saturating_mul(self.rate.burst.saturating_sub(1));
        if missing > most {
            return Err(Error::TooMany((missing - most).as_secs() + 1));
        }
        buckets.insert(key.to_string(), full_at + self.rate.every);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_let_through_then_one_at_a_time_and_others_are_not_held_up() {
        let limiter = Limiter::new(Rate { burst: 3, every: Duration::from_secs(10) });
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        for _ in 0..3 {
            limiter.take_at("anna", start).unwrap();
        }
        assert!(matches!(limiter.take_at("anna", after(1)), Err(Error::TooMany(10))));
        limiter.take_at("bruno", after(1)).unwrap();
        limiter.take_at("anna", after(10)).unwrap();
        assert!(limiter.take_at("anna", after(11)).is_err());
        for _ in 0..3 {
            limiter.take_at("anna", after(100)).unwrap();
        }
        assert!(limiter.take_at("anna", after(100)).is_err());
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let limiter = Limiter::new(Rate { burst: 1, every: Duration::from_secs(1) });
        let start = Instant::now();
        for n in 0..MOST_BUCKETS {
            limiter.take_at(&n.to_string(), start).unwrap();
        }
        limiter.take_at("late", start + Duration::from_secs(5)).unwrap();
        assert_eq!(limiter.full_at.lock().unwrap().len(), 1);
    }
}
