//! The memory of each phase against the table: part of the checks of a position.

use emporio_core::Player;

use super::{Check, need};
use crate::data::{Card, Good, MINE_CARDS, PerGood, Role, TILES};
use crate::fast::total;
use crate::phase::is_vein;
use crate::state::{BuildStep, CouncilStep, Cover, Plan, ProduceStep, ProspectStep, SanJuan, TradeStep};

impl SanJuan {
    pub(super) fn check_builder(&self, player: Player, step: &BuildStep) -> Check {
        self.check_role(player, Role::Builder)?;
        match step {
            BuildStep::Build => self.no_draw(),
            BuildStep::Crane { card } => {
                self.no_draw()?;
                need(self.seat(player).has(Card::Crane), "CARD-crane-1", "there is no crane")?;
                self.check_card(player, *card, None)
            }
            BuildStep::Library { card, cover } => {
                self.no_draw()?;
                self.check_card(player, *card, *cover)?;
                self.check_library(player)?;
                let helps = !Cover::is(*cover, Card::Library) && self.price(player, *card, *cover, false) > 0;
                need(helps, "RUL-19", "the library does not lower the price")?;
                let payable = self.price(player, *card, *cover, false) <= self.cash(player, *cover);
                need(payable, "BLD-3", "without the library the price cannot be paid: it is no question")
            }
            BuildStep::Goods(plan) => {
                self.no_draw()?;
                self.check_plan(player, plan)?;
                need(self.may_spend(player, plan), "CARD-blackmarket-1", "no more goods can be spent")
            }
            BuildStep::Pay(plan, picks) => {
                self.no_draw()?;
                self.check_plan(player, plan)?;
                self.check_picks(picks, self.others(player, plan), plan.to_pay(), "BLD-2")
            }
            BuildStep::Carpenter { .. } | BuildStep::PoorHouse => self.check_draw(1..=1),
        }
    }

    /// [BLD-8, CARD-crane-5] The card can be built there.
    fn check_card(&self, player: Player, card: Card, cover: Option<Cover>) -> Check {
        let seat = self.seat(player);
        need(seat.hand.has(card), "BLD-1", "the card to be built is not in hand")?;
        need(card.is_plant() || !seat.has(card), "BLD-8", "the violet building stands already")?;
        let fits = |cover| self.covers(player).any(|one| one == cover) && cover.card() != card;
        need(cover.is_none_or(fits), "CARD-crane-1", "this building cannot be covered")
    }

    /// [RUL-19] The library can be asked about.
    fn check_library(&self, player: Player) -> Check {
        let asked = self.library_is_asked() && self.library_works(player);
        need(asked, "CARD-library-3", "the library is no question here")
    }

    fn check_plan(&self, player: Player, plan: &Plan) -> Check {
        self.check_card(player, plan.card, plan.cover)?;
        let library = !plan.library || (self.library_works(player) && !Cover::is(plan.cover, Card::Library));
        need(library, "CARD-library-1", "no library lowers this price")?;
        let price = self.price(player, plan.card, plan.cover, plan.library);
        need(plan.price == price, "BLD-4", "the price is another")?;
        need(self.can_spend(player, plan), "CARD-blackmarket-1", "these goods cannot be spent")
    }

    pub(super) fn check_producer(&self, player: Player, step: &ProduceStep) -> Check {
        self.check_role(player, Role::Producer)?;
        let fits = |chosen: &PerGood| {
            Good::ALL.iter().all(|&good| chosen[good.index()] <= self.seat(player).empty_plants(good))
        };
        match step {
            ProduceStep::Choose { chosen } => {
                self.no_draw()?;
                need(fits(chosen) && self.may_produce(player, chosen), "PRO-2", "these goods cannot be made")
            }
            ProduceStep::Make { left, .. } => {
                need(fits(left), "PRO-3", "there is no empty plant for a good")?;
                self.check_draw(total(left)..=total(left))
            }
            ProduceStep::Well => self.check_draw(1..=1),
        }
    }

    pub(super) fn check_trader(&self, player: Player, step: &TradeStep) -> Check {
        self.check_role(player, Role::Trader)?;
        match step {
            TradeStep::Tile => {
                self.no_draw()?;
                let unseen = usize::from(self.tiles_turned) < TILES && player == self.chooser();
                need(unseen, "TRA-1", "no tile is to be turned up")
            }
            TradeStep::Choose { chosen } => {
                self.no_draw()?;
                need(self.tile().is_some(), "TRA-1", "no tile is face up")?;
                let loaded = self.seat(player).goods.loaded();
                let fits = chosen.iter().zip(loaded).all(|(chosen, loaded)| chosen <= loaded);
                need(fits && self.may_sell(player, chosen), "TRA-3", "these goods cannot be sold")
            }
            TradeStep::Draw => {
                need(self.tile().is_some(), "TRA-1", "no tile is face up")?;
                self.check_draw(1..=4 * 3 + 2)
            }
        }
    }

    pub(super) fn check_councillor(&self, player: Player, step: &CouncilStep) -> Check {
        self.check_role(player, Role::Councillor)?;
        let seat = self.seat(player);
        match step {
            CouncilStep::Library => {
                self.no_draw()?;
                self.check_library(player)
            }
            CouncilStep::Look { looked, drawn } => {
                self.check_draw(1..=8)?;
                let seen =
                    if seat.has(Card::Archive) { drawn.saturating_sub(self.drawing) } else { looked.len() };
                let archive = !seat.has(Card::Archive) || looked.is_empty();
                let adds_up = *drawn <= 8 && u32::from(seen) + u32::from(self.drawing) == u32::from(*drawn);
                let held = looked.len() == seen || seat.hand.len() >= seen;
                need(archive && adds_up && held, "COU-1", "the cards looked at do not add up")
            }
            CouncilStep::Keep { looked, picks } => {
                self.no_draw()?;
                need(!seat.has(Card::Archive) && looked.len() <= 8, "COU-1", "no card is to be kept")?;
                self.check_picks(picks, *looked, self.kept(player, looked.len()), "COU-1")
            }
            CouncilStep::Discard { picks } => {
                self.no_draw()?;
                let all = picks.picked.len().saturating_add(picks.left);
                need(seat.has(Card::Archive) && all <= 7, "CARD-archive-2", "not so many cards go")?;
                self.check_picks(picks, seat.hand, all, "CARD-archive-2")
            }
        }
    }

    pub(super) fn check_prospector(&self, player: Player, step: &ProspectStep) -> Check {
        self.check_role(player, Role::Prospector)?;
        match step {
            ProspectStep::Library => {
                self.no_draw()?;
                self.check_library(player)
            }
            ProspectStep::Draw => self.check_draw(1..=2),
            ProspectStep::Mine { turned } => {
                need(self.seat(player).has(Card::GoldMine), "CARD-goldmine-1", "there is no gold mine")?;
                let few = turned.len() + self.drawing.min(MINE_CARDS + 1) <= MINE_CARDS;
                need(few, "CARD-goldmine-1", "too many cards are turned up")?;
                if self.drawing > 0 {
                    return self.check_draw(1..=MINE_CARDS);
                }
                need(is_vein(*turned), "CARD-goldmine-2", "the gold mine gives no choice")
            }
        }
    }

    pub(super) fn check_new_round(&self, player: Player) -> Check {
        self.no_draw()?;
        self.is_player(player)?;
        let begins = self.round > 1 && self.roles_taken == 0;
        need(begins, "NEW-4", "chapel and hand limit come at the start of a later round")
    }
}
