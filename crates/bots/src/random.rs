//! The bot that takes any legal action, each as likely as the others.

use emporio_core::{Game, Rng, Seat};

use crate::Bot;

/// Uniformly random choices.
#[derive(Clone, Debug)]
pub struct RandomBot {
    rng: Rng,
}

impl RandomBot {
    /// The random bot of a seed.
    pub fn new(seed: u64) -> RandomBot {
        RandomBot { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, seat: &Seat<'_, G>) -> G::Action {
        self.rng.pick(seat.legal())
    }
}
