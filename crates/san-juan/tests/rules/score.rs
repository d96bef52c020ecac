//! What the buildings are worth at the end (END-2 and the cards that count).

use emporio_core::Scoring;
use emporio_san_juan::{Bag, CARDS, Card, Seat, score};

use crate::{P0, Pieces, Scene};

fn part(scene: &Scene, name: &str) -> i32 {
    let scores = scene.state.scores();
    scores.players[0].parts.iter().find(|part| part.name == name).unwrap().points
}

fn total(city: &str) -> i32 {
    Scene::new(2).city(P0, city).state.scores().players[0].total
}

/// [END-2, EX-11, CARD-chapel-2] Seven cards under the chapel: 2 + 7 = 9.
#[test]
fn the_chapel_with_its_cards() {
    let scene = Scene::new(2).city(P0, "chapel").tucked(P0, "palace x2, hero x3, indigo plant x2");
    assert_eq!(scene.state.scores().players[0].total, 9);
    assert_eq!((part(&scene, "buildings"), part(&scene, "chapel")), (2, 7));
}

/// [CARD-guildhall-1, EX-20] 2 for each plant: two indigo, one sugar, one tobacco give 8.
#[test]
fn the_guild_hall_counts_plants() {
    let scene = Scene::new(2).city(P0, "guild hall, indigo plant x2, sugar mill, tobacco storage, tower");
    assert_eq!(part(&scene, "guild-hall"), 8);
    assert_eq!(part(&Scene::new(2).city(P0, "indigo plant"), "guild-hall"), 0);
}

/// [CARD-cityhall-1, EX-21] 1 for each violet building, itself included: nine in the example.
#[test]
fn the_city_hall_counts_violet_buildings() {
    let scene = Scene::new(2).city(
        P0,
        "poor house, aqueduct, carpenter, chapel, quarry, library, statue, guild hall, city hall, indigo plant",
    );
    assert_eq!(part(&scene, "city-hall"), 9);
    assert_eq!(part(&Scene::new(2).city(P0, "city hall, indigo plant x3"), "city-hall"), 1);
}

/// [CARD-arch-1, EX-22, EX-23] 0, 4, 6, 8 for the monuments, which count for the city hall as well.
#[test]
fn the_arch_counts_monuments() {
    let arch = |monuments: &str| {
        part(&Scene::new(2).city(P0, &format!("triumphal arch{monuments}")), "triumphal-arch")
    };
    assert_eq!(
        [arch(""), arch(", hero"), arch(", statue, hero"), arch(", statue, hero, victory column")],
        [0, 4, 6, 8]
    );
    assert_eq!([arch(", statue"), arch(", victory column")], [4, 4]);
    assert_eq!([arch(", statue, victory column"), arch(", victory column, hero")], [6, 6]);
    assert_eq!(total("indigo plant, statue, victory column, triumphal arch, city hall"), 18);
}

/// [CARD-palace-1, EX-24] A quarter of all the rest, rounded down, reckoned last: 34 + 8 = 42.
#[test]
fn the_palace_comes_last() {
    // 12 + 1 + 3 + 5 + 1 + 2 = 24 printed, guild hall 10.
    let scene = Scene::new(2)
        .city(P0, "palace, guild hall, silver smelter x4, indigo plant, statue, hero, smithy, tower");
    let score = scene.state.scores().players[0].clone();
    assert_eq!((score.total - part(&scene, "palace"), part(&scene, "palace"), score.total), (34, 8, 42));
    let three = Scene::new(2).city(P0, "palace, statue");
    assert_eq!(part(&three, "palace"), 0, "rounded down");
}

/// [END-2, EX-31] The highest score of 12 buildings: 25 printed + 10 + 7 + 8 = 50, palace 12: 62.
#[test]
fn the_example_of_the_highest_score() {
    let city = "indigo plant, silver smelter x4, statue, victory column, hero, guild hall, city hall, triumphal arch, palace";
    let scene = Scene::new(2).city(P0, city);
    let parts =
        ["buildings", "guild-hall", "city-hall", "triumphal-arch", "palace"].map(|name| part(&scene, name));
    assert_eq!(parts, [25, 10, 7, 8, 12]);
    assert_eq!(total(city), 62);
}

/// The best city of 12 buildings with the starting plant, by enumeration over what matters: which of the seven
/// scoring cards and monuments stand, and how the other places are filled best.
fn best(must: &[Card]) -> i32 {
    let special = [
        Card::Statue,
        Card::VictoryColumn,
        Card::Hero,
        Card::GuildHall,
        Card::CityHall,
        Card::TriumphalArch,
        Card::Palace,
    ];
    let plain: Vec<Card> =
        CARDS.iter().map(|row| row.card).filter(|card| card.is_violet() && !special.contains(card)).collect();
    let mut best = 0;
    for mask in 0..1u32 << special.len() {
        for violets in 0..=11usize {
            // Only a crane can have taken the starting plant away.
            let start = if must.contains(&Card::Crane) { Bag::EMPTY } else { Bag::of(Card::IndigoPlant) };
            let mut city = start;
            special
                .iter()
                .enumerate()
                .filter(|(at, _)| mask & 1 << at != 0)
                .for_each(|(_, &card)| city.add(card));
            for &card in must {
                if !city.has(card) {
                    city.add(card);
                }
            }
            // The plain violet buildings of most points first, then the best plants.
            let mut order: Vec<Card> = plain.iter().copied().filter(|card| !must.contains(card)).collect();
            order.sort_by_key(|card| std::cmp::Reverse(card.points()));
            let plants = [Card::SilverSmelter; 8].into_iter().chain([Card::CoffeeRoaster; 8]);
            for card in order.into_iter().take(violets).chain(plants) {
                if city.len() < 12 {
                    city.add(card);
                }
            }
            if city.len() == 12 {
                best = best.max(score(&Seat { visible: city, ..Seat::default() }).total);
            }
        }
    }
    best
}

/// [INV-7] No city of 12 scores more than 62 without tucked cards, and with a crane among them 61.
#[test]
fn no_city_scores_more() {
    assert_eq!(best(&[]), 62);
    assert_eq!(best(&[Card::Crane]), 61);
}
