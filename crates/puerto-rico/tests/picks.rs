//! Places on the board and free picking: every choice is lit where it should be, and any order of picks will do.

use emporio_core::pick::steps_of;
use emporio_core::play::step;
use emporio_core::{ActionList, Chance, Dispatch, Events, Opening, Picks, Player, Rng, Silent, Spots, Turn};
use emporio_puerto_rico::{Action, Building, Event, Good, Options, Phase, Place, PuertoRico, Tile};
use serde_json::json;

/// Plays random games and calls a check wherever a player has a choice.
fn everywhere(options: Options, mut check: impl FnMut(&PuertoRico, &ActionList<Action>, &mut Rng)) {
    for seed in 0..24 {
        let mut rng = Rng::new(seed);
        let mut state = PuertoRico::new(&options, 2 + (seed % 4) as u8).unwrap();
        let mut legal = ActionList::new();
        while state.turn() != Turn::Over {
            let action = match state.turn() {
                Turn::Player(_) if legal.is_empty() => {
                    state.legal_actions(&mut legal);
                    continue;
                }
                Turn::Player(_) => {
                    check(&state, &legal, &mut rng);
                    rng.pick(&legal)
                }
                Turn::Chance | Turn::Over => state.sample_chance(&mut rng),
            };
            step(&mut state, action, &mut legal, &mut Silent);
        }
    }
}

fn at_round_one(players: u8) -> PuertoRico {
    PuertoRico::new(&Options::default(), players).unwrap()
}

#[test]
fn doing_nothing_is_lit_nowhere_and_everything_else_somewhere() {
    everywhere(Options::default(), |state, legal, _| {
        for &action in legal {
            let text = action.to_string();
            let nothing = text.ends_with("nothing") || text.ends_with(" no");
            assert_eq!(state.spots(action).is_empty(), nothing, "{text}");
        }
    });
}

#[test]
fn goods_are_picked_up_and_put_down() {
    let mut state = at_round_one(3);
    state.mover = Player(2);
    assert_eq!(state.spots(Action::Load(Good::Sugar, 6)), ["own:2:good:sugar", "ship:6"]);
    assert_eq!(state.spots(Action::Sell(Good::Corn)), ["own:2:good:corn", "house"]);
    assert_eq!(state.spots(Action::Wharf(Good::Corn)), ["own:2:good:corn", "own:2:city:wharf"]);
    let place = |place| state.spots(Action::Place(place, 2));
    assert_eq!(place(Place::Island(Tile::Corn)), ["own:2:island:corn"]);
    assert_eq!(place(Place::City(Building::SugarMill)), ["own:2:staff:sugar_mill"]);
}

#[test]
fn an_event_names_its_places_and_whose_doing_it_is() {
    let doer = |event: &Event| PuertoRico::event_actor(event, &json!(event));
    let sold = Event::Sold { player: Player(1), good: Good::Corn, doubloons: 1 };
    assert_eq!(PuertoRico::event_spots(&sold), ["own:1:good:corn", "house", "own:1:purse"]);
    assert_eq!(doer(&sold), Some(Player(1)));
    let sailed = Event::ShipSailed { ship: 7, good: Good::Corn };
    assert_eq!(PuertoRico::event_spots(&sailed), ["ship:7"]);
    assert_eq!(doer(&sailed), None);
}

#[test]
fn actions_travel_as_data() {
    let json = |action: Action| serde_json::to_string(&action).unwrap();
    assert_eq!(json(Action::Load(Good::Sugar, 7)), r#"{"load":["sugar",7]}"#);
    assert_eq!(json(Action::Place(Place::Island(Tile::Corn), 2)), r#"{"place":[{"island":"corn"},2]}"#);
    assert_eq!(json(Action::SellNothing), r#""sell_nothing""#);
}

/// Picks as many things as must be picked, at random.
fn random_wish(state: &PuertoRico, rng: &mut Rng) -> Vec<Action> {
    let Some(pick) = state.pick() else { return Vec::new() };
    let things = pick.items.iter().flat_map(|item| (0..item.times).map(|_| item.action));
    let mut things: Vec<Action> = things.collect();
    rng.shuffle(&mut things);
    things.truncate(usize::from(pick.least));
    things
}

/// The state after the steps of a wish and the single choices between them.
fn after(state: &PuertoRico, wish: &[Action]) -> PuertoRico {
    let mut after = state.clone();
    let mut legal = ActionList::new();
    let steps =
        steps_of(state, wish).unwrap_or_else(|error| panic!("{wish:?} at {:?}: {error}", state.phase));
    for action in steps {
        step(&mut after, action, &mut legal, &mut Silent);
    }
    after
}

#[test]
fn colonists_are_placed_in_any_order() {
    let mut placed = 0;
    everywhere(Options::default(), |state, _, rng| {
        let Phase::Mayor { place: asked, .. } = state.phase else { return };
        let wish = random_wish(state, rng);
        let after = after(state, &wish);
        let board = &after.boards[state.mover.index()];
        for place in state.board().places_from(asked.index()) {
            let wished = wish.iter().filter(|&&item| item == Action::Place(place, 1)).count();
            assert_eq!(usize::from(board.colonists_on(place)), wished, "{place}: {wish:?}");
        }
        placed += 1;
    });
    assert!(placed > 100, "{placed}");
}

#[test]
fn too_few_or_too_many_colonists_are_refused() {
    everywhere(Options::default(), |state, _, rng| {
        let Phase::Mayor { .. } = state.phase else { return };
        let mut wish = random_wish(state, rng);
        wish.push(wish[0]);
        assert!(steps_of(state, &wish).is_err(), "{wish:?}");
    });
}

#[test]
fn kinds_for_warehouses_are_named_in_any_order() {
    for refusals in [false, true] {
        let mut state = at_round_one(3);
        state.options.refusals = refusals;
        state.boards[0].city.set(Building::LargeWarehouse, 1);
        for good in [Good::Corn, Good::Sugar, Good::Coffee] {
            state.boards[0].goods[good] = 2;
        }
        state.phase = Phase::Storage { chosen: Default::default(), places: 2 };
        let pick = state.pick().unwrap();
        assert_eq!((pick.least, pick.most, pick.items.len()), (if refusals { 0 } else { 2 }, 2, 3));
        let wish = [Action::Store(Good::Coffee), Action::Store(Good::Corn)];
        let steps = steps_of(&state, &wish).unwrap();
        assert_eq!(steps, [Action::Store(Good::Corn), Action::Store(Good::Coffee)]);
        let fewer = steps_of(&state, &wish[1..]).ok();
        assert_eq!(fewer, refusals.then(|| vec![Action::Store(Good::Corn), Action::StoreNothing]));
    }
}
