//! Whose turn it is, what may be done, and one step: the moment first, then the action that belongs to it (DEC).

mod decision;
mod offer;

use emporio_core::{ActionList, Dispatch, Log, Player, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::fast::Choose;
use crate::state::{BuildStep, CouncilStep, Phase, ProduceStep, ProspectStep, SanJuan, TradeStep};

pub use decision::Decision;
pub(crate) use offer::Offer;

impl Dispatch for SanJuan {
    /// How many sit at the table.
    fn players(&self) -> u8 {
        self.players
    }

    /// The round now played, from 1.
    fn round(&self) -> u16 {
        self.round
    }

    /// Who has to act.
    fn turn(&self) -> Turn {
        if self.drawing > 0 {
            return Turn::Chance;
        }
        match self.phase {
            Phase::Over => Turn::Over,
            Phase::Governor | Phase::Deal { .. } | Phase::Trader { step: TradeStep::Tile, .. } => {
                Turn::Chance
            }
            Phase::Role => Turn::Player(self.in_turn(self.roles_taken)),
            Phase::Variant { player, .. }
            | Phase::Builder { player, .. }
            | Phase::Producer { player, .. }
            | Phase::Trader { player, .. }
            | Phase::Councillor { player, .. }
            | Phase::Prospector { player, .. }
            | Phase::Chapel { player }
            | Phase::Limit { player, .. } => Turn::Player(player),
        }
    }

    /// The choices of the player to act, or the outcomes of chance.
    fn legal_actions(&self, out: &mut ActionList<Action>) {
        if self.drawing > 0 {
            self.draw_options(out);
        } else {
            self.options(out);
        }
    }

    /// The choice of the player to act at a place of the list.
    fn choose(&self, place: impl FnOnce(u32) -> u32) -> Action {
        self.options(Choose(place))
    }

    /// One step. Nearly half of all steps are cards drawn: they go a short way of their own.
    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        if self.drawing > 0 {
            let Action::Draw(card) = action else { stray(action) };
            self.take_card(card, log);
        } else {
            self.answer(action, log);
        }
    }
}

/// The caller promises to apply only what is legal: anything else stops the program.
#[cold]
fn stray(action: Action) -> ! {
    unreachable!("`{action}` is applied where it is not legal")
}

/// [DEC-1] What may be done in each step while no card is drawn.
impl SanJuan {
    fn options<O: Offer>(&self, offer: O) -> O::Made {
        match &self.phase {
            Phase::Governor => self.governor_options(offer),
            Phase::Variant { player, picks } | Phase::Limit { player, picks } => {
                offer.cards(None, Action::Discard, picks.options(self.seat(*player).hand))
            }
            Phase::Role => self.role_options(offer),
            Phase::Builder { player, step } => self.builder_options(*player, step, offer),
            Phase::Producer { player, step: ProduceStep::Choose { chosen } } => {
                self.produce_options(*player, chosen, offer)
            }
            Phase::Trader { step: TradeStep::Tile, .. } => self.tile_options(offer),
            Phase::Trader { player, step: TradeStep::Choose { chosen } } => {
                self.sell_options(*player, chosen, offer)
            }
            Phase::Councillor { player, step } => self.councillor_options(*player, step, offer),
            Phase::Prospector { step: ProspectStep::Library, .. } => self.library_options(offer),
            Phase::Prospector { step: ProspectStep::Mine { turned }, .. } => {
                self.mine_options(*turned, offer)
            }
            Phase::Chapel { player } => self.chapel_options(*player, offer),
            Phase::Deal { .. }
            | Phase::Producer { step: ProduceStep::Make { .. } | ProduceStep::Well, .. }
            | Phase::Trader { step: TradeStep::Draw, .. }
            | Phase::Prospector { step: ProspectStep::Draw, .. }
            | Phase::Over => offer.any(None),
        }
    }

    fn builder_options<O: Offer>(&self, player: Player, step: &BuildStep, offer: O) -> O::Made {
        match step {
            BuildStep::Build => self.build_options(player, offer),
            BuildStep::Crane { card } => self.crane_options(player, *card, offer),
            BuildStep::Library { .. } => self.library_options(offer),
            BuildStep::Goods(plan) => self.goods_options(player, plan, offer),
            BuildStep::Pay(plan, picks) => {
                offer.cards(None, Action::Pay, picks.options(self.others(player, plan)))
            }
            BuildStep::Carpenter { .. } | BuildStep::PoorHouse => offer.any(None),
        }
    }

    fn councillor_options<O: Offer>(&self, player: Player, step: &CouncilStep, offer: O) -> O::Made {
        match step {
            CouncilStep::Library => self.library_options(offer),
            CouncilStep::Look { .. } => offer.any(None),
            CouncilStep::Keep { looked, picks } => offer.cards(None, Action::Keep, picks.options(*looked)),
            CouncilStep::Discard { picks } => {
                offer.cards(None, Action::Discard, picks.options(self.seat(player).hand))
            }
        }
    }
}

