//! Points with the parts that make them up, and the ranking with its ties.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{MAX_PLAYERS, Player};

/// Most lines a score sheet has for one player.
pub const MAX_PARTS: usize = 12;

/// One line of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// The word of the line, with a text `score-WORD`.
    pub name: &'static str,
    /// Its points.
    pub points: i32,
}

/// The points of one player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// The sum of the parts.
    pub total: i32,
    /// The lines, in the order of the score sheet.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Part>"))]
    pub parts: ArrayVec<Part, MAX_PARTS>,
    /// What decides between equal totals, first the first; higher is better.
    pub tie_breaks: [i32; 2],
}

impl Score {
    /// The sum of these parts.
    pub fn of(parts: impl IntoIterator<Item = (&'static str, i32)>) -> Score {
        let mut score = Score::default();
        parts.into_iter().for_each(|(name, points)| score.add(name, points));
        score
    }

    /// Adds a line.
    pub fn add(&mut self, name: &'static str, points: i32) {
        self.total += points;
        self.parts.push(Part { name, points });
    }

    fn key(&self) -> (i32, [i32; 2]) {
        (self.total, self.tie_breaks)
    }
}

/// The points of all players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scores {
    /// In seat order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Score>"))]
    pub players: ArrayVec<Score, MAX_PLAYERS>,
}

impl Scores {
    /// Each player's score, in seat order.
    pub fn of(players: u8, score: impl FnMut(Player) -> Score) -> Scores {
        Scores { players: Player::all(players).map(score).collect() }
    }

    /// The place of each player, 1 for the best; equal points and tie-breaks share a place.
    pub fn ranks(&self) -> ArrayVec<u8, MAX_PLAYERS> {
        let better = |mine: &Score| self.players.iter().filter(|other| other.key() > mine.key()).count();
        self.players.iter().map(|score| better(score) as u8 + 1).collect()
    }

    /// Those in the first place: one, or several who share the victory.
    pub fn winners(&self) -> ArrayVec<Player, MAX_PLAYERS> {
        let ranks = self.ranks();
        Player::all(ranks.len() as u8).filter(|player| ranks[player.index()] == 1).collect()
    }

    /// Each player's share of the victory: 1 divided among the winners.
    pub fn shares(&self) -> ArrayVec<f64, MAX_PLAYERS> {
        let winners = self.winners();
        let share = 1.0 / winners.len().max(1) as f64;
        Player::all(self.players.len() as u8)
            .map(|p| if winners.contains(&p) { share } else { 0.0 })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(rows: &[(i32, [i32; 2])]) -> Scores {
        let score = |&(total, tie_breaks): &(i32, [i32; 2])| {
            let mut score = Score { tie_breaks, ..Score::default() };
            score.add("points", total);
            score
        };
        Scores { players: rows.iter().map(score).collect() }
    }

    #[test]
    fn totals_rank_first_then_each_tie_break() {
        let scores = scores(&[(10, [0, 9]), (12, [1, 0]), (12, [1, 5]), (12, [0, 9])]);
        assert_eq!(scores.ranks().as_slice(), [4, 2, 1, 3]);
    }

    #[test]
    fn equal_in_everything_share_the_place_and_the_victory() {
        let scores = scores(&[(12, [1, 0]), (3, [0, 0]), (12, [1, 0])]);
        assert_eq!(scores.ranks().as_slice(), [1, 3, 1]);
        assert_eq!(scores.winners().as_slice(), [Player(0), Player(2)]);
        assert_eq!(scores.shares().as_slice(), [0.5, 0.0, 0.5]);
    }
}
