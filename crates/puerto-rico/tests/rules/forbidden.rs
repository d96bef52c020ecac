//! Every step that is not an option is refused with a clause, and common mistakes with the right one.

use emporio_core::{Actions, Forbidden, Outline};
use emporio_puerto_rico::{Building, Good, PuertoRico, Tile};

use crate::{Pieces, Scene};

fn clause(scene: &Scene, text: &str) -> Option<&'static str> {
    scene.forbidden_by(text.parse().unwrap())
}

#[test]
fn taking_roles() {
    let mut scene = Scene::new(3);
    scene.idle_role("settler");
    assert_eq!(clause(&scene, "role settler"), Some("RND-1"));
    assert_eq!(clause(&scene, "role prospector"), Some("SET-4"));
    assert_eq!(clause(&scene, "build hospice"), Some("RND-1"));
    assert_eq!(clause(&scene, "place 1 on corn"), Some("MAY-7"));
    assert_eq!(clause(&scene, "role mayor"), None);
}

#[test]
fn settling() {
    let mut scene = Scene::new(3);
    scene.play("role settler");
    assert_eq!(clause(&scene, "settle coffee"), Some("SETL-1"));
    assert_eq!(clause(&scene, "settle corn with colonist"), Some("SETL-6"));
    assert_eq!(clause(&scene, "hacienda yes"), Some("SETL-4"));
    scene.play("settle corn");
    assert_eq!(clause(&scene, "settle quarry"), Some("SETL-1"));
}

#[test]
fn placing() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Sugar, 3, 0).building(0, Building::IndigoPlant, 0).spare(0, 4);
    scene.play("role mayor; extra colonist no; place 0 on indigo");
    assert_eq!(clause(&scene, "place 1 on sugar"), Some("MAY-4"));
    assert_eq!(clause(&scene, "place 4 on sugar"), Some("MAY-3"));
    assert_eq!(clause(&scene, "place 1 on indigo_plant"), Some("DEC-3"));
}

#[test]
fn building() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::SmallMarket, 0);
    scene.building(1, Building::Hacienda, 0).building(2, Building::Hacienda, 0).play("role builder");
    assert_eq!(clause(&scene, "build small_market"), Some("BLD-3"));
    assert_eq!(clause(&scene, "build hacienda"), Some("BLD-4"));
    assert_eq!(clause(&scene, "build wharf"), Some("BLD-2"));
    assert_eq!(clause(&scene, "build small_sugar_mill with colonist"), Some("BLD-5"));
}

#[test]
fn trading() {
    let mut scene = Scene::new(3);
    scene.in_house(Good::Corn).goods(0, Good::Corn, 1).goods(0, Good::Sugar, 1).play("role trader");
    assert_eq!(clause(&scene, "sell corn"), Some("TRA-2"));
    assert_eq!(clause(&scene, "sell coffee"), Some("TRA-1"));
}

#[test]
fn loading_and_storing() {
    let mut scene = Scene::new(3);
    scene.load(4, Good::Corn, 1).goods(0, Good::Corn, 2).goods(0, Good::Sugar, 6).play("role captain");
    assert_eq!(clause(&scene, "load corn on ship 5"), Some("CAP-2"));
    assert_eq!(clause(&scene, "load sugar on ship 4"), Some("CAP-2"));
    assert_eq!(clause(&scene, "load sugar on ship 5"), Some("CAP-3"));
    assert_eq!(clause(&scene, "load coffee on ship 5"), Some("CAP-1"));
    assert_eq!(clause(&scene, "load sugar on ship 8"), Some("SET-4"));
    assert_eq!(clause(&scene, "load sugar on wharf"), Some("CAP-6"));
    assert_eq!(clause(&scene, "load nothing"), Some("CAP-1"));
    assert_eq!(clause(&scene, "keep corn"), Some("CAP-7"));
}

#[test]
fn every_step_is_an_option_or_has_a_clause_of_the_rules() {
    let mut scene = Scene::new(4);
    scene.goods(0, Good::Corn, 2).goods(1, Good::Sugar, 2).tiles(2, Tile::Quarry, 2, 1);
    for role in ["settler", "mayor", "builder", "craftsman", "trader", "captain"] {
        let mut scene = scene.clone();
        scene.play(&format!("role {role}"));
        let options = scene.offered();
        for id in 0..PuertoRico::META.action_ids {
            let action = PuertoRico::action_from_id(id).unwrap();
            let legal = options.contains(&action.to_string());
            match scene.forbidden_by(action) {
                Some(clause) => assert!(
                    !legal
                        && PuertoRico::META
                            .rules
                            .read(emporio_core::Lang::EN)
                            .contains(&format!("**{clause}**"))
                ),
                None => assert!(legal, "{action}"),
            }
        }
    }
}
