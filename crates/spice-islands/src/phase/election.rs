//! Elections of companies and navy.

use emporio_core::Log;

use crate::event::Event;
use crate::pieces::Organisation;
use crate::state::SpiceIslands;

impl SpiceIslands {
    /// [ELE-1] The marker moves up; at the end of its track an election takes place and it goes to 0.
    pub(crate) fn election_step<L: Log<Event>>(&mut self, organisation: Organisation, log: &mut L) {
        let marker = &mut self.election[organisation.index()];
        *marker += 1;
        log.tell(Event::ElectionStep { player: self.active, organisation, marker: *marker });
        if *marker < self.data.track {
            return self.go_on(log);
        }
        *marker = 0;
        self.call_vote(organisation, log);
    }
}
