//! Who acts, what they may do, and which chapter carries it out: by the step first, then by the action.
//!
//! The functions of the chapters that are named here are called and never inlined: the dispatch is then a single jump
//! that saves no registers.

use emporio_core::{ActionList, Dispatch, Log, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::pieces::GoodSet;
use crate::state::{Phase, PuertoRico};

impl Dispatch for PuertoRico {
    /// How many sit at the table.
    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    /// The round now played, from 1.
    fn round(&self) -> u16 {
        self.round
    }

    /// Who has to act.
    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
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
            | Phase::Storage { .. } => Turn::Player(self.mover),
        }
    }

    /// The options of the decision or chance node that the game stands at.
    #[inline]
    fn legal_actions(&self, out: &mut ActionList<Action>) {
        match self.phase {
            Phase::TurnUp | Phase::HaciendaDraw => self.tile_outcomes(out),
            Phase::Role => self.role_options(out),
            Phase::Hacienda => self.hacienda_options(out),
            Phase::Settler => self.settler_options(out),
            Phase::MayorPrivilege => self.privilege_options(out),
            Phase::Mayor { place, room } => self.place_options(place, room, out),
            Phase::Builder => self.builder_options(out),
            Phase::Production { .. } => self.production_options(out),
            Phase::Craftsman { received } => self.craftsman_options(received, out),
            Phase::Trader => self.trader_options(out),
            Phase::Captain { wharf_used, .. } => self.captain_options(wharf_used, out),
            Phase::Points { extra, .. } => self.points_options(extra, out),
            Phase::Storage { chosen, places } => self.storage_options(chosen, places, out),
            Phase::Over => {}
        }
    }

    /// Carries out an option of the step that the game stands at.
    #[inline]
    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match self.phase {
            Phase::TurnUp => {
                let Action::Tile(good) = action else { misplaced(self, action) };
                self.turn_up_tile(good, log);
            }
            Phase::HaciendaDraw => {
                let Action::Tile(good) = action else { misplaced(self, action) };
                self.draw_hacienda_tile(good, log);
            }
            Phase::Role => {
                let Action::Role(role) = action else { misplaced(self, action) };
                self.take_role(role, log);
            }
            Phase::Hacienda => {
                let Action::Hacienda(yes) = action else { misplaced(self, action) };
                self.use_hacienda(yes, log);
            }
            Phase::Settler => apply_settler(self, action, log),
            Phase::MayorPrivilege => {
                let Action::ExtraColonist(yes) = action else { misplaced(self, action) };
                self.extra_colonist(yes, log);
            }
            Phase::Mayor { room, .. } => {
                let Action::Place(place, colonists) = action else { misplaced(self, action) };
                self.place(place, room, colonists, log);
            }
            Phase::Builder => apply_builder(self, action, log),
            Phase::Production { received } => {
                let Action::Produce(yes) = action else { misplaced(self, action) };
                self.produce_or_not(received, yes, log);
            }
            Phase::Craftsman { .. } => apply_craftsman(self, action, log),
            Phase::Trader => apply_trader(self, action, log),
            Phase::Captain { .. } => apply_captain(self, action, log),
            Phase::Points { bonus_taken, wharf_used, .. } => {
                let Action::Points(n) = action else { misplaced(self, action) };
                self.take_points(n, bonus_taken, wharf_used, log);
            }
            Phase::Storage { chosen, places } => apply_storage(self, (chosen, places), action, log),
            Phase::Over => misplaced(self, action),
        }
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
    use emporio_core::{Dispatch, Opening, Silent};

    use crate::{Action, Options, PuertoRico};

    #[test]
    #[should_panic(expected = "`sell nothing` does not belong to TurnUp")]
    fn an_action_of_another_step_is_a_loud_stop() {
        PuertoRico::new(&Options::default(), 3).unwrap().apply(Action::SellNothing, &mut Silent);
    }
}
