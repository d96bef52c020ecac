//! The data file itself: TOML to a tree with line numbers, and what a table changes in it.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use emporio_core::SetupError;
use emporio_core::error::shorten;
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::figures::Status;
use super::read;

/// The data file of the program.
pub const DATA_FILE: &str = include_str!("../../data/madeira.toml");

/// A figure that cannot be, with its place in the data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// Such as `cities.funchal.majority`.
    pub path: String,
    /// What is wrong and what was expected.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.path, self.reason)
    }
}

/// The word that marks where the figures of an entry come from.
pub(super) const STATUS: &str = "status";

/// A tree of figures and the line on which each key stands.
struct Lined {
    tree: Map<String, Value>,
    lines: BTreeMap<String, usize>,
}

/// Reads a corrected data file and gives the figures that differ from ours, nested, ready for
/// [`super::MadeiraOptions`]. The file may hold all figures or only the corrected ones.
///
/// # Errors
/// With the line and the reason, if the file is no TOML, names an unknown figure or holds one that cannot be.
pub fn data_from_toml(text: &str) -> Result<Value, SetupError> {
    let lined = lined(text)?;
    let at = |error: DataError| {
        let line = line_of(&lined.lines, &error.path);
        SetupError::Data(format!("line {line}, {error}"))
    };
    let changes = changes(&lined.tree, standard_tree(), "").map_err(at)?;
    let tree = merged(&changes).map_err(at)?;
    read::data(&tree, &changes).map_err(at)?;
    Ok(Value::Object(changes))
}

/// The line of the figure, or of the nearest entry around it that the file has.
fn line_of(lines: &BTreeMap<String, usize>, path: &str) -> usize {
    let mut path = path;
    loop {
        if let Some(line) = lines.get(path) {
            return *line;
        }
        match path.rsplit_once('.') {
            Some((parent, _)) => path = parent,
            None => return 1,
        }
    }
}

fn lined(text: &str) -> Result<Lined, SetupError> {
    let document = DeTable::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_at(text, span.start));
        SetupError::Data(format!("line {line}: {}", error.message()))
    })?;
    let mut lines = BTreeMap::new();
    let tree = table(document.get_ref(), text, "", &mut lines)
        .map_err(|error| SetupError::Data(format!("line {}, {error}", line_of(&lines, &error.path))))?;
    Ok(Lined { tree, lines })
}

fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

/// A TOML table in the order of the file.
fn table(
    from: &DeTable<'_>,
    text: &str,
    path: &str,
    lines: &mut BTreeMap<String, usize>,
) -> Result<Map<String, Value>, DataError> {
    let mut entries: Vec<_> = from.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let mut tree = Map::new();
    for (key, value) in entries {
        let path = join(path, key.get_ref());
        lines.insert(path.clone(), line_at(text, key.span().start));
        let value = leaf_or_table(value, text, &path, lines)?;
        tree.insert(key.get_ref().to_string(), value);
    }
    Ok(tree)
}

fn leaf_or_table(
    from: &Spanned<DeValue<'_>>,
    text: &str,
    path: &str,
    lines: &mut BTreeMap<String, usize>,
) -> Result<Value, DataError> {
    let refuse = |what: &str| {
        Err(DataError {
            path: path.to_string(),
            reason: format!("{what} where a whole number, a word or a list is expected"),
        })
    };
    match from.get_ref() {
        DeValue::String(word) => Ok(Value::from(word.as_ref())),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => Ok(Value::from(number)),
            Err(_) => refuse("a number too large"),
        },
        DeValue::Array(items) => items
            .iter()
            .map(|item| leaf_or_table(item, text, path, lines))
            .collect::<Result<_, _>>()
            .map(Value::Array),
        DeValue::Table(inner) => table(inner, text, path, lines).map(Value::Object),
        DeValue::Float(_) => refuse("a decimal number"),
        DeValue::Boolean(_) => refuse("a yes or no"),
        DeValue::Datetime(_) => refuse("a date"),
    }
}

/// `a.b` from `a` and `b`.
pub(super) fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}

static STANDARD: LazyLock<Map<String, Value>> = LazyLock::new(|| match lined(DATA_FILE) {
    Ok(lined) => lined.tree,
    Err(error) => unreachable!("the data file of the program can be read: {error}"),
});

/// The figures of the program as a tree.
pub(super) fn standard_tree() -> &'static Map<String, Value> {
    &STANDARD
}

/// What a corrected file changes; the status words it may carry are read but not kept.
fn changes(
    new: &Map<String, Value>,
    old: &Map<String, Value>,
    path: &str,
) -> Result<Map<String, Value>, DataError> {
    let mut changed = Map::new();
    for (key, value) in new {
        let path = join(path, key);
        if key == STATUS {
            check_status(value, &path)?;
            continue;
        }
        let known = known(old, key, &path)?;
        match (value, known) {
            (Value::Object(new), Value::Object(old)) => {
                let inner = changes(new, old, &path)?;
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

fn check_status(value: &Value, path: &str) -> Result<(), DataError> {
    let words: Vec<&Value> = value.as_object().map_or_else(|| vec![value], |words| words.values().collect());
    for word in words {
        let known = word.as_str().and_then(|word| word.parse::<Status>().ok());
        if known.is_none() {
            return Err(DataError {
                path: path.to_string(),
                reason: format!(
                    "{} is no status; expected book, inferred, reconstructed or table",
                    shorten(&word.to_string())
                ),
            });
        }
    }
    Ok(())
}

fn known<'a>(old: &'a Map<String, Value>, key: &str, path: &str) -> Result<&'a Value, DataError> {
    old.get(key).ok_or_else(|| {
        let names: Vec<&str> = old.keys().map(String::as_str).filter(|key| *key != STATUS).collect();
        DataError { path: shorten(path), reason: format!("no such figure; there are {}", names.join(", ")) }
    })
}

fn same_kind(new: &Value, old: &Value, path: &str) -> Result<(), DataError> {
    if kind(new) == kind(old) {
        return Ok(());
    }
    let reason = format!("{} instead of {}", kind(new), kind(old));
    Err(DataError { path: path.to_string(), reason })
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

/// The figures of the program with those of a table in their place.
pub(super) fn merged(overrides: &Map<String, Value>) -> Result<Map<String, Value>, DataError> {
    let mut tree = standard_tree().clone();
    overlay(&mut tree, overrides, "")?;
    Ok(tree)
}

fn overlay(tree: &mut Map<String, Value>, new: &Map<String, Value>, path: &str) -> Result<(), DataError> {
    for (key, value) in new {
        let path = join(path, key);
        if key == STATUS {
            return Err(DataError { path, reason: "a table sets figures, not their status".to_string() });
        }
        known(tree, key, &path)?;
        match (value, tree.get_mut(key)) {
            (Value::Object(new), Some(Value::Object(old))) => overlay(old, new, &path)?,
            (value, Some(old)) => {
                same_kind(value, old, &path)?;
                *old = value.clone();
            }
            (_, None) => {}
        }
    }
    Ok(())
}
