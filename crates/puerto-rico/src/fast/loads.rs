//! A load without a choice is made at once, before a list of one is built.

use emporio_core::Log;

use crate::data::Good;
use crate::event::Event;
use crate::pieces::{GoodSet, kinds_of};
use crate::state::PuertoRico;

impl PuertoRico {
    /// [DEC-8] Makes the mover's load at once where there is no other choice.
    #[inline]
    pub(crate) fn load_if_forced<L: Log<Event>>(&mut self, kinds: GoodSet, wharf_used: u8, log: &mut L) {
        if let Some((good, size)) = self.only_load(kinds, wharf_used) {
            self.load_ship(good, size, log);
        }
    }

    /// [CAP-1, CAP-3] The mover's only load: a single kind that a single ship takes, and no wharf to use.
    #[inline]
    fn only_load(&self, kinds: GoodSet, wharf_used: u8) -> Option<(Good, u8)> {
        let good = kinds_of(&self.board().goods).and(kinds).only()?;
        if self.wharf_ready(wharf_used) {
            return None;
        }
        match self.ship_of(good) {
            Some(own) => Some((good, own.size)),
            None => self.only_empty_ship(good).map(|size| (good, size)),
        }
    }

    /// [CAP-3] The size of the empty ship that takes a kind, if it is the only one.
    #[inline]
    fn only_empty_ship(&self, good: Good) -> Option<u8> {
        let enough = self.board().goods[good].min(self.largest_empty_ship());
        let mut fitting = self.ships.iter().filter(|ship| ship.is_empty() && ship.size >= enough);
        let first = fitting.next()?;
        fitting.next().is_none().then_some(first.size)
    }
}

#[cfg(test)]
mod tests {
    use emporio_core::{ActionList, Dispatch};

    use crate::action::Action;
    use crate::fast::tests::everywhere;
    use crate::state::Phase;

    #[test]
    fn a_load_is_forced_when_it_is_the_only_option() {
        everywhere(|state| {
            let mut state = state.clone();
            state.phase = Phase::Captain { idle: 0, bonus_taken: false, wharf_used: 0 };
            let mut list = ActionList::new();
            state.legal_actions(&mut list);
            let plain =
                if let &[Action::Load(good, size)] = list.as_slice() { Some((good, size)) } else { None };
            assert_eq!(state.only_load(state.kinds_taken(), 0), plain);
        });
    }
}
