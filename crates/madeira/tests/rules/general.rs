//! General (GEN).

use emporio_core::{ActionList, Chance, Dispatch, Opening, Rng, Scoring, Silent, Turn, play};
use emporio_madeira::{Building, Favour, Madeira, Options, Phase, Step};

use super::*;

/// [GEN-1, END-1, CRN-6] Five rounds of phases A to E in this order; phase E is what the empty building reminds of.
#[test]
fn five_rounds_of_five_phases() {
    let mut rng = Rng::new(4);
    let mut game = Madeira::new(&Options::default(), 3).unwrap();
    let mut legal = ActionList::new();
    let mut seen: Vec<(u8, &str)> = Vec::new();
    play::settle(&mut game, &mut legal, &mut Silent);
    while game.turn() != Turn::Over {
        if seen.last() != Some(&(game.round, game.phase.word())) {
            seen.push((game.round, game.phase.word()));
        }
        let action =
            if game.turn() == Turn::Chance { game.sample_chance(&mut rng) } else { rng.pick(&legal) };
        play::step(&mut game, action, &mut legal, &mut Silent);
    }
    assert_eq!(seen[0], (0, "setup"));
    let phases = ["preparation", "characters", "buildings", "maintenance", "requests"];
    let place = |word: &str| phases.iter().position(|phase| *phase == word).unwrap();
    let order: Vec<(u8, usize)> = seen[1..].iter().map(|(round, word)| (*round, place(word))).collect();
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(order.iter().filter(|(_, phase)| *phase == 1).count(), 5);
    // Requests are fulfilled in rounds 1, 3, 5: the buildings Fortaleza, Alfândega, Moinho are empty then.
    let with_requests: Vec<u8> =
        order.iter().filter(|(_, phase)| *phase == 4).map(|(round, _)| *round).collect();
    assert!(with_requests.iter().all(|round| round % 2 == 1), "{with_requests:?}");
    let empty = [1, 3, 5].map(|round| game.data.empty_building(round));
    assert_eq!(empty, [Some(Building::Fortaleza), Some(Building::Alfandega), Some(Building::Moinho)]);
    assert_eq!(game.ending(), Some("rounds"));
}

/// [GEN-2] What is received comes from a supply without end, what is paid goes to it.
#[test]
fn the_supply_never_runs_out() {
    let mut game = scene(2);
    game.people[0].reals = 5_000;
    favour(&mut game, 0, Favour::Treasurer, true);
    game.play("favour treasurer");
    assert_eq!(game.people[0].reals, 5_005);
    let before: u16 = game.people[1].reals;
    assert_eq!(before, 0, "nobody else pays for it");
}

/// [GEN-3, EX-1, EX-2] Amounts are values: tokens do not exist for the rules.
#[test]
fn amounts_are_values() {
    let mut game = at_building(2, Building::Fortaleza);
    game.phase = Phase::Buildings { number: 4, guild_sum: 0, pirate: 3 };
    game.play("pirates");
    assert_eq!(game.people[0].pirates, 4, "1 x4 or 1 + 3");
    let mut game = scene(2);
    game.people[0].goods[0] = 3;
    game.play("mill up");
    assert_eq!(game.people[0].goods[0], 1, "a tile of 3 wheat is 3 wheat, of which 2 are discarded");
}

/// [GEN-4] A city space is open only in a built district and holds one pawn.
#[test]
fn city_spaces_are_in_built_districts_and_hold_one_pawn() {
    let mut game = scene(2);
    worker(&mut game, 1, "funchal 1");
    favour(&mut game, 0, Favour::Explorer, true);
    game.play("favour explorer; from reserve");
    assert!(game.lists("to funchal 2"));
    assert!(!game.lists("to funchal 1"), "a worker stands there");
    assert!(!game.lists("to funchal 4"), "a neutral citizen stands there");
    assert!(!game.lists("to funchal 5"), "district 3 is not built");
    assert!(game.lists("to machico 12"), "the district of the Explorer is built");
}

/// [GEN-5] One own worker on a field or in the Forest; players share them.
#[test]
fn one_own_worker_on_a_field() {
    let mut game = peopled(2, "1a, forest");
    workers(&mut game, 1, "1b, forest");
    game.people[0].bread = 2;
    game.play("die 2; building moinho; action; from reserve");
    assert!(!game.lists("to 1a") && !game.lists("to forest"));
    assert!(game.lists("to 1b"), "another player's worker does not matter");
}

/// [GEN-6] The Forest is in no Region: no harvest, no building, but a place to move to and from.
#[test]
fn the_forest_is_in_no_region() {
    let mut game = peopled(2, "forest");
    game.play("die 3; building alfandega");
    assert!(!game.lists("harvest"));
    game.play("nothing");
    let mut game = peopled(2, "forest");
    game.play("die 2; building moinho; action");
    assert!(game.lists("from forest"));
    let mut game = staffed(2, Building::Moinho, "forest");
    game.play("pay");
    assert_eq!(game.people[0].bread, 0, "no worker in the Region");
}

/// [GEN-7] Colony lands and the watch hold any number of workers.
#[test]
fn lands_and_watch_have_no_limit() {
    let mut game = scene(2);
    for _ in 0..5 {
        workers(&mut game, 0, "india, watch");
        workers(&mut game, 1, "india, watch");
    }
    favour(&mut game, 0, Favour::Explorer, true);
    game.play("favour explorer; from reserve");
    assert!(game.lists("to india") && game.lists("to watch"));
}

/// [GEN-8] A slot holds one ship, and no ship goes back to the reserve.
#[test]
fn slots_hold_one_ship_and_ships_stay() {
    let mut game = scene(2);
    ship(&mut game, 0, "wheat 1");
    ship(&mut game, 1, "wheat 2");
    game.people[0].goods = [9, 9, 9];
    game.play("die 3; building alfandega; action; ship from wheat 1");
    assert!(!game.lists("ship to wheat 2"));
    assert_eq!(game.forbidden("ship to wheat 2"), "GEN-8");
    assert!(game.listed().iter().all(|text| text.starts_with("ship to ")), "there is no way to the reserve");
}

/// [GEN-9] A field with wood gives wood only.
#[test]
fn wood_comes_before_goods() {
    for (wood, wheat) in [(1, 0), (0, 1)] {
        let mut game = peopled(2, "1c");
        set_wood(&mut game, "1c", wood);
        game.play("die 3; building alfandega; harvest");
        assert_eq!((game.people[0].wood, game.people[0].goods), (wood.into(), [wheat, 0, 0]));
        assert_ne!(game.step, Step::Over);
    }
}
