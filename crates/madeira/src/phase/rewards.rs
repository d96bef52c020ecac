//! King's rewards (KNG).

use emporio_core::{ActionList, Log};
use strum::VariantArray;

use crate::action::Action;
use crate::event::{Event, Unused};
use crate::pieces::{Colony, Pile, Reward};
use crate::state::{Madeira, MoveKind, Step};

impl Madeira {
    /// [DEC-16, CMD-6] The rewards of each colony with a ship that is due one, and none.
    pub(crate) fn reward_options(&self, out: &mut ActionList<Action>) {
        for &colony in Colony::VARIANTS {
            if self.turn.rewards[colony as usize] == 0 {
                continue;
            }
            for &pile in Pile::VARIANTS {
                if self.rewards[colony as usize][pile as usize]
                    .is_some_and(|reward| self.can_take(reward) && self.leaves_the_debt(colony, reward))
                {
                    out.push(Action::Reward(colony, pile));
                }
            }
        }
        if self.me().reals >= self.wood_debt() {
            out.push(Action::Stop);
        }
    }

    /// [WOOD-6] Whether the wood bought in this turn can still be paid after this reward: reals that it was bought on
    /// must be taken.
    pub(crate) fn leaves_the_debt(&self, colony: Colony, reward: Reward) -> bool {
        let given_up = if reward == Reward::Loot { 0 } else { self.reals_of_landing(colony) };
        self.certain_reals() >= self.wood_debt() + given_up
    }

    /// [DEC-16] Whether a reward can be carried out now.
    fn can_take(&self, reward: Reward) -> bool {
        match reward {
            Reward::Island => self.can_move_worker(MoveKind::Field),
            Reward::Guild => !self.me().face_down().is_empty(),
            Reward::Watch => self.can_move_worker(MoveKind::Watch),
            Reward::City | Reward::Medal | Reward::Loot | Reward::Windmill | Reward::RoyalSupport => true,
        }
    }

    /// [KNG-1, KNG-2, KNG-3, KNG-4, KNG-5, KNG-6, KNG-7, KNG-8] The reward is carried out at once; the tile stays.
    pub(crate) fn take_reward<L: Log<Event>>(&mut self, colony: Colony, pile: Pile, log: &mut L) {
        let player = self.turn.player;
        self.turn.rewards[colony as usize] -= 1;
        let Some(reward) = self.rewards[colony as usize][pile as usize] else { return };
        log.tell(Event::RewardTaken { player, colony, reward });
        match reward {
            Reward::Island => self.begin_moves(MoveKind::Field, 1, log),
            Reward::Guild => self.begin_turning(1, log),
            Reward::City => {
                self.gain_prestige(player, self.data.amounts.city_points, log);
                self.begin_moves(MoveKind::City, 1, log);
            }
            Reward::Watch => self.begin_moves(MoveKind::Watch, 1, log),
            Reward::Medal => {
                self.gain_prestige(player, self.data.amounts.medal_points, log);
                self.finish(log);
            }
            Reward::Loot => {
                self.gain_reals(player, self.data.amounts.loot_reals, log);
                self.finish(log);
            }
            Reward::Windmill => {
                self.mill_up(log);
                self.finish(log);
            }
            Reward::RoyalSupport => self.step = Step::RoyalSupport,
        }
    }

    /// [KNG-8] Pirates away, only for a player who has some; or bread.
    pub(crate) fn support_options(&self, out: &mut ActionList<Action>) {
        if self.me().pirates > 0 {
            out.push(Action::DiscardPirates);
        }
        out.push(Action::Bread);
    }

    /// [KNG-8] One of the two.
    pub(crate) fn take_support<L: Log<Event>>(&mut self, bread: bool, log: &mut L) {
        if bread {
            self.gain_bread(self.data.amounts.support_bread, log);
        } else {
            self.discard_pirates(self.data.amounts.support_pirates, log);
        }
        self.finish(log);
    }

    /// [DEC-16] None, for the other ship too.
    pub(crate) fn decline_rewards<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.rewards = [0; 3];
        self.tell_unused(Unused::Reward, log);
        self.finish(log);
    }
}
