//! Mutinies of the pirates.

use emporio_core::Log;

use crate::event::Event;
use crate::pieces::{Organisation, Space};
use crate::state::SpiceIslands;

impl SpiceIslands {
    /// [MUT-2] The last step is barred while the pirate ship is in port.
    pub(crate) fn mutiny_allowed(&self) -> bool {
        self.mutiny + 1 < self.data.track || self.pirates.place != Space::MADAGASCAR
    }

    /// [MUT-1] The marker moves up; at the end of its track a mutiny takes place and it goes to 0.
    pub(crate) fn mutiny_step<L: Log<Event>>(&mut self, log: &mut L) {
        self.mutiny += 1;
        log.tell(Event::MutinyStep { player: self.active, marker: self.mutiny });
        if self.mutiny < self.data.track {
            return self.go_on(log);
        }
        self.mutiny = 0;
        self.call_vote(Organisation::Pirates, log);
    }
}
