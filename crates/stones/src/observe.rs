//! What a seat may know, as numbers for programs that learn.

use emporio_core::{Dispatch, Notes, Observed, Player, Turn};

use crate::data::{CARDS, DIE, STONES};
use crate::state::{SEATS, Step, Stones};

impl Observed for Stones {
    /// The open stones, and the card of the seat alone unless cards lie open.
    fn note<N: Notes>(&self, seat: Player, notes: &mut N) {
        let rolled = if let Step::Take(_, most) = self.step { most } else { 0 };
        notes.flag("option.open_cards", self.open_cards);
        notes.count("stones", self.stones, f32::from(STONES));
        notes.count("rolled", rolled, DIE.len() as f32);
        notes.seats(seat, self.players, SEATS as u8, |notes, player| {
            let known = player == seat || self.open_cards || self.step == Step::Over;
            notes.flag("to_act", self.turn() == Turn::Player(player));
            notes.count("card", if known { self.cards[player.index()] } else { 0 }, f32::from(CARDS));
            notes.count("taken", self.taken[player.index()], f32::from(STONES));
        });
    }
}
