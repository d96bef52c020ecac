//! People and the browsers that they are known by.

use crate::postgres::PERSON;
use crate::{Store, StoreError};

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// A random name for programs.
    pub id: String,
    /// The name shown.
    pub name: String,
}

impl Store {
    /// Adds a person with the hash of the secret that their browser keeps.
    pub async fn add_person(&self, person: &Person, secret_hash: &str, at: i64) -> Result<(), StoreError> {
        const PERSON: &str = "INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)";
        const SESSION: &str = "INSERT INTO sessions (secret_hash, person, created_at) VALUES ($1, $2, $3)";
        let mut tx = self.begin().await?;
        tx.run(PERSON, vec![person.id.as_str().into(), person.name.as_str().into(), at.into()]).await?;
        tx.run(SESSION, vec![secret_hash.into(), person.id.as_str().into(), at.into()]).await?;
        tx.commit().await
    }

    /// The person whose browser keeps the secret with this hash.
    pub async fn person_by_secret(&self, secret_hash: &str) -> Result<Option<Person>, StoreError> {
        const WHO: &str = "SELECT p.id, p.name FROM people p JOIN sessions s ON s.person = p.id \
             WHERE s.secret_hash = $1";
        let rows = self.read(WHO, vec![secret_hash.into()]).await?;
        let person = |mut row: crate::sql::Row| Ok(Person { id: row.text()?, name: row.text()? });
        rows.into_iter().next().map(person).transpose()
    }

    /// The name of a person.
    pub async fn name_of(&self, person: &str) -> Result<Option<String>, StoreError> {
        let rows = self.read("SELECT name FROM people WHERE id = $1", vec![person.into()]).await?;
        rows.into_iter().next().map(|mut row| row.text()).transpose()
    }

    /// Gives a person another name, at the tables where they sit too; gives those.
    pub async fn rename(&self, person: &Person) -> Result<Vec<String>, StoreError> {
        const SEATED: &str = "UPDATE tables SET version = version + 1 \
             WHERE id IN (SELECT table_id FROM seats WHERE person = $1 AND kind = 'human')";
        // Seats that were handed to a bot remember who may take them back, but are the bot's.
        const NAMES: &str = "UPDATE seats SET name = $2 WHERE person = $1 AND kind = 'human'";
        const WHERE: &str = "SELECT table_id FROM seats WHERE person = $1 AND kind = 'human'";
        let id = || person.id.as_str().into();
        let mut tx = self.begin().await?;
        tx.run("UPDATE people SET name = $2 WHERE id = $1", vec![id(), person.name.as_str().into()]).await?;
        tx.run(NAMES, vec![id(), person.name.as_str().into()]).await?;
        tx.run(SEATED, vec![id()]).await?;
        let mut rows = tx.read(WHERE, vec![id()]).await?;
        let tables: Vec<String> = rows.iter_mut().map(|row| row.text()).collect::<Result<_, _>>()?;
        for table in &tables {
            tx.tell(table).await?;
        }
        tx.tell(&format!("{PERSON} {}", person.id)).await?;
        tx.commit().await?;
        Ok(tables)
    }
}
