//! Builder (BLD): buying buildings.

use emporio_core::{ActionList, Log};

use crate::action::Action;
use crate::data::{Building, Role, TWO_SPACES, Tile};
use crate::event::Event;
use crate::fast::affordable;
use crate::pieces::BuildingSet;
use crate::state::{Ending, Phase, PuertoRico};

impl PuertoRico {
    pub(crate) fn start_builder<L: Log<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::Builder;
        self.mover = self.taker;
        if self.buildable().is_empty() {
            self.end_builder_turn(log);
        }
    }

    /// [BLD-1] Clockwise to the next player who can buy something.
    fn end_builder_turn<L: Log<Event>>(&mut self, log: &mut L) {
        loop {
            self.mover = self.left_of(self.mover);
            if self.mover == self.taker {
                return self.end_role(log);
            }
            if !self.buildable().is_empty() {
                return;
            }
        }
    }

    /// [BLD-1] The builder's own discount.
    fn builder_discount(&self) -> u8 {
        u8::from(self.mover == self.taker)
    }

    /// [BLD-1, BLD-2] What the mover pays: quarries up to the column, the builder 1 less, never below 0.
    pub fn price(&self, building: Building) -> u8 {
        let row = building.row();
        let quarries = self.board().workers[Tile::Quarry].min(row.column);
        row.cost.saturating_sub(quarries + self.builder_discount())
    }

    /// [BLD-1, BLD-2, BLD-3, BLD-4] What the mover can buy: money, no second of a name, space, copies.
    pub(crate) fn buildable(&self) -> BuildingSet {
        let (afforded, board) = (self.affordable(), self.board());
        let fitting = match board.city.free_spaces() {
            0 => BuildingSet::EMPTY,
            1 => afforded.without(TWO_SPACES),
            2.. => afforded,
        };
        fitting.without(board.city.built()).and(self.offered.left())
    }

    /// [BLD-2] All buildings whose price the mover can pay.
    pub(crate) fn affordable(&self) -> BuildingSet {
        let board = self.board();
        affordable(
            board.workers[Tile::Quarry],
            board.doubloons.saturating_add(self.builder_discount().into()),
        )
    }

    /// [BLD-5] Whether a building may come with a colonist.
    pub(crate) fn university_works(&self) -> bool {
        self.board().city.works(Building::University) && self.colonist_at_hand()
    }

    /// [DEC-4] A building, each with and without a colonist where the university works; or nothing.
    #[inline(never)]
    pub(crate) fn builder_options(&self, out: &mut ActionList<Action>) {
        let university = self.university_works();
        for building in self.buildable().iter() {
            out.push(Action::Build(building, false));
            if university {
                out.push(Action::Build(building, true));
            }
        }
        out.push(Action::BuildNothing);
    }

    /// [BLD-1, BLD-5] Buys and places a building, perhaps with a colonist on it.
    #[inline(never)]
    pub(crate) fn build<L: Log<Event>>(&mut self, building: Building, colonist: bool, log: &mut L) {
        let price = self.price(building);
        self.offered.take(building);
        if colonist {
            self.fetch_colonist();
        }
        let board = self.board_mut();
        board.doubloons -= u16::from(price);
        board.city.set(building, u8::from(colonist));
        log.tell(Event::Built { player: self.mover, building, price, colonist });
        self.check_full_city(log);
        self.end_builder_turn(log);
    }

    /// [BLD-6] The twelfth space filled ends the game after this round.
    fn check_full_city<L: Log<Event>>(&mut self, log: &mut L) {
        if self.board().city.free_spaces() == 0 && self.end_after_round(Ending::City) {
            log.tell(Event::LastRound { ending: Ending::City });
        }
    }

    #[inline(never)]
    pub(crate) fn build_nothing<L: Log<Event>>(&mut self, log: &mut L) {
        log.tell(Event::Declined { player: self.mover, role: Role::Builder });
        self.end_builder_turn(log);
    }
}
