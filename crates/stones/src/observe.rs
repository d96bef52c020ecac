//! What a seat may know, as numbers for programs that learn.

use emporio_core::{Notes, Player, Turn};

use crate::data::{CARDS, DIE, STONES};
use crate::dispatch::turn;
use crate::state::{SEATS, Step, Stones};

/// The open stones, and the card of the seat alone unless cards lie open.
pub(crate) fn note<N: Notes>(state: &Stones, seat: Player, notes: &mut N) {
    let rolled = if let Step::Take(_, most) = state.step { most } else { 0 };
    notes.flag("option.open_cards", state.open_cards);
    notes.count("stones", state.stones, f32::from(STONES));
    notes.count("rolled", rolled, DIE.len() as f32);
    notes.seats(seat, state.players, SEATS as u8, |notes, player| {
        let known = player == seat || state.open_cards || state.step == Step::Over;
        notes.flag("to_act", turn(state) == Turn::Player(player));
        notes.count("card", if known { state.cards[player.index()] } else { 0 }, f32::from(CARDS));
        notes.count("taken", state.taken[player.index()], f32::from(STONES));
    });
}
