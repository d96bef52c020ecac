//! Hidden information (HID).

use std::collections::BTreeMap;

use emporio_core::laws::sent;
use emporio_core::{Hidden, Invariants, Opening, Rng, Viewer, Views};
use emporio_san_juan::{Bag, Card, Event, SanJuan};

use crate::{P0, P1, P2, Pieces, Scene, bag, cash};

/// [HID-1] What is open to all, and to a spectator.
#[test]
fn the_open_table() {
    let mut scene = Scene::new(3)
        .city(P1, "indigo plant x2, crane, chapel")
        .goods(P1, "indigo")
        .hand(P1, "well x3")
        .tucked(P1, "hero x2")
        .discards("statue");
    scene.state.seats[1].covered = bag("tower");
    scene.state.deck.remove(Card::Tower);
    scene.play("take trader; tile 4");
    let view = scene.state.view(Viewer::Spectator);
    let seat = &view.seats[1];
    let loaded: Vec<bool> = seat.buildings.iter().map(|building| building.loaded).collect();
    assert_eq!((seat.hand_size, seat.tucked, seat.covered.as_slice()), (3, None, [Card::Tower].as_slice()));
    assert_eq!(loaded, [true, false, false, false]);
    assert_eq!((view.round, view.governor, view.chooser, view.phase), (3, Some(P0), Some(P0), "trader"));
    assert_eq!((view.deck, view.discards), (scene.state.deck.len(), None));
    assert_eq!((view.tile.unwrap().number, view.tiles_seen.len()), (4, 1));
    assert_eq!(view.roles[2].taker, Some(P0));
    assert!(view.seats.iter().all(|seat| seat.hand.is_none() && seat.tucked_cards.is_none()));
}

/// [HID-2] A decision leaves an open trace; the types of cards paid, kept, discarded or tucked are not in it.
#[test]
fn the_trace_of_a_decision() {
    let mut scene = Scene::new(3).hand(P0, "tower, hero, statue x2");
    scene.play("take builder; build tower; pay statue").roles_back(P0);
    scene.play("take councillor; draw well; draw well; draw crane; draw palace; draw quarry; keep palace");
    let told: Vec<Event> =
        scene.told.iter().skip(12).filter_map(|event| SanJuan::seen_by(event, Viewer::Player(P1))).collect();
    let json = serde_json::to_string(&told).unwrap();
    assert!(json.contains("\"tower\"") && json.contains("\"price\":2"), "{json}");
    for secret in ["statue", "palace", "quarry", "hero", "well", "crane"] {
        assert!(!json.contains(secret), "{secret} in {json}");
    }
    let own: Vec<Event> =
        scene.told.iter().skip(12).filter_map(|event| SanJuan::seen_by(event, Viewer::Player(P0))).collect();
    let own = serde_json::to_string(&own).unwrap();
    assert!(["statue", "palace", "quarry"].iter().all(|card| own.contains(card)), "{own}");
}

/// [HID-3] A seat knows the discards that it put down itself or that a gold mine showed, until the reshuffle.
#[test]
fn known_discards() {
    let known = |scene: &Scene, player| scene.state.known_discards(Viewer::Player(player));
    let mut scene = Scene::new(3).city(P1, "gold mine").hand(P0, "tower, hero, statue");
    scene.play("take builder; build tower; take prospector; draw smithy");
    scene.play("draw well; draw well; draw library; draw quarry");
    assert_eq!(known(&scene, P0), bag("hero, statue, well x2, library, quarry"));
    assert_eq!(known(&scene, P1), bag("well x2, library, quarry"));
    assert_eq!(scene.state.known_discards(Viewer::Spectator), bag("well x2, library, quarry"));
    scene.play(
        "take councillor; draw crane; draw crane; draw palace; draw archive; draw sugar mill; keep palace",
    );
    assert_eq!(known(&scene, P2), bag("well x2, library, quarry, crane x2, archive, sugar mill"));
    let mut scene = Scene::new(3).hand(P0, "tower, hero, statue").deck("well");
    scene.play("take builder; build tower; pass; take prospector; draw well; take councillor");
    assert_eq!(known(&scene, P0), bag(""), "forgotten with the reshuffle");
}

