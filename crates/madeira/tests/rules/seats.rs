//! The same clauses for a seat that does not act first, and moments that few games reach.

use super::*;

/// Phase B, P1's turn.
fn second(players: u8) -> Scene {
    let mut game = scene(players);
    game.phase = Phase::Characters { row: 1 };
    game.turn.player = Player(1);
    game
}

/// Phase C, P1's turn at a building, with 8 reals.
fn second_at(building: Building) -> Scene {
    let mut game = at_building(2, building);
    game.turn.player = Player(1);
    game.people[1].reals = 8;
    game
}

/// [PASS-2] Reals and PP of a pass space go to the player who took it.
#[test]
fn pass_spaces_give_to_who_takes_them() {
    let mut game = scene(3);
    game.play("pass; space 1; pass; space 3; reals; pass; space 2; action; stop");
    assert_eq!(game.people.clone().map(|person| person.reals), [2, 4, 0, 0]);
    assert_eq!(game.state.people.map(|person| person.prestige), [0, 0, 1, 0]);
}

/// [CHA-6] A low pirate die costs bread like a guild die.
#[test]
fn a_low_pirate_die_costs_bread() {
    let mut game = second(3);
    worker(&mut game, 1, "watch");
    game.people[1].bread = 2;
    game.play("pirate die 1; building casa_da_coroa; nothing");
    assert_eq!((game.people[1].bread, game.people[1].watch), (0, 0));
}

/// [BLD-9, FAV-8, FAV-9] Lord, Diplomat and the PP of Capitania serve the second at a building as well.
#[test]
fn favours_help_the_second_at_a_building() {
    let mut game = second_at(Building::Moinho);
    favour(&mut game, 1, Favour::Lord, true);
    worker(&mut game, 1, "2a");
    game.people[1].reals = 0;
    game.play("favour lord; pay");
    assert_eq!((game.people[1].bread, game.people[1].pirates), (2, 0));
    let mut game = second_at(Building::Moinho);
    favour(&mut game, 1, Favour::Diplomat, true);
    worker(&mut game, 1, "2a");
    game.play("favour diplomat; pay");
    assert_eq!((game.people[1].bread, game.people[1].reals), (5, 0));
    let mut game = second_at(Building::Capitania);
    workers(&mut game, 1, "2a, 2b, 2c");
    game.play("pay; stop");
    assert_eq!([game.people[0].prestige, game.people[1].prestige], [0, 3]);
}

/// [FAV-1] One favour in a turn of phase C, too (RUL-11).
#[test]
fn one_favour_in_a_turn_of_phase_c() {
    let mut game = second_at(Building::Moinho);
    favour(&mut game, 1, Favour::Treasurer, true);
    favour(&mut game, 1, Favour::Patron, true);
    game.play("favour treasurer");
    assert_eq!([game.people[0].reals, game.people[1].reals], [0, 13]);
    assert_eq!(game.forbidden("favour patron"), "RUL-11");
}

/// [WRK-3, WRK-4] Colonies pay the mover for their ships; a worker moved to a city space has moved (RUL-27).
#[test]
fn moves_of_the_second() {
    let mut game = second_at(Building::Alfandega);
    worker(&mut game, 1, "1a");
    ship(&mut game, 1, "india 1");
    ship(&mut game, 0, "india 2");
    game.play("pay; from reserve; to india");
    assert_eq!([game.people[0].prestige, game.people[1].prestige], [0, 1]);
    let mut game = second_at(Building::Capitania);
    workers(&mut game, 1, "2a, 2b, 2c, funchal 1");
    game.play("pay; from funchal 1; to funchal 2");
    assert_eq!(game.forbidden("from funchal 2"), "WRK-1");
}

/// [FAV-13, FAV-15] Half of many pirates; from the watch to any other place.
#[test]
fn policeman_and_explorer_without_limit() {
    let mut game = second(2);
    favour(&mut game, 1, Favour::Policeman, true);
    game.people[1].pirates = 21;
    game.play("favour policeman");
    assert_eq!(game.people[1].pirates, 11);
    let mut game = second(2);
    favour(&mut game, 1, Favour::Explorer, true);
    worker(&mut game, 1, "watch");
    game.play("favour explorer; from watch");
    for place in ["reserve", "1a", "forest", "funchal 1", "acores", "india"] {
        assert!(game.lists(&format!("to {place}")), "{place}");
    }
}

