//! Who acts, what they may do, and which chapter carries it out: by the step first, then by the action.
//!
//! The functions of the chapters that are named here are called and never inlined: the dispatch is then a single jump
//! that saves no registers.

use emporio_core::{ActionList, Log, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::pieces::GoodSet;
use crate::state::{Phase, PuertoRico};

/// Who has to act.
#[inline]
pub(crate) fn turn(state: &PuertoRico) -> Turn {
    match state.phase {
        Phase::TurnUp | Phase::HaciendaDraw => Turn::Chance,
        Phase::Over => Turn::Over,
        Phase::Role
        | Phase::Hacienda
        | Phase::Settler
        | Phase::MayorPrivilege
        | Phase::Mayor { .. }
        | Phase::Builder
        | Phase::Production { .. }
        | Phase::Craftsman { .. }
        | Phase::Trader
        | Phase::Captain { .. }
        | Phase::Points { .. }
        | Phase::Storage { .. } => Turn::Player(state.mover),
    }
}

/// The options of the decision or chance node that the game stands at.
#[inline]
pub(crate) fn legal_actions(state: &PuertoRico, out: &mut ActionList<Action>) {
    match state.phase {
        Phase::TurnUp | Phase::HaciendaDraw => state.tile_outcomes(out),
        Phase::Role => state.role_options(out),
        Phase::Hacienda => state.hacienda_options(out),
        Phase::Settler => state.settler_options(out),
        Phase::MayorPrivilege => state.privilege_options(out),
        Phase::Mayor { place, room } => state.place_options(place, room, out),
        Phase::Builder => state.builder_options(out),
        Phase::Production { .. } => state.production_options(out),
        Phase::Craftsman { received } => state.craftsman_options(received, out),
        Phase::Trader => state.trader_options(out),
        Phase::Captain { wharf_used, .. } => state.captain_options(wharf_used, out),
        Phase::Points { extra, .. } => state.points_options(extra, out),
        Phase::Storage { chosen, places } => state.storage_options(chosen, places, out),
        Phase::Over => {}
    }
}

/// Carries out an option of the step that the game stands at.
#[inline]
pub(crate) fn apply<L: Log<Event>>(state: &mut PuertoRico, action: Action, log: &mut L) {
    match state.phase {
        Phase::TurnUp => {
            let Action::Tile(good) = action else { misplaced(state, action) };
            state.turn_up_tile(good, log);
        }
        Phase::HaciendaDraw => {
            let Action::Tile(good) = action else { misplaced(state, action) };
            state.draw_hacienda_tile(good, log);
        }
        Phase::Role => {
            let Action::Role(role) = action else { misplaced(state, action) };
            state.take_role(role, log);
        }
        Phase::Hacienda => {
            let Action::Hacienda(yes) = action else { misplaced(state, action) };
            state.use_hacienda(yes, log);
        }
        Phase::Settler => apply_settler(state, action, log),
        Phase::MayorPrivilege => {
            let Action::ExtraColonist(yes) = action else { misplaced(state, action) };
            state.extra_colonist(yes, log);
        }
        Phase::Mayor { room, .. } => {
            let Action::Place(place, colonists) = action else { misplaced(state, action) };
            state.place(place, room, colonists, log);
        }
        Phase::Builder => apply_builder(state, action, log),
        Phase::Production { received } => {
            let Action::Produce(yes) = action else { misplaced(state, action) };
            state.produce_or_not(received, yes, log);
        }
        Phase::Craftsman { .. } => apply_craftsman(state, action, log),
        Phase::Trader => apply_trader(state, action, log),
        Phase::Captain { .. } => apply_captain(state, action, log),
        Phase::Points { bonus_taken, wharf_used, .. } => {
            let Action::Points(n) = action else { misplaced(state, action) };
            state.take_points(n, bonus_taken, wharf_used, log);
        }
        Phase::Storage { chosen, places } => apply_storage(state, (chosen, places), action, log),
        Phase::Over => misplaced(state, action),
    }
}

#[inline]
fn apply_settler<L: Log<Event>>(state: &mut PuertoRico, action: Action, log: &mut L) {
    if let Action::Settle(tile, colonist) = action {
        state.settle(tile, colonist, log);
    } else if action == Action::SettleNothing {
        state.settle_nothing(log);
    } else {
        misplaced(state, action);
    }
}

#[inline]
fn apply_builder<L: Log<Event>>(state: &mut PuertoRico, action: Action, log: &mut L) {
    if let Action::Build(building, colonist) = action {
        state.build(building, colonist, log);
    } else if action == Action::BuildNothing {
        state.build_nothing(log);
    } else {
        misplaced(state, action);
    }
}

#[inline]
fn apply_craftsman<L: Log<Event>>(state: &mut PuertoRico, action: Action, log: &mut L) {
    if let Action::Craft(good) = action {
        state.extra_good(good, log);
    } else if action == Action::CraftNothing {
        state.end_role(log);
    } else {
        misplaced(state, action);
    }
}

#[inline]
fn apply_trader<L: Log<Event>>(state: &mut PuertoRico, action: Action, log: &mut L) {
    if let Action::Sell(good) = action {
        state.sell(good, log);
    } else if action == Action::SellNothing {
        state.sell_nothing(log);
    } else {
        misplaced(state, action);
    }
}

#[inline]
fn apply_captain<L: Log<Event>>(state: &mut PuertoRico, action: Action, log: &mut L) {
    if let Action::Load(good, size) = action {
        state.load_ship(good, size, log);
    } else if let Action::Wharf(good) = action {
        state.use_wharf(good, log);
    } else if action == Action::LoadNothing {
        state.load_nothing(log);
    } else {
        misplaced(state, action);
    }
}

#[inline]
fn apply_storage<L: Log<Event>>(
    state: &mut PuertoRico,
    (chosen, places): (GoodSet, u8),
    action: Action,
    log: &mut L,
) {
    if let Action::Store(good) = action {
        state.store_kind(good, chosen, places, log);
    } else if let Action::Keep(good) = action {
        state.keep_single(good, chosen, log);
    } else if action == Action::StoreNothing {
        state.end_warehouses(chosen, log);
    } else {
        misplaced(state, action);
    }
}

/// Whoever applies an action has looked at the list first: this one was never on it.
#[cold]
fn misplaced(state: &PuertoRico, action: Action) -> ! {
    unreachable!("`{action}` does not belong to {:?}", state.phase)
}

#[cfg(test)]
mod tests {
    use emporio_core::{Game, Silent};

    use crate::{Action, Options, PuertoRico};

    #[test]
    #[should_panic(expected = "`sell nothing` does not belong to TurnUp")]
    fn an_action_of_another_step_is_a_loud_stop() {
        PuertoRico::new(&Options::default(), 3).unwrap().apply(Action::SellNothing, &mut Silent);
    }
}
