//! Captain (CAP-1 to CAP-6, CAP-9): loading goods for victory points.

use emporio_core::{ActionList, Log, Player};

use crate::action::Action;
use crate::data::{Building, Good, Role};
use crate::event::Event;
use crate::pieces::{ALL_GOODS, CargoShip, GoodSet, kinds_of};
use crate::state::{Ending, Phase, PuertoRico};

impl PuertoRico {
    pub(crate) fn start_captain<L: Log<Event>>(&mut self, log: &mut L) {
        self.mover = self.taker;
        self.captain_turn(0, false, 0, log);
    }

    /// [CAP-1] The first player from the mover clockwise who has something to decide; after as many turns in a row
    /// without a load as there are players, the phase ends.
    fn captain_turn<L: Log<Event>>(&mut self, mut idle: u8, bonus_taken: bool, wharf_used: u8, log: &mut L) {
        let kinds = self.kinds_taken();
        while idle < self.players {
            if self.can_ship(kinds, wharf_used) {
                self.phase = Phase::Captain { idle, bonus_taken, wharf_used };
                return self.load_if_forced(kinds, wharf_used, log);
            }
            idle += 1;
            self.mover = self.left_of(self.mover);
        }
        self.start_storage(log);
    }

    /// Whether the mover has something to decide: a kind that a ship takes, or a wharf and goods.
    #[inline]
    pub(crate) fn can_ship(&self, kinds: GoodSet, wharf_used: u8) -> bool {
        let held = kinds_of(&self.board().goods);
        !held.and(kinds).is_empty() || !held.is_empty() && self.wharf_ready(wharf_used)
    }

    /// [CAP-2] The kinds that some ship takes: those on a ship with room and, if a ship is empty, those on none.
    pub(crate) fn kinds_taken(&self) -> GoodSet {
        let (mut with_room, mut carried, mut any_empty) = (GoodSet::EMPTY, GoodSet::EMPTY, false);
        for ship in &self.ships {
            let kind = ship.good.map_or(GoodSet::EMPTY, GoodSet::of);
            carried = carried.or(kind);
            with_room = if ship.room() > 0 { with_room.or(kind) } else { with_room };
            any_empty |= ship.is_empty();
        }
        if any_empty { with_room.or(ALL_GOODS.without(carried)) } else { with_room }
    }

    /// [CAP-6] An occupied wharf that its owner has not used in this phase.
    #[inline]
    pub(crate) fn wharf_ready(&self, wharf_used: u8) -> bool {
        self.board().city.works(Building::Wharf) && wharf_used & (1 << self.mover.0) == 0
    }

    /// [CAP-2, CAP-3] Barrels of a kind that the mover would load on a ship; 0 where that is not allowed.
    pub fn would_load(&self, good: Good, ship: &CargoShip) -> u8 {
        let held = self.board().goods[good];
        match self.ship_of(good) {
            Some(own) if own.size == ship.size => held.min(ship.room()),
            Some(_) => 0,
            None if ship.is_empty() && held.min(ship.size) == held.min(self.largest_empty_ship()) => {
                held.min(ship.size)
            }
            None => 0,
        }
    }

    /// [CAP-2] The ship that carries a kind.
    #[inline]
    pub(crate) fn ship_of(&self, good: Good) -> Option<&CargoShip> {
        self.ships.iter().find(|ship| ship.good == Some(good))
    }

    #[inline]
    pub(crate) fn largest_empty_ship(&self) -> u8 {
        self.ships.iter().filter(|ship| ship.is_empty()).map(|ship| ship.size).max().unwrap_or(0)
    }

    /// [DEC-7] Each kind on each ship that it may go on, each kind by the wharf; nothing only if no ship can be
    /// loaded.
    #[inline(never)]
    pub(crate) fn captain_options(&self, wharf_used: u8, out: &mut ActionList<Action>) {
        let held = kinds_of(&self.board().goods);
        let loadable = held.and(self.kinds_taken());
        for good in loadable.iter() {
            match self.ship_of(good) {
                Some(own) => out.push(Action::Load(good, own.size)),
                None => self.empty_ship_options(good, out),
            }
        }
        if self.wharf_ready(wharf_used) {
            out.extend(held.iter().map(Action::Wharf));
        }
        if loadable.is_empty() {
            out.push(Action::LoadNothing);
        }
    }

    /// [CAP-3] The empty ships that take as many of a kind as any of them.
    #[inline]
    fn empty_ship_options(&self, good: Good, out: &mut ActionList<Action>) {
        let enough = self.board().goods[good].min(self.largest_empty_ship());
        for ship in &self.ships {
            if ship.is_empty() && ship.size >= enough {
                out.push(Action::Load(good, ship.size));
            }
        }
    }

