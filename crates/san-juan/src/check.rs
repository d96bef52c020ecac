//! Every invariant of the rules page, and all else that a hand-written position could get wrong.

mod phases;

use emporio_core::{ActionList, Broken, Dispatch, Invariants, Player};

use crate::data::{ALL_CARDS, CITY, Card, Good, Role, START_HAND, TILES, VIOLETS, roles_in_round};
use crate::options::End;
use crate::pieces::{Bag, Picks};
use crate::state::{BuildStep, Phase, ProspectStep, SanJuan, Seat};

type Check = Result<(), Broken>;

fn need(holds: bool, clause: &'static str, what: &str) -> Check {
    Broken::unless(holds, clause, || what.to_string())
}

impl Invariants for SanJuan {
    /// Checks the whole state.
    fn check(&self) -> Check {
        self.check_table()?;
        self.check_cards()?;
        for player in Player::all(self.players) {
            self.check_seat(player)?;
        }
        self.check_knowledge()?;
        self.check_tiles()?;
        self.check_phase()?;
        self.check_limits()?;
        self.check_options()
    }
}

impl SanJuan {
    /// [INV-6, RND-2, RND-3, END-5] Governor, roles and round.
    fn check_table(&self) -> Check {
        need(self.governor.0 < self.players, "SET-1", "the governor is no player")?;
        need(
            self.round >= 1 && self.options.round_cap.is_none_or(|cap| self.round <= cap),
            "END-5",
            "no such round",
        )?;
        need(self.roles_taken <= roles_in_round(self.players), "INV-6", "too many roles are taken")?;
        let mut taken = [0; crate::state::SEATS];
        for taker in self.takers.iter().flatten() {
            need(taker.0 < self.players, "RND-4", "a role is taken by no player")?;
            taken[taker.index()] += 1;
        }
        for n in 0..self.roles_taken {
            let seat = self.in_turn(n).index();
            need(taken[seat] > 0, "RND-2", "a player has not taken the role of their turn")?;
            taken[seat] -= 1;
        }
        need(taken.iter().all(|&more| more == 0), "RND-2", "a player has taken too many roles")?;
        let library = !self.library_used || (self.players == 2 && self.roles_taken > 0);
        need(library, "CARD-library-3", "the library cannot have been used")
    }

    /// [INV-1] 110 cards, each type as often as it is in the box.
    fn check_cards(&self) -> Check {
        let (mut sum, mut size) = (Bag::EMPTY, 0u32);
        let mut count = |bag: Bag| {
            size += u32::from(bag.len());
            // With more than the box holds the packed counts would run over; the size tells.
            if size <= u32::from(ALL_CARDS) {
                sum.add_all(bag);
            }
        };
        count(self.deck);
        count(self.discards);
        for player in Player::all(self.players) {
            let seat = self.seat(player);
            for bag in [seat.hand, seat.visible, seat.covered, seat.tucked, self.looked_by(player)] {
                count(bag);
            }
            seat.goods.barrels().iter().for_each(|barrel| count(Bag::of(barrel.face)));
        }
        if let Phase::Prospector { step: ProspectStep::Mine { turned }, .. } = self.phase {
            count(turned);
        }
        need(
            size == u32::from(ALL_CARDS) && sum == Bag::full(),
            "INV-1",
            "the cards are not those of the box",
        )
    }

    /// [INV-2, INV-3, INV-5] One player's cards.
    fn check_seat(&self, player: Player) -> Check {
        let seat = self.seat(player);
        need((1..=CITY).contains(&seat.visible.len()), "INV-3", "a seat has from 1 to 12 buildings")?;
        for card in seat.visible.types().and(VIOLETS) {
            need(seat.visible.count(card) == 1, "INV-2", "a violet building stands twice")?;
        }
        for &good in Good::ALL {
            let plants = seat.visible.count(good.plant());
            need(seat.goods.count(good) <= plants, "INV-2", "a good lies on no plant")?;
        }
        need(!seat.covered.has(Card::Crane), "INV-2", "a crane is covered")?;
        need(
            seat.covered.is_empty() || seat.has(Card::Crane),
            "INV-2",
            "a building is covered without a crane",
        )?;
        need(
            u16::from(seat.tucked.len()) < self.round,
            "INV-5",
            "more cards are tucked than rounds have begun",
        )?;
        need(seat.hand.contains(seat.marks), "HID-5", "a marked card is not in hand")
    }

