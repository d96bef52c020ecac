//! The canonical steps (DEC).

use emporio_core::play::settle;
use emporio_core::{ActionList, Chance, Dispatch, Hidden, Match, Opening, Setup, Silent, Turn};
use emporio_san_juan::{Action, Decision, Options, SanJuan};

use crate::{P0, P2, Pieces, Scene, cash};

/// [DEC-1] Equal cards and equal plants are one choice; choices stand in the order of the tables.
#[test]
fn equal_things_are_one_choice() {
    let mut scene =
        Scene::new(3).hand(P0, "palace x2, well x3, indigo plant x2, tower, smithy").city(P0, "chapel");
    scene.state.governor = P2;
    let mut list = ActionList::new();
    scene.play("take builder");
    scene.offers_only(&[
        "pass",
        "build indigo plant",
        "build smithy",
        "build well",
        "build tower",
        "build palace",
    ]);
    let mut scene = Scene::new(3).city(P0, "indigo plant x3, sugar mill x2");
    scene.play("take producer").offers_only(&["stop", "produce indigo", "produce sugar"]);
    scene.state.legal_actions(&mut list);
    assert_eq!(list.len(), 3);
}

/// Every way through a player's choice of cards; gives the sets named.
fn ways(game: &SanJuan, made: Vec<String>, all: &mut Vec<Vec<String>>) {
    let mut list = ActionList::new();
    game.legal_actions(&mut list);
    let picking = game.picks().is_some() && !list.is_empty();
    if !picking {
        all.push(made);
        return;
    }
    for &action in &list {
        let mut next = *game;
        next.apply(action, &mut Silent);
        ways(&next, [made.clone(), vec![action.to_string()]].concat(), all);
    }
}

/// [DEC-2, D-PAY] Cards are named in order, each set in one way, and never a dead end.
#[test]
fn each_payment_is_reached_in_one_way() {
    let mut scene = Scene::new(3).hand(P0, "tower, well x2, statue x2, palace");
    scene.state.governor = P2;
    scene.play("take builder; build tower");
    let mut all = Vec::new();
    ways(&scene.state, Vec::new(), &mut all);
    // 3 out of 2 wells, 2 statues, 1 palace: 2+1+0, 2+0+1, 1+2+0, 0+2+1, 1+1+1.
    assert_eq!(all.len(), 5, "{all:?}");
    assert!(all.iter().all(|way| way.len() == 3));
    let distinct: std::collections::BTreeSet<Vec<String>> = all
        .iter()
        .map(|way| {
            let mut way = way.clone();
            way.sort();
            way
        })
        .collect();
    assert_eq!(distinct.len(), 5);
}

/// [DEC-2] Stop is offered at every step where the set so far is legal, the first too; at the maximum it ends.
#[test]
fn stop_is_offered_where_the_set_is_legal() {
    let mut scene = Scene::new(3).city(P0, "indigo plant x3");
    scene.play("take producer").offers_only(&["stop", "produce indigo"]);
    scene.play("produce indigo").offers_only(&["stop", "produce indigo"]);
    scene.play("produce indigo");
    assert_eq!((scene.state.turn(), scene.drawing()), (Turn::Chance, 2));
}

/// [DEC-2] Items of one choice move together when the last is named.
#[test]
fn items_move_together() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, archive").hand(P0, "well x2");
    scene.play("take councillor; draw tower; draw hero; draw statue; draw palace; draw crane; discard well");
    assert_eq!((scene.hand_size(P0), scene.state.discards.len()), (7, 0));
    scene.play("discard tower; discard statue; discard hero");
    assert_eq!((scene.hand_size(P0), scene.state.discards.len()), (3, 4));
}

/// [DEC-3] A decision with one legal option is not asked, and not recorded.
#[test]
fn single_options_are_not_asked() {
    let mut scene = Scene::new(3).hand(P0, &format!("tower, {}", cash(4)));
    scene.state.governor = P2;
    scene.play("take builder; build tower");
    assert!(scene.next_role(), "three equal cards pay: nothing to ask");
    assert_eq!(scene.hand_size(P0), 1);
    let mut game =
        Match::<SanJuan>::new(Setup::plain(Options { governor: Some(0), ..Options::default() }, 2)).unwrap();
    game.advance(&mut emporio_core::Rng::new(1));
    assert_eq!(game.steps().len(), 8, "the deal alone is recorded");
    assert!(game.legal().len() >= 2);
}

/// [DEC-3] The options follow from what the deciding seat sees: they are the same in every world drawn for it.
#[test]
fn options_follow_from_the_own_view() {
    let mut rng = emporio_core::Rng::new(4);
    let mut game = SanJuan::new(&Options::default(), 3).unwrap();
    let (mut legal, mut asked) = (ActionList::new(), 0);
    while asked < 400 {
        settle(&mut game, &mut legal, &mut Silent);
        let action: Action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.sample_chance(&mut rng),
            Turn::Player(player) => {
                let mut world = game;
                world.determinize(emporio_core::Viewer::Player(player), &mut rng);
                let mut there = ActionList::new();
                world.legal_actions(&mut there);
                assert_eq!(legal, there);
                asked += 1;
                rng.pick(&legal)
            }
        };
        game.apply(action, &mut Silent);
    }
    assert!(asked > 100);
}

/// [D-MINE, D-CHAPEL] Where none is an answer it is offered.
#[test]
fn none_is_an_answer() {
    let mut scene = Scene::new(3).city(P0, "gold mine");
    scene.play("take prospector; draw hero; draw smithy; draw well; draw tower; draw quarry");
    scene.asks(P0, Decision::Mine).clone().play("mine nothing").asks(emporio_core::Player(1), Decision::Role);
}