    /// [CAP-3] Loads as many of the kind as possible.
    #[inline(never)]
    pub(crate) fn load_ship<L: Log<Event>>(&mut self, good: Good, size: u8, log: &mut L) {
        let Some(ship) = self.ships.iter_mut().find(|ship| ship.size == size) else {
            unreachable!("no ship has size {size}")
        };
        let board = &mut self.boards[self.mover.index()];
        let barrels = board.goods[good].min(ship.room());
        ship.good = Some(good);
        ship.barrels += barrels;
        board.goods[good] -= barrels;
        let vp = self.score_load(barrels);
        log.tell(Event::Loaded { player: self.mover, good, barrels, ship: size, vp });
        self.after_load(false, log);
    }

    /// [CAP-6] All goods of one kind go to the supply, for points as if loaded.
    #[inline(never)]
    pub(crate) fn use_wharf<L: Log<Event>>(&mut self, good: Good, log: &mut L) {
        let barrels = std::mem::take(&mut self.board_mut().goods[good]);
        self.goods[good] += barrels;
        let vp = self.score_load(barrels);
        log.tell(Event::Wharfed { player: self.mover, good, barrels, vp });
        self.after_load(true, log);
    }

    /// [CAP-4, CAP-5, RUL-6] The chips of a load, with the extra points unless those are asked for.
    fn score_load(&mut self, barrels: u8) -> u8 {
        let extra = self.extra_points();
        let left = self.vp_pool.saturating_sub(u16::from(barrels));
        let vp = if self.asks_for_points(extra, left) { barrels } else { barrels + extra };
        self.take_chips(vp);
        vp
    }

    /// [CAP-9] What the pool lacks counts all the same.
    fn take_chips(&mut self, vp: u8) {
        self.board_mut().vp += u16::from(vp);
        self.vp_pool = self.vp_pool.saturating_sub(u16::from(vp));
    }

    /// [CAP-4, CAP-5] 1 for the captain's first load of the phase, and 1 for an occupied harbor.
    fn extra_points(&self) -> u8 {
        let first = matches!(self.phase, Phase::Captain { bonus_taken: false, .. });
        u8::from(first && self.mover == self.taker) + u8::from(self.board().city.works(Building::Harbor))
    }

    /// [RUL-6] Extra points may be refused, and it could matter as long as no end of the game is certain.
    fn asks_for_points(&self, extra: u8, pool: u16) -> bool {
        self.options.refusals && extra > 0 && pool > 0 && self.ending.is_none()
    }

    fn after_load<L: Log<Event>>(&mut self, by_wharf: bool, log: &mut L) {
        let Phase::Captain { bonus_taken, wharf_used, .. } = self.phase else {
            unreachable!("goods are loaded in {:?}", self.phase)
        };
        let extra = self.extra_points();
        let bonus_taken = bonus_taken || self.mover == self.taker;
        let wharf_used = if by_wharf { wharf_used | 1 << self.mover.0 } else { wharf_used };
        if self.asks_for_points(extra, self.vp_pool) {
            self.phase = Phase::Points { extra, bonus_taken, wharf_used };
        } else {
            self.end_load(bonus_taken, wharf_used, log);
        }
    }

    /// [CAP-9] The last chip taken ends the game after this round; then it is the next player's turn.
    fn end_load<L: Log<Event>>(&mut self, bonus_taken: bool, wharf_used: u8, log: &mut L) {
        if self.vp_pool == 0 && self.end_after_round(Ending::VictoryPoints) {
            log.tell(Event::LastRound { ending: Ending::VictoryPoints });
        }
        self.mover = self.left_of(self.mover);
        self.captain_turn(0, bonus_taken, wharf_used, log);
    }

    /// [DEC-9] Every number of the extra points.
    #[inline(never)]
    pub(crate) fn points_options(&self, extra: u8, out: &mut ActionList<Action>) {
        out.extend((0..=extra).map(Action::Points));
    }

    /// [CAP-4, CAP-5, RUL-6] Takes some of the extra points of a load, or none.
    #[inline(never)]
    pub(crate) fn take_points<L: Log<Event>>(
        &mut self,
        vp: u8,
        bonus_taken: bool,
        wharf_used: u8,
        log: &mut L,
    ) {
        if vp > 0 {
            self.take_chips(vp);
            log.tell(Event::ExtraPoints { player: self.mover, vp });
        }
        self.end_load(bonus_taken, wharf_used, log);
    }

    /// [CAP-1, CAP-6] Declining the wharf is a turn without a load.
    #[inline(never)]
    pub(crate) fn load_nothing<L: Log<Event>>(&mut self, log: &mut L) {
        let Phase::Captain { idle, bonus_taken, wharf_used } = self.phase else {
            unreachable!("the wharf is declined in {:?}", self.phase)
        };
        log.tell(Event::Declined { player: self.mover, role: Role::Captain });
        self.mover = self.left_of(self.mover);
        self.captain_turn(idle + 1, bonus_taken, wharf_used, log);
    }

    /// Whether a player has used the wharf in this phase, for the screen.
    pub fn has_used_wharf(&self, player: Player) -> bool {
        matches!(
            self.phase,
            Phase::Captain { wharf_used, .. } | Phase::Points { wharf_used, .. }
                if wharf_used & (1 << player.0) != 0
        )
    }
}
