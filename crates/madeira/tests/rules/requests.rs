//! Phase E, crown requests (CRN, REQ).

use emporio_core::{Dispatch, Turn};
use emporio_madeira::{City, Data, Good, Request, Urbanization};

use super::*;

/// [CRN-1, DEC-28] Round 1: one of two requests, which is discarded.
#[test]
fn one_request_in_round_one() {
    let mut game = at_requests(2, 1);
    game.people[0].requests = [1, 0, 1, 0, 0];
    game.people[1].requests = [1, 0, 1, 0, 0];
    assert_eq!(game.listed(), ["request trade_routes", "request guild_influence"]);
    assert_eq!(game.forbidden("request urbanization"), "DEC-28");
    game.play("request trade_routes");
    assert_eq!((game.people[0].requests, game.turn()), ([0, 0, 1, 0, 0], Turn::Player(Player(1))));
    game.play("request guild_influence");
    assert_eq!((game.round, game.phase), (2, Phase::Preparation));
}

/// [CRN-2, DEC-28] Round 3: two of three, one at a time; one for 0 PP is discarded all the same.
#[test]
fn two_requests_in_round_three() {
    let mut game = at_requests(2, 3);
    game.people[0].requests = [1, 1, 1, 0, 0];
    game.people[1].requests = [1, 1, 1, 0, 0];
    game.play("request expeditions");
    assert_eq!((game.people[0].prestige, game.people[0].requests), (0, [1, 0, 1, 0, 0]));
    assert_eq!(game.listed(), ["request trade_routes", "request guild_influence"]);
    game.play("request trade_routes");
    assert_eq!((game.people[0].requests, game.turn()), ([0, 0, 1, 0, 0], Turn::Player(Player(1))));
}

/// Phase E of round 5 begins: the feeding of the last player is over.
fn last_requests(requests: [u8; 5]) -> Scene {
    let mut game = before_maintenance(2);
    game.round = 5;
    game.people[0].requests = requests;
    game.people[1].requests = [1, 1, 1, 0, 0];
    for person in &mut game.people[..2] {
        person.level = 0;
    }
    game
}

/// [CRN-2, DEC-28, DEC-29] Round 5: all three without asking, in the order of the types; Prosperità asks for reals.
#[test]
fn all_requests_in_round_five() {
    let mut game = last_requests([0, 1, 0, 0, 2]);
    ship(&mut game, 0, "acores 1");
    game.people[0].reals = 20;
    game.people[0].wood = 1;
    game.play("upkeep 1");
    assert_eq!(game.people[0].prestige, 6, "Spedizioni came first");
    assert_eq!(game.listed().len(), 16);
    game.play("offer 15");
    assert_eq!(game.listed().len(), 6, "5 reals are left for the second");
    game.play("offer 2");
    assert_eq!((game.people[0].prestige, game.people[0].reals, game.people[0].requests), (23, 3, [0; 5]));
    assert_eq!(game.turn(), Turn::Over);
}

/// [CRN-3, CRN-4, CRN-5, EX-4] Round 2: wheat fields without wood give sugar; with wood never; sugar waits for round 4.
#[test]
fn fields_convert_when_they_have_no_wood() {
    let mut game = before_maintenance(4);
    game.round = 2;
    set_wood(&mut game, "1c", 0);
    set_wood(&mut game, "1d", 0);
    set_wood(&mut game, "2c", 1);
    game.play("done");
    assert_eq!(game.round, 3);
    let good = |game: &Scene, field: &str| game.good_of(field.parse().unwrap());
    assert_eq!(good(&game, "1c"), Good::Sugar);
    assert_eq!(good(&game, "1d"), Good::Sugar, "not yet");
    assert_eq!(good(&game, "1b"), Good::Wheat, "not convertible");
    assert_eq!(good(&game, "2c"), Good::Wheat);
    let mut game = before_maintenance(4);
    game.round = 4;
    game.converted.add("1c".parse().unwrap());
    set_wood(&mut game, "1c", 0);
    set_wood(&mut game, "1d", 0);
    set_wood(&mut game, "2c", 0);
    game.play("done");
    assert_eq!(good(&game, "1d"), Good::Wine);
    assert_eq!(good(&game, "1c"), Good::Sugar, "a field converts once (RUL-25)");
    assert_eq!(good(&game, "2c"), Good::Wheat, "its moment was round 2, wood gone or not");
    assert_eq!(good(&game, "2d"), Good::Sugar, "wood lies on it");
}

fn points(game: &Scene, request: Request, before: u8) -> i16 {
    game.request_points(Player(0), request, before)
}

