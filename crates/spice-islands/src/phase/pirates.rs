//! The pirates: moving, attacking, selling and splitting.

use emporio_core::{ActionList, Log, Player};
use strum::VariantArray;

use super::merchants::origin;
use crate::action::{Action, ShipName, Source};
use crate::event::Event;
use crate::options::{AttackCost, AttackWhen, EndSplit, Purse};
use crate::pieces::{Cargo, Company, Organisation, Ship, Space};
use crate::state::{Fate, Hunter, Phase, Pick, Purpose, SpiceIslands, Target};

impl SpiceIslands {
    /// [TRN-4] What a black die may do.
    #[inline]
    pub(crate) fn list_pirates(&self, source: Source, out: &mut ActionList<Action>) {
        for to in Space::of_mask(self.data.chart.pirates[self.pirates.place.index()]) {
            out.push(Action::PirateMove { source, to });
        }
        if self.pays_attack(source) {
            self.list_prey(source, out);
        }
        if self.mutiny_allowed() {
            out.push(Action::Mutiny { source });
        }
    }

    /// [PIR-3, DEC-4] The ships that may be attacked; two alike are one choice.
    #[inline]
    pub(crate) fn list_prey(&self, source: Source, out: &mut ActionList<Action>) {
        for &company in Company::VARIANTS {
            let [first, second] = &self.ships[company.index()];
            let (is_first, is_second) = (self.is_prey(first), self.is_prey(second));
            if is_first {
                out.push(Action::PirateAttack { source, ship: ShipName::of(company, first) });
            }
            // All prey is in one space, so cargo alone tells two ships apart.
            if is_second && !(is_first && first.cargo == second.cargo) {
                out.push(Action::PirateAttack { source, ship: ShipName::of(company, second) });
            }
        }
    }

    /// [PIR-3] In the pirates' space (the sides meet at sea only), and not come there in this turn where that
    /// matters.
    #[inline]
    pub(crate) fn is_prey(&self, ship: &Ship) -> bool {
        ship.place == self.pirates.place && !ship.came_to_pirates
    }

    /// The prey of this name, in the order of the state.
    pub(crate) fn find_prey(&self, name: ShipName) -> usize {
        let first = &self.ships[name.company.index()][0];
        let is_it = (first.place, first.cargo) == (name.place, name.cargo) && self.is_prey(first);
        usize::from(!is_it)
    }

    /// [PIR-1, PIR-2] The pirate ship moves.
    pub(crate) fn move_pirates<L: Log<Event>>(&mut self, to: Space, log: &mut L) {
        let from = self.pirates.place;
        log.tell(Event::HunterMoved { player: self.active, hunter: Hunter::Pirates, from, to });
        self.pirates.place = to;
        if self.data.readings.attack_when == AttackWhen::Strict {
            self.forget_comings();
            self.pirates.came_to_navy = to == self.navy;
        }
        self.take_pawn(Organisation::Pirates, log);
        if to == Space::MADAGASCAR {
            self.sell(log);
            return self.action_done(log);
        }
        match self.data.readings.attack_cost {
            AttackCost::FreeAfterMove if self.has_prey() => self.phase = Phase::AfterMove(Hunter::Pirates),
            AttackCost::FreeAfterMove | AttackCost::Die | AttackCost::BesideMove => self.go_on(log),
        }
    }

    pub(crate) fn has_prey(&self) -> bool {
        self.ships.iter().flatten().any(|ship| self.is_prey(ship))
    }

    /// With `attack_when = strict`: nobody has come to anybody any more, at a new turn or when the pirates
    /// leave their space.
    pub(crate) fn forget_comings(&mut self) {
        self.pirates.came_to_navy = false;
        for &company in Company::VARIANTS {
            let pair = &mut self.ships[company.index()];
            // As a rule nobody has come, and the order stands.
            if pair.iter().any(|ship| ship.came_to_pirates) {
                pair.iter_mut().for_each(|ship| ship.came_to_pirates = false);
                self.order(company);
            }
        }
    }

    /// [PIR-4] An attack is about to be rolled.
    pub(crate) fn attack_merchant<L: Log<Event>>(&mut self, name: ShipName, log: &mut L) {
        let (company, place, cargo) = (name.company, name.place, name.cargo);
        let dice = cargo.attack_dice();
        log.tell(Event::MerchantAttacked { player: self.active, company, place, cargo, dice });
        let ship = self.find_prey(name) as u8;
        self.phase = Phase::Attack(Target::Merchant { company, ship });
    }

    /// [PIR-4, PIR-7, PIR-8, PIR-9] The skulls of the roll: units taken, the ship robbed or sunk.
    pub(crate) fn merchant_hit<L: Log<Event>>(
        &mut self,
        company: Company,
        ship: u8,
        skulls: u8,
        log: &mut L,
    ) {
        let cargo = self.ships[company.index()][usize::from(ship)].cargo;
        let units = cargo.len();
        if skulls == 0 {
            return self.go_on(log);
        }
        let pick = Pick {
            purpose: Purpose::Take,
            target: Target::Merchant { company, ship },
            fate: match skulls.cmp(&units) {
                std::cmp::Ordering::Less => Fate::Stays,
                std::cmp::Ordering::Equal => Fate::Robbed,
                std::cmp::Ordering::Greater => Fate::Sunk,
            },
            pool: cargo,
            picked: Cargo::EMPTY,
            left: skulls.min(units),
        };
        self.pick_on(pick, log);
    }

