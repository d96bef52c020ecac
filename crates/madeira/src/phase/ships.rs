//! Ship moves (CMD), for the commander, the Navigator and pass space IV.

use emporio_core::{ActionList, Log};

use crate::action::Action;
use crate::event::{Event, Source, Unused};
use crate::pieces::{Slot, SlotSet, Stuff};
use crate::state::{Madeira, ShipMoves, Step, WoodUse};

impl Madeira {
    /// [CMD-3] Whether a ship from there has a free slot to go to whose goods they can discard.
    pub(crate) fn any_ship_target(&self, from: Option<Slot>) -> bool {
        self.empty_slots().iter().any(|slot| self.offers_open(from, slot).any(|open| open))
    }

    /// [CMD-3, WOOD-5] For each offer of a slot whether they can afford it: goods, and wood from the reserve.
    fn offers_open(&self, from: Option<Slot>, slot: Slot) -> impl Iterator<Item = bool> {
        let figures = &self.data.slots[slot.index()];
        let goods = self.me().goods[figures.good as usize];
        let has_wood = from.is_some() || self.me().wood > 0;
        let landing = move || slot.colony().map_or(0, |colony| self.reals_of_landing(colony));
        figures.offers[..usize::from(figures.offer_count)].iter().map(move |&(quantity, reals)| {
            goods >= quantity && (has_wood || self.can_raise(1, reals + landing()))
        })
    }

    /// [DEC-15] The free slots they can afford; a double slot once for each quantity.
    pub(crate) fn ship_targets(&self, from: Option<Slot>, out: &mut ActionList<Action>) {
        for slot in self.empty_slots().iter() {
            for (offer, open) in self.offers_open(from, slot).enumerate() {
                if open {
                    out.push(if offer == 0 { Action::ShipTo(slot) } else { Action::ShipToMore(slot) });
                }
            }
        }
    }

    /// [CMD-1, CMD-2, CMD-3, CMD-4] The ship moves and pays its goods at once; wood only from the reserve.
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

    /// [CMD-5, CMD-7, RUL-8] After all ship moves the markets pay; the rewards of CMD-6 follow.
    pub(crate) fn end_sailing<L: Log<Event>>(&mut self, log: &mut L) {
        let payment = std::mem::take(&mut self.turn.payment);
        self.draw(self.turn.player, Stuff::Reals, payment, Source::Markets, log);
        self.finish(log);
    }

    /// [DEC-14] No more ships move.
    pub(crate) fn stop_sailing<L: Log<Event>>(&mut self, moves: ShipMoves, log: &mut L) {
        if moves.arrived.is_none() {
            self.tell_unused(Unused::Ships, log);
        }
        self.end_sailing(log);
    }

    /// The ships of everybody, for the board.
    pub fn taken_slots(&self) -> SlotSet {
        self.people.iter().fold(SlotSet::default(), |all, person| all.or(person.fleet))
    }
}
