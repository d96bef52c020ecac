//! What the board says of the moment: figures told where they act, and the place of every choice.

use std::collections::BTreeMap;

use emporio_core::{ActionList, Chance, Dispatch, Opening, Player, Rng, Silent, Spots, Turn, Viewer, Views};
use emporio_madeira::{Action, Building, City, Favour, Good, Madeira, Options, Phase, Step, Stuff};

use crate::{at_building, at_requests, before_maintenance, favour, peopled, scene, set_wood, ship, workers};

const ME: Viewer = Viewer::Player(Player(0));

/// [HAR-1, HAR-2, BLD-6] The harvest of a Region is told to the viewer alone, the workers of all to everybody.
#[test]
fn a_region_says_what_a_harvest_would_give() {
    let mut game = peopled(2, "1a, 1b, 1c, 3a, forest");
    workers(&mut game, 1, "1a");
    set_wood(&mut game, "1c", 2);
    let first = |viewer| game.view(viewer).regions.swap_remove(0);
    assert_eq!(first(ME).harvest, [(Stuff::Wheat, 1), (Stuff::Wine, 1), (Stuff::Wood, 1)]);
    assert_eq!(first(ME).workers, [3, 1]);
    assert!(first(Viewer::Spectator).harvest.is_empty());
    let boxes: Vec<Vec<u8>> = game.view(ME).buildings.into_iter().map(|b| b.boxes).collect();
    assert_eq!(boxes, [[0, 0], [0, 0], [2, 1], [1, 0], [1, 0]]);
}

/// [BLD-4, BLD-5, CHA-6] A building says its cost by its dice, exactly once they are rolled, and the bread for the die in
/// hand.
#[test]
fn a_building_says_its_cost() {
    let mut game = at_building(4, Building::Moinho);
    let cost = |game: &Madeira| game.view(ME).buildings.swap_remove(0).cost;
    game.step = Step::BuildingDie { rolled: 0 };
    assert_eq!(cost(&game), [0, 6], "10 less 4 dice of 1 to 3");
    game.play("roll 1; roll 1; roll 2; roll 2");
    assert_eq!(cost(&game), [4, 4]);
    let mut game = scene(2);
    game.people[0].bread = 1;
    assert_eq!(game.view(ME).buildings.swap_remove(0).bread, None);
    game.play("die 1");
    let view = game.view(ME);
    let bread: Vec<Option<u16>> = view.buildings.iter().map(|b| b.bread).collect();
    assert_eq!(bread, [Some(1), Some(1), Some(0), Some(2), Some(2)]);
    assert_eq!(view.held.as_deref(), Some("own:0:die:1"));
}

/// [CHA-8, GLD-1, DEC-17] A tile says when its action could do nothing: the Guildmaster without a favour that can be paid.
#[test]
fn a_tile_says_when_its_action_would_do_nothing() {
    let idle = |wood, reals| {
        let mut game = peopled(2, "forest");
        (game.people[0].wood, game.people[0].reals, game.people[0].bread) = (wood, reals, 9);
        game.play("die 1; building capitania");
        game.view(ME).buildings.iter().map(|building| building.idle).collect::<Vec<bool>>()
    };
    assert_eq!(idle(0, 2), [false, true, false, false, false], "2 wood cost 3 reals");
    assert_eq!(idle(2, 0), [false; 5]);
    assert_eq!(idle(0, 3), [false; 5]);
}

/// What is closed to P0, as key of the reason by place.
fn closed(game: &Madeira) -> BTreeMap<String, String> {
    let view = game.view(ME);
    view.closed.into_iter().map(|one| (one.at.concat(), one.why.to_string())).collect()
}

/// [BLD-3, FAV-8, FAV-14, HID-1] A cost that cannot be paid and favours without use are told with the reason, to whom it
/// concerns.
#[test]
fn what_is_closed_says_why() {
    let mut game = at_building(2, Building::Moinho);
    workers(&mut game, 0, "2a");
    game.people[0].reals = 2;
    favour(&mut game, 0, Favour::Lady, true);
    favour(&mut game, 0, Favour::Engineer, true);
    favour(&mut game, 0, Favour::Lord, true);
    favour(&mut game, 0, Favour::Monk, false);
    let told = closed(&game);
    let keys: Vec<&str> = told.keys().map(String::as_str).collect();
    assert_eq!(keys, ["building:moinho:pay", "own:0:favour:engineer", "own:0:favour:lady"]);
    assert_eq!(told["building:moinho:pay"], "closed-have(what=amount-reals(n=2))");
    assert_eq!(told["own:0:favour:engineer"], "closed-phase-b");
    assert!(game.view(Viewer::Player(Player(1))).closed.is_empty());
    game.people[0].reals = 30;
    assert_eq!(closed(&game).len(), 1, "the Engineer alone, once all can be paid");
}

