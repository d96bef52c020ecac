//! What happens in a game, a file for each chapter of the rules page: the five phases of a round, and what
//! characters, favours, rewards, pass spaces and buildings are made of, each written once.

mod buildings;
mod characters;
mod city;
mod favours;
mod gains;
mod harvest;
mod maintenance;
mod preparation;
mod requests;
mod rewards;
mod ships;
mod windmill;
mod wood;
mod workers;

pub(crate) use buildings::box_of;
pub(crate) use preparation::DICE;

use emporio_core::Log;

use crate::event::Event;
use crate::state::{Madeira, Phase, Step};

impl Madeira {
    /// Something a turn consists of is done: rewards that are due come next, then the turn goes on or ends.
    pub(crate) fn finish<L: Log<Event>>(&mut self, log: &mut L) {
        if self.turn.rewards != [0; 3] {
            self.step = Step::Reward;
            return;
        }
        match self.phase {
            Phase::Characters { row } if self.turn.acting => self.end_character_turn(row, log),
            Phase::Characters { .. } => self.step = Step::Start,
            // [RUL-13] A player whose last marker left the building is asked nothing more there.
            Phase::Buildings { .. } if !self.turn.acting && self.has_marker_here(self.turn.player) => {
                self.step = Step::Cost;
            }
            Phase::Buildings { number, .. } => self.end_building_turn(number, log),
            Phase::Maintenance => self.end_upkeep(log),
            Phase::Setup | Phase::Preparation | Phase::Requests { .. } | Phase::Over => {}
        }
    }
}
