//! Tables: their rows against the sums that the rules state.

use emporio_core::Outline;
use emporio_puerto_rico::{
    Action, BUILDINGS, Building, BuildingKind, Good, PuertoRico, Role, Tile, copies, setup_row,
};

/// [SET-2, TWO-3] 50 plantations and 50 barrels in the box; 35 and 40 of them with 2 players.
#[test]
fn goods_and_tiles_add_up() {
    for players in 3..=5 {
        assert_eq!(setup_row(players).goods.items, [10, 11, 11, 9, 9]);
        assert_eq!(setup_row(players).tiles.items, [10, 12, 11, 9, 8]);
        assert_eq!(setup_row(players).tiles.sum(), 50);
    }
    assert_eq!(setup_row(2).tiles.items, [7, 9, 8, 6, 5]);
    assert_eq!(setup_row(2).tiles.sum(), 35);
    assert_eq!(setup_row(2).goods.items, [8, 9, 9, 7, 7]);
    for (all, fewer) in setup_row(3).tiles.items.iter().zip(setup_row(2).tiles.items) {
        assert_eq!(all - fewer, 3);
    }
}

/// [INV-2, TWO-3] 100 colonists in the box with 5 players, 42 with 2.
#[test]
fn colonists_add_up() {
    let all = |players| setup_row(players).colonists + setup_row(players).colonist_ship;
    assert_eq!([all(2), all(3), all(4), all(5)], [42, 58, 79, 100]);
}

/// [BLD-4, TWO-1] 49 buildings for 3 to 5 players, 29 for 2: 2 of each production building, 1 of each other.
#[test]
fn buildings_add_up() {
    assert_eq!(BUILDINGS.len(), 23);
    assert_eq!([2, 3, 4, 5].map(|players| copies(players).sum()), [29, 49, 49, 49]);
    for row in BUILDINGS {
        let production = matches!(row.kind, BuildingKind::Small(_) | BuildingKind::Large(_));
        assert_eq!(copies(2)[row.building], if production { 2 } else { 1 }, "{}", row.building);
    }
}

/// [BLD-2, BLD-3] Rows stand in the order of their names, each column has its printed points, large buildings cost 10.
#[test]
fn rows_are_in_order_and_columns_give_their_points() {
    for (index, row) in BUILDINGS.iter().enumerate() {
        assert_eq!(row.building as usize, index);
        assert_eq!(row.vp, row.column, "{}", row.building);
        assert_eq!(row.kind == BuildingKind::LargeViolet, row.cost == 10, "{}", row.building);
    }
    assert_eq!(
        BUILDINGS.iter().map(|row| u32::from(row.cost)).sum::<u32>(),
        1 + 2 + 1 + 2 + 2 + 3 + 3 + 4 + 4 + 5 + 5 + 6 + 5 + 6 + 7 + 8 + 8 + 9 + 50
    );
    assert_eq!(BUILDINGS.iter().map(|row| u32::from(row.circles)).sum::<u32>(), 23 + 2 * 3 + 1);
}

/// [BLD-2, BLD-4] Every row says what the table of the rules page says: cost, points, circles, column, copies.
#[test]
fn rows_are_those_of_the_rules_page() {
    let page = PuertoRico::META.rules.read(emporio_core::Lang::EN);
    for row in BUILDINGS {
        let name = row.building.to_string().replace('_', " ");
        let line = page.lines().find(|line| line.starts_with(&format!("| {name} |"))).unwrap();
        let printed: Vec<u8> = line.split('|').filter_map(|cell| cell.trim().parse().ok()).collect();
        let copies = copies(4)[row.building];
        assert_eq!(printed, [row.cost, row.vp, row.circles, row.column, copies], "{name}");
    }
}

/// [TRA-1] Corn 0, indigo 1, sugar 2, tobacco 3, coffee 4.
#[test]
fn prices_rise_by_one() {
    assert_eq!(Good::ALL.map(Good::price), [0, 1, 2, 3, 4]);
}

#[test]
fn sizes_stay_small() {
    assert!(size_of::<PuertoRico>() <= 576, "{}", size_of::<PuertoRico>());
    assert!(size_of::<Action>() <= 4);
    assert_eq!((Good::ALL.len(), Tile::ALL.len(), Role::ALL.len(), Building::ALL.len()), (5, 6, 8, 23));
}
