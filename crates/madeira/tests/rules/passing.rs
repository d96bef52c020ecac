//! Passing (PASS).

use emporio_core::{Dispatch, Turn};

use super::*;

/// [PASS-1, DEC-9] Their marker goes to a free pass space; all four are there at every player count (RUL-4).
#[test]
fn a_pass_takes_a_free_space() {
    for players in 2..=4 {
        let mut game = scene(players);
        game.play("pass");
        assert_eq!(game.listed(), ["space 1", "space 2", "space 3", "space 4"]);
        game.play("space 3; reals; pass");
        assert_eq!(game.forbidden("space 3"), "PASS-1");
        assert_eq!((game.order[2], game.rows[0].marker), (Some(Player(0)), None));
    }
}

/// [PASS-2, DEC-10, EX-9] The reals of the space, or its action; space I gives its reals without asking.
#[test]
fn a_space_gives_reals_or_its_action() {
    for (space, reals) in [(2, 3), (3, 4), (4, 5)] {
        let mut game = scene(4);
        game.play(&format!("pass; space {space}"));
        assert_eq!(game.listed(), ["reals", "action"]);
        game.play("reals");
        assert_eq!((game.people[0].reals, game.turn()), (reals, Turn::Player(Player(1))));
        assert_eq!(game.order_space(Player(0)), Some(space - 1));
    }
    let mut game = scene(4);
    game.play("pass; space 1");
    assert_eq!((game.people[0].reals, game.turn()), (2, Turn::Player(Player(1))));
}

/// Two players, and P0 passes.
fn after(moves: &str) -> Scene {
    let mut game = scene(2);
    game.play(moves);
    game
}

/// [PASS-2] Space II: 1 PP and up to one worker to a city.
#[test]
fn space_two_moves_a_worker_to_a_city() {
    let game = after("pass; space 2; action; from reserve; to funchal 3");
    assert_eq!((game.people[0].prestige, game.people[0].city.len(), game.people[0].reals), (1, 1, 0));
    assert_eq!(game.turn(), Turn::Player(Player(1)), "one move");
    assert_eq!(after("pass; space 2; action; stop").people[0].prestige, 1, "the PP comes without a move too");
}

/// [PASS-2] Space III: one worker to the watch, who discards up to 3 pirates (RUL-26).
#[test]
fn space_three_moves_a_worker_to_the_watch() {
    let mut game = scene(2);
    game.people[0].pirates = 4;
    game.play("pass; space 3; action; from reserve");
    assert_eq!((game.people[0].watch, game.people[0].pirates), (1, 1));
    assert_eq!(game.turn(), Turn::Player(Player(1)));
}

/// [PASS-2] Space IV: one ship by CMD and WOOD, rewards included.
#[test]
fn space_four_moves_a_ship() {
    let mut game = scene(2);
    game.people[0].goods = [0, 0, 2];
    worker(&mut game, 0, "forest");
    game.people[0].reals = 1;
    game.play("pass; space 4; action; ship from reserve; ship to acores 2; reward acores b");
    assert_eq!((game.people[0].prestige, game.people[0].reals, game.people[0].goods), (3, 0, [0, 0, 0]));
    assert_eq!(game.turn(), Turn::Player(Player(1)), "one ship");
    let stopped = after("pass; space 4; action; stop");
    assert_eq!(stopped.people[0].reals, 0, "always listed, even if no ship can move");
}

/// [PASS-3] The order column gives the order of the next phases, from the top; gaps do not matter.
#[test]
fn the_column_orders_the_next_phases() {
    let mut game = scene(3);
    game.play("pass; space 4; reals; pass; space 1; pass; space 3; reals");
    let order: Vec<Player> = game.in_order().collect();
    assert_eq!(order, [Player(1), Player(2), Player(0)]);
    assert_eq!(game.turn(), Turn::Player(Player(1)), "asked first for the windmill at the end of C");
}

/// [PASS-4] They are out for good; dice they have left count nowhere (RUL-16).
#[test]
fn who_passed_is_out_and_his_dice_are_gone() {
    let mut game = scene(2);
    game.play("pass; space 1");
    assert_eq!((game.people[0].dice, game.sites.iter().map(|site| site.guild_dice).sum::<u8>()), ([0; 6], 0));
    game.play("die 3; building moinho; nothing");
    assert_eq!(game.turn(), Turn::Player(Player(1)), "P0 is not asked again");
}
