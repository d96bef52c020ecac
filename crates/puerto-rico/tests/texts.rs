//! Everything that the game says can be said in English and Italian.

use emporio_core::{Actions, Lang, Outline};
use emporio_puerto_rico::{BUILDINGS, Building, Good, Options, PuertoRico, Role, Tile};
use emporio_texts::{Speaker, law};

#[test]
fn whatever_happens_can_be_said_with_2_players() {
    law::check::<PuertoRico>(&Options::default(), 2, 3);
}

#[test]
fn whatever_happens_can_be_said_with_3_players() {
    law::check::<PuertoRico>(&Options::default(), 3, 3);
}

#[test]
fn whatever_happens_can_be_said_with_4_players() {
    law::check::<PuertoRico>(&Options { open_scores: true, ..Options::default() }, 4, 3);
}

#[test]
fn whatever_happens_can_be_said_with_5_players() {
    law::check::<PuertoRico>(&Options::default(), 5, 3);
    law::check::<PuertoRico>(&Options { refusals: true, ..Options::default() }, 5, 3);
}

fn speakers() -> [Speaker; 2] {
    [Lang::EN, Lang::IT].map(|lang| Speaker::new(lang, Some(PuertoRico::META.locales)))
}

#[test]
fn every_component_has_a_name_and_a_tooltip() {
    let rows = BUILDINGS.iter().map(|row| row.building.to_string());
    let buildings = rows.flat_map(|name| [format!("building-{name}"), format!("building-{name}-does")]);
    let goods = Good::ALL.iter().map(|good| format!("good-{good}"));
    let tiles = Tile::ALL.iter().map(|tile| format!("tile-{tile}"));
    let roles = Role::ALL.iter().flat_map(|role| [format!("role-{role}"), format!("role-{role}-does")]);
    let keys: Vec<String> = buildings.chain(goods).chain(tiles).chain(roles).collect();
    for speaker in speakers() {
        for key in &keys {
            assert!(speaker.knows(key), "{key} in {:?}", speaker.lang());
        }
    }
    assert_eq!(keys.len(), 2 * Building::ALL.len() + 5 + 6 + 16);
}

#[test]
fn every_action_kind_has_a_name_in_both_languages() {
    for id in 0..PuertoRico::META.action_ids {
        let action = PuertoRico::action_from_id(id).unwrap();
        let key = format!("kind-{}", PuertoRico::action_kind(action));
        for speaker in speakers() {
            assert!(speaker.knows(&key), "{key} in {:?}", speaker.lang());
        }
    }
}

#[test]
fn a_tooltip_names_its_clause_and_the_clause_is_in_the_rules() {
    for speaker in speakers() {
        for row in BUILDINGS {
            let does = speaker.word(&format!("building-{}-does", row.building));
            let clause = does.rsplit_once('(').and_then(|(_, rest)| rest.strip_suffix(").")).unwrap();
            assert!(
                PuertoRico::META.rules.read(emporio_core::Lang::EN).contains(&format!("**{clause}**")),
                "{does}"
            );
        }
    }
}
