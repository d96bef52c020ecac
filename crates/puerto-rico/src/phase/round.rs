//! Round (RND): taking roles, and what happens when all have taken theirs.

use emporio_core::{ActionList, Log};

use crate::action::Action;
use crate::data::Role;
use crate::event::Event;
use crate::fast::{ROLES, append};
use crate::state::{Phase, PuertoRico};

impl PuertoRico {
    /// The role cards that are in the game.
    pub fn cards(&self) -> &'static [Role] {
        &Role::ALL[..usize::from(self.row().roles)]
    }

    /// The role now carried out.
    pub fn current_role(&self) -> Option<Role> {
        match self.phase {
            Phase::Role | Phase::Over => None,
            Phase::TurnUp => self.settler_taken().then_some(Role::Settler),
            Phase::Hacienda | Phase::HaciendaDraw | Phase::Settler => Some(Role::Settler),
            Phase::MayorPrivilege | Phase::Mayor { .. } => Some(Role::Mayor),
            Phase::Builder => Some(Role::Builder),
            Phase::Production { .. } | Phase::Craftsman { .. } => Some(Role::Craftsman),
            Phase::Trader => Some(Role::Trader),
            Phase::Captain { .. } | Phase::Points { .. } | Phase::Storage { .. } => Some(Role::Captain),
        }
    }

    /// [DEC-1, RND-2] One of the roles not taken, and never nothing.
    #[inline(never)]
    pub(crate) fn role_options(&self, out: &mut ActionList<Action>) {
        let free = self.free_roles();
        append(&ROLES[usize::from(free)], free.count_ones() as usize, out);
    }

    /// The roles not taken, a bit for each.
    fn free_roles(&self) -> u8 {
        let bit = |role: Role| u8::from(self.roles[role].taken_by.is_none()) << role as u8;
        let free = Role::ALL.into_iter().fold(0, |free, role| free | bit(role));
        free & (u8::MAX >> (Role::COUNT as u8 - self.row().roles))
    }

    /// [RND-1] Takes a role and the doubloons on it, then carries it out.
    #[inline(never)]
    pub(crate) fn take_role<L: Log<Event>>(&mut self, role: Role, log: &mut L) {
        let player = self.taker;
        let card = &mut self.roles[role];
        let doubloons = std::mem::take(&mut card.doubloons);
        card.taken_by = Some(player);
        self.pay(player, doubloons);
        log.tell(Event::RoleTaken { player, role, doubloons });
        match role {
            Role::Settler => self.start_settler(log),
            Role::Mayor => self.start_mayor(log),
            Role::Builder => self.start_builder(log),
            Role::Craftsman => self.start_craftsman(log),
            Role::Trader => self.start_trader(log),
            Role::Captain => self.start_captain(log),
            Role::Prospector | Role::SecondProspector => self.prospect(log),
        }
    }

    /// [RND-1, TWO-2] A role has been carried out: the next player takes one, until each has taken one; with 2
    /// players, three.
    #[inline(never)]
    pub(crate) fn end_role<L: Log<Event>>(&mut self, log: &mut L) {
        self.picks += 1;
        self.taker = self.left_of(self.taker);
        self.mover = self.taker;
        if self.picks == self.row().picks { self.end_round(log) } else { self.phase = Phase::Role }
    }

    /// [RND-3, END-1] The end of a round, and of the game if an end condition was met in it.
    fn end_round<L: Log<Event>>(&mut self, log: &mut L) {
        if let Some(ending) = self.ending {
            self.phase = Phase::Over;
            return log.tell(Event::GameOver { ending });
        }
        self.return_roles();
        self.picks = 0;
        self.round = self.round.saturating_add(1);
        self.governor = self.left_of(self.governor);
        self.taker = self.governor;
        self.mover = self.governor;
        self.phase = Phase::Role;
        log.tell(Event::NewRound { round: self.round, governor: self.governor });
    }

    /// [RND-3] 1 doubloon on each role not taken; all roles go back.
    fn return_roles(&mut self) {
        for &role in self.cards() {
            let card = &mut self.roles[role];
            if card.taken_by.take().is_none() {
                card.doubloons = card.doubloons.saturating_add(1);
            }
        }
    }
}
