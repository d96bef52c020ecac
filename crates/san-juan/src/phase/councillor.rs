//! The councillor phase: cards are drawn, looked at, and one or two kept (COU, archive, prefecture).

use emporio_core::{Log, Player};

use crate::data::Card;
use crate::event::{Event, Reason};
use crate::pieces::{Bag, Picks};
use crate::state::{CouncilStep, Phase, SanJuan};

/// Cards drawn as action.
const ACTION: u8 = 2;
/// Cards drawn as privilege, and once more with the library.
const PRIVILEGE: u8 = 3;

impl SanJuan {
    /// [COU-1, COU-2] The turn of a player; the library is asked where it is a question.
    pub(crate) fn councillor_turn<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        let asking = Phase::Councillor { player, step: CouncilStep::Library };
        if let Some(library) = self.library_or_ask(player, asking) {
            self.look(player, library, log);
        }
    }

    /// [RND-5] The next player looks.
    fn next_councillor<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        self.pass_on(player, Self::councillor_turn, log);
    }

    /// [COU-1, COU-2, CARD-library-1] 2 cards, 5 for the chooser, 8 with the library.
    pub(crate) fn look<L: Log<Event>>(&mut self, player: Player, library: bool, log: &mut L) {
        if library {
            self.use_library(log);
        }
        let privilege = PRIVILEGE * (u8::from(player == self.chooser()) + u8::from(library));
        let wanted = ACTION + privilege;
        let drawn = wanted.min(self.supply());
        self.phase = Phase::Councillor { player, step: CouncilStep::Look { looked: Bag::EMPTY, drawn } };
        self.draw(player, wanted, log);
    }

    /// [CARD-prefecture-1] How many of the cards drawn a player keeps.
    pub fn kept(&self, player: Player, drawn: u8) -> u8 {
        (1 + u8::from(self.seat(player).has(Card::Prefecture))).min(drawn)
    }

    /// [CARD-archive-1] The cards have been seen: without an archive some are kept, with one the hand discards.
    #[inline(never)]
    pub(crate) fn looked<L: Log<Event>>(&mut self, player: Player, step: CouncilStep, log: &mut L) {
        let CouncilStep::Look { looked, drawn } = step else {
            unreachable!("cards are drawn to look at them")
        };
        let keep = self.kept(player, drawn);
        if self.seat(player).has(Card::Archive) {
            self.ask_archive(player, drawn - keep, log);
        } else if looked.len() == keep {
            self.keep(player, looked, looked, log);
        } else {
            let step = CouncilStep::Keep { looked, picks: Picks::new(keep) };
            self.phase = Phase::Councillor { player, step };
        }
    }

    /// [CARD-archive-2] As many cards go as without the archive, but from the whole hand.
    fn ask_archive<L: Log<Event>>(&mut self, player: Player, count: u8, log: &mut L) {
        if count == 0 {
            self.next_councillor(player, log);
        } else {
            self.phase =
                Phase::Councillor { player, step: CouncilStep::Discard { picks: Picks::new(count) } };
        }
    }

    /// The cards kept go into the hand, the others face down to the discards.
    pub(crate) fn keep<L: Log<Event>>(&mut self, player: Player, looked: Bag, kept: Bag, log: &mut L) {
        self.seat_mut(player).hand.add_all(kept);
        if !kept.is_empty() {
            log.tell(Event::Kept { player, count: kept.len(), cards: Some(kept) });
        }
        let rest = looked.minus(kept);
        if !rest.is_empty() {
            self.put_down(player, rest, Reason::Council, log);
        }
        self.next_councillor(player, log);
    }

    /// The cards named go from the hand to the discards.
    pub(crate) fn archive<L: Log<Event>>(&mut self, player: Player, cards: Bag, log: &mut L) {
        self.discard(player, cards, Reason::Council, log);
        self.next_councillor(player, log);
    }
}
