//! The end: units out of the game, and when the last of a kind is gone.

use emporio_core::Log;
use strum::VariantArray;

use crate::event::Event;
use crate::pieces::{Cargo, Unit};
use crate::score;
use crate::state::{Ending, Pawns, Phase, SpiceIslands};

impl SpiceIslands {
    /// [END-2] These units are out of the game.
    pub(crate) fn remove(&mut self, cargo: Cargo) {
        for &unit in Unit::VARIANTS {
            self.removed[unit.index()] += cargo.count(unit);
        }
    }

    /// [END-1] The kind of which all units are removed.
    pub(crate) fn used_up(&self) -> Option<Unit> {
        Unit::VARIANTS
            .iter()
            .copied()
            .find(|unit| self.removed[unit.index()] >= self.data.units[unit.index()])
    }

    /// [END-3, END-5] The game ends; unspent dice and the free action are lost.
    pub(crate) fn end<L: Log<Event>>(&mut self, ending: Ending, log: &mut L) {
        self.dice.fill(0);
        self.free_action = false;
        self.usable = Pawns::EMPTY;
        self.attacks = [0, 0];
        self.phase = Phase::Over(ending);
        log.tell(Event::Ended { ending });
        let players = score::winners(self);
        if players.len() > 1 {
            log.tell(Event::VictoryShared { players });
        }
    }
}