/// What an action does in each step while no card is drawn.
impl SanJuan {
    #[inline(never)]
    fn answer<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match self.phase {
            Phase::Governor => {
                let Action::Governor(player) = action else { stray(action) };
                self.first_governor(player, log);
            }
            Phase::Variant { player, .. } => {
                let Action::Discard(card) = action else { stray(action) };
                if let Some(cards) = self.name_card(card) {
                    self.discard_surplus(player, cards, log);
                }
            }
            Phase::Role => {
                let Action::Take(role) = action else { stray(action) };
                self.take_role(role, log);
            }
            Phase::Builder { player, step } => self.answer_builder(player, step, action, log),
            Phase::Producer { player, step } => self.answer_producer(player, step, action, log),
            Phase::Trader { player, step } => self.answer_trader(player, step, action, log),
            Phase::Councillor { player, step } => self.answer_councillor(player, step, action, log),
            Phase::Prospector { player, step } => self.answer_prospector(player, step, action, log),
            Phase::Chapel { player } => {
                if action == Action::TuckNothing {
                    return self.tuck(player, None, log);
                }
                let Action::Tuck(card) = action else { stray(action) };
                self.tuck(player, Some(card), log);
            }
            Phase::Limit { player, .. } => {
                let Action::Discard(card) = action else { stray(action) };
                if let Some(cards) = self.name_card(card) {
                    self.limit(player, cards, log);
                }
            }
            Phase::Deal { .. } | Phase::Over => stray(action),
        }
    }

    fn answer_builder<L: Log<Event>>(
        &mut self,
        player: Player,
        step: BuildStep,
        action: Action,
        log: &mut L,
    ) {
        match step {
            BuildStep::Build => {
                if action == Action::Pass {
                    return self.pass(player, log);
                }
                let Action::Build(card) = action else { stray(action) };
                self.build(player, card, log);
            }
            BuildStep::Crane { card } => {
                if action == Action::CoverNothing {
                    return self.cover(player, card, None, log);
                }
                let Action::Cover(cover) = action else { stray(action) };
                self.cover(player, card, Some(cover), log);
            }
            BuildStep::Library { card, cover } => {
                let Action::Library(yes) = action else { stray(action) };
                self.decide_library(player, card, cover, yes, log);
            }
            BuildStep::Goods(plan) => {
                if action == Action::Stop {
                    return self.ask_payment(player, plan, log);
                }
                let Action::Spend(good) = action else { stray(action) };
                self.spend(player, plan, good, log);
            }
            BuildStep::Pay(plan, _) => {
                let Action::Pay(card) = action else { stray(action) };
                if let Some(cards) = self.name_card(card) {
                    self.finish_build(player, plan, cards, log);
                }
            }
            BuildStep::Carpenter { .. } | BuildStep::PoorHouse => stray(action),
        }
    }

    fn answer_producer<L: Log<Event>>(
        &mut self,
        player: Player,
        step: ProduceStep,
        action: Action,
        log: &mut L,
    ) {
        match step {
            ProduceStep::Choose { chosen } => {
                if action == Action::Stop {
                    return self.make_goods(player, chosen, log);
                }
                let Action::Produce(good) = action else { stray(action) };
                self.produce(player, chosen, good, log);
            }
            ProduceStep::Make { .. } | ProduceStep::Well => stray(action),
        }
    }

    fn answer_trader<L: Log<Event>>(&mut self, player: Player, step: TradeStep, action: Action, log: &mut L) {
        match step {
            TradeStep::Tile => {
                let Action::Tile(tile) = action else { stray(action) };
                self.turn_tile(player, tile, log);
            }
            TradeStep::Choose { chosen } => {
                if action == Action::Stop {
                    return self.deliver(player, chosen, log);
                }
                let Action::Sell(good) = action else { stray(action) };
                self.sell(player, chosen, good, log);
            }
            TradeStep::Draw => stray(action),
        }
    }

    fn answer_councillor<L: Log<Event>>(
        &mut self,
        player: Player,
        step: CouncilStep,
        action: Action,
        log: &mut L,
    ) {
        match step {
            CouncilStep::Library => {
                let Action::Library(yes) = action else { stray(action) };
                self.look(player, yes, log);
            }
            CouncilStep::Keep { looked, .. } => {
                let Action::Keep(card) = action else { stray(action) };
                if let Some(cards) = self.name_card(card) {
                    self.keep(player, looked, cards, log);
                }
            }
            CouncilStep::Discard { .. } => {
                let Action::Discard(card) = action else { stray(action) };
                if let Some(cards) = self.name_card(card) {
                    self.archive(player, cards, log);
                }
            }
            CouncilStep::Look { .. } => stray(action),
        }
    }

    fn answer_prospector<L: Log<Event>>(
        &mut self,
        player: Player,
        step: ProspectStep,
        action: Action,
        log: &mut L,
    ) {
        match step {
            ProspectStep::Library => {
                let Action::Library(yes) = action else { stray(action) };
                self.prospect(player, yes, log);
            }
            ProspectStep::Mine { turned } => {
                if action == Action::MineNothing {
                    return self.mine(player, turned, None, log);
                }
                let Action::Mine(card) = action else { stray(action) };
                self.mine(player, turned, Some(card), log);
            }
            ProspectStep::Draw => stray(action),
        }
    }
}
