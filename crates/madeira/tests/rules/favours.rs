//! Guild favours (FAV).

use emporio_core::{Dispatch, Turn};

use super::*;

/// P0 with one favour face up, at the start of their turn in phase B.
fn with(tile: Favour) -> Scene {
    let mut game = scene(2);
    favour(&mut game, 0, tile, true);
    game
}

/// P0 with one favour face up, asked for the cost of a building.
fn with_at(tile: Favour, building: Building) -> Scene {
    let mut game = at_building(2, building);
    favour(&mut game, 0, tile, true);
    game
}

/// [FAV-1] One in a turn, at its start; it turns face down (RUL-11).
#[test]
fn one_favour_in_a_turn() {
    let mut game = with(Favour::Treasurer);
    favour(&mut game, 0, Favour::Patron, true);
    favour(&mut game, 0, Favour::Miller, false);
    assert!(game.lists("favour treasurer") && game.lists("favour patron"));
    assert_eq!(game.forbidden("favour miller"), "FAV-1", "face down");
    let mut placed = game.clone();
    game.play("favour treasurer");
    assert!(!game.people[0].face_up.has(Favour::Treasurer) && game.people[0].favours.has(Favour::Treasurer));
    assert_eq!(game.forbidden("favour patron"), "RUL-11", "one in a turn");
    game.play("pass; space 1");
    placed.play("die 3; building moinho");
    assert_eq!(placed.forbidden("favour patron"), "RUL-11", "never between the die and its action");
    let mut game = with_at(Favour::Treasurer, Building::Moinho);
    game.play("favour treasurer");
    assert_eq!((game.people[0].reals, game.step), (5, Step::Cost), "then they pay or not");
}

/// [FAV-2] In phase C only with a marker on the building being resolved; never in phases A, D, E.
#[test]
fn favours_need_a_turn() {
    let mut game = at_building(2, Building::Moinho);
    game.sites[0].markers = [1, 0, 0, 0];
    favour(&mut game, 1, Favour::Treasurer, true);
    assert_eq!(game.forbidden("favour treasurer"), "FAV-1", "P0 does not have it");
    game.play("pirates");
    assert_eq!(game.step, Step::Mill, "P1 without a marker is not asked");
    game.play("done");
    assert!(!game.lists("favour treasurer"));
    game.play("done");
    let mut game = before_maintenance(2);
    favour(&mut game, 0, Favour::Treasurer, true);
    game.people[0].goods = [2, 0, 0];
    game.phase = Phase::Maintenance;
    game.turn.player = Player(0);
    for step in [Step::Feeding, Step::Upkeep, Step::Honour] {
        game.step = step;
        assert_eq!(game.forbidden("favour treasurer"), "FAV-2");
    }
    let mut game = at_requests(2, 1);
    favour(&mut game, 0, Favour::Treasurer, true);
    game.people[0].requests = [1, 1, 0, 0, 0];
    assert_eq!(game.forbidden("favour treasurer"), "FAV-2");
    game.phase = Phase::Preparation;
    game.step = Step::Row;
    assert_eq!(game.forbidden("favour treasurer"), "FAV-2");
}

/// [FAV-2] No favour at all is offered in phases A, D and E, nor at the last windmill moment.
#[test]
fn no_favour_outside_b_and_c() {
    let mut game = before_maintenance(2);
    for &tile in Favour::VARIANTS {
        favour(&mut game, 0, tile, true);
    }
    workers(&mut game, 0, "watch, forest, 1a, 2a, 3a");
    ship(&mut game, 0, "wheat 1");
    let person = &mut game.people[0];
    (person.goods, person.wood, person.reals, person.pirates, person.bread) = ([9, 9, 9], 9, 30, 9, 9);
    person.requests = [1, 1, 0, 0, 1];
    game.turn.player = Player(0);
    let steps = [
        (Phase::Buildings { number: 5, guild_sum: 0, pirate: 0 }, Step::Mill),
        (Phase::Maintenance, Step::Honour),
        (Phase::Maintenance, Step::Upkeep),
        (Phase::Maintenance, Step::Feeding),
        (Phase::Requests { fulfilled: [0; 5] }, Step::Fulfil { left: 1 }),
        (Phase::Requests { fulfilled: [0; 5] }, Step::Offer { left: 0 }),
        (Phase::Preparation, Step::Row),
        (Phase::Preparation, Step::Request { row: 0 }),
    ];
    for (phase, step) in steps {
        (game.phase, game.step) = (phase, step);
        assert!(!game.listed().is_empty());
        assert!(
            game.listed().iter().all(|text| !text.starts_with("favour ")),
            "{step:?}: {:?}",
            game.listed()
        );
    }
}

