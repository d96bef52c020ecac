//! Phase A, preparation (PRE): characters and dice by chance, then each player takes a row.

use emporio_core::{Log, Player};
use strum::VariantArray;

use crate::event::Event;
use crate::pieces::{Building, Character, Guild, Request};
use crate::state::{Madeira, Phase, PlayerTurn, Step};

/// [SET-3] Dice on a row and on the watch.
pub(crate) const DICE: u8 = 3;

impl Madeira {
    /// The next round begins with its characters.
    pub(crate) fn begin_round<L: Log<Event>>(&mut self, log: &mut L) {
        self.round += 1;
        self.phase = Phase::Preparation;
        self.turn = PlayerTurn::default();
        self.step = Step::CharacterTile { placed: 0 };
        log.tell(Event::Round { round: self.round });
    }

    /// [PRE-1] The buildings that get a tile in this round, in building order.
    pub(crate) fn buildings_with_tile(&self) -> impl Iterator<Item = Building> + use<> {
        let empty = self.data.empty_building(self.round);
        self.data.building_order.into_iter().filter(move |building| Some(*building) != empty)
    }

    /// The characters that lie on no building yet.
    pub(crate) fn characters_to_lay(&self) -> impl Iterator<Item = Character> {
        let out = |character| self.sites.iter().any(|site| site.character == Some(character));
        Character::VARIANTS.iter().copied().filter(move |&character| !out(character))
    }

    /// [PRE-1, RNG-5] A character on the next building.
    pub(crate) fn lay_character<L: Log<Event>>(&mut self, character: Character, placed: u8, log: &mut L) {
        if let Some(building) = self.buildings_with_tile().nth(usize::from(placed)) {
            self.sites[building as usize].character = Some(character);
            log.tell(Event::CharacterLaid { building, character });
        }
        let placed = placed + 1;
        let all = usize::from(placed) == Character::VARIANTS.len();
        self.step = if all { Step::PirateDie { rolled: 0 } } else { Step::CharacterTile { placed } };
    }

    /// [PRE-2, RNG-6] A pirate die on the watch.
    pub(crate) fn roll_pirate<L: Log<Event>>(&mut self, value: u8, rolled: u8, log: &mut L) {
        self.pirate_dice[usize::from(value) - 1] += 1;
        log.tell(Event::PirateRolled { value });
        let rolled = rolled + 1;
        self.step = if rolled == DICE { Step::GuildDie { rolled: 0 } } else { Step::PirateDie { rolled } };
    }

    /// [PRE-3, RNG-7] A guild die on a row, from the top down.
    pub(crate) fn roll_guild<L: Log<Event>>(&mut self, value: u8, rolled: u8, log: &mut L) {
        let row = rolled / DICE;
        self.rows[usize::from(row)].dice[usize::from(value) - 1] += 1;
        log.tell(Event::GuildRolled { row: row + 1, value });
        let rolled = rolled + 1;
        if rolled < DICE * self.players {
            self.step = Step::GuildDie { rolled };
            return;
        }
        self.turn.player = self.first_in_order();
        self.step = Step::Row;
    }

    pub(crate) fn first_in_order(&self) -> Player {
        self.in_order().next().unwrap_or_default()
    }

    /// [PRE-5, PRE-6] They take a row and its dice.
    pub(crate) fn take_row<L: Log<Event>>(&mut self, row: u8, log: &mut L) {
        let player = self.turn.player;
        if let Some(space) = self.order_space(player) {
            self.order[space] = None;
        }
        let taken = &mut self.rows[usize::from(row)];
        taken.marker = Some(player);
        let dice = std::mem::take(&mut taken.dice);
        self.me_mut().dice = dice;
        self.step = Step::Request { row };
        log.tell(Event::RowTaken { player, row: row + 1 });
    }

    /// [PRE-7] They take a request of the row.
    pub(crate) fn take_request<L: Log<Event>>(&mut self, request: Request, row: u8, log: &mut L) {
        self.rows[usize::from(row)].requests[request as usize] -= 1;
        self.me_mut().requests[request as usize] += 1;
        log.tell(Event::RequestTaken { player: self.turn.player, request });
        match self.guilds_to_turn(row) {
            [Some(_), Some(_)] => self.step = Step::Guild { row },
            [Some(guild), None] | [None, Some(guild)] => self.turn_guild(guild, log),
            [None, None] => self.next_to_choose_row(),
        }
    }

    /// [PRE-8] The guilds of the row of which they have face-down favours.
    pub(crate) fn guilds_to_turn(&self, row: u8) -> [Option<Guild>; 2] {
        let down = self.me().face_down();
        let some = |guild: &Guild| !down.and(self.data.guild_favours(*guild)).is_empty();
        self.guilds_of(row).map(|guild| guild.filter(some))
    }

    /// [PRE-8] All their favours of the guild turn face up.
    pub(crate) fn turn_guild<L: Log<Event>>(&mut self, guild: Guild, log: &mut L) {
        let favours = self.me().face_down().and(self.data.guild_favours(guild));
        for favour in favours.iter() {
            self.turn_up(favour, log);
        }
        self.next_to_choose_row();
    }

    /// [PRE-4] The next of the order column, until every marker stands on a row.
    fn next_to_choose_row(&mut self) {
        match self.in_order().next() {
            Some(next) => {
                self.turn.player = next;
                self.step = Step::Row;
            }
            None => self.begin_characters(),
        }
    }
}
