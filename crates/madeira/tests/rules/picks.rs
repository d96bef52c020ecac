//! Questions of several steps, answered in any order.

use emporio_core::Picks;
use emporio_core::pick::{WishError, steps_of};

use super::*;

/// The steps of a wish, as texts.
fn steps(game: &Madeira, wish: &[&str]) -> Result<Vec<String>, WishError> {
    let wish: Vec<Action> = wish.iter().map(|text| text.parse().unwrap()).collect();
    steps_of(game, &wish).map(|steps| steps.iter().map(Action::to_string).collect())
}

/// What may be picked: least, most, and each thing with how often.
fn picks(game: &Madeira) -> (u8, u8, Vec<(String, u8)>) {
    let pick = game.pick().expect("something is picked");
    (pick.least, pick.most, pick.items.iter().map(|item| (item.action.to_string(), item.times)).collect())
}

fn times(items: &[(&str, u8)]) -> Vec<(String, u8)> {
    items.iter().map(|&(text, times)| (text.to_string(), times)).collect()
}

/// [WOOD-7, DEC-18] Wood is named place by place in any order, as often as it lies there.
#[test]
fn wood_is_named_in_any_order() {
    let mut game = peopled(4, "1c, 1d");
    set_wood(&mut game, "1c", 1);
    favour(&mut game, 0, Favour::Monk, true);
    game.play("favour monk");
    assert_eq!(picks(&game), (2, 2, times(&[("wood from 1c", 1), ("wood from 1d", 2)])));
    assert_eq!(
        steps(&game, &["wood from 1d", "wood from 1c"]).unwrap().len(),
        1,
        "the second is a single choice"
    );
    assert_eq!(steps(&game, &["wood from 1d", "wood from 1d"]).unwrap().len(), 2);
}

/// [DEC-23] Favours to turn up: none, one or two, in any order.
#[test]
fn favours_are_turned_up_together() {
    let mut game = at_building(4, Building::CasaDaCoroa);
    workers(&mut game, 0, "3a, 3b, 3c");
    for tile in [Favour::Lady, Favour::Lord, Favour::Monk] {
        favour(&mut game, 0, tile, false);
    }
    game.people[0].reals = 10;
    game.play("pay");
    let items = times(&[("turn up monk", 1), ("turn up lord", 1), ("turn up lady", 1)]);
    assert_eq!(picks(&game), (0, 2, items));
    assert_eq!(steps(&game, &["turn up lady", "turn up monk"]).unwrap(), ["turn up monk", "turn up lady"]);
    assert_eq!(steps(&game, &["turn up lord"]).unwrap(), ["turn up lord", "stop"]);
    assert_eq!(steps(&game, &[]).unwrap(), ["stop"]);
    assert!(steps(&game, &["turn up lord", "turn up lord"]).is_err());
}

/// [DEC-20] The Engineer's two harvests may fall on one field.
#[test]
fn extra_harvests_are_named_together() {
    let mut game = peopled(4, "2a, 2b");
    favour(&mut game, 0, Favour::Engineer, true);
    game.play("favour engineer; die 2; building moinho; harvest");
    assert_eq!(picks(&game), (0, 2, times(&[("harvest again 2a", 2), ("harvest again 2b", 2)])));
    let twice = steps(&game, &["harvest again 2b", "harvest again 2b"]).unwrap();
    assert_eq!(twice, ["harvest again 2b", "harvest again 2b"]);
}

/// [DEC-28] The requests of round 3 are named together, unless the reals of two must be asked for.
#[test]
fn requests_are_named_together() {
    let mut game = at_requests(2, 3);
    game.people[0].requests = [2, 0, 0, 0, 1];
    game.people[1].requests = [3, 0, 0, 0, 0];
    assert_eq!(picks(&game), (2, 2, times(&[("request trade_routes", 2), ("request prosperity", 1)])));
    let both = steps(&game, &["request prosperity", "request trade_routes"]).unwrap();
    assert_eq!(both, ["request trade_routes", "request prosperity"]);
    game.people[0].requests = [1, 0, 0, 0, 2];
    assert!(game.pick().is_none());
}