/// [REQ-1, EX-30] Up to 3 ships in markets, each the PP of its market in this round.
#[test]
fn trade_routes_count_ships_in_markets() {
    for (round, each) in [(1, 3), (3, 6), (5, 4)] {
        let mut game = at_requests(4, round);
        ships(&mut game, 0, "wheat 1, india 1");
        assert_eq!(points(&game, Request::TradeRoutes, 0), each, "round {round}");
        ships(&mut game, 0, "wheat 2, wheat 3, wheat 4");
        assert_eq!(points(&game, Request::TradeRoutes, 0), 3 * each, "three at most");
    }
    let mut between = at_requests(4, 3);
    ship(&mut between, 0, "wheat 1");
    between.round = 2;
    assert_eq!(
        points(&between, Request::TradeRoutes, 0),
        6,
        "in round 2 as in round 3, the next one that counts"
    );
    let mut game = at_requests(4, 1);
    ships(&mut game, 0, "wheat 1, wine 1, sugar 1, sugar 2");
    assert_eq!(points(&game, Request::TradeRoutes, 0), 6 + 6 + 4, "the best three (RUL-32)");
}

/// [REQ-2, EX-31] Up to 3 ships in colonies, each the PP of its colony in this round.
#[test]
fn expeditions_count_ships_in_colonies() {
    for (round, each) in [(1, 6), (3, 4), (5, 3)] {
        let mut game = at_requests(4, round);
        ships(&mut game, 0, "india 1, wheat 1");
        ship(&mut game, 1, "india 2");
        assert_eq!(points(&game, Request::Expeditions, 0), each, "round {round}");
    }
}

/// [REQ-3] 5 PP for each of up to 4 face-up favours of different guilds; they stay face up.
#[test]
fn guild_influence_counts_different_guilds() {
    let mut game = at_requests(4, 1);
    game.people[0].requests = [1, 0, 1, 0, 0];
    for tile in [Favour::Monk, Favour::Miller, Favour::Lord] {
        favour(&mut game, 0, tile, true);
    }
    favour(&mut game, 0, Favour::Lady, false);
    game.play("request guild_influence");
    assert_eq!(game.people[0].prestige, 10, "two guilds up, the third is face down");
    assert_eq!(game.people[0].face_up.len(), 3);
    let mut game = at_requests(4, 1);
    for tile in [Favour::Monk, Favour::Lord, Favour::Engineer, Favour::Lady, Favour::Explorer] {
        favour(&mut game, 0, tile, true);
    }
    assert_eq!(points(&game, Request::GuildInfluence, 0), 20);
}

/// [REQ-4, EX-32] One city: the higher PP with the majority, else the lower; without a worker 0 (RUL-3).
#[test]
fn urbanization_counts_a_city() {
    let mut game = at_requests(4, 1);
    assert_eq!(points(&game, Request::Urbanization, 0), 0);
    workers(&mut game, 0, "funchal 1, funchal 2");
    workers(&mut game, 1, "funchal 3");
    assert_eq!(
        points(&game, Request::Urbanization, 0),
        12,
        "2 against 1 and 1 neutral: most, not more than half"
    );
    let mut game = at_requests(4, 1);
    workers(&mut game, 0, "funchal 1");
    workers(&mut game, 1, "funchal 2, funchal 3");
    assert_eq!(points(&game, Request::Urbanization, 0), 6);
    assert_eq!(game.points_in_city(Player(1), City::Funchal), 12);
}

/// [REQ-5] A tie goes to the rightmost pawn among the tied; neutral citizens of a city are one more player (RUL-19).
#[test]
fn ties_go_to_the_rightmost_pawn() {
    let mut game = at_requests(4, 1);
    workers(&mut game, 0, "funchal 2");
    workers(&mut game, 1, "funchal 3");
    let all = |game: &Scene| [0, 1].map(|seat| game.points_in_city(Player(seat), City::Funchal));
    assert_eq!(all(&game), [6, 6], "the neutral citizen on 4 stands rightmost");
    game.neutrals.remove("funchal 4".parse().unwrap());
    game.neutrals.add("machico 1".parse().unwrap());
    assert_eq!(all(&game), [6, 12]);
    // P2's single pawn far right does not matter between P0 and P1 with two each.
    favour(&mut game, 3, Favour::Lord, true);
    workers(&mut game, 0, "funchal 4");
    workers(&mut game, 1, "funchal 1");
    workers(&mut game, 2, "funchal 5");
    assert_eq!(all(&game), [12, 6]);
    // Two neutral citizens together tie with two workers.
    let mut game = at_requests(4, 1);
    workers(&mut game, 0, "funchal 1, funchal 3");
    game.neutrals.remove("machico 4".parse().unwrap());
    game.neutrals.add("funchal 2".parse().unwrap());
    assert_eq!(game.points_in_city(Player(0), City::Funchal), 6, "2 neutrals, one of them on 4");
    game.neutrals.remove("funchal 4".parse().unwrap());
    game.neutrals.add("machico 4".parse().unwrap());
    assert_eq!(game.points_in_city(Player(0), City::Funchal), 12);
}

