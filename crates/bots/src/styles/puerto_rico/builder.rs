//! The builder: quarries first, then a city of large buildings, full before others have shipped much.

use emporio_puerto_rico::{Action, Building, BuildingKind, Good, Place, PlayerBoard, PuertoRico, Tile};

use super::{Manner, good_of, idle, points, unserved, weigh};

const MANNER: Manner = Manner {
    captain: 0.7,
    craftsman: 0.6,
    trader: 1.0,
    builder: 1.0,
    mayor: 0.8,
    settler: 0.8,
    money: 0.7,
    goods: [0.0, 0.2, 0.5, 0.9, 1.2],
    tile,
    building,
    post,
};

pub(super) fn wish(state: &PuertoRico, action: Action) -> f32 {
    weigh(&MANNER, state, action)
}

fn tile(board: &PlayerBoard, tile: Tile) -> f32 {
    let count = f32::from(board.island[tile]);
    match tile.good() {
        None => 4.5 - 0.8 * count,
        Some(good) if idle(board, good) > 0 => 2.5 + 0.3 * f32::from(good.price()),
        Some(Good::Corn) => 2.0 - 0.4 * count,
        Some(_) => 1.5 - 0.4 * count,
    }
}

fn building(state: &PuertoRico, board: &PlayerBoard, building: Building) -> f32 {
    let late = if state.ending.is_some() || board.city.free_spaces() <= 5 { 1.0 } else { 0.0 };
    let base = 1.3 * points(board, building) + 1.0 + late;
    if let Some(good) = good_of(building) {
        let served = unserved(board, good).min(building.circles());
        return base + (1.0 + 0.5 * f32::from(good.price())) * f32::from(served);
    }
    match building.row().kind {
        BuildingKind::LargeViolet => base + 3.0,
        BuildingKind::Small(_) | BuildingKind::Large(_) | BuildingKind::Violet => base,
    }
}

fn post(place: Place) -> f32 {
    match place {
        Place::Island(_) => 1.1,
        Place::City(building) => match building.row().kind {
            BuildingKind::LargeViolet => 1.5,
            BuildingKind::Small(_) | BuildingKind::Large(_) | BuildingKind::Violet => 0.6,
        },
    }
}
