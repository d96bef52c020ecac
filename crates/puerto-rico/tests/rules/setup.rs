//! Setup (SET).

use emporio_core::{Dispatch, Opening, Player, Turn};
use emporio_puerto_rico::{Good, Options, Phase, PuertoRico, Role, Tile};

use crate::{Pieces, Scene};

/// [SET-1] Seat 0 is governor and takes the first role.
#[test]
fn seat_0_is_the_first_governor() {
    for players in 2..=5 {
        let scene = Scene::new(players);
        assert_eq!((scene.governor, scene.mover(), scene.round), (Player(0), Player(0), 1));
    }
}

/// [SET-2] Starting plantations come out of the tiles before the rest are mixed, and nobody stands on them.
#[test]
fn starting_plantations_leave_the_stock() {
    let expected: [(u8, &[Tile], [u8; 5]); 4] = [
        (2, &[Tile::Indigo, Tile::Corn], [6, 8, 8, 6, 5]),
        (3, &[Tile::Indigo, Tile::Indigo, Tile::Corn], [9, 10, 11, 9, 8]),
        (4, &[Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Corn], [8, 10, 11, 9, 8]),
        (5, &[Tile::Indigo, Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Corn], [8, 9, 11, 9, 8]),
    ];
    for (players, plantations, stock) in expected {
        let state = PuertoRico::new(&Options::default(), players).unwrap();
        assert_eq!(state.stock.items, stock, "{players} players");
        for (board, &tile) in state.seats().iter().zip(plantations) {
            assert_eq!((board.island[tile], board.island.sum(), board.workers.sum()), (1, 1, 0));
        }
    }
}

/// [SET-3] Players + 1 tiles are turned up before anyone takes a role; with 2 players 3; the quarries lie ready.
#[test]
fn one_tile_more_than_players_lies_face_up() {
    for players in 2..=5 {
        let fresh = PuertoRico::new(&Options::default(), players).unwrap();
        assert_eq!((fresh.turn(), fresh.phase, fresh.face_up.sum()), (Turn::Chance, Phase::TurnUp, 0));
        let scene = Scene::new(players);
        assert_eq!(scene.face_up.sum(), players + 1);
        assert_eq!(scene.quarries, if players == 2 { 5 } else { 8 });
        assert_eq!(scene.told_kinds(), vec!["turned_up"; usize::from(players) + 1]);
    }
}

/// [SET-4] Money, chips, colonists, ships and roles of the table.
#[test]
fn everyone_starts_with_what_the_table_says() {
    let expected = [
        (2, 3, 65, 40, vec![4, 6], 7),
        (3, 2, 75, 55, vec![4, 5, 6], 6),
        (4, 3, 100, 75, vec![5, 6, 7], 7),
        (5, 4, 122, 95, vec![6, 7, 8], 8),
    ];
    for (players, doubloons, vp, colonists, ships, roles) in expected {
        let scene = Scene::new(players);
        assert!(scene.seats().iter().all(|board| board.doubloons == doubloons && board.vp == 0));
        assert_eq!((scene.vp_pool, scene.colonists, scene.colonist_ship), (vp, colonists, players));
        let sizes: Vec<u8> = scene.fleet().iter().map(|ship| ship.size).collect();
        assert_eq!(sizes, ships);
        assert_eq!(scene.offered().len(), roles);
        assert_eq!(scene.state.goods, scene.row().goods);
        assert_eq!(scene.house.sum(), 0);
        assert!(Role::ALL.iter().all(|&role| scene.roles[role].doubloons == 0));
    }
    assert!(!Scene::new(3).offers("role prospector"));
    assert!(!Scene::new(4).offers("role second_prospector"));
    assert_eq!(Scene::new(4).face_up[Good::Corn], 1);
}
