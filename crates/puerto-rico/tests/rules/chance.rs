//! Chance (CHA) and hidden information (HID).

use emporio_core::laws::sent;
use emporio_core::{
    ActionList, Chance, Dispatch, Hidden, Invariants, Opening, Player, Positions, Rng, Turn, Viewer, Views,
};
use emporio_puerto_rico::{Action, Good, Options, PuertoRico};

use crate::{Pieces, Scene};

/// [CHA-1] Each tile is one outcome, weighted by what is left of its kind.
#[test]
fn tiles_are_weighted_by_what_is_left() {
    let mut state = PuertoRico::new(&Options::default(), 4).unwrap();
    state.stock[Good::Coffee] = 0;
    let mut outcomes = ActionList::new();
    state.legal_actions(&mut outcomes);
    let weights: Vec<(Action, u64)> =
        outcomes.iter().map(|&tile| (tile, state.chance_weight(tile))).collect();
    assert_eq!(
        weights,
        [
            (Action::Tile(Good::Corn), 8),
            (Action::Tile(Good::Indigo), 10),
            (Action::Tile(Good::Sugar), 11),
            (Action::Tile(Good::Tobacco), 9)
        ]
    );
}

/// [CHA-1] The discards stay where they are while the stock has a tile, however few.
#[test]
fn discards_wait_until_the_stock_is_empty() {
    let mut scene = Scene::new(3);
    scene.discards = scene.stock;
    scene.discards[Good::Corn] -= 4;
    scene.stock = emporio_puerto_rico::PerGood::new([4, 0, 0, 0, 0]);
    scene.play("role settler; settle nothing; settle nothing; settle nothing");
    for _ in 0..4 {
        assert_eq!(scene.offered(), ["tile corn"]);
        scene.play("tile corn");
    }
    assert_eq!((scene.stock.sum(), scene.face_up.sum()), (0, 4));
    assert!(scene.discards.sum() > 0);
}

/// [CHA-2] Chance is asked for nothing but tiles, all through random games.
#[test]
fn only_tiles_are_drawn() {
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let mut state = PuertoRico::new(&Options::default(), 2 + (seed % 4) as u8).unwrap();
        let mut legal = ActionList::new();
        while state.turn() != Turn::Over {
            legal.clear();
            state.legal_actions(&mut legal);
            let is_chance = state.turn() == Turn::Chance;
            assert!(legal.iter().all(|action| matches!(action, Action::Tile(_)) == is_chance));
            state.apply(rng.pick(&legal), &mut emporio_core::Silent);
        }
    }
}

/// [HID-1] The order of the tiles is not in the state at all; the counts are open to all.
#[test]
fn counts_are_open_and_there_is_no_order() {
    let scene = Scene::new(3);
    let view = scene.view(Viewer::Spectator);
    let counts: Vec<u8> = view.stock.iter().map(|entry| entry.count).collect();
    assert_eq!(counts, scene.stock.items);
    assert_eq!(scene.to_position()["stock"]["indigo"], 9);
}

/// [HID-2] Worlds for an observer keep that player's points and the sum, and really vary.
#[test]
fn worlds_vary_the_points_of_others() {
    let mut scene = Scene::new(4);
    scene.vp(0, 9).vp(1, 20).vp(2, 1).vp(3, 7);
    let mut rng = Rng::new(1);
    let mut seen = std::collections::HashSet::new();
    for _ in 0..50 {
        let mut world = scene.state.clone();
        world.determinize(Viewer::Player(Player(0)), &mut rng);
        assert_eq!(world.boards[0].vp, 9);
        assert_eq!(world.boards.iter().map(|board| board.vp).sum::<u16>(), 37);
        world.check().unwrap();
        assert_eq!(sent(&world, Viewer::Player(Player(0))), sent(&scene.state, Viewer::Player(Player(0))));
        seen.insert(world.boards.map(|board| board.vp));
    }
    assert!(seen.len() > 20, "{seen:?}");
}

/// [HID-2] With open scores, and at the end, nothing is hidden and worlds do not vary.
#[test]
fn open_scores_hide_nothing() {
    let mut scene = Scene::new(3);
    scene.vp(0, 4).vp(1, 20).vp(2, 1);
    scene.state.options.open_scores = true;
    let view = scene.view(Viewer::Spectator);
    assert_eq!(view.players.iter().map(|player| player.vp).collect::<Vec<_>>(), [Some(4), Some(20), Some(1)]);
    let mut world = scene.state.clone();
    world.determinize(Viewer::Spectator, &mut Rng::new(3));
    assert_eq!(world, scene.state);
    scene.state.options.open_scores = false;
    scene.state.ending = Some(emporio_puerto_rico::Ending::City);
    scene.idle_role("settler").idle_role("craftsman").idle_role("trader");
    assert!(scene.view(Viewer::Spectator).players.iter().all(|player| player.vp.is_some()));
}
