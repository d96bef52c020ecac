//! Phase B, character actions (CHA).

use emporio_core::{Dispatch, Turn};

use super::*;

/// [CHA-1] Over and over in dice column order, without those who passed, until all have (RUL-17).
#[test]
fn players_take_turns_until_all_have_passed() {
    let mut game = scene(3);
    game.play("die 3; building moinho; nothing");
    assert_eq!(game.turn(), Turn::Player(Player(1)));
    game.play("pass; space 3; reals");
    assert_eq!(game.turn(), Turn::Player(Player(2)));
    game.play("die 3; building moinho; nothing");
    assert_eq!(game.turn(), Turn::Player(Player(0)));
    game.play("pass; space 1");
    assert_eq!(game.turn(), Turn::Player(Player(2)), "again, both others have passed");
    game.play("die 2; building moinho; nothing; pass; space 2; reals");
    assert!(matches!(game.phase, Phase::Buildings { .. }), "{:?}", game.phase);
}

/// [CHA-2, CHA-8, DEC-7, DEC-8] A die goes on one of five characters: action or harvest on a tile, harvest on the printed one.
#[test]
fn a_die_goes_on_a_character() {
    let mut game = peopled(2, "2a, 3a");
    game.play("die 3");
    assert_eq!(game.listed().len(), 5);
    let start = game.clone();
    game.play("building moinho");
    assert_eq!(game.listed(), ["action", "harvest", "nothing"]);
    let mut game = start.clone();
    game.play("building fortaleza");
    assert_eq!(game.listed(), ["harvest", "nothing"]);
    assert_eq!(game.forbidden("action"), "CHA-8");
    let mut game = start;
    game.play("building alfandega");
    assert_eq!(game.listed(), ["action", "nothing"], "no worker in Region 1");
    assert_eq!(game.forbidden("harvest"), "HAR-3");
}

/// [CHA-3] A guild die comes with an action marker on the building.
#[test]
fn a_guild_die_brings_a_marker() {
    let mut game = scene(2);
    game.play("die 3; building moinho; nothing");
    let site = &game.sites[Building::Moinho as usize];
    assert_eq!((site.guild_dice, site.pirate_die, site.markers), (1, false, [1, 0, 0, 0]));
    assert_eq!(game.people[0].dice, [1, 1, 0, 0, 0, 0]);
    assert_eq!(game.forbidden("die 4"), "CHA-3");
}

/// [CHA-4] A pirate die needs a worker on the watch, who goes to the reserve; no marker.
#[test]
fn a_pirate_die_costs_a_worker_on_the_watch() {
    let mut game = scene(2);
    assert!(!game.lists("pirate die 3"));
    assert_eq!(game.forbidden("pirate die 3"), "CHA-4");
    worker(&mut game, 0, "watch");
    game.play("pirate die 3; building moinho; nothing");
    let site = &game.sites[Building::Moinho as usize];
    assert_eq!((site.guild_dice, site.pirate_die, site.markers), (0, true, [0; 4]));
    assert_eq!((game.people[0].watch, game.people[0].reserve), (0, 12));
    assert_eq!(game.pirate_dice, [1, 1, 0, 0, 0, 0]);
}

/// [CHA-5, EX-8] As many dice as players, among them at most one pirate die.
#[test]
fn a_character_holds_as_many_dice_as_players() {
    for players in 2..=4u8 {
        let mut game = scene(players);
        worker(&mut game, 0, "watch");
        game.sites[0].guild_dice = players - 1;
        game.sites[0].pirate_die = true;
        game.play("die 3");
        assert_eq!(game.forbidden("building moinho"), "CHA-5", "full with a pirate die at {players}");
        let mut game = scene(players);
        worker(&mut game, 0, "watch");
        game.sites[0].guild_dice = players;
        game.play("die 3");
        assert!(!game.lists("building moinho"), "full with guild dice at {players}");
        let mut game = scene(players);
        worker(&mut game, 0, "watch");
        game.sites[0].guild_dice = players - 1;
        game.play("die 3");
        assert!(game.lists("building moinho"));
        let mut game = scene(players);
        worker(&mut game, 0, "watch");
        game.sites[0].pirate_die = true;
        game.play("pirate die 3");
        assert_eq!(game.forbidden("building moinho"), "CHA-5", "one pirate die");
        assert!(game.lists("building capitania"));
    }
}

/// [CHA-6, EX-7] A die lower than the Region costs bread for the difference; pirate dice too.
#[test]
fn low_dice_cost_bread() {
    let mut game = scene(4);
    game.people[0].bread = 1;
    game.play("die 1");
    assert_eq!(game.forbidden("building casa_da_coroa"), "CHA-6", "2 bread for a 1 in Region 3");
    game.play("building moinho; nothing");
    assert_eq!(game.people[0].bread, 0);
    let left = |bread: u16, moves: &str| {
        let mut game = scene(4);
        game.people[0].bread = bread;
        game.play(moves);
        game.people[0].bread
    };
    assert_eq!(left(2, "die 1; building casa_da_coroa; nothing"), 0);
    let higher = left(5, "die 3; building moinho; nothing");
    assert_eq!(higher, 5, "a higher die is free and gives nothing back");
    let mut game = peopled(4, "watch");
    game.play("pirate die 1");
    assert_eq!(game.sites[2].guild_dice, 0);
    assert!(
        matches!(game.step, Step::Placed { building: Building::Alfandega }),
        "Region 1 alone is free for a 1"
    );
}

/// [CHA-7] Several dice and markers of one player may be on one character and building.
#[test]
fn dice_of_one_player_may_meet() {
    let mut game = scene(4);
    game.play("die 3; building moinho; nothing");
    for _ in 0..3 {
        game.play("pass");
        let space = game.listed().last().unwrap().clone();
        game.play(&space);
        if game.lists("reals") {
            game.play("reals");
        }
    }
    game.play("die 2; building moinho; nothing");
    assert_eq!(game.sites[0].markers, [2, 0, 0, 0]);
}

/// [CHA-9] A die may be placed for nothing.
#[test]
fn a_die_may_be_placed_for_nothing() {
    let mut game = scene(2);
    game.play("die 1");
    assert!(matches!(game.step, Step::Placed { building: Building::Alfandega }));
    game.play("nothing");
    assert_eq!((game.turn(), game.people[0].fleet.len()), (Turn::Player(Player(1)), 0));
    let mut game = scene(2);
    game.play("die 3; building fortaleza");
    assert_eq!(game.turn(), Turn::Player(Player(1)), "nothing can be done there: not asked");
}