/// [CHA-5, CHA-6, GLD-1, WOOD-3] Characters say that they are full or too dear in bread, districts which wood is missing.
#[test]
fn places_that_are_closed_say_why() {
    let mut game = scene(2);
    game.sites[Building::Alfandega as usize].guild_dice = 2;
    game.people[0].bread = 1;
    game.play("die 1");
    let told = closed(&game);
    assert_eq!(told["building:alfandega"], "closed-full");
    assert_eq!(told["building:fortaleza"], "closed-have(what=amount-bread(n=1))");
    assert!(!told.contains_key("building:moinho"));
    let mut game = scene(2);
    (game.people[0].bread, game.people[0].wood) = (9, 2);
    game.play("die 1; building capitania; action");
    let told = closed(&game);
    assert_eq!(told.len(), 9, "2 wood buy three of the twelve: {told:?}");
    assert!(told.values().all(|why| why.starts_with("closed-wood-reach")), "{told:?}");
}

/// [CMD-2, CMD-3, WOOD-3] A ship that cannot leave the reserve says whether goods or wood are missing.
#[test]
fn a_ship_in_the_reserve_says_why() {
    let mut game = scene(2);
    game.people[0].bread = 9;
    game.play("die 1; building alfandega; action");
    assert_eq!(closed(&game)["own:0:ships"], "closed-no-slot");
    game.people[0].goods[Good::Wheat as usize] = 1;
    assert_eq!(closed(&game)["own:0:ships"], "closed-wood-reach(reach=0)");
    game.people[0].wood = 1;
    assert!(closed(&game).is_empty());
}

/// [MNT-5, MNT-6] Missing bread is told as the pirates that it would bring.
#[test]
fn hunger_is_told() {
    let mut game = peopled(2, "1a, 1b, 1c, 1d");
    game.people[0].level = 1;
    game.people[0].bread = 1;
    assert_eq!((game.view(ME).players[0].bread_due, game.view(ME).players[0].hunger), (3, 2));
    game.people[0].bread = 4;
    assert_eq!(game.view(ME).players[0].hunger, 0);
}

/// [MNT-4, MNT-6] Whoever has paid in phase D is asked for no more in this round.
#[test]
fn what_was_paid_is_due_no_more() {
    let mut game = before_maintenance(2);
    for seat in 0..2 {
        workers(&mut game, seat, "1a, 1b, 2a");
        game.people[seat].level = 0;
        game.people[seat].bread = 3;
        game.people[seat].wood = 1;
        ship(&mut game, seat, if seat == 0 { "wheat 1" } else { "wheat 2" });
    }
    let due = |game: &Madeira| {
        let players = game.view(ME).players;
        [0, 1].map(|seat| (players[seat].wood_due, players[seat].bread_due, players[seat].hunger))
    };
    assert_eq!(due(&game), [(1, 3, 0), (1, 3, 0)]);
    game.play("upkeep 1");
    assert_eq!(due(&game), [(0, 3, 0), (1, 3, 0)]);
    game.play("upkeep 1; feed 3");
    assert_eq!(due(&game), [(0, 0, 0), (0, 3, 0)]);
}

/// [CRN-1, CRN-2, CRN-3, CRN-5] The bar says what phase E asks in each round.
#[test]
fn the_crown_says_what_it_asks() {
    let mut game = scene(3);
    let mut asks = |round| {
        game.round = round;
        let crown = game.view(ME).crown;
        (crown.fulfil, crown.of, crown.from.zip(crown.to), crown.column)
    };
    assert_eq!(asks(1), (1, 2, None, 0));
    assert_eq!(asks(2), (0, 0, Some((Good::Wheat, Good::Sugar)), 1));
    assert_eq!(asks(3), (2, 3, None, 1));
    assert_eq!(asks(4), (0, 0, Some((Good::Sugar, Good::Wine)), 2));
    assert_eq!(asks(5), (3, 3, None, 2));
}

/// [REQ-1, REQ-3, REQ-6, REQ-7] A request says what it would bring, the second of a type less.
#[test]
fn requests_say_what_they_bring() {
    let mut game = at_requests(2, 3);
    game.people[0].requests = [2, 0, 1, 0, 1];
    game.people[0].reals = 7;
    ["wheat 1", "wheat 2", "sugar 1", "sugar 2"].into_iter().for_each(|slot| ship(&mut game, 0, slot));
    favour(&mut game, 0, emporio_madeira::Favour::Monk, true);
    assert_eq!(game.view(ME).players[0].brings, [6 + 6 + 4, 4, 5, 7]);
}

