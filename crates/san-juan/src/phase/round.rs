//! The round: roles are taken one after the other and carried out in full (RND).

use emporio_core::{Log, Player};

use crate::action::Action;
use crate::data::{Card, Role, roles_in_round};
use crate::dispatch::Offer;
use crate::event::Event;
use crate::pieces::Few;
use crate::state::{Phase, SanJuan, Seat};

impl SanJuan {
    /// [RND-4] A role that nobody has taken in this round.
    pub(crate) fn role_options<O: Offer>(&self, offer: O) -> O::Made {
        let free = self.takers.map(|taker| u8::from(taker.is_none()));
        offer.few(None, |at| Action::Take(Role::ALL[at]), Few::of(free))
    }

    /// [RND-1] The player takes the role and its phase begins.
    pub(crate) fn take_role<L: Log<Event>>(&mut self, role: Role, log: &mut L) {
        let player = self.in_turn(self.roles_taken);
        self.takers[role.index()] = Some(player);
        self.roles_taken += 1;
        log.tell(Event::RoleTaken { player, role });
        match role {
            Role::Builder => self.builder_turn(player),
            Role::Producer => self.producer_turn(player, log),
            Role::Trader => self.start_trader(player, log),
            Role::Councillor => self.councillor_turn(player, log),
            Role::Prospector => self.start_prospector(player, log),
        }
    }

    /// [RND-5] The next player carries the role out, or the phase is over.
    #[inline]
    pub(crate) fn pass_on<L: Log<Event>>(
        &mut self,
        player: Player,
        turn: impl FnOnce(&mut Self, Player, &mut L),
        log: &mut L,
    ) {
        match self.next_in_phase(player) {
            Some(next) => turn(self, next, log),
            None => self.end_phase(log),
        }
    }

    /// [RND-1, RND-2, RND-3] The next player takes a role, or the round is over.
    pub(crate) fn end_phase<L: Log<Event>>(&mut self, log: &mut L) {
        if self.roles_taken < roles_in_round(self.players) {
            self.phase = Phase::Role;
        } else {
            self.end_round(log);
        }
    }

    /// [END-5] The round cap ends the game before a new round begins.
    fn end_round<L: Log<Event>>(&mut self, log: &mut L) {
        if self.options.round_cap == Some(self.round) {
            self.end_game(true, log);
        } else {
            self.new_round(log);
        }
    }

    pub(crate) fn end_game<L: Log<Event>>(&mut self, capped: bool, log: &mut L) {
        self.phase = Phase::Over;
        log.tell(Event::Ended { capped });
    }

    /// [END-1] Whether a player has the visible buildings that end the game.
    pub fn city_is_built(&self) -> bool {
        self.seats.iter().any(Seat::is_full)
    }

    /// [RND-6] Goods in one turn: one as action, one as privilege, one more with the library and one with the building.
    pub(crate) fn allowance(&self, player: Player, library: bool, building: Card) -> u8 {
        let privilege = u8::from(player == self.chooser()) + u8::from(library);
        1 + privilege + u8::from(self.seat(player).has(building))
    }

    /// [D-LIB] Whether to use the library.
    pub(crate) fn library_options<O: Offer>(&self, offer: O) -> O::Made {
        offer.any([true, false].map(Action::Library))
    }

    /// [CARD-library-3] With two players the governor's library works once in a round.
    pub(crate) fn use_library<L: Log<Event>>(&mut self, log: &mut L) {
        let player = self.chooser();
        self.library_used |= self.players == 2 && player == self.governor;
        log.tell(Event::LibraryUsed { player });
    }
}
