//! Texts and numbers of actions, and positions as JSON: any input is read or refused, never a panic.

use emporio_core::play::playout;
use emporio_core::{Actions, Chance, Dispatch, Figures, Invariants, Opening, Positions, Rng, Turn};
use emporio_spice_islands::{Action, Options, SpiceIslands};
use proptest::prelude::*;
use serde_json::Value;

/// A state after so many random steps.
fn midway(seed: u64, players: u8, steps: u32, options: &Options) -> SpiceIslands {
    let mut rng = Rng::new(seed);
    let mut state = SpiceIslands::new(options, players).unwrap();
    let mut legal = emporio_core::ActionList::new();
    for _ in 0..steps {
        legal.clear();
        let action = match state.turn() {
            Turn::Over => break,
            Turn::Chance => state.sample_chance(&mut rng),
            Turn::Player(_) => {
                state.legal_actions(&mut legal);
                rng.pick(&legal)
            }
        };
        state.apply(action, &mut emporio_core::Silent);
    }
    state
}

/// [DEC-3, DEC-4] Texts people would write.
#[test]
fn readable_texts() {
    for text in [
        "roll blue blue yellow black",
        "load blue on green at europe with yellow",
        "captain: sail green at s2 with spice spice",
        "sail green at s1 with green to s2",
        "after move: attack yellow at s3 with green blue",
        "attack pirates",
        "captain: attack pirates",
        "no attack",
        "end turn",
        "winner P4",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn what_is_no_action_is_refused_with_what_would_be() {
    for text in [
        "",
        "load",
        "load spice",
        "load blue on navy at europe",
        "load blue on green at s2",
        "load blue on green at europe with yellow green",
        "load blue on green at europe with green green green green",
        "sail green at europe",
        "sail green at madagascar with green",
        "sail green at s1 with green spice",
        "sail green at s1 with green to madagascar",
        "elect pirates",
        "roll",
        "roll blue green",
        "roll green green green green green green green",
        "skulls 13",
        "skulls 03",
        "best 0",
        "winner P5",
        "captain: buy green",
        "captain: captain: mutiny",
        "after move: mutiny",
        "mutiny ",
        " mutiny",
        "mutiny now",
        "pirates to europe",
        "navy to madagascar",
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert!(error.to_string().contains("expected"), "{text}");
    }
}

fn mutate(value: &mut Value, at: &mut u32, with: i64) {
    if *at == 0 {
        *value = match (&*value, with % 5) {
            (Value::Number(_), _) => Value::from(with),
            (Value::String(_), 0) => Value::from("s2"),
            (Value::String(_), 1) => Value::from("madagascar"),
            (Value::String(_), 2) => Value::from("spice"),
            (Value::Bool(old), _) => Value::Bool(!old),
            (Value::Null, _) => Value::from(with.rem_euclid(6)),
            (Value::Array(old), 3) => Value::Array(old.iter().rev().cloned().collect()),
            (Value::Array(old), 4) => Value::Array(old[..old.len() / 2].to_vec()),
            (_, 0) => Value::Null,
            (other, _) => other.clone(),
        };
    }
    *at = at.wrapping_sub(1);
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| mutate(item, at, with)),
        Value::Object(fields) => fields.values_mut().for_each(|field| mutate(field, at, with)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn words_in_any_order_are_read_or_refused(
        words in prop::collection::vec(prop::sample::select(vec![
            "load", "sail", "attack", "green", "blue", "spice", "on", "at", "with", "to", "europe", "s1", "s10", "madagascar",
            "pirates", "navy", "captain:", "after", "move:", "roll", "purple", "skulls", "3", "P1", "winner", "elect", "unit",
        ]), 0..9),
    ) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
            let id = SpiceIslands::action_id(action);
            prop_assert_eq!(SpiceIslands::action_from_id(id), Some(action));
        }
    }

    /// A position with something changed is refused, or can be played to its end with every invariant kept.
    #[test]
    fn a_changed_position_is_refused_or_playable(
        seed in 0u64..500, players in 2u8..=5, steps in 0u32..700, strict in any::<bool>(),
        changes in prop::collection::vec((0u32..140, -2i64..12), 1..4),
    ) {
        let json = if strict { r#"{"attack_when":"strict","attack_cost":"free_after_move"}"# } else { "{}" };
        let options: Options = serde_json::from_str(json).unwrap();
        let mut position = midway(seed, players, steps, &options).to_position();
        for (mut at, with) in changes {
            mutate(&mut position, &mut at, with);
        }
        if let Ok(mut state) = SpiceIslands::from_position(&options, players, &position) {
            state.check().unwrap();
            let mut rng = Rng::new(seed);
            let mut legal = emporio_core::ActionList::new();
            for _ in 0..60 {
                legal.clear();
                state.legal_actions(&mut legal);
                let action = match state.turn() {
                    Turn::Over => break,
                    Turn::Chance => state.sample_chance(&mut rng),
                    Turn::Player(_) => rng.pick(&legal),
                };
                prop_assert!(legal.contains(&action));
                state.apply(action, &mut emporio_core::Silent);
                if let Err(broken) = state.check() {
                    return Err(TestCaseError::fail(format!("after {action}: {broken}")));
                }
            }
            playout(&mut state, &mut rng);
            state.check().unwrap();
        }
    }

    #[test]
    fn any_json_is_refused_as_a_position(text in "\\PC{0,40}", number in any::<i64>()) {
        for value in [Value::from(text.as_str()), Value::from(number), Value::Null, Value::Array(vec![]), serde_json::json!({ text.as_str(): number })] {
            prop_assert!(SpiceIslands::from_position(&Options::default(), 3, &value).is_err());
        }
    }

    #[test]
    fn any_options_file_is_read_or_refused(text in "\\PC{0,80}") {
        let _ = SpiceIslands::data_from_toml(&text);
        let _ = SpiceIslands::data_from_toml(&format!("[map]\nblue = {text}"));
    }
}
