//! Which clause forbids a step that is not an option here.

use emporio_core::{ActionList, Dispatch, Forbidden};

use crate::action::Action;
use crate::data::{Building, Good, Role, Tile};
use crate::phase::bounds;
use crate::pieces::{GoodSet, Place};
use crate::state::{Phase, PuertoRico};

impl Forbidden for PuertoRico {
    /// The clause that forbids a step here; none for a legal one.
    fn forbidden_by(&self, action: Action) -> Option<&'static str> {
        let mut legal = ActionList::new();
        self.legal_actions(&mut legal);
        (!legal.contains(&action)).then(|| self.reason_against(action))
    }
}

impl PuertoRico {
    /// The step is not an option: why.
    fn reason_against(&self, action: Action) -> &'static str {
        match action {
            Action::Role(role) if !self.cards().contains(&role) => "SET-4",
            Action::Role(_) => "RND-1",
            Action::Hacienda(_) => "SETL-4",
            Action::Settle(tile, colonist) => self.against_settling(tile, colonist),
            Action::SettleNothing | Action::BuildNothing | Action::SellNothing => "RND-1",
            Action::ExtraColonist(_) => "MAY-1",
            Action::Place(place, n) => self.against_placing(place, n),
            Action::Build(building, colonist) => self.against_building(building, colonist),
            Action::Craft(_) | Action::CraftNothing => "CRA-3",
            Action::Sell(good) => self.against_selling(good),
            Action::Load(good, size) => self.against_loading(good, size),
            Action::Wharf(_) => "CAP-6",
            Action::LoadNothing => "CAP-1",
            Action::Store(_) | Action::Keep(_) if self.current_role() != Some(Role::Captain) => "RND-1",
            Action::Store(_) | Action::Keep(_) => self.against_storing(),
            Action::Tile(_) => "CHA-1",
            Action::Produce(_) | Action::Points(_) | Action::StoreNothing => "RUL-6",
        }
    }

    fn against_settling(&self, tile: Tile, colonist: bool) -> &'static str {
        if self.current_role() != Some(Role::Settler) {
            return "RND-1";
        }
        if self.phase != Phase::Settler {
            return "DEC-2";
        }
        match tile.good() {
            Some(good) if self.face_up[good] == 0 => "SETL-1",
            None if self.quarries == 0 => "SETL-2",
            None if !self.may_take_quarry() => "SETL-1",
            Some(_) | None if colonist => "SETL-6",
            Some(_) | None => "SETL-2",
        }
    }

    /// [MAY-3, MAY-4, MAY-7] Colonists are placed in the mayor's phase only, place by place, within the bounds.
    fn against_placing(&self, place: Place, n: u8) -> &'static str {
        let Phase::Mayor { place: asked, room } = self.phase else { return "MAY-7" };
        if place != asked {
            return "DEC-3";
        }
        let board = self.board();
        let (least, _) = bounds(board.san_juan, board.circles_of(place), room);
        if n < least { "MAY-4" } else { "MAY-3" }
    }

    fn against_building(&self, building: Building, colonist: bool) -> &'static str {
        if self.phase != Phase::Builder {
            return "RND-1";
        }
        if self.board().city.built().has(building) {
            "BLD-3"
        } else if self.offered.copies(building) == 0 {
            "BLD-4"
        } else if !self.affordable().has(building) {
            "BLD-2"
        } else if self.buildable().has(building) && colonist {
            "BLD-5"
        } else {
            "BLD-3"
        }
    }

    fn against_selling(&self, good: Good) -> &'static str {
        if self.phase != Phase::Trader {
            "RND-1"
        } else if self.board().goods[good] == 0 {
            "TRA-1"
        } else {
            "TRA-2"
        }
    }

    fn against_loading(&self, good: Good, size: u8) -> &'static str {
        let Some(ship) = self.fleet().iter().find(|ship| ship.size == size) else { return "SET-4" };
        if matches!(self.phase, Phase::Points { .. }) {
            "CAP-4"
        } else if matches!(self.phase, Phase::Storage { .. }) {
            "CAP-7"
        } else if !matches!(self.phase, Phase::Captain { .. }) {
            "RND-1"
        } else if self.board().goods[good] == 0 {
            "CAP-1"
        } else if !ship.is_empty() || !self.is_on_no_ship(good) {
            "CAP-2"
        } else {
            "CAP-3"
        }
    }

    fn is_on_no_ship(&self, good: Good) -> bool {
        let carried: GoodSet = self.ships.iter().filter_map(|ship| ship.good).collect();
        !carried.has(good)
    }

    fn against_storing(&self) -> &'static str {
        if matches!(self.phase, Phase::Storage { .. }) { "DEC-7" } else { "CAP-7" }
    }
}
