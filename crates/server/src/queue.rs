//! Tables that wait for a bot: fair by where they were made, light thoughts before heavy ones.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

/// How long a thought takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// No time to speak of.
    Light,
    /// Up to a second of a processor.
    Heavy,
}

/// A table whose bot has to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// Its id.
    pub table: String,
    /// Whose turn it takes in the queue.
    pub origin: String,
    /// How long the thought takes, as far as is known.
    pub weight: Weight,
}

/// The queue.
#[derive(Debug, Default)]
pub struct Queue {
    waiting: Mutex<Waiting>,
    /// Wakes whoever takes light thoughts only.
    light: Notify,
    /// Wakes whoever takes any.
    any: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    light: Lane,
    heavy: Lane,
    /// Every table that waits, so that none waits twice.
    tables: HashMap<String, Weight>,
}

/// One table of each origin in turn.
#[derive(Debug, Default)]
struct Lane {
    turns: VecDeque<String>,
    tables: HashMap<String, VecDeque<String>>,
}

impl Lane {
    fn push(&mut self, origin: &str, table: &str) {
        let own = self.tables.entry(origin.to_string()).or_default();
        if own.is_empty() {
            self.turns.push_back(origin.to_string());
        }
        own.push_back(table.to_string());
    }

    fn pop(&mut self) -> Option<(String, String)> {
        let origin = self.turns.pop_front()?;
        let own = self.tables.get_mut(&origin)?;
        let table = own.pop_front()?;
        if own.is_empty() {
            self.tables.remove(&origin);
        } else {
            self.turns.push_back(origin.clone());
        }
        Some((origin, table))
    }
}

impl Queue {
    /// Lines a table up, unless it waits already.
    pub fn push(&self, job: Job) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.tables.contains_key(&job.table) {
            return;
        }
        waiting.tables.insert(job.table.clone(), job.weight);
        let lane = match job.weight {
            Weight::Light => &mut waiting.light,
            Weight::Heavy => &mut waiting.heavy,
        };
        lane.push(&job.origin, &job.table);
        drop(waiting);
        if job.weight == Weight::Light {
            self.light.notify_one();
        }
        self.any.notify_one();
    }

    /// The next table with a thought of at most this weight.
    pub fn pop(&self, most: Weight) -> Option<Job> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let light = waiting.light.pop().map(|(origin, table)| (origin, table, Weight::Light));
        let heavy = |waiting: &mut Waiting| match most {
            Weight::Light => None,
            Weight::Heavy => waiting.heavy.pop().map(|(origin, table)| (origin, table, Weight::Heavy)),
        };
        let (origin, table, weight) = light.or_else(|| heavy(&mut waiting))?;
        waiting.tables.remove(&table);
        Some(Job { table, origin, weight })
    }

    /// Waits for the next table with a thought of at most this weight.
    pub async fn next(&self, most: Weight) -> Job {
        loop {
            if let Some(job) = self.pop(most) {
                return job;
            }
            match most {
                Weight::Light => self.light.notified().await,
                Weight::Heavy => self.any.notified().await,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(table: &str, origin: &str, weight: Weight) -> Job {
        Job { table: table.into(), origin: origin.into(), weight }
    }

    fn order(queue: &Queue, most: Weight) -> Vec<String> {
        std::iter::from_fn(|| queue.pop(most)).map(|job| job.table).collect()
    }

    #[test]
    fn a_hundred_tables_of_one_do_not_hold_up_the_one_of_another() {
        let queue = Queue::default();
        for n in 0..100 {
            queue.push(job(&format!("x{n}"), "x", Weight::Heavy));
        }
        queue.push(job("honest", "y", Weight::Heavy));
        queue.push(job("x0", "x", Weight::Heavy));
        let order = order(&queue, Weight::Heavy);
        assert_eq!((order[0].as_str(), order[1].as_str()), ("x0", "honest"));
        assert_eq!(order.len(), 101, "a table waits once");
    }

    #[test]
    fn light_thoughts_come_first_and_have_a_worker_of_their_own() {
        let queue = Queue::default();
        queue.push(job("heavy", "x", Weight::Heavy));
        queue.push(job("light", "x", Weight::Light));
        assert_eq!(order(&queue, Weight::Light), ["light"]);
        queue.push(job("light", "x", Weight::Light));
        assert_eq!(order(&queue, Weight::Heavy), ["light", "heavy"]);
    }
}
