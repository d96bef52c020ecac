//! Picking units after an attack, kind by kind, so that every set is reached in one way only.

use emporio_core::Log;
use strum::VariantArray;

use crate::event::Event;
use crate::pieces::{Cargo, Unit};
use crate::state::{Phase, Pick, Purpose, SpiceIslands, Target};

impl Pick {
    /// [DEC-7] The kinds that may be picked next: none before the last one picked, and enough must be left after.
    pub fn options(&self) -> impl Iterator<Item = Unit> + use<> {
        let rest = self.pool.minus(self.picked);
        let last = self.picked.units().last();
        let left = self.left;
        let from = move |unit: Unit| rest.units().filter(|&other| other >= unit).count();
        let may = move |unit: &Unit| {
            rest.count(*unit) > 0 && last.is_none_or(|last| *unit >= last) && from(*unit) >= usize::from(left)
        };
        Unit::VARIANTS.iter().copied().filter(may)
    }

    fn add(&mut self, unit: Unit) {
        self.picked = self.picked.plus(Cargo::one(unit));
        self.left -= 1;
    }
}

impl SpiceIslands {
    /// Picks what needs no choice; then asks, or goes on when all is picked.
    pub(crate) fn pick_on<L: Log<Event>>(&mut self, mut pick: Pick, log: &mut L) {
        while pick.left > 0 {
            let mut options = pick.options();
            match (options.next(), options.next()) {
                (Some(only), None) => pick.add(only),
                (Some(_), Some(_)) | (None, _) => {
                    self.phase = Phase::Pick(pick);
                    return;
                }
            }
        }
        self.picked(pick, log);
    }

    /// [DEC-7] The active player picks a unit.
    pub(crate) fn pick_unit<L: Log<Event>>(&mut self, mut pick: Pick, unit: Unit, log: &mut L) {
        pick.add(unit);
        self.pick_on(pick, log);
    }

    fn picked<L: Log<Event>>(&mut self, pick: Pick, log: &mut L) {
        match (pick.purpose, pick.target) {
            (Purpose::Take, Target::Merchant { company, ship }) => self.take_loot(company, ship, pick, log),
            (Purpose::Keep, Target::Merchant { company, ship }) => self.keep_loot(company, ship, pick, log),
            (Purpose::Recover, _) | (Purpose::Take | Purpose::Keep, Target::PirateShip) => {
                self.recover(pick.picked, log);
                self.action_done(log);
            }
        }
    }
}
