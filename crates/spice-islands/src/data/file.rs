//! The data file: every figure with its status, and what a table puts in its place.

use std::sync::OnceLock;

use emporio_core::error::shorten;
use emporio_core::{Figure, SetupError, Status};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::data::Data;
use crate::options::Readings;

/// The file of the box.
pub const FIGURES: &str = include_str!("../../figures.toml");

/// A figure of the file.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The value of the box.
    pub value: Value,
    /// `book`, `inferred` or `reconstructed`.
    pub status: Status,
    /// The clause that gives it.
    pub clause: String,
    /// The figure that it is a property of; it is not shown when a table overrides that.
    #[serde(default)]
    pub of: Option<String>,
}

/// A figure that cannot be, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The place in the file, such as `map.blue`.
    pub figure: String,
    /// What is wrong with it and what was expected.
    pub reason: String,
}

impl Refused {
    /// Refuses a figure.
    pub fn new(figure: &str, reason: impl Into<String>) -> Refused {
        Refused { figure: figure.to_string(), reason: reason.into() }
    }
}

impl From<Refused> for SetupError {
    fn from(refused: Refused) -> SetupError {
        SetupError::Data(format!("{}: {}", refused.figure, refused.reason))
    }
}

/// The group of what is shown but cannot be overridden.
const FIXED: &str = "fixed";
/// The group of the readings, which are options of their own.
const READINGS: &str = "options";

/// A group of figures with its name, in the order of the file.
pub type Group = (String, Vec<(String, Entry)>);

fn read_box() -> Vec<Group> {
    let groups: Map<String, Value> = toml::from_str(FIGURES).expect("the file of the box can be read");
    let entry = |value: &Value| Entry::deserialize(value).expect("every figure has value, status and clause");
    let entries = |group: &Value| {
        let names = group.as_object().expect("a group holds figures");
        names.iter().map(|(name, value)| (name.clone(), entry(value))).collect()
    };
    groups.iter().map(|(name, group)| (name.clone(), entries(group))).collect()
}

/// [CFG-1] The figures of the box, group by group.
pub fn figures_of_the_box() -> &'static [Group] {
    static BOX: OnceLock<Vec<Group>> = OnceLock::new();
    BOX.get_or_init(read_box)
}

fn entry(group: &str, name: &str) -> Option<&'static Entry> {
    let (_, entries) = figures_of_the_box().iter().find(|(known, _)| known == group)?;
    entries.iter().find(|(known, _)| known == name).map(|(_, entry)| entry)
}

/// The defaults of the readings, as the file of the box has them.
pub fn default_readings() -> Readings {
    static READINGS_OF_THE_BOX: OnceLock<Readings> = OnceLock::new();
    *READINGS_OF_THE_BOX.get_or_init(|| {
        let (_, entries) = figures_of_the_box().iter().find(|(group, _)| group == READINGS).expect("a group");
        let map: Map<_, _> =
            entries.iter().map(|(name, entry)| (name.clone(), entry.value.clone())).collect();
        // All fields are there: the container's default, which comes from here, is not asked for any of them.
        read_readings(&map).expect("the file of the box names every reading")
    })
}

/// Reads all the readings without asking for defaults.
fn read_readings(map: &Map<String, Value>) -> Option<Readings> {
    fn get<T: DeserializeOwned>(map: &Map<String, Value>, name: &str) -> Option<T> {
        serde_json::from_value(map.get(name)?.clone()).ok()
    }
    Some(Readings {
        attack_cost: get(map, "attack_cost")?,
        attack_when: get(map, "attack_when")?,
        price_sink: get(map, "price_sink")?,
        captain_colour: get(map, "captain_colour")?,
        two_deal: get(map, "two_deal")?,
        two_bonus: get(map, "two_bonus")?,
        end_split: get(map, "end_split")?,
        turn_limit: get(map, "turn_limit")?,
    })
}

/// [CFG-2] The figures in force: those of the box, with the table's in their place.
#[derive(Clone, Copy, Debug)]
pub struct InForce<'a> {
    overrides: &'a Map<String, Value>,
}

impl<'a> InForce<'a> {
    /// The figures of a table; an override of something that is no figure is refused.
    pub fn new(overrides: &'a Map<String, Value>) -> Result<InForce<'a>, Refused> {
        for (group, names) in overrides {
            let names = check_group(group, names)?;
            for name in names.keys() {
                check_name(group, name)?;
            }
        }
        Ok(InForce { overrides })
    }

    /// What the table puts in the place of a figure, bare or with its `value` named.
    fn by_table(&self, group: &str, name: &str) -> Option<&'a Value> {
        let given = self.overrides.get(group)?.as_object()?.get(name)?;
        Some(given.as_object().and_then(|entry| entry.get("value")).unwrap_or(given))
    }

    fn is_overridden(&self, figure: &str) -> bool {
        figure.split_once('.').is_some_and(|(group, name)| self.by_table(group, name).is_some())
    }

    /// The value of a figure, of the type that the rules need.
    pub fn get<T: DeserializeOwned>(&self, figure: &str) -> Result<T, Refused> {
        let (group, name) = figure.split_once('.').unwrap_or((figure, ""));
        let value = match self.by_table(group, name) {
            Some(value) => value,
            None => &entry(group, name).ok_or_else(|| Refused::new(figure, "missing"))?.value,
        };
        T::deserialize(value).map_err(|error| Refused::new(figure, error.to_string()))
    }
}

