//! Windmill (WND).

use emporio_madeira::{Phase, Step};

use super::*;

fn mills(game: &Scene) -> Vec<String> {
    game.listed().into_iter().filter(|text| text.starts_with("mill ")).collect()
}

/// [WND-1, DEC-W1] Two goods, equal or not, for a kind that is neither: nine exchanges.
#[test]
fn two_goods_become_one_of_another_kind() {
    let mut game = scene(2);
    game.people[0].goods = [2, 2, 2];
    let exchanges =
        mills(&game).iter().filter(|text| text.contains(" for ") && !text.contains("down")).count();
    assert_eq!(exchanges, 9);
    game.people[0].goods = [1, 1, 0];
    assert!(game.lists("mill wheat sugar for wine"));
    assert!(!game.lists("mill wheat wheat for wine"));
    game.play("mill wheat sugar for wine");
    assert_eq!(game.people[0].goods, [0, 0, 1]);
    assert!("mill wheat sugar for wheat".parse::<Action>().is_err(), "a plain loss is no action (RUL-34)");
}

/// [WND-2] Two wheat for a level; at the top 1 PP instead.
#[test]
fn wheat_raises_the_windmill() {
    let mut game = scene(2);
    game.people[0].goods = [5, 0, 0];
    game.people[0].level = game.data.windmill.top - 1;
    game.play("mill up");
    assert_eq!((game.people[0].level, game.people[0].prestige), (game.data.windmill.top, 0));
    game.play("mill up");
    assert_eq!((game.people[0].level, game.people[0].prestige), (game.data.windmill.top, 1));
    assert_eq!(game.people[0].goods, [1, 0, 0]);
    assert_eq!(game.forbidden("mill up"), "WND-2");
}

/// [WND-3] A level down for 1 bread or 3 reals.
#[test]
fn a_level_down_gives_bread_or_reals() {
    let mut game = scene(2);
    game.play("mill down for bread; mill down for reals");
    assert_eq!((game.people[0].level, game.people[0].bread, game.people[0].reals), (1, 1, 3));
}

/// [WND-4, INV-7] At the bottom 1 PP for 1 bread or 1 real, and only with a PP to lose.
#[test]
fn at_the_bottom_prestige_is_lost() {
    let mut game = scene(2);
    game.people[0].level = game.data.windmill.bottom;
    assert_eq!(mills(&game), [""; 0]);
    assert_eq!(game.forbidden("mill down for bread"), "WND-4");
    game.people[0].prestige = 2;
    game.play("mill down for reals; mill down for bread");
    assert_eq!((game.people[0].prestige, game.people[0].reals, game.people[0].bread), (0, 1, 1));
    assert_eq!(mills(&game), [""; 0]);
}

/// [WND-5] In phase D exchanges and up alone; never in phases A and E.
#[test]
fn phases_limit_the_windmill() {
    let mut game = before_maintenance(2);
    game.people[0].goods = [2, 0, 0];
    workers(&mut game, 0, "1a, 1b, 2a, 2b");
    game.phase = Phase::Maintenance;
    game.turn.player = Player(0);
    game.step = Step::Feeding;
    assert_eq!(mills(&game), ["mill wheat wheat for sugar", "mill wheat wheat for wine", "mill up"]);
    assert_eq!(game.forbidden("mill down for bread"), "WND-5");
    let mut game = at_requests(2, 1);
    game.people[0].goods = [2, 0, 0];
    game.people[0].requests = [1, 1, 0, 0, 0];
    assert_eq!(mills(&game), [""; 0]);
    assert_eq!(game.forbidden("mill up"), "WND-5");
    let mut game = scene(2);
    pass_all(&mut game);
    game.people[0].goods = [2, 0, 0];
    game.phase = Phase::Preparation;
    game.step = Step::Row;
    assert_eq!(mills(&game), [""; 0]);
}

/// [WND-6, DEC-W2, DEC-6, DEC-11, DEC-14, DEC-17, DEC-24, DEC-26, DEC-27] The windmill is offered at the decisions marked W and at no other.
#[test]
fn the_windmill_is_offered_where_the_table_says() {
    let marked = |game: &Scene| !mills(game).is_empty();
    let mut game = scene(2);
    game.people[0].goods = [3, 3, 3];
    game.people[0].bread = 3;
    game.people[0].wood = 5;
    workers(&mut game, 0, "1a, watch, funchal 1");
    assert!(marked(&game), "DEC-6");
    game.play("die 3");
    assert!(!marked(&game), "DEC-7");
    let placed = game.clone();
    game.play("building capitania; action");
    assert!(matches!(game.step, Step::District) && marked(&game), "DEC-17");
    let mut game = placed.clone();
    game.play("building moinho; action");
    assert!(matches!(game.step, Step::WorkerFrom(_)) && !marked(&game), "DEC-12");
    game.play("from reserve");
    assert!(!marked(&game), "DEC-13");
    let mut game = placed.clone();
    game.play("building alfandega");
    assert!(matches!(game.step, Step::Placed { .. }) && !marked(&game), "DEC-8");
    game.play("action");
    assert!(matches!(game.step, Step::ShipFrom(_)) && marked(&game), "DEC-14");
    game.play("ship from reserve");
    assert!(!marked(&game), "DEC-15");
    game.play("ship to india 1; stop");
    assert!(matches!(game.step, Step::Reward) && !marked(&game), "DEC-16");
    let mut game = placed;
    game.play("building casa_da_coroa; action");
    assert!(matches!(game.step, Step::PawnFrom(_)) && !marked(&game), "DEC-19");
    let mut game = scene(2);
    game.people[0].goods = [3, 3, 3];
    game.play("pass");
    assert!(!marked(&game), "DEC-9");
    game.play("space 2");
    assert!(!marked(&game), "DEC-10");
    let mut game = at_building(2, Building::Moinho);
    game.people[0].goods = [3, 3, 3];
    assert!(marked(&game), "DEC-11");
    let mut game = before_maintenance(2);
    game.turn.player = Player(0);
    game.people[0].goods = [3, 3, 3];
    assert!(marked(&game), "DEC-24");
    game.phase = Phase::Maintenance;
    game.step = Step::Upkeep;
    assert!(marked(&game), "DEC-26");
    game.step = Step::Feeding;
    assert!(marked(&game), "DEC-27");
    game.step = Step::Honour;
    assert!(!marked(&game), "DEC-25");
}
