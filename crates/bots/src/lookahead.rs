//! Playing on by simple means: with each player's best next step, with what brings them most, or at random.

use emporio_core::play::step;
use emporio_core::{ActionList, Rng, Silent, Turn};

use crate::Knowledge;
use crate::value::{Values, Worth};

/// The choice that looks best to the player to act right after it.
fn best_step<G: Knowledge>(
    worth: &Worth,
    state: &G,
    legal: &[G::Action],
    scratch: &mut ActionList<G::Action>,
) -> G::Action {
    let Turn::Player(mover) = state.turn() else { return legal[0] };
    let mut best = (f32::MIN, legal[0]);
    for &action in legal {
        let mut next = state.clone();
        step(&mut next, action, scratch, &mut Silent);
        let value = worth.outlook(&next)[mover.index()];
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
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

/// The choice after which the player to act is heading for the most points; a light one where the choice is a plan
/// whose worth shows only later, or where nothing tells the choices apart.
pub fn own_step<G: Knowledge>(worth: &Worth, state: &G, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    const SAME: f32 = 1e-3;
    let Turn::Player(mover) = state.turn() else { return legal[0] };
    if state.is_plan() {
        return light_step(state, legal, rng);
    }
    let progress = state.progress().clamp(0.0, 1.0);
    let (mut best, mut worst, mut chosen) = (f32::MIN, f32::MAX, legal[0]);
    for &action in legal {
        let mut next = state.clone();
        next.apply(action, &mut Silent);
        let points = worth.heading_for(&next, mover, progress);
        worst = worst.min(points);
        if points > best {
            (best, chosen) = (points, action);
        }
    }
    if best - worst < SAME { light_step(state, legal, rng) } else { chosen }
}

/// Plays on until so many phases are over, or the game is, or `most` choices were made.
pub fn play_on<G: Knowledge>(
    state: &mut G,
    legal: &mut ActionList<G::Action>,
    phases: u32,
    most: u32,
    rng: &mut Rng,
    mut choose: impl FnMut(&G, &[G::Action], &mut Rng) -> G::Action,
) {
    let (mut left, mut phase) = (phases, state.phase());
    for _ in 0..most {
        let action = match state.turn() {
            Turn::Over => return,
            Turn::Chance => state.sample_chance(rng),
            Turn::Player(_) => choose(state, legal, rng),
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

/// The value of an action to each seat once the phase it stands in is over, each player taking their best next step.
pub fn assess<G: Knowledge>(worth: &Worth, state: &G, action: G::Action, rng: &mut Rng) -> Values {
    const MOST: u32 = 200;
    let mut next = state.clone();
    let (mut legal, mut scratch) = (ActionList::new(), ActionList::new());
    let phase = next.phase();
    step(&mut next, action, &mut legal, &mut Silent);
    if next.phase() == phase {
        let best = |state: &G, legal: &[G::Action], _: &mut Rng| best_step(worth, state, legal, &mut scratch);
        play_on(&mut next, &mut legal, 1, MOST, rng, best);
    }
    worth.outlook(&next)
}
