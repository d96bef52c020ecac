//! Everything can be said in both languages.

use emporio_core::{Game, Lang};
use emporio_spice_islands::{Options, SpiceIslands};
use emporio_texts::Speaker;

#[test]
fn every_word_is_there_for_every_number_of_players() {
    for players in 2..=5 {
        emporio_texts::law::check::<SpiceIslands>(&Options::default(), players, 1);
    }
}

#[test]
fn every_word_is_there_with_other_options() {
    let branches = r#"{"attack_cost":"free_after_move","attack_when":"strict","captain_colour":"any","two_bonus":"treasury",
        "data":{"map":{"blue":[["europe","s1"],["s1","s2"],["s1","s3"],["s2","s4"],["s3","s4"],["s4","spice_islands"]]}}}"#;
    emporio_texts::law::check::<SpiceIslands>(&serde_json::from_str(branches).unwrap(), 2, 1);
    let stopped = r#"{"turn_limit":9}"#;
    emporio_texts::law::check::<SpiceIslands>(&serde_json::from_str(stopped).unwrap(), 3, 1);
}

/// Endings and tooltips that a short random game may not come to say.
#[test]
fn rare_words_are_there() {
    for lang in [Lang::En, Lang::It] {
        let speaker = Speaker::new(lang, Some(SpiceIslands::META.locales));
        for ending in ["green", "blue", "yellow", "spices", "turn_limit"] {
            assert!(speaker.knows(&format!("ending-{ending}")), "{ending}");
        }
        for status in ["book", "inferred", "reconstructed", "table"] {
            assert!(speaker.knows(&format!("status-{status}")), "{status}");
        }
        for name in [
            "organisation-green",
            "organisation-navy",
            "organisation-pirates",
            "unit-spice",
            "space-madagascar",
            "captain",
        ] {
            assert!(speaker.knows(&format!("{name}-does")), "{name}");
        }
    }
}
