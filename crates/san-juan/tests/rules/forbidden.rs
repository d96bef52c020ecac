//! What is not allowed is refused with the clause that forbids it.

use emporio_core::{Forbidden, Opening};

use crate::{P0, P2, Pieces, Scene, second_builder};

#[track_caller]
fn forbids(scene: &Scene, action: &str, clause: &str) {
    assert_eq!(scene.state.forbidden_by(action.parse().unwrap()), Some(clause), "{action}");
}

/// [RND-4, BLD-1, BLD-2, BLD-3, BLD-8] The common mistakes of a builder.
#[test]
fn builders_are_told_why() {
    let mut scene =
        Scene::new(3).city(P0, "indigo plant, tower").hand(P0, "tower, well, crane, statue, palace, smithy");
    forbids(&scene, "build well", "RND-4");
    scene.play("take builder");
    forbids(&scene, "take trader", "BLD-1");
    forbids(&scene, "build hero", "BLD-1");
    forbids(&scene, "build tower", "BLD-8");
    assert_eq!(scene.state.forbidden_by("build well".parse().unwrap()), None);
    scene.play("build statue");
    forbids(&scene, "pay statue", "BLD-2");
    forbids(&scene, "pay hero", "BLD-2");
    forbids(&scene, "pay palace", "DEC-2");
    forbids(&scene, "pass", "BLD-2");
    let mut poor = Scene::new(3).hand(P0, "palace, well, crane");
    poor.play("take builder");
    forbids(&poor, "build palace", "BLD-3");
    poor.play("pass");
    forbids(&poor, "take builder", "RND-4");
}

/// [CARD-crane-1, CARD-crane-3, CARD-crane-4, CARD-crane-5, CARD-blackmarket-1] Crane and black market.
#[test]
fn crane_and_black_market() {
    let city = "indigo plant, sugar mill, crane, black market";
    let mut scene = second_builder(city, "indigo, sugar", "sugar mill, well, crane, statue");
    scene.play("build sugar mill");
    forbids(&scene, "cover crane", "CARD-crane-3");
    forbids(&scene, "cover loaded sugar mill", "CARD-crane-5");
    forbids(&scene, "cover chapel", "CARD-crane-1");
    forbids(&scene, "cover empty indigo plant", "CARD-crane-1");
    scene.play("cover loaded indigo plant");
    forbids(&scene, "spend indigo", "CARD-crane-4");
    forbids(&scene, "spend silver", "CARD-blackmarket-1");
}

/// [PRO-3, TRA-2, COU-1, CARD-goldmine-2, CHN-4, END-1] The other phases.
#[test]
fn the_other_phases() {
    let mut scene = Scene::new(3).city(P0, "indigo plant, gold mine");
    scene.play("take producer");
    forbids(&scene, "produce sugar", "PRO-3");
    scene.play("stop; stop; stop").roles_back(P0);
    scene.play("take prospector; draw hero");
    scene.play("draw smithy; draw well; draw tower; draw quarry");
    forbids(&scene, "stop", "CARD-goldmine-2");
    forbids(&scene, "mine palace", "CARD-goldmine-2");
    scene.play("mine nothing").roles_back(P0);
    scene.play("take councillor; draw hero; draw well; draw tower; draw quarry; draw smithy");
    forbids(&scene, "keep palace", "COU-1");
    let mut scene =
        Scene::new(3).goods(P0, "indigo").city(P0, "indigo plant x2").tiles(emporio_san_juan::Tile::T1);
    scene.play("take trader");
    forbids(&scene, "sell sugar", "TRA-2");
    let mut scene = Scene::new(3).deck("well");
    scene.play("take prospector");
    forbids(&scene, "draw hero", "CHN-4");
    let mut scene = Scene::new(2).city(P0, "indigo plant x8, smithy, tower, well").hand(P0, "archive");
    scene.play("take builder; build archive");
    forbids(&scene, "take trader", "END-1");
}

/// [SET-5, CARD-archive-1, NEW-3] A card that is not in hand: refused by the clause that asks for the discard.
#[test]
fn discards_are_refused_by_their_own_clause() {
    let options = emporio_san_juan::Options { variant: true, governor: Some(0), ..Default::default() };
    let mut variant = Scene::of(emporio_san_juan::SanJuan::new(&options, 2).unwrap());
    variant.play("draw tower; draw well; draw well; draw palace; draw crane").varied_chance();
    forbids(&variant, "discard hero", "SET-5");
    let mut archive = Scene::new(3).city(P0, "indigo plant, archive").hand(P0, "well");
    archive.play("take councillor; draw tower; draw tower; draw statue; draw palace; draw crane");
    forbids(&archive, "discard hero", "CARD-archive-1");
    let mut limit = Scene::new(3).hand(P2, "well x3, crane x3, tower x2");
    limit.idle("trader").idle("prospector").play("take producer; stop; stop; stop");
    forbids(&limit, "discard hero", "NEW-3");
}
