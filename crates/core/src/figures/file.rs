//! A TOML file as a tree in the order of the file, with the line of every key.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Read, Refused, join};
use crate::SetupError;

/// A tree of figures and the line on which each key stands.
pub(super) struct File {
    pub(super) tree: Map<String, Value>,
    lines: BTreeMap<String, usize>,
}

impl File {
    pub(super) fn read(text: &str) -> Result<File, SetupError> {
        let document = DeTable::parse(text).map_err(|error| {
            let line = error.span().map_or(1, |span| line_at(text, span.start));
            SetupError::Data(format!("line {line}: {}", error.message()))
        })?;
        let mut file = File { tree: Map::new(), lines: BTreeMap::new() };
        match table(document.get_ref(), text, "", &mut file.lines) {
            Ok(tree) => Ok(File { tree, ..file }),
            Err(refused) => Err(file.at_its_line(&refused)),
        }
    }

    /// The error that names the line of a refused figure, or of the nearest entry around it that the file has.
    pub(super) fn at_its_line(&self, refused: &Refused) -> SetupError {
        let mut path = refused.figure.as_str();
        let line = loop {
            match (self.lines.get(path), path.rsplit_once('.')) {
                (Some(line), _) => break *line,
                (None, Some((parent, _))) => path = parent,
                (None, None) => break 1,
            }
        };
        SetupError::Data(format!("line {line}, {refused}"))
    }
}

fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

fn table(
    from: &DeTable<'_>,
    text: &str,
    path: &str,
    lines: &mut BTreeMap<String, usize>,
) -> Read<Map<String, Value>> {
    let mut entries: Vec<_> = from.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let mut tree = Map::new();
    for (key, value) in entries {
        let path = join(path, key.get_ref());
        lines.insert(path.clone(), line_at(text, key.span().start));
        tree.insert(key.get_ref().to_string(), leaf_or_table(value, text, &path, lines)?);
    }
    Ok(tree)
}

fn leaf_or_table(
    from: &Spanned<DeValue<'_>>,
    text: &str,
    path: &str,
    lines: &mut BTreeMap<String, usize>,
) -> Read<Value> {
    let refuse = |what: &str| {
        Err(Refused::new(path, format!("{what} where a whole number, a word or a list is expected")))
    };
    match from.get_ref() {
        DeValue::String(word) => Ok(Value::from(word.as_ref())),
        DeValue::Boolean(yes) => Ok(Value::from(*yes)),
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
        DeValue::Datetime(_) => refuse("a date"),
    }
}
