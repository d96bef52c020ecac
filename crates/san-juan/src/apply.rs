//! One step: an action finds the function of its chapter.

use emporio_core::Log;

use crate::action::Action;
use crate::data::{Card, Good};
use crate::event::Event;
use crate::state::{BuildStep, CouncilStep, Cover, Phase, ProduceStep, ProspectStep, SanJuan, TradeStep};

/// What `apply` is promised: the caller offers only legal actions.
const LEGAL: &str = "an action is applied only where it is legal";

impl SanJuan {
    /// Nearly half of all steps are cards drawn: they go a short way of their own.
    #[inline]
    pub(crate) fn take_step<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        if let Action::Draw(card) = action {
            self.take_card(card, log);
        } else {
            self.answer(action, log);
        }
    }

    #[inline(never)]
    fn answer<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match action {
            Action::Draw(card) => self.take_card(card, log),
            Action::Governor(player) => self.first_governor(player, log),
            Action::Tile(tile) => self.turn_tile(self.chooser(), tile, log),
            Action::Take(role) => self.take_role(role, log),
            Action::Pass => self.answer_build(None, log),
            Action::Build(card) => self.answer_build(Some(card), log),
            Action::CoverNothing => self.answer_crane(None, log),
            Action::Cover(cover) => self.answer_crane(Some(cover), log),
            Action::Library(yes) => self.answer_library(yes, log),
            Action::Spend(good) | Action::Produce(good) | Action::Sell(good) => {
                self.answer_goods(Some(good), log);
            }
            Action::Stop => self.answer_goods(None, log),
            Action::Pay(card) | Action::Keep(card) | Action::Discard(card) => self.answer_pick(card, log),
            Action::MineNothing => self.answer_mine(None, log),
            Action::Mine(card) => self.answer_mine(Some(card), log),
            Action::TuckNothing => self.answer_chapel(None, log),
            Action::Tuck(card) => self.answer_chapel(Some(card), log),
        }
    }

    fn answer_build<L: Log<Event>>(&mut self, card: Option<Card>, log: &mut L) {
        let Phase::Builder { player, step: BuildStep::Build } = self.phase else { unreachable!("{LEGAL}") };
        match card {
            Some(card) => self.build(player, card, log),
            None => self.pass(player, log),
        }
    }

    fn answer_crane<L: Log<Event>>(&mut self, cover: Option<Cover>, log: &mut L) {
        let Phase::Builder { player, step: BuildStep::Crane { card } } = self.phase else {
            unreachable!("{LEGAL}")
        };
        self.cover(player, card, cover, log);
    }

    fn answer_library<L: Log<Event>>(&mut self, yes: bool, log: &mut L) {
        if let Phase::Builder { player, step: BuildStep::Library { card, cover } } = self.phase {
            self.decide_library(player, card, cover, yes, log);
        } else if let Phase::Councillor { player, .. } = self.phase {
            self.look(player, yes, log);
        } else if let Phase::Prospector { player, .. } = self.phase {
            self.prospect(player, yes, log);
        } else {
            unreachable!("{LEGAL}");
        }
    }

    fn answer_goods<L: Log<Event>>(&mut self, good: Option<Good>, log: &mut L) {
        if let Phase::Producer { player, step: ProduceStep::Choose { chosen } } = self.phase {
            match good {
                Some(good) => self.produce(player, chosen, good, log),
                None => self.make_goods(player, chosen, log),
            }
        } else if let Phase::Trader { player, step: TradeStep::Choose { chosen } } = self.phase {
            match good {
                Some(good) => self.sell(player, chosen, good, log),
                None => self.deliver(player, chosen, log),
            }
        } else if let Phase::Builder { player, step: BuildStep::Goods(plan) } = self.phase {
            match good {
                Some(good) => self.spend(player, plan, good, log),
                None => self.ask_payment(player, plan, log),
            }
        } else {
            unreachable!("{LEGAL}");
        }
    }

    /// [DEC-2] One more card is named; after the last all of them move.
    fn answer_pick<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        let Some(picks) = self.picks_mut() else { unreachable!("{LEGAL}") };
        if !picks.name(card) {
            return;
        }
        let cards = picks.picked;
        if let Phase::Builder { player, step: BuildStep::Pay(plan, _) } = self.phase {
            self.finish_build(player, plan, cards, log);
        } else if let Phase::Councillor { player, step: CouncilStep::Keep { looked, .. } } = self.phase {
            self.keep(player, looked, cards, log);
        } else if let Phase::Councillor { player, .. } = self.phase {
            self.archive(player, cards, log);
        } else if let Phase::Limit { player, .. } = self.phase {
            self.limit(player, cards, log);
        } else if let Phase::Variant { player, .. } = self.phase {
            self.discard_surplus(player, cards, log);
        }
    }

    fn answer_mine<L: Log<Event>>(&mut self, card: Option<Card>, log: &mut L) {
        let Phase::Prospector { player, step: ProspectStep::Mine { turned } } = self.phase else {
            unreachable!("{LEGAL}")
        };
        self.mine(player, turned, card, log);
    }

    fn answer_chapel<L: Log<Event>>(&mut self, card: Option<Card>, log: &mut L) {
        let Phase::Chapel { player } = self.phase else { unreachable!("{LEGAL}") };
        self.tuck(player, card, log);
    }
}
