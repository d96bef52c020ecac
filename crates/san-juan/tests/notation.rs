//! The text of actions: any bytes give an action or an error, never a panic.

use emporio_core::{Actions, Outline};
use emporio_san_juan::{Action, SanJuan};
use proptest::prelude::*;

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn words_in_any_order_are_read_or_refused(words in prop::collection::vec(
        prop::sample::select(vec![
            "take", "build", "cover", "loaded", "empty", "indigo", "plant", "tower", "nothing", "pay", "p1", "tile",
            "1", "library", "yes", "governor", "", "crane", "stop", "pass",
        ]), 0..5)) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}

#[test]
fn actions_are_small_and_their_texts_readable() {
    assert!(size_of::<Action>() <= 4);
    let texts: Vec<String> =
        (0..SanJuan::META.action_ids).map(|id| SanJuan::action_from_id(id).unwrap().to_string()).collect();
    for text in [
        "governor p3",
        "tile 5",
        "draw tower",
        "take prospector",
        "pass",
        "build victory column",
        "cover nothing",
        "cover loaded silver smelter",
        "cover empty indigo plant",
        "cover crane",
        "library no",
        "spend coffee",
        "pay palace",
        "produce sugar",
        "sell silver",
        "stop",
        "keep hero",
        "discard well",
        "mine nothing",
        "mine quarry",
        "tuck nothing",
        "tuck statue",
    ] {
        assert!(texts.contains(&text.to_string()), "{text}");
    }
    let error = "build skyscraper".parse::<Action>().unwrap_err();
    assert!(error.to_string().contains("`build skyscraper` is not an action"));
}