/// [HID-4] Nobody sees the faces of goods, their owner neither, nor what lies in the deck.
#[test]
fn faces_of_goods_are_hidden_from_all() {
    let scene =
        Scene::new(3).city(P0, "indigo plant, sugar mill").goods(P0, "indigo, sugar").hand(P1, "well");
    let mut other = scene.state;
    let face = other.seats[0].goods.unload(emporio_san_juan::Good::Indigo);
    other.deck.add(face);
    other.deck.remove(Card::Smithy);
    other.seats[0].goods.load(emporio_san_juan::Good::Indigo, Card::Smithy);
    other.check().unwrap();
    for viewer in Viewer::all(3) {
        assert_eq!(sent(&scene.state, viewer), sent(&other, viewer));
    }
}

/// [HID-5] A card from a gold mine is marked until that type is built or any card goes face down from the hand.
#[test]
fn marks_last_until_the_hand_is_uncertain() {
    let mut scene = Scene::new(3).city(P0, "gold mine, chapel").hand(P0, "hero x2");
    scene.play("take prospector; draw statue; draw smithy; draw well; draw tower; draw quarry; mine smithy");
    assert_eq!(scene.state.seat(P0).marks, bag("smithy"));
    assert_eq!(scene.state.view(Viewer::Spectator).seats[0].marked, [Card::Smithy]);
    let mut built = scene.clone();
    built.roles_back(P0).play("take builder");
    let mut paid = built.clone();
    built.play("build smithy");
    assert_eq!(built.state.seat(P0).marks, bag(""));
    paid.play("build statue; pay hero");
    assert_eq!(paid.state.seat(P0).marks, bag(""), "a card paid may be the marked one");
    assert!(paid.state.seat(P0).hand.has(Card::Smithy));
    scene.play("take builder; pass; take trader").chance();
    scene.play("tuck nothing");
    assert_eq!(scene.state.seat(P0).marks, bag("smithy"), "nothing went down");
    let mut kept = Scene::new(3).city(P0, "gold mine");
    kept.play("take prospector; draw statue; draw smithy; draw well; draw tower; draw quarry; mine smithy");
    kept.play("take councillor").chance();
    while !kept.next_role() {
        let first = kept.offered()[0].clone();
        kept.play(&first).chance();
    }
    assert_eq!(kept.state.seat(P0).marks, bag("smithy"), "what is looked at is not from the hand");
}

fn worlds(game: &SanJuan, observer: Viewer, count: u32) -> impl Iterator<Item = SanJuan> + use<'_> {
    let mut rng = Rng::new(77);
    (0..count).map(move |_| {
        let mut world = *game;
        world.determinize(observer, &mut rng);
        world
    })
}

/// [HID-6] A world keeps all that is open, the own cards, the known discards, the marks and every size.
#[test]
fn worlds_keep_what_is_known() {
    let mut scene =
        Scene::new(3).city(P1, "gold mine, chapel").hand(P0, "tower, hero, statue x2").hand(P1, "well x2");
    scene = scene.tucked(P1, "crane").hand(P2, "archive x3").goods(P2, "indigo");
    scene.play("take builder; build tower; pay hero; pass");
    scene.play("take prospector; draw smithy; draw smithy; draw well; draw tower; draw quarry; mine quarry");
    let known = scene.state.known_discards(Viewer::Player(P0));
    for world in worlds(&scene.state, Viewer::Player(P0), 200) {
        world.check().unwrap();
        assert_eq!(world.seat(P0), &{
            let mut own = *scene.state.seat(P0);
            own.goods = world.seat(P0).goods;
            own
        });
        assert!(world.seat(P1).hand.has(Card::Quarry) && world.discards.contains(known));
        assert_eq!(world.seat(P1).marks, bag("quarry"));
        assert_eq!(
            (world.deck.len(), world.discards.len()),
            (scene.state.deck.len(), scene.state.discards.len())
        );
        assert_eq!((world.seat(P1).hand.len(), world.seat(P1).tucked.len()), (4, 1));
    }
}

/// A position in which P0 holds nearly all cards, so that few are unknown to them.
fn small_position() -> Scene {
    let mut scene = Scene::new(2)
        .city(P0, "indigo plant")
        .goods(P0, "indigo")
        .city(P1, "chapel")
        .hand(P1, "well, well")
        .tucked(P1, "tower")
        .discards("hero");
    let mut rest = scene.state.deck;
    rest.remove(Card::Statue);
    scene.state.deck = bag("statue");
    scene.state.seats[0].hand.add_all(rest);
    scene.state.check().unwrap_err();
    scene.state.roles_taken = 1;
    scene.state.takers[0] = Some(P0);
    scene
}

