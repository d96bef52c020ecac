//! Hidden information (HID): worlds that agree with all that an observer sees.

use arrayvec::ArrayVec;
use emporio_core::{MAX_PLAYERS, Player, Rng, Viewer};

use crate::state::PuertoRico;

impl PuertoRico {
    /// [HID-1, HID-2] The points held by those whose points the observer does not see are dealt out anew among them.
    /// Their sum is known, from the open pool or, once it is empty, from the loads told; so it stays. The order of tiles is not part of the state at all.
    pub(crate) fn deal_hidden(&mut self, observer: Viewer, rng: &mut Rng) {
        let unseen: ArrayVec<Player, MAX_PLAYERS> =
            Player::all(self.players).filter(|&player| !self.sees_vp(observer, player)).collect();
        if unseen.len() < 2 {
            return;
        }
        let vp: u16 = unseen.iter().map(|player| self.boards[player.index()].vp).sum();
        for player in &unseen {
            self.boards[player.index()].vp = 0;
        }
        for _ in 0..vp {
            self.boards[rng.pick(&unseen).index()].vp += 1;
        }
    }
}
