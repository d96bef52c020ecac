//! Wood (WOOD).

use emporio_core::Settings;
use emporio_madeira::WoodCredit;
use serde_json::json;

use super::*;

/// P0 stands before the guildmaster.
fn guildmaster(game: &mut Scene) {
    game.play("die 2; building capitania; action");
}

/// P0, with workers on 1c and in the Forest, so much wood and 10 reals, builds for the Patron.
fn building_for_patron(wood: u16) -> Scene {
    let mut game = peopled(4, "1c, forest");
    game.people[0].wood = wood;
    game.people[0].reals = 10;
    guildmaster(&mut game);
    game.play("build for patron");
    game
}

/// [WOOD-1, WOOD-2, WOOD-3, WOOD-4, WOOD-5, EX-13] Own wood first, the rest bought where they have access, paid at the end.
#[test]
fn lacking_wood_is_bought() {
    let mut game = building_for_patron(1);
    assert_eq!(game.listed(), ["wood from 1c", "wood from forest"]);
    assert_eq!((game.people[0].wood, game.people[0].reals), (0, 10), "own wood is gone, nothing paid yet");
    game.play("wood from 1c; wood from 1c; wood from forest");
    assert_eq!(game.people[0].reals, 10);
    game.play("wood from forest");
    assert_eq!((wood_on(&game, "1c"), game.people[0].wood, game.people[0].reals), (1, 0, 0));
    assert!(game.people[0].face_up.has(Favour::Patron));
}

/// [WOOD-2] Who has enough buys none.
#[test]
fn own_wood_is_used_before_any_is_bought() {
    let game = building_for_patron(5);
    assert_eq!((game.people[0].wood, game.people[0].reals, wood_on(&game, "1c")), (0, 10, 3));
}

/// [WOOD-3] Without access none is bought; a field gives only what lies on it.
#[test]
fn wood_must_be_in_reach() {
    let mut game = peopled(4, "1a, 1b");
    game.people[0].reals = 50;
    guildmaster(&mut game);
    assert_eq!(game.choices(), ["stop"], "no wood on 1a and 1b");
    let mut game = peopled(4, "1c");
    game.people[0].reals = 50;
    guildmaster(&mut game);
    assert!(game.lists("build for miller") && !game.lists("build for bishop"), "3 wood lie on 1c");
    assert_eq!(game.forbidden("build for bishop"), "WOOD-3");
    let mut game = scene(4);
    worker(&mut game, 1, "forest");
    game.people[0].reals = 50;
    guildmaster(&mut game);
    assert_eq!(game.choices(), ["stop"], "another's worker in the Forest does not help");
}

/// [WOOD-4] 1, 3, 6, 10, 15, 21 reals for 1 to 6 bought in a turn, favour and action together.
#[test]
fn the_price_grows_with_the_number() {
    for (wood, price) in [(2u16, 3u16), (3, 6), (4, 10), (5, 15)] {
        let build = ["monk", "miller", "bishop", "patron"][usize::from(wood) - 2];
        let mut game = peopled(4, "forest");
        game.people[0].reals = price;
        guildmaster(&mut game);
        game.play(&format!("build for {build}"));
        assert_eq!(game.people[0].reals, 0, "{wood} wood");
        let mut game = peopled(4, "forest");
        game.people[0].reals = price - 1;
        guildmaster(&mut game);
        assert!(!game.lists(&format!("build for {build}")));
    }
    // The Navigator buys the first, the guildmaster the other five: 21 for six.
    for (reals, legal) in [(21, true), (20, false)] {
        let mut game = peopled(4, "forest");
        favour(&mut game, 0, Favour::Navigator, true);
        game.people[0].reals = reals;
        game.people[0].goods = [0, 0, 1];
        game.play("favour navigator; ship from reserve; ship to acores 1; stop");
        assert_eq!(game.turn.bought, 1);
        guildmaster(&mut game);
        assert_eq!(game.lists("build for patron"), legal, "with {reals}");
        if legal {
            game.play("build for patron");
            assert_eq!(game.people[0].reals, 0);
        }
    }
}

/// [WOOD-5] Money counts that the markets of this action will surely pay, the ship now moving included (RUL-7).
#[test]
fn market_payments_may_pay_the_wood() {
    let mut game = scene(4);
    game.rewards[1] = [Some(Reward::Guild), Some(Reward::Windmill)];
    worker(&mut game, 0, "forest");
    game.people[0].goods = [1, 0, 1];
    game.play("die 3; building alfandega; action; ship from reserve");
    assert!(game.lists("ship to wheat 1"), "its 1 real pays its wood");
    assert!(!game.lists("ship to acores 1"), "a landing slot pays nothing");
    assert_eq!(game.forbidden("ship to acores 1"), "WOOD-5");
    game.play("ship to wheat 1");
    assert_eq!(game.turn.payment, 1);
    let mut stopped = game.clone();
    stopped.play("stop");
    assert_eq!(stopped.people[0].reals, 0, "received 1, paid 1");
    game.play("ship from reserve");
    assert!(
        game.people[0].fleet.has("wine 1".parse().unwrap()),
        "2 wood cost 3: of all slots only this one pays enough"
    );
    assert_eq!(game.people[0].reals, 1, "received 1 + 3, paid 3");
    let mut game = peopled(4, "forest");
    game.people[0].goods = [4, 0, 1];
    game.play("die 3; building alfandega; action; ship from reserve; ship to wheat 4; ship from reserve");
    assert!(game.lists("ship to acores 1"), "10 reals are certain");
    game.play("ship to acores 1; stop");
    assert_eq!(game.people[0].reals, 10 - 3);
    assert_eq!(game.people[0].fleet.len(), 2);
}

