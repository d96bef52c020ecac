//! The windmill (WND): offered at every decision marked W.

use emporio_core::{ActionList, Log};

use crate::action::{Action, EXCHANGES};
use crate::event::Event;
use crate::pieces::{Good, Stuff};
use crate::state::{Madeira, Phase, Step};

impl Madeira {
    /// [WND-6] Whether the step is one of the decisions marked W.
    pub fn windmill_offered(&self) -> bool {
        matches!(
            self.step,
            Step::Start
                | Step::Cost
                | Step::ShipFrom(_)
                | Step::District
                | Step::Mill
                | Step::Upkeep
                | Step::Feeding
        )
    }

    /// [DEC-W1] The windmill moves open to the player whose turn it is.
    pub(crate) fn windmill_options(&self, out: &mut ActionList<Action>) {
        let me = self.me();
        if me.goods.iter().sum::<u16>() >= 2 {
            for (number, &(one, two, _)) in EXCHANGES.iter().enumerate() {
                if has_both(&me.goods, one, two) {
                    out.push(Action::Exchange(number as u8));
                }
            }
        }
        if me.goods[Good::Wheat as usize] >= self.data.windmill.wheat_for_up {
            out.push(Action::MillUp);
        }
        if self.down_open() {
            out.extend([Action::MillBread, Action::MillReals]);
        }
    }

    /// [WND-3, WND-4, WND-5] Down, in phases B and C: from the bottom level only with a PP to lose.
    pub(crate) fn down_open(&self) -> bool {
        let me = self.me();
        self.phase != Phase::Maintenance && (me.level > self.data.windmill.bottom || me.prestige > 0)
    }

    /// [WND-1] Two goods for one.
    pub(crate) fn exchange<L: Log<Event>>(&mut self, number: u8, log: &mut L) {
        let (one, two, got) = EXCHANGES[usize::from(number)];
        let goods = &mut self.me_mut().goods;
        goods[one as usize] -= 1;
        goods[two as usize] -= 1;
        goods[got as usize] += 1;
        log.tell(Event::Exchanged { player: self.turn.player, one, two, got });
    }

    /// [WND-2] Up for wheat.
    pub(crate) fn mill_up_for_wheat<L: Log<Event>>(&mut self, log: &mut L) {
        self.spend_goods(Good::Wheat, self.data.windmill.wheat_for_up, log);
        self.mill_up(log);
    }

    /// [WND-2, RUL-24] One level up; at the top a PP instead.
    pub(crate) fn mill_up<L: Log<Event>>(&mut self, log: &mut L) {
        if self.me().level < self.data.windmill.top {
            self.me_mut().level += 1;
            log.tell(Event::Level { player: self.turn.player, level: self.me().level });
        } else {
            self.gain_prestige(self.turn.player, self.data.windmill.points_at_top, log);
        }
    }

    /// [WND-3, WND-4] One level down for bread or reals; at the bottom a PP instead.
    pub(crate) fn mill_down<L: Log<Event>>(&mut self, bread: bool, log: &mut L) {
        let player = self.turn.player;
        let windmill = &self.data.windmill;
        let (for_bread, for_reals) = if self.me().level > windmill.bottom {
            (windmill.down_bread, windmill.down_reals)
        } else {
            (windmill.bottom_bread, windmill.bottom_reals)
        };
        if self.me().level > self.data.windmill.bottom {
            self.me_mut().level -= 1;
            log.tell(Event::Level { player, level: self.me().level });
        } else {
            self.me_mut().prestige -= 1;
            log.tell(Event::Spent { player, what: Stuff::Prestige, amount: 1 });
        }
        if bread { self.gain_bread(for_bread, log) } else { self.gain_reals(player, for_reals, log) }
    }
}

/// Whether the two goods are there, equal or not.
fn has_both(goods: &[u16; 3], one: Good, two: Good) -> bool {
    if one == two { goods[one as usize] >= 2 } else { goods[one as usize] >= 1 && goods[two as usize] >= 1 }
}
