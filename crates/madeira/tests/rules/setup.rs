//! Setup (SET) and the chance of it.

use emporio_core::{Dispatch, Player, Turn, Views};
use emporio_madeira::{FIELD_COUNT, Options, Phase, Space, Step};

use super::*;

/// Takes the first of everything that is listed, up to a moment.
fn take_firsts(game: &mut Scene, until: impl Fn(&Madeira) -> bool) {
    while !until(game) {
        let first = game.listed()[0].clone();
        game.play(&first);
    }
}

/// A table of two whose set-up has come to a step.
fn dealt_up_to(step: impl Fn(Step) -> bool) -> Scene {
    let mut game = table(&Options::default(), 2);
    game.play("initial request 1; initial request 2");
    take_firsts(&mut game, |game| step(game.step));
    game
}

/// Deals initial requests with these crowns by seat, then the first outcome of everything.
fn dealt(crowns: &[u8]) -> Scene {
    let mut game = table(&Options::default(), crowns.len() as u8);
    for crowns in crowns {
        game.play(&format!("initial request {crowns}"));
    }
    take_firsts(&mut game, |game| game.turn() != Turn::Chance || game.phase != Phase::Setup);
    game
}

/// [SET-1, SET-3, SET-19] One row per player, 3 guild dice on each, 3 pirate dice; 12 / 9 / 6 guild dice.
#[test]
fn the_guild_board_has_a_row_for_each_player() {
    for players in 2..=4u8 {
        let mut game = dealt(&[4, 3, 2, 1][..usize::from(players)]);
        assert_eq!(game.step, Step::CityWorker);
        take_firsts(&mut game, |game| game.step == Step::Row);
        assert_eq!(game.choices().len(), usize::from(players), "one row each: {:?}", game.choices());
        let guild: u8 = game.rows.iter().flat_map(|row| row.dice).sum();
        assert_eq!((guild, game.pirate_dice.iter().sum::<u8>()), (3 * players, 3));
        assert!(game.rows[..usize::from(players)].iter().all(|row| row.dice.iter().sum::<u8>() == 3));
        for person in &game.people[..usize::from(players)] {
            assert_eq!((person.reserve, person.city.len(), person.watch, person.fields.len()), (7, 1, 2, 2));
            assert_eq!((person.ships, person.requests.iter().sum::<u8>()), (6, 1));
        }
    }
}

/// [SET-2, SET-4] The starting pieces and resources, the windmill on 3.
#[test]
fn each_player_starts_alike() {
    let game = table(&Options::default(), 4);
    for person in &game.people {
        assert_eq!((person.goods, person.wood, person.bread, person.reals), ([1, 1, 1], 1, 4, 5));
        assert_eq!(
            (person.reserve, person.ships, person.level, person.prestige, person.pirates),
            (12, 6, 3, 0, 0)
        );
    }
    let two = table(&Options::default(), 2);
    assert_eq!(two.people[2], Person::default(), "the third seat is empty");
}

/// [SET-5, RNG-1] Each player gets one of the four initial requests; the rest leave the game.
#[test]
fn initial_requests_are_dealt_one_each() {
    let mut game = table(&Options::default(), 2);
    assert_eq!(
        game.listed(),
        ["initial request 1", "initial request 2", "initial request 3", "initial request 4"]
    );
    game.play("initial request 3");
    assert_eq!(game.listed(), ["initial request 1", "initial request 2", "initial request 4"]);
    game.play("initial request 1");
    assert!(matches!(game.step, Step::RequestTile { .. }));
    assert_eq!(game.people[0].requests, [0, 0, 1, 0, 0]);
    assert_eq!(game.people[1].requests, [1, 0, 0, 0, 0]);
}

/// [SET-6, SET-7] Most crowns first, the others clockwise; 2, 3, 4, 5 extra reals by place.
#[test]
fn most_crowns_begin() {
    let game = dealt(&[1, 2, 4, 3]);
    assert_eq!(game.order, [Some(Player(2)), Some(Player(3)), Some(Player(0)), Some(Player(1))]);
    assert_eq!(game.people.clone().map(|person| person.reals), [9, 10, 7, 8]);
}

/// [SET-8, RNG-2] 20 / 15 / 10 requests, five on each row.
#[test]
fn five_requests_lie_on_each_row() {
    for players in 2..=4usize {
        let game = dealt(&[4, 3, 2, 1][..players]);
        for row in &game.rows[..players] {
            assert_eq!(row.requests.iter().sum::<u8>(), 5);
        }
        let by_type: [u8; 5] = std::array::from_fn(|at| game.rows.iter().map(|row| row.requests[at]).sum());
        assert_eq!(by_type, [players as u8; 5], "2 two-head tiles of each type, one more with each player");
    }
}

/// [SET-9, RNG-3, RNG-9] The 12 favours lie on districts 3 to 6 of Porto Santo, Funchal, Machico, in this order.
#[test]
fn a_favour_lies_on_each_unbuilt_district() {
    let mut game = dealt_up_to(|step| matches!(step, Step::FavourTile { .. }));
    assert_eq!(game.listed().len(), 12);
    game.play("favour tile lady; favour tile monk; favour tile lord; favour tile miller; favour tile bishop");
    assert_eq!(game.listed().len(), 7);
    let district = |favour| game.district_of(favour).unwrap();
    assert_eq!(
        (district(Favour::Lady).city().to_string(), district(Favour::Lady).number()),
        ("porto_santo".into(), 3)
    );
    assert_eq!(district(Favour::Miller).number(), 6);
    assert_eq!(district(Favour::Bishop).city().to_string(), "funchal");
    let game = dealt(&[1, 2]);
    assert_eq!(game.built(), Space::START, "only the two leftmost districts of each city are built");
}

