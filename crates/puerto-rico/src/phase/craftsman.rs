//! Craftsman (CRA): production.

use emporio_core::{ActionList, Log, Player};

use crate::action::Action;
use crate::data::{Building, Good, Role};
use crate::event::Event;
use crate::pieces::{GoodSet, PerGood, kinds_of};
use crate::state::{Phase, PlayerBoard, PuertoRico};

/// [CRA-4] What the factory pays for so many kinds.
const FACTORY: [u8; 6] = [0, 0, 1, 2, 3, 5];

impl PuertoRico {
    /// [CRA-1, CRA-2] Everyone produces from the taker clockwise, then the privilege is offered.
    pub(crate) fn start_craftsman<L: Log<Event>>(&mut self, log: &mut L) {
        self.mover = self.taker;
        if self.options.refusals {
            return self.production_turn(GoodSet::EMPTY, log);
        }
        let received = self.produce(self.taker, log);
        let mut player = self.left_of(self.taker);
        while player != self.taker {
            self.produce(player, log);
            player = self.left_of(player);
        }
        self.offer_privilege(received, log);
    }

    /// [CRA-3] The privilege is a choice while the supply has a kind that the craftsman received.
    fn offer_privilege<L: Log<Event>>(&mut self, received: GoodSet, log: &mut L) {
        self.phase = Phase::Craftsman { received };
        if received.and(kinds_of(&self.goods)).is_empty() {
            self.end_role(log);
        }
    }

    /// [RUL-6] The first player from the mover clockwise who could produce decides whether to.
    fn production_turn<L: Log<Event>>(&mut self, received: GoodSet, log: &mut L) {
        while self.harvest(self.mover) == PerGood::NONE {
            self.mover = self.left_of(self.mover);
            if self.mover == self.taker {
                return self.offer_privilege(received, log);
            }
        }
        self.phase = Phase::Production { received };
    }

    /// [DEC-9] Production is all or nothing.
    #[inline(never)]
    pub(crate) fn production_options(&self, out: &mut ActionList<Action>) {
        out.push(Action::Produce(false));
        out.push(Action::Produce(true));
    }

    /// [CRA-1, RUL-6] The mover produces or not; who does not has received no kind.
    #[inline(never)]
    pub(crate) fn produce_or_not<L: Log<Event>>(&mut self, received: GoodSet, yes: bool, log: &mut L) {
        let player = self.mover;
        let kinds = if yes { self.produce(player, log) } else { GoodSet::EMPTY };
        if !yes {
            log.tell(Event::Declined { player, role: Role::Craftsman });
        }
        let received = if player == self.taker { kinds } else { received };
        self.mover = self.left_of(player);
        if self.mover == self.taker {
            self.offer_privilege(received, log);
        } else {
            self.production_turn(received, log);
        }
    }

    /// [CRA-1, CRA-2] What a player can produce and the supply has.
    pub(crate) fn harvest(&self, player: Player) -> PerGood {
        let board = &self.boards[player.index()];
        PerGood::new(Good::ALL.map(|good| board.capacity(good).min(self.goods[good])))
    }

    /// [CRA-1, CRA-2] A player receives what the harvest brings; gives the kinds received.
    fn produce<L: Log<Event>>(&mut self, player: Player, log: &mut L) -> GoodSet {
        let goods = self.harvest(player);
        for (good, produced) in goods.each() {
            self.goods[good] -= produced;
        }
        self.boards[player.index()].goods.add(&goods);
        let received = kinds_of(&goods);
        if !received.is_empty() {
            log.tell(Event::Produced { player, goods });
            self.pay_factory(player, received, log);
        }
        received
    }

    /// [CRA-4] A working factory pays for the kinds received.
    fn pay_factory<L: Log<Event>>(&mut self, player: Player, received: GoodSet, log: &mut L) {
        let doubloons = FACTORY[usize::from(received.len())];
        if doubloons > 0 && self.boards[player.index()].city.works(Building::Factory) {
            self.pay(player, u16::from(doubloons));
            log.tell(Event::FactoryPaid { player, doubloons });
        }
    }

    /// [CRA-3, DEC-5] A kind received in this phase that the supply still has; or nothing.
    #[inline(never)]
    pub(crate) fn craftsman_options(&self, received: GoodSet, out: &mut ActionList<Action>) {
        out.extend(received.and(kinds_of(&self.goods)).iter().map(Action::Craft));
        out.push(Action::CraftNothing);
    }

    /// [CRA-3] The craftsman takes the extra good.
    #[inline(never)]
    pub(crate) fn extra_good<L: Log<Event>>(&mut self, good: Good, log: &mut L) {
        self.goods[good] -= 1;
        self.board_mut().goods[good] += 1;
        log.tell(Event::ExtraGood { player: self.mover, good });
        self.end_role(log);
    }
}

impl PlayerBoard {
    /// [CRA-1] What the board can produce of a kind.
    pub fn capacity(&self, good: Good) -> u8 {
        let grown = self.workers[good.plantation()];
        match good {
            Good::Corn => grown,
            Good::Indigo => grown.min(self.makers(Building::SmallIndigoPlant, Building::IndigoPlant)),
            Good::Sugar => grown.min(self.makers(Building::SmallSugarMill, Building::SugarMill)),
            Good::Tobacco => grown.min(self.city.colonists(Building::TobaccoStorage)),
            Good::Coffee => grown.min(self.city.colonists(Building::CoffeeRoaster)),
        }
    }

    fn makers(&self, small: Building, large: Building) -> u8 {
        self.city.colonists(small) + self.city.colonists(large)
    }
}
