//! The cards of others, drawn anew for whoever cannot know them.

use emporio_core::{Hidden, Player, Rng, Viewer};

use crate::data::CARDS;
use crate::state::{Step, Stones};

/// [SET-2, RUL-1] Whether a viewer sees the card of a player.
pub fn shown(state: &Stones, viewer: Viewer, player: Player) -> bool {
    state.open_cards || state.step == Step::Over || viewer.is(player)
}

impl Hidden for Stones {
    /// [SET-2] Draws the dealt cards that the observer does not see.
    fn determinize(&mut self, observer: Viewer, rng: &mut Rng) {
        for player in Player::all(self.players) {
            if self.cards[player.index()] > 0 && !shown(self, observer, player) {
                self.cards[player.index()] = rng.below(u32::from(CARDS)) as u8 + 1;
            }
        }
    }
}
