//! Phase D, maintenance (MNT).

use emporio_core::{Dispatch, Turn};

use super::*;

/// [MNT-1] Honour, income, maintenance, feeding, each for all players before the next.
#[test]
fn the_steps_come_in_order() {
    let mut game = before_maintenance(2);
    workers(&mut game, 0, "watch, india, 1a, 1b, 1c");
    workers(&mut game, 1, "india, 1a, 1b, 1c, 1d");
    ship(&mut game, 0, "wheat 1");
    ship(&mut game, 1, "wheat 2");
    game.people[0].wood = 1;
    game.people[1].wood = 1;
    game.people[0].bread = 2;
    game.people[1].bread = 2;
    game.play("done");
    assert_eq!((game.step, game.turn()), (Step::Honour, Turn::Player(Player(0))));
    assert_eq!(game.people[1].goods, [0, 0, 0]);
    game.play("decline");
    assert_eq!((game.people[0].goods, game.people[1].goods), ([0, 0, 1], [0, 0, 1]), "income for all");
    assert_eq!((game.step, game.turn()), (Step::Upkeep, Turn::Player(Player(0))));
    game.play("upkeep 1");
    assert_eq!((game.step, game.turn()), (Step::Upkeep, Turn::Player(Player(1))));
    game.play("upkeep 0");
    assert_eq!((game.step, game.turn()), (Step::Feeding, Turn::Player(Player(0))));
    game.play("feed 2");
    assert_eq!((game.step, game.turn()), (Step::Feeding, Turn::Player(Player(1))));
}

/// [MNT-2, DEC-25, EX-23] The one with most on the watch: a worker back for 4 PP, or nothing.
#[test]
fn honour_goes_to_the_most_on_the_watch() {
    let mut game = before_maintenance(3);
    workers(&mut game, 1, "watch, watch");
    worker(&mut game, 0, "watch");
    game.play("done");
    assert_eq!(game.turn(), Turn::Player(Player(1)));
    assert_eq!(game.listed(), ["honour", "decline"]);
    let mut declined = game.clone();
    game.play("honour");
    assert_eq!((game.people[1].prestige, game.people[1].watch, game.people[1].reserve), (4, 1, 11));
    declined.play("decline");
    assert_eq!((declined.people[1].prestige, declined.people[1].watch), (0, 2));
    assert!(declined.people.iter().all(|person| person.prestige == 0), "nobody gains");
}

/// [MNT-2] A tie for most, also 0 to 0, gives it to nobody and not to the next (RUL-18).
#[test]
fn a_tie_on_the_watch_honours_nobody() {
    for watch in [[2, 2, 1], [0, 0, 0]] {
        let mut game = before_maintenance(3);
        for (seat, count) in watch.into_iter().enumerate() {
            (0..count).for_each(|_| worker(&mut game, seat, "watch"));
        }
        assert_eq!(game.most_on_watch(), None);
        game.play("done");
        assert_ne!(game.step, Step::Honour);
    }
}

/// [MNT-3, EX-24] A good of the colony for each worker on its land.
#[test]
fn colonies_give_their_goods() {
    let mut game = before_maintenance(4);
    for (seat, places) in ["acores, acores, brasil", "brasil", "india"].into_iter().enumerate() {
        workers(&mut game, seat, places);
    }
    game.play("done");
    let goods = game.people.clone().map(|person| person.goods);
    assert_eq!(goods, [[2, 1, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]]);
}

/// P0 keeps up these ships.
fn upkeep(slots: &[&str]) -> Scene {
    let mut game = before_maintenance(4);
    for slot in slots {
        ship(&mut game, 0, slot);
    }
    game
}

/// [MNT-4, DEC-26, EX-25] Wood or a pirate for each ship on the board; the player chooses how much wood.
#[test]
fn ships_cost_wood_or_pirates() {
    let mut game = upkeep(&["brasil 1", "brasil 2", "wheat 1"]);
    game.people[0].wood = 2;
    game.play("done");
    assert_eq!(game.choices(), ["upkeep 0", "upkeep 1", "upkeep 2"]);
    assert_eq!(game.forbidden("upkeep 3"), "DEC-26");
    game.play("upkeep 2");
    assert_eq!((game.people[0].wood, game.people[0].pirates), (0, 1));
}

