//! The commander (CMD).

use emporio_core::{Dispatch, Turn};

use super::*;

/// P0 does the commander's action with these goods.
fn commander(players: u8, goods: [u16; 3], wood: u16) -> Scene {
    let mut game = scene(players);
    game.people[0].goods = goods;
    game.people[0].wood = wood;
    game
}

/// [CMD-1, CMD-4] Up to two different ships, one at a time, to other slots that are empty and in use.
#[test]
fn two_different_ships_move() {
    let mut game = commander(3, [9, 9, 9], 5);
    ship(&mut game, 0, "wheat 1");
    ship(&mut game, 0, "wheat 2");
    ship(&mut game, 1, "wheat 3");
    game.play("die 3; building alfandega; action; ship from wheat 1");
    assert!(!game.lists("ship to wheat 1"), "not to the slot it stands on");
    assert!(!game.lists("ship to wheat 3"), "taken");
    assert_eq!(game.forbidden("ship to wheat double"), "SET-15");
    assert_eq!(game.forbidden("ship to india 5"), "SET-15", "only at four players");
    game.play("ship to wheat 4");
    assert_eq!(game.forbidden("ship from wheat 4"), "CMD-1");
    game.play("ship from wheat 2");
    assert!(game.lists("ship to wheat 1"), "a slot just left is empty at once");
    game.play("ship to wheat 1");
    assert_eq!(game.turn(), Turn::Player(Player(1)), "no third move");
    assert_eq!(game.people[0].reals, 10 + 1, "both slots pay");
    let mut game = commander(3, [9, 9, 9], 5);
    ship(&mut game, 0, "wheat 4");
    game.play("die 3; building alfandega; action; stop");
    assert_eq!(game.people[0].reals, 0, "a ship that stays earns nothing");
}

/// [CMD-2] From the reserve for 1 wood, from a slot without.
#[test]
fn only_the_reserve_costs_wood() {
    let mut game = commander(4, [9, 9, 9], 1);
    ship(&mut game, 0, "sugar 1");
    game.play("die 3; building alfandega; action; ship from sugar 1; ship to sugar 2");
    assert_eq!(game.people[0].wood, 1);
    game.play("ship from reserve; ship to sugar 1");
    assert_eq!((game.people[0].wood, game.people[0].ships, game.people[0].fleet.len()), (0, 4, 2));
    let mut game = commander(4, [9, 9, 9], 0);
    game.play("die 3; building alfandega; action");
    assert_eq!(game.forbidden("ship from reserve"), "WOOD-5", "no wood and no access");
}

/// [CMD-3] Wine at landing slots, the good of the market at trade slots.
#[test]
fn slots_cost_goods() {
    let mut game = commander(4, [2, 0, 1], 1);
    game.play("die 3; building alfandega; action; ship from reserve");
    let slots: Vec<String> = game.listed().iter().map(|text| text.replace("ship to ", "")).collect();
    assert_eq!(slots, ["wheat 1", "wheat 2", "wine 1", "acores 1", "brasil 1", "india 1"]);
    assert_eq!(game.forbidden("ship to sugar 1"), "CMD-3");
    game.play("ship to wheat 2");
    assert_eq!(game.people[0].goods, [0, 0, 1]);
}

/// [CMD-3] The double slot at 2 players: one of its quantities, paid for that quantity (RUL-6).
#[test]
fn double_slots_offer_two_quantities() {
    for (option, goods, reals) in [("ship to sugar double", 1, 14), ("ship to sugar double for more", 0, 20)]
    {
        let mut game = commander(2, [0, 5, 0], 1);
        game.play("die 3; building alfandega; action; ship from reserve");
        game.play(option);
        game.play("stop");
        assert_eq!((game.people[0].goods[1], game.people[0].reals), (goods, reals));
    }
    let mut game = commander(2, [0, 4, 0], 1);
    game.play("die 3; building alfandega; action; ship from reserve");
    assert!(game.lists("ship to sugar double") && !game.lists("ship to sugar double for more"));
}

/// [CMD-5] The markets pay after all ship moves, so the first ship's reals do not pay the second's goods (RUL-8).
#[test]
fn markets_pay_after_all_moves() {
    let mut game = commander(4, [4, 2, 0], 2);
    game.play("die 3; building alfandega; action; ship from reserve; ship to wheat 4");
    assert_eq!(game.people[0].reals, 0, "not yet");
    game.play("ship from reserve; ship to sugar 1");
    assert_eq!(game.people[0].reals, 12);
}

/// [CMD-6, CMD-7, DEC-16] After all moves a reward for each ship that landed, in any order; the tiles stay (RUL-9).
#[test]
fn landed_ships_earn_rewards() {
    let mut game = commander(4, [0, 0, 9], 2);
    game.play("die 3; building alfandega; action; ship from reserve; ship to brasil 1");
    assert_eq!(game.turn.rewards, [0, 1, 0], "after all moves");
    game.play("ship from reserve; ship to acores 1");
    assert_eq!(
        game.choices(),
        ["reward acores a", "reward acores b", "reward brasil b", "stop"],
        "Guild needs a favour"
    );
    game.play("reward brasil b");
    assert_eq!(game.people[0].reals, 5);
    game.play("reward acores b");
    assert_eq!(game.people[0].prestige, 3);
    assert_eq!(game.rewards[1][1], Some(Reward::Loot));
    let mut game = commander(4, [0, 0, 9], 2);
    game.play("die 3; building alfandega; action; ship from reserve; ship to acores 1");
    game.play("ship from reserve; ship to acores 2");
    assert_eq!(game.choices(), ["reward acores a", "reward acores b", "stop"], "listed once for two ships");
    game.play("reward acores b; reward acores b");
    assert_eq!(game.people[0].prestige, 6, "the same reward twice");
    let mut game = commander(4, [0, 0, 9], 2);
    game.play("die 3; building alfandega; action; ship from reserve; ship to acores 1");
    game.play("ship from reserve; ship to brasil 2; stop");
    assert_eq!((game.turn(), game.people[0].prestige), (Turn::Player(Player(1)), 0), "none ends it for both");
}

/// [EX-12] Red's two ships: sugar slot of 4 from the reserve, Brasil slot of 3 from the wine market, Medaglia.
#[test]
fn example_of_the_commander() {
    let mut game = commander(4, [0, 4, 3], 1);
    ship(&mut game, 0, "wine 1");
    game.rewards[1][1] = Some(Reward::Medal);
    game.rewards[0][1] = Some(Reward::Loot);
    game.play("die 3; building alfandega; action; ship from reserve; ship to sugar 4");
    game.play("ship from wine 1; ship to brasil 3; reward brasil b");
    let red = &game.people[0];
    assert_eq!((red.wood, red.goods, red.reals, red.prestige), (0, [0, 0, 0], 14, 3));
}
