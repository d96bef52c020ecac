//! Receiving and paying: every amount that changes hands is told.

use emporio_core::{Log, Player};

use crate::event::Event;
use crate::pieces::{Good, Stuff};
use crate::state::Madeira;

impl Madeira {
    /// [GEN-2, GEN-3] What is received comes from a supply without end, as a value.
    pub(crate) fn gain_prestige<L: Log<Event>>(&mut self, player: Player, points: i16, log: &mut L) {
        self.people[player.index()].prestige += points;
        tell_gain(player, Stuff::Prestige, points as u16, log);
    }

    pub(crate) fn gain_reals<L: Log<Event>>(&mut self, player: Player, reals: u16, log: &mut L) {
        self.people[player.index()].reals += reals;
        tell_gain(player, Stuff::Reals, reals, log);
    }

    pub(crate) fn gain_bread<L: Log<Event>>(&mut self, bread: u16, log: &mut L) {
        self.me_mut().bread += bread;
        tell_gain(self.turn.player, Stuff::Bread, bread, log);
    }

    /// [BLD-5, HID-2] Pirates received: the amount is public, the total is not.
    pub(crate) fn gain_pirates<L: Log<Event>>(&mut self, player: Player, amount: u16, log: &mut L) {
        self.people[player.index()].pirates += amount;
        if amount > 0 {
            log.tell(Event::PirateGained { player, amount });
        }
    }

    /// [RUL-32, HID-2] The most pirates that may be discarded; their value is shown.
    pub(crate) fn discard_pirates<L: Log<Event>>(&mut self, most: u16, log: &mut L) {
        let player = self.turn.player;
        let amount = self.me().pirates.min(most);
        self.me_mut().pirates -= amount;
        if amount > 0 {
            log.tell(Event::PirateDiscarded { player, amount });
        }
    }

    pub(crate) fn spend_bread<L: Log<Event>>(&mut self, bread: u16, log: &mut L) {
        self.me_mut().bread -= bread;
        tell_cost(self.turn.player, Stuff::Bread, bread, log);
    }

    pub(crate) fn spend_reals<L: Log<Event>>(&mut self, reals: u16, log: &mut L) {
        self.me_mut().reals -= reals;
        tell_cost(self.turn.player, Stuff::Reals, reals, log);
    }

    pub(crate) fn spend_wood<L: Log<Event>>(&mut self, wood: u16, log: &mut L) {
        self.me_mut().wood -= wood;
        tell_cost(self.turn.player, Stuff::Wood, wood, log);
    }

    pub(crate) fn spend_goods<L: Log<Event>>(&mut self, good: Good, amount: u16, log: &mut L) {
        self.me_mut().goods[good as usize] -= amount;
        tell_cost(self.turn.player, Stuff::from(good), amount, log);
    }
}

fn tell_gain<L: Log<Event>>(player: Player, what: Stuff, amount: u16, log: &mut L) {
    if amount > 0 {
        log.tell(Event::Gained { player, what, amount });
    }
}

fn tell_cost<L: Log<Event>>(player: Player, what: Stuff, amount: u16, log: &mut L) {
    if amount > 0 {
        log.tell(Event::Spent { player, what, amount });
    }
}
