//! Everything can be said in both languages.

use emporio_core::{Lang, Outline, Player, Words};
use emporio_spice_islands::{Event, Options, Organisation, SpiceIslands};
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
        "map":"direct","data":{"map":{"blue":[["europe","s1"],["s1","s2"],["s1","s3"],["s2","s4"],["s3","s4"],["s4","spice_islands"]]}}}"#;
    emporio_texts::law::check::<SpiceIslands>(&serde_json::from_str(branches).unwrap(), 2, 1);
    let beside = r#"{"attack_cost":"beside_move","two_deal":"any_each"}"#;
    emporio_texts::law::check::<SpiceIslands>(&serde_json::from_str(beside).unwrap(), 2, 1);
    let stopped = r#"{"turn_limit":9}"#;
    emporio_texts::law::check::<SpiceIslands>(&serde_json::from_str(stopped).unwrap(), 3, 1);
}

/// Endings and tooltips that a short random game may not come to say.
#[test]
fn rare_words_are_there() {
    for lang in [Lang::EN, Lang::IT] {
        let speaker = Speaker::new(lang, Some(SpiceIslands::META.locales));
        for ending in ["green", "blue", "yellow", "spices", "turn_limit"] {
            assert!(speaker.knows(&format!("ending-{ending}")), "{ending}");
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

/// What an event says in both languages.
fn said(event: &Event) -> [String; 2] {
    [Lang::EN, Lang::IT].map(|lang| {
        let speaker = Speaker::new(lang, Some(SpiceIslands::META.locales));
        speaker.try_say(&SpiceIslands::event_text(event), &["Ada".to_string()]).unwrap()
    })
}

/// One and several, and the share that comes with a company's pawn.
#[test]
fn sentences_fit_their_numbers() {
    let (player, organisation) = (Player(0), Organisation::Green);
    assert_eq!(
        said(&Event::Dealt { player, organisation, share: true }),
        [
            "Ada is dealt the captain pawn of the green company, and its dearest share with it.",
            "Ada riceve una pedina capitano e il titolo più caro: compagnia verde.",
        ]
    );
    assert_eq!(
        said(&Event::Dealt { player, organisation: Organisation::Navy, share: false }),
        ["Ada is dealt the captain pawn of the navy.", "Ada riceve una pedina capitano: marina."]
    );
    assert_eq!(
        said(&Event::SharesReturned { organisation, shares: 1 }),
        ["Back to the pile (green company): 1 share.", "Titoli rimessi nel mazzo (compagnia verde): 1."]
    );
    assert_eq!(
        said(&Event::BestRolled { player, dice: 1, best: 6 }),
        ["Ada: 1 die, the best is 6.", "Ada: 1 dado, il migliore è 6."]
    );
    assert_eq!(
        said(&Event::SkullsRolled { player, dice: 3, skulls: 0 }),
        ["Ada: 3 dice, no skull.", "Ada: 3 dadi, nessun teschio."]
    );
}
