//! Who has which secret, kept in memory: whoever moves often is not looked up anew for every move.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use emporio_store::{Person, Store};

use crate::Error;

/// Forgets all when there are so many; those who are still there are looked up again.
const MOST: usize = 20_000;

/// The people who asked lately, by the hash of their secret.
#[derive(Debug, Default)]
pub struct Sessions(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    people: HashMap<String, Person>,
    /// How often somebody was forgotten: what was read before that may be out of date.
    forgotten: u64,
}

impl Sessions {
    /// The person whose browser keeps the secret with this hash. Those who do not exist are not remembered: anyone can
    /// make up secrets.
    pub async fn person(&self, store: &Store, hash: &str) -> Result<Option<Person>, Error> {
        let forgotten = {
            let known = self.lock();
            if let Some(person) = known.people.get(hash) {
                return Ok(Some(person.clone()));
            }
            known.forgotten
        };
        let person = store.person_by_secret(hash).await?;
        if let Some(person) = &person {
            self.remember(hash, person, forgotten);
        }
        Ok(person)
    }

    /// Only if nobody was renamed while it was read.
    fn remember(&self, hash: &str, person: &Person, forgotten: u64) {
        let mut known = self.lock();
        if known.forgotten != forgotten {
            return;
        }
        if known.people.len() >= MOST {
            known.people.clear();
        }
        known.people.insert(hash.to_string(), person.clone());
    }

    /// Someone has another name.
    pub fn forget(&self, person: &str) {
        let mut known = self.lock();
        known.forgotten += 1;
        known.people.retain(|_, known| known.id != person);
    }

    /// Anyone may have another name.
    pub fn forget_all(&self) {
        let mut known = self.lock();
        known.forgotten += 1;
        known.people.clear();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> Person {
        Person { id: "a".into(), name: name.into() }
    }

    #[tokio::test]
    async fn a_new_name_is_heard_and_nobody_is_made_up() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("s")).await.unwrap();
        store.add_person(&person("Anna"), "hash", 1).await.unwrap();
        let sessions = Sessions::default();
        for n in 0..3 {
            assert_eq!(sessions.person(&store, &format!("wrong {n}")).await.unwrap(), None);
        }
        assert!(sessions.lock().people.is_empty(), "made-up secrets take no room");
        assert_eq!(sessions.person(&store, "hash").await.unwrap(), Some(person("Anna")));
        store.rename(&person("Ada")).await.unwrap();
        sessions.forget("a");
        assert_eq!(sessions.person(&store, "hash").await.unwrap(), Some(person("Ada")));
        // Whoever read the old name before it was forgotten does not bring it back.
        let before = sessions.lock().forgotten;
        sessions.forget("a");
        sessions.remember("hash", &person("Anna"), before);
        assert_eq!(sessions.person(&store, "hash").await.unwrap(), Some(person("Ada")));
    }
}
