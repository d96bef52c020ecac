//! What a table of each game may set, told so that a form can be drawn of it.

use emporio_games::GameKind;
use serde::Serialize;
use utoipa::ToSchema;

/// One thing that a table may set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name among the options; the text is `option-NAME`.
    pub name: &'static str,
    /// What it takes.
    pub takes: OptionKind,
}

/// What an option takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// Yes or no.
    Switch,
    /// A whole number.
    Number {
        /// The least.
        min: u16,
        /// The most that a form need offer.
        max: u16,
    },
    /// One of some words; their texts are `option-NAME-WORD`.
    Choice {
        /// The words.
        values: Vec<&'static str>,
    },
    /// A seat of the table, or null to draw it.
    Seat,
}

/// The options of a game in the order of its rules; figures of its own come by data file, not by a form.
pub fn options_of(kind: GameKind) -> Vec<OptionInfo> {
    let option = |name, takes| OptionInfo { name, takes };
    let choice = |name, values: &[&'static str]| option(name, OptionKind::Choice { values: values.to_vec() });
    match kind {
        GameKind::PuertoRico => vec![option("open_scores", OptionKind::Switch)],
        GameKind::SanJuan => vec![
            option("variant", OptionKind::Switch),
            option("round_cap", OptionKind::Number { min: 1, max: 1000 }),
            option("governor", OptionKind::Seat),
        ],
        GameKind::Madeira => Vec::new(),
        GameKind::SpiceIslands => vec![
            choice("attack_cost", &["die", "free_after_move"]),
            choice("attack_when", &["together", "strict"]),
            choice("price_sink", &["bank", "treasury"]),
            choice("captain_colour", &["own", "any"]),
            choice("two_deal", &["merchant_each", "none"]),
            choice("two_bonus", &["bank", "treasury"]),
            choice("end_split", &["yes", "no"]),
            option("turn_limit", OptionKind::Number { min: 0, max: 1000 }),
        ],
    }
}

#[cfg(test)]
mod tests {
    use emporio_core::Setup;
    use serde_json::{Value, json};

    use super::*;

    /// Opens a table where one option has this value.
    fn opened(kind: GameKind, name: &str, value: Value) -> Result<(), String> {
        let mut options = kind.default_options();
        options[name] = value;
        let setup = Setup::plain(options, kind.meta().max_players);
        kind.open(setup).map(|_| ()).map_err(|error| error.to_string())
    }

    /// Values that it takes, and one that it does not.
    fn values(takes: &OptionKind, players: u8) -> (Vec<Value>, Value) {
        match takes {
            OptionKind::Switch => (vec![json!(true), json!(false)], json!("yes")),
            OptionKind::Number { min, max } => (vec![json!(min), json!(max)], json!(i32::from(*min) - 1)),
            OptionKind::Choice { values } => {
                (values.iter().map(|word| json!(word)).collect(), json!("nonsense"))
            }
            OptionKind::Seat => (vec![Value::Null, json!(0), json!(players - 1)], json!(players)),
        }
    }

    #[test]
    fn every_option_is_told_and_takes_what_is_told() {
        for kind in GameKind::ALL {
            let told = options_of(kind);
            let defaults = kind.default_options();
            let names: Vec<&str> = defaults.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(told.iter().map(|option| option.name).collect::<Vec<_>>(), names, "{kind}");
            for OptionInfo { name, takes } in told {
                let (good, bad) = values(&takes, kind.meta().max_players);
                for value in good {
                    assert_eq!(opened(kind, name, value.clone()), Ok(()), "{kind}: {name} = {value}");
                }
                assert!(opened(kind, name, bad).is_err(), "{kind}: {name}");
            }
        }
    }

    /// The refusal of a wrong word names all right ones in backquotes.
    #[test]
    fn no_word_of_a_choice_is_missing() {
        for kind in GameKind::ALL {
            for OptionInfo { name, takes } in options_of(kind) {
                let OptionKind::Choice { values } = takes else { continue };
                let refusal = opened(kind, name, json!("nonsense")).unwrap_err();
                let (_, right) = refusal.split_once("expected").expect(&refusal);
                let right: Vec<&str> = right.split('`').skip(1).step_by(2).collect();
                assert_eq!(right, values, "{refusal}");
            }
        }
    }
}