    /// [HID-3] What is known of the discards is in the discards.
    fn check_knowledge(&self) -> Check {
        let mut unknown = self.discards;
        let known = Player::all(self.players).map(|player| self.seat(player).known);
        for bag in known.chain([self.shown]) {
            need(unknown.contains(bag), "HID-3", "a known discard is not in the discards")?;
            unknown.remove_all(bag);
        }
        Ok(())
    }

    /// [CHN-3, INV-6] The tiles seen.
    fn check_tiles(&self) -> Check {
        let seen = self.tiles.len();
        let turned = usize::from(self.tiles_turned);
        need(turned < 2 * TILES && seen == turned.min(TILES), "CHN-3", "tiles seen and turned do not agree")?;
        let distinct = crate::data::Tile::ALL.iter().filter(|&&tile| self.tiles.has(tile)).count();
        need(distinct == seen, "CHN-3", "a tile has been seen twice")
    }

    fn check_phase(&self) -> Check {
        match &self.phase {
            Phase::Governor => {
                self.check_start()?;
                need(self.options.governor.is_none(), "CHN-2", "the table has fixed the first governor")?;
                need(self.seats.iter().all(|seat| seat.hand.is_empty()), "SET-4", "cards before the deal")
            }
            Phase::Deal { player } => self.check_deal(*player),
            Phase::Variant { player, picks } => self.check_variant(*player, picks),
            Phase::Role => {
                self.no_draw()?;
                need(self.roles_taken < roles_in_round(self.players), "RND-1", "all roles have been taken")
            }
            Phase::Builder { player, step } => self.check_builder(*player, step),
            Phase::Producer { player, step } => self.check_producer(*player, step),
            Phase::Trader { player, step } => self.check_trader(*player, step),
            Phase::Councillor { player, step } => self.check_councillor(*player, step),
            Phase::Prospector { player, step } => self.check_prospector(*player, step),
            Phase::Chapel { player } => {
                self.check_new_round(*player)?;
                let seat = self.seat(*player);
                need(seat.has(Card::Chapel) && !seat.hand.is_empty(), "NEW-2", "nothing can be tucked")?;
                self.check_tucking(*player)
            }
            Phase::Limit { player, picks } => {
                self.check_new_round(*player)?;
                let excess = self.seat(*player).hand.len().saturating_sub(self.hand_limit(*player));
                self.check_picks(picks, self.seat(*player).hand, excess, "NEW-3")
            }
            Phase::Over => {
                self.no_draw()?;
                let capped = self.options.round_cap == Some(self.round)
                    && self.roles_taken == roles_in_round(self.players);
                need(self.city_is_built() || capped, "END-1", "the game cannot be over")
            }
        }
    }

    fn no_draw(&self) -> Check {
        need(self.drawing == 0, "CHN-4", "cards are drawn where none are")
    }

    /// [GEN-4] Cards to be drawn are there, in the deck first.
    fn check_draw(&self, wanted: std::ops::RangeInclusive<u8>) -> Check {
        let there = self.drawing > 0 && self.drawing <= self.supply() && !self.deck.is_empty();
        need(wanted.contains(&self.drawing) && there, "CHN-4", "these cards cannot be drawn")
    }

    fn is_player(&self, player: Player) -> Check {
        need(player.0 < self.players, "RND-5", "no such player")
    }

    fn check_start(&self) -> Check {
        need(self.round == 1 && self.roles_taken == 0, "SET-2", "the set-up belongs to the first round")?;
        if !matches!(self.phase, Phase::Deal { .. }) {
            self.no_draw()?;
        }
        let bare = |seat: &Seat| seat.visible == Bag::of(Card::IndigoPlant) && seat.goods.is_empty();
        need(
            self.seats[..usize::from(self.players)].iter().all(bare),
            "SET-3",
            "buildings before the first round",
        )
    }

