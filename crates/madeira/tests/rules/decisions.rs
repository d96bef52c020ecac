//! Decisions (DEC): who is asked what, where several clauses meet.

use emporio_core::{Dispatch, Turn};

use super::*;

/// [DEC-6] A favour, a die by value, a pirate die by value, pass; favours no more after one.
#[test]
fn the_start_of_a_turn() {
    let mut game = scene(2);
    game.people[0].dice = [0, 2, 1, 0, 0, 0];
    worker(&mut game, 0, "watch");
    game.pirate_dice = [0, 0, 3, 0, 0, 0];
    favour(&mut game, 0, Favour::Patron, true);
    assert_eq!(
        game.choices(),
        ["favour patron", "die 2", "die 3", "pirate die 3", "pass"],
        "each value once"
    );
    game.play("favour patron");
    assert_eq!(game.choices(), ["die 2", "die 3", "pirate die 3", "pass"]);
}

/// [DEC-W2] A cost may be met by the windmill at the decision before it, and the same decision is asked again.
#[test]
fn costs_are_preceded_by_the_windmill() {
    let mut game = scene(2);
    game.people[0].dice = [1, 0, 0, 0, 0, 0];
    game.sites[2].guild_dice = 2;
    assert!(!game.lists("die 1"), "Region 1 is full, no bread for the others");
    game.play("mill down for bread");
    assert!(game.lists("die 1"));
    let mut game = at_building(2, Building::Moinho);
    game.people[0].reals = 5;
    assert!(!game.lists("pay"));
    game.play("mill down for reals");
    assert!(matches!(game.step, Step::Cost) && game.lists("pay"));
}

/// [DEC-W6] One option is taken without asking, with W only if the windmill has none either.
#[test]
fn single_options_are_not_asked() {
    let mut game = scene(2);
    game.people[0].dice = [0; 6];
    assert_eq!(game.choices(), ["pass"]);
    assert_eq!(game.listed().len(), 3, "the windmill is open: asked");
    game.play("mill down for bread; mill down for bread");
    game.play("mill down for bread");
    assert_eq!(
        (game.step, game.turn()),
        (Step::PassSpace, Turn::Player(Player(0))),
        "nothing but pass: passed"
    );
}

/// [DEC-W7, DEC-14] The first half of a pair is listed only if its second has an option; `stop` always at DEC-12 and DEC-23.
#[test]
fn first_halves_have_a_second() {
    let mut game = scene(2);
    game.people[0].dice = [1, 0, 0, 0, 0, 0];
    game.sites[2].guild_dice = 2;
    assert_eq!(game.forbidden("die 1"), "DEC-W7");
    let mut game = scene(2);
    ship(&mut game, 0, "wheat 1");
    game.play("die 3; building alfandega; action");
    assert_eq!(game.choices(), ["stop"], "no goods for any slot");
    assert_eq!(game.forbidden("ship from wheat 1"), "CMD-3");
    let mut game = scene(2);
    game.play("pass; space 3; action");
    assert_eq!(game.listed(), ["from reserve", "stop"], "one move, and stop");
    let mut game = at_building(2, Building::Capitania);
    for space in ["porto_santo 1", "porto_santo 2", "porto_santo 3", "funchal 1", "funchal 2", "funchal 3"] {
        worker(&mut game, 1, space);
    }
    workers(&mut game, 0, "machico 1, machico 2, machico 3, 2a");
    game.people[0].reals = 20;
    game.play("pay");
    assert_eq!(
        (game.people[0].prestige, game.turn()),
        (1, Turn::Player(Player(1))),
        "the cities are full: not asked"
    );
}

/// [DEC-W8] What one action moved, the next of the same turn may move again.
#[test]
fn a_later_action_moves_again() {
    let mut game = scene(2);
    favour(&mut game, 0, Favour::Explorer, true);
    game.play("favour explorer; from reserve; to 1a; die 2; building moinho; action");
    assert!(game.lists("from 1a"), "the Explorer's worker moves with the administrator");
    let mut game = scene(2);
    favour(&mut game, 0, Favour::Navigator, true);
    game.people[0].goods = [9, 0, 0];
    game.people[0].wood = 1;
    game.play("favour navigator; ship from reserve; ship to wheat 1; die 3; building alfandega; action");
    assert!(game.lists("ship from wheat 1"));
}

/// [DEC-15] Every slot is its own option, even where another of the colony costs the same.
#[test]
fn equal_slots_are_options_of_their_own() {
    let mut game = scene(4);
    game.people[0].goods = [0, 0, 3];
    game.people[0].wood = 1;
    game.play("die 3; building alfandega; action; ship from reserve");
    for slot in 1..=5 {
        assert!(game.lists(&format!("ship to india {slot}")));
    }
}

/// [DEC-8, DEC-10] Action is always listed on a tile and at a pass space, even if nothing can be done.
#[test]
fn actions_are_always_listed() {
    let mut game = scene(2);
    game.play("die 1");
    assert!(game.lists("action"), "Commander without goods");
    let mut game = scene(2);
    game.people[0].reserve = 0;
    game.people[0].watch = 12;
    game.play("pass; space 3");
    assert_eq!(game.listed(), ["reals", "action"], "nobody can go to the watch");
}
