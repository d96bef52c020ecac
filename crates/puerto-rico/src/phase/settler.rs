//! Settler (SETL): plantations and quarries for the island.

use emporio_core::{ActionList, Log};

use crate::action::Action;
use crate::data::{Building, Good, Role, Tile};
use crate::event::Event;
use crate::fast::{TILES, append};
use crate::pieces::{PerGood, kinds_of};
use crate::state::{Phase, PuertoRico};

impl PuertoRico {
    pub(crate) fn start_settler<L: Log<Event>>(&mut self, log: &mut L) {
        self.mover = self.taker;
        self.settler_turn(log);
    }

    /// The first player from the mover clockwise who has something to decide.
    fn settler_turn<L: Log<Event>>(&mut self, log: &mut L) {
        loop {
            if self.hacienda_works() {
                self.phase = Phase::Hacienda;
                return;
            }
            if self.can_settle() {
                self.phase = Phase::Settler;
                return;
            }
            self.mover = self.left_of(self.mover);
            if self.mover == self.taker {
                return self.end_settler(log);
            }
        }
    }

    fn end_settler_turn<L: Log<Event>>(&mut self, log: &mut L) {
        self.mover = self.left_of(self.mover);
        if self.mover == self.taker { self.end_settler(log) } else { self.settler_turn(log) }
    }

    /// [SETL-4, DEC-2] The hacienda needs a colonist, an empty space, and a tile in stock or discards.
    pub(crate) fn hacienda_works(&self) -> bool {
        let board = self.board();
        board.city.works(Building::Hacienda)
            && board.island_room() > 0
            && (self.stock.sum() > 0 || self.discards.sum() > 0)
    }

    /// [SETL-2] A full island takes nothing.
    pub(crate) fn can_settle(&self) -> bool {
        self.board().island_room() > 0 && (self.face_up.sum() > 0 || self.may_take_quarry())
    }

    /// [SETL-1, SETL-2, SETL-5] The settler and the owner of a working hut, while there are quarries.
    pub(crate) fn may_take_quarry(&self) -> bool {
        self.quarries > 0 && (self.mover == self.taker || self.board().city.works(Building::ConstructionHut))
    }

    /// [SETL-6] Whether a tile may come with a colonist.
    pub(crate) fn hospice_works(&self) -> bool {
        self.board().city.works(Building::Hospice) && self.colonist_at_hand()
    }

    /// [DEC-2] The hacienda is used or not.
    #[inline(never)]
    pub(crate) fn hacienda_options(&self, out: &mut ActionList<Action>) {
        out.push(Action::Hacienda(false));
        out.push(Action::Hacienda(true));
    }

    /// [DEC-2] A face-up kind, a quarry, each with and without a colonist where the hospice works; or nothing.
    #[inline(never)]
    pub(crate) fn settler_options(&self, out: &mut ActionList<Action>) {
        let tiles = self.tiles_offered();
        if self.hospice_works() {
            return self.hospice_options(tiles, out);
        }
        append(&TILES[usize::from(tiles)], tiles.count_ones() as usize + 1, out);
    }

    /// [DEC-2] The same with a working hospice.
    #[cold]
    fn hospice_options(&self, tiles: u8, out: &mut ActionList<Action>) {
        for tile in Tile::ALL.into_iter().filter(|&tile| tiles & (1 << tile as u8) != 0) {
            out.push(Action::Settle(tile, false));
            out.push(Action::Settle(tile, true));
        }
        out.push(Action::SettleNothing);
    }

    /// [SETL-1, SETL-2] The kinds of tiles that the mover may take, a bit for each.
    fn tiles_offered(&self) -> u8 {
        kinds_of(&self.face_up).bits() as u8 | u8::from(self.may_take_quarry()) << Tile::Quarry as u8
    }

