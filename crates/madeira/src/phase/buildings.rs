//! Phase C, building actions (BLD).

use emporio_core::{ActionList, Log, Player};

use crate::action::Action;
use crate::event::{Event, Unused};
use crate::pieces::Building;
use crate::state::{Madeira, MoveKind, Phase, PlayerTurn, Site, Step};

impl Madeira {
    /// Phase C begins with the first building.
    pub(crate) fn begin_buildings<L: Log<Event>>(&mut self, log: &mut L) {
        self.resolve_from(0, log);
    }

    /// [BLD-1] The next building with an action marker; after the last one the board is cleared.
    fn resolve_from<L: Log<Event>>(&mut self, number: u8, log: &mut L) {
        // The favour of the turn before helps nobody any more.
        self.turn = PlayerTurn { player: self.turn.player, ..PlayerTurn::default() };
        for number in number..5 {
            let building = self.data.building_order[usize::from(number)];
            if self.sites[building as usize].markers != [0; 4] {
                self.phase = Phase::Buildings { number, guild_sum: 0, pirate: 0 };
                log.tell(Event::Resolved { building });
                self.begin_rolls();
                return;
            }
        }
        // The phase keeps a number past the last building while the windmill is asked for (DEC-24).
        self.phase = Phase::Buildings { number: 5, guild_sum: 0, pirate: 0 };
        self.clear_buildings();
        self.begin_last_windmill(log);
    }

    /// [BLD-2] Its dice are rolled once; without dice the players begin at once.
    fn begin_rolls(&mut self) {
        if self.dice_to_roll() > 0 {
            self.step = Step::BuildingDie { rolled: 0 };
        } else {
            self.begin_costs();
        }
    }

    /// The dice on the character of the building being resolved.
    pub(crate) fn dice_to_roll(&self) -> u8 {
        self.resolving().map_or(0, |building| {
            let site = &self.sites[building as usize];
            site.guild_dice + u8::from(site.pirate_die)
        })
    }

    /// The building being resolved.
    pub fn resolving(&self) -> Option<Building> {
        match self.phase {
            Phase::Buildings { number, .. } => self.data.building_order.get(usize::from(number)).copied(),
            Phase::Setup
            | Phase::Preparation
            | Phase::Characters { .. }
            | Phase::Maintenance
            | Phase::Requests { .. }
            | Phase::Over => None,
        }
    }

    /// [BLD-2, RNG-8, RNG-9] A die of the building: guild dice first, the pirate die last.
    pub(crate) fn roll_building<L: Log<Event>>(&mut self, value: u8, rolled: u8, log: &mut L) {
        let dice = self.dice_to_roll();
        let (Some(building), Phase::Buildings { number, guild_sum, .. }) = (self.resolving(), self.phase)
        else {
            return;
        };
        let pirate = rolled >= self.sites[building as usize].guild_dice;
        log.tell(Event::BuildingRolled { building, value, pirate });
        self.phase = if pirate {
            Phase::Buildings { number, guild_sum, pirate: value }
        } else {
            Phase::Buildings { number, guild_sum: guild_sum + value, pirate: 0 }
        };
        if rolled + 1 < dice {
            self.step = Step::BuildingDie { rolled: rolled + 1 };
        } else {
            self.begin_costs();
        }
    }

    /// [BLD-2] The first of the order column with a marker there.
    fn begin_costs(&mut self) {
        let first = self.in_order().find(|player| self.has_marker_here(*player));
        if let Some(player) = first {
            self.begin_cost_of(player);
        }
    }

    fn begin_cost_of(&mut self, player: Player) {
        self.turn = PlayerTurn { player, ..PlayerTurn::default() };
        self.step = Step::Cost;
    }

    /// [FAV-2] Whether a player has a marker on the building being resolved.
    pub(crate) fn has_marker_here(&self, player: Player) -> bool {
        self.resolving().is_some_and(|building| self.sites[building as usize].markers[player.index()] > 0)
    }

