//! Trader (TRA): selling to the trading house.

use emporio_core::{ActionList, Log};

use crate::action::Action;
use crate::data::{Building, Good, HOUSE_SPACES, Role};
use crate::event::Event;
use crate::fast::{SALES, append};
use crate::pieces::{GoodSet, PerGood, kinds_of};
use crate::state::{Phase, PuertoRico};

impl PuertoRico {
    pub(crate) fn start_trader<L: Log<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::Trader;
        self.mover = self.taker;
        if self.sellable().is_empty() {
            self.end_trader_turn(log);
        }
    }

    /// [TRA-1] Clockwise to the next player who can sell something.
    fn end_trader_turn<L: Log<Event>>(&mut self, log: &mut L) {
        loop {
            self.mover = self.left_of(self.mover);
            if self.mover == self.taker {
                return self.end_trader(log);
            }
            if !self.sellable().is_empty() {
                return;
            }
        }
    }

    /// [TRA-2] Room in the house, and a kind it does not hold, unless the mover's office works.
    pub(crate) fn sellable(&self) -> GoodSet {
        if self.house.sum() >= HOUSE_SPACES {
            return GoodSet::EMPTY;
        }
        let board = self.board();
        let held = kinds_of(&board.goods);
        if board.city.works(Building::Office) { held } else { held.without(kinds_of(&self.house)) }
    }

    /// [DEC-6] A kind to sell, or nothing.
    #[inline(never)]
    pub(crate) fn trader_options(&self, out: &mut ActionList<Action>) {
        let kinds = self.sellable();
        append(&SALES[kinds.bits() as usize], usize::from(kinds.len()) + 1, out);
    }

    /// [TRA-1] What the mover gets: the price, 1 more for the trader, 1 and 2 more for the markets.
    pub fn sale_value(&self, good: Good) -> u8 {
        let city = &self.board().city;
        good.price()
            + u8::from(self.mover == self.taker)
            + u8::from(city.works(Building::SmallMarket))
            + 2 * u8::from(city.works(Building::LargeMarket))
    }

    /// [TRA-1] Sells a good.
    #[inline(never)]
    pub(crate) fn sell<L: Log<Event>>(&mut self, good: Good, log: &mut L) {
        let doubloons = self.sale_value(good);
        self.board_mut().goods[good] -= 1;
        self.house[good] += 1;
        self.pay(self.mover, u16::from(doubloons));
        log.tell(Event::Sold { player: self.mover, good, doubloons });
        self.end_trader_turn(log);
    }

    #[inline(never)]
    pub(crate) fn sell_nothing<L: Log<Event>>(&mut self, log: &mut L) {
        log.tell(Event::Declined { player: self.mover, role: Role::Trader });
        self.end_trader_turn(log);
    }

    /// [TRA-3] A full house is emptied into the supply; otherwise the goods stay.
    fn end_trader<L: Log<Event>>(&mut self, log: &mut L) {
        if self.house.sum() >= HOUSE_SPACES {
            let sold = std::mem::replace(&mut self.house, PerGood::NONE);
            self.goods.add(&sold);
            log.tell(Event::HouseEmptied);
        }
        self.end_role(log);
    }
}
