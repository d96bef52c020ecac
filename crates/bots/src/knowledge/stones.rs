//! What the bots know of Stones.

use emporio_core::{Player, Scoring};
use emporio_stones::Stones;

use super::{Feature, Knowledge, Spreads, Theme, feature, theme};
use crate::search::Taste;
use crate::styles::Plan;

impl Knowledge for Stones {
    const FEATURES: &'static [Feature] = &[feature("points", (1.0, 1.0), (1.0, 1.0))];
    const SPREADS: Spreads = Spreads { greedy: (3.0, 1.0), search: (3.0, 1.0) };
    const THEMES: &'static [Theme] = &[theme("points", 1)];
    const TASTE: Taste = Taste::PLAIN;
    const STYLES: &'static [Plan<Self>] = &[];

    fn features(&self, player: Player, out: &mut [f32]) {
        out[0] = self.scores().players[player.index()].total as f32;
    }

    fn progress(&self) -> f32 {
        let taken: i32 = self.scores().players.iter().map(|score| score.total).sum();
        taken as f32 / 25.0
    }

    fn phase(&self) -> u32 {
        let taken: i32 = self.scores().players.iter().map(|score| score.total).sum();
        taken as u32
    }
}
