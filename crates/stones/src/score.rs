//! Points and the end.

use emporio_core::{Player, Score, Scores};

use crate::state::{Step, Stones};

/// [END-1] Stones and cards.
pub fn scores(state: &Stones) -> Scores {
    let score = |player: Player| {
        let mut score = Score::default();
        score.add("stones", i32::from(state.taken[player.index()]));
        score.add("card", i32::from(state.cards[player.index()]));
        score
    };
    Scores { players: Player::all(state.players).map(score).collect() }
}

/// [END-1] Why the game ended.
pub fn ending(state: &Stones) -> Option<&'static str> {
    (state.step == Step::Over).then_some("stones")
}
