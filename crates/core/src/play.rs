//! Carrying a game forward: one action, the single choices that follow from it, or a whole random game.

use crate::{ActionList, Game, Log, Rng, Silent, Turn};

/// Applies an action, then makes the choices that have one option only. Afterwards `legal` holds the two or more
/// options of the player to act; it is empty at a chance node and at the end.
#[inline(always)]
pub fn step<G: Game, L: Log<G::Event>>(
    state: &mut G,
    action: G::Action,
    legal: &mut ActionList<G::Action>,
    log: &mut L,
) {
    state.apply(action, log);
    settle(state, legal, log);
}

/// Makes the choices that have one option only, until a player has two or more, chance decides or all is over.
#[inline(always)] // Saves a call for every step of a playout, some 5 % of its time.
pub fn settle<G: Game, L: Log<G::Event>>(state: &mut G, legal: &mut ActionList<G::Action>, log: &mut L) {
    loop {
        legal.clear();
        match state.turn() {
            Turn::Player(_) => state.legal_actions(legal),
            Turn::Chance | Turn::Over => return,
        }
        match legal.as_slice() {
            [only] => state.apply(*only, log),
            _ => return,
        }
    }
}

/// Plays to the end with uniformly random choices; gives the number of players' decisions.
pub fn playout<G: Game>(state: &mut G, rng: &mut Rng) -> u32 {
    let mut decisions = 0;
    loop {
        let action = match state.turn() {
            Turn::Player(_) => state.choose(|options| {
                // A single option is no decision, as for [`settle`].
                if options == 1 {
                    return 0;
                }
                decisions += 1;
                rng.below(options)
            }),
            Turn::Chance => state.sample_chance(rng),
            Turn::Over => return decisions,
        };
        state.apply(action, &mut Silent);
    }
}
