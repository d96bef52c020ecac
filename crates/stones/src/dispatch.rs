//! Whose turn it is, what may be done, and what a step does: by the step asked, then by the action.

use emporio_core::{ActionList, Log, Turn};

use crate::action::Action;
use crate::data::{CARDS, DIE};
use crate::event::Event;
use crate::phase::turn;
use crate::state::{Step, Stones};

/// Who has to act.
pub fn turn(state: &Stones) -> Turn {
    match state.step {
        Step::Deal(_) | Step::Roll(_) => Turn::Chance,
        Step::Take(player, _) => Turn::Player(player),
        Step::Over => Turn::Over,
    }
}

/// What may be done, or come of chance.
pub fn legal_actions(state: &Stones, out: &mut ActionList<Action>) {
    match state.step {
        Step::Deal(_) => out.extend((1..=CARDS).map(Action::Deal)),
        Step::Roll(_) => out.extend((1..=DIE.len() as u8).map(Action::Roll)),
        Step::Take(_, most) => out.extend((1..=most).map(Action::Take)),
        Step::Over => {}
    }
}

/// Carries out one step.
pub fn apply<L: Log<Event>>(state: &mut Stones, action: Action, log: &mut L) {
    match (state.step, action) {
        (Step::Deal(player), Action::Deal(card)) => turn::deal(state, player, card),
        (Step::Roll(player), Action::Roll(shown)) => turn::roll(state, player, shown, log),
        (Step::Take(player, _), Action::Take(n)) => turn::take(state, player, n, log),
        (Step::Deal(_) | Step::Roll(_) | Step::Take(..) | Step::Over, _) => stray(state.step, action),
    }
}

/// Legality has been checked before, so an action of another step is a defect of the program.
fn stray(step: Step, action: Action) -> ! {
    unreachable!("`{action}` does not belong to {step:?}")
}
