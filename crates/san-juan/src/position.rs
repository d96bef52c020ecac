//! Positions: the whole state as readable JSON.

use arrayvec::ArrayVec;
use emporio_core::{Broken, Game, Player, PositionError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::data::{ROLES, TILES, Tile};
use crate::options::Options;
use crate::pieces::Bag;
use crate::state::{Phase, SEATS, SanJuan, Seat, SeenTiles};

/// The state as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    round: u16,
    governor: Player,
    takers: [Option<Player>; ROLES],
    roles_taken: u8,
    library_used: bool,
    tiles: ArrayVec<Tile, TILES>,
    tiles_turned: u8,
    deck: Bag,
    discards: Bag,
    shown: Bag,
    drawing: u8,
    seats: ArrayVec<Seat, SEATS>,
    phase: Phase,
}

/// The whole state as it is written.
pub(crate) fn to_position(game: &SanJuan) -> Value {
    let position = Position {
        round: game.round,
        governor: game.governor,
        takers: game.takers,
        roles_taken: game.roles_taken,
        library_used: game.library_used,
        tiles: game.tiles.seen().collect(),
        tiles_turned: game.tiles_turned,
        deck: game.deck,
        discards: game.discards,
        shown: game.shown,
        drawing: game.drawing,
        seats: game.seats[..usize::from(game.players)].iter().copied().collect(),
        phase: game.phase,
    };
    // Plain data with text keys, so writing it cannot fail.
    serde_json::to_value(position).unwrap_or(Value::Null)
}

/// Reads a position and refuses one that cannot be.
pub(crate) fn from_position(
    options: &Options,
    players: u8,
    position: &Value,
) -> Result<SanJuan, PositionError> {
    SanJuan::META.check_players(players)?;
    options.check(players)?;
    let read = Position::deserialize(position)?;
    Broken::unless(read.seats.len() == usize::from(players), "GEN-1", || {
        format!("{} seats for {players} players", read.seats.len())
    })?;
    let mut seats = [Seat::default(); SEATS];
    seats[..read.seats.len()].copy_from_slice(&read.seats);
    let game = SanJuan {
        options: *options,
        players,
        round: read.round,
        governor: read.governor,
        takers: read.takers,
        roles_taken: read.roles_taken,
        library_used: read.library_used,
        tiles: SeenTiles::from(read.tiles),
        tiles_turned: read.tiles_turned,
        deck: read.deck,
        discards: read.discards,
        shown: read.shown,
        drawing: read.drawing,
        seats,
        phase: read.phase,
    };
    game.check()?;
    Ok(game)
}