    /// [WOOD-5] The turn ends: bought wood is paid; the next with a marker here, or the next building.
    pub(crate) fn end_building_turn<L: Log<Event>>(&mut self, number: u8, log: &mut L) {
        self.pay_wood(log);
        let mut player = self.turn.player;
        while let Some(next) = self.next_in_order(player) {
            if self.has_marker_here(next) {
                self.begin_cost_of(next);
                return;
            }
            player = next;
        }
        self.resolve_from(number + 1, log);
    }

    /// [BLD-4, FAV-8] The cost for the player whose turn it is.
    pub fn building_cost(&self) -> u16 {
        let Phase::Buildings { guild_sum, .. } = self.phase else { return 0 };
        if self.turn.lord {
            return 0;
        }
        self.data.building_cost[self.count()].saturating_sub(u16::from(guild_sum))
    }

    /// [BLD-5] Pirates for who does not pay.
    pub fn building_pirates(&self) -> u16 {
        let Phase::Buildings { pirate, .. } = self.phase else { return 0 };
        1 + u16::from(pirate)
    }

    /// [DEC-11] Pay if the reals cover the cost and the wood bought in this turn; or pirates.
    pub(crate) fn cost_options(&self, out: &mut ActionList<Action>) {
        if self.me().reals >= self.building_cost() + self.wood_debt() {
            out.push(Action::Pay);
        }
        out.push(Action::Pirates);
    }

    /// [BLD-3, BLD-7] They pay and act with the workers of the Region, the Diplomat's included.
    pub(crate) fn pay_building<L: Log<Event>>(&mut self, log: &mut L) {
        let Some(building) = self.resolving() else { return };
        let cost = self.building_cost();
        log.tell(Event::Paid { player: self.turn.player, building, cost });
        self.me_mut().reals -= cost;
        self.turn.acting = true;
        self.act_building(building, self.acting_at(building), log);
    }

    /// [BLD-5] They receive pirates instead.
    pub(crate) fn refuse_building<L: Log<Event>>(&mut self, log: &mut L) {
        if let Some(building) = self.resolving() {
            log.tell(Event::Refused { player: self.turn.player, building });
        }
        self.turn.acting = true;
        self.gain_pirates(self.turn.player, self.building_pirates(), log);
        self.finish(log);
    }

    /// [BLD-6] Own workers on fields of the building's Region.
    pub(crate) fn workers_at(&self, building: Building) -> u8 {
        self.me().in_region(self.data.buildings[building as usize].region).len()
    }

    /// [BLD-6, FAV-9] The workers with which they act there, the Diplomat's included.
    pub(crate) fn acting_at(&self, building: Building) -> u8 {
        let more = if self.turn.diplomat { self.data.amounts.diplomat_workers } else { 0 };
        self.workers_at(building) + more
    }

    /// [BLD-6, BLD-8, BLD-9, BLD-10, BLD-11, BLD-12] The action of a building with so many workers.
    pub(crate) fn act_building<L: Log<Event>>(&mut self, building: Building, workers: u8, log: &mut L) {
        let Some(reached) = box_of(workers) else {
            self.tell_unused(Unused::Building(building), log);
            return self.finish(log);
        };
        let figures = &self.data.buildings[building as usize];
        let (amount, points) = (figures.amount[reached], figures.points[reached]);
        self.gain_prestige(self.turn.player, points, log);
        match building {
            Building::Moinho => {
                self.gain_bread(u16::from(amount), log);
                self.finish(log);
            }
            Building::Capitania => self.begin_moves(MoveKind::City, amount, log),
            Building::Alfandega => self.begin_moves(MoveKind::Colony, amount, log),
            Building::CasaDaCoroa => self.begin_turning(amount, log),
            Building::Fortaleza => self.begin_moves(MoveKind::Watch, amount, log),
        }
    }

    /// [BLD-13] Markers, dice and tiles leave the board.
    fn clear_buildings(&mut self) {
        self.sites = std::array::from_fn(|_| Site::default());
        self.pirate_dice = [0; 6];
    }
}

/// [BLD-6] The box of a building that so many workers reach: none, the first or the second.
pub(crate) fn box_of(workers: u8) -> Option<usize> {
    match workers {
        0 => None,
        1 | 2 => Some(0),
        _ => Some(1),
    }
}
