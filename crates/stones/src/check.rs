//! What always holds.

use emporio_core::{Broken, Invariants, Player};

use crate::data::{CARDS, DIE, STONES};
use crate::state::{SEATS, Step, Stones};

impl Invariants for Stones {
    /// Every invariant, with its clause.
    fn check(&self) -> Result<(), Broken> {
        let players = usize::from(self.players);
        let seats = (2..=SEATS).contains(&players);
        Broken::unless(seats && seated(self), "SET-2", || "someone plays who has no seat".into())?;
        let taken: u32 = self.taken.iter().map(|&taken| u32::from(taken)).sum();
        let sum = u32::from(self.stones) + taken;
        Broken::unless(sum == u32::from(STONES), "SET-1", || format!("{sum} stones instead of {STONES}"))?;
        Broken::unless(cards(self), "SET-2", || {
            "a card that is not in the box, or dealt at the wrong time".into()
        })?;
        Broken::unless(takes(self), "TRN-2", || {
            "more or fewer stones may be taken than die and middle allow".into()
        })
    }
}

fn seated(state: &Stones) -> bool {
    let absent = usize::from(state.players)..SEATS;
    let nothing = absent.clone().all(|seat| state.cards[seat] == 0 && state.taken[seat] == 0);
    match state.step {
        Step::Deal(player) | Step::Roll(player) | Step::Take(player, _) => {
            nothing && player.0 < state.players
        }
        Step::Over => nothing,
    }
}

/// [SET-2] Cards are dealt in seat order, before anything else.
fn cards(state: &Stones) -> bool {
    let dealt = match state.step {
        Step::Deal(player) => player.0,
        Step::Roll(_) | Step::Take(..) | Step::Over => state.players,
    };
    let untouched = dealt == state.players || state.stones == STONES;
    untouched
        && Player::all(state.players).all(|player| {
            let card = state.cards[player.index()];
            if player.0 < dealt { (1..=CARDS).contains(&card) } else { card == 0 }
        })
}

/// [TRN-2, END-1] What may be taken, and that the game is over just when nothing is left.
fn takes(state: &Stones) -> bool {
    match state.step {
        Step::Deal(_) | Step::Roll(_) => state.stones > 0,
        Step::Take(_, most) => most > 0 && most <= state.stones && usize::from(most) <= DIE.len(),
        Step::Over => state.stones == 0,
    }
}
