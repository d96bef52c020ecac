//! Receiving and paying: every amount that changes hands is told.

use emporio_core::{Log, Player};

use crate::event::{Event, Source, Unused};
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

    /// What a place gives: the same, with where it comes from.
    pub(crate) fn draw<L: Log<Event>>(
        &mut self,
        player: Player,
        what: Stuff,
        amount: u16,
        from: Source,
        log: &mut L,
    ) {
        let person = &mut self.people[player.index()];
        match what {
            Stuff::Wheat => person.goods[Good::Wheat as usize] += amount,
            Stuff::Sugar => person.goods[Good::Sugar as usize] += amount,
            Stuff::Wine => person.goods[Good::Wine as usize] += amount,
            Stuff::Wood => person.wood += amount,
            Stuff::Bread => person.bread += amount,
            Stuff::Reals => person.reals += amount,
            Stuff::Prestige => person.prestige += amount as i16,
        }
        if amount > 0 {
            log.tell(Event::Income { player, what, amount, from });
        }
    }

    /// Something is let be that might have been used: nobody has to look for what it did.
    pub(crate) fn tell_unused<L: Log<Event>>(&self, what: Unused, log: &mut L) {
        log.tell(Event::Unused { player: self.turn.player, what });
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
