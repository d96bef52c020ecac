//! End and score (END).

use emporio_core::Scoring;
use emporio_puerto_rico::{Building, Ending, Good, Phase, Tile};

use crate::{Pieces, Scene};

fn points(scene: &Scene, part: &str) -> Option<i32> {
    let score = &scene.scores().players[0];
    score.parts.iter().find(|line| line.name == part).map(|line| line.points)
}

/// [END-1] The round of the end is played out: others still take their roles.
#[test]
fn the_round_is_played_to_its_end() {
    let mut scene = Scene::new(3);
    scene.state.ending = Some(Ending::City);
    scene.idle_role("settler").idle_role("craftsman");
    assert_eq!((scene.phase, scene.state.ending()), (Phase::Role, None));
    scene.idle_role("trader");
    assert_eq!((scene.phase, scene.state.ending()), (Phase::Over, Some("city")));
    assert!(scene.offered().is_empty());
}

/// [END-1] Without a condition no round is the last.
#[test]
fn no_condition_no_end() {
    let mut scene = Scene::new(3);
    for _ in 0..30 {
        scene.idle_role("settler").idle_role("craftsman").idle_role("trader");
    }
    assert_eq!((scene.round, scene.phase), (31, Phase::Role));
}

/// [END-2] Shipping, printed points of all buildings, bonuses of occupied large ones only.
#[test]
fn a_score_has_three_parts() {
    let mut scene = Scene::new(3);
    scene.vp(0, 11).building(0, Building::Hospice, 0).building(0, Building::Harbor, 1);
    scene.building(0, Building::Residence, 0);
    let score = &scene.scores().players[0];
    assert_eq!(score.total, 11 + 2 + 3 + 4);
    assert_eq!((points(&scene, "shipping"), points(&scene, "buildings")), (Some(11), Some(9)));
    assert_eq!(points(&scene, "residence"), None);
    scene.boards[0].city.set(Building::Residence, 1);
    assert_eq!(scene.scores().players[0].total, 20 + 4);
}

/// [END-2, END-3, END-4, END-5, END-6, END-7] A large building without a colonist brings its printed points alone.
#[test]
fn an_empty_large_building_has_no_bonus() {
    let large = [
        (Building::GuildHall, "guild_hall"),
        (Building::Residence, "residence"),
        (Building::Fortress, "fortress"),
        (Building::CustomsHouse, "customs_house"),
        (Building::CityHall, "city_hall"),
    ];
    for (building, part) in large {
        let mut scene = Scene::new(3);
        // All that any of them counts is there.
        scene.vp(0, 8).spare(0, 6).building(0, Building::SugarMill, 0).building(0, building, 0);
        assert_eq!((points(&scene, part), scene.scores().players[0].total), (None, 8 + 2 + 4), "{building}");
        scene.boards[0].city.set(building, 1);
        assert!(points(&scene, part) > Some(0), "{building}");
    }
}

/// [END-3, EX-9] Guild hall with both sugar mills, a small indigo plant and a coffee roaster: 6.
#[test]
fn the_guild_hall() {
    let mut scene = Scene::new(3);
    for (building, colonists) in [
        (Building::GuildHall, 1),
        (Building::SmallSugarMill, 0),
        (Building::SugarMill, 1),
        (Building::SmallIndigoPlant, 0),
        (Building::CoffeeRoaster, 0),
        (Building::Factory, 1),
    ] {
        scene.building(0, building, colonists);
    }
    assert_eq!(points(&scene, "guild_hall"), Some(6));
}

/// [END-4, EX-9] Residence: 4 up to 9 tiles, 5 with 10, 6 with 11, 7 with 12.
#[test]
fn the_residence() {
    for (tiles, bonus) in [(1, 4), (9, 4), (10, 5), (11, 6), (12, 7)] {
        let mut scene = Scene::new(3);
        scene.building(0, Building::Residence, 1);
        // Seat 0 starts with one indigo plantation.
        let sugar = (tiles - 1).min(8);
        scene.tiles(0, Tile::Sugar, sugar, 0).tiles(0, Tile::Quarry, tiles - 1 - sugar, 0);
        assert_eq!(points(&scene, "residence"), Some(bonus), "{tiles} tiles");
    }
}

/// [END-5, EX-9] Fortress with 20 colonists: 6, San Juan included, rounded down.
#[test]
fn the_fortress() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::Fortress, 1).tiles(0, Tile::Sugar, 4, 4).building(
        0,
        Building::IndigoPlant,
        3,
    );
    scene.spare(0, 12);
    assert_eq!((scene.boards[0].colonists(), points(&scene, "fortress")), (20, Some(6)));
    scene.spare(0, 1);
    assert_eq!(points(&scene, "fortress"), Some(7));
}

/// [END-6, EX-9] Customs house with 23 VP: 5; printed points do not count.
#[test]
fn the_customs_house() {
    let mut scene = Scene::new(3);
    scene.building(0, Building::CustomsHouse, 1).vp(0, 23);
    assert_eq!(points(&scene, "customs_house"), Some(5));
    scene.vp(0, 1);
    assert_eq!(points(&scene, "customs_house"), Some(6));
}

/// [END-7, EX-9] City hall with hacienda, harbor, office, construction hut, large warehouse, residence: 7.
#[test]
fn the_city_hall() {
    use Building::{
        CityHall, ConstructionHut, Hacienda, Harbor, LargeWarehouse, Office, Residence, SugarMill,
    };
    let mut scene = Scene::new(3);
    for building in [Hacienda, Harbor, Office, ConstructionHut, LargeWarehouse, Residence, SugarMill] {
        scene.building(0, building, 0);
    }
    scene.building(0, CityHall, 1);
    assert_eq!(points(&scene, "city_hall"), Some(7));
}

/// [END-8] Most points win; then doubloons and goods together; then the victory is shared.
#[test]
fn ties_are_broken_by_doubloons_and_goods() {
    let mut scene = Scene::new(3);
    scene.vp(0, 5).vp(1, 5).vp(2, 4);
    scene.boards[2].doubloons = 50;
    scene.goods(0, Good::Corn, 2).goods(1, Good::Coffee, 1);
    assert_eq!(scene.scores().ranks().as_slice(), [1, 2, 3]);
    scene.boards[1].doubloons += 1;
    assert_eq!(scene.scores().ranks().as_slice(), [1, 1, 3]);
    assert_eq!(scene.scores().shares().as_slice(), [0.5, 0.5, 0.0]);
}
