//! Where choices are lit, and what events change.

use std::collections::HashSet;

use emporio_core::{Chance, Events, Opening, Rng, Silent, Spots};
use serde_json::json;

use super::*;

/// The places of an offered action.
fn lit(table: &Scene, action: &str) -> Vec<String> {
    assert!(table.offers(action), "{action} is not offered");
    table.spots(action.parse().unwrap())
}

/// [DEC-2, DEC-3] What pays for an action, the piece that is picked up, where it goes.
#[test]
fn an_action_is_lit_where_it_would_happen() {
    let mut table = chase(("s2", "green yellow"), ("s2", ""), "blue pirates");
    captain(&mut table, BLUE, 0);
    let places = |action: &str| lit(&table, action);
    assert_eq!(places("load green on blue at europe"), ["by:die:blue", "stock:green", "ship:blue:europe:"]);
    assert_eq!(
        places("captain: sail blue at s2 with green yellow"),
        ["by:hat:blue", "ship:blue:s2:green-yellow", "space:s3"]
    );
    assert_eq!(
        places("attack blue at s2 with green yellow"),
        ["by:die:black", "hunter:pirates", "ship:blue:s2:green-yellow"]
    );
    assert_eq!(places("pirates to s3"), ["by:die:black", "hunter:pirates", "space:s3"]);
    assert_eq!(places("elect blue"), ["by:die:blue", "election:blue"]);
    assert_eq!(places("mutiny"), ["by:die:black", "mutiny:pirates"]);
}

/// [DEC-1, DEC-6, DEC-8] Every choice can be made by touching places, apart from those that do nothing; and the places tell
/// any two choices apart.
#[test]
fn places_tell_choices_apart() {
    for (seed, json) in [(1, "{}"), (2, r#"{"attack_cost": "free_after_move", "captain_colour": "any"}"#)] {
        let mut table = SpiceIslands::new(&options(json), 3).unwrap();
        let mut rng = Rng::new(seed);
        let mut list = ActionList::new();
        while table.turn() != Turn::Over && table.turn < 60 {
            list.clear();
            table.legal_actions(&mut list);
            let action = match table.turn() {
                Turn::Chance | Turn::Over => table.sample_chance(&mut rng),
                Turn::Player(_) => {
                    all_told_apart(&table, &list);
                    rng.pick(&list)
                }
            };
            table.apply(action, &mut Silent);
        }
    }
}

fn all_told_apart(table: &SpiceIslands, list: &[Action]) {
    let idle = |action: &Action| matches!(action, Action::Pass | Action::NoAttack | Action::EndTurn);
    let deeds = list.iter().filter(|action| !idle(action));
    let touched: Vec<Vec<String>> = deeds.map(|&action| table.spots(action)).collect();
    assert!(touched.iter().all(|places| !places.is_empty()));
    assert_eq!(touched.iter().collect::<HashSet<_>>().len(), touched.len(), "{touched:?}");
}

/// [SHR-2, REV-2] What an event carries leaves the first place for the second; what follows is nobody's doing.
#[test]
fn events_say_what_moved_and_who_did_it() {
    let doer = |event: &Event| SpiceIslands::event_actor(event, &json!(event));
    let player = Player(1);
    let bought = Event::Bought { player, organisation: GREEN, price: 2 };
    assert_eq!(SpiceIslands::event_spots(&bought), ["pile:green", "own:1:shares"]);
    assert_eq!(doer(&bought), Some(player));
    let paid = Event::Dividend { player, organisation: NAVY, shares: 2, amount: 8 };
    assert_eq!(SpiceIslands::event_spots(&paid), ["treasury:navy", "own:1:money"]);
    assert_eq!(doer(&paid), None);
}
