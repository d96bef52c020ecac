//! Choices on the board: cards and goods picked in any order, and the places where choices and events are lit.

use std::collections::{BTreeMap, BTreeSet};

use emporio_core::pick::steps_of;
use emporio_core::play::{settle, step};
use emporio_core::{
    ActionList, Chance, Dispatch, Events, Hidden, Opening, Pick, Picks, Player, Rng, Silent, Spots, Turn,
    Viewer, Views,
};
use emporio_san_juan::{Action, Card, Event, Good, Options, SanJuan, Why};
use serde_json::json;

/// Some of the items, as many as may be, in any order.
fn wish(pick: &Pick<Action>, rng: &mut Rng) -> Vec<Action> {
    let mut all: Vec<Action> =
        pick.items.iter().flat_map(|item| vec![item.action; usize::from(item.times)]).collect();
    rng.shuffle(&mut all);
    let count = pick.least + rng.below(u32::from(pick.most - pick.least) + 1) as u8;
    all.truncate(usize::from(count));
    all
}

/// [DEC-2] All through random games every pick of the right size becomes legal steps that name exactly it.
#[test]
fn every_pick_has_its_steps() {
    let mut seen = BTreeMap::<&str, u32>::new();
    let options = Options { variant: true, round_cap: Some(60), ..Options::default() };
    for seed in 0..120 {
        let mut rng = Rng::new(seed);
        let mut game = SanJuan::new(&options, 2 + (seed % 3) as u8).unwrap();
        let mut legal = ActionList::new();
        settle(&mut game, &mut legal, &mut Silent);
        while game.turn() != Turn::Over {
            if let (Some(pick), Some((_, asked))) = (game.pick(), game.decision()) {
                let wish = wish(&pick, &mut rng);
                let steps =
                    steps_of(&game, &wish).unwrap_or_else(|e| panic!("{wish:?}: {e}; {pick:?} {game:?}"));
                *seen.entry(asked.name()).or_default() += 1;
                for action in steps {
                    assert!(legal.contains(&action), "{action} of {wish:?}");
                    step(&mut game, action, &mut legal, &mut Silent);
                }
                continue;
            }
            let action =
                if game.turn() == Turn::Chance { game.sample_chance(&mut rng) } else { rng.pick(&legal) };
            step(&mut game, action, &mut legal, &mut Silent);
        }
    }
    println!("{seen:?}");
    for kind in ["variant", "pay", "black-market", "produce", "sell", "keep", "archive", "limit"] {
        assert!(seen.get(kind).is_some_and(|&count| count > 10), "{kind}: {seen:?}");
    }
}

/// The places that the view of a player draws.
fn drawn(game: &SanJuan, player: Player) -> BTreeSet<String> {
    let view = game.view(Viewer::Player(player));
    let seat = &view.seats[player.index()];
    let mut places: BTreeSet<String> =
        view.roles.iter().map(|row| format!("role:{}", row.role.name())).collect();
    places.extend(seat.hand.iter().flatten().map(|held| format!("hand:{}", held.card.key)));
    places.extend(seat.looking_at.iter().flatten().map(|card| format!("look:{}", card.key)));
    places.extend(view.turned_up.iter().map(|card| format!("mine:{}", card.key)));
    places.extend(view.seats.iter().flat_map(|seat| &seat.buildings).map(|building| building.spot.clone()));
    places
}

/// [DEC-1] Every place where a choice is lit is on the board of the one who chooses; refusals have none.
#[test]
fn choices_are_lit_where_something_lies() {
    let refusals =
        [Action::Pass, Action::Stop, Action::CoverNothing, Action::MineNothing, Action::TuckNothing];
    let mut lit = 0;
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let options = Options { variant: true, round_cap: Some(40), ..Options::default() };
        let mut game = SanJuan::new(&options, 2 + (seed % 3) as u8).unwrap();
        let mut legal = ActionList::new();
        settle(&mut game, &mut legal, &mut Silent);
        while game.turn() != Turn::Over {
            if let Turn::Player(player) = game.turn() {
                let drawn = drawn(&game, player);
                for &action in &legal {
                    let places = game.spots(action);
                    let none = refusals.contains(&action) || action == Action::Library(false);
                    assert_eq!(places.is_empty(), none, "{action}");
                    assert!(places.iter().all(|place| drawn.contains(place)), "{action}: {places:?}");
                    lit += places.len();
                }
            }
            let action =
                if game.turn() == Turn::Chance { game.sample_chance(&mut rng) } else { rng.pick(&legal) };
            step(&mut game, action, &mut legal, &mut Silent);
        }
    }
    assert!(lit > 20_000, "{lit}");
}

/// [HID-2] What a viewer is not told has no place: a card drawn lights the hand, and the card for its owner alone.
#[test]
fn events_are_lit_as_they_were_told() {
    let doer = |event: &Event| SanJuan::event_actor(event, &json!(event));
    let drew = Event::Drew { player: Player(1), card: Some(Card::Well), why: Why::Deal };
    let places = |viewer| SanJuan::event_spots(&SanJuan::seen_by(&drew, viewer).unwrap());
    assert_eq!(places(Viewer::Player(Player(1))), ["own:1:hand", "hand:well"]);
    assert_eq!(places(Viewer::Player(Player(0))), ["own:1:hand"]);
    assert_eq!(doer(&drew), Some(Player(1)));
    let sold = Event::Sold { player: Player(2), good: Good::Sugar, price: 2 };
    assert_eq!(SanJuan::event_spots(&sold), ["own:2:sugar-mill:empty", "discards"]);
    assert_eq!(doer(&Event::Reshuffled { cards: 9 }), None);
}
