//! Texts of actions: every one reads back, and nothing else is understood.

use emporio_core::{
    ActionList, Actions, Actor, Dispatch, Forbidden, Match, Opening, Outline, PlayError, Player, Setup,
};
use emporio_madeira::{Action, Madeira, Options};
use proptest::prelude::*;

/// Every action has one text, lowercase and readable, and the text gives it back.
#[test]
fn texts_and_actions_are_one_to_one() {
    let mut texts = std::collections::HashSet::new();
    for action in Action::all() {
        let text = action.to_string();
        assert_eq!(text.parse::<Action>().as_ref(), Ok(action));
        assert_eq!(text, text.to_lowercase());
        assert!(texts.insert(text));
    }
    let samples = [
        "die 2",
        "pirate die 3",
        "building casa_da_coroa",
        "from porto_santo 12",
        "ship to wheat double for more",
    ];
    assert!(samples.iter().all(|text| text.parse::<Action>().is_ok()));
}

/// Bad input is refused with what would be understood, and changes nothing.
#[test]
fn bad_input_changes_nothing() {
    let mut game = Match::<Madeira>::new(Setup::plain(Options::default(), 2)).unwrap();
    let before = game.state().clone();
    for text in
        ["", "DIE 2", "die 7", "die two", "to 9z", "ship to moon", "initial request 5", "\0", "roll 1\n"]
    {
        assert!(game.apply_text(text).is_err(), "{text:?}");
    }
    assert!(matches!(
        game.try_apply(Actor::Player(Player(0)), Action::Pass),
        Err(PlayError::NotYourTurn { .. })
    ));
    assert!(matches!(game.try_apply(Actor::Chance, Action::Pass), Err(PlayError::Illegal { .. })));
    assert_eq!(*game.state(), before);
    assert!(Madeira::new(&Options::default(), 5).is_err());
    assert!(Madeira::new(&Options::default(), 1).is_err());
}

/// What is not legal is never legal for `forbidden_by`, whatever the action: it gives no panic and, if legal, no clause.
#[test]
fn forbidden_by_agrees_with_the_list() {
    let mut game = emporio_core::golden::random_match::<Madeira>(&Options::default(), 3, 77);
    for ply in (0..game.ply()).rev().step_by(41) {
        game.back_to(ply);
        let mut legal = ActionList::new();
        game.state().legal_actions(&mut legal);
        for action in Action::all() {
            let clause = game.state().forbidden_by(*action);
            assert!(!legal.contains(action) || clause.is_none(), "{action}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Any text is an action or an error, never a panic.
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    /// Near misses too.
    #[test]
    fn near_misses_are_refused(id in 0..Madeira::META.action_ids, cut in 0usize..30, extra in "[a-z0-9 ]{1,4}") {
        let mut text = Madeira::action_from_id(id).unwrap().to_string();
        let at = cut.min(text.len());
        text.insert_str(at, &extra);
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}
