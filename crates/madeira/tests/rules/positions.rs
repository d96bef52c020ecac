//! Positions: readable, and refused when they cannot be.

use emporio_core::{
    ActionList, Chance, Dispatch, Invariants, Opening, PositionError, Positions, Rng, Scoring, Silent, Turn,
    play,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;

/// A position somewhere in a random game.
fn somewhere(players: u8, seed: u64, steps: u32) -> Madeira {
    let mut rng = Rng::new(seed);
    let mut game = Madeira::new(&Options::default(), players).unwrap();
    let mut legal = ActionList::new();
    play::settle(&mut game, &mut legal, &mut Silent);
    for _ in 0..steps {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.sample_chance(&mut rng),
            Turn::Player(_) => rng.pick(&legal),
        };
        play::step(&mut game, action, &mut legal, &mut Silent);
    }
    game
}

fn read(players: u8, position: &Value) -> Result<Madeira, PositionError> {
    Madeira::from_position(&Options::default(), players, position)
}

/// [INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7, INV-8] A broken position is refused and the clause is named.
#[test]
fn broken_positions_name_the_clause() {
    let position = somewhere(3, 8, 250).to_position();
    assert!(read(3, &position).is_ok());
    assert!(read(2, &position).is_err(), "a position of three at a table of two");
    let broken = |path: &str, value: Value| {
        let mut position = position.clone();
        *position.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        read(3, &position).expect_err(path).to_string()
    };
    for (path, value, clause) in [
        ("/people/0/reserve", json!(12), "INV-1"),
        ("/neutrals", json!(["funchal 1"]), "INV-1"),
        ("/people/1/ships", json!(7), "INV-2"),
        ("/pirate_dice", json!([9, 0, 0, 0, 0, 0]), "INV-3"),
        ("/rows/0/requests", json!([5, 5, 5, 5, 5]), "INV-4"),
        ("/people/1/requests", json!([0, 0, 0, 0, 0]), "INV-4"),
        (
            "/districts",
            json!([null, null, null, null, null, null, null, null, null, null, null, null]),
            "INV-5",
        ),
        ("/wood/0", json!(3), "INV-6"),
        ("/people/0/level", json!(7), "INV-7"),
        ("/people/0/prestige", json!(-1), "INV-7"),
        ("/order", json!([0, 0, 1, 2]), "INV-8"),
        ("/round", json!(0), "GEN-1"),
        ("/people/0/reals", json!(501), "INV-7"),
        ("/people/2/pirates", json!(65_535), "INV-7"),
    ] {
        let error = broken(path, value);
        assert!(error.contains(clause), "{path}: {error}");
    }
    assert!(broken("/people/0/reals", json!(-3)).contains("cannot be read"));
    assert!(broken("/people/0/fields", json!(["9z"])).contains("no such place"));
    assert!(matches!(read(3, &json!("nothing")), Err(PositionError::Unreadable(_))));
}

/// [CMD-6, RUL-14, BLD-2, CRN-2] A turn or phase that remembers what cannot have been is refused.
#[test]
fn impossible_memories_are_refused() {
    let refused = |mut game: Scene, change: &dyn Fn(&mut Madeira), clause: &str| {
        game.people[0].requests = [1, 0, 0, 0, 1];
        game.people[1].requests = [0, 1, 0, 0, 1];
        game.check().unwrap_or_else(|broken| panic!("{broken}"));
        change(&mut game);
        let broken = game.check().expect_err(clause).to_string();
        assert!(broken.contains(clause), "{broken}");
    };
    let mut ships = scene(2);
    ships.play("die 3; building alfandega; action");
    refused(ships, &|game| game.turn.rewards = [1, 0, 0], "CMD-6");
    let used = |mut game: Scene| {
        game.turn.favour_used = true;
        game
    };
    refused(used(scene(2)), &|game| game.turn.lord = true, "RUL-11");
    refused(used(scene(2)), &|game| (game.turn.engineer, game.turn.diplomat) = (true, true), "RUL-11");
    let mut cost = at_building(2, Building::Moinho);
    cost.phase = Phase::Buildings { number: 0, guild_sum: 4, pirate: 0 };
    refused(used(cost.clone()), &|game| game.turn.engineer = true, "RUL-11");
    for (guild_sum, pirate) in [(1, 0), (13, 0), (4, 2)] {
        let wrong = |game: &mut Madeira| game.phase = Phase::Buildings { number: 0, guild_sum, pirate };
        refused(cost.clone(), &wrong, "GEN-1");
    }
    let request = at_requests(2, 1);
    refused(request, &|game| game.phase = Phase::Requests { fulfilled: [1, 0, 0, 0, 0] }, "GEN-1");
}

/// Every number, flag and list of a JSON value, as pointers.
fn leaves(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            found.push(path.clone());
            for (key, inner) in map {
                leaves(inner, format!("{path}/{key}"), found);
            }
        }
        Value::Array(items) => {
            found.push(path.clone());
            for (at, inner) in items.iter().enumerate() {
                leaves(inner, format!("{path}/{at}"), found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => found.push(path),
    }
}

fn mutated(old: &Value, how: u64) -> Value {
    match (old, how % 9) {
        (Value::Number(n), 0..=2) => json!(n.as_i64().unwrap_or(0) + 1),
        (Value::Number(n), 3..=4) => json!(n.as_i64().unwrap_or(0) - 1),
        (Value::Number(_), 5) => {
            json!([how % 300, 254, 255, 499, 500, 9_999, 32_767][(how / 9) as usize % 7])
        }
        (Value::Bool(flag), _) => json!(!flag),
        (Value::Array(items), 0..=3) => Value::Array(items.iter().rev().cloned().collect()),
        (Value::Array(items), 4..=6) => Value::Array(items.iter().skip(1).cloned().collect()),
        (Value::String(_), 0..=2) => json!(
            ["reserve", "forest", "india", "1c", "wheat 1", "lady", "start", "over"][(how / 9) as usize % 8]
        ),
        (Value::String(_), 3..=5) => json!("cost"),
        (_, 7) => Value::Null,
        (_, 8) => json!({}),
        (_, _) => json!(2),
    }
}

/// Plays on at random, with every invariant checked.
fn play_on(mut game: Madeira, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut legal = ActionList::new();
    play::settle(&mut game, &mut legal, &mut Silent);
    for _ in 0..20_000 {
        game.check().unwrap_or_else(|broken| panic!("{broken}"));
        let action = match game.turn() {
            Turn::Over => {
                game.scores();
                return;
            }
            Turn::Chance => game.sample_chance(&mut rng),
            Turn::Player(_) => {
                assert!(!legal.is_empty(), "nothing to do at {:?}", game.step);
                rng.pick(&legal)
            }
        };
        play::step(&mut game, action, &mut legal, &mut Silent);
    }
    panic!("the game does not end");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    /// A mutated position is refused, or can be played to its end with every invariant kept.
    #[test]
    fn mutated_positions_are_refused_or_playable(
        players in 2u8..=4,
        seed in 0u64..1_000,
        steps in 0u32..560,
        changes in prop::collection::vec((any::<u64>(), any::<u64>()), 1..4),
    ) {
        let game = somewhere(players, seed, steps);
        let mut position = game.to_position();
        for (place, how) in changes {
            let mut found = Vec::new();
            leaves(&position, String::new(), &mut found);
            let path = &found[(place % found.len() as u64) as usize];
            let old = position.pointer_mut(path).unwrap();
            *old = mutated(old, how);
        }
        if let Ok(game) = read(players, &position) {
            play_on(game, seed);
        }
    }
}
