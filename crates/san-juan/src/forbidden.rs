//! The clause that forbids an action, where it can be told.

use emporio_core::{ActionList, Dispatch, Forbidden, Player};

use crate::action::Action;
use crate::data::{Card, Good};
use crate::dispatch::Decision;
use crate::state::{Cover, Phase, SanJuan};

impl Forbidden for SanJuan {
    /// Why the action is not legal here; none if it is, or if it answers no question of this moment.
    fn forbidden_by(&self, action: Action) -> Option<&'static str> {
        let mut legal = ActionList::new();
        self.legal_actions(&mut legal);
        if legal.contains(&action) { None } else { self.clause_against(action) }
    }
}

impl SanJuan {
    fn clause_against(&self, action: Action) -> Option<&'static str> {
        match (self.decision(), action) {
            (Some((_, asked)), _) if !answers(asked, action) => Some(clause_of(asked)),
            (Some((_, asked)), Action::Discard(card)) => {
                Some(self.clause_against_pick(card, clause_of(asked)))
            }
            (Some((player, _)), _) => Some(self.clause_for_answer(player, action)),
            (None, Action::Draw(_)) if self.drawing > 0 => Some("CHN-4"),
            (None, Action::Tile(_)) if self.drawing == 0 && self.phase != Phase::Over => Some("CHN-3"),
            (None, Action::Governor(_)) if self.phase == Phase::Governor => Some("CHN-2"),
            (None, _) => (self.phase == Phase::Over).then_some("END-1"),
        }
    }

    /// The clause against an answer to the question that is asked.
    fn clause_for_answer(&self, player: Player, action: Action) -> &'static str {
        match action {
            Action::Take(_) => "RND-4",
            Action::Build(card) => self.clause_against_building(player, card),
            Action::CoverNothing => "BLD-3",
            Action::Cover(cover) => self.clause_against_cover(player, cover),
            Action::Library(_) => "CARD-library-3",
            Action::Spend(good) => self.clause_against_good(player, good),
            Action::Stop => "BLD-3",
            Action::Produce(good) => or_order(self.seat(player).empty_plants(good) == 0, "PRO-3"),
            Action::Sell(good) => or_order(self.seat(player).goods.count(good) == 0, "TRA-2"),
            Action::Pay(card) => self.clause_against_payment(player, card),
            Action::Keep(card) => self.clause_against_pick(card, "COU-1"),
            Action::Mine(_) => "CARD-goldmine-2",
            Action::Tuck(_) => "CARD-chapel-1",
            Action::Governor(_)
            | Action::Tile(_)
            | Action::Draw(_)
            | Action::Discard(_)
            | Action::Pass
            | Action::MineNothing
            | Action::TuckNothing => "DEC-2",
        }
    }

    fn clause_against_building(&self, player: Player, card: Card) -> &'static str {
        let seat = self.seat(player);
        if !seat.hand.has(card) {
            "BLD-1"
        } else if card.is_violet() && seat.has(card) {
            "BLD-8"
        } else {
            "BLD-3"
        }
    }

    fn clause_against_cover(&self, player: Player, cover: Cover) -> &'static str {
        let building = self.building_now().map(|(_, card)| card);
        if cover.card() == Card::Crane {
            "CARD-crane-3"
        } else if building == Some(cover.card()) {
            "CARD-crane-5"
        } else if self.covers(player).all(|one| one != cover) {
            "CARD-crane-1"
        } else {
            "BLD-3"
        }
    }

    fn clause_against_good(&self, player: Player, good: Good) -> &'static str {
        let plan = self.plan_now();
        let covered = plan.and_then(|plan| plan.cover) == Some(Cover::Loaded(good));
        if covered && self.seat(player).goods.count(good) == 1 {
            "CARD-crane-4"
        } else if self.seat(player).goods.count(good) == 0 {
            "CARD-blackmarket-1"
        } else {
            "DEC-2"
        }
    }

    fn clause_against_payment(&self, player: Player, card: Card) -> &'static str {
        let own = self.building_now().map(|(_, building)| building) == Some(card);
        if own && self.seat(player).hand.count(card) == 1 {
            "BLD-2"
        } else {
            self.clause_against_pick(card, "BLD-2")
        }
    }

    /// A card that is not there, or one that is named out of order.
    fn clause_against_pick(&self, card: Card, missing: &'static str) -> &'static str {
        let there = self.picking().is_some_and(|(_, from)| from.has(card));
        or_order(!there, missing)
    }
}

/// [DEC-2] The clause that is broken, else the canonical order.
fn or_order(broken: bool, clause: &'static str) -> &'static str {
    if broken { clause } else { "DEC-2" }
}

/// Whether the action is an answer to the question, right or wrong.
fn answers(asked: Decision, action: Action) -> bool {
    match asked {
        Decision::Variant | Decision::Archive | Decision::Limit => matches!(action, Action::Discard(_)),
        Decision::Role => matches!(action, Action::Take(_)),
        Decision::Build => matches!(action, Action::Pass | Action::Build(_)),
        Decision::Crane => matches!(action, Action::CoverNothing | Action::Cover(_)),
        Decision::Library => matches!(action, Action::Library(_)),
        Decision::BlackMarket => matches!(action, Action::Spend(_) | Action::Stop),
        Decision::Pay => matches!(action, Action::Pay(_)),
        Decision::Produce => matches!(action, Action::Produce(_) | Action::Stop),
        Decision::Sell => matches!(action, Action::Sell(_) | Action::Stop),
        Decision::Keep => matches!(action, Action::Keep(_)),
        Decision::Mine => matches!(action, Action::MineNothing | Action::Mine(_)),
        Decision::Chapel => matches!(action, Action::TuckNothing | Action::Tuck(_)),
    }
}

/// The clause that says what has to be answered now.
fn clause_of(asked: Decision) -> &'static str {
    match asked {
        Decision::Variant => "SET-5",
        Decision::Role => "RND-4",
        Decision::Build => "BLD-1",
        Decision::Crane => "CARD-crane-1",
        Decision::Library => "CARD-library-3",
        Decision::BlackMarket => "CARD-blackmarket-1",
        Decision::Pay => "BLD-2",
        Decision::Produce => "PRO-1",
        Decision::Sell => "TRA-2",
        Decision::Keep => "COU-1",
        Decision::Archive => "CARD-archive-1",
        Decision::Mine => "CARD-goldmine-2",
        Decision::Chapel => "CARD-chapel-1",
        Decision::Limit => "NEW-3",
    }
}
