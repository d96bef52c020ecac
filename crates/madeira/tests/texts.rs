//! Every text of the game can be said in both languages.

use emporio_core::{Lang, Outline};
use emporio_madeira::{Building, Character, Favour, Madeira, Options, Request, Reward};
use emporio_texts::{Speaker, law};
use strum::VariantArray;

/// Whatever is said in random play has its words, for 2, 3 and 4 players.
#[test]
fn random_games_can_be_told() {
    for players in 2..=4 {
        law::check::<Madeira>(&Options::default(), players, 3);
    }
}

/// Every tile, building, favour, reward and request has a name and what it does.
#[test]
fn everything_has_a_tooltip() {
    let name = |kind: &str, word: &str| format!("{kind}-{}", word.replace('_', "-"));
    let mut names: Vec<String> = Vec::new();
    names.extend(Building::VARIANTS.iter().map(|b| name("building", (*b).into())));
    names.extend(Character::VARIANTS.iter().map(|c| name("character", (*c).into())));
    names.extend(Favour::VARIANTS.iter().map(|f| name("favour", (*f).into())));
    names.extend(Reward::VARIANTS.iter().map(|r| name("reward", (*r).into())));
    names.extend(Request::VARIANTS.iter().map(|r| name("request", (*r).into())));
    for lang in [Lang::EN, Lang::IT] {
        let speaker = Speaker::new(lang, Some(Madeira::META.locales));
        for name in &names {
            assert!(speaker.knows(name), "{name} in {lang:?}");
            let does = speaker.word(&format!("{name}-does"));
            let clause = does.rsplit('(').next().unwrap_or_default();
            assert!(
                does != format!("{name}-does") && clause.contains('-'),
                "{name}-does in {lang:?}: {does}"
            );
        }
    }
}