/// [MNT-4, DEC-26] Wood may be bought for ships, own wood before it, one price for all.
#[test]
fn wood_for_ships_may_be_bought() {
    let mut game = upkeep(&["brasil 1", "brasil 2", "wheat 1"]);
    workers(&mut game, 0, "1c, forest");
    game.people[0].wood = 1;
    game.people[0].reals = 4;
    game.play("done; upkeep 3; wood from 1c; wood from forest");
    let red = &game.people[0];
    assert_eq!((red.wood, red.reals, red.pirates, wood_on(&game, "1c")), (0, 1, 0, 2));
    let mut game = upkeep(&["brasil 1", "brasil 2", "wheat 1"]);
    worker(&mut game, 0, "forest");
    game.people[0].reals = 3;
    game.play("done");
    assert_eq!(game.choices(), ["upkeep 0", "upkeep 1", "upkeep 2"], "3 would cost 6");
}

/// [MNT-5, MNT-6, DEC-27, EX-26] Workers on the board less the level: bread or pirates, the player chooses.
#[test]
fn workers_are_fed() {
    let mut game = before_maintenance(4);
    workers(&mut game, 0, "1a, 1b, forest, funchal 1, funchal 2, india, india, 2a, watch, watch");
    game.people[0].level = 4;
    game.people[0].bread = 5;
    game.play("done; decline");
    assert_eq!(game.bread_due(), 6);
    assert_eq!(game.choices(), ["feed 0", "feed 1", "feed 2", "feed 3", "feed 4", "feed 5"]);
    assert_eq!(game.forbidden("feed 6"), "DEC-27");
    game.play("feed 4");
    assert_eq!((game.people[0].bread, game.people[0].pirates), (1, 2));
}

/// [MNT-7] A level above the workers gives no bread; neither ships nor workers go back to save costs.
#[test]
fn a_high_level_gives_no_bread() {
    let mut game = before_upkeep("1a");
    game.people[0].level = 6;
    game.play("done");
    assert_eq!((game.people[0].bread, game.people[0].pirates), (0, 1), "the ship alone cost a pirate");
    assert_eq!((game.people[0].fleet.len(), game.people[0].fields.len()), (1, 1));
}

/// [DEC-24, DEC-W3] Before phase D every player with an open windmill move is asked, marker or not, until they are done.
#[test]
fn the_last_windmill_moment() {
    let mut game = at_building(3, Building::Fortaleza);
    game.sites[4].markers = [1, 0, 0, 0];
    game.people[1].level = 0;
    game.play("pirates");
    assert_eq!((game.step, game.turn()), (Step::Mill, Turn::Player(Player(0))));
    assert_eq!(game.listed(), ["done", "mill down for bread", "mill down for reals"]);
    game.play("mill down for reals");
    assert_eq!((game.step, game.people[0].reals), (Step::Mill, 3), "asked again");
    game.play("done");
    assert_eq!(game.turn(), Turn::Player(Player(2)), "P1 has no open move");
    game.play("mill down for bread; mill down for bread; mill down for bread");
    assert_ne!(game.step, Step::Mill, "nothing open any more: phase D");
}

/// [DEC-W4, DEC-27] The feeding is asked of who has a bread choice or an open windmill move, after the income.
#[test]
fn feeding_is_the_last_windmill_moment_of_the_round() {
    let mut game = before_maintenance(2);
    workers(&mut game, 0, "india, india");
    game.play("done");
    assert_eq!(
        (game.step, game.turn.player),
        (Step::Feeding, Player(0)),
        "no bread due, but 2 wine to exchange"
    );
    assert_eq!(game.listed(), ["feed 0", "mill wine wine for wheat", "mill wine wine for sugar"]);
    game.play("mill wine wine for wheat");
    assert_ne!(
        (game.step, game.turn.player),
        (Step::Feeding, Player(0)),
        "one option left: made without asking"
    );
}
