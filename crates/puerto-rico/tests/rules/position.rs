//! Positions: written out, edited by hand, refused when they cannot be (INV).

use emporio_core::play::playout;
use emporio_core::scene::leaves;
use emporio_core::{
    ActionList, Dispatch, Invariants, Opening, Player, PositionError, Positions, Rng, Turn, Views,
};
use emporio_puerto_rico::{Building, Event, Good, Options, PuertoRico, Tile};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::{Pieces, Scene};

fn read(position: &Value, players: u8) -> Result<PuertoRico, PositionError> {
    PuertoRico::from_position(&Options::default(), players, position)
}

/// The clause that refuses a position with one value changed.
fn refused(scene: &Scene, path: &str, value: Value) -> &'static str {
    let mut position = scene.to_position();
    *position.pointer_mut(path).unwrap_or_else(|| panic!("{path} is not in the position")) = value;
    match read(&position, scene.players) {
        Err(PositionError::Broken(broken)) => broken.clause,
        other => panic!("{path}: {other:?}"),
    }
}

/// [INV-1] Goods, plantations and quarries out of nowhere are refused.
#[test]
fn goods_and_tiles_are_conserved() {
    let scene = Scene::new(4);
    for path in ["/goods/corn", "/boards/2/goods/corn", "/house/corn"] {
        assert_eq!(refused(&scene, path, json!(1)), "INV-1", "{path}");
    }
    for path in ["/boards/0/island/coffee", "/discards/sugar", "/stock/sugar", "/quarries"] {
        assert_eq!(refused(&scene, path, json!(3)), "INV-1", "{path}");
    }
}

/// [INV-2] Colonists and buildings out of nowhere are refused.
#[test]
fn colonists_and_buildings_are_conserved() {
    let scene = Scene::new(4);
    for path in ["/colonists", "/colonist_ship", "/boards/1/san_juan"] {
        assert_eq!(refused(&scene, path, json!(7)), "INV-2", "{path}");
    }
    assert_eq!(refused(&scene, "/boards/1/city", json!({"office": 0})), "INV-2");
    assert_eq!(refused(&scene, "/offered/city_hall", json!(0)), "INV-2");
}

/// [INV-3] Chips in the pool and points held must make up the chips.
#[test]
fn victory_points_are_conserved() {
    let mut scene = Scene::new(4);
    assert_eq!(refused(&scene, "/vp_pool", json!(99)), "INV-3");
    assert_eq!(refused(&scene, "/boards/0/vp", json!(1)), "INV-3");
    scene.vp(0, 10);
    assert!(read(&scene.to_position(), 4).is_ok());
}

/// [INV-3] Nothing negative can be written.
#[test]
fn nothing_is_negative() {
    let mut position = Scene::new(4).to_position();
    position["boards"][0]["doubloons"] = json!(-1);
    assert!(matches!(read(&position, 4), Err(PositionError::Unreadable(_))));
}

/// What an event brings or costs a player.
fn income(event: &Event) -> Option<(Player, i64)> {
    if let Event::RoleTaken { player, doubloons, .. } = *event {
        return Some((player, doubloons.into()));
    }
    if let Event::Sold { player, doubloons, .. } | Event::FactoryPaid { player, doubloons } = *event {
        return Some((player, doubloons.into()));
    }
    if let Event::Built { player, price, .. } = *event {
        return Some((player, -i64::from(price)));
    }
    if let Event::Prospected { player } = *event { Some((player, 1)) } else { None }
}

/// [INV-3] Money changes only by the bank and the role cards: over a whole random game every doubloon is told.
#[test]
fn every_doubloon_is_accounted_for() {
    for seed in 0..60 {
        let players = 2 + (seed % 4) as u8;
        let mut rng = Rng::new(seed);
        let mut state = PuertoRico::new(&Options::default(), players).unwrap();
        let mut told: Vec<Event> = Vec::new();
        let mut expected: Vec<i64> = state.seats().iter().map(|board| i64::from(board.doubloons)).collect();
        while state.turn() != Turn::Over {
            let mut legal = ActionList::new();
            state.legal_actions(&mut legal);
            state.apply(rng.pick(&legal), &mut told);
            for event in told.drain(..) {
                if let Some((player, doubloons)) = income(&event) {
                    expected[player.index()] += doubloons;
                }
            }
            let held: Vec<i64> = state.seats().iter().map(|board| i64::from(board.doubloons)).collect();
            assert_eq!(held, expected, "seed {seed}");
        }
    }
}