/// [FAV-1, FAV-15] The Explorer serves in phase C too, before the cost.
#[test]
fn explorer_in_phase_c() {
    let mut game = with_at(Favour::Explorer, Building::Moinho);
    game.people[0].reals = 8;
    game.play("favour explorer; from reserve; to 2a; pay");
    assert_eq!(game.people[0].bread, 2, "the worker who just came counts");
}

/// [FAV-3] A favour is turned up by a row, Casa da Coroa and the reward Gilda alone: a new round leaves it down.
#[test]
fn favours_stay_down() {
    let mut game = before_maintenance(2);
    game.round = 2;
    favour(&mut game, 0, Favour::Treasurer, false);
    game.play("done");
    while !matches!(game.step, Step::Row) {
        let first = game.listed()[0].clone();
        game.play(&first);
    }
    assert_eq!((game.round, game.people[0].face_up.len()), (3, 0));
    game.play("row 1; request trade_routes");
    assert_eq!(
        game.people[0].face_up.len(),
        0,
        "row I turns up the first or second guild, the Treasurer is of the third"
    );
}

/// [FAV-4] Monaco: 2 wood free, in phases B and C, only with wood in reach.
#[test]
fn monk_gives_wood() {
    let mut game = with(Favour::Monk);
    assert_eq!(game.forbidden("favour monk"), "RUL-33");
    worker(&mut game, 0, "forest");
    game.play("favour monk");
    assert_eq!((game.people[0].wood, game.people[0].reals, game.step), (2, 0, Step::Start));
    let mut game = with_at(Favour::Monk, Building::Moinho);
    worker(&mut game, 0, "forest");
    game.play("favour monk");
    assert_eq!((game.people[0].wood, game.step), (2, Step::Cost));
}

/// [FAV-5] Mugnaia: windmill up without wheat; at the top 1 PP (RUL-24).
#[test]
fn miller_raises_the_windmill() {
    let mut game = with(Favour::Miller);
    game.play("favour miller");
    assert_eq!((game.people[0].level, game.people[0].prestige), (4, 0));
    let mut game = with_at(Favour::Miller, Building::Moinho);
    game.people[0].level = game.data.windmill.top;
    game.play("favour miller");
    assert_eq!((game.people[0].level, game.people[0].prestige), (game.data.windmill.top, 1));
}

/// [FAV-6, DEC-21] Vescovo: an own marker from any building to any other.
#[test]
fn bishop_moves_a_marker() {
    let mut game = with(Favour::Bishop);
    assert_eq!(game.forbidden("favour bishop"), "RUL-33", "no marker on the board");
    game.sites[0].markers[0] = 1;
    game.sites[0].guild_dice = 1;
    game.sites[3].markers[0] = 1;
    game.sites[3].guild_dice = 1;
    game.play("favour bishop");
    assert_eq!(game.listed(), ["building moinho", "building casa_da_coroa"]);
    assert_eq!(game.forbidden("building capitania"), "FAV-6");
    game.play("building moinho");
    assert_eq!(
        game.listed(),
        ["building capitania", "building alfandega", "building casa_da_coroa", "building fortaleza"]
    );
    game.play("building fortaleza");
    assert_eq!((game.sites[0].markers[0], game.sites[4].markers[0], game.step), (0, 1, Step::Start));
    assert_eq!(game.sites[4].guild_dice, 0, "the die stays");
}

/// [FAV-6, DEC-21] In phase C: to a building still to come without dice it costs the full price and 1 pirate; their last
/// marker away ends their turn with neither payment nor pirates (RUL-13).
#[test]
fn bishop_in_phase_c() {
    let at_cost = |game: &Scene, site: usize, markers: u8, why: &str| {
        assert_eq!((game.sites[site].markers[0], game.step), (markers, Step::Cost), "{why}");
    };
    let mut game = with_at(Favour::Bishop, Building::Moinho);
    game.sites[0].markers = [1, 0, 0, 0];
    game.play("favour bishop; building alfandega");
    assert_eq!(game.people[0].pirates, 0);
    assert_eq!(game.resolving(), Some(Building::Alfandega), "no dice there: no roll");
    assert_eq!((game.building_cost(), game.building_pirates()), (8, 1));
    assert_eq!(game.turn(), Turn::Player(Player(0)));
    let mut game = with_at(Favour::Bishop, Building::CasaDaCoroa);
    game.sites[0].markers[0] = 1;
    game.play("favour bishop; building moinho; building casa_da_coroa");
    at_cost(&game, 3, 2, "from a resolved one to the one being resolved");
    game.play("pirates; pirates");
    let mut game = with_at(Favour::Bishop, Building::CasaDaCoroa);
    game.sites[3].markers = [2, 0, 0, 0];
    game.play("favour bishop; building moinho");
    at_cost(&game, 0, 1, "to a resolved one: it does nothing there");
    game.play("pirates");
    assert_eq!(game.step, Step::Mill);
}

