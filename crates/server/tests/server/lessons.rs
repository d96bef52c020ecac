//! Lessons: every card has words in both languages and names clauses that exist; played by bots, its moments come.

use std::collections::BTreeSet;

use emporio_bots::BotSpec;
use emporio_core::page::{Block, Page};
use emporio_core::{Lang, Player, Rng, Table, Text, Turn, Viewer};
use emporio_games::GameKind;
use emporio_server::lessons::{Lesson, LessonCard, When, lesson, names, plan};
use serde_json::{Value, json};

use crate::client::{House, config, id};

const GAMES: [&str; 4] = ["puerto-rico", "san-juan", "madeira", "spice-islands"];

fn clauses(kind: GameKind) -> BTreeSet<String> {
    let page = Page::read(kind.meta().rules.read(Lang::EN));
    let blocks = page.chapters.into_iter().flat_map(|chapter| chapter.blocks);
    blocks.filter_map(|block| if let Block::Clause { id, .. } = block { Some(id) } else { None }).collect()
}

#[test]
fn every_game_has_a_first_game_in_both_languages() {
    for game in GAMES {
        let known = clauses(game.parse().unwrap());
        assert_eq!(names(game), ["first"], "{game}");
        let (english, italian) = (lesson(game, "first", "en").unwrap(), lesson(game, "first", "it").unwrap());
        let ids = |lesson: &Lesson| lesson.cards.iter().map(|card| card.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&english), ids(&italian), "{game}");
        assert!((10..=15).contains(&english.minutes), "{game}");
        assert_eq!(
            english.cards.iter().filter(|card| matches!(card.when, When::End(_))).count(),
            1,
            "{game}"
        );
        for (card, other) in english.cards.iter().zip(&italian.cards) {
            assert_ne!(card.words, other.words, "{game}: {}", card.id);
            assert!(!card.title.is_empty() && !card.words.is_empty(), "{game}: {}", card.id);
            for clause in &card.rules {
                assert!(known.contains(clause), "{game}: {} names {clause}", card.id);
            }
        }
    }
    assert!(names("chess").is_empty() && plan("puerto-rico", "../first").is_err());
}

/// Whether the moment of a card has come, as the browser reckons it.
fn is_due(card: &LessonCard, lesson: &Lesson, table: &dyn Table, seat: Player) -> bool {
    let asked = match table.prompt() {
        Text::Key { id, .. } if table.turn() == Turn::Player(seat) => id.replace("prompt-", ""),
        Text::Key { .. } | Text::Number(_) | Text::Player(_) | Text::List(_) | Text::Plain(_) => {
            String::new()
        }
    };
    let rounds = table.round() - lesson.round;
    match &card.when {
        When::Start => true,
        When::Asked(prompt) => asked == *prompt || asked.starts_with(&format!("{prompt}-")),
        When::Told(kind) => table.told(Viewer::Player(seat), 0).iter().any(|told| told.kind == kind.as_str()),
        When::Round(n) => rounds >= *n,
        When::End(n) => rounds >= *n || table.turn() == Turn::Over,
    }
}

/// Plays a lesson with bots in all seats until its last card; gives the cards that had their moment.
fn played(game: &str, seed: u64) -> BTreeSet<String> {
    let (lesson, plan) = (lesson(game, "first", "en").unwrap(), plan(game, "first").unwrap());
    let setup = emporio_core::Setup {
        options: plan.table.options(),
        seats: plan.table.seats().to_vec(),
        seed: None,
        position: Some(plan.table.position()),
    };
    let mut table = plan.kind.open(setup).unwrap();
    // People who learn play in many ways: with a plan, with foresight, and without either.
    let spec: BotSpec = ["easy", "greedy", "random"][seed as usize % 3].parse().unwrap();
    let mut rng = Rng::new(seed);
    let mut due = BTreeSet::new();
    for _ in 0..2000 {
        table.advance(&mut rng);
        let now = lesson.cards.iter().filter(|card| is_due(card, &lesson, table.as_ref(), Player(plan.seat)));
        due.extend(now.map(|card| card.id.clone()));
        let Turn::Player(player) = table.turn() else { break };
        if due.contains("end") {
            break;
        }
        let action = emporio_bots::choose(table.as_ref(), player, &spec, rng.next_u64()).unwrap();
        table.play(&action).unwrap();
    }
    assert!(due.contains("end"), "{game}: the lesson does not end");
    due
}

#[test]
fn the_moments_of_the_cards_come() {
    for game in GAMES {
        let all: BTreeSet<String> =
            lesson(game, "first", "en").unwrap().cards.into_iter().map(|card| card.id).collect();
        let games: Vec<BTreeSet<String>> = (1..=60).map(|seed| played(game, seed)).collect();
        for due in &games {
            assert!(due.len() * 2 >= all.len(), "{game}: only {due:?}");
        }
        let ever: BTreeSet<String> = games.into_iter().flatten().collect();
        assert_eq!(ever, all, "{game}: cards whose moment never comes");
    }
}

#[tokio::test]
async fn a_lesson_is_a_table_with_its_position_and_its_dice() {
    let house = House::new(emporio_server::Config { bots: false, ..config(91) }).await;
    let anna = house.person("Anna").await;
    for game in GAMES {
        let cards = anna.get(&format!("/api/lessons/{game}?lang=it")).await.ok();
        assert!(cards[0]["cards"].as_array().unwrap().len() > 9, "{game}");
        let start = async || anna.post("/api/lessons", json!({ "game": game, "lesson": "first" })).await.ok();
        let (one, other): (Value, Value) = (start().await, start().await);
        assert_eq!(one["you"], json!(0), "{game}");
        assert_ne!(id(&one), id(&other));
        assert_eq!(one["view"], other["view"], "{game} begins alike every time");
        assert_eq!(one["round"], cards[0]["round"], "{game}");
    }
    assert_eq!(
        anna.post("/api/lessons", json!({ "game": "puerto-rico", "lesson": "last" })).await.code(),
        "not_found"
    );
    let stranger = house.stranger();
    assert_eq!(
        stranger.post("/api/lessons", json!({ "game": "madeira", "lesson": "first" })).await.code(),
        "unknown"
    );
}
