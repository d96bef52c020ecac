//! The score: cash, with pawns and shares for ties; when the game is over, and why.

use emporio_core::{Player, Score, Scores};

use crate::state::{Phase, SpiceIslands};

/// Everyone's score.
pub(crate) fn scores(game: &SpiceIslands) -> Scores {
    Scores { players: Player::all(game.players).map(|player| score(game, player)).collect() }
}

/// [END-4, END-5] Most cash wins; ties by pawns, then shares. Shares and treasuries are worth nothing.
fn score(game: &SpiceIslands, player: Player) -> Score {
    let pawns = game.captain.iter().filter(|&&captain| captain == Some(player)).count();
    let shares: i32 = game.shares.iter().map(|held| i32::from(held[player.index()])).sum();
    let mut score = Score { tie_breaks: [pawns as i32, shares], ..Score::default() };
    score.add("cash", i32::try_from(game.cash[player.index()]).unwrap_or(i32::MAX));
    score
}

/// A round is a turn of everyone.
pub(crate) fn round(game: &SpiceIslands) -> u16 {
    game.turn.saturating_sub(1) / u16::from(game.players) + 1
}

/// Why the game ended, as a word; none while it goes on.
pub(crate) fn ending(game: &SpiceIslands) -> Option<&'static str> {
    if let Phase::Over(ending) = game.phase { Some(ending.into()) } else { None }
}
