//! The score: cash, with pawns and shares for ties; when the game is over, and why.

use arrayvec::ArrayVec;
use emporio_core::{MAX_PLAYERS, Player, Score, Scores, Scoring};

use crate::state::{Phase, SpiceIslands};

impl Scoring for SpiceIslands {
    /// Everyone's score.
    fn scores(&self) -> Scores {
        Scores::of(self.players, |player| score(self, player))
    }

    /// Why the game ended, as a word; none while it goes on.
    fn ending(&self) -> Option<&'static str> {
        if let Phase::Over(ending) = self.phase { Some(ending.into()) } else { None }
    }
}

/// [END-4, END-5] Most cash wins; ties by pawns, then shares. Shares and treasuries are worth nothing.
fn score(game: &SpiceIslands, player: Player) -> Score {
    let (cash, pawns, shares) = standing(game, player);
    let mut score = Score { tie_breaks: [pawns, shares], ..Score::default() };
    score.add("cash", cash);
    score
}

/// Cash, pawns and shares of a player.
fn standing(game: &SpiceIslands, player: Player) -> (i32, i32, i32) {
    let cash = i32::try_from(game.cash[player.index()]).unwrap_or(i32::MAX);
    let pawns = game.captain.iter().filter(|&&captain| captain == Some(player)).count();
    let shares = game.shares.iter().map(|held| i32::from(held[player.index()])).sum();
    (cash, pawns as i32, shares)
}

/// [END-5] Those who have won; several, if pawns and shares are equal too.
pub(crate) fn winners(game: &SpiceIslands) -> ArrayVec<Player, MAX_PLAYERS> {
    let best = Player::all(game.players).map(|player| standing(game, player)).max();
    Player::all(game.players).filter(|&player| Some(standing(game, player)) == best).collect()
}
