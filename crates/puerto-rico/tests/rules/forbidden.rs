//! Every step that is not an option is refused with a clause, and common mistakes with the right one.

use emporio_core::{Actions, Forbidden, Outline};
use emporio_puerto_rico::{Building, Good, PuertoRico, Tile};

use crate::{Pieces, Scene};

/// Each of these steps is forbidden by its clause.
fn refused(scene: &Scene, steps: &[(&str, &str)]) {
    for (step, clause) in steps {
        assert_eq!(scene.forbidden_by(step.parse().unwrap()), Some(*clause), "{step}");
    }
}

#[test]
fn taking_roles() {
    let mut scene = Scene::new(3);
    scene.idle_role("settler");
    refused(
        &scene,
        &[
            ("role settler", "RND-1"),
            ("role prospector", "SET-4"),
            ("build hospice", "RND-1"),
            ("place 1 on corn", "MAY-7"),
        ],
    );
    assert_eq!(scene.forbidden_by("role mayor".parse().unwrap()), None);
}

#[test]
fn settling() {
    let mut scene = Scene::new(3);
    scene.play("role settler");
    refused(
        &scene,
        &[("settle coffee", "SETL-1"), ("settle corn with colonist", "SETL-6"), ("hacienda yes", "SETL-4")],
    );
    scene.play("settle corn");
    refused(&scene, &[("settle quarry", "SETL-1")]);
}

#[test]
fn placing() {
    let mut scene = Scene::new(3);
    scene.tiles(0, Tile::Sugar, 3, 0).building(0, Building::IndigoPlant, 0).spare(0, 4);
    scene.play("role mayor; extra colonist no; place 0 on indigo");
    refused(
        &scene,
        &[("place 1 on sugar", "MAY-4"), ("place 4 on sugar", "MAY-3"), ("place 1 on indigo_plant", "DEC-3")],
    );
}

#[test]
fn building() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::SmallMarket, 0);
    scene.building(1, Building::Hacienda, 0).building(2, Building::Hacienda, 0).play("role builder");
    refused(
        &scene,
        &[
            ("build small_market", "BLD-3"),
            ("build hacienda", "BLD-4"),
            ("build wharf", "BLD-2"),
            ("build small_sugar_mill with colonist", "BLD-5"),
        ],
    );
}

#[test]
fn trading() {
    let mut scene = Scene::new(3);
    scene.in_house(Good::Corn).goods(0, Good::Corn, 1).goods(0, Good::Sugar, 1).play("role trader");
    refused(&scene, &[("sell corn", "TRA-2"), ("sell coffee", "TRA-1")]);
}

#[test]
fn loading_and_storing() {
    let mut scene = Scene::new(3);
    scene.load(4, Good::Corn, 1).goods(0, Good::Corn, 2).goods(0, Good::Sugar, 6).play("role captain");
    refused(
        &scene,
        &[
            ("load corn on ship 5", "CAP-2"),
            ("load sugar on ship 4", "CAP-2"),
            ("load sugar on ship 5", "CAP-3"),
            ("load coffee on ship 5", "CAP-1"),
            ("load sugar on ship 8", "SET-4"),
            ("load sugar on wharf", "CAP-6"),
            ("load nothing", "CAP-1"),
            ("keep corn", "CAP-7"),
        ],
    );
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
