//! Every text of the game can be said in both languages.

use std::sync::Arc;

use emporio_core::{
    Chance, Dispatch, Lang, Opening, Outline, Player, Rng, Silent, Turn, Viewer, Views, Words,
};
use emporio_madeira::{Building, Character, Event, Favour, Madeira, Options, Request, Reward};
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

fn english(text: &emporio_core::Text) -> String {
    Speaker::new(Lang::EN, Some(Madeira::META.locales)).try_say(text, &[]).unwrap()
}

/// What is closed, and why, can be said in both languages throughout random games.
#[test]
fn what_is_closed_can_be_told() {
    let speakers = [Lang::EN, Lang::IT].map(|lang| Speaker::new(lang, Some(Madeira::META.locales)));
    let mut rng = Rng::stream(1, 4);
    let mut reasons = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let mut game = Madeira::new(&Options::default(), 3).unwrap();
        let mut legal = emporio_core::ActionList::new();
        while let Some(action) = match game.turn() {
            Turn::Over => None,
            Turn::Chance => Some(game.sample_chance(&mut rng)),
            Turn::Player(Player(seat)) => {
                for one in game.view(Viewer::Player(Player(seat))).closed {
                    let said = |text| speakers.iter().all(|speaker| speaker.try_say(text, &[]).is_ok());
                    assert!(said(&one.text) && said(&one.why), "{one:?}");
                    reasons.insert(one.why.to_string().split('(').next().unwrap().to_string());
                }
                legal.clear();
                game.legal_actions(&mut legal);
                Some(rng.pick(&legal))
            }
        } {
            game.apply(action, &mut Silent);
        }
    }
    assert!(reasons.len() > 8, "{reasons:?}");
}

/// [WOOD-4, HAR-4, BLD-6, FAV-9] A choice says the price that it hides, the second harvest and when it brings nothing; none is
/// called none.
#[test]
fn choices_say_what_they_cost_and_bring() {
    use emporio_madeira::{Action, MoveKind, Moves, Phase, Place, Step};
    let mut game = Madeira::new(&Options::default(), 2).unwrap();
    (game.round, game.phase) = (1, Phase::Maintenance);
    game.people[0].fleet.add("wheat 1".parse().unwrap());
    game.people[0].wood = 0;
    game.step = Step::Upkeep;
    let told = english(&game.action_text(Action::Upkeep(1)));
    assert_eq!(told, "discard 1 wood (1 to buy for 1 real) and receive no pirates");
    game.people[0].wood = 1;
    assert_eq!(english(&game.action_text(Action::Upkeep(1))), "discard 1 wood and receive no pirates");
    game.people[0].fields.add("1a".parse().unwrap());
    game.step = Step::Placed { building: Building::Alfandega };
    assert_eq!(english(&game.action_text(Action::Harvest)), "harvest: 2 wine");
    game.step = Step::Cost;
    game.phase = Phase::Buildings { number: 2, guild_sum: 0, pirate: 0 };
    assert_eq!(english(&game.action_text(Action::Pay)), "pay 8 reals for a worker to a colony");
    game.people[0].fields = Default::default();
    let told = english(&game.action_text(Action::Pay));
    assert_eq!(told, "pay 8 reals, without action: no worker in the Region");
    game.turn.diplomat = true;
    assert_eq!(english(&game.action_text(Action::Pay)), "pay 8 reals for a worker to a colony");
    Arc::make_mut(&mut game.data).amounts.diplomat_workers = 3;
    assert_eq!(english(&game.action_text(Action::Pay)), "pay 8 reals for up to 2 workers to colonies");
    let moves = Moves { kind: MoveKind::Field, left: 2, arrived: None };
    game.step = Step::WorkerFrom(moves);
    assert_eq!(english(&game.action_text(Action::Stop)), "move nobody");
    game.step = Step::WorkerFrom(Moves { left: 1, arrived: Some(Place::Watch), ..moves });
    assert_eq!(english(&game.action_text(Action::Stop)), "stop here");
}

/// [PRE-5, KNG-5, MNT-4, MNT-6] A row names all three things that it brings, a reward what it gives, and the upkeep is
/// told in plain words.
#[test]
fn choices_and_upkeep_say_enough() {
    use emporio_madeira::{Action, Colony, Pile};
    let mut game = Madeira::new(&Options::default(), 3).unwrap();
    game.rows[0].dice = [0, 2, 1, 0, 0, 0];
    game.rows[0].requests = [2, 0, 0, 1, 0];
    let told = english(&game.action_text(Action::Row(1)));
    assert_eq!(told, "row I: dice 2, 2, 3; guilds 1, 2; requests Trade Routes, Urbanization");
    game.rewards[Colony::Acores as usize][Pile::A as usize] = Some(Reward::Medal);
    assert_eq!(english(&game.action_text(Action::Reward(Colony::Acores, Pile::A))), "Medal (Açores): 3 PP");
    let player = Player(0);
    let upkeep = |wood, due| event(&Event::KeptUp { player, wood, due });
    assert_eq!(upkeep(0, 1), "Ann discards no wood for the ship.");
    assert_eq!(upkeep(2, 3), "Ann keeps up 2 of 3 ships.");
    let feeding = |bread, due| event(&Event::Fed { player, bread, due });
    assert_eq!(feeding(4, 4), "Ann feeds all workers: 4 bread.");
    assert_eq!(feeding(3, 4), "Ann feeds the workers with 3 bread, 1 too few.");
}

fn event(event: &Event) -> String {
    let speaker = Speaker::new(Lang::EN, Some(Madeira::META.locales));
    speaker.try_say(&Madeira::event_text(event), &["Ann".into()]).unwrap()
}
