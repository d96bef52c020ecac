//! Positions: the whole state as readable JSON.

use arrayvec::ArrayVec;
use emporio_core::{Broken, Invariants, Outline, Player, PositionError, Positions};
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

impl Positions for SanJuan {
    /// The whole state as it is written.
    fn to_position(&self) -> Value {
        let position = Position {
            round: self.round,
            governor: self.governor,
            takers: self.takers,
            roles_taken: self.roles_taken,
            library_used: self.library_used,
            tiles: self.tiles.seen().collect(),
            tiles_turned: self.tiles_turned,
            deck: self.deck,
            discards: self.discards,
            shown: self.shown,
            drawing: self.drawing,
            seats: self.seats[..usize::from(self.players)].iter().copied().collect(),
            phase: self.phase,
        };
        // Plain data with text keys, so writing it cannot fail.
        serde_json::to_value(position).unwrap_or(Value::Null)
    }

    /// Reads a position and refuses one that cannot be.
    fn from_position(options: &Options, players: u8, position: &Value) -> Result<SanJuan, PositionError> {
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
}
