//! Points and the end.

use emporio_core::{Score, Scores, Scoring};

use crate::state::{Step, Stones};

impl Scoring for Stones {
    /// [END-1] Stones and cards.
    fn scores(&self) -> Scores {
        Scores::of(self.players, |player| {
            let parts = [("stones", &self.taken), ("card", &self.cards)];
            Score::of(parts.map(|(name, held)| (name, i32::from(held[player.index()]))))
        })
    }

    /// [END-1] Why the game ended.
    fn ending(&self) -> Option<&'static str> {
        (self.step == Step::Over).then_some("stones")
    }
}