    /// [SETL-4] The extra tile is drawn before the normal turn; or the player goes on without.
    #[inline(never)]
    pub(crate) fn use_hacienda<L: Log<Event>>(&mut self, yes: bool, log: &mut L) {
        if yes {
            self.refill_stock(log);
            self.phase = Phase::HaciendaDraw;
        } else {
            self.after_hacienda(log);
        }
    }

    fn after_hacienda<L: Log<Event>>(&mut self, log: &mut L) {
        if self.can_settle() { self.phase = Phase::Settler } else { self.end_settler_turn(log) }
    }

    /// [SETL-1, SETL-6] Takes a tile, perhaps with a colonist on it.
    #[inline(never)]
    pub(crate) fn settle<L: Log<Event>>(&mut self, tile: Tile, colonist: bool, log: &mut L) {
        match tile.good() {
            Some(good) => self.face_up[good] -= 1,
            None => self.quarries -= 1,
        }
        if colonist {
            self.fetch_colonist();
        }
        let board = self.board_mut();
        board.island[tile] += 1;
        board.workers[tile] += u8::from(colonist);
        log.tell(Event::Settled { player: self.mover, tile, colonist });
        self.end_settler_turn(log);
    }

    #[inline(never)]
    pub(crate) fn settle_nothing<L: Log<Event>>(&mut self, log: &mut L) {
        log.tell(Event::Declined { player: self.mover, role: Role::Settler });
        self.end_settler_turn(log);
    }

    /// [SETL-3] What lies face up is discarded, new tiles are turned up.
    fn end_settler<L: Log<Event>>(&mut self, log: &mut L) {
        let left = std::mem::replace(&mut self.face_up, PerGood::NONE);
        self.discards.add(&left);
        self.turn_up(log);
    }

    /// [SETL-3, SET-3] Draws while too few tiles lie face up and any are left.
    fn turn_up<L: Log<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::TurnUp;
        if self.face_up.sum() == self.row().face_up {
            return self.all_turned_up(log);
        }
        self.refill_stock(log);
        if self.stock.sum() == 0 {
            self.all_turned_up(log);
        }
    }

    /// At the set-up the governor's turn begins; later the settler's role is done.
    fn all_turned_up<L: Log<Event>>(&mut self, log: &mut L) {
        if self.settler_taken() { self.end_role(log) } else { self.phase = Phase::Role }
    }

    /// Whether tiles are turned up because the settler's role ends, not for the set-up.
    pub(crate) fn settler_taken(&self) -> bool {
        self.roles[Role::Settler].taken_by.is_some()
    }

    /// [CHA-1, SETL-3, SETL-4] The discards become the stock when a tile must be drawn and the stock is empty.
    fn refill_stock<L: Log<Event>>(&mut self, log: &mut L) {
        if self.stock.sum() == 0 && self.discards.sum() > 0 {
            self.stock = std::mem::replace(&mut self.discards, PerGood::NONE);
            log.tell(Event::Reshuffled { tiles: self.stock.sum() });
        }
    }

    /// [CHA-1] Every kind in the stock is an outcome.
    #[inline(never)]
    pub(crate) fn tile_outcomes(&self, out: &mut ActionList<Action>) {
        out.extend(kinds_of(&self.stock).iter().map(Action::Tile));
    }

    /// [CHA-1, SETL-3] A tile is turned up.
    #[inline(never)]
    pub(crate) fn turn_up_tile<L: Log<Event>>(&mut self, good: Good, log: &mut L) {
        self.stock[good] -= 1;
        self.face_up[good] += 1;
        log.tell(Event::TurnedUp { tile: good });
        self.turn_up(log);
    }

    /// [CHA-1, SETL-4] The hacienda's owner must place the tile that was drawn.
    #[inline(never)]
    pub(crate) fn draw_hacienda_tile<L: Log<Event>>(&mut self, good: Good, log: &mut L) {
        self.stock[good] -= 1;
        self.board_mut().island[good.plantation()] += 1;
        log.tell(Event::HaciendaDrew { player: self.mover, tile: good });
        self.after_hacienda(log);
    }
}
