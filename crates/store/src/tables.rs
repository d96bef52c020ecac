//! Making, reading and changing tables.

use std::sync::LazyLock;

use crate::batch::Work;
use crate::many::is_plain;
use crate::rows::{SEAT_COLUMNS, TABLE_COLUMNS};
use crate::sql::{Backend, Cell, Tx};
use crate::{Action, Head, Seat, Store, StoreError, TableRow};

/// A table as it was at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its row.
    pub row: TableRow,
    /// Its places in order.
    pub seats: Vec<Seat>,
    /// The ply of the first of `actions`.
    pub from: usize,
    /// Its actions from there on.
    pub actions: Vec<Action>,
}

/// A moment of a table that the reader has already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// How often the table had gone back.
    pub undos: u32,
    /// How many steps had been taken.
    pub ply: usize,
}

/// A change of a table: all of it or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Which table.
    pub table: String,
    /// The version that the author of the change saw.
    pub version: i64,
    /// The actions from this ply on are dropped; as many as the author saw, if none are.
    pub keep: usize,
    /// The actions that follow there.
    pub append: Vec<Action>,
    /// The seats that change.
    pub seats: Vec<Seat>,
    /// What the game is dealt from, if that changes.
    pub deal: Option<String>,
    /// How the table stands afterwards.
    pub head: Head,
    /// When the table had changed before, as its author saw it.
    pub before: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl Change {
    /// Whether it is the first of its table in an hour, which its seats take note of: lists go by the hour, so that
    /// moves need not write to every seat.
    pub(crate) fn begins_hour(&self) -> bool {
        hour(self.at) != hour(self.before)
    }
}

/// The hour of a moment, counted from 1970.
fn hour(at: i64) -> i64 {
    at / 3_600_000
}

/// A table that is new, with what chance has already decided there.
#[derive(Clone, Debug)]
pub(crate) struct New {
    pub row: TableRow,
    pub seats: Vec<Seat>,
    pub actions: Vec<Action>,
}

static LOAD: LazyLock<String> =
    LazyLock::new(|| format!("SELECT {TABLE_COLUMNS} FROM tables t WHERE t.id = $1"));
static INSERT: LazyLock<String> = LazyLock::new(|| {
    let columns = TABLE_COLUMNS.replace("t.", "");
    let places: Vec<String> = (1..=columns.split(',').count()).map(|at| format!("${at}")).collect();
    format!("INSERT INTO tables ({columns}) VALUES ({})", places.join(", "))
});
static SEATS: LazyLock<String> =
    LazyLock::new(|| format!("SELECT {SEAT_COLUMNS} FROM seats s WHERE s.table_id = $1 ORDER BY s.player"));

impl Store {
    /// Makes a table, with what chance has already decided there.
    pub async fn create_table(
        &self,
        row: &TableRow,
        seats: &[Seat],
        actions: &[Action],
    ) -> Result<(), StoreError> {
        let new = New { row: row.clone(), seats: seats.to_vec(), actions: actions.to_vec() };
        if let Backend::Sqlite { batch, .. } = &self.backend {
            return batch.store(Work::Create(Box::new(new))).await.map(drop);
        }
        let mut tx = self.begin().await?;
        create(&mut tx, &new).await?;
        tx.commit().await
    }

    /// Reads a table: all its actions, or only those that the reader lacks.
    pub async fn table(&self, id: &str, known: Option<Known>) -> Result<Option<Stored>, StoreError> {
        const ACTIONS: &str =
            "SELECT actor, action FROM actions WHERE table_id = $1 AND ply >= $2 ORDER BY ply";
        let mut tx = self.snapshot().await?;
        let Some(mut row) = tx.read(LOAD.as_str(), vec![id.into()]).await?.pop() else {
            return tx.leave().await.map(|()| None);
        };
        let row = TableRow::read(&mut row)?;
        let fits = |known: &Known| known.undos == row.head.undos && known.ply <= row.head.ply;
        let from = known.filter(fits).map_or(0, |known| known.ply);
        let mut seats = tx.read(SEATS.as_str(), vec![id.into()]).await?;
        let mut actions = tx.read(ACTIONS, vec![id.into(), from.into()]).await?;
        tx.leave().await?;
        Ok(Some(Stored {
            row,
            seats: seats.iter_mut().map(Seat::read).collect::<Result<_, _>>()?,
            from,
            actions: actions.iter_mut().map(Action::read).collect::<Result<_, _>>()?,
        }))
    }

