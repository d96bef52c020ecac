//! Merchant ships: loading, moving, unloading.

use emporio_core::{ActionList, Log};

use crate::action::{Action, ShipName, Source};
use crate::event::Event;
use crate::options::AttackWhen;
use crate::pieces::{Cargo, Company, GOODS, Ship, Space, Unit};
use crate::state::SpiceIslands;

impl SpiceIslands {
    /// [DEC-3, DEC-4] What the ships of a company may do; two alike are one choice.
    #[inline]
    pub(crate) fn list_ships(&self, company: Company, source: Source, out: &mut ActionList<Action>) {
        let [first, second] = &self.ships[company.index()];
        self.list_ship(company, first, source, out);
        if (first.place, first.cargo) != (second.place, second.cargo) {
            self.list_ship(company, second, source, out);
        }
    }

    #[inline]
    fn list_ship(&self, company: Company, ship: &Ship, source: Source, out: &mut ActionList<Action>) {
        let name = ShipName::of(company, ship);
        if ship.place.is_merchant_port() {
            self.list_loads(name, source, out);
        }
        let ways = self.data.chart.ways(ship.place, ship.cargo);
        if self.data.chart.branches {
            out.extend(Space::of_mask(ways).map(|to| Action::Sail { source, ship: name, to: Some(to) }));
        } else if ways != 0 {
            out.push(Action::Sail { source, ship: name, to: None });
        }
    }

    /// [LOAD-2, LOAD-3] What the port has, while there is room in the hold.
    #[inline]
    fn list_loads(&self, ship: ShipName, source: Source, out: &mut ActionList<Action>) {
        if ship.cargo.len() >= self.data.hold {
            return;
        }
        let wares: &[Unit] = if ship.place == Space::EUROPE { &GOODS } else { &[Unit::Spice] };
        for &unit in wares {
            if self.stock[unit.index()] > 0 {
                out.push(Action::Load { source, ship, unit });
            }
        }
    }

    /// The ship of this name, in the order of the state.
    #[inline]
    pub(crate) fn find(&self, name: ShipName) -> usize {
        let [first, _] = &self.ships[name.company.index()];
        usize::from((first.place, first.cargo) != (name.place, name.cargo))
    }

    /// [DEC-4] Keeps the two ships of a company in their order.
    #[inline]
    pub(crate) fn order(&mut self, company: Company) {
        let [first, second] = &mut self.ships[company.index()];
        if second.rank() < first.rank() {
            std::mem::swap(first, second);
        }
    }

    /// [LOAD-1] A unit from the port's stock comes aboard.
    pub(crate) fn load<L: Log<Event>>(&mut self, name: ShipName, unit: Unit, log: &mut L) {
        let at = self.find(name);
        self.stock[unit.index()] -= 1;
        let ship = &mut self.ships[name.company.index()][at];
        ship.cargo = ship.cargo.plus(Cargo::one(unit));
        log.tell(Event::Loaded { player: self.active, company: name.company, place: name.place, unit });
        self.order(name.company);
        self.go_on(log);
    }

    /// [DEC-3] Where a ship sails: the space named, else the only way on.
    pub(crate) fn sails_to(&self, name: ShipName, to: Option<Space>) -> Space {
        let ways = self.data.chart.ways(name.place, name.cargo);
        to.unwrap_or(Space(ways.trailing_zeros() as u8))
    }

    /// [DEC-3] The same for any ship, one that cannot sail too: nowhere, where there is no way on.
    pub(crate) fn way_on(&self, name: ShipName, to: Option<Space>) -> Option<Space> {
        to.or_else(|| Space::of_mask(self.data.chart.ways(name.place, name.cargo)).next())
    }

    /// [SAIL-1, SAIL-2] A merchant ship moves on.
    pub(crate) fn sail<L: Log<Event>>(&mut self, name: ShipName, to: Option<Space>, log: &mut L) {
        let at = self.find(name);
        let to = self.sails_to(name, to);
        let (company, cargo) = (name.company, name.cargo);
        log.tell(Event::Sailed { player: self.active, company, from: name.place, to, cargo });
        let came_to_pirates =
            self.data.readings.attack_when == AttackWhen::Strict && to == self.pirates.place;
        self.ships[company.index()][at] = Ship { place: to, cargo, came_to_pirates };
        if to == destination(cargo) {
            self.ships[company.index()][at].cargo = Cargo::EMPTY;
            self.deliver(company, to, cargo, log);
            self.order(company);
            return self.action_done(log);
        }
        self.order(company);
        self.go_on(log);
    }

    /// [UNL-1, UNL-2, UNL-3, UNL-4] Everything aboard is unloaded, paid for and removed.
    pub(crate) fn deliver<L: Log<Event>>(
        &mut self,
        company: Company,
        place: Space,
        cargo: Cargo,
        log: &mut L,
    ) {
        log.tell(Event::Delivered { company, place, cargo });
        let amounts = self.data.amounts;
        let ship_owner = company.organisation();
        let mut to_ship_owner = 0;
        for unit in GOODS {
            let goods = u32::from(cargo.count(unit));
            if let (Some(owner), true) = (unit.company(), goods > 0) {
                self.income(owner.organisation(), goods * u32::from(amounts.good), log);
                to_ship_owner += goods * u32::from(amounts.fee);
            }
        }
        to_ship_owner += u32::from(cargo.count(Unit::Spice)) * u32::from(amounts.spice);
        self.income(ship_owner, to_ship_owner, log);
        self.bonus(ship_owner, u32::from(cargo.len()) * u32::from(amounts.captain), log);
        self.remove(cargo);
    }
}

/// [LOAD-4, SAIL-2] Spices go to Europe, goods to the Spice Islands.
pub(crate) const fn destination(cargo: Cargo) -> Space {
    if cargo.has_spices() { Space::EUROPE } else { Space::SPICE_ISLANDS }
}

/// Where a cargo was loaded.
pub(crate) const fn origin(cargo: Cargo) -> Space {
    if cargo.has_spices() { Space::SPICE_ISLANDS } else { Space::EUROPE }
}
