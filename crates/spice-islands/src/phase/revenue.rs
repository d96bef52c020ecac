//! Revenues of companies and navy.

use emporio_core::Log;

use crate::event::Event;
use crate::pieces::Organisation;
use crate::state::SpiceIslands;

impl SpiceIslands {
    /// [REV-1] The marker moves up; at the end of its track the organisation pays and it goes to 0.
    pub(crate) fn revenue_step<L: Log<Event>>(&mut self, organisation: Organisation, log: &mut L) {
        let marker = &mut self.revenue[organisation.index()];
        *marker += 1;
        log.tell(Event::RevenueStep { player: self.active, organisation, marker: *marker });
        if *marker == self.data.track {
            *marker = 0;
            self.pay_revenue(organisation, log);
        }
        self.go_on(log);
    }

    /// [REV-2, REV-3, REV-4, REV-5] Every share is paid alike, the rest stays; then shares and pawn go back.
    pub(crate) fn pay_revenue<L: Log<Event>>(&mut self, organisation: Organisation, log: &mut L) {
        let held = u32::from(self.held(organisation));
        let value = self.treasury[organisation.index()].checked_div(held).unwrap_or(0);
        log.tell(Event::RevenuePaid { organisation, value });
        self.dividends(organisation, value, None, log);
        self.return_shares(organisation, log);
        self.return_pawn(organisation, log);
    }
}