/// [FAV-7, FAV-10] Mecenate 3 bread, Tesoriere 5 reals, in phases B and C.
#[test]
fn patron_and_treasurer_give() {
    for (tile, bread, reals) in [(Favour::Patron, 3, 0), (Favour::Treasurer, 0, 5)] {
        for mut game in [with(tile), with_at(tile, Building::Moinho)] {
            game.play(&format!("favour {tile}"));
            assert_eq!((game.people[0].bread, game.people[0].reals), (bread, reals));
        }
    }
}

/// [FAV-8] Lord: phase C only, the cost is 0 for them at this building; only if it costs something.
#[test]
fn lord_pays_the_building() {
    assert_eq!(with(Favour::Lord).forbidden("favour lord"), "FAV-8");
    let mut game = with_at(Favour::Lord, Building::Moinho);
    worker(&mut game, 0, "2a");
    assert!(!game.lists("pay"));
    game.play("favour lord; pay");
    assert_eq!((game.people[0].bread, game.people[0].reals), (2, 0));
    assert_eq!((game.turn(), game.building_cost()), (Turn::Player(Player(1)), 8), "for them alone");
    let mut game = with_at(Favour::Lord, Building::Moinho);
    game.phase = Phase::Buildings { number: 0, guild_sum: 9, pirate: 0 };
    assert_eq!(game.forbidden("favour lord"), "RUL-33");
}

/// [FAV-9] Diplomatico: phase C only; 2 more workers count, at 0, 1, 2 of their own; with 3 it is of no use (RUL-14).
#[test]
fn diplomat_counts_two_more_workers() {
    assert_eq!(with(Favour::Diplomat).forbidden("favour diplomat"), "FAV-9");
    for (fields, bread) in [("", 2), ("2a", 5), ("2a, 2b", 5)] {
        let mut game = with_at(Favour::Diplomat, Building::Moinho);
        if !fields.is_empty() {
            workers(&mut game, 0, fields);
        }
        game.people[0].reals = 8;
        game.play("favour diplomat; pay");
        assert_eq!(game.people[0].bread, bread, "workers on {fields}");
    }
    let mut game = with_at(Favour::Diplomat, Building::Moinho);
    workers(&mut game, 0, "2a, 2b, 2c");
    assert_eq!(game.forbidden("favour diplomat"), "RUL-33");
}

/// [FAV-11] Navigatore: one ship move with its gains, in phases B and C, only if one can be afforded.
#[test]
fn navigator_moves_a_ship() {
    let mut game = with(Favour::Navigator);
    assert_eq!(game.forbidden("favour navigator"), "RUL-33", "no goods");
    game.people[0].goods = [1, 0, 0];
    assert!(!game.lists("favour navigator"), "no wood");
    game.people[0].wood = 2;
    game.people[0].goods = [3, 0, 0];
    game.play("favour navigator; ship from reserve; ship to wheat 2");
    assert_eq!((game.people[0].reals, game.step), (3, Step::Start), "one ship, paid, then the turn goes on");
    let mut game = with_at(Favour::Navigator, Building::Moinho);
    game.people[0].goods = [0, 0, 1];
    game.people[0].wood = 1;
    game.play("favour navigator; ship from reserve; ship to acores 1; reward acores b");
    assert_eq!((game.people[0].prestige, game.step), (3, Step::Cost));
}

/// [FAV-12, DEC-20] Ingegnere: phase B only; up to 2 more harvests in the Region, with the printed character 3 in all.
#[test]
fn engineer_harvests_more() {
    let game = with_at(Favour::Engineer, Building::Moinho);
    assert_eq!(game.forbidden("favour engineer"), "FAV-12");
    let mut game = with(Favour::Engineer);
    workers(&mut game, 0, "2a, 2c");
    set_wood(&mut game, "2c", 1);
    game.play("favour engineer; die 2; building moinho; harvest");
    assert_eq!(game.listed(), ["harvest again 2a", "harvest again 2c", "stop"]);
    game.play("harvest again 2c; harvest again 2c");
    assert_eq!((game.people[0].wood, game.people[0].goods), (1, [3, 0, 0]), "on one field twice");
    assert_eq!(game.turn(), Turn::Player(Player(1)));
    let mut game = with(Favour::Engineer);
    workers(&mut game, 0, "2a, 2b");
    game.play("favour engineer; die 2; building moinho; harvest; stop");
    assert_eq!(game.people[0].goods, [1, 1, 0], "stop ends both");
    let mut game = with(Favour::Engineer);
    workers(&mut game, 0, "3a, 3b");
    game.play("favour engineer; die 3; building fortaleza; harvest");
    assert_eq!(game.listed(), ["harvest again 3a", "harvest again 3b"], "first the repeat, without stop");
    game.play("harvest again 3a");
    assert_eq!(game.listed(), ["harvest again 3a", "harvest again 3b", "stop"]);
    game.play("harvest again 3a; harvest again 3a");
    assert_eq!(game.people[0].goods, [4, 1, 0], "3 in all");
    let mut game = with(Favour::Engineer);
    game.people[0].dice = [0; 6];
    assert_eq!(game.forbidden("favour engineer"), "RUL-33", "no die to place");
    let mut game = with(Favour::Engineer);
    worker(&mut game, 0, "2a");
    game.play("favour engineer; die 2; building moinho; nothing; pass; space 1");
    assert!(!game.turn.engineer, "lost without a harvest (RUL-29)");
}

