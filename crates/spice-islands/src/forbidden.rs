//! Why an action is not allowed: the clause, where it can be told.

use emporio_core::{Forbidden, Player};

use crate::action::{Action, Deed, ShipName, Source};
use crate::pieces::{Organisation, Space, Unit};
use crate::state::{Hunter, Phase, SpiceIslands};

impl Forbidden for SpiceIslands {
    /// The clause that forbids an action now; none for a legal one, or where it cannot be told.
    fn forbidden_by(&self, action: Action) -> Option<&'static str> {
        match self.phase {
            Phase::Act if action == Action::EndTurn => (self.dice_left() > 0).then_some("TRN-3"),
            Phase::Act if action.bought().is_some() => Some("SHR-1"),
            Phase::Act => self.clause_against_act(action),
            Phase::Buy { buyer, .. } => self.clause_against_buying(buyer, action),
            Phase::Pick(pick) => {
                let Action::Unit(unit) = action else { return self.clause_against_rush(action) };
                (!pick.options().any(|option| option == unit)).then_some("DEC-7")
            }
            Phase::AfterMove(_) => self.clause_against_rush(action),
            Phase::Deal(_)
            | Phase::First
            | Phase::Roll
            | Phase::Attack(_)
            | Phase::Vote(_)
            | Phase::Tie { .. }
            | Phase::Over(_) => None,
        }
    }
}

impl SpiceIslands {
    /// [SHR-3, TRN-2] A share that cannot be bought, or an action before purple is resolved.
    fn clause_against_buying(&self, buyer: Player, action: Action) -> Option<&'static str> {
        if let Action::Buy(organisation) = action {
            return (!self.can_buy(buyer, organisation)).then_some("SHR-3");
        }
        (action.source().is_some() || action == Action::EndTurn).then_some("TRN-2")
    }

    /// [TRN-6] An action is carried out to its end first; after a move only the attack itself is open.
    fn clause_against_rush(&self, action: Action) -> Option<&'static str> {
        let (source, _) = action.source()?;
        (source != Source::Move).then_some("TRN-6")
    }

    fn clause_against_act(&self, action: Action) -> Option<&'static str> {
        let (source, deed) = action.deed()?;
        let spent = self.clause_against_source(source, deed.organisation());
        spent.or_else(|| self.clause_against_deed(source, deed))
    }

    fn clause_against_deed(&self, source: Source, deed: Deed) -> Option<&'static str> {
        match deed {
            Deed::Load(ship, unit) => self.clause_against_load(ship, unit),
            Deed::Sail(ship, to) => self.clause_against_sail(ship, to),
            Deed::NavyMove(to) => {
                (self.data.chart.navy[self.navy.index()] >> to.0 & 1 == 0).then_some("NAV-1")
            }
            Deed::PirateMove(to) => {
                (self.data.chart.pirates[self.pirates.place.index()] >> to.0 & 1 == 0).then_some("PIR-1")
            }
            Deed::NavyAttack | Deed::PirateAttack(_) if !self.pays_attack(source) => Some("DEC-8"),
            Deed::NavyAttack => (!self.navy_may_attack()).then_some("NAV-3"),
            Deed::PirateAttack(ship) => self.clause_against_attack(ship),
            Deed::Mutiny => (!self.mutiny_allowed()).then_some("MUT-2"),
            Deed::Elect(_) | Deed::Revenue(_) => None,
        }
    }

    fn clause_against_source(&self, source: Source, organisation: Organisation) -> Option<&'static str> {
        match source {
            Source::Die => (self.dice[organisation.index()] == 0).then_some("TRN-3"),
            Source::Captain if self.captain_may(organisation) => None,
            Source::Captain if !self.free_action => Some("CAP-2"),
            Source::Captain if self.captain_of(organisation) == Some(self.active) => Some("CAP-4"),
            Source::Captain => Some("CAP-1"),
            Source::Beside if self.attacks_left(organisation) > 0 => None,
            Source::Move | Source::Beside => Some("DEC-8"),
        }
    }

    fn attacks_left(&self, organisation: Organisation) -> u8 {
        Hunter::of(organisation).map_or(0, |hunter| self.attacks[hunter.index()])
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
