//! The bot that looks to the end of the phase in a few worlds and takes what the evaluation likes best there.

use emporio_core::{Rng, Seat};

use crate::lookahead::assess;
use crate::value::{Worth, exp};
use crate::{Bot, Knowledge};

/// Worlds that a choice is judged in.
const WORLDS: u32 = 4;

/// Evaluation with a short look-ahead; with noise, a beginner.
#[derive(Clone, Debug)]
pub struct GreedyBot {
    worth: Worth,
    rng: Rng,
    worlds: u32,
    noise: f32,
}

impl GreedyBot {
    /// The greedy bot of a seed with its figures for a game.
    pub fn new(worth: Worth, seed: u64) -> GreedyBot {
        GreedyBot { worth, rng: Rng::new(seed), worlds: WORLDS, noise: 0.0 }
    }

    /// One that takes a choice that is worse by `noise` about a third as often as the best, and seldom one that is
    /// much worse.
    pub fn noisy(worth: Worth, seed: u64, noise: f32) -> GreedyBot {
        GreedyBot { worth, rng: Rng::new(seed), worlds: 1, noise }
    }

    /// The mean value of each choice to the seat, in the order of its list.
    fn judge<G: Knowledge>(&mut self, seat: &Seat<'_, G>) -> Vec<f32> {
        let me = seat.player().index();
        let mut sums = vec![0.0; seat.legal().len()];
        for _ in 0..self.worlds {
            let world = seat.world(&mut self.rng);
            // The same luck for every choice, so that the choices differ and not the dice.
            let luck = self.rng.next_u64();
            for (sum, &action) in sums.iter_mut().zip(seat.legal()) {
                *sum += assess(&self.worth, &world, action, &mut Rng::new(luck))[me] / self.worlds as f32;
            }
        }
        sums
    }
}

impl<G: Knowledge> Bot<G> for GreedyBot {
    fn choose(&mut self, seat: &Seat<'_, G>) -> G::Action {
        let values = self.judge(seat);
        let index =
            if self.noise > 0.0 { soft(&values, self.noise, &mut self.rng) } else { highest(&values) };
        seat.legal()[index]
    }
}

/// The first of the highest values.
pub(crate) fn highest(values: &[f32]) -> usize {
    let better = |best: usize, next: usize| if values[next] > values[best] { next } else { best };
    (0..values.len()).fold(0, better)
}

/// A value drawn with odds that fall by e for each `noise` that it lies below the best.
fn soft(values: &[f32], noise: f32, rng: &mut Rng) -> usize {
    let best = values[highest(values)];
    let odds: Vec<f32> = values.iter().map(|value| exp((value - best) / noise)).collect();
    let mut left = rng.unit() as f32 * odds.iter().sum::<f32>();
    for (index, odd) in odds.iter().enumerate() {
        left -= odd;
        if left < 0.0 {
            return index;
        }
    }
    highest(values)
}