/// [FAV-13] Poliziotto: half of the pirates, rounded down: 7 lose 3, 1 is not offered (RUL-31).
#[test]
fn policeman_discards_half() {
    for (pirates, left) in [(2, 1), (7, 4), (8, 4)] {
        for mut game in [with(Favour::Policeman), with_at(Favour::Policeman, Building::Moinho)] {
            game.people[0].pirates = pirates;
            game.play("favour policeman");
            assert_eq!(game.people[0].pirates, left);
        }
    }
    let mut game = with(Favour::Policeman);
    game.people[0].pirates = 1;
    assert_eq!(game.forbidden("favour policeman"), "RUL-33");
}

/// [FAV-14, DEC-22] Lady: 4 reals for the action of any building with an own worker in its Region, also in phase B (RUL-12).
#[test]
fn lady_acts_at_a_building() {
    let mut game = with(Favour::Lady);
    game.people[0].reals = 4;
    assert_eq!(game.forbidden("favour lady"), "RUL-33", "no worker in a Region");
    workers(&mut game, 0, "2a, 2b, 2c, 1a, forest");
    game.people[0].reals = 3;
    assert_eq!(game.forbidden("favour lady"), "RUL-33", "4 reals");
    game.people[0].reals = 5;
    game.play("favour lady");
    assert_eq!(game.listed(), ["building moinho", "building capitania", "building alfandega"]);
    assert_eq!(game.forbidden("building fortaleza"), "RUL-12");
    game.play("building moinho");
    assert_eq!((game.people[0].reals, game.people[0].bread, game.step), (1, 5, Step::Start));
    assert_eq!(game.sites[0].markers, [0; 4], "no marker");
    let mut game = with_at(Favour::Lady, Building::Moinho);
    worker(&mut game, 0, "3a");
    game.people[0].reals = 4;
    game.play("favour lady; building casa_da_coroa; turn up lady");
    assert!(game.people[0].face_up.has(Favour::Lady), "she may turn up herself");
    assert_eq!(game.step, Step::Cost);
    assert_eq!(game.forbidden("favour lady"), "RUL-11", "but not in this turn");
}

/// [FAV-15, DEC-12] Esploratore: any worker to any other place; watch: pirates away, city: 1 PP, colony: 1 PP per ship (RUL-36).
#[test]
fn explorer_moves_from_anywhere_to_anywhere() {
    let mut game = with(Favour::Explorer);
    workers(&mut game, 0, "watch, 1a, funchal 1, india");
    ships(&mut game, 0, "brasil 1, brasil 2");
    game.people[0].pirates = 4;
    game.play("favour explorer");
    assert_eq!(
        game.listed(),
        ["from reserve", "from watch", "from 1a", "from funchal 1", "from india", "stop"]
    );
    let start = game;
    let after = |moves: &str| {
        let mut game = start.clone();
        game.play(moves);
        assert_eq!(game.step, Step::Start);
        game.people[0].clone()
    };
    let home = after("from watch; to reserve");
    assert_eq!((home.watch, home.reserve, home.pirates), (0, 9, 4));
    let guard = after("from reserve; to watch");
    assert_eq!((guard.watch, guard.pirates), (2, 1));
    assert_eq!(after("from funchal 1; to funchal 2").prestige, 1, "between city spaces too");
    assert_eq!(after("from india; to brasil").prestige, 2);
    assert_eq!(after("from india; to forest").prestige, 0);
    assert_eq!(after("stop").reserve, 8);
    let mut game = start.clone();
    game.play("from india");
    assert_eq!(game.forbidden("to india"), "FAV-15", "not inside one colony");
    assert_eq!(game.forbidden("to 1a"), "FAV-15", "their own worker is there");
    let mut game = start.clone();
    game.play("from watch");
    assert!(!game.lists("to watch"));
}