#[test]
fn each_impossible_thing_is_refused_by_its_clause() {
    let mut scene = Scene::new(4);
    scene.goods(0, Good::Corn, 2).tiles(1, Tile::Corn, 1, 1).building(1, Building::Office, 1);
    assert_eq!(refused(&scene, "/governor", json!(4)), "SET-1");
    assert_eq!(refused(&scene, "/governor", json!(1)), "RND-1");
    assert_eq!(refused(&scene, "/picks", json!(9)), "RND-1");
    assert_eq!(refused(&scene, "/roles/mayor/taken_by", json!(0)), "RND-1");
    assert_eq!(refused(&scene, "/mover", json!(2)), "RND-1");
    assert_eq!(refused(&scene, "/phase", json!("over")), "END-1");
    assert_eq!(refused(&scene, "/phase", json!("settler")), "RND-1");
    assert_eq!(refused(&scene, "/phase", json!("turn_up")), "SETL-3");
    assert_eq!(refused(&scene, "/boards/1/workers/indigo", json!(2)), "MAY-3");
    assert_eq!(refused(&scene, "/boards/1/city/office", json!(2)), "MAY-3");
    assert_eq!(refused(&scene, "/ships/0/size", json!(4)), "SET-4");
    assert_eq!(refused(&scene, "/ships/0/good", json!("corn")), "CAP-2");
    assert_eq!(refused(&scene, "/players", json!(3)), "SET-4");
}

/// The position of a scene in which a player has no goods any more.
fn without_goods(scene: &Scene, player: usize) -> Value {
    let mut position = scene.to_position();
    for good in ["corn", "indigo", "sugar", "tobacco", "coffee"] {
        let held = position["boards"][player]["goods"][good].take().as_u64().unwrap();
        position["boards"][player]["goods"][good] = json!(0);
        position["goods"][good] = json!(position["goods"][good].as_u64().unwrap() + held);
    }
    position
}

/// [TRA-1, CAP-1] A position that stands at a player who can do nothing there is taken up: they are passed over.
#[test]
fn whoever_can_do_nothing_is_passed_over() {
    for role in ["role trader", "role captain"] {
        let mut scene = Scene::new(3);
        scene.goods(0, Good::Corn, 2).goods(0, Good::Sugar, 1).goods(2, Good::Corn, 3).goods(
            2,
            Good::Coffee,
            3,
        );
        scene.play(role);
        assert_eq!(scene.turn(), Turn::Player(Player(0)));
        let state = read(&without_goods(&scene, 0), 3).unwrap();
        assert_eq!(state.turn(), Turn::Player(Player(2)), "{role}");
        assert_ne!(state.to_position()["phase"], "role", "{role}");
    }
}

/// [MAY-1, MAY-6] Without colonists in the supply there is no privilege, and nobody but the mayor ever has it.
#[test]
fn a_mayor_without_a_supply_is_not_asked() {
    let mut scene = Scene::new(3);
    scene.play("role mayor");
    let mut position = scene.to_position();
    position["boards"][1]["san_juan"] = position["colonists"].take();
    position["colonists"] = json!(0);
    let state = read(&position, 3).unwrap();
    assert_eq!(state.to_position()["phase"], "role");
    assert_eq!(state.to_position()["ending"], "colonists");
    position["mover"] = json!(1);
    assert!(read(&position, 3).is_err(), "the privilege is the mayor's alone");
}

/// [CAP-7, DEC-7] More places than there are warehouses, however many, are refused.
#[test]
fn storage_places_beyond_counting_are_refused() {
    let mut scene = Scene::new(3);
    scene.goods(0, Good::Corn, 2).goods(0, Good::Coffee, 2).load(4, Good::Corn, 4).load(5, Good::Coffee, 5);
    scene.load(6, Good::Sugar, 6).play("role captain");
    let phase = json!({"storage": {"chosen": ["corn"], "places": 255}});
    assert_eq!(refused(&scene, "/phase", phase), "DEC-7");
}

/// [MAY-2, INV-2] Colonists are placed only when the ship is empty: none of them gets lost.
#[test]
fn placing_with_colonists_on_the_ship_is_refused() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Quarry, 2, 0).play("role mayor").play("extra colonist no");
    let mut position = scene.to_position();
    position["colonist_ship"] = json!(1);
    position["colonists"] = json!(scene.colonists - 1);
    match read(&position, 3) {
        Err(PositionError::Broken(broken)) => assert_eq!(broken.clause, "MAY-2"),
        other => panic!("{other:?}"),
    }
}

