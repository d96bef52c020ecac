//! Reading one entry of the data file: every figure is asked for with the range it may have.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use emporio_core::error::shorten;
use serde_json::{Map, Value};
use strum::VariantArray;

use super::SEATS;
use super::file::{DataError, join};

/// What was read, or the figure that cannot be.
pub(super) type Read<T> = Result<T, DataError>;

/// An entry of the tree with its path.
pub(super) struct Entry<'a> {
    pub(super) map: &'a Map<String, Value>,
    pub(super) path: String,
}

impl<'a> Entry<'a> {
    pub(super) fn refuse<T>(&self, key: &str, reason: String) -> Read<T> {
        Err(DataError { path: join(&self.path, key), reason })
    }

    pub(super) fn value(&self, key: &str) -> Read<&'a Value> {
        match self.map.get(key) {
            Some(value) => Ok(value),
            None => self.refuse(key, "the figure is missing".to_string()),
        }
    }

    pub(super) fn entry(&self, key: &str) -> Read<Entry<'a>> {
        let value = self.value(key)?;
        match value.as_object() {
            Some(map) => Ok(Entry { map, path: join(&self.path, key) }),
            None => self.refuse(key, format!("{} where an entry is expected", shorten(&value.to_string()))),
        }
    }

    pub(super) fn in_range(&self, key: &str, value: &Value, range: &RangeInclusive<i64>) -> Read<i64> {
        match value.as_i64() {
            Some(number) if range.contains(&number) => Ok(number),
            _ => self.refuse(
                key,
                format!(
                    "{} is not a whole number from {} to {}",
                    shorten(&value.to_string()),
                    range.start(),
                    range.end()
                ),
            ),
        }
    }

    pub(super) fn number(&self, key: &str, range: RangeInclusive<i64>) -> Read<i64> {
        self.in_range(key, self.value(key)?, &range)
    }

    pub(super) fn numbers(&self, key: &str, range: RangeInclusive<i64>) -> Read<Vec<i64>> {
        let value = self.value(key)?;
        match value.as_array() {
            Some(items) => items.iter().map(|item| self.in_range(key, item, &range)).collect(),
            None => self.refuse(key, format!("{} where a list is expected", shorten(&value.to_string()))),
        }
    }

    pub(super) fn list<const N: usize>(&self, key: &str, range: RangeInclusive<i64>) -> Read<[i64; N]> {
        let numbers = self.numbers(key, range)?;
        match <[i64; N]>::try_from(numbers) {
            Ok(list) => Ok(list),
            Err(numbers) => self.refuse(key, format!("{} numbers instead of {N}", numbers.len())),
        }
    }

    pub(super) fn word<T: FromStr + VariantArray + Display>(&self, key: &str) -> Read<T> {
        let value = self.value(key)?;
        match value.as_str().and_then(|word| word.parse().ok()) {
            Some(word) => Ok(word),
            None => {
                let known: Vec<String> = T::VARIANTS.iter().map(T::to_string).collect();
                self.refuse(key, format!("{} is none of {}", shorten(&value.to_string()), known.join(", ")))
            }
        }
    }

    /// The player counts at which something is used.
    pub(super) fn at(&self) -> Read<[bool; SEATS + 1]> {
        let mut used = [false; SEATS + 1];
        for count in self.numbers("at", 2..=4)? {
            used[count as usize] = true;
        }
        Ok(used)
    }
}

/// Turns a vector of the right length into an array; the callers build it from a list of names.
pub(super) fn array<T, const N: usize>(items: Vec<T>) -> [T; N] {
    match items.try_into() {
        Ok(array) => array,
        Err(_) => unreachable!("one item for each name"),
    }
}

/// One item for each name of an enum.
pub(super) fn each<T: VariantArray + Copy + Display, R, const N: usize>(
    entry: &Entry<'_>,
    read: impl Fn(&Entry<'_>) -> Read<R>,
) -> Read<[R; N]> {
    let items: Read<Vec<R>> = T::VARIANTS.iter().map(|name| read(&entry.entry(&name.to_string())?)).collect();
    items.map(array)
}

/// One item for each number from 1.
pub(super) fn numbered<R, const N: usize>(
    entry: &Entry<'_>,
    read: impl Fn(&Entry<'_>) -> Read<R>,
) -> Read<[R; N]> {
    let items: Read<Vec<R>> = (1..=N).map(|number| read(&entry.entry(&number.to_string())?)).collect();
    items.map(array)
}