fn check_group<'a>(group: &str, names: &'a Value) -> Result<&'a Map<String, Value>, Refused> {
    let known: Vec<&str> = figures_of_the_box().iter().map(|(name, _)| name.as_str()).collect();
    if group == READINGS {
        return Err(Refused::new(group, "the readings are options of the table: set them by name"));
    }
    if group == FIXED {
        return Err(Refused::new(group, "these are fixed by the pieces of the box and cannot be overridden"));
    }
    if !known.contains(&group) {
        return Err(Refused::new(&shorten(group), format!("no such group; there are {}", known.join(", "))));
    }
    names.as_object().ok_or_else(|| Refused::new(group, "expected a table of figures"))
}

fn check_name(group: &str, name: &str) -> Result<(), Refused> {
    if entry(group, name).is_some() {
        return Ok(());
    }
    let known = figures_of_the_box().iter().find(|(known, _)| known == group);
    let names: Vec<&str> =
        known.into_iter().flat_map(|(_, entries)| entries).map(|(name, _)| name.as_str()).collect();
    let figure = format!("{group}.{}", shorten(name));
    Err(Refused::new(&figure, format!("no such figure; there are {}", names.join(", "))))
}

/// Reads an options file (TOML of the shape of the data file) as the `data` of [`crate::Options`], checked as CFG-4 says;
/// an error names the line and the reason.
pub fn data_from_toml(toml: &str) -> Result<Value, SetupError> {
    overrides_from_toml(toml).map(Value::Object)
}

/// The same, as the map that [`crate::Options`] hold.
pub fn overrides_from_toml(toml: &str) -> Result<Map<String, Value>, SetupError> {
    let read: Map<String, Value> = toml::from_str(toml).map_err(|error| unreadable(toml, &error))?;
    let overrides: Map<String, Value> =
        read.into_iter().map(|(group, names)| (group, bare_group(names))).collect();
    Data::build(&default_readings(), &overrides).map_err(|refused| with_line(toml, refused))?;
    Ok(overrides)
}

/// A group with its values alone: what a table overrides has the status `table`, whatever the file says.
fn bare_group(mut names: Value) -> Value {
    for value in names.as_object_mut().into_iter().flat_map(Map::values_mut) {
        if let Some(bare) = value.get_mut("value").map(Value::take) {
            *value = bare;
        }
    }
    names
}

fn line_of(toml: &str, at: usize) -> usize {
    toml.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

fn unreadable(toml: &str, error: &toml::de::Error) -> SetupError {
    let line = error.span().map_or(1, |span| line_of(toml, span.start));
    SetupError::Data(format!("line {line}: {}", error.message()))
}

/// Names the line where a refused figure stands.
fn with_line(toml: &str, refused: Refused) -> SetupError {
    match place(toml, &refused.figure) {
        Some(at) => {
            SetupError::Data(format!("line {}: {}: {}", line_of(toml, at), refused.figure, refused.reason))
        }
        None => refused.into(),
    }
}

/// Where a figure, or else its group, stands in a file.
fn place(toml: &str, figure: &str) -> Option<usize> {
    let file = toml::de::DeTable::parse(toml).ok()?;
    let (group, name) = figure.split_once('.').unwrap_or((figure, ""));
    let (group_key, names) = file.get_ref().iter().find(|(key, _)| key.get_ref() == group)?;
    let named =
        names.get_ref().as_table().and_then(|names| names.iter().find(|(key, _)| key.get_ref() == name));
    Some(named.map_or(group_key.span().start, |(key, _)| key.span().start))
}

/// [CFG-3] Every figure and reading in force with its status; `table` for what the table has set itself.
pub fn figures(readings: &Readings, overrides: &Map<String, Value>) -> Vec<Figure> {
    let readings = serde_json::to_value(readings).unwrap_or(Value::Null);
    let in_force = InForce { overrides };
    let mut rows = Vec::new();
    for (group, entries) in figures_of_the_box() {
        for (name, entry) in entries {
            if entry.of.as_deref().is_some_and(|figure| in_force.is_overridden(figure)) {
                continue;
            }
            let by_table = match group.as_str() {
                READINGS => readings.get(name).filter(|&value| *value != entry.value),
                _ => in_force.by_table(group, name),
            };
            rows.push(figure_row(group, name, entry, by_table));
        }
    }
    rows
}

fn figure_row(group: &str, name: &str, entry: &Entry, by_table: Option<&Value>) -> Figure {
    Figure {
        id: format!("{group}.{name}"),
        value: readable(by_table.unwrap_or(&entry.value)),
        status: by_table.map_or(entry.status, |_| Status::Table),
    }
}

/// A value as people write it: lists with commas, lines as `europe-s1`.
fn readable(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(list) => {
            let is_line = |item: &Value| item.is_array();
            let items: Vec<String> = list
                .iter()
                .map(|item| if is_line(item) { readable(item).replace(", ", "-") } else { readable(item) })
                .collect();
            items.join(", ")
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}
