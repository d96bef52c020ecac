//! King's rewards (KNG).

use emporio_core::{Dispatch, Turn};

use super::*;

/// P0's ship has landed in India, where these two rewards lie; prepared by `prepare` before.
fn landed(a: Reward, b: Reward, prepare: impl Fn(&mut Scene)) -> Scene {
    let mut game = scene(2);
    game.rewards[2] = [Some(a), Some(b)];
    game.people[0].goods = [0, 0, 1];
    game.people[0].wood = 1;
    prepare(&mut game);
    game.play("die 3; building alfandega; action; ship from reserve; ship to india 1; stop");
    game
}

/// [KNG-1] Isola: one worker to a field; only with a possible move.
#[test]
fn island_moves_a_worker_to_a_field() {
    let mut game = landed(Reward::Island, Reward::Medal, |_| {});
    game.play("reward india a; from reserve; to 3e");
    assert_eq!((game.people[0].fields.len(), game.turn()), (1, Turn::Player(Player(1))));
    let game = landed(Reward::Island, Reward::Medal, |game| {
        game.people[0].reserve = 0;
        game.people[0].watch = 12;
    });
    assert_eq!(game.choices(), ["reward india b", "stop"], "all workers are on the watch");
    assert_eq!(game.forbidden("reward india a"), "DEC-16");
}

/// [KNG-2] Gilda: a favour turns up; only with a face-down one.
#[test]
fn guild_turns_a_favour_up() {
    let game = landed(Reward::Guild, Reward::Medal, |_| {});
    assert_eq!(game.choices(), ["reward india b", "stop"]);
    let mut game = landed(Reward::Guild, Reward::Medal, |game| favour(game, 0, Favour::Lord, false));
    game.play("reward india a; turn up lord");
    assert!(game.people[0].face_up.has(Favour::Lord));
}

/// [KNG-3] Città: 1 PP and up to one worker to a city.
#[test]
fn city_gives_prestige_and_a_move() {
    let mut game = landed(Reward::City, Reward::Medal, |_| {});
    game.play("reward india a; from reserve; to funchal 1");
    assert_eq!((game.people[0].prestige, game.people[0].city.len()), (1, 1));
}

/// [KNG-4] Guardia Cittadina: one worker to the watch, up to 3 pirates away.
#[test]
fn watch_takes_a_worker() {
    let mut game = landed(Reward::Watch, Reward::Medal, |game| game.people[0].pirates = 4);
    game.play("reward india a; from reserve");
    assert_eq!((game.people[0].watch, game.people[0].pirates), (1, 1));
}

/// [KNG-5, KNG-6, KNG-7] Medaglia 3 PP, Bottino 5 reals, Mulino a Vento one level up, at the top 1 PP.
#[test]
fn medal_loot_and_windmill_give_at_once() {
    let mut game = landed(Reward::Island, Reward::Medal, |_| {});
    game.play("reward india b");
    assert_eq!(game.people[0].prestige, 3);
    let mut game = landed(Reward::Island, Reward::Loot, |_| {});
    game.play("reward india b");
    assert_eq!(game.people[0].reals, 5);
    let mut game = landed(Reward::Island, Reward::Windmill, |_| {});
    game.play("reward india b");
    assert_eq!((game.people[0].level, game.people[0].prestige), (4, 0));
    let mut game = landed(Reward::Island, Reward::Windmill, |game| game.people[0].level = 6);
    game.play("reward india b");
    assert_eq!((game.people[0].level, game.people[0].prestige), (6, 1));
}

/// [KNG-8] Supporto Reale: up to 3 pirates away, only for who has some, or 3 bread.
#[test]
fn royal_support_takes_pirates_or_gives_bread() {
    let pirates =
        |n: u16| landed(Reward::Island, Reward::RoyalSupport, move |game| game.people[0].pirates = n);
    let mut game = pirates(4);
    game.play("reward india b");
    assert_eq!(game.listed(), ["discard pirates", "bread"]);
    let mut bread = game.clone();
    game.play("discard pirates");
    assert_eq!((game.people[0].pirates, game.people[0].bread), (1, 0));
    bread.play("bread");
    assert_eq!((bread.people[0].pirates, bread.people[0].bread), (4, 3));
    let mut game = pirates(0);
    game.play("reward india b");
    assert_eq!(
        (game.people[0].bread, game.turn()),
        (3, Turn::Player(Player(1))),
        "no pirates: bread without asking"
    );
}
