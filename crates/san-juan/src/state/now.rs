//! What the step now played holds: the card being built, the cards looked at, the cards named so far.

use emporio_core::Player;

use super::{BuildStep, CouncilStep, Phase, Plan, SanJuan};
use crate::data::Card;
use crate::pieces::{Bag, Picks};

impl SanJuan {
    /// The card named in a build that is not finished.
    pub fn building_now(&self) -> Option<(Player, Card)> {
        let Phase::Builder { player, step } = &self.phase else { return None };
        match step {
            BuildStep::Crane { card } | BuildStep::Library { card, .. } => Some((*player, *card)),
            BuildStep::Goods(plan) | BuildStep::Pay(plan, _) => Some((*player, plan.card)),
            BuildStep::Build | BuildStep::Carpenter { .. } | BuildStep::PoorHouse => None,
        }
    }

    /// The build that is being paid.
    pub(crate) fn plan_now(&self) -> Option<Plan> {
        let Phase::Builder { step, .. } = self.phase else { return None };
        match step {
            BuildStep::Goods(plan) | BuildStep::Pay(plan, _) => Some(plan),
            BuildStep::Build
            | BuildStep::Crane { .. }
            | BuildStep::Library { .. }
            | BuildStep::Carpenter { .. }
            | BuildStep::PoorHouse => None,
        }
    }

    /// The cards that a councillor looks at.
    pub fn looked_by(&self, player: Player) -> Bag {
        let Phase::Councillor { player: looking, step } = &self.phase else { return Bag::EMPTY };
        match step {
            CouncilStep::Look { looked, .. } | CouncilStep::Keep { looked, .. } if *looking == player => {
                *looked
            }
            CouncilStep::Library
            | CouncilStep::Look { .. }
            | CouncilStep::Keep { .. }
            | CouncilStep::Discard { .. } => Bag::EMPTY,
        }
    }

    /// Who is picking cards, and out of which.
    pub fn picking(&self) -> Option<(Player, Bag)> {
        if let Phase::Builder { player, step: BuildStep::Pay(plan, _) } = &self.phase {
            return Some((*player, self.others(*player, plan)));
        }
        if let Phase::Councillor { player, step: CouncilStep::Keep { looked, .. } } = self.phase {
            return Some((player, looked));
        }
        let (Phase::Variant { player, .. }
        | Phase::Limit { player, .. }
        | Phase::Councillor { player, step: CouncilStep::Discard { .. } }) = self.phase
        else {
            return None;
        };
        Some((player, self.seat(player).hand))
    }

    /// The unfinished picks.
    pub fn picks(&self) -> Option<Picks> {
        if let Phase::Variant { picks, .. }
        | Phase::Limit { picks, .. }
        | Phase::Builder { step: BuildStep::Pay(_, picks), .. }
        | Phase::Councillor {
            step: CouncilStep::Keep { picks, .. } | CouncilStep::Discard { picks },
            ..
        } = self.phase
        {
            Some(picks)
        } else {
            None
        }
    }

    /// How many cards are still to be named.
    pub(crate) fn left_to_pick(&self) -> u8 {
        self.picks().map_or(0, |picks| picks.left)
    }

    /// The cards that a player has named so far.
    pub(crate) fn picked_by(&self, player: Player) -> Bag {
        let picks = self.picks().filter(|_| self.picking().is_some_and(|(picker, _)| picker == player));
        picks.map_or(Bag::EMPTY, |picks| picks.picked)
    }

    /// [DEC-2] Names one more card of those to be picked; gives all of them with the last.
    pub(crate) fn name_card(&mut self, card: Card) -> Option<Bag> {
        let picks = self.picks_mut().expect("a card is named only where cards are picked");
        picks.name(card).then_some(picks.picked)
    }

    pub(crate) fn picks_mut(&mut self) -> Option<&mut Picks> {
        let (Phase::Variant { picks, .. }
        | Phase::Limit { picks, .. }
        | Phase::Builder { step: BuildStep::Pay(_, picks), .. }
        | Phase::Councillor {
            step: CouncilStep::Keep { picks, .. } | CouncilStep::Discard { picks },
            ..
        }) = &mut self.phase
        else {
            return None;
        };
        Some(picks)
    }
}