/// [DEC-14, WND-6] The windmill is open before each ship move, also of the Navigator, in phase C and at pass space IV.
#[test]
fn the_windmill_before_every_ship() {
    let ready = |mut game: Scene| {
        game.people[1].goods = [3, 3, 3];
        game.people[1].wood = 2;
        favour(&mut game, 1, Favour::Navigator, true);
        game
    };
    let scenes = [
        (ready(second(2)), "favour navigator"),
        (ready(second_at(Building::Moinho)), "favour navigator"),
        (ready(second(2)), "pass; space 4; action"),
        (ready(second(2)), "die 3; building alfandega; action; ship from reserve; ship to wheat 1"),
    ];
    for (mut game, moves) in scenes {
        game.play(moves);
        assert!(matches!(game.step, Step::ShipFrom(_)) && game.lists("mill sugar sugar for wine"), "{moves}");
    }
}

/// [CMD-4, CMD-6] A ship that moves inside one colony or market pays and earns as usual (RUL-9).
#[test]
fn ships_move_inside_a_colony_or_market() {
    let mut game = second(4);
    ships(&mut game, 1, "acores 1, wheat 1");
    game.people[1].goods = [2, 0, 2];
    game.play("die 3; building alfandega; action; ship from acores 1; ship to acores 2");
    game.play("ship from wheat 1; reward acores b");
    let person = &game.people[1];
    assert_eq!((person.prestige, person.reals, person.goods), (3, 3, [0, 0, 0]));
}

/// [KNG-4, KNG-6, DEC-16] The loot is of the ship's owner; the watch is no reward without a worker to send.
#[test]
fn rewards_of_the_second() {
    let mut game = second(2);
    game.rewards[2] = [Some(Reward::Watch), Some(Reward::Loot)];
    game.people[1].goods = [0, 0, 1];
    game.people[1].wood = 1;
    (game.people[1].reserve, game.people[1].watch) = (0, 12);
    game.play("die 3; building alfandega; action; ship from reserve; ship to india 1; stop");
    assert_eq!(game.choices(), ["reward india b", "stop"]);
    game.play("reward india b");
    assert_eq!([game.people[0].reals, game.people[1].reals], [0, 5]);
}

/// [MAY-2, MAY-4, WOOD-7] The income of the cities is the mover's; all wood due is received.
#[test]
fn cities_give_to_the_second() {
    let mut game = second(2);
    workers(&mut game, 1, "machico 1, machico 2, machico 3, funchal 1, forest");
    game.play("die 3; building casa_da_coroa; action; stop");
    assert_eq!((game.people[1].wood, game.people[1].reals, game.people[0].reals), (7, 3, 0));
}

/// [MNT-2] A tie for most among the later seats honours nobody (RUL-18).
#[test]
fn a_tie_of_later_seats_honours_nobody() {
    let mut game = before_maintenance(3);
    workers(&mut game, 1, "watch, watch");
    workers(&mut game, 2, "watch, watch");
    assert_eq!(game.most_on_watch(), None);
}

/// [MNT-4, MNT-6, DEC-24] Pirates for ships and workers go to their owner; goods alone open the last windmill moment.
#[test]
fn maintenance_of_the_second() {
    let mut game = at_building(3, Building::Fortaleza);
    game.sites[4].markers = [1, 0, 0, 0];
    game.people[1].level = 0;
    game.people[1].goods = [0, 2, 0];
    game.play("pirates; done");
    assert_eq!((game.step, game.turn.player), (Step::Mill, Player(1)));
    let mut game = before_maintenance(3);
    workers(&mut game, 1, "1a, 1b, 2a, 2b, 3a");
    ship(&mut game, 1, "wheat 1");
    game.play("done");
    assert_eq!(game.state.people.map(|person| person.pirates), [0, 3, 0, 0], "1 for the ship, 2 for bread");
}

/// [REQ-1, REQ-6] Requests of the second: their ships, their reals, their PP.
#[test]
fn requests_of_the_second() {
    let mut game = at_requests(2, 3);
    game.turn.player = Player(1);
    game.people[1].requests = [1, 0, 0, 0, 2];
    game.people[1].reals = 5;
    ship(&mut game, 1, "wheat 1");
    game.play("request trade_routes; offer 4");
    assert_eq!((game.people[1].prestige, game.people[1].reals, game.people[0].prestige), (10, 1, 0));
}
