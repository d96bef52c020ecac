//! The new round: roles go back, the governor changes, chapels and the hand limit (NEW, chapel, tower).

use emporio_core::{Log, Player};

use crate::action::Action;
use crate::data::{Card, HAND_LIMIT, ROLES};
use crate::dispatch::Offer;
use crate::event::{Event, Reason};
use crate::pieces::{Bag, Picks};
use crate::state::{Phase, SanJuan};

impl SanJuan {
    /// [NEW-1] The roles go back to the middle and the governor card passes to the left.
    pub(crate) fn new_round<L: Log<Event>>(&mut self, log: &mut L) {
        // A game without a cap may be left to itself; its count of rounds must not run over.
        self.round = self.round.saturating_add(1);
        self.takers = [None; ROLES];
        self.roles_taken = 0;
        self.library_used = false;
        self.governor = self.governor.next(self.players);
        log.tell(Event::NewRound { round: self.round, governor: self.governor });
        self.chapels(Some(self.governor), log);
    }

    /// The next player in this step; none when all have had their turn.
    fn next_from_governor(&self, player: Player) -> Option<Player> {
        let next = player.next(self.players);
        (next != self.governor).then_some(next)
    }

    /// [NEW-2] From this player on, the next chapel owner may tuck a card; after the last comes the hand limit.
    fn chapels<L: Log<Event>>(&mut self, from: Option<Player>, log: &mut L) {
        let mut owner = from;
        while let Some(player) = owner {
            let seat = self.seat(player);
            if seat.has(Card::Chapel) && !seat.hand.is_empty() {
                self.phase = Phase::Chapel { player };
                return;
            }
            owner = self.next_from_governor(player);
        }
        self.limits(Some(self.governor), log);
    }

    /// [D-CHAPEL] Which card to tuck.
    pub(crate) fn chapel_options<O: Offer>(&self, player: Player, offer: O) -> O::Made {
        offer.cards(Some(Action::TuckNothing), Action::Tuck, self.seat(player).hand.types())
    }

    /// [CARD-chapel-1, HID-5] A card goes face down under the chapel, or none does.
    pub(crate) fn tuck<L: Log<Event>>(&mut self, player: Player, card: Option<Card>, log: &mut L) {
        if let Some(card) = card {
            let seat = self.seat_mut(player);
            seat.hand.remove(card);
            seat.tucked.add(card);
            seat.marks = Bag::EMPTY;
            log.tell(Event::Tucked { player, card: Some(card) });
        }
        self.chapels(self.next_from_governor(player), log);
    }

    /// [NEW-3, CARD-tower-1] The hand limit of a player.
    pub fn hand_limit(&self, player: Player) -> u8 {
        HAND_LIMIT[usize::from(self.seat(player).has(Card::Tower))]
    }

    /// [NEW-3] From this player on, the next with too many cards discards; then the governor takes a role.
    fn limits<L: Log<Event>>(&mut self, from: Option<Player>, _log: &mut L) {
        let mut next = from;
        while let Some(player) = next {
            let excess = self.seat(player).hand.len().saturating_sub(self.hand_limit(player));
            if excess > 0 {
                self.phase = Phase::Limit { player, picks: Picks::new(excess) };
                return;
            }
            next = self.next_from_governor(player);
        }
        self.phase = Phase::Role;
    }

    /// The cards named go to the discards.
    pub(crate) fn limit<L: Log<Event>>(&mut self, player: Player, cards: Bag, log: &mut L) {
        self.discard(player, cards, Reason::Limit, log);
        self.limits(self.next_from_governor(player), log);
    }
}
