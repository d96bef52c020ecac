//! Purple dice: rounds in which everyone may buy a share.

use emporio_core::{ActionList, Log, Player};
use strum::VariantArray;

use crate::action::Action;
use crate::event::Event;
use crate::options::Purse;
use crate::pieces::Organisation;
use crate::state::{Phase, SpiceIslands};

impl SpiceIslands {
    /// [SHR-1, SHR-2, SHR-4] A round begins with the active player.
    pub(crate) fn buying_round<L: Log<Event>>(&mut self, rounds: u8, log: &mut L) {
        self.ask_buyer(rounds, self.active, log);
    }

    /// [DEC-9] The next player who can pay for a share is asked; who cannot passes. After the last round the
    /// actions begin.
    fn ask_buyer<L: Log<Event>>(&mut self, mut rounds: u8, mut buyer: Player, log: &mut L) {
        let cheapest = self.cheapest();
        while self.cash[buyer.index()] < cheapest {
            log.tell(Event::Passed { player: buyer });
            buyer = buyer.next(self.players);
            if buyer == self.active {
                rounds -= 1;
                if rounds == 0 {
                    return self.go_on(log);
                }
            }
        }
        self.phase = Phase::Buy { rounds, buyer };
    }

    /// [SHR-2] The left neighbour is next; after the round, the next purple die.
    fn next_buyer<L: Log<Event>>(&mut self, rounds: u8, buyer: Player, log: &mut L) {
        let next = buyer.next(self.players);
        let rounds = rounds - u8::from(next == self.active);
        if rounds == 0 {
            return self.go_on(log);
        }
        self.ask_buyer(rounds, next, log);
    }

    /// [DEC-1] The piles whose top share the buyer can pay, and passing.
    #[inline]
    pub(crate) fn list_shares(&self, buyer: Player, out: &mut ActionList<Action>) {
        for &organisation in Organisation::VARIANTS {
            if self.can_buy(buyer, organisation) {
                out.push(Action::Buy(organisation));
            }
        }
        out.push(Action::Pass);
    }

    /// [SHR-3] Whether a pile is not empty and its top share not too dear.
    #[inline]
    pub(crate) fn can_buy(&self, buyer: Player, organisation: Organisation) -> bool {
        self.price(organisation).is_some_and(|price| u32::from(price) <= self.cash[buyer.index()])
    }

    /// [SHR-3] The buyer pays the price of the top share.
    pub(crate) fn buy<L: Log<Event>>(
        &mut self,
        rounds: u8,
        buyer: Player,
        organisation: Organisation,
        log: &mut L,
    ) {
        let price = self.price(organisation).unwrap_or(0);
        self.cash[buyer.index()] -= u32::from(price);
        match self.data.readings.price_sink {
            Purse::Bank => {}
            Purse::Treasury => self.treasury[organisation.index()] += u32::from(price),
        }
        self.piles[organisation.index()].left -= 1;
        self.shares[organisation.index()][buyer.index()] += 1;
        log.tell(Event::Bought { player: buyer, organisation, price });
        self.next_buyer(rounds, buyer, log);
    }

    /// [SHR-2] The buyer passes, for this round only.
    pub(crate) fn pass<L: Log<Event>>(&mut self, rounds: u8, buyer: Player, log: &mut L) {
        log.tell(Event::Passed { player: buyer });
        self.next_buyer(rounds, buyer, log);
    }
}
