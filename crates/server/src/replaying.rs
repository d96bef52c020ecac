//! A game told again move by move: what one pair of eyes saw after every step, as changes from one moment to the next.

use emporio_core::{Player, Table, Text, Told, Turn, Viewer};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// Whose eyes a game is told to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Those of someone at the table, or of someone who watches.
    Of(Viewer),
    /// All at once: every hand lies open. For games that are over.
    Open,
}

/// Something that changed in a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ViewChange {
    /// The way to it: names of fields and places of lists.
    #[schema(value_type = Vec<Object>)]
    pub at: Vec<Way>,
    /// What stands there now; nothing where it is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub to: Option<Value>,
}

/// A step on the way into a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Way {
    /// A field.
    Field(String),
    /// A place of a list.
    Place(usize),
}

/// One moment; its place in the list is the number of steps taken.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayFrame {
    /// The round.
    pub round: u16,
    /// Who has to act.
    #[schema(value_type = Object)]
    pub turn: Turn,
    /// What they are asked.
    #[schema(value_type = Object)]
    pub prompt: Text,
    /// What changed in the view since the moment before; the whole view in the first.
    pub changes: Vec<ViewChange>,
    /// What was told in this step.
    #[schema(value_type = Vec<Object>)]
    pub told: Vec<Told>,
}

/// Every moment of a game, as it was for these eyes.
pub fn frames(table: &dyn Table, eyes: Eyes) -> Vec<ReplayFrame> {
    let steps = table.steps_from(0);
    let mut at = table.boxed_clone();
    at.back_to(0);
    let mut before = Value::Null;
    let mut frames = vec![frame(at.as_ref(), eyes, &mut before)];
    for (_, action) in steps {
        if at.play(&action).is_err() {
            break;
        }
        frames.push(frame(at.as_ref(), eyes, &mut before));
    }
    frames
}

fn frame(table: &dyn Table, eyes: Eyes, before: &mut Value) -> ReplayFrame {
    let view = seen(table, eyes);
    let mut changes = Vec::new();
    differences(before, &view, &mut Vec::new(), &mut changes);
    *before = view;
    ReplayFrame {
        round: table.round(),
        turn: table.turn(),
        prompt: table.prompt(),
        changes,
        told: told(table, eyes, table.ply()),
    }
}

/// What these eyes see.
fn seen(table: &dyn Table, eyes: Eyes) -> Value {
    match eyes {
        Eyes::Of(viewer) => table.view(viewer),
        Eyes::Open => {
            let players = Player::all(table.players()).map(|player| table.view(Viewer::Player(player)));
            players.fold(table.view(Viewer::Spectator), united)
        }
    }
}

/// What these eyes were told at a ply; with all open, by whoever knows most of it.
fn told(table: &dyn Table, eyes: Eyes, ply: usize) -> Vec<Told> {
    match eyes {
        Eyes::Of(viewer) => table.told(viewer, ply),
        Eyes::Open => {
            let all = Viewer::all(table.players()).map(|viewer| table.told(viewer, ply));
            let length = |told: &Vec<Told>| serde_json::to_string(told).map_or(0, |text| text.len());
            all.max_by_key(length).unwrap_or_default()
        }
    }
}

/// Two views in one: what the first does not tell is taken from the second.
fn united(one: Value, other: Value) -> Value {
    match (one, other) {
        (Value::Null, other) => other,
        (Value::Object(mut fields), Value::Object(others)) => {
            for (name, other) in others {
                let mine = fields.remove(&name).unwrap_or(Value::Null);
                fields.insert(name, united(mine, other));
            }
            Value::Object(fields)
        }
        (Value::Array(items), Value::Array(others)) if items.len() == others.len() => {
            items.into_iter().zip(others).map(|(one, other)| united(one, other)).collect()
        }
        (one, _) => one,
    }
}

/// Notes what differs, as deep as both are alike.
fn differences(before: &Value, now: &Value, way: &mut Vec<Way>, changes: &mut Vec<ViewChange>) {
    match (before, now) {
        (one, other) if one == other => {}
        (Value::Object(before), Value::Object(now)) => in_fields(before, now, way, changes),
        (Value::Array(before), Value::Array(now)) if before.len() == now.len() => {
            for (place, (before, now)) in before.iter().zip(now).enumerate() {
                way.push(Way::Place(place));
                differences(before, now, way, changes);
                way.pop();
            }
        }
        (_, now) => changes.push(ViewChange { at: way.clone(), to: Some(now.clone()) }),
    }
}

fn in_fields(
    before: &Map<String, Value>,
    now: &Map<String, Value>,
    way: &mut Vec<Way>,
    changes: &mut Vec<ViewChange>,
) {
    for (name, value) in now {
        way.push(Way::Field(name.clone()));
        match before.get(name) {
            Some(before) => differences(before, value, way, changes),
            None => changes.push(ViewChange { at: way.clone(), to: Some(value.clone()) }),
        }
        way.pop();
    }
    for name in before.keys().filter(|name| !now.contains_key(*name)) {
        let at = way.iter().cloned().chain([Way::Field(name.clone())]).collect();
        changes.push(ViewChange { at, to: None });
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn changes_lead_from_one_view_to_the_next() {
        let before = json!({"a": [1, {"b": 2}], "gone": 1, "list": [1]});
        let now = json!({"a": [1, {"b": 3}], "new": null, "list": [1, 2]});
        let mut changes = Vec::new();
        differences(&before, &now, &mut Vec::new(), &mut changes);
        let expected = json!([{"at": ["a", 1, "b"], "to": 3}, {"at": ["new"], "to": null},
            {"at": ["list"], "to": [1, 2]}, {"at": ["gone"]}]);
        assert_eq!(serde_json::to_value(changes).unwrap(), expected);
    }

    #[test]
    fn views_are_united_where_one_tells_nothing() {
        let (anna, bruno) = (json!({"hands": [[1], null], "n": 1}), json!({"hands": [null, [2]], "n": 2}));
        assert_eq!(united(anna, bruno), json!({"hands": [[1], [2]], "n": 1}));
    }
}
