//! The figures of a game, those that a table changes, and the status of each.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::file::File;
use super::{Entry, Figure, Read, Refused, Status, join};
use crate::SetupError;
use crate::error::shorten;

/// Says where the figures of an entry come from, one by one or all at once.
const STATUS: &str = "status";
/// The value of a figure that has an entry of its own.
const VALUE: &str = "value";

/// What the file says of a figure beside its value.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Note {
    status: Status,
    /// The figure that it describes: once a table overrides that one, this one is not shown.
    of: Option<String>,
}

/// The figures of a game as its data file has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    values: Map<String, Value>,
    notes: BTreeMap<String, Note>,
    closed: &'static [(&'static str, &'static str)],
}

impl Sheet {
    /// The data file that a game brings along.
    ///
    /// # Panics
    /// If the file cannot be read or a figure has no status: it is part of the program, and every table reads it.
    pub fn own(text: &str) -> Sheet {
        match Sheet::read(text) {
            Ok(sheet) => sheet,
            Err(error) => panic!("the data file of the program cannot be read: {error}"),
        }
    }

    /// Reads a data file in which every figure has a status.
    pub fn read(text: &str) -> Result<Sheet, SetupError> {
        let file = File::read(text)?;
        let mut notes = BTreeMap::new();
        note_entry(&file.tree, "", &mut notes).map_err(|refused| file.at_its_line(&refused))?;
        Ok(Sheet { values: bare(&file.tree), notes, closed: &[] })
    }

    /// The same sheet with groups that a table may not override, each with the reason.
    pub fn closed(self, closed: &'static [(&'static str, &'static str)]) -> Sheet {
        Sheet { closed, ..self }
    }

    /// The figures of the file with those of a table in their place.
    pub fn in_force<'a>(&'a self, overrides: &Map<String, Value>) -> Read<InForce<'a>> {
        refuse_status(overrides, "")?;
        let changed = bare(overrides);
        for (group, reason) in self.closed {
            if changed.contains_key(*group) {
                return Err(Refused::new(*group, *reason));
            }
        }
        let mut figures = InForce { sheet: self, values: Cow::Borrowed(&self.values), changed: Map::new() };
        figures.overlay(changed)?;
        Ok(figures)
    }

    /// Reads a corrected data file and gives the figures that differ from ours, nested, ready for the options of a
    /// table. The file may hold all figures or only the corrected ones; status words are allowed and not kept.
    ///
    /// # Errors
    /// With the line and the reason, if the file is no TOML, names an unknown figure or holds one that cannot be:
    /// `check` builds the tables of the game.
    pub fn changes(
        &self,
        text: &str,
        check: impl FnOnce(&InForce<'_>) -> Read<()>,
    ) -> Result<Map<String, Value>, SetupError> {
        let file = File::read(text)?;
        let found = || {
            check_statuses(&file.tree, "")?;
            let changes = differences(&bare(&file.tree), &self.values, "")?;
            check(&self.in_force(&changes)?)?;
            Ok(changes)
        };
        found().map_err(|refused: Refused| file.at_its_line(&refused))
    }
}

/// The figures in force at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InForce<'a> {
    sheet: &'a Sheet,
    values: Cow<'a, Map<String, Value>>,
    changed: Map<String, Value>,
}

impl InForce<'_> {
    /// The outermost entry.
    pub fn root(&self) -> Entry<'_> {
        Entry::root(&self.values)
    }

    /// Puts figures in force that a table sets by other means than its data, such as an option of that name;
    /// those that the file has too are no change.
    pub fn put(&mut self, figures: &Map<String, Value>) -> Read<()> {
        self.overlay(differences(figures, &self.sheet.values, "")?)
    }

    fn overlay(&mut self, changed: Map<String, Value>) -> Read<()> {
        if !changed.is_empty() {
            overlay(self.values.to_mut(), &changed, "")?;
            merge(&mut self.changed, changed);
        }
        Ok(())
    }

    /// Where a figure comes from.
    pub fn status(&self, figure: &str) -> Status {
        let (entry, key) = figure.rsplit_once('.').unwrap_or(("", figure));
        let changed = descend(&self.changed, entry).is_some_and(|entry| entry.contains_key(key));
        if changed { Status::Table } else { self.sheet.notes.get(figure).map_or(Status::Book, |n| n.status) }
    }

    /// The least sure status among the figures that stand directly in an entry; of the book where there are none.
    pub fn weakest(&self, entry: &str) -> Status {
        let figures = descend(&self.values, entry).into_iter().flatten();
        let figures = figures.filter(|(_, value)| !value.is_object());
        figures.map(|(key, _)| self.status(&join(entry, key))).max().unwrap_or(Status::Book)
    }

    /// Every figure in force with its status, in the order of the file.
    pub fn figures(&self) -> Vec<Figure> {
        let mut list = Vec::new();
        self.collect(&self.values, "", &mut list);
        list
    }

    fn collect(&self, entry: &Map<String, Value>, path: &str, list: &mut Vec<Figure>) {
        for (key, value) in entry {
            let id = join(path, key);
            match value {
                Value::Object(inner) => self.collect(inner, &id, list),
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                    if self.is_shown(&id) {
                        let status = self.status(&id);
                        list.push(Figure { id, value: readable(value), status });
                    }
                }
            }
        }
    }

    fn is_shown(&self, figure: &str) -> bool {
        let of = self.sheet.notes.get(figure).and_then(|note| note.of.as_deref());
        of.is_none_or(|described| self.status(described) != Status::Table)
    }
}

