//! Captain pawns: taken by moving a ship, won in a roll, lost again.

use emporio_core::{Log, Player};

use crate::action::Action;
use crate::event::Event;
use crate::pieces::Organisation;
use crate::state::{Phase, SpiceIslands, Vote};

impl SpiceIslands {
    /// [PIR-2, NAV-2] Moving the ship on the board gives a pawn that is in the reserve.
    pub(crate) fn take_pawn<L: Log<Event>>(&mut self, organisation: Organisation, log: &mut L) {
        if self.captain_of(organisation).is_none() {
            let player = self.active;
            self.captain[organisation.index()] = Some(player);
            log.tell(Event::PawnTaken { player, organisation });
        }
    }

    /// [ELE-3, MUT-4, CAP-4] The winner has the pawn; a captain who stays has never lost it.
    pub(crate) fn make_captain<L: Log<Event>>(
        &mut self,
        organisation: Organisation,
        player: Player,
        log: &mut L,
    ) {
        let stays = self.captain_of(organisation) == Some(player);
        if !stays {
            self.captain[organisation.index()] = Some(player);
            self.usable.remove(organisation);
        }
        log.tell(Event::Captain { player, organisation, stays });
        self.go_on(log);
    }

    /// [ELE-2, MUT-3] The roll for a pawn begins; a player alone with dice has it without a roll (CHA-6).
    pub(crate) fn call_vote<L: Log<Event>>(&mut self, organisation: Organisation, log: &mut L) {
        let next = self.next_roller(organisation, self.active);
        log.tell(Event::VoteCalled { organisation, contested: next.is_some() });
        match next {
            None => self.make_captain(organisation, self.active, log),
            Some(_) => {
                self.phase = Phase::Vote(Vote { organisation, roller: self.active, rolled: [0; 5] });
            }
        }
    }

    /// The next player with dice after this one, before it is the active player's turn again.
    pub(crate) fn next_roller(&self, organisation: Organisation, after: Player) -> Option<Player> {
        let mut player = after.next(self.players);
        while player != self.active {
            if self.vote_dice(organisation, player) > 0 {
                return Some(player);
            }
            player = player.next(self.players);
        }
        None
    }

    /// A player has rolled; after the last one the pawn is given.
    pub(crate) fn vote_rolled<L: Log<Event>>(&mut self, mut vote: Vote, result: u8, log: &mut L) {
        vote.rolled[vote.roller.index()] = result;
        match self.next_roller(vote.organisation, vote.roller) {
            Some(roller) => self.phase = Phase::Vote(Vote { roller, ..vote }),
            None => self.count_votes(&vote, log),
        }
    }

    /// [ELE-4, ELE-5, MUT-5, MUT-6] The best wins; in a tie the captain stays, or chance draws among the tied.
    fn count_votes<L: Log<Event>>(&mut self, vote: &Vote, log: &mut L) {
        let organisation = vote.organisation;
        let best = vote.rolled.iter().copied().max().unwrap_or(0);
        let is_best = |player: &Player| vote.rolled[player.index()] == best;
        let tied = Player::all(self.players).filter(is_best).fold(0u8, |tied, player| tied | 1 << player.0);
        if let Some(captain) = self.captain_of(organisation).filter(is_best) {
            return self.make_captain(organisation, captain, log);
        }
        if tied.is_power_of_two() {
            return self.make_captain(organisation, Player(tied.trailing_zeros() as u8), log);
        }
        log.tell(Event::Tied { organisation, players: Player::all(self.players).filter(is_best).collect() });
        self.phase = Phase::Tie { organisation, tied };
    }

    /// [CHA-6] The players among whom chance draws.
    pub(crate) fn list_tied(tied: u8, out: &mut impl Extend<Action>) {
        out.extend((0..5).filter(|seat| tied >> seat & 1 != 0).map(|seat| Action::Winner(Player(seat))));
    }
}
