//! Hidden information (HID): what others are told, and worlds that agree with all that an observer sees.

use arrayvec::ArrayVec;
use emporio_core::{Hidden, MAX_PLAYERS, Player, Rng, Viewer};

use crate::event::Event;
use crate::state::{Phase, PuertoRico};

impl Hidden for PuertoRico {
    /// [HID-1, HID-2] The points held by those whose points the observer does not see are dealt out anew among them.
    /// Their sum is known, from the open pool or, once it is empty, from the loads told; so it stays. The order of
    /// tiles is not part of the state at all.
    fn determinize(&mut self, observer: Viewer, rng: &mut Rng) {
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

    /// [HID-2] Nothing that happens is secret: even the chips of a load are taken in the open.
    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

impl PuertoRico {
    /// [CAP-10, HID-2] Whether a viewer sees the victory points of a player.
    pub(crate) fn sees_vp(&self, viewer: Viewer, player: Player) -> bool {
        self.options.open_scores || self.phase == Phase::Over || viewer.is(player)
    }
}
