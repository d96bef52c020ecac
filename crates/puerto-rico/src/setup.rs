//! Setup: the table before the first tile is turned up.

use emporio_core::{MAX_PLAYERS, Opening, Outline, Player, SetupError};

use crate::data::{SetupRow, copies, setup_row};
use crate::options::Options;
use crate::pieces::{CargoShip, Offer, PerGood, PerRole};
use crate::state::{Phase, PlayerBoard, PuertoRico};

impl Opening for PuertoRico {
    /// [SET-1, SET-2, SET-3, SET-4] The table before the first tile is turned up; 2 to 5 players.
    fn new(options: &Options, players: u8) -> Result<PuertoRico, SetupError> {
        PuertoRico::META.check_players(players)?;
        let row = setup_row(players);
        Ok(PuertoRico {
            players,
            options: *options,
            round: 1,
            governor: Player(0),
            picks: 0,
            taker: Player(0),
            mover: Player(0),
            phase: Phase::TurnUp,
            ending: None,
            roles: PerRole::default(),
            vp_pool: row.vp,
            colonists: row.colonists,
            colonist_ship: row.colonist_ship,
            goods: row.goods,
            house: PerGood::NONE,
            ships: ships(row),
            face_up: PerGood::NONE,
            stock: stock(row),
            discards: PerGood::NONE,
            quarries: row.quarries,
            offered: Offer::new(copies(players)),
            boards: boards(row),
        })
    }
}

fn ships(row: &SetupRow) -> [CargoShip; 3] {
    let mut ships = [CargoShip::default(); 3];
    for (ship, &size) in ships.iter_mut().zip(row.ships) {
        ship.size = size;
    }
    ships
}

/// [SET-2] The starting plantations are taken out before the rest are shuffled.
fn stock(row: &SetupRow) -> PerGood {
    let mut stock = row.tiles;
    for &plantation in row.plantations {
        stock[plantation] -= 1;
    }
    stock
}

/// [SET-2, SET-4] Money and a starting plantation without a colonist for each.
fn boards(row: &SetupRow) -> [PlayerBoard; MAX_PLAYERS] {
    let mut boards = [PlayerBoard::default(); MAX_PLAYERS];
    for (board, &plantation) in boards.iter_mut().zip(row.plantations) {
        board.doubloons = row.doubloons;
        board.island[plantation.plantation()] = 1;
    }
    boards
}
