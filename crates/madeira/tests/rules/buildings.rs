//! Phase C, building actions (BLD).

use emporio_core::{Dispatch, Turn};

use super::*;

/// Phase B is over with these markers: (building, seat).
fn resolved(players: u8, markers: &[(Building, usize)]) -> Scene {
    let mut game = scene(players);
    for &(building, seat) in markers {
        let site = &mut game.sites[building as usize];
        site.guild_dice += 1;
        site.markers[seat] += 1;
    }
    for seat in 0..players {
        game.play("pass");
        let space = format!("space {}", seat + 1);
        if game.lists(&space) {
            game.play(&space);
        }
        if game.lists("reals") {
            game.play("reals");
        }
    }
    for person in &mut game.people {
        person.reals = 0;
    }
    game
}

/// [BLD-1, RNG-8] By order number; a building without marker is skipped and its dice are not rolled.
#[test]
fn buildings_are_resolved_by_number() {
    let mut game = resolved(2, &[(Building::Capitania, 0), (Building::Fortaleza, 1)]);
    assert_eq!(game.resolving(), Some(Building::Capitania), "Moinho has no marker");
    assert_eq!(game.turn(), Turn::Chance);
    game.play("roll 2; pirates");
    assert_eq!(game.resolving(), Some(Building::Fortaleza));
    game.play("roll 1; pirates");
    assert_eq!(game.step, Step::Mill);
    let mut game = resolved(2, &[(Building::Moinho, 0)]);
    game.sites[Building::Capitania as usize].guild_dice = 1;
    game.play("roll 2; pirates");
    assert_eq!(game.step, Step::Mill, "dice without marker are not rolled");
}

/// [BLD-2, RNG-8, RNG-9] All dice are rolled once, guild dice first; then each player with a marker has one turn, in order.
#[test]
fn dice_are_rolled_and_each_marker_owner_asked_once() {
    let mut game = resolved(3, &[(Building::Moinho, 2), (Building::Moinho, 0), (Building::Moinho, 0)]);
    game.sites[0].pirate_die = true;
    game.play("roll 3; roll 1; roll 2");
    assert_eq!(game.turn(), Turn::Chance, "the pirate die is left");
    game.play("roll 3");
    assert_eq!(game.phase, Phase::Buildings { number: 0, guild_sum: 6, pirate: 3 });
    assert_eq!(game.turn(), Turn::Player(Player(0)));
    game.play("pirates");
    assert_eq!(game.turn(), Turn::Player(Player(2)), "P1 has no marker, P0 has had their one turn");
}

/// [BLD-3, BLD-5, BLD-7, EX-19] Capitania, guild sum 4, pirate die 3: who pays acts, who refuses gets 4 pirates.
#[test]
fn pay_and_act_or_receive_pirates() {
    let mut game = at_building(4, Building::Capitania);
    game.sites[1].markers = [1, 1, 1, 0];
    game.phase = Phase::Buildings { number: 1, guild_sum: 4, pirate: 3 };
    worker(&mut game, 0, "2a");
    game.people[0].reals = 7;
    game.people[1].reals = 6;
    assert_eq!(game.building_cost(), 6);
    game.play("pay; from reserve; to funchal 1");
    let blue = &game.people[0];
    assert_eq!((blue.reals, blue.prestige, blue.city.len(), blue.pirates), (1, 1, 1, 0));
    game.play("pay");
    let yellow = &game.people[1];
    assert_eq!(
        (yellow.reals, yellow.prestige, yellow.pirates),
        (0, 0, 0),
        "pays without a worker, no pirates"
    );
    assert!(!game.lists("pay"), "Red has no reals");
    assert_eq!(game.forbidden("pay"), "BLD-3");
    game.play("pirates");
    assert_eq!(game.people[2].pirates, 4);
}

/// [BLD-4, EX-18] Cost 10 / 9 / 8 less all guild dice, never below 0; the pirate die does not count.
#[test]
fn guild_dice_lower_the_cost() {
    for (players, cost) in [(4, 6), (3, 5), (2, 4)] {
        let mut game = at_building(players, Building::Moinho);
        game.phase = Phase::Buildings { number: 0, guild_sum: 4, pirate: 3 };
        assert_eq!(game.building_cost(), cost);
        game.phase = Phase::Buildings { number: 0, guild_sum: 12, pirate: 3 };
        assert_eq!(game.building_cost(), 0);
        assert_eq!(game.choices(), ["pay", "pirates"], "a cost of 0 is still a choice (RUL-37)");
    }
}

/// [BLD-5] 1 pirate without a pirate die, 1 plus the die with one.
#[test]
fn refusing_brings_pirates() {
    for (die, pirates) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        let mut game = at_building(2, Building::Moinho);
        game.phase = Phase::Buildings { number: 0, guild_sum: 0, pirate: die };
        game.play("pirates");
        assert_eq!(game.people[0].pirates, pirates);
        assert_eq!(game.people[0].bread, 0, "no action");
    }
}

/// P0 pays at a building with so many workers in its Region and one in the Forest.
fn paid(building: Building, workers_there: usize) -> Scene {
    let mut game = at_building(2, building);
    let region = game.data.buildings[building as usize].region;
    for letter in ["a", "b", "c"].iter().take(workers_there) {
        worker(&mut game, 0, &format!("{region}{letter}"));
    }
    worker(&mut game, 0, "forest");
    game.people[0].reals = 20;
    game.people[0].pirates = 9;
    favour(&mut game, 0, Favour::Patron, false);
    favour(&mut game, 0, Favour::Engineer, false);
    favour(&mut game, 0, Favour::Monk, false);
    game.play("pay");
    game
}

