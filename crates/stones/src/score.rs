//! Points and the end.

use emporio_core::{Player, Score, Scores, Scoring};

use crate::state::{Step, Stones};

impl Scoring for Stones {
    /// [END-1] Stones and cards.
    fn scores(&self) -> Scores {
        let score = |player: Player| {
            let mut score = Score::default();
            score.add("stones", i32::from(self.taken[player.index()]));
            score.add("card", i32::from(self.cards[player.index()]));
            score
        };
        Scores { players: Player::all(self.players).map(score).collect() }
    }

    /// [END-1] Why the game ended.
    fn ending(&self) -> Option<&'static str> {
        (self.step == Step::Over).then_some("stones")
    }
}
