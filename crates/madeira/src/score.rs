//! The end (END): what resources and pirates are worth.

use arrayvec::ArrayVec;
use emporio_core::{Log, Player, Score, Scores, Scoring};

use crate::data::{Data, SEATS};
use crate::event::Event;
use crate::state::{Madeira, Step};

impl Scoring for Madeira {
    /// [END-2, END-3, END-4, END-5, END-6, RUL-40] The points as they stand; pirates are counted when they are
    /// revealed.
    fn scores(&self) -> Scores {
        let losses = self.losses();
        Scores::of(self.players, |player| {
            let mut score = Score::default();
            score.add("prestige", i32::from(self.people[player.index()].prestige));
            score.add("resources", self.resource_points(player));
            if self.step == Step::Over {
                score.add("pirates", -i32::from(losses[player.index()]));
            }
            // The nearer the top of the order column, the better.
            let space = self.order_space(player).unwrap_or(SEATS) + 1;
            score.tie_breaks = [-(space as i32), 0];
            score
        })
    }

    /// [END-1] The rounds are over, or nothing yet.
    fn ending(&self) -> Option<&'static str> {
        (self.step == Step::Over).then_some("rounds")
    }
}

impl Madeira {
    /// [END-2] Goods, wood and bread become reals; 1 PP for every 5.
    fn resource_points(&self, player: Player) -> i32 {
        let person = &self.people[player.index()];
        let others = [person.wood, person.bread, person.reals];
        let reals: i32 = person.goods.into_iter().chain(others).map(i32::from).sum();
        reals / i32::from(self.data.amounts.reals_per_point)
    }

    /// [END-2, END-3] What the end makes of resources and pirates, told to all.
    pub(crate) fn tell_end<L: Log<Event>>(&self, log: &mut L) {
        let losses = self.losses();
        for player in self.in_order() {
            log.tell(Event::Sold { player, points: self.resource_points(player) });
            let pirates = self.people[player.index()].pirates;
            log.tell(Event::Revealed { player, pirates, loss: losses[player.index()] });
        }
    }

    /// What each seat loses for pirates.
    fn losses(&self) -> [i16; SEATS] {
        let mut ranking: ArrayVec<(u16, usize), SEATS> = ArrayVec::new();
        for player in Player::all(self.players) {
            ranking.push((self.people[player.index()].pirates, self.order_space(player).unwrap_or(SEATS)));
        }
        let losses = pirate_losses(&self.data, &ranking);
        std::array::from_fn(|seat| losses.get(seat).copied().unwrap_or(0))
    }
}

/// [END-3, END-4, END-5] The loss of each player, given pirates and place in the order column from the top.
pub fn pirate_losses(data: &Data, players: &[(u16, usize)]) -> ArrayVec<i16, SEATS> {
    let loss = |mine: &(u16, usize)| {
        if mine.0 == 0 {
            return 0;
        }
        // More pirates, or as many and lower in the order column, rank before.
        let rank = players.iter().filter(|other| *other > mine).count();
        data.pirate_loss[rank] + mine.0.saturating_sub(data.pirate_limit) as i16
    };
    players.iter().map(loss).collect()
}
