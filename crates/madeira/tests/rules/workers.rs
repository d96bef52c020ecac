//! Moving workers (WRK) and the administrator (ADM).

use super::*;

/// P0 does the administrator's action.
fn administrator(game: &mut Scene) {
    game.play("die 2; building moinho; action");
}

/// Any worker may go but the one on the watch, for whom a clause says no; the one in Funchal goes.
fn leaves_funchal(game: &mut Scene, field: &str, clause: &str) {
    let field = format!("from {field}");
    assert_eq!(
        game.listed(),
        ["from reserve", &field, "from forest", "from funchal 1", "from india", "stop"]
    );
    assert_eq!(game.forbidden("from watch"), clause);
    game.play("from funchal 1");
}

/// [WRK-1, DEC-12, DEC-13] One move at a time, each optional; the moved workers are different ones (RUL-27).
#[test]
fn moves_are_single_optional_and_of_different_workers() {
    let mut game = peopled(2, "1a");
    administrator(&mut game);
    assert_eq!(game.listed(), ["from reserve", "from 1a", "stop"]);
    game.play("from 1a; to 1b");
    assert_eq!(game.listed(), ["from reserve", "stop"], "the worker on 1b has moved");
    assert_eq!(game.forbidden("from 1b"), "WRK-1");
    game.play("stop");
    assert_eq!((game.people[0].reserve, game.turn.player), (11, Player(1)));
    let mut game = staffed(2, Building::Alfandega, "1a, 1b, 1c, india");
    game.people[0].reserve = 0;
    game.play("pay; from india; to brasil");
    assert!(!game.lists("from brasil"), "the only worker there arrived in this action");
    let mut game = staffed(2, Building::Alfandega, "1a, 1b, 1c, india, brasil");
    game.play("pay; from india; to brasil");
    assert!(game.lists("from brasil"), "another one was there before");
}

/// [WRK-2, ADM-1] To a field or the Forest where they have none, from anywhere but the watch, in any Region.
#[test]
fn workers_go_to_fields() {
    let mut game = peopled(2, "watch, 1a, forest, funchal 1, india");
    administrator(&mut game);
    leaves_funchal(&mut game, "1a", "WRK-2");
    assert_eq!(game.listed().len(), 13, "14 fields and the Forest less their two");
    assert_eq!(game.forbidden("to 1a"), "WRK-2");
    assert_eq!(game.forbidden("to india"), "WRK-2");
    game.play("to 3e; from india; to 1b");
    assert_eq!(
        (game.people[0].fields.len(), game.people[0].colonies, game.people[0].city.len()),
        (4, [0; 3], 0)
    );
    assert_eq!(game.turn.player, Player(1), "two moves and no third");
}

/// [ADM-1, EX-10] Red puts one worker on 1d and one in the Forest, whatever the Region of the tile.
#[test]
fn administrator_moves_two_workers() {
    let mut game = scene(4);
    administrator(&mut game);
    game.play("from reserve; to 1d; from reserve; to forest");
    let places: Vec<String> = game.people[0].fields.iter().map(|spot| spot.to_string()).collect();
    assert_eq!(places, ["1d", "forest"]);
}

/// [WRK-3] To an empty space of a built district, from anywhere but the watch, another space too.
#[test]
fn workers_go_to_cities() {
    let mut game = staffed(2, Building::Capitania, "2a, watch, forest, funchal 1, india");
    game.play("pay");
    leaves_funchal(&mut game, "2a", "WRK-3");
    assert_eq!(game.listed().len(), 8, "three built spaces in each city less their own");
    assert_eq!(game.forbidden("to funchal 4"), "WRK-3", "the neutral citizen");
    assert_eq!(game.forbidden("to funchal 5"), "WRK-3", "not built");
    game.play("to funchal 3");
    assert_eq!(game.people[0].prestige, 1, "the PP of the upper box, none for the move");
}

/// [WRK-4, WRK-6] To a colony: 1 PP for each own ship there; no ship is needed; who was there earns nothing.
#[test]
fn workers_go_to_colonies() {
    let mut game = staffed(2, Building::Alfandega, "1a, 1b, 1c, india, watch");
    ships(&mut game, 0, "india 1, india 2");
    ship(&mut game, 1, "india 3");
    game.play("pay");
    assert_eq!(game.forbidden("from watch"), "WRK-4");
    game.play("from india");
    assert_eq!(game.listed(), ["to acores", "to brasil"], "another colony");
    game.play("to brasil");
    assert_eq!(game.people[0].prestige, 0, "no ship of theirs in Brasil");
    game.play("from reserve; to india");
    assert_eq!(game.people[0].prestige, 2, "two own ships, the third is another's");
}

/// [WRK-5, WRK-6] To the watch: up to 3 pirates go for each worker that comes.
#[test]
fn workers_go_to_the_watch() {
    let mut game = staffed(2, Building::Fortaleza, "3a, 3b, 3c, watch, forest, funchal 1, india");
    game.people[0].pirates = 5;
    game.play("pay");
    assert_eq!(
        game.choices().len(),
        8,
        "reserve, 3 fields, Forest, city, colony, stop: {:?}",
        game.choices()
    );
    assert_eq!(game.forbidden("from watch"), "WRK-5");
    game.play("from forest");
    assert_eq!((game.people[0].watch, game.people[0].pirates), (2, 2), "three for the one who came");
    game.play("from india");
    assert_eq!((game.people[0].watch, game.people[0].pirates), (3, 0), "two were left");
}
