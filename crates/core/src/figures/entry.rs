//! Reading one entry of the data file: every figure is asked for with the range it may have.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use strum::VariantArray;

use super::{Read, Refused, join};
use crate::error::shorten;

/// A table of the data file with its place there.
#[derive(Clone, Debug)]
pub struct Entry<'a> {
    map: &'a Map<String, Value>,
    path: String,
}

impl<'a> Entry<'a> {
    /// The outermost entry.
    pub(super) fn root(map: &'a Map<String, Value>) -> Entry<'a> {
        Entry { map, path: String::new() }
    }

    /// Its place in the file, such as `cities.funchal`.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Refuses a figure of it.
    pub fn refuse<T>(&self, key: &str, reason: impl Into<String>) -> Read<T> {
        Err(Refused::new(join(&self.path, key), reason))
    }

    /// Whether it has such a figure.
    pub fn has(&self, key: &str) -> bool {
        self.map.contains_key(key)
    }

    /// A figure as it stands.
    pub fn value(&self, key: &str) -> Read<&'a Value> {
        match self.map.get(key) {
            Some(value) => Ok(value),
            None => self.refuse(key, "the figure is missing"),
        }
    }

    /// An entry inside this one.
    pub fn entry(&self, key: &str) -> Read<Entry<'a>> {
        let value = self.value(key)?;
        match value.as_object() {
            Some(map) => Ok(Entry { map, path: join(&self.path, key) }),
            None => self.refuse(key, format!("{} where an entry is expected", shown(value))),
        }
    }

    /// A figure of the type that the rules need.
    pub fn get<T: DeserializeOwned>(&self, key: &str) -> Read<T> {
        T::deserialize(self.value(key)?).or_else(|error| self.refuse(key, error.to_string()))
    }

    /// A whole number in a range.
    pub fn number(&self, key: &str, range: RangeInclusive<i64>) -> Read<i64> {
        self.in_range(key, self.value(key)?, &range)
    }

    fn in_range(&self, key: &str, value: &Value, range: &RangeInclusive<i64>) -> Read<i64> {
        match value.as_i64().filter(|number| range.contains(number)) {
            Some(number) => Ok(number),
            None => {
                let (least, most) = (range.start(), range.end());
                self.refuse(key, format!("{} is not a whole number from {least} to {most}", shown(value)))
            }
        }
    }

    /// Whole numbers, each in the range.
    pub fn numbers(&self, key: &str, range: RangeInclusive<i64>) -> Read<Vec<i64>> {
        let value = self.value(key)?;
        match value.as_array() {
            Some(items) => items.iter().map(|item| self.in_range(key, item, &range)).collect(),
            None => self.refuse(key, format!("{} where a list is expected", shown(value))),
        }
    }

    /// Exactly so many whole numbers, each in the range.
    pub fn list<const N: usize>(&self, key: &str, range: RangeInclusive<i64>) -> Read<[i64; N]> {
        let numbers = self.numbers(key, range)?;
        match <[i64; N]>::try_from(numbers) {
            Ok(list) => Ok(list),
            Err(numbers) => self.refuse(key, format!("{} numbers instead of {N}", numbers.len())),
        }
    }

    /// One of the names of an enum.
    pub fn word<T: FromStr + VariantArray + Display>(&self, key: &str) -> Read<T> {
        let value = self.value(key)?;
        match value.as_str().and_then(|word| word.parse().ok()) {
            Some(word) => Ok(word),
            None => {
                let known: Vec<String> = T::VARIANTS.iter().map(T::to_string).collect();
                self.refuse(key, format!("{} is none of {}", shown(value), known.join(", ")))
            }
        }
    }
}

fn shown(value: &Value) -> String {
    shorten(&value.to_string())
}

/// One item for each name of an enum, of which there must be `N`.
pub fn each<T: VariantArray + Display, R, const N: usize>(
    entry: &Entry<'_>,
    read: impl Fn(&Entry<'_>) -> Read<R>,
) -> Read<[R; N]> {
    let items: Read<Vec<R>> = T::VARIANTS.iter().map(|name| read(&entry.entry(&name.to_string())?)).collect();
    items.map(array)
}

/// One item for each number from 1 to `N`.
pub fn numbered<R, const N: usize>(entry: &Entry<'_>, read: impl Fn(&Entry<'_>) -> Read<R>) -> Read<[R; N]> {
    let items: Read<Vec<R>> = (1..=N).map(|number| read(&entry.entry(&number.to_string())?)).collect();
    items.map(array)
}

/// As many things as there must be, such as one for each place that has a name.
///
/// # Panics
/// If there are more or fewer.
pub fn array<T, const N: usize>(items: Vec<T>) -> [T; N] {
    match items.try_into() {
        Ok(array) => array,
        Err(_) => panic!("one item for each name"),
    }
}
