//! Why an action is not allowed: the clause, where it can be told.

use crate::action::{Action, ShipName, Source};
use crate::pieces::{Organisation, Space, Unit};
use crate::state::{Phase, SpiceIslands};

impl SpiceIslands {
    /// The clause that forbids an action now; none for a legal one, or where it cannot be told.
    pub(crate) fn clause_against(&self, action: Action) -> Option<&'static str> {
        match (self.phase, action) {
            (Phase::Act, Action::EndTurn) => (self.dice_left() > 0).then_some("TRN-3"),
            (Phase::Act, Action::Buy(_) | Action::Pass) => Some("SHR-1"),
            (Phase::Act, _) => self.clause_against_act(action),
            (Phase::Buy { buyer, .. }, Action::Buy(organisation)) => {
                (!self.can_buy(buyer, organisation)).then_some("SHR-3")
            }
            (Phase::Buy { .. }, _) if action.source().is_some() || action == Action::EndTurn => Some("TRN-2"),
            (Phase::Pick(pick), Action::Unit(unit)) => {
                (!pick.options().any(|option| option == unit)).then_some("DEC-7")
            }
            (Phase::Pick(_) | Phase::AfterMove(_), _) if action.source().is_some() => {
                self.clause_against_rush(action)
            }
            (_, _) => None,
        }
    }

    /// [TRN-6] An action is carried out to its end first; after a move only the attack itself is open.
    fn clause_against_rush(&self, action: Action) -> Option<&'static str> {
        let is_attack = matches!(action, Action::PirateAttack { .. } | Action::NavyAttack { .. });
        let after_move = action.source().is_some_and(|(source, _)| source == Source::Move);
        (!(is_attack && after_move)).then_some("TRN-6")
    }

    fn clause_against_act(&self, action: Action) -> Option<&'static str> {
        let (source, organisation) = action.source()?;
        self.clause_against_source(source, organisation).or_else(|| match action {
            Action::Load { ship, unit, .. } => self.clause_against_load(ship, unit),
            Action::Sail { ship, to, .. } => self.clause_against_sail(ship, to),
            Action::NavyMove { to, .. } => {
                (self.data.chart.navy[self.navy.index()] >> to.0 & 1 == 0).then_some("NAV-1")
            }
            Action::PirateMove { to, .. } => {
                (self.data.chart.pirates[self.pirates.place.index()] >> to.0 & 1 == 0).then_some("PIR-1")
            }
            Action::NavyAttack { .. } => (!self.navy_may_attack()).then_some("NAV-3"),
            Action::PirateAttack { ship, .. } => self.clause_against_attack(ship),
            Action::Mutiny { .. } => (!self.mutiny_allowed()).then_some("MUT-2"),
            Action::Elect { .. } | Action::Revenue { .. } => None,
            // These have no source.
            Action::Deal(_)
            | Action::First(_)
            | Action::Roll(_)
            | Action::Skulls(_)
            | Action::Best(_)
            | Action::Winner(_)
            | Action::Buy(_)
            | Action::Pass
            | Action::Unit(_)
            | Action::NoAttack
            | Action::EndTurn => None,
        })
    }

    fn clause_against_source(&self, source: Source, organisation: Organisation) -> Option<&'static str> {
        match source {
            Source::Die => (self.dice[organisation.index()] == 0).then_some("TRN-3"),
            Source::Captain if self.captain_may(organisation) => None,
            Source::Captain if !self.free_action => Some("CAP-2"),
            Source::Captain if self.captain_of(organisation) == Some(self.active) => Some("CAP-4"),
            Source::Captain => Some("CAP-1"),
            Source::Move => Some("DEC-8"),
        }
    }

    fn is_there(&self, name: ShipName) -> bool {
        let ships = &self.ships[name.company.index()];
        ships.iter().any(|ship| (ship.place, ship.cargo) == (name.place, name.cargo))
    }

    fn clause_against_load(&self, ship: ShipName, unit: Unit) -> Option<&'static str> {
        let wrong_ware = (ship.place == Space::SPICE_ISLANDS) != (unit == Unit::Spice);
        if !self.is_there(ship) {
            Some("DEC-4")
        } else if ship.cargo.len() >= self.data.hold {
            Some("LOAD-3")
        } else if wrong_ware || self.stock[unit.index()] == 0 {
            Some("LOAD-2")
        } else {
            None
        }
    }

    fn clause_against_sail(&self, ship: ShipName, to: Option<Space>) -> Option<&'static str> {
        let ways = self.data.chart.ways(ship.place, ship.cargo);
        if !self.is_there(ship) {
            return Some("DEC-4");
        }
        match to {
            None => self.data.chart.branches.then_some("DEC-3"),
            Some(_) if !self.data.chart.branches => Some("DEC-3"),
            Some(to) => (ways >> to.0 & 1 == 0).then_some("SAIL-2"),
        }
    }

    fn clause_against_attack(&self, name: ShipName) -> Option<&'static str> {
        let ships = &self.ships[name.company.index()];
        let is_it = |ship: &crate::pieces::Ship| (ship.place, ship.cargo) == (name.place, name.cargo);
        if !self.is_there(name) {
            Some("DEC-4")
        } else if !ships.iter().any(|ship| is_it(ship) && self.is_prey(ship)) {
            Some("PIR-3")
        } else {
            None
        }
    }
}