    /// The version of a table, to see whether what one has of it is fresh.
    pub async fn version(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let rows = self.read("SELECT version FROM tables WHERE id = $1", vec![id.into()]).await?;
        rows.into_iter().next().map(|mut row| row.int()).transpose()
    }

    /// Changes a table in one transaction, if it is still as its author saw it; gives the new version.
    pub async fn change(&self, change: &Change) -> Result<i64, StoreError> {
        match &self.backend {
            Backend::Sqlite { batch, .. } => {
                return batch.store(Work::Change(Box::new(change.clone()))).await;
            }
            Backend::Postgres { batch, .. } if is_plain(change) => {
                return batch.store(Work::Change(Box::new(change.clone()))).await;
            }
            Backend::Postgres { .. } => {}
        }
        let mut tx = self.begin().await?;
        let changed = make(&mut tx, change).await;
        tx.finish(changed).await?;
        Ok(change.version + 1)
    }

    /// The tables with people where a bot has to act since before a moment, each with its origin; the oldest first,
    /// not too many at once.
    pub async fn tables_of_bots(&self, before: i64) -> Result<Vec<(String, String)>, StoreError> {
        const WAITING: &str = "SELECT t.id, t.origin FROM tables t WHERE t.bot_turn = 1 AND t.updated_at <= $1 \
             AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'human') \
             ORDER BY t.updated_at LIMIT 1000";
        let mut rows = self.read(WAITING, vec![before.into()]).await?;
        rows.iter_mut().map(|row| Ok((row.text()?, row.text()?))).collect()
    }

    /// Whether this node may think for the bot of a table at a version, until a moment: no other node then does. The
    /// next version is anyone's again. A file has one server, which need not ask.
    pub async fn claim(
        &self,
        table: &str,
        version: i64,
        node: &str,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        const CLAIM: &str = "UPDATE tables SET claim_by = $3, claim_version = $2, claim_until = $5 \
             WHERE id = $1 AND version = $2 AND (claim_version <> $2 OR claim_by = $3 OR claim_until < $4)";
        if !self.has_nodes() {
            return Ok(true);
        }
        let mut tx = self.begin().await?;
        let cells = vec![table.into(), version.into(), node.into(), now.into(), until.into()];
        let claimed = tx.run(CLAIM, cells).await? > 0;
        tx.commit().await?;
        Ok(claimed)
    }

    /// How many tables that are not over a person made since a moment, and how many were made from an origin.
    pub async fn running(&self, owner: &str, origin: &str, since: i64) -> Result<(usize, usize), StoreError> {
        const RUNNING: &str = "SELECT \
             (SELECT COUNT(*) FROM tables WHERE owner = $1 AND updated_at > $3 AND status <> 'over'), \
             (SELECT COUNT(*) FROM tables WHERE origin = $2 AND updated_at > $3 AND status <> 'over')";
        let mut rows = self.read(RUNNING, vec![owner.into(), origin.into(), since.into()]).await?;
        let row = rows.first_mut().ok_or(StoreError::Missing("count"))?;
        Ok((row.number()?, row.number()?))
    }
}

/// Puts a new table in place, within a transaction.
pub(crate) async fn create(tx: &mut Tx, new: &New) -> Result<(), StoreError> {
    let New { row, seats, actions } = new;
    tx.run(INSERT.as_str(), row.cells()).await?;
    for seat in seats {
        insert_seat(tx, row, seat).await?;
    }
    insert_actions(tx, &row.id, 0, actions, row.created_at).await
}

