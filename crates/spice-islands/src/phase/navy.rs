//! The navy: moving, attacking the pirates, what it earns.

use emporio_core::{ActionList, Log};

use crate::action::{Action, Source};
use crate::event::Event;
use crate::options::AttackCost;
use crate::pieces::{Cargo, Organisation, Space};
use crate::state::{Fate, Hunter, Phase, Pick, Purpose, SpiceIslands, Target};

impl SpiceIslands {
    /// [TRN-4] What an orange die may do.
    #[inline]
    pub(crate) fn list_navy(&self, source: Source, out: &mut ActionList<Action>) {
        for to in Space::of_mask(self.data.chart.navy[self.navy.index()]) {
            out.push(Action::NavyMove { source, to });
        }
        if self.pays_attack(source) && self.navy_may_attack() {
            out.push(Action::NavyAttack { source });
        }
        out.push(Action::Elect { source, organisation: Organisation::Navy });
        out.push(Action::Revenue { source, organisation: Organisation::Navy });
    }

    /// [NAV-3] Both are in one sea space, and the pirates did not come there in this turn where that matters.
    #[inline]
    pub(crate) fn navy_may_attack(&self) -> bool {
        self.navy == self.pirates.place && !self.pirates.came_to_navy
    }

    /// [NAV-1, NAV-2] The navy ship moves.
    pub(crate) fn move_navy<L: Log<Event>>(&mut self, to: Space, log: &mut L) {
        let from = self.navy;
        log.tell(Event::HunterMoved { player: self.active, hunter: Hunter::Navy, from, to });
        self.navy = to;
        self.pirates.came_to_navy = false;
        self.take_pawn(Organisation::Navy, log);
        match self.data.readings.attack_cost {
            AttackCost::FreeAfterMove if self.navy_may_attack() => {
                self.phase = Phase::AfterMove(Hunter::Navy)
            }
            AttackCost::FreeAfterMove | AttackCost::Die | AttackCost::BesideMove => self.go_on(log),
        }
    }

    /// [NAV-4] An attack is about to be rolled.
    pub(crate) fn attack_pirates<L: Log<Event>>(&mut self, log: &mut L) {
        let cargo = self.pirates.cargo;
        let dice = cargo.attack_dice();
        log.tell(Event::PiratesAttacked { player: self.active, place: self.navy, cargo, dice });
        self.phase = Phase::Attack(Target::PirateShip);
    }

    /// [NAV-4, NAV-6] The skulls of the roll: units removed, or the ship sunk.
    pub(crate) fn pirates_hit<L: Log<Event>>(&mut self, skulls: u8, log: &mut L) {
        let cargo = self.pirates.cargo;
        let units = cargo.len();
        if skulls >= units {
            self.recover(cargo, log);
            if skulls > units {
                self.sink_pirates(log);
            }
            return self.action_done(log);
        }
        let pick = Pick {
            purpose: Purpose::Recover,
            target: Target::PirateShip,
            fate: Fate::Stays,
            pool: cargo,
            picked: Cargo::EMPTY,
            left: skulls,
        };
        self.pick_on(pick, log);
    }

    /// [NAV-5] Units of the pirates are removed, and paid for.
    pub(crate) fn recover<L: Log<Event>>(&mut self, cargo: Cargo, log: &mut L) {
        if cargo.is_empty() {
            return;
        }
        log.tell(Event::Recovered { cargo });
        self.pirates.cargo = self.pirates.cargo.minus(cargo);
        self.remove(cargo);
        let units = u32::from(cargo.len());
        self.income(Organisation::Navy, units * u32::from(self.data.amounts.recovered), log);
        self.bonus(Organisation::Navy, units * u32::from(self.data.amounts.recovered_captain), log);
    }

    /// [NAV-6, NAV-7] The pirate ship goes to Madagascar; navy paid, pirate shares and pawn go back.
    fn sink_pirates<L: Log<Event>>(&mut self, log: &mut L) {
        let shares = self.held(Organisation::Pirates);
        log.tell(Event::PiratesSunk { from: self.pirates.place, shares });
        self.pirates.place = Space::MADAGASCAR;
        self.forget_comings();
        self.bonus(Organisation::Navy, u32::from(self.data.amounts.sinking_captain), log);
        self.income(
            Organisation::Navy,
            u32::from(shares) * u32::from(self.data.amounts.discarded_share),
            log,
        );
        self.return_shares(Organisation::Pirates, log);
        self.return_pawn(Organisation::Pirates, log);
    }
}
