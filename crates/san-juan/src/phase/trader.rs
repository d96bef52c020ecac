//! The trader phase: goods are sold at the prices of a tile (TRA, trading post, market stand, market hall).

use emporio_core::{Log, Player};

use crate::action::Action;
use crate::data::{Card, GOODS, Good, PerGood, TILES, Tile};
use crate::dispatch::Offer;
use crate::event::Event;
use crate::fast::total;
use crate::pieces::{KindSet, one_by_one};
use crate::state::{Phase, SanJuan, Seat, TradeStep};

/// From so many goods of one player on, the market stand gives its card.
const STAND_NEEDS: u8 = 2;
/// From so many goods of one player on, the market hall gives its card.
const HALL_NEEDS: u8 = 1;

impl SanJuan {
    /// [TRA-1, TRA-5] The top tile is turned up: drawn the first five times, known from then on.
    pub(crate) fn start_trader<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        match self.tiles.at(usize::from(self.tiles_turned)) {
            Some(tile) => self.turn_tile(player, tile, log),
            None => self.phase = Phase::Trader { player, step: TradeStep::Tile },
        }
    }

    /// The tile lies face up for the phase.
    pub(crate) fn turn_tile<L: Log<Event>>(&mut self, player: Player, tile: Tile, log: &mut L) {
        self.tiles.push(usize::from(self.tiles_turned), tile);
        // Once all are known only the place in the pile matters.
        self.tiles_turned += 1;
        if usize::from(self.tiles_turned) == 2 * TILES {
            self.tiles_turned = TILES as u8;
        }
        log.tell(Event::TileTurned { tile });
        self.trader_turn(player, log);
    }

    /// [TRA-2] The turn of a player; without a good nothing is sold.
    fn trader_turn<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        let chosen = [0; GOODS];
        self.phase = Phase::Trader { player, step: TradeStep::Choose { chosen } };
        if self.seat(player).goods.is_empty() {
            self.next_trader(player, log);
        }
    }

    /// [RND-5] The next player sells.
    #[inline(never)]
    pub(crate) fn next_trader<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        self.pass_on(player, Self::trader_turn, log);
    }

    /// [TRA-2, CARD-tradingpost-1] Goods that a player may sell, with or without the library.
    pub fn sales(&self, player: Player, library: bool) -> u8 {
        self.allowance(player, library, Card::TradingPost)
    }

    pub(crate) fn may_sell(&self, player: Player, chosen: &PerGood) -> bool {
        total(chosen) < self.sales(player, self.library_works(player))
            && !KindSet::left(*self.seat(player).goods.loaded(), *chosen).is_empty()
    }

    /// [D-SELL] Which goods to sell.
    pub(crate) fn sell_options<O: Offer>(&self, player: Player, chosen: &PerGood, offer: O) -> O::Made {
        let goods = KindSet::left(*self.seat(player).goods.loaded(), *chosen);
        offer.goods(Action::Stop, Action::Sell, goods)
    }

    /// [TRA-3] A good is named; at the maximum the choice ends.
    pub(crate) fn sell<L: Log<Event>>(
        &mut self,
        player: Player,
        mut chosen: PerGood,
        good: Good,
        log: &mut L,
    ) {
        chosen[good.index()] += 1;
        if self.may_sell(player, &chosen) {
            self.phase = Phase::Trader { player, step: TradeStep::Choose { chosen } };
        } else {
            self.deliver(player, chosen, log);
        }
    }

    /// [TRA-4] The goods go unseen to the discards, then their worth is drawn.
    pub(crate) fn deliver<L: Log<Event>>(&mut self, player: Player, chosen: PerGood, log: &mut L) {
        let tile = self.tile().expect("goods are sold while a tile is face up");
        if self.library_works(player) && total(&chosen) > self.sales(player, false) {
            self.use_library(log);
        }
        for good in one_by_one(chosen) {
            self.lose_good(player, good);
            log.tell(Event::Sold { player, good, price: tile.prices()[good.index()] });
        }
        self.phase = Phase::Trader { player, step: TradeStep::Draw };
        self.draw(player, proceeds(self.seat(player), &chosen, tile.prices()), log);
    }
}

/// [TRA-4, CARD-marketstand-1, CARD-markethall-1] The cards for a sale.
pub fn proceeds(seat: &Seat, sold: &PerGood, prices: &PerGood) -> u8 {
    let worth: u8 = KindSet::of(*sold).map(|good| sold[good.index()] * prices[good.index()]).sum();
    let stand = total(sold) >= STAND_NEEDS && seat.has(Card::MarketStand);
    let hall = total(sold) >= HALL_NEEDS && seat.has(Card::MarketHall);
    worth + u8::from(stand) + u8::from(hall)
}
