//! The notation: one spelling for each step, an error for everything else.

use emporio_core::{Actions, Outline, laws};
use emporio_puerto_rico::{Action, Building, Good, Place, PuertoRico, Role, Tile};
use proptest::prelude::*;

#[test]
fn every_number_is_a_step_with_its_own_text() {
    laws::ids_round_trip::<PuertoRico>();
}

#[test]
fn steps_read_as_they_are_written() {
    for (text, action) in [
        ("role second_prospector", Action::Role(Role::SecondProspector)),
        ("hacienda yes", Action::Hacienda(true)),
        ("settle corn", Action::Settle(Tile::Corn, false)),
        ("settle quarry with colonist", Action::Settle(Tile::Quarry, true)),
        ("extra colonist no", Action::ExtraColonist(false)),
        ("place 12 on corn", Action::Place(Place::Island(Tile::Corn), 12)),
        ("place 3 on sugar_mill", Action::Place(Place::City(Building::SugarMill), 3)),
        ("build hospice with colonist", Action::Build(Building::Hospice, true)),
        ("craft nothing", Action::CraftNothing),
        ("sell coffee", Action::Sell(Good::Coffee)),
        ("load sugar on ship 7", Action::Load(Good::Sugar, 7)),
        ("load corn on wharf", Action::Wharf(Good::Corn)),
        ("store indigo", Action::Store(Good::Indigo)),
        ("keep tobacco", Action::Keep(Good::Tobacco)),
        ("tile corn", Action::Tile(Good::Corn)),
        ("produce no", Action::Produce(false)),
        ("points 2", Action::Points(2)),
        ("store nothing", Action::StoreNothing),
    ] {
        assert_eq!(text.parse::<Action>().as_ref(), Ok(&action));
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn what_is_no_step_is_refused() {
    for text in [
        "",
        " ",
        "role",
        "role ",
        "role king",
        "role settler ",
        " role settler",
        "Role settler",
        "settle quarry with colonist with colonist",
        "settle nothing with colonist",
        "place 13 on corn",
        "place +1 on corn",
        "place 01 on corn",
        "place 2 on hospice",
        "place 1 on wharfs",
        "build quarry",
        "sell quarry",
        "tile quarry",
        "load sugar on ship 3",
        "load sugar on ship 9",
        "load sugar on ship 07",
        "load sugar on",
        "extra colonist",
        "hacienda maybe",
        "produce",
        "points 3",
        "points",
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert!(error.expected.contains("role settler"), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn any_bytes_give_a_step_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn mangled_steps_give_a_step_or_an_error(
        id in 0..PuertoRico::META.action_ids,
        at in any::<prop::sample::Index>(),
        piece in "[ a-z0-9_]{0,3}",
        cut in 0usize..3,
    ) {
        let text = PuertoRico::action_from_id(id).unwrap().to_string();
        let at = at.index(text.len() + 1);
        let end = (at + cut).min(text.len());
        let mangled = format!("{}{piece}{}", &text[..at], &text[end..]);
        if let Ok(action) = mangled.parse::<Action>() {
            prop_assert_eq!(action.to_string(), mangled);
        }
    }
}
