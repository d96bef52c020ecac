//! Whose turn it is, what may be done, and what a step does: by the step asked, then by the action.

use emporio_core::{ActionList, Dispatch, Log, Turn};

use crate::action::Action;
use crate::data::{CARDS, DIE};
use crate::event::Event;
use crate::phase::turn;
use crate::state::{Step, Stones};

impl Dispatch for Stones {
    /// How many sit at the table.
    fn players(&self) -> u8 {
        self.players
    }

    /// The round now played, from 1.
    fn round(&self) -> u16 {
        self.round
    }

    /// Who has to act.
    fn turn(&self) -> Turn {
        match self.step {
            Step::Deal(_) | Step::Roll(_) => Turn::Chance,
            Step::Take(player, _) => Turn::Player(player),
            Step::Over => Turn::Over,
        }
    }

    /// What may be done, or come of chance.
    fn legal_actions(&self, out: &mut ActionList<Action>) {
        match self.step {
            Step::Deal(_) => out.extend((1..=CARDS).map(Action::Deal)),
            Step::Roll(_) => out.extend((1..=DIE.len() as u8).map(Action::Roll)),
            Step::Take(_, most) => out.extend((1..=most).map(Action::Take)),
            Step::Over => {}
        }
    }

    /// Carries out one step.
    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match (self.step, action) {
            (Step::Deal(player), Action::Deal(card)) => turn::deal(self, player, card),
            (Step::Roll(player), Action::Roll(shown)) => turn::roll(self, player, shown, log),
            (Step::Take(player, _), Action::Take(n)) => turn::take(self, player, n, log),
            (Step::Deal(_) | Step::Roll(_) | Step::Take(..) | Step::Over, _) => stray(self.step, action),
        }
    }
}

/// Legality has been checked before, so an action of another step is a defect of the program.
fn stray(step: Step, action: Action) -> ! {
    unreachable!("`{action}` does not belong to {step:?}")
}
