//! Hand-written positions: read or refused, never a panic, and what is read can be played to its end.

use emporio_core::play::playout;
use emporio_core::scene::leaves;
use emporio_core::{Chance, Dispatch, Invariants, Opening, Positions, Rng, Turn};
use emporio_san_juan::{Action, Options, SanJuan};
use proptest::prelude::*;
use serde_json::Value;

fn random_state(players: u8, seed: u64, steps: u32) -> SanJuan {
    let mut rng = Rng::new(seed);
    let options = Options { variant: seed.is_multiple_of(5), round_cap: Some(100), ..Options::default() };
    let mut game = SanJuan::new(&options, players).unwrap();
    for _ in 0..steps {
        let mut legal = emporio_core::ActionList::<Action>::new();
        game.legal_actions(&mut legal);
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.sample_chance(&mut rng),
            Turn::Player(_) => rng.pick(&legal),
        };
        game.apply(action, &mut emporio_core::Silent);
    }
    game
}

fn mutate(value: &mut Value, rng: &mut Rng) {
    let paths = leaves(value);
    let path = &paths[rng.below(paths.len() as u32) as usize];
    let words = ["tower", "indigo_plant", "indigo", "role", "over", "t3", "build", "crane"];
    let new = match rng.below(6) {
        0 => Value::from(rng.below(300)),
        1 | 2 => Value::from(rng.below(8)),
        3 => Value::from(rng.pick(&words)),
        4 => Value::Null,
        _ => Value::Bool(rng.below(2) == 0),
    };
    // Often a small step, so that the position stays plausible.
    let place = value.pointer_mut(path).expect("a path of this value");
    *place = match place.as_u64() {
        Some(number) if rng.below(2) == 0 => Value::from(number + 1),
        Some(number) if number > 0 && rng.below(2) == 0 => Value::from(number - 1),
        Some(_) | None => new,
    };
}

/// Moves a card between two places, which often gives another position that can be.
fn move_card(value: &mut Value, rng: &mut Rng) {
    let places =
        ["/deck", "/discards", "/seats/0/hand", "/seats/1/hand", "/seats/0/visible", "/seats/1/tucked"];
    let (from, to) = (rng.pick(&places), rng.pick(&places));
    let Some(Value::Object(cards)) = value.pointer(from) else { return };
    let Some(card) = cards.keys().nth(rng.below(cards.len().max(1) as u32) as usize).cloned() else { return };
    for (place, change) in [(from, -1), (to, 1)] {
        if let Some(Value::Object(cards)) = value.pointer_mut(place) {
            let count = cards.get(&card).and_then(Value::as_i64).unwrap_or(0) + change;
            cards.insert(card.clone(), Value::from(count));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn a_changed_position_is_refused_or_playable(seed in 0u64..1_000_000, steps in 0u32..900, changes in 1u32..4) {
        let mut rng = Rng::new(seed);
        let players = 2 + rng.below(3) as u8;
        let game = random_state(players, seed, steps);
        let mut position = game.to_position();
        for _ in 0..changes {
            if rng.below(2) == 0 { mutate(&mut position, &mut rng) } else { move_card(&mut position, &mut rng) }
        }
        if let Ok(mut read) = SanJuan::from_position(&game.options, players, &position) {
            read.check().unwrap();
            playout(&mut read, &mut rng);
            read.check().unwrap();
        }
    }

    #[test]
    fn any_json_is_refused(text in "\\PC*", number in any::<u64>()) {
        for value in [Value::from(text), Value::from(number), Value::Null, serde_json::json!([{}]), serde_json::json!({})] {
            prop_assert!(SanJuan::from_position(&Options::default(), 3, &value).is_err());
        }
    }
}

#[test]
fn a_position_belongs_to_its_number_of_players() {
    let game = random_state(3, 8, 200);
    assert!(SanJuan::from_position(&game.options, 3, &game.to_position()).is_ok());
    assert!(SanJuan::from_position(&game.options, 4, &game.to_position()).is_err());
    assert!(SanJuan::from_position(&game.options, 9, &game.to_position()).is_err());
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<SanJuan>() <= 768, "{}", size_of::<SanJuan>());
    println!("{} bytes", size_of::<SanJuan>());
}
