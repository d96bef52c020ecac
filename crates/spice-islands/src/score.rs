//! The score: cash, with pawns and shares for ties.

use emporio_core::{Player, Score, Scores};

use crate::state::SpiceIslands;

impl SpiceIslands {
    /// [END-4, END-5] Most cash wins; ties by pawns, then shares. Shares and treasuries are worth nothing.
    pub(crate) fn score(&self, player: Player) -> Score {
        let pawns = self.captain.iter().filter(|&&captain| captain == Some(player)).count();
        let shares: i32 = self.shares.iter().map(|held| i32::from(held[player.index()])).sum();
        let mut score = Score { tie_breaks: [pawns as i32, shares], ..Score::default() };
        score.add("cash", i32::try_from(self.cash[player.index()]).unwrap_or(i32::MAX));
        score
    }

    /// Everyone's score.
    pub(crate) fn all_scores(&self) -> Scores {
        Scores { players: Player::all(self.players).map(|player| self.score(player)).collect() }
    }
}
