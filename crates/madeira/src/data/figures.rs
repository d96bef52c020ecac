//! Where figures come from: the status of each, for the rules page, the screens and the tooltips.

use emporio_core::Figure;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::MadeiraOptions;
use super::file::{STATUS, join, merged};
use crate::names::{Building, City, Colony, Favour, Good, Reward};
use crate::places::{FIELD_COUNT, SLOT_COUNT, Slot, Spot};

/// Where a figure comes from, the surest first.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Status {
    /// Stated by the rulebook.
    Book,
    /// Forced or suggested by examples.
    Inferred,
    /// A placeholder of ours.
    Reconstructed,
    /// Set by the table.
    Table,
}

/// The least sure status among the figures of each thing on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statuses {
    /// Fields.
    pub fields: [Status; FIELD_COUNT],
    /// Slots.
    pub slots: [Status; SLOT_COUNT],
    /// PP of markets.
    pub markets: [Status; 3],
    /// Colonies without their slots.
    pub colonies: [Status; 3],
    /// Cities.
    pub cities: [Status; 3],
    /// Buildings.
    pub buildings: [Status; 5],
    /// Pass spaces.
    pub pass_spaces: [Status; 4],
    /// Guilds of the rows, by players.
    pub rows: [[Status; 4]; 5],
    /// Favours.
    pub favours: [Status; 12],
    /// Rewards.
    pub rewards: [Status; 8],
    /// The windmill.
    pub windmill: Status,
    /// Wood of the districts.
    pub districts: Status,
    /// Faces of the dice.
    pub dice: Status,
}

/// Every figure in force with these options; empty if the options are not valid.
pub fn figures(options: &MadeiraOptions) -> Vec<Figure> {
    let mut list = Vec::new();
    if let Ok(tree) = merged(&options.data) {
        collect(&tree, &options.data, "", &mut list);
    }
    list
}

fn collect(tree: &Map<String, Value>, changed: &Map<String, Value>, path: &str, list: &mut Vec<Figure>) {
    for (key, value) in tree.iter().filter(|(key, _)| *key != STATUS) {
        let id = join(path, key);
        if let Value::Object(inner) = value {
            let empty = Map::new();
            let changed = changed.get(key).and_then(Value::as_object).unwrap_or(&empty);
            collect(inner, changed, &id, list);
        } else {
            let status = status(tree, changed, key).to_string();
            list.push(Figure { id, value: plain(value), status });
        }
    }
}

/// A value as a person writes it: words without quotes.
fn plain(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(", "),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}

/// The status of one figure of an entry.
fn status(entry: &Map<String, Value>, changed: &Map<String, Value>, key: &str) -> Status {
    if changed.contains_key(key) {
        return Status::Table;
    }
    let word = match entry.get(STATUS) {
        Some(Value::Object(words)) => words.get(key),
        other => other,
    };
    word.and_then(Value::as_str).and_then(|word| word.parse().ok()).unwrap_or(Status::Reconstructed)
}

/// The least sure status among the figures that stand directly in an entry.
fn weakest(tree: &Map<String, Value>, changed: &Map<String, Value>, path: &[&str]) -> Status {
    let entry = descend(tree, path);
    let changed = descend(changed, path);
    let empty = Map::new();
    let (Some(entry), changed) = (entry, changed.unwrap_or(&empty)) else { return Status::Reconstructed };
    let leaves = entry.iter().filter(|(key, value)| *key != STATUS && !value.is_object());
    leaves.map(|(key, _)| status(entry, changed, key)).max().unwrap_or(Status::Book)
}

fn descend<'a>(tree: &'a Map<String, Value>, path: &[&str]) -> Option<&'a Map<String, Value>> {
    path.iter().try_fold(tree, |tree, key| tree.get(*key)?.as_object())
}

/// The status of everything on the board.
pub(super) fn statuses(tree: &Map<String, Value>, changed: &Map<String, Value>) -> Statuses {
    let of = |path: &[&str]| weakest(tree, changed, path);
    let slot = |slot: Slot| match (slot.market(), slot.colony()) {
        (Some(market), _) => of(&["markets", market.into(), "slots", slot.short()]),
        (None, Some(colony)) => of(&["colonies", colony.into(), "slots", slot.short()]),
        (None, None) => unreachable!("a slot is of a market or of a colony"),
    };
    let row = |players: usize, row: usize| of(&["rows", &players.to_string(), &(row + 1).to_string()]);
    Statuses {
        fields: std::array::from_fn(|at| of(&["fields", Spot(at as u8).name()])),
        slots: std::array::from_fn(|at| slot(Slot(at as u8))),
        markets: std::array::from_fn(|at| of(&["markets", Good::VARIANTS[at].into()])),
        colonies: std::array::from_fn(|at| of(&["colonies", Colony::VARIANTS[at].into()])),
        cities: std::array::from_fn(|at| of(&["cities", City::VARIANTS[at].into()])),
        buildings: std::array::from_fn(|at| of(&["buildings", Building::VARIANTS[at].into()])),
        pass_spaces: std::array::from_fn(|at| of(&["pass_spaces", &(at + 1).to_string()])),
        rows: std::array::from_fn(|players| std::array::from_fn(|at| row(players, at))),
        favours: std::array::from_fn(|at| of(&["favours", Favour::VARIANTS[at].into()])),
        rewards: std::array::from_fn(|at| of(&["rewards", Reward::VARIANTS[at].into()])),
        windmill: of(&["windmill"]),
        districts: of(&["districts"]),
        dice: of(&["general"]),
    }
}
