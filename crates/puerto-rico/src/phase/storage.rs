//! Captain, second part (CAP-7, CAP-8): goods are stored, full ships sail.

use emporio_core::{ActionList, Log};

use crate::action::Action;
use crate::data::{Building, Good};
use crate::event::Event;
use crate::pieces::{GoodSet, PerGood, kinds_of, later_than};
use crate::state::{Phase, PlayerBoard, PuertoRico};

impl PuertoRico {
    pub(crate) fn start_storage<L: Log<Event>>(&mut self, log: &mut L) {
        self.mover = self.taker;
        self.storage_turn(log);
    }

    /// [CAP-7, RUL-6] The first player from the mover clockwise who has to choose what to keep; with refusals everyone
    /// who has goods for a warehouse.
    fn storage_turn<L: Log<Event>>(&mut self, log: &mut L) {
        loop {
            let places = self.board().warehouse_places();
            let held = kinds_of(&self.board().goods);
            let refusable = self.options.refusals && places > 0 && !held.is_empty();
            if held.len() > places.max(1) || refusable {
                self.phase = Phase::Storage { chosen: GoodSet::EMPTY, places };
                return;
            }
            if places == 0 {
                self.store(GoodSet::EMPTY, held, log);
            }
            self.mover = self.left_of(self.mover);
            if self.mover == self.taker {
                return self.end_captain(log);
            }
        }
    }

    /// [DEC-7] Warehouse kinds in ascending order, each leaving enough later kinds; then the single good. [DEC-9] With
    /// refusals any later kind, or nothing more.
    #[inline(never)]
    pub(crate) fn storage_options(&self, chosen: GoodSet, places: u8, out: &mut ActionList<Action>) {
        let held = kinds_of(&self.board().goods);
        if places == 0 {
            return out.extend(held.without(chosen).iter().map(Action::Keep));
        }
        let mut later = held.and(later_than(chosen));
        if self.options.refusals {
            out.extend(later.iter().map(Action::Store));
            return out.push(Action::StoreNothing);
        }
        while later.len() >= places {
            let Some(good) = later.iter().next() else { return };
            out.push(Action::Store(good));
            later = later.without(GoodSet::of(good));
        }
    }

    /// [CAP-7] A warehouse keeps all goods of the kind.
    #[inline(never)]
    pub(crate) fn store_kind<L: Log<Event>>(&mut self, good: Good, chosen: GoodSet, places: u8, log: &mut L) {
        let (chosen, places) = (chosen.or(GoodSet::of(good)), places - 1);
        let later = kinds_of(&self.board().goods).and(later_than(chosen));
        if self.options.refusals && (places == 0 || later.is_empty()) {
            self.end_warehouses(chosen, log);
        } else {
            self.phase = Phase::Storage { chosen, places };
        }
    }

    /// [CAP-7, RUL-6] No other kind goes into a warehouse: the single good is chosen among those left, if any are.
    #[inline(never)]
    pub(crate) fn end_warehouses<L: Log<Event>>(&mut self, chosen: GoodSet, log: &mut L) {
        let left = kinds_of(&self.board().goods).without(chosen);
        if left.len() > 1 {
            self.phase = Phase::Storage { chosen, places: 0 };
        } else {
            self.store(chosen, left, log);
            self.end_storage_turn(log);
        }
    }

    /// [CAP-7] The single good among the kinds not chosen ends the player's storage.
    #[inline(never)]
    pub(crate) fn keep_single<L: Log<Event>>(&mut self, single: Good, chosen: GoodSet, log: &mut L) {
        self.store(chosen, GoodSet::of(single), log);
        self.end_storage_turn(log);
    }

    fn end_storage_turn<L: Log<Event>>(&mut self, log: &mut L) {
        self.mover = self.left_of(self.mover);
        if self.mover == self.taker { self.end_captain(log) } else { self.storage_turn(log) }
    }

    /// [CAP-7, RUL-7] Keeps whole kinds and one good of each single kind; the rest goes to the supply.
    fn store<L: Log<Event>>(&mut self, whole: GoodSet, single: GoodSet, log: &mut L) {
        let board = &mut self.boards[self.mover.index()];
        let mut lost = PerGood::NONE;
        for good in kinds_of(&board.goods).without(whole).iter() {
            let kept = u8::from(single.has(good));
            lost[good] = board.goods[good] - kept;
            board.goods[good] = kept;
        }
        self.goods.add(&lost);
        if lost != PerGood::NONE {
            log.tell(Event::Stored { player: self.mover, kept: board.goods, lost });
        }
    }

    /// [CAP-8] Full ships are emptied into the supply, others stay as they are.
    fn end_captain<L: Log<Event>>(&mut self, log: &mut L) {
        for ship in self.ships.iter_mut().filter(|ship| ship.is_full()) {
            if let Some(good) = ship.good.take() {
                self.goods[good] += std::mem::take(&mut ship.barrels);
                log.tell(Event::ShipSailed { ship: ship.size, good });
            }
        }
        self.end_role(log);
    }
}

impl PlayerBoard {
    /// [CAP-7] Kinds kept whole: one in the small warehouse, two in the large one.
    pub fn warehouse_places(&self) -> u8 {
        u8::from(self.city.works(Building::SmallWarehouse))
            + 2 * u8::from(self.city.works(Building::LargeWarehouse))
    }
}
