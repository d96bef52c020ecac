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
    draw(legal, rng, |action| state.appeal(action))
}

/// A choice at random, each as likely as it is made by habit.
#[inline]
pub fn habitual_step<G: Knowledge>(state: &G, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    draw(legal, rng, |action| u32::from(G::HABITS[state.habit(action)]))
}

/// One of the choices, each as likely as its weight says; any where all weigh nothing.
#[inline]
fn draw<A: Copy>(legal: &[A], rng: &mut Rng, weigh: impl Fn(A) -> u32) -> A {
    // To weigh a choice takes longer than to keep what it weighs.
    let weights: ActionList<u32> = legal.iter().map(|&action| weigh(action)).collect();
    let total: u32 = weights.iter().sum();
    if total == 0 {
        return rng.pick(legal);
    }
    let mut left = rng.below(total);
    for (&action, &weight) in legal.iter().zip(&weights) {
        if left < weight {
            return action;
        }
        left -= weight;
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

/// Lets the dice fall that were asked for, until the position can be judged as it stands; what is to be chosen on the way goes by habit.
pub fn calm<G: Knowledge>(state: &mut G, legal: &mut ActionList<G::Action>, rng: &mut Rng) {
    while !state.is_quiet() {
        let action = match state.turn() {
            Turn::Over => return,
            Turn::Chance => state.sample_chance(rng),
            Turn::Player(_) => light_step(state, legal, rng),
        };
        step(state, action, legal, &mut Silent);
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

#[cfg(test)]
mod tests {
    use emporio_core::{Match, Setup};
    use emporio_puerto_rico::PuertoRico;
    use emporio_san_juan::SanJuan;
    use emporio_spice_islands::SpiceIslands;

    use super::*;

    /// Games by habit at every number of players, with every choice looked at.
    fn play_by_habit<G: Knowledge>() {
        assert!(G::HABITS.iter().all(|&readiness| readiness > 0), "a choice that is never made");
        for players in G::META.min_players..=G::META.max_players {
            let mut table = Match::<G>::quiet(Setup::plain(G::Options::default(), players)).unwrap();
            let mut rng = Rng::new(u64::from(players));
            loop {
                table.advance(&mut rng);
                let Turn::Player(player) = table.turn() else { break };
                let state = table.state();
                assert!(table.legal().iter().all(|&action| state.habit(action) < G::HABITS.len()));
                let action = habitual_step(state, table.legal(), &mut rng);
                table.try_apply(emporio_core::Actor::Player(player), action).unwrap();
            }
        }
    }

    #[test]
    fn every_choice_falls_under_a_habit() {
        play_by_habit::<PuertoRico>();
        play_by_habit::<SanJuan>();
        play_by_habit::<SpiceIslands>();
    }

    #[test]
    fn choices_are_drawn_by_weight_and_evenly_where_none_has_any() {
        let mut rng = Rng::new(5);
        let drawn: Vec<u32> = (0..300).map(|_| draw(&[0, 1, 2], &mut rng, |n| n)).collect();
        let count = |n| drawn.iter().filter(|&&one| one == n).count();
        assert_eq!(count(0), 0);
        assert!(count(2) > count(1) && count(1) > 50, "{} {}", count(1), count(2));
        assert!((0..50).any(|_| draw(&[0, 1, 2], &mut rng, |_| 0) == 0));
    }
}
