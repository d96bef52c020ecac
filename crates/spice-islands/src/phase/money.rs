//! Money: from the bank to treasuries and captains, from treasuries to players.

use emporio_core::{Log, Player};

use crate::data::SHARES;
use crate::event::Event;
use crate::pieces::Organisation;
use crate::state::{Pile, SpiceIslands};

impl SpiceIslands {
    /// The bank pays into a treasury.
    pub(crate) fn income<L: Log<Event>>(&mut self, organisation: Organisation, amount: u32, log: &mut L) {
        if amount > 0 {
            self.treasury[organisation.index()] += amount;
            log.tell(Event::Income { organisation, amount });
        }
    }

    /// [UNL-4, RUL-2] The bank pays a captain; nobody gets it while the pawn is in the reserve.
    pub(crate) fn bonus<L: Log<Event>>(&mut self, organisation: Organisation, amount: u32, log: &mut L) {
        if let (Some(player), true) = (self.captain_of(organisation), amount > 0) {
            self.cash[player.index()] += amount;
            log.tell(Event::Bonus { player, organisation, amount });
        }
    }

    /// Pays so much for each share out of a treasury to everyone but one.
    pub(crate) fn dividends<L: Log<Event>>(
        &mut self,
        organisation: Organisation,
        value: u32,
        except: Option<Player>,
        log: &mut L,
    ) {
        for player in Player::all(self.players) {
            let shares = self.shares[organisation.index()][player.index()];
            let amount = value * u32::from(shares);
            if amount > 0 && except != Some(player) {
                self.treasury[organisation.index()] -= amount;
                self.cash[player.index()] += amount;
                log.tell(Event::Dividend { player, organisation, shares, amount });
            }
        }
    }

    /// [SHR-6] All held shares return without payment and the pile is whole again, the free share included.
    pub(crate) fn return_shares<L: Log<Event>>(&mut self, organisation: Organisation, log: &mut L) {
        let shares = self.held(organisation);
        if shares > 0 {
            log.tell(Event::SharesReturned { organisation, shares });
        }
        debug_assert!(shares <= SHARES);
        self.piles[organisation.index()] = Pile::FULL;
        self.shares[organisation.index()].fill(0);
    }

    /// The captain pawn goes to the reserve.
    pub(crate) fn return_pawn<L: Log<Event>>(&mut self, organisation: Organisation, log: &mut L) {
        self.usable.remove(organisation);
        if let Some(player) = self.captain[organisation.index()].take() {
            log.tell(Event::PawnReturned { player, organisation });
        }
    }
}
