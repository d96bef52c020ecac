//! Phase B, character actions (CHA) and passing (PASS).

use emporio_core::{ActionList, Log, Player};
use strum::VariantArray;

use crate::action::Action;
use crate::event::{Event, Unused};
use crate::pieces::{Building, Character, PassAction};
use crate::state::{Madeira, MoveKind, PawnMoves, Phase, PlayerTurn, ShipMoves, Step};

/// Moves of the administrator, the commander and the mayor.
const CHARACTER_MOVES: u8 = 2;

impl Madeira {
    /// Phase B begins with the top row.
    pub(crate) fn begin_characters(&mut self) {
        self.next_in_rows(self.players - 1);
    }

    /// [CHA-1] The next row below, over and over, whose player has not passed; when all have, phase C.
    fn next_in_rows(&mut self, row: u8) -> bool {
        let rows = self.players;
        let next = (1..=rows).map(|step| (row + step) % rows);
        for row in next {
            if let Some(player) = self.rows[usize::from(row)].marker {
                self.phase = Phase::Characters { row };
                self.turn = PlayerTurn { player, ..PlayerTurn::default() };
                self.step = Step::Start;
                return true;
            }
        }
        false
    }

    /// [WOOD-5] The turn ends: bought wood is paid, the next player begins.
    pub(crate) fn end_character_turn<L: Log<Event>>(&mut self, row: u8, log: &mut L) {
        self.pay_wood(log);
        if !self.next_in_rows(row) {
            self.begin_buildings(log);
        }
    }

    /// [CHA-5, CHA-7] Whether another die fits on a character, whoever placed those that lie there.
    pub(crate) fn has_room(&self, building: Building, pirate: bool) -> bool {
        let site = &self.sites[building as usize];
        let dice = site.guild_dice + u8::from(site.pirate_die);
        dice < self.data.dice_per_character[self.count()] && !(pirate && site.pirate_die)
    }

    /// [CHA-6] Bread for a die that is lower than the Region.
    pub(crate) fn bread_for(&self, die: u8, building: Building) -> u16 {
        u16::from(self.data.buildings[building as usize].region.saturating_sub(die))
    }

    /// [CHA-5, CHA-6] Whether this die may go there.
    fn can_place(&self, die: u8, pirate: bool, building: Building) -> bool {
        self.has_room(building, pirate) && self.me().bread >= self.bread_for(die, building)
    }

    /// [DEC-7] The characters for a die.
    pub(crate) fn characters_for(&self, die: u8, pirate: bool, out: &mut ActionList<Action>) {
        let open = Building::VARIANTS.iter().filter(|&&building| self.can_place(die, pirate, building));
        out.extend(open.map(|&building| Action::Building(building)));
    }

    /// [CHA-2, CHA-3, CHA-4, CHA-6] A die on a character: bread, marker or worker.
    pub(crate) fn place_die<L: Log<Event>>(
        &mut self,
        die: u8,
        pirate: bool,
        building: Building,
        log: &mut L,
    ) {
        let player = self.turn.player;
        log.tell(Event::DiePlaced { player, value: die, pirate, building });
        let bread = self.bread_for(die, building);
        self.spend_bread(bread, log);
        if pirate {
            self.pirate_dice[usize::from(die) - 1] -= 1;
            self.sites[building as usize].pirate_die = true;
            let me = self.me_mut();
            me.watch -= 1;
            me.reserve += 1;
        } else {
            self.me_mut().dice[usize::from(die) - 1] -= 1;
            let site = &mut self.sites[building as usize];
            site.guild_dice += 1;
            site.markers[player.index()] += 1;
        }
        self.turn.acting = true;
        self.step = Step::Placed { building };
    }

    /// [DEC-8, CHA-8, CHA-9] Action on a tile, harvest with a worker in the Region, nothing.
    pub(crate) fn uses_of_die(&self, building: Building, out: &mut ActionList<Action>) {
        if self.sites[building as usize].character.is_some() {
            out.push(Action::Act);
        }
        if !self.me().in_region(self.data.buildings[building as usize].region).is_empty() {
            out.push(Action::Harvest);
        }
        out.push(Action::Nothing);
    }

    /// [DEC-8, CHA-9] The die lies there for phase C only.
    pub(crate) fn leave_die<L: Log<Event>>(&mut self, building: Building, log: &mut L) {
        self.tell_unused(Unused::Die(building, self.sites[building as usize].character), log);
        self.finish(log);
    }

    /// [CHA-8, ADM-1] The action of the tile.
    pub(crate) fn act_character<L: Log<Event>>(&mut self, building: Building, log: &mut L) {
        match self.sites[building as usize].character {
            Some(Character::Administrator) => self.begin_moves(MoveKind::Field, CHARACTER_MOVES, log),
            Some(Character::Guildmaster) => self.step = Step::District,
            Some(Character::Commander) => {
                self.step = Step::ShipFrom(ShipMoves { left: CHARACTER_MOVES, arrived: None });
            }
            Some(Character::Mayor) => {
                self.step = Step::PawnFrom(PawnMoves { left: CHARACTER_MOVES, arrived: None })
            }
            None => self.finish(log),
        }
    }

    /// [DEC-9, PASS-1] The free pass spaces of this player count.
    pub(crate) fn pass_spaces(&self, out: &mut ActionList<Action>) {
        let free =
            |space: &usize| self.order[*space].is_none() && self.data.pass_spaces[*space].at[self.count()];
        out.extend((0..self.order.len()).filter(free).map(|space| Action::Space(space as u8 + 1)));
    }

    /// [PASS-1, PASS-4] Their marker goes to the order column, dice left over leave the game for this round.
    pub(crate) fn pass_to<L: Log<Event>>(&mut self, space: u8, row: u8, log: &mut L) {
        let player = self.turn.player;
        self.rows[usize::from(row)].marker = None;
        self.order[usize::from(space)] = Some(player);
        self.me_mut().dice = [0; 6];
        self.turn.acting = true;
        log.tell(Event::Passed { player, space: space + 1 });
        self.step = Step::PassGain { space };
        if self.data.pass_spaces[usize::from(space)].action == PassAction::None {
            self.take_pass_reals(space, log);
        }
    }

    /// [PASS-2] The reals of the space.
    pub(crate) fn take_pass_reals<L: Log<Event>>(&mut self, space: u8, log: &mut L) {
        let reals = self.data.pass_spaces[usize::from(space)].reals;
        self.gain_reals(self.turn.player, reals, log);
        self.finish(log);
    }

    /// [PASS-2] The action of the space.
    pub(crate) fn act_pass<L: Log<Event>>(&mut self, space: u8, log: &mut L) {
        let (action, points) = {
            let space = &self.data.pass_spaces[usize::from(space)];
            (space.action, space.points)
        };
        self.gain_prestige(self.turn.player, points, log);
        match action {
            PassAction::None => self.finish(log),
            PassAction::City => self.begin_moves(MoveKind::City, 1, log),
            PassAction::Watch => self.begin_moves(MoveKind::Watch, 1, log),
            PassAction::Ship => self.step = Step::ShipFrom(ShipMoves { left: 1, arrived: None }),
        }
    }

    /// The row on which a player's marker stands.
    pub fn row_of(&self, player: Player) -> Option<usize> {
        self.rows.iter().position(|row| row.marker == Some(player))
    }
}
