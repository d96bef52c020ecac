//! Hidden information (HID): what others are told, and worlds that agree with all that an observer sees.

use arrayvec::ArrayVec;
use emporio_core::{MAX_PLAYERS, Player, Rng, Viewer};

use crate::event::Event;
use crate::state::{Phase, PuertoRico};

/// [HID-2] Nothing that happens is secret: even the chips of a load are taken in the open.
pub(crate) fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
    Some(event.clone())
}

/// [HID-1, HID-2] The points held by those whose points the observer does not see are dealt out anew among them.
/// Their sum is known, from the open pool or, once it is empty, from the loads told; so it stays. The order of tiles
/// is not part of the state at all.
pub(crate) fn determinize(state: &mut PuertoRico, observer: Viewer, rng: &mut Rng) {
    let unseen: ArrayVec<Player, MAX_PLAYERS> =
        Player::all(state.players).filter(|&player| !state.sees_vp(observer, player)).collect();
    if unseen.len() < 2 {
        return;
    }
    let vp: u16 = unseen.iter().map(|player| state.boards[player.index()].vp).sum();
    for player in &unseen {
        state.boards[player.index()].vp = 0;
    }
    for _ in 0..vp {
        state.boards[rng.pick(&unseen).index()].vp += 1;
    }
}

impl PuertoRico {
    /// [CAP-10, HID-2] Whether a viewer sees the victory points of a player.
    pub(crate) fn sees_vp(&self, viewer: Viewer, player: Player) -> bool {
        self.options.open_scores || self.phase == Phase::Over || viewer.is(player)
    }
}