/// [SET-10] A neutral citizen on space 4 of each city.
#[test]
fn neutral_citizens_stand_on_space_four() {
    let game = dealt(&[1, 2]);
    let spaces: Vec<String> = game.neutrals.iter().map(|space| space.to_string()).collect();
    assert_eq!(spaces, ["porto_santo 4", "funchal 4", "machico 4"]);
}

/// [SET-11, DEC-1] In reverse order, one worker on an empty city space.
#[test]
fn first_workers_go_to_cities_in_reverse_order() {
    let mut game = dealt(&[4, 3, 2]);
    assert_eq!(game.turn(), Turn::Player(Player(2)));
    assert_eq!(game.listed().len(), 9);
    assert!(!game.lists("to funchal 4") && !game.lists("to funchal 5"));
    game.play("to funchal 1");
    assert_eq!(game.turn(), Turn::Player(Player(1)));
    assert_eq!(game.forbidden("to funchal 1"), "SET-11");
    game.play("to funchal 2; to machico 1");
    assert_eq!((game.step, game.turn()), (Step::FieldWorker, Turn::Player(Player(2))));
}

/// [SET-12] Two workers of each player on the watch.
#[test]
fn two_workers_guard_from_the_start() {
    assert_eq!(dealt(&[1, 2, 3]).people.clone().map(|person| person.watch), [2, 2, 2, 0]);
}

/// [SET-13, RNG-4, RNG-9] One A and one B reward at each colony; one of each pile leaves the game.
#[test]
fn rewards_lie_at_the_colonies() {
    let mut game = dealt_up_to(|step| matches!(step, Step::RewardTile { .. }));
    assert_eq!(game.listed().len(), 4);
    assert!(game.lists("reward tile island") && !game.lists("reward tile medal"));
    game.play("reward tile watch; reward tile city; reward tile guild");
    assert_eq!(
        game.listed(),
        ["reward tile medal", "reward tile loot", "reward tile windmill", "reward tile royal_support"]
    );
    game.play("reward tile loot; reward tile medal; reward tile windmill");
    assert_eq!(game.rewards[0], [Some(Reward::Watch), Some(Reward::Loot)], "Açores");
    assert_eq!(game.rewards[2], [Some(Reward::Guild), Some(Reward::Windmill)], "India");
}

/// [SET-14, SET-15] Landing slots 3 / 4 / 5 of each colony, trade slots 3 4 3 at 2 players and 4 5 4 at 3 or 4.
#[test]
fn slots_depend_on_the_players() {
    for (players, trade, landing) in [(2, [3, 4, 3], 3), (3, [4, 5, 4], 4), (4, [4, 5, 4], 5)] {
        let game = table(&Options::default(), players);
        let view = game.view(emporio_core::Viewer::Spectator);
        assert_eq!(view.markets.iter().map(|market| market.slots.len()).collect::<Vec<_>>(), trade);
        assert!(view.colonies.iter().all(|colony| colony.slots.len() == landing));
        let doubles =
            view.markets.iter().flat_map(|market| &market.slots).filter(|slot| slot.offers.len() == 2);
        assert_eq!(doubles.count(), if players == 2 { 3 } else { 0 });
    }
}

/// [SET-16, EX-3, INV-6] Wood by the triple of the field: 35 / 27 / 19 in all.
#[test]
fn wood_lies_on_fields_by_players() {
    for (players, all, region_one) in [(4, 35, 3), (3, 27, 2), (2, 19, 1)] {
        let game = table(&Options::default(), players);
        assert_eq!(game.wood.iter().map(|&wood| u32::from(wood)).sum::<u32>(), all);
        assert_eq!(game.wood.len(), FIELD_COUNT);
        assert_eq!(
            ["1a", "1b", "1c", "1d"].map(|field| wood_on(&game, field)),
            [0, 0, region_one, region_one]
        );
    }
}

/// [SET-17, SET-18, DEC-2] Two workers each, in reverse order, both in their turn, where nobody is, in two Regions.
#[test]
fn two_workers_go_to_fields_of_two_regions() {
    let mut game = dealt(&[4, 3]);
    game.play("to funchal 1; to funchal 2");
    assert_eq!(game.turn(), Turn::Player(Player(1)));
    assert_eq!(game.listed().len(), 15);
    game.play("to 1a");
    assert_eq!(game.turn(), Turn::Player(Player(1)), "both in their turn");
    assert_eq!(game.forbidden("to 1b"), "SET-18", "their other worker is in Region 1");
    assert_eq!(game.forbidden("to 1a"), "SET-18");
    game.play("to forest");
    assert_eq!(game.turn(), Turn::Player(Player(0)));
    assert!(!game.lists("to 1a") && !game.lists("to forest"), "P1 is there");
    game.play("to 1b");
    assert!(!game.lists("to 1c") && game.lists("to 2a"));
    game.play("to 3e");
    assert_eq!((game.round, game.phase), (1, Phase::Preparation));
}
