//! Phase D, maintenance (MNT), and the last windmill moment before it (DEC-24).

use emporio_core::{ActionList, Log, Player};
use strum::VariantArray;

use crate::action::Action;
use crate::event::{Event, Source};
use crate::pieces::{Colony, Stuff};
use crate::state::{Madeira, Phase, PlayerTurn, Step, WoodUse};

impl Madeira {
    /// [DEC-24, DEC-W3] Every player with an open windmill move is asked once more.
    pub(crate) fn begin_last_windmill<L: Log<Event>>(&mut self, log: &mut L) {
        self.ask_windmill_from(self.in_order().next(), log);
    }

    /// [DEC-24] This player is done; the next with an open windmill move, or phase D.
    pub(crate) fn done_with_windmill<L: Log<Event>>(&mut self, log: &mut L) {
        self.ask_windmill_from(self.next_in_order(self.turn.player), log);
    }

    fn ask_windmill_from<L: Log<Event>>(&mut self, mut next: Option<Player>, log: &mut L) {
        while let Some(player) = next {
            self.turn = PlayerTurn { player, ..PlayerTurn::default() };
            if self.windmill_open() {
                self.step = Step::Mill;
                return;
            }
            next = self.next_in_order(player);
        }
        self.begin_maintenance(log);
    }

    /// [MNT-1] Phase D begins with the honour.
    fn begin_maintenance<L: Log<Event>>(&mut self, log: &mut L) {
        self.phase = Phase::Maintenance;
        self.turn = PlayerTurn::default();
        match self.most_on_watch() {
            Some(player) => {
                self.turn.player = player;
                self.step = Step::Honour;
            }
            None => self.income(log),
        }
    }

    /// [MNT-2, RUL-18] The one player with more workers on the watch than any other.
    pub fn most_on_watch(&self) -> Option<Player> {
        let most = self.people.iter().map(|person| person.watch).max().filter(|most| *most > 0)?;
        let mut with_most =
            Player::all(self.players).filter(|player| self.people[player.index()].watch == most);
        let first = with_most.next();
        if with_most.next().is_some() { None } else { first }
    }

    /// [MNT-2] A worker back to the reserve for PP.
    pub(crate) fn take_honour<L: Log<Event>>(&mut self, log: &mut L) {
        let player = self.turn.player;
        let me = self.me_mut();
        me.watch -= 1;
        me.reserve += 1;
        log.tell(Event::Honoured { player });
        self.gain_prestige(player, self.data.amounts.honour_points, log);
        self.income(log);
    }

    /// [MNT-3] For each worker on a colony land one good of that colony.
    pub(crate) fn income<L: Log<Event>>(&mut self, log: &mut L) {
        for player in self.in_order() {
            for &colony in Colony::VARIANTS {
                let workers = self.people[player.index()].colonies[colony as usize];
                let good = self.data.colony_good[colony as usize];
                self.draw(player, Stuff::from(good), u16::from(workers), Source::Colony(colony), log);
            }
        }
        self.upkeep_from(self.in_order().next(), log);
    }

    /// [DEC-26] The next player with a ship on the board, or the feeding.
    fn upkeep_from<L: Log<Event>>(&mut self, mut next: Option<Player>, log: &mut L) {
        while let Some(player) = next {
            if !self.people[player.index()].fleet.is_empty() {
                self.turn = PlayerTurn { player, ..PlayerTurn::default() };
                self.step = Step::Upkeep;
                return;
            }
            next = self.next_in_order(player);
        }
        self.feed_from(self.in_order().next(), log);
    }

    /// [DEC-26] 0 to the smaller of ships on the board and the wood they can raise.
    pub(crate) fn upkeep_options(&self, out: &mut ActionList<Action>) {
        let ships = self.me().fleet.len();
        out.extend((0..=ships).take_while(|&wood| self.can_raise(u16::from(wood), 0)).map(Action::Upkeep));
    }

    /// [MNT-4] So much wood is discarded, own before bought, and a pirate received for every other ship.
    pub(crate) fn keep_up<L: Log<Event>>(&mut self, wood: u8, log: &mut L) {
        let player = self.turn.player;
        let due = self.me().fleet.len();
        log.tell(Event::KeptUp { player, wood, due });
        self.gain_pirates(player, u16::from(due - wood), log);
        self.discard_wood(wood, WoodUse::Upkeep, log);
    }

    /// [WOOD-5] The bought wood is paid; the next player.
    pub(crate) fn end_upkeep<L: Log<Event>>(&mut self, log: &mut L) {
        self.pay_wood(log);
        self.upkeep_from(self.next_in_order(self.turn.player), log);
    }

    /// [DEC-27, DEC-W4] The next player with a bread choice or an open windmill move, or phase E.
    fn feed_from<L: Log<Event>>(&mut self, mut next: Option<Player>, log: &mut L) {
        while let Some(player) = next {
            self.turn = PlayerTurn { player, ..PlayerTurn::default() };
            self.step = Step::Feeding;
            if self.bread_due() > 0 || self.windmill_open() {
                return;
            }
            next = self.next_in_order(player);
        }
        self.begin_requests(log);
    }

    /// [MNT-5, MNT-7] Workers on the board less the windmill level, never below 0.
    pub fn bread_due(&self) -> u8 {
        self.bread_due_of(self.turn.player)
    }

    /// [MNT-5, MNT-7] The same for any player.
    pub(crate) fn bread_due_of(&self, player: Player) -> u8 {
        let person = &self.people[player.index()];
        person.workers_on_board().saturating_sub(person.level)
    }

    /// [DEC-27] 0 to the smaller of bread due and held.
    pub(crate) fn feeding_options(&self, out: &mut ActionList<Action>) {
        let most = u16::from(self.bread_due()).min(self.me().bread) as u8;
        out.extend((0..=most).map(Action::Feed));
    }

    /// [MNT-6] So much bread is discarded and a pirate received for the rest.
    pub(crate) fn feed<L: Log<Event>>(&mut self, bread: u8, log: &mut L) {
        let player = self.turn.player;
        let due = self.bread_due();
        if due > 0 {
            log.tell(Event::Fed { player, bread, due });
        }
        self.me_mut().bread -= u16::from(bread);
        self.gain_pirates(player, u16::from(due - bread), log);
        self.feed_from(self.next_in_order(player), log);
    }
}
