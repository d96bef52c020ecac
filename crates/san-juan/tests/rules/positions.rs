//! Positions that cannot be are refused, with the clause.

use emporio_core::{Opening, Player, PositionError, Positions};
use emporio_san_juan::{Card, End, Good, Options, SanJuan};

use crate::{P0, P1, P2, Pieces, Scene, bag};

const OPTIONS: Options = Options {
    variant: false,
    governor: Some(0),
    open_chapel: false,
    end: End::AfterBuilder,
    round_cap: None,
};

/// The clause that refuses the position, `fine` if none does.
fn refused(game: &SanJuan) -> &'static str {
    match SanJuan::from_position(&OPTIONS, game.players, &game.to_position()) {
        Ok(read) => {
            assert_eq!(read, *game);
            "fine"
        }
        Err(PositionError::Broken(broken)) => broken.clause,
        Err(PositionError::Unreadable(reason)) => panic!("{reason}"),
    }
}

fn broken(change: impl FnOnce(&mut SanJuan)) -> &'static str {
    let mut scene = Scene::new(3).hand(P0, "well x3").city(P1, "indigo plant, chapel, tower");
    assert_eq!(refused(&scene.state), "fine");
    change(&mut scene.state);
    refused(&scene.state)
}

/// [INV-1] 110 cards, each type as often as it is in the box.
#[test]
fn cards_are_conserved() {
    assert_eq!(broken(|game| game.deck.remove(Card::Hero)), "INV-1");
    assert_eq!(broken(|game| game.seats[0].hand.add(Card::Hero)), "INV-1");
    assert_eq!(broken(|game| game.seats[0].hand = bag("hero x3")), "INV-1");
}

/// [INV-2] Goods on plants only, violet buildings once, the crane never covered.
#[test]
fn goods_and_violet_buildings() {
    assert_eq!(
        broken(|game| {
            game.deck.remove_all(bag("hero x2"));
            game.seats[0].goods.load(Good::Indigo, Card::Hero);
            game.seats[0].goods.load(Good::Indigo, Card::Hero);
        }),
        "INV-2"
    );
    assert_eq!(
        broken(|game| {
            game.deck.remove(Card::Hero);
            game.seats[0].goods.load(Good::Silver, Card::Hero);
        }),
        "INV-2"
    );
    let violet = |game: &mut SanJuan| {
        game.deck.remove_all(bag("hero x2"));
        game.seats[0].visible.add_all(bag("hero x2"));
    };
    assert_eq!(broken(violet), "INV-2");
    let crane = |game: &mut SanJuan| {
        game.deck.remove_all(bag("crane x2"));
        game.seats[0].visible.add(Card::Crane);
        game.seats[0].covered.add(Card::Crane);
    };
    assert_eq!(broken(crane), "INV-2");
}

/// [INV-3] From 1 to 12 visible buildings, 12 only where the game is about to end.
#[test]
fn buildings_from_one_to_twelve() {
    let none = |game: &mut SanJuan| {
        game.seats[0].visible = bag("");
        game.deck.add(Card::IndigoPlant);
    };
    assert_eq!(broken(none), "INV-3");
    let city = |count: u8| {
        let mut scene = Scene::new(3).city(P0, &format!("sugar mill x8, coffee roaster x{}", count - 8));
        scene.state.roles_taken = 0;
        refused(&scene.state)
    };
    assert_eq!((city(11), city(12), city(13)), ("fine", "END-1", "INV-3"));
}

/// [INV-5] Hands within the limit when the first role is to be taken; no more tucked cards than rounds begun.
#[test]
fn hands_and_chapels() {
    let hand = |list: &str| refused(&Scene::new(3).hand(P0, list).state);
    assert_eq!(hand("well x3, hero x3, statue"), "fine");
    assert_eq!(hand("well x3, hero x3, statue x2"), "INV-5");
    let tucked = |round: u16| {
        let mut scene = Scene::new(3).city(P0, "chapel").tucked(P0, "well x3");
        scene.state.round = round;
        refused(&scene.state)
    };
    assert_eq!((tucked(4), tucked(3)), ("fine", "INV-5"));
}

/// [INV-6] Roles and tiles of a round are all different and as many as the table says.
#[test]
fn roles_and_tiles() {
    assert_eq!(broken(|game| game.roles_taken = 4), "INV-6");
    assert_eq!(broken(|game| game.roles_taken = 1), "RND-2");
    assert_eq!(broken(|game| game.takers[0] = Some(P1)), "RND-2");
    assert_eq!(broken(|game| game.takers[0] = Some(Player(7))), "RND-4");
    assert_eq!(broken(|game| game.tiles_turned = 2), "CHN-3");
    let twice = |game: &mut SanJuan| {
        game.tiles.push(0, emporio_san_juan::Tile::T1);
        game.tiles.push(1, emporio_san_juan::Tile::T1);
        game.tiles_turned = 2;
    };
    assert_eq!(broken(twice), "CHN-3");
}

