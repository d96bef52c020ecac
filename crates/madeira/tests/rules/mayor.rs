//! The guildmaster (GLD) and the mayor (MAY).

use emporio_core::{Dispatch, Turn};

use super::*;

/// [GLD-1, GLD-2, DEC-17, EX-11] The Bishop on a district of cost 4: 4 wood, the favour face up, the district built.
#[test]
fn a_district_is_built_for_its_favour() {
    let mut game = scene(4);
    game.districts.swap(Favour::Bishop as usize, 6);
    game.people[0].wood = 4;
    game.play("die 2; building capitania; action");
    assert!(game.lists("build for bishop"), "no worker in a city is needed");
    assert!(!game.lists("build for patron"), "5 wood in column 6");
    assert_eq!(game.forbidden("build for patron"), "WOOD-3");
    let before = game.empty_spaces().len();
    game.play("build for bishop");
    let red = &game.people[0];
    assert_eq!((red.wood, red.face_up.has(Favour::Bishop), red.favours.len()), (0, true, 1));
    assert_eq!(game.empty_spaces().len(), before + 2, "two more spaces");
    assert_eq!(game.districts[6], None);
    assert_eq!(game.turn(), Turn::Player(Player(1)));
}

/// [GLD-1] The wood of the column: 2, 3, 4, 5 in every city; the guildmaster may stop.
#[test]
fn columns_cost_two_to_five() {
    for (wood, favours) in [(1, 0), (2, 3), (3, 6), (4, 9), (5, 12)] {
        let mut game = scene(4);
        game.people[0].wood = wood;
        worker(&mut game, 0, "2a");
        game.play("die 2; building capitania; action");
        assert_eq!(game.choices().len(), favours + 1, "with {wood} wood: {:?}", game.choices());
        game.play("stop");
        assert_eq!(game.people[0].wood, wood);
    }
}

/// [MAY-1, DEC-19] Two different pawns, own or neutral, one at a time, to empty built spaces of any city.
#[test]
fn the_mayor_moves_pawns() {
    let mut game = peopled(2, "funchal 1, watch, 3a");
    worker(&mut game, 1, "funchal 2");
    game.play("die 3; building casa_da_coroa; action");
    assert_eq!(
        game.listed(),
        ["from porto_santo 4", "from funchal 1", "from funchal 4", "from machico 4", "stop"]
    );
    assert_eq!(game.forbidden("from funchal 2"), "MAY-1", "another's worker");
    assert_eq!(game.forbidden("from reserve"), "MAY-1");
    game.play("from funchal 4; to machico 1");
    assert!(!game.lists("from machico 1"), "it has moved");
    game.play("from funchal 1");
    assert!(game.lists("to funchal 4") && !game.lists("to funchal 2") && !game.lists("to funchal 5"));
    game.play("to funchal 4");
    assert_eq!((game.people[0].reals, game.turn()), (2, Turn::Player(Player(1))));
}

/// [MAY-2, MAY-3] 2 per own worker and 1 per neutral, only where they have a worker, moved or not.
#[test]
fn cities_give_to_who_is_there() {
    let mut game = peopled(2, "porto_santo 1, porto_santo 2, 3a");
    game.play("die 3; building casa_da_coroa; action; stop");
    assert_eq!((game.people[0].bread, game.people[0].reals, game.people[0].wood), (5, 0, 0));
    let mut game = peopled(2, "3a");
    game.play("die 3; building casa_da_coroa; action; stop");
    assert_eq!((game.people[0].bread, game.people[0].reals), (0, 0), "neutral citizens alone give nothing");
}

/// [EX-14] Mayor: a worker from Machico to Funchal, the neutral of Porto Santo to Funchal.
#[test]
fn example_of_the_mayor() {
    let mut game = peopled(4, "porto_santo 1, machico 1, forest");
    game.play("die 3; building casa_da_coroa; action; from machico 1; to funchal 1");
    game.play("from porto_santo 4; to funchal 2");
    let red = &game.people[0];
    assert_eq!((red.bread, red.reals, red.wood), (2, 4, 0));
}

/// [MAY-4, WOOD-7, EX-15] 3 wood due from Machico, 1 in reach: 1 received, the field is empty.
#[test]
fn wood_of_machico_must_be_reached() {
    let mut game = peopled(4, "machico 1, 1c");
    set_wood(&mut game, "1c", 1);
    game.play("die 3; building casa_da_coroa; action; stop");
    assert_eq!((game.people[0].wood, wood_on(&game, "1c")), (1, 0));
    assert_eq!(game.people[0].reals, 0, "free");
    let mut game = peopled(4, "machico 1, forest");
    game.play("die 3; building casa_da_coroa; action; stop");
    assert_eq!(game.people[0].wood, 3, "the Forest gives all of it");
}
