//! Wood (WOOD): discarding, buying and receiving it, for districts, ships, upkeep, the mayor and the Monk.

use emporio_core::{ActionList, Log, Player};
use strum::VariantArray;

use crate::action::Action;
use crate::event::Event;
use crate::options::WoodCredit;
use crate::pieces::{Colony, Reward, Spot, SpotSet};
use crate::state::{Madeira, Step, WoodUse};

impl Madeira {
    /// [WOOD-3] Where they can take wood now: own fields with wood, and the Forest.
    pub(crate) fn wood_places(&self) -> SpotSet {
        self.me().fields.iter().filter(|spot| *spot == Spot::FOREST || self.wood[spot.index()] > 0).collect()
    }

    /// [WOOD-3] How much wood they can take in all.
    pub(crate) fn wood_in_reach(&self) -> u16 {
        self.wood_in_reach_of(self.turn.player)
    }

    /// [WOOD-3] How much wood a player could take; through the Forest without limit.
    pub(crate) fn wood_in_reach_of(&self, player: Player) -> u16 {
        let fields = self.people[player.index()].fields;
        if fields.has(Spot::FOREST) {
            return u16::MAX;
        }
        fields.iter().map(|spot| u16::from(self.wood[spot.index()])).sum()
    }

    /// [WOOD-4] The price of so many bought in a turn; none beyond the table (RUL-5).
    pub(crate) fn wood_price(&self, bought: u16) -> Option<u16> {
        self.data.wood_price.get(usize::from(bought)).copied()
    }

    /// [WOOD-6] What is due for the wood bought so far in this turn.
    pub(crate) fn wood_debt(&self) -> u16 {
        self.data.wood_price[usize::from(self.turn.bought)]
    }

    /// [WOOD-1, WOOD-2, WOOD-3, WOOD-4, WOOD-5] Whether they can discard so much wood, buying what they lack; `coming`
    /// are the reals that the ship now moving is certain to bring.
    pub(crate) fn can_raise(&self, need: u16, coming: u16) -> bool {
        let me = self.me();
        if me.wood >= need {
            return true;
        }
        let lacking = need - me.wood;
        let money = self.certain_reals() + coming;
        let payable =
            self.wood_price(u16::from(self.turn.bought) + lacking).is_some_and(|price| price <= money);
        payable && self.wood_in_reach() >= lacking
    }

    /// [WOOD-5, RUL-7] The reals that they are certain to have at the end of the turn: those in hand, the payments of the
    /// markets and Bottino for every ship that may take it.
    pub(crate) fn certain_reals(&self) -> u16 {
        let loot = |&colony: &Colony| match u16::from(self.turn.rewards[colony as usize]) {
            0 => 0,
            landed => landed * self.reals_of_landing(colony),
        };
        self.me().reals + self.turn.payment + Colony::VARIANTS.iter().map(loot).sum::<u16>()
    }

    /// [RUL-7] The reals that a ship landing there may take as its reward.
    pub(crate) fn reals_of_landing(&self, colony: Colony) -> u16 {
        match self.data.wood_credit {
            WoodCredit::Certain if self.rewards[colony as usize].contains(&Some(Reward::Loot)) => {
                self.data.amounts.loot_reals
            }
            WoodCredit::Certain | WoodCredit::Market => 0,
        }
    }

    /// [WOOD-1, WOOD-2] Own wood first; the rest is bought, one place at a time.
    pub(crate) fn discard_wood<L: Log<Event>>(&mut self, need: u8, to: WoodUse, log: &mut L) {
        let own = self.me().wood.min(u16::from(need));
        self.spend_wood(own, log);
        match need - own as u8 {
            0 => self.wood_is_there(to, log),
            left => self.step = Step::Wood { left, to },
        }
    }

    /// [WOOD-7, RUL-30] So much wood free, as far as it can be reached.
    pub(crate) fn receive_wood<L: Log<Event>>(&mut self, amount: u16, log: &mut L) {
        match amount.min(self.wood_in_reach()) as u8 {
            0 => self.finish(log),
            left => self.step = Step::Wood { left, to: WoodUse::Keep },
        }
    }

    /// [DEC-18] The places of access.
    pub(crate) fn wood_options(&self, out: &mut ActionList<Action>) {
        out.extend(self.wood_places().iter().map(Action::Wood));
    }

    /// [WOOD-2, WOOD-3, WOOD-7] One wood from a place, bought and used at once or received.
    pub(crate) fn take_wood<L: Log<Event>>(&mut self, from: Spot, left: u8, to: WoodUse, log: &mut L) {
        let player = self.turn.player;
        if from != Spot::FOREST {
            self.wood[from.index()] -= 1;
        }
        match to {
            WoodUse::Keep => {
                self.me_mut().wood += 1;
                log.tell(Event::WoodReceived { player, from });
            }
            WoodUse::Ship(_) | WoodUse::District(_) | WoodUse::Upkeep => {
                self.turn.bought += 1;
                log.tell(Event::WoodBought { player, from });
            }
        }
        match left - 1 {
            0 => self.wood_is_there(to, log),
            left => self.step = Step::Wood { left, to },
        }
    }

    /// What the wood was for goes on.
    fn wood_is_there<L: Log<Event>>(&mut self, to: WoodUse, log: &mut L) {
        match to {
            WoodUse::Ship(moves) => self.go_on_sailing(moves, log),
            WoodUse::District(favour) => self.take_favour(favour, log),
            WoodUse::Upkeep | WoodUse::Keep => self.finish(log),
        }
    }

    /// [WOOD-5] At the end of the turn the wood bought in it is paid.
    pub(crate) fn pay_wood<L: Log<Event>>(&mut self, log: &mut L) {
        let debt = self.wood_debt();
        self.turn.bought = 0;
        self.me_mut().reals -= debt;
        if debt > 0 {
            log.tell(Event::WoodPaid { player: self.turn.player, cost: debt });
        }
    }
}
