//! What each game tells of its options holds: every option is told, takes what it says, and has its words.

use emporio_core::{Lang, OptionSpec, Setup, Takes};
use emporio_games::GameKind;
use emporio_texts::Speaker;
use serde_json::{Value, json};

/// Opens a table where one option has this value.
fn opened(kind: GameKind, name: &str, value: Value) -> Result<(), String> {
    let mut options = kind.default_options();
    options[name] = value;
    let setup = Setup::plain(options, kind.meta().max_players);
    kind.open(setup).map(|_| ()).map_err(|error| error.to_string())
}

/// Values that it takes, and one that it does not.
fn values(takes: Takes, players: u8) -> (Vec<Value>, Value) {
    match takes {
        Takes::Switch => (vec![json!(true), json!(false)], json!("yes")),
        Takes::Number { min, max, none } => {
            let mut good = vec![json!(min), json!(max)];
            good.extend(none.then_some(Value::Null));
            (good, json!(i32::from(min) - 1))
        }
        Takes::Choice { values } => (values.iter().map(|word| json!(word)).collect(), json!("nonsense")),
        Takes::Seat => (vec![Value::Null, json!(0), json!(players - 1)], json!(players)),
    }
}

#[test]
fn every_option_is_told_and_takes_what_is_told() {
    for &kind in GameKind::ALL {
        let told = kind.meta().options;
        let defaults = kind.default_options();
        let names: Vec<&str> = defaults.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(told.iter().map(|option| option.name).collect::<Vec<_>>(), names, "{kind}");
        for OptionSpec { name, takes, .. } in told {
            let (good, bad) = values(*takes, kind.meta().max_players);
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
    for &kind in GameKind::ALL {
        for OptionSpec { name, takes, .. } in kind.meta().options {
            let Takes::Choice { values } = takes else { continue };
            let refusal = opened(kind, name, json!("nonsense")).unwrap_err();
            let (_, right) = refusal.split_once("expected").expect(&refusal);
            let right: Vec<&str> = right.split('`').skip(1).step_by(2).collect();
            assert_eq!(&right, values, "{refusal}");
        }
    }
}

#[test]
fn a_table_to_the_letter_can_be_opened_at_every_number_of_players() {
    for &kind in GameKind::ALL {
        for players in kind.meta().min_players..=kind.meta().max_players {
            let setup = Setup::plain(kind.letter_options(), players);
            kind.open(setup).unwrap_or_else(|error| panic!("{kind} with {players}: {error}"));
        }
    }
}

#[test]
fn play_without_people_has_an_end_unless_the_options_say_otherwise() {
    for &kind in GameKind::ALL {
        for (name, value) in kind.meta().automatic {
            let value: Value = serde_json::from_str(value).unwrap();
            assert_eq!(kind.automatic(json!({}))[name], value, "{kind}");
            assert_eq!(kind.automatic(json!({*name: 40}))[name], 40, "{kind}");
        }
    }
    assert_eq!(GameKind::SpiceIslands.automatic(json!({}))["turn_limit"], 500);
}

#[test]
fn every_option_and_every_title_has_its_words() {
    for &kind in GameKind::ALL {
        for (lang, _) in kind.meta().locales.texts {
            let speaker = Speaker::new(lang, Some(kind.meta().locales));
            for OptionSpec { name, takes, .. } in kind.meta().options {
                assert!(speaker.knows(&format!("option-{name}")), "{kind} {lang}: option-{name}");
                let Takes::Choice { values } = takes else { continue };
                for word in *values {
                    assert!(
                        speaker.knows(&format!("option-{name}-{word}")),
                        "{kind} {lang}: option-{name}-{word}"
                    );
                }
            }
        }
        assert!(kind.meta().locales.get(Lang::EN).is_some(), "{kind}");
    }
}
