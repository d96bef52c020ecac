//! Several things that one question asks for, which may be named in any order: colonists, kinds for warehouses.

use emporio_core::{Dispatch, Item, Pick, Picks, Silent};

use crate::action::Action;
use crate::pieces::{GoodSet, Place, kinds_of, later_than};
use crate::state::{Phase, PuertoRico};

impl Picks for PuertoRico {
    /// What the question now asked lets a player pick freely; none where one choice answers it.
    fn pick(&self) -> Option<Pick<Action>> {
        if let Phase::Mayor { place, .. } = self.phase {
            return Some(colonists(self, place));
        }
        let Phase::Storage { chosen, places: places @ 2.. } = self.phase else { return None };
        Some(warehouses(self, chosen, places))
    }

    /// The thing that a step names, and how often.
    fn names(action: Action) -> (Action, u8) {
        match action {
            Action::Place(place, n) => (Action::Place(place, 1), n),
            Action::Hacienda(false)
            | Action::SettleNothing
            | Action::ExtraColonist(false)
            | Action::BuildNothing
            | Action::CraftNothing
            | Action::SellNothing
            | Action::LoadNothing
            | Action::Produce(false)
            | Action::StoreNothing => (action, 0),
            Action::Points(n) => (Action::Points(1), n),
            Action::Role(_)
            | Action::Hacienda(true)
            | Action::Settle(..)
            | Action::ExtraColonist(true)
            | Action::Build(..)
            | Action::Craft(_)
            | Action::Sell(_)
            | Action::Load(..)
            | Action::Wharf(_)
            | Action::Store(_)
            | Action::Keep(_)
            | Action::Tile(_)
            | Action::Produce(true) => (action, 1),
        }
    }

    /// [DEC-3] The colonists that stand on later places after a step without a question, since there is no choice
    /// left.
    fn follows(&self, step: Action) -> Vec<Action> {
        let Action::Place(place, _) = step else { return Vec::new() };
        let mut after = self.clone();
        after.apply(step, &mut Silent);
        let board = &after.boards[self.mover.index()];
        let unasked = board.places_from(place.index() + 1);
        unasked
            .flat_map(|place| (0..board.colonists_on(place)).map(move |_| Action::Place(place, 1)))
            .collect()
    }
}

/// [MAY-3, MAY-4] All colonists not placed yet, on circles of the place asked now and of later ones.
fn colonists(state: &PuertoRico, asked: Place) -> Pick<Action> {
    let board = state.board();
    let left = board.san_juan;
    let item = |place| Item { action: Action::Place(place, 1), times: board.circles_of(place).min(left) };
    Pick { least: left, most: left, items: board.places_from(asked.index()).map(item).collect() }
}

/// [CAP-7, DEC-9] A kind for each warehouse place; with refusals fewer will do.
fn warehouses(state: &PuertoRico, chosen: GoodSet, places: u8) -> Pick<Action> {
    let kinds = kinds_of(&state.board().goods).and(later_than(chosen));
    let items = kinds.iter().map(|good| Item { action: Action::Store(good), times: 1 });
    let least = if state.options.refusals { 0 } else { places };
    Pick { least, most: places.min(kinds.len()), items: items.collect() }
}
