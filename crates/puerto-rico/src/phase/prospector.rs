//! Prospector (PRO): a doubloon.

use emporio_core::Log;

use crate::event::Event;
use crate::state::PuertoRico;

impl PuertoRico {
    /// [PRO-1] 1 doubloon for the taker, nothing for the others.
    pub(crate) fn prospect<L: Log<Event>>(&mut self, log: &mut L) {
        self.pay(self.taker, 1);
        log.tell(Event::Prospected { player: self.taker });
        self.end_role(log);
    }
}