    /// [PIR-5, PIR-6] The units taken leave the ship; if the hold is too small, the ones to keep are picked.
    pub(crate) fn take_loot<L: Log<Event>>(&mut self, company: Company, ship: u8, pick: Pick, log: &mut L) {
        let taken = pick.picked;
        let merchant = &mut self.ships[company.index()][usize::from(ship)];
        merchant.cargo = merchant.cargo.minus(taken);
        let room = self.data.pirate_hold - self.pirates.cargo.len();
        let left = room.min(taken.len());
        self.pick_on(Pick { purpose: Purpose::Keep, pool: taken, picked: Cargo::EMPTY, left, ..pick }, log);
    }

    /// [PIR-6] What is kept goes under the pirate ship, the rest of the loot is removed; then the ship's fate.
    pub(crate) fn keep_loot<L: Log<Event>>(&mut self, company: Company, ship: u8, pick: Pick, log: &mut L) {
        let (kept, lost) = (pick.picked, pick.pool.minus(pick.picked));
        log.tell(Event::Looted { company, kept, lost });
        self.pirates.cargo = self.pirates.cargo.plus(kept);
        self.remove(lost);
        self.send_to_port(company, ship, origin(pick.pool), pick.fate, log);
        self.order(company);
        self.action_done(log);
    }

    /// [PIR-7, PIR-8, PIR-9, PIR-10] A robbed or sunk ship goes empty to a port; that is no arrival.
    fn send_to_port<L: Log<Event>>(
        &mut self,
        company: Company,
        ship: u8,
        came_from: Space,
        fate: Fate,
        log: &mut L,
    ) {
        let from = self.ships[company.index()][usize::from(ship)].place;
        let nearest = self.data.chart.nearest_port(from, came_from);
        let to = match fate {
            Fate::Stays => return,
            Fate::Robbed => self.nearest_with_stock(nearest),
            Fate::Sunk => nearest,
        };
        self.ships[company.index()][usize::from(ship)] =
            Ship { place: to, cargo: Cargo::EMPTY, came_to_pirates: false };
        log.tell(match fate {
            Fate::Robbed => Event::Robbed { company, from, to },
            Fate::Stays | Fate::Sunk => Event::Sunk { company, from, to },
        });
    }

    /// [PIR-8] The nearest port if it has stock or neither has; else the other.
    fn nearest_with_stock(&self, nearest: Space) -> Space {
        let other = if nearest == Space::EUROPE { Space::SPICE_ISLANDS } else { Space::EUROPE };
        if !self.has_stock(nearest) && self.has_stock(other) { other } else { nearest }
    }

    /// [PIR-11, PIR-14, PIR-15] In Madagascar the cargo is sold; only a sale brings a split.
    pub(crate) fn sell<L: Log<Event>>(&mut self, log: &mut L) {
        let cargo = std::mem::take(&mut self.pirates.cargo);
        if cargo.is_empty() {
            return;
        }
        log.tell(Event::Sold { cargo });
        self.remove(cargo);
        let units = u32::from(cargo.len());
        self.income(Organisation::Pirates, units * u32::from(self.data.amounts.sale), log);
        let splits = match self.data.readings.end_split {
            EndSplit::Yes => true,
            EndSplit::No => self.used_up().is_none(),
        };
        match self.captain_of(Organisation::Pirates) {
            Some(captain) if splits && self.players == 2 => self.split_of_two(captain, units, log),
            Some(captain) if splits => self.split(captain, log),
            Some(_) | None => {}
        }
        self.return_shares(Organisation::Pirates, log);
        self.return_pawn(Organisation::Pirates, log);
    }

    /// [PIR-12, PIR-13] Half for the captain, rounded up; the rest for the shares of the others.
    fn split<L: Log<Event>>(&mut self, captain: Player, log: &mut L) {
        const PIRATES: usize = Organisation::Pirates.index();
        let part = self.treasury[PIRATES].div_ceil(u32::from(self.data.amounts.captain_part));
        self.treasury[PIRATES] -= part;
        self.cash[captain.index()] += part;
        log.tell(Event::CaptainPart { player: captain, amount: part });
        let others = self.held(Organisation::Pirates) - self.shares[PIRATES][captain.index()];
        let value = self.treasury[PIRATES].checked_div(u32::from(others)).unwrap_or(0);
        self.dividends(Organisation::Pirates, value, Some(captain), log);
    }

    /// [TWO-2, TWO-3] A bonus for each unit instead of the half; the whole treasury for all shares.
    fn split_of_two<L: Log<Event>>(&mut self, captain: Player, units: u32, log: &mut L) {
        const PIRATES: usize = Organisation::Pirates.index();
        let amount = units * u32::from(self.data.amounts.two_player_captain);
        match self.data.readings.two_bonus {
            Purse::Bank => self.bonus(Organisation::Pirates, amount, log),
            Purse::Treasury => {
                let amount = amount.min(self.treasury[PIRATES]);
                self.treasury[PIRATES] -= amount;
                self.cash[captain.index()] += amount;
                log.tell(Event::BonusFromTreasury { player: captain, amount });
            }
        }
        let held = u32::from(self.held(Organisation::Pirates));
        let value = self.treasury[PIRATES].checked_div(held).unwrap_or(0);
        self.dividends(Organisation::Pirates, value, None, log);
    }
}
