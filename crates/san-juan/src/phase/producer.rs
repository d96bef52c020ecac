//! The producer phase: cards from the deck become goods on empty plants (PRO, aqueduct, well).

use emporio_core::{Log, Player};

use crate::action::Action;
use crate::data::{Card, GOODS, Good, PerGood};
use crate::dispatch::Offer;
use crate::event::Event;
use crate::fast::{empty_plants, total};
use crate::pieces::KindSet;
use crate::state::{Phase, ProduceStep, SanJuan};

/// From so many goods of one player on, the well gives its card.
const WELL_NEEDS: u8 = 2;

impl SanJuan {
    /// [PRO-3] The turn of a player; without an empty plant, or without cards, nothing is produced.
    pub(crate) fn producer_turn<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        let chosen = [0; GOODS];
        if self.may_produce(player, &chosen) {
            self.phase = Phase::Producer { player, step: ProduceStep::Choose { chosen } };
        } else {
            self.next_producer(player, log);
        }
    }

    /// [RND-5] The next player produces.
    #[inline(never)]
    pub(crate) fn next_producer<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        self.pass_on(player, Self::producer_turn, log);
    }

    /// [PRO-1, CARD-aqueduct-1] Goods that a player may produce, with or without the library.
    pub fn production(&self, player: Player, library: bool) -> u8 {
        self.allowance(player, library, Card::Aqueduct)
    }

    /// [PRO-4] No more goods than there are cards in deck and discards.
    pub(crate) fn most_goods(&self, player: Player) -> u8 {
        self.production(player, self.library_works(player)).min(self.supply())
    }

    pub(crate) fn empty_plants(&self, player: Player) -> PerGood {
        let seat = self.seat(player);
        empty_plants(seat.visible, *seat.goods.loaded())
    }

    pub(crate) fn may_produce(&self, player: Player, chosen: &PerGood) -> bool {
        total(chosen) < self.most_goods(player)
            && !KindSet::left(self.empty_plants(player), *chosen).is_empty()
    }

    /// [D-PROD] Which goods to make.
    pub(crate) fn produce_options<O: Offer>(&self, player: Player, chosen: &PerGood, offer: O) -> O::Made {
        offer.goods(Action::Stop, Action::Produce, KindSet::left(self.empty_plants(player), *chosen))
    }

    /// A plant is named; at the maximum the choice ends.
    pub(crate) fn produce<L: Log<Event>>(
        &mut self,
        player: Player,
        mut chosen: PerGood,
        good: Good,
        log: &mut L,
    ) {
        chosen[good.index()] += 1;
        if self.may_produce(player, &chosen) {
            self.phase = Phase::Producer { player, step: ProduceStep::Choose { chosen } };
        } else {
            self.make_goods(player, chosen, log);
        }
    }

    /// [PRO-2] The unseen cards are drawn, all kinds having been named.
    pub(crate) fn make_goods<L: Log<Event>>(&mut self, player: Player, chosen: PerGood, log: &mut L) {
        let count = total(&chosen);
        if self.library_works(player) && count > self.production(player, false) {
            self.use_library(log);
        }
        let well = count >= WELL_NEEDS && self.seat(player).has(Card::Well);
        self.phase = Phase::Producer { player, step: ProduceStep::Make { left: chosen, well } };
        self.draw(player, count, log);
    }

    /// [CARD-well-1] One card for its owner after two goods or more.
    pub(crate) fn well<L: Log<Event>>(&mut self, player: Player, works: bool, log: &mut L) {
        if works {
            self.phase = Phase::Producer { player, step: ProduceStep::Well };
            self.draw(player, 1, log);
        } else {
            self.next_producer(player, log);
        }
    }
}
