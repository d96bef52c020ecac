//! What one question lets a player pick in any order: cards to pay, keep or discard, goods to make, sell or spend
//! (DEC-2).

use emporio_core::{Item, Pick, Picks};

use crate::action::Action;
use crate::data::{Card, Good, PerGood};
use crate::dispatch::Decision;
use crate::fast::total;
use crate::phase::goods_left;
use crate::pieces::{Bag, KindSet};
use crate::state::{BuildStep, Phase, ProduceStep, SanJuan, TradeStep};

impl Picks for SanJuan {
    /// [DEC-2] What may be picked now; none where one choice answers the question.
    fn pick(&self) -> Option<Pick<Action>> {
        let (_, asked) = self.decision()?;
        match asked {
            Decision::Variant | Decision::Archive | Decision::Limit => cards(self, Action::Discard),
            Decision::Pay => cards(self, Action::Pay),
            Decision::Keep => cards(self, Action::Keep),
            Decision::BlackMarket => spending(self),
            Decision::Produce => producing(self),
            Decision::Sell => selling(self),
            Decision::Role
            | Decision::Build
            | Decision::Crane
            | Decision::Library
            | Decision::Mine
            | Decision::Chapel => None,
        }
    }

    /// [DEC-2] The thing that a step names and how often: `stop` names nothing.
    fn names(action: Action) -> (Action, u8) {
        (action, u8::from(action != Action::Stop))
    }
}

/// Exactly so many cards as are left to be named.
fn cards(game: &SanJuan, each: fn(Card) -> Action) -> Option<Pick<Action>> {
    let (_, from) = game.picking()?;
    let picks = game.picks()?;
    let rest: Bag = from.minus(picks.picked);
    let items = rest
        .iter()
        .filter(|(card, _)| *card >= picks.lowest())
        .map(|(card, count)| Item { action: each(card), times: count.min(picks.left) })
        .collect();
    Some(Pick { least: picks.left, most: picks.left, items })
}

/// [CARD-blackmarket-2] Goods beside the hand: at least those that it cannot do without.
fn spending(game: &SanJuan) -> Option<Pick<Action>> {
    let Phase::Builder { player, step: BuildStep::Goods(plan) } = game.phase else { return None };
    let least = plan.to_pay().saturating_sub(game.others(player, &plan).len());
    Some(goods(game.spendable(player, &plan), plan.goods, least, goods_left(&plan), Action::Spend))
}

/// [PRO-1] Goods for empty plants, or none.
fn producing(game: &SanJuan) -> Option<Pick<Action>> {
    let Phase::Producer { player, step: ProduceStep::Choose { chosen } } = game.phase else { return None };
    let most = game.most_goods(player) - total(&chosen);
    Some(goods(game.empty_plants(player), chosen, 0, most, Action::Produce))
}

/// [TRA-2] Goods on plants, or none.
fn selling(game: &SanJuan) -> Option<Pick<Action>> {
    let Phase::Trader { player, step: TradeStep::Choose { chosen } } = game.phase else { return None };
    let most = game.sales(player, game.library_works(player)) - total(&chosen);
    Some(goods(*game.seat(player).goods.loaded(), chosen, 0, most, Action::Sell))
}

fn goods(there: PerGood, chosen: PerGood, least: u8, most: u8, each: fn(Good) -> Action) -> Pick<Action> {
    let item = |good: Good| {
        let left = there[good.index()] - chosen[good.index()];
        Item { action: each(good), times: left.min(most) }
    };
    let items: Vec<Item<Action>> = KindSet::left(there, chosen).map(item).collect();
    let all: u8 = items.iter().map(|item| item.times).sum();
    Pick { least, most: most.min(all), items }
}