/// The places of the unknown cards: hand and chapel of P1, the good of P0, the discards, the deck.
fn places(game: &SanJuan) -> String {
    let face = game.seat(P0).goods.barrels()[0].face.name();
    format!("{:?} {:?} {face} {:?} {:?}", game.seat(P1).hand, game.seat(P1).tucked, game.discards, game.deck)
}

/// [HID-7] The pool is dealt uniformly: every arrangement as often as there are orders of the cards that make it.
#[test]
fn worlds_are_dealt_uniformly() {
    let scene = small_position();
    let pool = scene.state.pool(Viewer::Player(P0));
    assert_eq!(pool, bag("well x2, tower, hero, statue, palace"));
    let mut expected: BTreeMap<String, f64> = BTreeMap::new();
    orders(&mut pool.cards().collect::<Vec<_>>(), 0, &mut |cards| {
        let mut game = scene.state;
        game.seats[1].hand = [cards[0], cards[1]].into_iter().collect();
        game.seats[1].tucked = Bag::of(cards[2]);
        game.seats[0].goods.reface(|| cards[3]);
        game.discards = Bag::of(cards[4]);
        game.deck = Bag::of(cards[5]);
        *expected.entry(places(&game)).or_default() += 1.0 / 720.0;
    });
    const WORLDS: u32 = 60_000;
    let mut seen: BTreeMap<String, f64> = BTreeMap::new();
    for world in worlds(&scene.state, Viewer::Player(P0), WORLDS) {
        *seen.entry(places(&world)).or_default() += 1.0;
    }
    assert!(seen.keys().all(|place| expected.contains_key(place)));
    let chi: f64 = expected
        .iter()
        .map(|(place, share)| {
            let hoped = share * f64::from(WORLDS);
            (seen.get(place).copied().unwrap_or(0.0) - hoped).powi(2) / hoped
        })
        .sum();
    let freedom = expected.len() as f64 - 1.0;
    println!("chi-square {chi:.1} with {freedom} degrees of freedom");
    assert!(
        (chi - freedom).abs() < 6.0 * (2.0 * freedom).sqrt(),
        "{chi:.1} with {freedom} degrees of freedom"
    );
}

fn orders(cards: &mut Vec<Card>, from: usize, each: &mut impl FnMut(&[Card])) {
    if from == cards.len() {
        each(cards);
        return;
    }
    for at in from..cards.len() {
        cards.swap(from, at);
        orders(cards, from + 1, each);
        cards.swap(from, at);
    }
}

/// [HID-7] The size of the pool is the sum of the places it is dealt to, in every moment of the councillor phase.
#[test]
fn the_pool_fills_its_places() {
    let mut scene = Scene::new(3).hand(P1, "well x2").hand(P2, "hero x2");
    scene.state.governor = P1;
    scene.play("take councillor; draw tower; draw crane; draw tower");
    let view = scene.state.view(Viewer::Player(P0));
    assert_eq!((view.seats[1].looking_at_size, &view.seats[1].looking_at), (3, &None));
    let pool = scene.state.pool(Viewer::Player(P0));
    assert_eq!(pool.len(), 2 + 2 + 3 + scene.state.deck.len());
    assert_eq!(scene.state.pool(Viewer::Player(P1)).len(), 2 + scene.state.deck.len());
    let looks: Vec<Bag> =
        worlds(&scene.state, Viewer::Player(P0), 50).map(|world| world.looked_by(P1)).collect();
    assert!(looks.iter().any(|looked| *looked != looks[0]), "what another looks at varies");
}

