//! Ship moves (CMD), for the commander, the Navigator and pass space IV.

use emporio_core::{ActionList, Log};

use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Slot, SlotSet};
use crate::state::{Madeira, ShipMoves, Step, WoodUse};

impl Madeira {
    /// [DEC-14, CMD-1, CMD-2, DEC-W7] Reserve and own slots from which a ship can go somewhere.
    pub(crate) fn ship_origins(&self, moves: ShipMoves, out: &mut ActionList<Action>) {
        let me = self.me();
        if me.ships > 0 && self.any_ship_target(None) {
            out.push(Action::ShipFrom(None));
        }
        let mut sailing = me.fleet;
        if let Some(slot) = moves.arrived {
            sailing.remove(slot);
        }
        if let Some(first) = sailing.iter().next()
            && self.any_ship_target(Some(first))
        {
            out.extend(sailing.iter().map(|slot| Action::ShipFrom(Some(slot))));
        }
    }

    /// [RUL-33] Whether any ship of his can move.
    pub(crate) fn can_move_ship(&self) -> bool {
        let me = self.me();
        (me.ships > 0 && self.any_ship_target(None))
            || me.fleet.iter().next().is_some_and(|slot| self.any_ship_target(Some(slot)))
    }

    /// [CMD-3] The slots whose first quantity he could ever discard: free, with goods for the smaller offer.
    fn any_ship_target(&self, from: Option<Slot>) -> bool {
        self.empty_slots().iter().any(|slot| self.offers_open(from, slot).any(|open| open))
    }

    /// [CMD-3, WOOD-5] For each offer of a slot whether he can afford it: goods, and wood from the reserve.
    fn offers_open(&self, from: Option<Slot>, slot: Slot) -> impl Iterator<Item = bool> {
        let figures = &self.data.slots[slot.index()];
        let goods = self.me().goods[figures.good as usize];
        figures.offers[..usize::from(figures.offer_count)]
            .iter()
            .map(move |&(quantity, reals)| goods >= quantity && (from.is_some() || self.can_raise(1, reals)))
    }

    /// [DEC-15] The free slots he can afford; a double slot once for each quantity.
    pub(crate) fn ship_targets(&self, from: Option<Slot>, out: &mut ActionList<Action>) {
        for slot in self.empty_slots().iter() {
            for (offer, open) in self.offers_open(from, slot).enumerate() {
                if open {
                    out.push(if offer == 0 { Action::ShipTo(slot) } else { Action::ShipToMore(slot) });
                }
            }
        }
    }

    /// [CMD-1 to CMD-4] The ship moves and pays its goods at once; wood only from the reserve.
    pub(crate) fn move_ship<L: Log<Event>>(
        &mut self,
        moves: ShipMoves,
        from: Option<Slot>,
        to: Slot,
        offer: usize,
        log: &mut L,
    ) {
        let player = self.turn.player;
        let good = self.data.slots[to.index()].good;
        let (quantity, reals) = self.data.slots[to.index()].offers[offer];
        log.tell(Event::ShipMoved { player, from, to });
        self.spend_goods(good, quantity, log);
        let me = self.me_mut();
        match from {
            None => me.ships -= 1,
            Some(slot) => me.fleet.remove(slot),
        }
        me.fleet.add(to);
        match to.colony() {
            None => self.turn.payment += reals,
            Some(colony) => self.turn.rewards[colony as usize] += 1,
        }
        let moves = ShipMoves { left: moves.left - 1, arrived: Some(to) };
        match from {
            None => self.discard_wood(1, WoodUse::Ship(moves), log),
            Some(_) => self.go_on_sailing(moves, log),
        }
    }

    /// [CMD-1] The next ship, or the gains.
    pub(crate) fn go_on_sailing<L: Log<Event>>(&mut self, moves: ShipMoves, log: &mut L) {
        if moves.left > 0 {
            self.step = Step::ShipFrom(moves);
        } else {
            self.end_sailing(log);
        }
    }

    /// [CMD-5, RUL-8] After all ship moves the markets pay; the rewards of CMD-6 follow.
    pub(crate) fn end_sailing<L: Log<Event>>(&mut self, log: &mut L) {
        let payment = std::mem::take(&mut self.turn.payment);
        self.gain_reals(self.turn.player, payment, log);
        self.finish(log);
    }

    /// The ships of everybody, for the board.
    pub fn taken_slots(&self) -> SlotSet {
        self.people.iter().fold(SlotSet::default(), |all, person| all.or(person.fleet))
    }
}