/// [HID-3, HID-5] What is known must be there.
#[test]
fn knowledge_is_of_cards_that_are_there() {
    assert_eq!(broken(|game| game.shown = bag("well")), "HID-3");
    assert_eq!(broken(|game| game.seats[2].known = bag("well")), "HID-3");
    assert_eq!(broken(|game| game.seats[0].marks = bag("hero")), "HID-5");
    assert_eq!(broken(|game| game.seats[0].marks = bag("well")), "fine");
}

/// [BLD-4, DEC-2] The memory of a phase agrees with the table.
#[test]
fn phases_are_checked() {
    use emporio_san_juan::{BuildStep, Phase};
    let mut scene = Scene::new(3).hand(P0, "tower, well, hero, statue, crane");
    scene.state.governor = P2;
    scene.play("take builder; build tower; pay well");
    assert_eq!(refused(&scene.state), "fine");
    let change = |change: fn(&mut BuildStep)| {
        let mut game = scene.state;
        let Phase::Builder { step, .. } = &mut game.phase else { panic!("a payment") };
        change(step);
        refused(&game)
    };
    let plan = |step: &mut BuildStep, price| {
        let BuildStep::Pay(plan, _) = step else { panic!("a payment") };
        plan.price = price;
    };
    assert_eq!(
        change(|step| {
            let BuildStep::Pay(plan, _) = step else { return };
            plan.price = 2
        }),
        "BLD-4"
    );
    assert_eq!(
        change(|step| {
            let BuildStep::Pay(_, picks) = step else { return };
            picks.left = 1
        }),
        "BLD-2"
    );
    assert_eq!(
        change(|step| {
            let BuildStep::Pay(_, picks) = step else { return };
            picks.picked = bag("palace")
        }),
        "DEC-2"
    );
    assert_eq!(
        change(|step| {
            let BuildStep::Pay(plan, _) = step else { return };
            plan.card = Card::Palace
        }),
        "BLD-1"
    );
    let mut step = BuildStep::PoorHouse;
    if let Phase::Builder { step: now, .. } = scene.state.phase {
        step = now;
    }
    plan(&mut step, 3);
    let mut drawing = scene.state;
    drawing.drawing = 1;
    assert_eq!(refused(&drawing), "CHN-4");
}

/// [PRO-2, CHN-4] Goods are being made only where a card is drawn for each: else a player would wait for ever.
#[test]
fn goods_without_a_draw_are_refused() {
    use emporio_san_juan::{Phase, ProduceStep};
    let mut scene = Scene::new(3).city(P0, "indigo plant x2");
    scene.play("take producer; produce indigo; produce indigo");
    assert_eq!(refused(&scene.state), "fine");
    let making = |left: [u8; 5], drawing: u8| {
        let mut game = scene.state;
        game.phase = Phase::Producer { player: P0, step: ProduceStep::Make { left, well: false } };
        game.drawing = drawing;
        refused(&game)
    };
    assert_eq!((making([0; 5], 0), making([1, 0, 0, 0, 0], 0)), ("CHN-4", "CHN-4"));
    assert_eq!((making([1, 0, 0, 0, 0], 255), making([255, 0, 0, 0, 0], 255)), ("CHN-4", "PRO-3"));
}

/// [BLD-3, D-LIB] The library is a question only where the price can be paid without it.
#[test]
fn a_library_question_needs_two_answers() {
    use emporio_san_juan::{BuildStep, Phase};
    let ask = |hand: &str| {
        let mut scene = Scene::new(2).city(P0, "indigo plant, library").hand(P0, hand);
        scene.play("take builder");
        scene.state.phase =
            Phase::Builder { player: P0, step: BuildStep::Library { card: Card::Palace, cover: None } };
        refused(&scene.state)
    };
    assert_eq!(ask("palace, well x3, hero x2"), "fine");
    assert_eq!((ask("palace, well x3, hero"), ask("palace")), ("BLD-3", "BLD-3"));
}

/// [INV-5, NEW-2] Who has yet to tuck in this round cannot have this round's card already.
#[test]
fn no_card_is_tucked_before_its_turn() {
    use emporio_san_juan::Phase;
    let chapel = |owner: Player, round: u16| {
        let mut scene = Scene::new(3).city(P1, "chapel").city(P2, "chapel").hand(P1, "well").hand(P2, "hero");
        scene = scene.tucked(owner, "statue x2");
        scene.state.governor = P1;
        scene.state.round = round;
        scene.state.phase = Phase::Chapel { player: P2 };
        refused(&scene.state)
    };
    assert_eq!((chapel(P2, 4), chapel(P2, 3)), ("fine", "INV-5"));
    assert_eq!((chapel(P1, 3), chapel(P1, 2)), ("fine", "INV-5"), "P1 has had their turn");
    assert_eq!(chapel(P0, 3), "INV-5", "P0 comes after P2");
}

/// [CHN-2] A fixed governor is not drawn.
#[test]
fn a_fixed_governor_is_not_drawn() {
    let game = SanJuan::new(&Options { governor: None, ..OPTIONS }, 3).unwrap();
    assert_eq!(refused(&game), "CHN-2");
}