/// [RND-1] While the first tiles are turned up it is nobody's but the governor's turn.
#[test]
fn the_governor_waits_for_the_first_tiles() {
    let mut position = PuertoRico::new(&Options::default(), 3).unwrap().to_position();
    position["mover"] = json!(2);
    match read(&position, 3) {
        Err(PositionError::Broken(broken)) => assert_eq!(broken.clause, "RND-1"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_cannot_be_read_is_said() {
    let scene = Scene::new(4);
    let unreadable = |position: &Value, players| match read(position, players) {
        Err(PositionError::Unreadable(reason)) => reason,
        other => panic!("{other:?}"),
    };
    assert!(unreadable(&scene.to_position(), 3).contains("`boards` has 4 entries instead of 3"));
    assert!(unreadable(&json!([1, 2]), 4).contains("object"));
    let mut unknown = scene.to_position();
    unknown["treasure"] = json!(5);
    assert!(unreadable(&unknown, 4).contains("treasure"));
    let mut misspelt = scene.to_position();
    misspelt["goods"]["korn"] = json!(0);
    assert!(unreadable(&misspelt, 4).contains("korn"));
    assert!(matches!(read(&scene.to_position(), 9), Err(PositionError::Unreadable(_))));
}

#[test]
fn a_position_is_readable_and_shows_only_what_is_in_the_game() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Office, 1);
    let position = scene.to_position();
    assert_eq!(position["boards"].as_array().unwrap().len(), 3);
    assert_eq!(position["boards"][0]["city"], json!({"office": 1}));
    assert!(position["roles"].get("prospector").is_none());
    assert_eq!(Scene::new(2).to_position()["ships"].as_array().unwrap().len(), 2);
}

/// A position somewhere in a random game.
fn midgame(players: u8, seed: u64, steps: usize) -> PuertoRico {
    let mut rng = Rng::new(seed);
    let mut state = PuertoRico::new(&Options::default(), players).unwrap();
    for _ in 0..steps {
        let mut legal = ActionList::new();
        state.legal_actions(&mut legal);
        if legal.is_empty() {
            break;
        }
        state.apply(rng.pick(&legal), &mut emporio_core::Silent);
    }
    state
}

fn strange() -> impl Strategy<Value = Value> {
    const PHASES: [&str; 9] = [
        "turn_up",
        "role",
        "hacienda",
        "hacienda_draw",
        "settler",
        "mayor_privilege",
        "builder",
        "trader",
        "over",
    ];
    prop_oneof![
        (0u8..14).prop_map(|n| json!(n)),
        any::<i64>().prop_map(|n| json!(n)),
        Just(Value::Null),
        Just(json!(true)),
        prop::sample::select(&PHASES[..]).prop_map(|word| json!(word)),
        Just(json!({"captain": {"idle": 0, "bonus_taken": false, "wharf_used": 255}})),
        Just(json!({"captain": {"idle": 1, "bonus_taken": false, "wharf_used": 0}})),
        Just(json!({"storage": {"chosen": ["corn"], "places": 1}})),
        Just(json!({"storage": {"chosen": [], "places": 0}})),
        Just(json!({"storage": {"chosen": ["corn"], "places": 255}})),
        Just(json!({"craftsman": {"received": ["corn", "coffee"]}})),
        (0u8..9).prop_map(|room| json!({"mayor": {"place": {"island": "corn"}, "room": room}})),
        Just(json!({"mayor": {"place": {"city": "office"}, "room": 1}})),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// A position with some values changed is refused, or it can be played to its end.
    #[test]
    fn edited_positions_are_refused_or_can_be_played(
        players in 2u8..=5,
        seed in 0u64..500,
        steps in 0usize..500,
        edits in prop::collection::vec((any::<prop::sample::Index>(), strange()), 1..3),
        phase in prop::option::of(strange()),
    ) {
        let mut position = midgame(players, seed, steps).to_position();
        let paths = leaves(&position);
        for (index, value) in edits {
            *position.pointer_mut(&paths[index.index(paths.len())]).unwrap() = value;
        }
        if let Some(phase) = phase {
            position["phase"] = phase;
        }
        if let Ok(mut state) = read(&position, players) {
            let _ = state.view(emporio_core::Viewer::Spectator);
            playout(&mut state, &mut Rng::new(seed));
            prop_assert!(state.turn() == Turn::Over);
            prop_assert!(state.check().is_ok());
        }
    }
}