/// [REQ-6, DEC-29] 0 to 15 reals, 1 PP each.
#[test]
fn prosperity_costs_reals() {
    for (reals, most) in [(0u16, 0), (4, 4), (99, 15)] {
        let mut game = at_requests(2, 1);
        game.people[0].requests = [1, 0, 0, 0, 1];
        game.people[0].reals = reals;
        game.play("request prosperity");
        if most == 0 {
            assert_eq!(game.turn(), Turn::Chance, "nothing to give: not asked, and P1 has no requests");
            continue;
        }
        assert_eq!(game.listed().len(), most + 1);
        game.play(&format!("offer {most}"));
        assert_eq!((game.people[0].prestige, game.people[0].reals), (most as i16, reals - most as u16));
    }
}

/// [REQ-7, EX-33] Requests of one type in one round use different ships, favours, cities.
#[test]
fn the_same_thing_counts_once() {
    let mut game = at_requests(4, 3);
    game.people[0].requests = [0, 0, 0, 3, 0];
    workers(&mut game, 0, "funchal 1, funchal 2, machico 1");
    game.take("request urbanization");
    game.take("request urbanization");
    assert_eq!(game.people[0].prestige, 12 + 9, "Funchal with the majority, then Machico without");
    let mut game = at_requests(4, 3);
    for slot in ["wheat 1", "sugar 1", "sugar 2", "wine 1"] {
        ship(&mut game, 0, slot);
    }
    assert_eq!([0, 1, 2].map(|before| points(&game, Request::TradeRoutes, before)), [14, 3, 0]);
    let mut game = at_requests(4, 3);
    for tile in [Favour::Monk, Favour::Miller, Favour::Lord] {
        favour(&mut game, 0, tile, true);
    }
    assert_eq!([0, 1, 2].map(|before| points(&game, Request::GuildInfluence, before)), [10, 5, 0]);
}

/// What P0 has after these requests.
fn fulfilled(game: &mut Scene, moves: &str) -> i16 {
    game.play(moves);
    game.people[0].prestige
}

/// Four players in round 3; P0 holds these requests.
fn holder(requests: [u8; 5]) -> Scene {
    let mut game = at_requests(4, 3);
    game.people[0].requests = requests;
    game
}

/// [EX-34] Red: 2 Rotte Commerciali, ships 1 wheat, 2 sugar, 1 wine: 6 + 8 + 3.
#[test]
fn example_of_red() {
    let mut game = holder([2, 0, 1, 0, 0]);
    ships(&mut game, 0, "wheat 1, sugar 1, sugar 2, wine 1");
    assert_eq!(fulfilled(&mut game, "request trade_routes; request trade_routes"), 17);
}

/// [EX-35] Blue: 3 ships in the wheat market, a tie in Funchal with a neutral rightmost: 18 + 6.
#[test]
fn example_of_blue() {
    let mut game = holder([1, 1, 0, 1, 0]);
    ships(&mut game, 0, "wheat 1, wheat 2, wheat 3");
    worker(&mut game, 0, "funchal 1");
    assert_eq!(fulfilled(&mut game, "request trade_routes; request urbanization"), 24);
}

/// [EX-36] Purple: 2 ships in Brasil, majority in Machico: 12 + 15.
#[test]
fn example_of_purple() {
    let mut game = holder([0, 2, 0, 1, 0]);
    ships(&mut game, 0, "brasil 1, brasil 2");
    workers(&mut game, 0, "machico 1, machico 2");
    game.play("request expeditions; request urbanization");
    assert_eq!((game.people[0].prestige, game.people[0].requests), (27, [0, 1, 0, 0, 0]));
}

/// [EX-37] Yellow: Prosperità with 8, Influenza with 3 guilds: 8 + 15.
#[test]
fn example_of_yellow() {
    let mut game = holder([1, 0, 1, 0, 1]);
    game.people[0].reals = 8;
    for tile in [Favour::Monk, Favour::Lord, Favour::Lady] {
        favour(&mut game, 0, tile, true);
    }
    game.play("request prosperity; offer 8; request guild_influence");
    assert_eq!((game.people[0].prestige, game.people[0].reals), (23, 0));
}

/// [REQ-4] A worker in the chosen city is needed, or by the letter of the sheet one in some city (RUL-3).
#[test]
fn a_lone_urbanization_by_the_letter_takes_the_best_lower_figure() {
    for (urbanization, points) in [(Urbanization::Present, 3), (Urbanization::Anywhere, 9)] {
        let mut game = at_requests(3, 1);
        game.data = Data::of(&Options { urbanization, ..Options::default() }).unwrap();
        game.people[0].requests = [0, 0, 0, 1, 1];
        assert_eq!(game.request_points(Player(0), Request::Urbanization, 0), 0, "no worker in any city");
        worker(&mut game, 0, "porto_santo 1");
        game.play("request urbanization");
        assert_eq!(game.people[0].prestige, points, "Porto Santo without majority, or Machico");
    }
}