/// [MNT-4, MNT-5, WOOD-4] What phase D will ask, and what an amount of wood or bread leads to.
#[test]
fn amounts_say_what_follows() {
    let mut game = before_maintenance(2);
    workers(&mut game, 0, "1a, 1b, 2a, 3a, forest");
    ["wheat 1", "wheat 2"].into_iter().for_each(|slot| ship(&mut game, 0, slot));
    game.people[0].wood = 1;
    game.people[0].reals = 5;
    let me = game.view(ME).players.swap_remove(0);
    assert_eq!((me.bread_due, me.wood_due), (2, 2));
    game.play("done");
    let amounts = game.view(ME).amounts;
    let told: Vec<_> = amounts.iter().map(|a| (a.amount, a.pirates, a.reals)).collect();
    assert_eq!(told, [(0, 2, 0), (1, 1, 0), (2, 0, 1)]);
}

/// [REQ-4, REQ-5, MAY-2] A city says who has the majority and what the Mayor would draw.
#[test]
fn a_city_says_who_leads() {
    let mut game = scene(2);
    game.neutrals = emporio_madeira::SpaceSet::default();
    workers(&mut game, 0, "funchal 1, funchal 2");
    workers(&mut game, 1, "funchal 3, machico 1");
    let view = game.view(ME);
    let leads = serde_json::to_value(view.cities.iter().map(|city| city.holder).collect::<Vec<_>>()).unwrap();
    assert_eq!(leads, serde_json::json!(["empty", {"worker": 0}, {"worker": 1}]));
    assert_eq!(view.cities[City::Funchal as usize].draws, 4);
    assert_eq!(view.cities[City::Machico as usize].draws, 0);
}

/// [BLD-1] In phase C a building says whether it is done, still to come, or left out for want of a marker.
#[test]
fn a_building_says_how_far_it_has_come() {
    let mut game = at_building(2, Building::Alfandega);
    for building in [Building::Moinho, Building::Alfandega, Building::Fortaleza] {
        game.sites[building as usize].markers[0] = 1;
    }
    let stages = |game: &Madeira| {
        let stages = game.view(ME).buildings.into_iter().map(|building| (building.building, building.stage));
        serde_json::to_value(stages.collect::<BTreeMap<_, _>>()).unwrap()
    };
    let told = serde_json::json!({
        "moinho": "over", "capitania": "spare", "alfandega": "ahead", "casa_da_coroa": "spare", "fortaleza": "ahead",
    });
    assert_eq!(stages(&game), told);
    game.phase = Phase::Maintenance;
    assert!(stages(&game).as_object().unwrap().values().all(|stage| stage == "ahead"));
}

/// [MAY-2, WOOD-3, WOOD-7] Of the wood that a city gives only what one's workers reach is promised.
#[test]
fn a_city_promises_no_wood_out_of_reach() {
    let draws = |game: &Madeira| game.view(ME).cities[City::Machico as usize].draws;
    let mut game = peopled(2, "machico 1, machico 2");
    set_wood(&mut game, "1a", 1);
    assert_eq!(draws(&game), 0);
    workers(&mut game, 0, "1a");
    assert_eq!(draws(&game), 1);
    workers(&mut game, 0, "forest");
    assert!(draws(&game) > 1, "the Forest has no end");
}

/// [DEC-W1] Every choice has its place on the board, but those that only end something; two choices share one only where the
/// windmill exchanges.
#[test]
fn every_choice_has_a_place_of_its_own() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let mut game = Madeira::new(&Options::default(), players).unwrap();
        let mut rng = Rng::new(seed);
        while game.turn() != Turn::Over {
            let mut list = ActionList::new();
            game.legal_actions(&mut list);
            if game.turn() != Turn::Chance {
                check_places(&game, &list);
            }
            let action = if game.turn() == Turn::Chance {
                game.sample_chance(&mut rng)
            } else {
                list[rng.below(list.len() as u32) as usize]
            };
            game.apply(action, &mut Silent);
        }
    }
}

fn check_places(game: &Madeira, list: &[Action]) {
    let mut taken: BTreeMap<String, Action> = BTreeMap::new();
    for &action in list {
        let places = game.spots(action);
        let ends = matches!(action, Action::Stop | Action::Done | Action::Decline);
        assert_eq!(places.len(), usize::from(!ends), "{action}");
        for place in places {
            let other = taken.insert(place, action);
            assert!(other.is_none() || matches!(action, Action::Exchange(_)), "{action} and {other:?}");
        }
    }
}
