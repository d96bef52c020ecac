//! Places of which there are so many, and so many for each address: connections, streams, tables of bots.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A number of places.
#[derive(Clone, Debug)]
pub struct Places {
    most: usize,
    each: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by: HashMap<String, usize>,
}

/// A place, free again when it is dropped.
#[derive(Debug)]
pub struct Place {
    key: String,
    taken: Arc<Mutex<Taken>>,
}

impl Places {
    /// So many in all, and so many for each.
    pub fn new(most: usize, each: usize) -> Places {
        Places { most, each, taken: Arc::default() }
    }

    /// A place for an address or a person; none if all are taken, or all of theirs.
    pub fn take(&self, key: &str) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let own = taken.by.get(key).copied().unwrap_or(0);
        if taken.all >= self.most || own >= self.each {
            return None;
        }
        taken.all += 1;
        taken.by.insert(key.to_string(), own + 1);
        Some(Place { key: key.to_string(), taken: self.taken.clone() })
    }

    /// How many are taken.
    pub fn count(&self) -> usize {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        if let Some(own) = taken.by.get_mut(&self.key) {
            *own -= 1;
            if *own == 0 {
                taken.by.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_all_places_and_those_given_back_are_free() {
        let places = Places::new(3, 2);
        let (one, two) = (places.take("anna"), places.take("anna"));
        assert!(one.is_some() && two.is_some() && places.take("anna").is_none());
        let three = places.take("bruno");
        assert!(three.is_some() && places.take("carla").is_none(), "three in all");
        drop(one);
        assert!(places.take("carla").is_some());
        drop((two, three));
        assert_eq!(places.count(), 0);
        assert!(places.taken.lock().unwrap().by.is_empty(), "nobody is remembered");
    }
}