/// Everything that a change does, within its transaction.
pub(crate) async fn make(tx: &mut Tx, change: &Change) -> Result<(), StoreError> {
    take_version(tx, change).await?;
    drop_actions(tx, change).await?;
    insert_actions(tx, &change.table, change.keep, &change.append, change.at).await?;
    for seat in &change.seats {
        update_seat(tx, &change.table, seat).await?;
    }
    if change.begins_hour() {
        note_hour(tx, change).await?;
    }
    if let Some(deal) = &change.deal {
        let cells = vec![change.table.as_str().into(), deal.as_str().into()];
        tx.run("UPDATE tables SET deal = $2 WHERE id = $1", cells).await?;
    }
    tx.tell(&format!("{} {}", change.table, change.version + 1)).await
}

/// Whoever comes second finds another version and changes nothing.
async fn take_version(tx: &mut Tx, change: &Change) -> Result<(), StoreError> {
    const TAKE: &str = "UPDATE tables SET version = version + 1, status = $1, ply = $2, undos = $3, round = $4, \
         turn = $5, bot_turn = $6, undo_to = $7, undo_by = $8, undo_agreed = $9, wishes = $10, redo = $11, \
         result = $12, outcome = $13, updated_at = $14 WHERE id = $15 AND version = $16";
    let mut cells = change.head.cells();
    cells.extend([change.at.into(), change.table.as_str().into(), change.version.into()]);
    match tx.run(TAKE, cells).await? {
        0 => Err(StoreError::Stale),
        _ => Ok(()),
    }
}

/// A table that never went back has nothing to drop and is not made to look for it.
async fn drop_actions(tx: &mut Tx, change: &Change) -> Result<(), StoreError> {
    if change.head.undos == 0 {
        return Ok(());
    }
    let cells = vec![change.table.as_str().into(), change.keep.into()];
    tx.run("DELETE FROM actions WHERE table_id = $1 AND ply >= $2", cells).await.map(|_| ())
}

async fn insert_actions(
    tx: &mut Tx,
    table: &str,
    from: usize,
    actions: &[Action],
    at: i64,
) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO actions (table_id, ply, actor, action, at) VALUES ($1, $2, $3, $4, $5)";
    for (offset, action) in actions.iter().enumerate() {
        let [actor, text] = action.cells();
        tx.run(INSERT, vec![table.into(), (from + offset).into(), actor, text, at.into()]).await?;
    }
    Ok(())
}

async fn insert_seat(tx: &mut Tx, row: &TableRow, seat: &Seat) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO seats (table_id, player, kind, name, person, level, token_hash, last_hour) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let mut cells = with_table(&row.id, seat);
    cells.push(hour(row.updated_at).into());
    tx.run(INSERT, cells).await.map(|_| ())
}

async fn note_hour(tx: &mut Tx, change: &Change) -> Result<(), StoreError> {
    let cells = vec![change.table.as_str().into(), hour(change.at).into()];
    tx.run("UPDATE seats SET last_hour = $2 WHERE table_id = $1", cells).await.map(|_| ())
}

async fn update_seat(tx: &mut Tx, table: &str, seat: &Seat) -> Result<(), StoreError> {
    const UPDATE: &str = "UPDATE seats SET kind = $3, name = $4, person = $5, level = $6, token_hash = $7 \
         WHERE table_id = $1 AND player = $2";
    match tx.run(UPDATE, with_table(table, seat)).await? {
        0 => Err(StoreError::Missing("seat")),
        _ => Ok(()),
    }
}

fn with_table(table: &str, seat: &Seat) -> Vec<Cell> {
    let mut cells = vec![table.into()];
    cells.extend(seat.cells());
    cells
}
