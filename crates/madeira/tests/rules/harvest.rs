//! Harvest (HAR).

use emporio_core::{Dispatch, Turn};

use super::*;

/// [HAR-1, HAR-2, EX-16] Every own worker in the Region: wood where there is some, else the good shown.
#[test]
fn all_workers_of_the_region_harvest() {
    let mut game = scene(4);
    game.sites[2].character = Some(Character::Administrator);
    game.sites[0].character = Some(Character::Commander);
    workers(&mut game, 0, "1c, 1b, 1a");
    worker(&mut game, 1, "1d");
    game.play("die 3; building alfandega; harvest");
    assert_eq!((game.people[0].wood, game.people[0].goods), (1, [1, 0, 1]));
    assert_eq!(wood_on(&game, "1c"), 2);
    assert_eq!(game.people[1].wood, 0);
}

/// [HAR-2, CRN-3] A converted field gives the converted good.
#[test]
fn converted_fields_give_the_new_good() {
    let mut game = peopled(2, "1c");
    set_wood(&mut game, "1c", 0);
    game.converted.add("1c".parse().unwrap());
    game.play("die 3; building alfandega; harvest");
    assert_eq!(game.people[0].goods, [0, 1, 0]);
}

/// [HAR-3] Other Regions and the Forest give nothing; without a worker there is no harvest.
#[test]
fn only_the_region_is_harvested() {
    let mut game = peopled(2, "1a, 2a, 3a, forest");
    game.play("die 2; building moinho; harvest");
    assert_eq!((game.people[0].goods, game.people[0].wood), ([1, 0, 0], 0), "2a alone");
    let mut game = peopled(2, "2a, forest");
    game.play("die 3; building alfandega");
    assert!(!game.lists("harvest"));
}

/// [HAR-4, DEC-20, EX-17] The printed character: one of the fields just harvested is harvested again as it is now.
#[test]
fn the_printed_character_repeats_one_field() {
    let mut game = peopled(4, "3d, 3b");
    set_wood(&mut game, "3d", 1);
    game.play("die 3; building fortaleza; harvest");
    assert_eq!((game.people[0].wood, game.people[0].goods), (1, [0, 1, 0]));
    assert_eq!(game.listed(), ["harvest again 3b", "harvest again 3d"], "no stop (RUL-29)");
    assert_eq!(game.forbidden("stop"), "HAR-4");
    game.play("harvest again 3d");
    assert_eq!((game.people[0].wood, game.people[0].goods), (1, [0, 2, 0]), "first wood, then sugar");
    assert_eq!(game.turn(), Turn::Player(Player(1)));
}
