//! The chapters of the rulebook, in its order.

mod builder;
mod captain;
mod craftsman;
mod mayor;
mod prospector;
mod round;
mod settler;
mod storage;
mod trader;

pub(crate) use mayor::bounds;

use emporio_core::{ActionList, Log};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, PuertoRico};

impl PuertoRico {
    /// The options of the decision or chance node that the game stands at. Here and in `carry_out` each chapter is
    /// called, never inlined: the dispatch is then a single jump that saves no registers.
    #[inline]
    pub(crate) fn options(&self, out: &mut ActionList<Action>) {
        match self.phase {
            Phase::TurnUp | Phase::HaciendaDraw => self.tile_outcomes(out),
            Phase::Role => self.role_options(out),
            Phase::Hacienda => self.hacienda_options(out),
            Phase::Settler => self.settler_options(out),
            Phase::MayorPrivilege => self.privilege_options(out),
            Phase::Mayor { place, room } => self.place_options(place, room, out),
            Phase::Builder => self.builder_options(out),
            Phase::Craftsman { received } => self.craftsman_options(received, out),
            Phase::Trader => self.trader_options(out),
            Phase::Captain { wharf_used, .. } => self.captain_options(wharf_used, out),
            Phase::Storage { chosen, places } => self.storage_options(chosen, places, out),
            Phase::Over => {}
        }
    }

    /// Carries out a step that is an option here.
    #[inline]
    pub(crate) fn carry_out<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match action {
            Action::Role(role) => self.take_role(role, log),
            Action::Hacienda(yes) => self.use_hacienda(yes, log),
            Action::Settle(tile, colonist) => self.settle(tile, colonist, log),
            Action::SettleNothing => self.settle_nothing(log),
            Action::ExtraColonist(yes) => self.extra_colonist(yes, log),
            Action::Place(place, colonists) => self.place(place, colonists, log),
            Action::Build(building, colonist) => self.build(building, colonist, log),
            Action::BuildNothing => self.build_nothing(log),
            Action::Craft(good) => self.extra_good(good, log),
            Action::CraftNothing => self.end_role(log),
            Action::Sell(good) => self.sell(good, log),
            Action::SellNothing => self.sell_nothing(log),
            Action::Load(good, size) => self.load_ship(good, size, log),
            Action::Wharf(good) => self.use_wharf(good, log),
            Action::LoadNothing => self.load_nothing(log),
            Action::Store(good) => self.store_kind(good, log),
            Action::Keep(good) => self.keep_single(good, log),
            Action::Tile(good) => self.draw_tile(good, log),
        }
    }
}
