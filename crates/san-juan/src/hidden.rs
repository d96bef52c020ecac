//! What is hidden from whom: events as a viewer is told them, and worlds in which all that an observer cannot know
//! is dealt anew (HID).

use emporio_core::{Hidden, Player, Rng, Viewer};

use crate::event::Event;
use crate::pieces::Bag;
use crate::state::{CouncilStep, Phase, SanJuan};

impl Hidden for SanJuan {
    /// [HID-6, HID-7] Draws anew all that the observer cannot know; at the end nothing is hidden.
    fn determinize(&mut self, observer: Viewer, rng: &mut Rng) {
        if self.phase != Phase::Over {
            self.deal_anew(observer, rng);
        }
    }

    /// [HID-2, HID-3] The event as a viewer is told it: types of cards that went face down or into a hand are for
    /// their owner alone.
    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut told = event.clone();
        match &mut told {
            Event::Drew { player, card, .. } | Event::Tucked { player, card } => {
                *card = card.filter(|_| viewer.is(*player));
            }
            Event::Discarded { player, cards, .. } | Event::Kept { player, cards, .. } => {
                *cards = cards.filter(|_| viewer.is(*player));
            }
            Event::FirstGovernor { .. }
            | Event::RoleTaken { .. }
            | Event::Passed { .. }
            | Event::LibraryUsed { .. }
            | Event::Built { .. }
            | Event::GoodLost { .. }
            | Event::GoodSpent { .. }
            | Event::Produced { .. }
            | Event::TileTurned { .. }
            | Event::Sold { .. }
            | Event::TurnedUp { .. }
            | Event::Mined { .. }
            | Event::MineFailed { .. }
            | Event::NewRound { .. }
            | Event::Reshuffled { .. }
            | Event::Short { .. }
            | Event::Ended { .. } => {}
        }
        Some(told)
    }

    /// [HID-1] Whether the choice depends on a hand or on cards that one player looks at: whether and what one can
    /// build, how to pay, what to keep, to tuck or to discard.
    fn hides_choice(&self) -> bool {
        match self.phase {
            Phase::Variant { .. }
            | Phase::Builder { .. }
            | Phase::Chapel { .. }
            | Phase::Limit { .. }
            | Phase::Councillor { step: CouncilStep::Keep { .. } | CouncilStep::Discard { .. }, .. } => true,
            Phase::Governor
            | Phase::Deal { .. }
            | Phase::Role
            | Phase::Producer { .. }
            | Phase::Trader { .. }
            | Phase::Councillor { step: CouncilStep::Library | CouncilStep::Look { .. }, .. }
            | Phase::Prospector { .. }
            | Phase::Over => false,
        }
    }
}

impl SanJuan {
    /// [CARD-chapel-3, HID-1] Whether a viewer may be told how many cards lie under a player's chapel.
    pub(crate) fn sees_chapel(&self, viewer: Viewer, player: Player) -> bool {
        let told = self.options.open_chapel || self.phase == Phase::Over || viewer.is(player);
        told || !self.seat(player).had_chapel()
    }

    /// [HID-1] Whether a viewer may be told the size of the discards: all other sizes are open, so it would give
    /// away what lies under a chapel.
    pub(crate) fn sees_discards(&self, viewer: Viewer) -> bool {
        Player::all(self.players).all(|player| self.sees_chapel(viewer, player))
    }

    /// [HID-6, HID-7] Deals the pool of unknown cards to other hands, what others look at, other chapels, all
    /// goods, the unknown discards and the deck.
    fn deal_anew(&mut self, observer: Viewer, rng: &mut Rng) {
        let mut pool = self.pool(observer);
        for player in Player::all(self.players) {
            self.seats[player.index()].goods.reface(|| pool.draw(rng));
            if !observer.is(player) {
                self.deal_seat(player, &mut pool, rng);
            }
        }
        self.deal_discards(observer, &mut pool, rng);
        self.deal_looked(observer, &mut pool, rng);
        self.deck = pool;
        self.deal_picks(observer, rng);
    }

    /// [HID-7] The cards whose place the observer does not know.
    pub fn pool(&self, observer: Viewer) -> Bag {
        let mut pool = self.deck;
        pool.add_all(self.discards.minus(self.known_discards(observer)));
        for player in Player::all(self.players) {
            let seat = self.seat(player);
            pool.add_all(seat.goods.barrels().iter().map(|barrel| barrel.face).collect());
            if !observer.is(player) {
                pool.add_all(seat.hand.minus(self.known_in_hand(player)));
                pool.add_all(seat.tucked);
                pool.add_all(self.looked_by(player));
            }
        }
        pool
    }

    /// [HID-3] The discards whose types the observer knows.
    pub fn known_discards(&self, observer: Viewer) -> Bag {
        let mut known = self.shown;
        if let Viewer::Player(player) = observer {
            known.add_all(self.seat(player).known);
        }
        known
    }

    /// [HID-5] What all know of a hand: marked cards, and the card that its owner is building.
    pub fn known_in_hand(&self, player: Player) -> Bag {
        let mut known = self.seat(player).marks;
        if let Some((builder, card)) = self.building_now()
            && builder == player
            && !known.has(card)
        {
            known.add(card);
        }
        known
    }

    fn deal_seat(&mut self, player: Player, pool: &mut Bag, rng: &mut Rng) {
        let known = self.known_in_hand(player);
        let seat = self.seat_mut(player);
        let mut hand = pool.deal(seat.hand.len() - known.len(), rng);
        hand.add_all(known);
        seat.hand = hand;
        seat.tucked = pool.deal(seat.tucked.len(), rng);
    }

    /// [HID-6] Known discards stay; what the others remember is dealt anew like the rest.
    fn deal_discards(&mut self, observer: Viewer, pool: &mut Bag, rng: &mut Rng) {
        let mut unknown = self.discards.len();
        self.discards = self.known_discards(observer);
        for player in Player::all(self.players) {
            if !observer.is(player) {
                let known = pool.deal(self.seat(player).known.len(), rng);
                self.seat_mut(player).known = known;
                self.discards.add_all(known);
            }
        }
        unknown -= self.discards.len();
        self.discards.add_all(pool.deal(unknown, rng));
    }

    fn deal_looked(&mut self, observer: Viewer, pool: &mut Bag, rng: &mut Rng) {
        if let Phase::Councillor {
            player,
            step: CouncilStep::Look { looked, .. } | CouncilStep::Keep { looked, .. },
        } = &mut self.phase
            && !observer.is(*player)
        {
            *looked = pool.deal(looked.len(), rng);
        }
    }

    /// [DEC-2] Another player's unfinished picks: the lowest of a random set of the size they have to name.
    fn deal_picks(&mut self, observer: Viewer, rng: &mut Rng) {
        let Some((player, from)) = self.picking() else { return };
        if observer.is(player) {
            return;
        }
        if let Some(picks) = self.picks_mut() {
            let mut from = from;
            let set = from.deal(picks.picked.len() + picks.left, rng);
            picks.picked = set.cards().take(usize::from(picks.picked.len())).collect();
        }
    }
}