/// P0 has the commander's action, a worker in the Forest, 1 wheat, 1 wine and a favour face down; Bottino lies at
/// Brasil, beside Gilda.
fn commander_without_reals(options: &Options) -> Scene {
    let mut game = scene(4);
    game.data = emporio_madeira::Data::of(options).unwrap();
    worker(&mut game, 0, "forest");
    favour(&mut game, 0, Favour::Lord, false);
    game.people[0].goods = [1, 0, 1];
    game.play("die 3; building alfandega; action; ship from reserve");
    game
}

/// [WOOD-5, WOOD-6, DEC-16] Reals of a reward that the ship is certain to bring count too, and must then be taken
/// (RUL-7).
#[test]
fn the_reals_of_a_reward_may_pay_the_wood() {
    let mut game = commander_without_reals(&Options::default());
    assert!(game.lists("ship to brasil 1"), "its Bottino pays its wood");
    assert_eq!(game.forbidden("ship to acores 1"), "WOOD-5", "no reals lie there");
    game.play("ship to brasil 1");
    let mut rich = game.clone();
    rich.people[0].reals = 1;
    game.take("stop");
    assert_eq!(game.listed(), ["reward brasil b"]);
    assert_eq!((game.forbidden("reward brasil a"), game.forbidden("stop")), ("WOOD-6", "WOOD-6"));
    game.take("reward brasil b");
    assert_eq!((game.people[0].reals, game.turn.player), (5 - 1, Player(1)));
    rich.take("stop");
    assert_eq!(rich.listed(), ["reward brasil a", "reward brasil b", "stop"], "the wood is paid in hand");
}

/// [WOOD-5, WOOD-6] Two ships: the rewards together must cover the price of both woods.
#[test]
fn one_of_two_rewards_may_be_free() {
    let mut game = commander_without_reals(&Options::default());
    game.people[0].goods = [0, 0, 3];
    game.play("ship to brasil 1; ship from reserve; ship to brasil 2");
    assert_eq!((game.turn.bought, game.turn.rewards), (2, [0, 2, 0]));
    assert_eq!(game.listed(), ["reward brasil a", "reward brasil b"], "3 reals due, 5 come from either ship");
    game.play("reward brasil a; turn up lord");
    assert_eq!((game.people[0].reals, game.turn.player), (5 - 3, Player(1)), "the second had to be Bottino");
}

/// [WOOD-5] Tables of the first version of these rules count market payments alone (RUL-7).
#[test]
fn older_tables_count_markets_alone() {
    let older = Options { wood_credit: WoodCredit::Market, ..Options::default() };
    let game = commander_without_reals(&older);
    assert_eq!(game.listed(), ["ship to wheat 1", "ship to wine 1"]);
    assert_eq!(game.forbidden("ship to brasil 1"), "WOOD-5");
    let migrated = Madeira::migrate(1, json!({})).unwrap();
    assert_eq!(serde_json::from_value::<Options>(migrated).unwrap(), older);
    assert_eq!(Madeira::migrate(7, json!({})), None);
}

/// [WOOD-6, DEC-11] Until it is paid nothing may be paid that would leave less than the price due.
#[test]
fn debt_for_wood_is_kept_back() {
    for (reals, legal) in [(11, true), (10, false)] {
        let mut game = at_building(4, Building::Moinho);
        workers(&mut game, 0, "forest, 2a");
        favour(&mut game, 0, Favour::Navigator, true);
        game.people[0].reals = reals;
        game.people[0].goods = [0, 0, 1];
        game.play("favour navigator; ship from reserve; ship to acores 1; stop");
        assert_eq!(game.lists("pay"), legal, "cost 10 and 1 for the wood, with {reals}");
        if legal {
            game.play("pay");
            assert_eq!((game.people[0].reals, game.people[0].bread), (0, 2));
        }
    }
}

/// [WOOD-7, DEC-18] Received wood: free, as much as can be reached, from places of their choice.
#[test]
fn wood_is_received_from_places_in_reach() {
    let mut game = peopled(4, "1c, 1d");
    favour(&mut game, 0, Favour::Monk, true);
    game.play("favour monk");
    assert_eq!(game.listed(), ["wood from 1c", "wood from 1d"]);
    game.play("wood from 1d; wood from 1d");
    assert_eq!((game.people[0].wood, wood_on(&game, "1c"), wood_on(&game, "1d")), (2, 3, 1));
    let mut game = peopled(4, "1c");
    set_wood(&mut game, "1c", 1);
    favour(&mut game, 0, Favour::Monk, true);
    game.play("favour monk");
    assert_eq!((game.people[0].wood, wood_on(&game, "1c")), (1, 0), "one of the two can be reached");
}
