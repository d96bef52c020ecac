//! Playing on by simple means: to the end of a phase with each player's best next step, or further at random.

use emporio_core::play::step;
use emporio_core::{ActionList, Rng, Silent, Turn};

use crate::Knowledge;
use crate::value::{Values, outlook};

/// The choice that looks best to the player to act right after it.
pub fn best_step<G: Knowledge>(
    state: &G,
    legal: &[G::Action],
    scratch: &mut ActionList<G::Action>,
) -> G::Action {
    let mover = mover(state);
    let mut best = (f32::MIN, legal[0]);
    for &action in legal {
        let mut next = state.clone();
        step(&mut next, action, scratch, &mut Silent);
        let value = outlook(&next)[mover];
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}

/// Plays on with [`best_step`] until so many phases are over, or the game is, or `most` choices were made.
pub fn play_phases<G: Knowledge>(
    state: &mut G,
    legal: &mut ActionList<G::Action>,
    phases: u32,
    most: u32,
    rng: &mut Rng,
) {
    let mut scratch = ActionList::new();
    let (mut left, mut phase) = (phases, state.phase());
    for _ in 0..most {
        let action = match state.turn() {
            Turn::Over => return,
            Turn::Chance => state.sample_chance(rng),
            Turn::Player(_) => best_step(state, legal, &mut scratch),
        };
        step(state, action, legal, &mut Silent);
        if state.phase() != phase {
            phase = state.phase();
            left = left.saturating_sub(1);
            if left == 0 {
                return;
            }
        }
    }
}

/// A choice at random, each as likely as it is appealing.
#[inline]
pub fn light_step<G: Knowledge>(state: &G, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    let total: u32 = legal.iter().map(|&action| state.appeal(action)).sum();
    if total == 0 {
        return rng.pick(legal);
    }
    let mut left = rng.below(total);
    for &action in legal {
        let appeal = state.appeal(action);
        if left < appeal {
            return action;
        }
        left -= appeal;
    }
    legal[0]
}

/// Plays on with [`light_step`] until so many phases are over or the game is.
pub fn play_lightly<G: Knowledge>(
    state: &mut G,
    legal: &mut ActionList<G::Action>,
    phases: u32,
    rng: &mut Rng,
) {
    let (mut left, mut phase) = (phases, state.phase());
    loop {
        let action = match state.turn() {
            Turn::Over => return,
            Turn::Chance => state.sample_chance(rng),
            Turn::Player(_) => light_step(state, legal, rng),
        };
        step(state, action, legal, &mut Silent);
        if state.phase() != phase {
            phase = state.phase();
            left -= 1;
            if left == 0 {
                return;
            }
        }
    }
}

/// The value of an action to each seat once the phase it stands in is over.
pub fn assess<G: Knowledge>(state: &G, action: G::Action, rng: &mut Rng) -> Values {
    const MOST: u32 = 200;
    let mut next = state.clone();
    let mut legal = ActionList::new();
    let phase = next.phase();
    step(&mut next, action, &mut legal, &mut Silent);
    if next.phase() == phase {
        play_phases(&mut next, &mut legal, 1, MOST, rng);
    }
    outlook(&next)
}

fn mover<G: Knowledge>(state: &G) -> usize {
    match state.turn() {
        Turn::Player(player) => player.index(),
        Turn::Chance | Turn::Over => 0,
    }
}