/// A value as people write it: words without quotes, lists with commas, lists inside lists as `europe-s1`.
fn readable(value: &Value) -> String {
    let item = |item: &Value| match item {
        Value::Array(inner) => inner.iter().map(readable).collect::<Vec<_>>().join("-"),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => {
            readable(item)
        }
    };
    match value {
        Value::String(word) => word.clone(),
        Value::Array(items) => items.iter().map(item).collect::<Vec<_>>().join(", "),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}

/// The figures alone: a figure with an entry of its own becomes its value, status words are left out.
fn bare(entry: &Map<String, Value>) -> Map<String, Value> {
    let inner = |value: &Value| match value.as_object() {
        Some(inner) => inner.get(VALUE).cloned().unwrap_or_else(|| Value::Object(bare(inner))),
        None => value.clone(),
    };
    let figures = entry.iter().filter(|(key, _)| *key != STATUS);
    figures.map(|(key, value)| (key.clone(), inner(value))).collect()
}

/// Collects what the file says of every figure beside its value.
fn note_entry(entry: &Map<String, Value>, path: &str, notes: &mut BTreeMap<String, Note>) -> Read<()> {
    for (key, value) in entry.iter().filter(|(key, _)| *key != STATUS) {
        let path = join(path, key);
        match value.as_object() {
            Some(inner) if !inner.contains_key(VALUE) => note_entry(inner, &path, notes)?,
            Some(inner) => {
                let of = inner.get("of").and_then(Value::as_str).map(str::to_string);
                notes.insert(path.clone(), Note { status: status_in(inner, VALUE, &path)?, of });
            }
            None => {
                notes.insert(path.clone(), Note { status: status_in(entry, key, &path)?, of: None });
            }
        }
    }
    Ok(())
}

/// The status that an entry gives to one of its figures.
fn status_in(entry: &Map<String, Value>, key: &str, path: &str) -> Read<Status> {
    let word = match entry.get(STATUS) {
        Some(Value::Object(words)) => words.get(key),
        other => other,
    };
    word.map_or_else(|| Err(Refused::new(path, "the figure has no status")), |word| status_word(word, path))
}

fn status_word(word: &Value, path: &str) -> Read<Status> {
    word.as_str().and_then(|word| word.parse().ok()).ok_or_else(|| {
        let reason = "is no status; expected book, inferred, reconstructed or table";
        Refused::new(path, format!("{} {reason}", shorten(&word.to_string())))
    })
}

/// Refuses a status word that is none, wherever it stands.
fn check_statuses(entry: &Map<String, Value>, path: &str) -> Read<()> {
    for (key, value) in entry {
        let path = join(path, key);
        match value {
            Value::Object(words) if key == STATUS => {
                words.values().try_for_each(|word| status_word(word, &path).map(drop))?;
            }
            Value::Object(inner) => check_statuses(inner, &path)?,
            word if key == STATUS => drop(status_word(word, &path)?),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {}
        }
    }
    Ok(())
}

fn refuse_status(entry: &Map<String, Value>, path: &str) -> Read<()> {
    for (key, value) in entry {
        let path = join(path, key);
        if key == STATUS {
            return Err(Refused::new(path, "a table sets figures, not their status"));
        }
        value.as_object().map_or(Ok(()), |inner| refuse_status(inner, &path))?;
    }
    Ok(())
}

/// What is different in a new tree; unknown figures and values of another kind are refused.
fn differences(new: &Map<String, Value>, old: &Map<String, Value>, path: &str) -> Read<Map<String, Value>> {
    let mut changed = Map::new();
    for (key, value) in new {
        let path = join(path, key);
        match (value, known(old, key, &path)?) {
            (Value::Object(new), Value::Object(old)) => {
                let inner = differences(new, old, &path)?;
                if !inner.is_empty() {
                    changed.insert(key.clone(), Value::Object(inner));
                }
            }
            (value, known) => {
                same_kind(value, known, &path)?;
                if value != known {
                    changed.insert(key.clone(), value.clone());
                }
            }
        }
    }
    Ok(changed)
}

fn overlay(tree: &mut Map<String, Value>, new: &Map<String, Value>, path: &str) -> Read<()> {
    for (key, value) in new {
        let path = join(path, key);
        known(tree, key, &path)?;
        match (value, tree.get_mut(key)) {
            (Value::Object(new), Some(Value::Object(old))) => overlay(old, new, &path)?,
            (value, Some(old)) => {
                same_kind(value, old, &path)?;
                *old = value.clone();
            }
            (_, None) => unreachable!("a figure that is not known was refused above"),
        }
    }
    Ok(())
}

/// Adds changes to changes.
fn merge(all: &mut Map<String, Value>, more: Map<String, Value>) {
    for (key, value) in more {
        match (all.get_mut(&key), value) {
            (Some(Value::Object(inner)), Value::Object(more)) => merge(inner, more),
            (_, value) => drop(all.insert(key, value)),
        }
    }
}

fn known<'a>(old: &'a Map<String, Value>, key: &str, path: &str) -> Read<&'a Value> {
    old.get(key).ok_or_else(|| {
        let names: Vec<&str> = old.keys().map(String::as_str).collect();
        Refused::new(shorten(path), format!("no such figure; there are {}", names.join(", ")))
    })
}

fn same_kind(new: &Value, old: &Value, path: &str) -> Read<()> {
    if kind(new) == kind(old) {
        return Ok(());
    }
    Err(Refused::new(path, format!("{} instead of {}", kind(new), kind(old))))
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "nothing",
        Value::Bool(_) => "a yes or no",
        Value::Number(_) => "a number",
        Value::String(_) => "a word",
        Value::Array(_) => "a list",
        Value::Object(_) => "an entry",
    }
}

fn descend<'a>(tree: &'a Map<String, Value>, path: &str) -> Option<&'a Map<String, Value>> {
    let mut steps = path.split('.').filter(|step| !step.is_empty());
    steps.try_fold(tree, |tree, key| tree.get(key)?.as_object())
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
