//! Drawing, discarding and reshuffling: the general chapter of the rules (GEN, CHN).

use emporio_core::{Log, Player};

use crate::data::{Card, Good};
use crate::event::{Event, Reason, Why};
use crate::pieces::Bag;
use crate::state::{BuildStep, CouncilStep, Phase, ProduceStep, ProspectStep, SanJuan};

impl SanJuan {
    /// The cards that can still be drawn, deck and discards together.
    pub fn supply(&self) -> u8 {
        self.deck.len() + self.discards.len()
    }

    /// [GEN-5] Has a player draw so many cards, or as many as there are; what follows comes after the last.
    pub(crate) fn draw<L: Log<Event>>(&mut self, player: Player, wanted: u8, log: &mut L) {
        self.drawing = wanted.min(self.supply());
        if self.drawing < wanted {
            log.tell(Event::Short { player, missing: wanted - self.drawing });
        }
        if self.drawing == 0 {
            self.drawn(log);
        } else {
            self.refill(log);
        }
    }

    /// [GEN-4, CHN-5] When a card is needed and the deck is empty, the discards become the deck and are forgotten.
    fn refill<L: Log<Event>>(&mut self, log: &mut L) {
        if self.deck.is_empty() {
            self.reshuffle(log);
        }
    }

    #[cold]
    fn reshuffle<L: Log<Event>>(&mut self, log: &mut L) {
        std::mem::swap(&mut self.deck, &mut self.discards);
        self.shown = Bag::EMPTY;
        for seat in &mut self.seats {
            seat.known = Bag::EMPTY;
        }
        log.tell(Event::Reshuffled { cards: self.deck.len() });
    }

    /// [CHN-4] The card that chance has drawn goes where the phase wants it.
    pub(crate) fn take_card<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        self.deck.remove(card);
        self.drawing -= 1;
        self.receive(card, log);
        if self.drawing == 0 {
            self.drawn(log);
        } else {
            self.refill(log);
        }
    }

    fn receive<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        match &mut self.phase {
            &mut Phase::Deal { player } => self.give(player, card, Why::Deal, log),
            &mut Phase::Builder { player, step } => {
                let poor = step == BuildStep::PoorHouse;
                self.give(player, card, if poor { Why::PoorHouse } else { Why::Carpenter }, log);
            }
            Phase::Producer { player, step: ProduceStep::Make { left, .. } } => {
                let good = first_kind(left);
                left[good.index()] -= 1;
                self.seats[player.index()].goods.load(good, card);
                log.tell(Event::Produced { player: *player, good });
            }
            &mut Phase::Producer { player, .. } => self.give(player, card, Why::Well, log),
            &mut Phase::Trader { player, .. } => self.give(player, card, Why::Sale, log),
            Phase::Councillor { player, step: CouncilStep::Look { looked, .. } } => {
                let seat = &mut self.seats[player.index()];
                if seat.has(Card::Archive) {
                    seat.hand.add(card)
                } else {
                    looked.add(card)
                }
                log.tell(Event::Drew { player: *player, card: Some(card), why: Why::Council });
            }
            Phase::Prospector { player, step: ProspectStep::Mine { turned } } => {
                turned.add(card);
                log.tell(Event::TurnedUp { player: *player, card });
            }
            &mut Phase::Prospector { player, .. } => self.give(player, card, Why::Prospector, log),
            Phase::Governor
            | Phase::Variant { .. }
            | Phase::Role
            | Phase::Councillor { .. }
            | Phase::Chapel { .. }
            | Phase::Limit { .. }
            | Phase::Over => unreachable!("no card is drawn here"),
        }
    }

    fn give<L: Log<Event>>(&mut self, player: Player, card: Card, why: Why, log: &mut L) {
        self.seat_mut(player).hand.add(card);
        log.tell(Event::Drew { player, card: Some(card), why });
    }

    /// Goes on after the last card of a draw.
    #[inline(never)]
    fn drawn<L: Log<Event>>(&mut self, log: &mut L) {
        match self.phase {
            Phase::Deal { player } => self.dealt(player, log),
            Phase::Builder { player, step: BuildStep::Carpenter { poor_house } } => {
                self.poor_house(player, poor_house, log);
            }
            Phase::Builder { player, .. } => self.next_builder(player, log),
            Phase::Producer { player, step: ProduceStep::Make { well, .. } } => self.well(player, well, log),
            Phase::Producer { player, .. } => self.next_producer(player, log),
            Phase::Trader { player, .. } => self.next_trader(player, log),
            Phase::Councillor { player, step } => self.looked(player, step, log),
            Phase::Prospector { player, step: ProspectStep::Mine { turned } } => {
                self.turned_up(player, turned, log);
            }
            Phase::Prospector { player, .. } => self.mines(player, log),
            Phase::Governor
            | Phase::Variant { .. }
            | Phase::Role
            | Phase::Chapel { .. }
            | Phase::Limit { .. }
            | Phase::Over => unreachable!("no card is drawn here"),
        }
    }

    /// [GEN-3, HID-3, HID-5] Cards go from a hand face down to the discards: their owner remembers them, and what
    /// the others knew of the hand is no longer certain.
    pub(crate) fn discard<L: Log<Event>>(&mut self, player: Player, cards: Bag, reason: Reason, log: &mut L) {
        let seat = self.seat_mut(player);
        seat.hand.remove_all(cards);
        seat.marks = Bag::EMPTY;
        self.put_down(player, cards, reason, log);
    }

    /// [HID-3] Cards that only their owner has seen go face down to the discards.
    pub(crate) fn put_down<L: Log<Event>>(
        &mut self,
        player: Player,
        cards: Bag,
        reason: Reason,
        log: &mut L,
    ) {
        self.seat_mut(player).known.add_all(cards);
        self.discards.add_all(cards);
        log.tell(Event::Discarded { player, count: cards.len(), cards: Some(cards), reason });
    }

    /// [HID-4] The oldest good of a kind goes unseen to the discards.
    pub(crate) fn lose_good(&mut self, player: Player, good: Good) {
        let face = self.seat_mut(player).goods.unload(good);
        self.discards.add(face);
    }
}

fn first_kind(left: &[u8; 5]) -> Good {
    let at = left.iter().position(|&count| count > 0);
    Good::ALL[at.expect("a good is drawn only for a plant that was named")]
}
