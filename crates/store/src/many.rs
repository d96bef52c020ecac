//! Moves of many tables in one statement: most changes only add steps, and those need no statements of their own.

use std::collections::HashSet;
use std::sync::LazyLock;

use serde_json::Value;

use crate::sql::{Cell, Tx};
use crate::{Change, StoreError};

/// What a move sets in the row of its table, each with its type, in the order of the cells of a head.
const SET: [(&str, &str); 14] = [
    ("status", "TEXT"),
    ("ply", "BIGINT"),
    ("undos", "BIGINT"),
    ("round", "BIGINT"),
    ("turn", "BIGINT"),
    ("bot_turn", "BIGINT"),
    ("undo_to", "BIGINT"),
    ("undo_by", "BIGINT"),
    ("undo_agreed", "BIGINT"),
    ("wishes", "BIGINT"),
    ("redo", "TEXT"),
    ("result", "TEXT"),
    ("outcome", "TEXT"),
    ("updated_at", "BIGINT"),
];

/// What a step is stored as.
const STEP: [(&str, &str); 5] =
    [("table_id", "TEXT"), ("ply", "BIGINT"), ("actor", "BIGINT"), ("action", "TEXT"), ("at", "BIGINT")];

/// The rows of a list of lists in JSON, which either database takes apart in its own way.
const SQLITE_ROWS: [&str; 2] = ["json_each($1)", "json_each($1)"];
const POSTGRES_ROWS: [&str; 2] =
    ["json_array_elements($1::json) AS j(value)", "json_array_elements($2::json) AS j(value)"];

/// The columns of a row, by their places in its list.
fn columns(of: &[(&str, &str)]) -> String {
    let column = |(at, (_, kind)): (usize, &(&str, &str))| format!("CAST(value->>{at} AS {kind}) AS c{at}");
    of.iter().enumerate().map(column).collect::<Vec<_>>().join(", ")
}

/// Takes the version of every table that is still as the author of its move saw it.
fn take(rows: &str) -> String {
    let named = [("id", "TEXT"), ("version", "BIGINT")];
    let asked: Vec<(&str, &str)> = named.into_iter().chain(SET).collect();
    let set = |(at, (name, _)): (usize, &(&str, &str))| format!("{name} = a.c{}", at + named.len());
    let set: Vec<String> = SET.iter().enumerate().map(set).collect();
    format!(
        "UPDATE tables SET version = version + 1, {} FROM (SELECT {} FROM {rows}) AS a \
         WHERE id = a.c0 AND version = a.c1 RETURNING id",
        set.join(", "),
        columns(&asked)
    )
}

fn store(rows: &str, condition: &str) -> String {
    let names: Vec<&str> = STEP.iter().map(|(name, _)| *name).collect();
    let columns = columns(&STEP);
    format!("INSERT INTO actions ({}) SELECT {columns} FROM {rows}{condition}", names.join(", "))
}

static TAKE: LazyLock<String> = LazyLock::new(|| take(SQLITE_ROWS[0]));
static STORE: LazyLock<String> = LazyLock::new(|| store(SQLITE_ROWS[1], ""));
/// All of it as one statement, which is a transaction by itself; the other nodes are told which version there is now.
pub(crate) static AT_ONCE: LazyLock<String> = LazyLock::new(|| {
    let steps = store(POSTGRES_ROWS[1], " WHERE value->>0 IN (SELECT id FROM made)");
    format!(
        "WITH made AS ({}, version), stored AS ({steps}) \
         SELECT id, pg_notify('emporio', id || ' ' || version) FROM made",
        take(POSTGRES_ROWS[0])
    )
});

/// Whether a change only adds steps, which all but a few do.
pub(crate) fn is_plain(change: &Change) -> bool {
    change.head.undos == 0 && change.seats.is_empty() && change.deal.is_none() && !change.begins_hour()
}

/// The rows of the tables, as JSON.
pub(crate) fn heads(changes: &[&Change]) -> Cell {
    let row = |change: &&Change| {
        let mut cells: Vec<Cell> = vec![change.table.as_str().into(), change.version.into()];
        cells.extend(change.head.cells());
        cells.push(change.at.into());
        list(cells)
    };
    text(changes.iter().map(row))
}

/// The steps of those tables that are named, as JSON.
pub(crate) fn steps(changes: &[&Change], of: impl Fn(&str) -> bool) -> Cell {
    let row = |change: &Change, at: usize| {
        let [actor, action] = change.append[at].cells();
        list(vec![change.table.as_str().into(), (change.keep + at).into(), actor, action, change.at.into()])
    };
    let changes = changes.iter().filter(|change| of(&change.table));
    text(changes.flat_map(|change| (0..change.append.len()).map(move |at| row(change, at))))
}

fn list(cells: Vec<Cell>) -> Value {
    let value = |cell| match cell {
        Cell::Int(number) => number.map_or(Value::Null, Value::from),
        Cell::Text(text) => text.map_or(Value::Null, Value::from),
    };
    Value::Array(cells.into_iter().map(value).collect())
}

fn text(rows: impl Iterator<Item = Value>) -> Cell {
    Cell::Text(Some(Value::Array(rows.collect()).to_string()))
}

/// Makes moves of different tables within a transaction of the file; gives the tables where they were made. The others
/// have changed since their authors saw them.
pub(crate) async fn make(tx: &mut Tx, changes: &[&Change]) -> Result<HashSet<String>, StoreError> {
    let mut rows = tx.read(TAKE.as_str(), vec![heads(changes)]).await?;
    let made: HashSet<String> = rows.iter_mut().map(|row| row.text()).collect::<Result<_, _>>()?;
    tx.run(STORE.as_str(), vec![steps(changes, |table| made.contains(table))]).await?;
    Ok(made)
}
