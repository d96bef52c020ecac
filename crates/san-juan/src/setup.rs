//! The set-up: governor, deal and the variant with more cards (SET).

use emporio_core::{Log, Opening, Outline, Player, SetupError, Silent};

use crate::data::{Card, ROLES, START_HAND};
use crate::event::{Event, Reason};
use crate::options::Options;
use crate::pieces::{Bag, Picks};
use crate::state::{Phase, SEATS, SanJuan, Seat, SeenTiles};

impl Opening for SanJuan {
    /// [SET-2, SET-3] The table before the governor is drawn.
    fn new(options: &Options, players: u8) -> Result<SanJuan, SetupError> {
        SanJuan::META.check_players(players)?;
        options.check(players)?;
        let mut game = SanJuan {
            options: *options,
            players,
            round: 1,
            governor: Player(0),
            takers: [None; ROLES],
            roles_taken: 0,
            library_used: false,
            tiles: SeenTiles::default(),
            tiles_turned: 0,
            deck: Bag::full().minus(Bag::some(Card::IndigoPlant, players)),
            discards: Bag::EMPTY,
            shown: Bag::EMPTY,
            drawing: 0,
            seats: [Seat::default(); SEATS],
            phase: Phase::Governor,
        };
        for seat in &mut game.seats[..usize::from(players)] {
            seat.visible.add(Card::IndigoPlant);
        }
        if let Some(seat) = options.governor {
            game.first_governor(Player(seat), &mut Silent);
        }
        Ok(game)
    }
}

impl SanJuan {
    /// [SET-1] The first governor is known; the deal begins with them.
    pub(crate) fn first_governor<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        self.governor = player;
        log.tell(Event::FirstGovernor { player });
        self.deal(player, log);
    }

    /// [SET-1] Positions count clockwise from the first governor.
    fn first_position(&self, player: Player) -> u8 {
        (player.0 + self.players - self.governor.0) % self.players
    }

    /// [SET-5] The cards that the variant deals beyond the starting hand.
    fn surplus(&self, player: Player) -> u8 {
        if self.options.variant { 1 + self.first_position(player) } else { 0 }
    }

    /// [SET-4, SET-5] The cards that a player is dealt.
    pub fn dealt_to(&self, player: Player) -> u8 {
        START_HAND + self.surplus(player)
    }

    /// [SET-4, CHN-6] All cards of one player, then the next.
    fn deal<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        self.phase = Phase::Deal { player };
        self.draw(player, self.dealt_to(player), log);
    }

    /// The next player is dealt to, or all have their cards.
    #[inline(never)]
    pub(crate) fn dealt<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        let next = player.next(self.players);
        if next != self.governor {
            self.deal(next, log);
        } else if self.options.variant {
            self.ask_variant(next);
        } else {
            self.phase = Phase::Role;
        }
    }

    /// [SET-5] A player chooses what to discard.
    fn ask_variant(&mut self, player: Player) {
        self.phase = Phase::Variant { player, picks: Picks::new(self.surplus(player)) };
    }

    /// [SET-5] The cards named are discarded; then the next position.
    pub(crate) fn discard_surplus<L: Log<Event>>(&mut self, player: Player, cards: Bag, log: &mut L) {
        self.discard(player, cards, Reason::Variant, log);
        let next = player.next(self.players);
        if next == self.governor {
            self.phase = Phase::Role;
        } else {
            self.ask_variant(next);
        }
    }
}