/// [HID-8] A world gives the same view and the same options, also in the middle of a payment.
#[test]
fn worlds_look_the_same() {
    let mut scene =
        Scene::new(3).hand(P0, &format!("palace, tower, statue, well, {}", cash(4))).hand(P1, "well, hero");
    scene.play("take builder; build palace; pay indigo plant; pay indigo plant");
    for viewer in Viewer::all(3) {
        for world in worlds(&scene.state, viewer, 100) {
            world.check().unwrap();
            assert_eq!(sent(&scene.state, viewer), sent(&world, viewer));
        }
    }
    let paying: Vec<Bag> =
        worlds(&scene.state, Viewer::Player(P1), 100).map(|world| world.picks().unwrap().picked).collect();
    assert!(paying.iter().any(|picked| *picked != bag("indigo plant x2")), "what another names varies");
    assert!(worlds(&scene.state, Viewer::Player(P1), 100).all(|world| world.seat(P0).hand.has(Card::Palace)));
}

/// [HID-8] At the end nothing is hidden.
#[test]
fn at_the_end_all_is_open() {
    let mut scene = Scene::new(2)
        .city(P0, "indigo plant x8, smithy, tower, well")
        .hand(P0, "archive, hero")
        .hand(P1, "crane");
    scene.play("take builder; build archive");
    let view = scene.state.view(Viewer::Spectator);
    assert_eq!(view.phase, "over");
    assert_eq!(view.seats[1].hand.as_ref().unwrap()[0].card.card, Card::Crane);
}

/// [HID-3] Each way of putting cards face down is remembered by its player alone: variant, archive, hand limit.
#[test]
fn all_own_discards_are_known() {
    let known = |scene: &Scene, player| scene.state.known_discards(Viewer::Player(player));
    let options = emporio_san_juan::Options { variant: true, governor: Some(0), ..Default::default() };
    let game = SanJuan::new(&options, 2).unwrap();
    let mut variant = Scene::of(game);
    variant.play("draw tower; draw well; draw well; draw palace; draw crane").varied_chance();
    variant.play("discard palace");
    assert_eq!((known(&variant, P0), known(&variant, P1)), (bag("palace"), bag("")));
    let mut archive = Scene::new(3).city(P0, "indigo plant, archive").hand(P0, "well, hero");
    archive.play("take councillor; draw tower; draw tower; draw statue; draw palace; draw crane");
    archive.play("discard well; discard crane; discard tower; discard hero");
    assert_eq!((known(&archive, P0), known(&archive, P1)), (bag("well, crane, tower, hero"), bag("")));
    let mut limit = Scene::new(3).hand(P2, "well x3, crane x3, tower x3");
    limit
        .idle("trader")
        .idle("prospector")
        .play("take producer; stop; stop; stop; discard well; discard tower");
    assert_eq!((known(&limit, P2), known(&limit, P0)), (bag("well, tower"), bag("")));
}

/// [HID-3] What a gold mine showed is forgotten with the reshuffle too.
#[test]
fn shown_discards_are_forgotten_with_the_reshuffle() {
    let mut scene = Scene::new(3)
        .city(P0, "gold mine")
        .city(P1, "gold mine")
        .deck("hero, well x2, smithy, quarry, tower");
    scene.play("take prospector; draw hero; draw well; draw well; draw smithy; draw quarry");
    assert_eq!(scene.state.shown, bag("well x2, smithy, quarry"));
    scene.play("draw tower");
    assert_eq!(scene.state.known_discards(Viewer::Player(P2)), bag(""));
}

/// [HID-5] A card tucked under the chapel, discarded with the archive or over the limit takes the mark away.
#[test]
fn every_card_put_down_takes_the_mark_away() {
    let mine = "take prospector; draw statue; draw smithy; draw well; draw tower; draw quarry; mine smithy";
    let mut scene = Scene::new(3).city(P0, "gold mine, chapel").hand(P0, "hero x2, sugar mill x6");
    scene.play(mine).idle("builder");
    scene.play("take trader").chance();
    let mut limit = scene.clone();
    scene.play("tuck hero");
    assert_eq!(scene.state.seat(P0).marks, bag(""), "tucked");
    limit.play("tuck nothing; discard sugar mill; discard sugar mill; discard sugar mill");
    assert_eq!(limit.state.seat(P0).marks, bag(""), "over the limit");
    let mut archive = Scene::new(3).city(P0, "gold mine, archive").hand(P0, "hero x2");
    archive.play(mine).roles_back(P0);
    archive.play("take councillor").varied_chance();
    for _ in 0..4 {
        let first = archive.offered()[0].clone();
        archive.play(&first);
    }
    assert_eq!(archive.state.seat(P0).marks, bag(""), "with the archive");
}
