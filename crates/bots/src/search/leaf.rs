//! How a position is judged where a search ends: by playing on a little, then by the worth of what is reached.

use emporio_core::{ActionList, Rng};

use super::Rollout;
use crate::Knowledge;
use crate::lookahead::{light_step, own_step, play_on};
use crate::value::{Values, Worth};

/// The judgement of positions that the search, hints and reviews share.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge {
    /// How a position is played on from.
    pub rollout: Rollout,
    /// What the position reached is worth.
    pub worth: Worth,
}

impl Judge {
    /// That of the search in play.
    pub fn of_search<G: Knowledge>() -> Judge {
        Judge { rollout: G::TASTE.rollout, worth: Worth::of_search::<G>() }
    }

    /// One that asks for victory alone, so that its values are chances of it.
    pub fn of_victory<G: Knowledge>() -> Judge {
        Judge { rollout: G::TASTE.rollout, worth: Worth { share: 1.0, ..Worth::of_search::<G>() } }
    }

    /// What a position is worth to each seat at first sight; exact at the end of a game.
    pub fn sight<G: Knowledge>(&self, world: &G) -> Values {
        self.worth.outlook(world)
    }

    /// What it is worth after playing on; `legal` holds the choices of the player to act.
    pub fn leaf<G: Knowledge>(
        &self,
        world: &mut G,
        legal: &mut ActionList<G::Action>,
        rng: &mut Rng,
    ) -> Values {
        self.play_on(world, legal, rng);
        self.sight(world)
    }

    /// Plays on as far as a judgement does.
    pub fn play_on<G: Knowledge>(&self, world: &mut G, legal: &mut ActionList<G::Action>, rng: &mut Rng) {
        match self.rollout {
            Rollout::Full => play_on(world, legal, u32::MAX, u32::MAX, rng, light_step),
            Rollout::Light(phases) => play_on(world, legal, phases, u32::MAX, rng, light_step),
            Rollout::Own(phases) => play_on(world, legal, phases, u32::MAX, rng, |state, legal, rng| {
                own_step(&self.worth, state, legal, rng)
            }),
            Rollout::None => {}
        }
    }
}