/// [BLD-6, BLD-8, EX-20] Moinho at 0, 1, 2, 3 and 4 workers: 0, 2, 2, 5, 5 bread.
#[test]
fn moinho_gives_bread() {
    for (workers, bread) in [(0, 0), (1, 2), (2, 2), (3, 5)] {
        assert_eq!(paid(Building::Moinho, workers).people[0].bread, bread, "{workers} workers");
    }
    let mut game = staffed(4, Building::Moinho, "2a, 2b, 2c, 2d");
    game.play("pay");
    assert_eq!(game.people[0].bread, 5);
}

/// [BLD-6, BLD-9] Capitania at 0, 1, 2, 3 workers: 0, 1, 1, 3 PP and as many moves: 0, 1, 1, 2.
#[test]
fn capitania_gives_prestige_and_moves_to_cities() {
    for (workers, points, moves) in [(0, 0, 0), (1, 1, 1), (2, 1, 1), (3, 3, 2)] {
        let mut game = paid(Building::Capitania, workers);
        assert_eq!(game.people[0].prestige, points, "{workers} workers");
        assert_eq!(make_moves(&mut game, &["funchal 1", "machico 1"]), moves);
    }
}

/// [BLD-6, BLD-10] Alfândega at 0, 1, 2, 3 workers: 0, 1, 1, 2 moves to colonies.
#[test]
fn alfandega_moves_to_colonies() {
    for (workers, moves) in [(0, 0), (1, 1), (2, 1), (3, 2)] {
        assert_eq!(make_moves(&mut paid(Building::Alfandega, workers), &["india", "india"]), moves);
    }
}

/// [BLD-6, BLD-12] Fortaleza at 0, 1, 2, 3 workers: 0, 1, 1, 2 moves to the watch.
#[test]
fn fortaleza_moves_to_the_watch() {
    for (workers, moves) in [(0, 0), (1, 1), (2, 1), (3, 2)] {
        let mut game = paid(Building::Fortaleza, workers);
        assert_eq!(make_moves(&mut game, &["watch", "watch"]), moves);
        assert_eq!(game.people[0].pirates, 9 - 3 * moves);
    }
}

/// Makes as many moves from the reserve as are asked for.
fn make_moves(game: &mut Scene, targets: &[&str]) -> u16 {
    let mut moves = 0;
    while matches!(game.step, Step::WorkerFrom(_)) && game.turn.player == Player(0) {
        game.play("from reserve");
        if matches!(game.step, Step::WorkerTo { .. }) {
            game.play(&format!("to {}", targets[usize::from(moves)]));
        }
        moves += 1;
    }
    moves
}

/// [BLD-6, BLD-11, DEC-23, EX-22] Casa da Coroa at 0, 1, 2, 3 workers: 0, 1, 1, 2 favours; Mecenate and Ingegnere of three.
#[test]
fn casa_da_coroa_turns_favours_up() {
    for (workers, turned) in [(0, 0), (1, 1), (2, 1), (3, 2)] {
        let mut game = paid(Building::CasaDaCoroa, workers);
        for favour in ["patron", "engineer", "monk"].iter().take(turned) {
            game.play(&format!("turn up {favour}"));
        }
        assert_eq!(usize::from(game.people[0].face_up.len()), turned);
        assert_eq!(game.turn.player, Player(1));
    }
    let mut game = paid(Building::CasaDaCoroa, 3);
    assert_eq!(game.listed(), ["turn up monk", "turn up patron", "turn up engineer", "stop"]);
    game.play("turn up patron; stop");
    assert_eq!(game.people[0].face_up.len(), 1, "up to two");
    let mut game = paid(Building::CasaDaCoroa, 3);
    game.play("turn up patron; turn up engineer");
    let face_down: Vec<Favour> = game.people[0].face_down().iter().collect();
    assert_eq!(face_down, [Favour::Monk], "EX-22: the third stays down");
}

/// [BLD-6] The workers are counted once, when the action begins (RUL-10).
#[test]
fn the_box_does_not_change_during_the_action() {
    let mut game = staffed(2, Building::Alfandega, "1a, 1b, 1c");
    game.play("pay; from 1a; to india");
    assert!(matches!(game.step, Step::WorkerFrom(_)), "two left in the Region, still the lower box");
}

/// [BLD-10, WRK-4, EX-21] Red's two workers to Açores and Brasil: 2 + 1 PP, nothing for the earlier one.
#[test]
fn example_of_alfandega() {
    let mut game = staffed(4, Building::Alfandega, "1a, 1b, 1c, acores, funchal 1");
    ships(&mut game, 0, "acores 1, acores 2, brasil 1");
    game.play("pay; from reserve; to acores; from funchal 1; to brasil");
    assert_eq!(game.people[0].prestige, 3);
}

/// [BLD-7] Who pays may do nothing.
#[test]
fn paying_does_not_force_to_act() {
    let mut game = paid(Building::Capitania, 1);
    game.play("stop");
    assert_eq!((game.people[0].city.len(), game.people[0].pirates), (0, 9));
}

/// [BLD-13] After the last building markers, dice and tiles leave the board.
#[test]
fn the_board_is_cleared() {
    let mut game = resolved(2, &[(Building::Fortaleza, 0)]);
    assert!(game.sites.iter().any(|site| site.character.is_some()));
    game.play("roll 1; pirates");
    assert!(game.sites.iter().all(|site| *site == emporio_madeira::Site::default()));
    assert_eq!(game.pirate_dice, [0; 6]);
}
