//! The prospector phase: a card for the chooser, then the gold mines (PSP, gold mine).

use emporio_core::{Log, Player};

use crate::action::Action;
use crate::data::{Card, MAX_COST, MINE_CARDS};
use crate::dispatch::Offer;
use crate::event::Event;
use crate::pieces::Bag;
use crate::state::{Phase, ProspectStep, SanJuan};

impl SanJuan {
    /// [PSP-1] The chooser draws; the library is asked where it is a question.
    pub(crate) fn start_prospector<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        let asking = Phase::Prospector { player, step: ProspectStep::Library };
        if let Some(library) = self.library_or_ask(player, asking) {
            self.prospect(player, library, log);
        }
    }

    /// [PSP-1, CARD-library-1] One card, two with the library.
    pub(crate) fn prospect<L: Log<Event>>(&mut self, player: Player, library: bool, log: &mut L) {
        if library {
            self.use_library(log);
        }
        self.phase = Phase::Prospector { player, step: ProspectStep::Draw };
        self.draw(player, 1 + u8::from(library), log);
    }

    /// [PSP-2, CARD-goldmine-1] From this player on, the next owner of a gold mine turns up cards.
    #[inline(never)]
    pub(crate) fn mines<L: Log<Event>>(&mut self, from: Player, log: &mut L) {
        let mut owner = Some(from);
        while let Some(player) = owner {
            if self.seat(player).has(Card::GoldMine) {
                return self.turn_up(player, log);
            }
            owner = self.next_in_phase(player);
        }
        self.end_phase(log);
    }

    fn turn_up<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        self.phase = Phase::Prospector { player, step: ProspectStep::Mine { turned: Bag::EMPTY } };
        self.draw(player, MINE_CARDS, log);
    }

    fn next_mine<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        self.pass_on(player, Self::mines, log);
    }

    /// [CARD-goldmine-2, CARD-goldmine-3] Four different costs give a choice, anything else nothing.
    #[inline(never)]
    pub(crate) fn turned_up<L: Log<Event>>(&mut self, player: Player, turned: Bag, log: &mut L) {
        if !is_vein(turned) {
            log.tell(Event::MineFailed { player });
            self.show(turned);
            self.next_mine(player, log);
        }
    }

    /// [D-MINE] Which card of a gold mine to take.
    pub(crate) fn mine_options<O: Offer>(&self, turned: Bag, offer: O) -> O::Made {
        offer.cards(Some(Action::MineNothing), Action::Mine, turned.types())
    }

    /// [CARD-goldmine-2, HID-5] The card taken is marked in its owner's hand; the others are discarded.
    pub(crate) fn mine<L: Log<Event>>(
        &mut self,
        player: Player,
        turned: Bag,
        card: Option<Card>,
        log: &mut L,
    ) {
        let mut rest = turned;
        if let Some(card) = card {
            rest.remove(card);
            let seat = self.seat_mut(player);
            seat.hand.add(card);
            seat.marks.add(card);
        }
        log.tell(Event::Mined { player, card });
        self.show(rest);
        self.next_mine(player, log);
    }

    /// [HID-3] Cards that all have seen go to the discards.
    fn show(&mut self, cards: Bag) {
        self.discards.add_all(cards);
        self.shown.add_all(cards);
    }
}

/// [CARD-goldmine-2] Whether these are four cards of four different costs.
pub fn is_vein(turned: Bag) -> bool {
    let mut costs = 0u8;
    for card in turned.types() {
        costs |= 1 << card.cost();
    }
    const { assert!(MAX_COST < 8) };
    turned.len() == MINE_CARDS && costs.count_ones() == u32::from(MINE_CARDS)
}