    /// [SET-4] All before this player have their cards, those after them none.
    fn check_deal(&self, player: Player) -> Check {
        self.check_start()?;
        self.is_player(player)?;
        self.check_draw(1..=self.dealt_to(player))?;
        let mut dealt = true;
        for other in self.governor.clockwise(self.players) {
            let mut expected = if dealt { self.dealt_to(other) } else { 0 };
            if other == player {
                expected -= self.drawing;
                dealt = false;
            }
            need(self.seat(other).hand.len() == expected, "SET-4", "the hands are not dealt in order")?;
        }
        Ok(())
    }

    /// [SET-5] All before this player have 4 cards, the others all that they were dealt.
    fn check_variant(&self, player: Player, picks: &Picks) -> Check {
        self.check_start()?;
        self.is_player(player)?;
        need(self.options.variant, "SET-5", "the variant is not played")?;
        let mut done = true;
        for other in self.governor.clockwise(self.players) {
            done &= other != player;
            let expected = if done { START_HAND } else { self.dealt_to(other) };
            need(self.seat(other).hand.len() == expected, "SET-5", "the hands are not those of the variant")?;
        }
        self.check_picks(picks, self.seat(player).hand, self.dealt_to(player) - START_HAND, "SET-5")
    }

    /// [DEC-2] Picks out of these cards, so many in all, at least one still to be named.
    fn check_picks(&self, picks: &Picks, from: Bag, all: u8, clause: &'static str) -> Check {
        let count = picks.picked.len().checked_add(picks.left) == Some(all) && picks.left > 0;
        need(count, clause, "not so many cards are to be named")?;
        need(from.contains(picks.picked), "DEC-2", "a card is named that is not there")
    }

    /// [RND-4] The role that is carried out was taken last.
    fn check_role(&self, player: Player, role: Role) -> Check {
        self.is_player(player)?;
        let taken = self.roles_taken > 0 && self.takers[role.index()] == Some(self.chooser());
        need(taken, "RND-4", "the role carried out is not the one taken last")
    }

    /// [INV-3, INV-5] Twelve buildings only in the phase that ends the game, and hands within the limit.
    fn check_limits(&self) -> Check {
        for player in Player::all(self.players) {
            let full = self.seat(player).is_full();
            need(!full || self.may_be_full(player), "END-1", "the game would have ended")?;
            let within = self.seat(player).hand.len() <= self.hand_limit(player);
            need(within || !self.limit_is_checked(player), "INV-5", "a hand is above the limit")?;
        }
        Ok(())
    }

    /// [END-1, END-6] Whether this player may have completed their city in the phase now played.
    fn may_be_full(&self, player: Player) -> bool {
        let Phase::Builder { player: now, step } = self.phase else { return self.phase == Phase::Over };
        let order = |of: Player| (of.0 + self.players - self.chooser().0) % self.players;
        let built = matches!(step, BuildStep::Carpenter { .. } | BuildStep::PoorHouse);
        let before = self.options.end == End::AfterBuilder && order(player) < order(now);
        before || (player == now && built)
    }

    /// [INV-5] Who has yet to tuck in this round has at most a card for each new round before.
    fn check_tucking(&self, player: Player) -> Check {
        let order = |of: Player| (of.0 + self.players - self.governor.0) % self.players;
        for waiting in Player::all(self.players).filter(|&other| order(other) >= order(player)) {
            let before = u16::from(self.seat(waiting).tucked.len()) + 1 < self.round;
            need(before, "INV-5", "a card has been tucked before its turn in this round")?;
        }
        Ok(())
    }

    /// [NEW-3, NEW-4] Whether the limit has just been checked for this player.
    fn limit_is_checked(&self, player: Player) -> bool {
        let Phase::Limit { player: now, .. } = self.phase else {
            return self.phase == Phase::Role && self.roles_taken == 0;
        };
        let order = |of: Player| (of.0 + self.players - self.governor.0) % self.players;
        order(player) < order(now)
    }

    /// [DEC-2] Where a player is asked, there is something to answer.
    fn check_options(&self) -> Check {
        if self.decision().is_none() {
            return Ok(());
        }
        let mut list = ActionList::new();
        self.legal_actions(&mut list);
        need(!list.is_empty(), "DEC-2", "a player is asked and has no answer")
    }
}
