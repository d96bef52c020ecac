//! One step: an action finds the function of its chapter.

use emporio_core::Log;

use crate::action::Action;
use crate::data::{Card, Good};
use crate::event::Event;
use crate::state::{BuildStep, CouncilStep, Cover, Phase, ProduceStep, ProspectStep, SanJuan, TradeStep};

/// What `apply` is promised: the caller offers only legal actions.
const LEGAL: &str = "an action is applied only where it is legal";

impl SanJuan {
    #[inline]
    pub(crate) fn take_step<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match action {
            Action::Draw(card) => self.take_card(card, log),
            Action::Governor(player) => self.first_governor(player, log),
            Action::Tile(tile) => self.turn_tile(self.chooser(), tile, log),
            Action::Take(role) => self.take_role(role, log),
            Action::Pass | Action::Build(_) => self.answer_build(action, log),
            Action::CoverNothing => self.answer_crane(None, log),
            Action::Cover(cover) => self.answer_crane(Some(cover), log),
            Action::Library(yes) => self.answer_library(yes, log),
            Action::Pay(card) => self.answer_payment(card, log),
            Action::Spend(good) | Action::Produce(good) | Action::Sell(good) => {
                self.answer_goods(Some(good), log);
            }
            Action::Stop => self.answer_goods(None, log),
            Action::Keep(card) => self.answer_keep(card, log),
            Action::Discard(card) => self.answer_discard(card, log),
            Action::MineNothing => self.answer_mine(None, log),
            Action::Mine(card) => self.answer_mine(Some(card), log),
            Action::TuckNothing => self.answer_chapel(None, log),
            Action::Tuck(card) => self.answer_chapel(Some(card), log),
        }
    }

    fn answer_build<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        let Phase::Builder { player, step: BuildStep::Build } = self.phase else { unreachable!("{LEGAL}") };
        match action {
            Action::Build(card) => self.build(player, card, log),
            _ => self.pass(player, log),
        }
    }

    fn answer_crane<L: Log<Event>>(&mut self, cover: Option<Cover>, log: &mut L) {
        let Phase::Builder { player, step: BuildStep::Crane { card } } = self.phase else {
            unreachable!("{LEGAL}")
        };
        self.cover(player, card, cover, log);
    }

    fn answer_library<L: Log<Event>>(&mut self, yes: bool, log: &mut L) {
        match self.phase {
            Phase::Builder { player, step: BuildStep::Library { card, cover } } => {
                self.plan(player, card, cover, yes, log);
            }
            Phase::Councillor { player, .. } => self.look(player, yes, log),
            Phase::Prospector { player, .. } => self.prospect(player, yes, log),
            _ => unreachable!("{LEGAL}"),
        }
    }

    fn answer_goods<L: Log<Event>>(&mut self, good: Option<Good>, log: &mut L) {
        match (self.phase, good) {
            (Phase::Builder { player, step: BuildStep::Goods(plan) }, Some(good)) => {
                self.spend(player, plan, good, log);
            }
            (Phase::Builder { player, step: BuildStep::Goods(plan) }, None) => {
                self.ask_payment(player, plan, log);
            }
            (Phase::Producer { player, step: ProduceStep::Choose { chosen } }, Some(good)) => {
                self.produce(player, chosen, good, log);
            }
            (Phase::Producer { player, step: ProduceStep::Choose { chosen } }, None) => {
                self.make_goods(player, chosen, log);
            }
            (Phase::Trader { player, step: TradeStep::Choose { chosen } }, Some(good)) => {
                self.sell(player, chosen, good, log);
            }
            (Phase::Trader { player, step: TradeStep::Choose { chosen } }, None) => {
                self.deliver(player, chosen, log);
            }
            _ => unreachable!("{LEGAL}"),
        }
    }

    fn answer_payment<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        let Phase::Builder { player, step: BuildStep::Pay(plan, picks) } = &mut self.phase else {
            unreachable!("{LEGAL}")
        };
        if picks.name(card) {
            let (player, plan, paid) = (*player, *plan, picks.picked);
            self.finish_build(player, plan, paid, log);
        }
    }

    fn answer_keep<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        let Phase::Councillor { player, step: CouncilStep::Keep { looked, picks } } = &mut self.phase else {
            unreachable!("{LEGAL}")
        };
        if picks.name(card) {
            let (player, looked, kept) = (*player, *looked, picks.picked);
            self.keep(player, looked, kept, log);
        }
    }

    fn answer_discard<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        match &mut self.phase {
            Phase::Variant { player, picks } => {
                if picks.name(card) {
                    let (player, cards) = (*player, picks.picked);
                    self.discard_surplus(player, cards, log);
                }
            }
            Phase::Councillor { player, step: CouncilStep::Discard { picks } } => {
                if picks.name(card) {
                    let (player, cards) = (*player, picks.picked);
                    self.archive(player, cards, log);
                }
            }
            Phase::Limit { player, picks } => {
                if picks.name(card) {
                    let (player, cards) = (*player, picks.picked);
                    self.limit(player, cards, log);
                }
            }
            _ => unreachable!("{LEGAL}"),
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
