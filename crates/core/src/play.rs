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
    let mut legal = ActionList::new();
    let mut decisions = 0;
    settle(state, &mut legal, &mut Silent);
    loop {
        // Options are there exactly when a player is to act: the turn need not be asked a second time.
        if !legal.is_empty() {
            decisions += 1;
            state.apply(rng.pick(&legal), &mut Silent);
        } else {
            match state.turn() {
                Turn::Chance => state.apply(state.sample_chance(rng), &mut Silent),
                Turn::Over => return decisions,
                Turn::Player(player) => unreachable!("{player} is to act and has no option"),
            }
        }
        settle(state, &mut legal, &mut Silent);
    }
}
