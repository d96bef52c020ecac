//! Counting paths: a change of the rules anywhere near shows as a different number.

use crate::play::settle;
use crate::{ActionList, Game, Silent, Turn};

/// The number of different sequences of so many steps, players' choices and chance outcomes alike; a sequence that
/// reaches the end of the game counts once.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    let mut state = state.clone();
    let mut actions = ActionList::new();
    settle(&mut state, &mut actions, &mut Silent);
    if depth == 0 || state.turn() == Turn::Over {
        return 1;
    }
    if state.turn() == Turn::Chance {
        state.legal_actions(&mut actions);
    }
    let follow = |&action: &G::Action| {
        let mut next = state.clone();
        next.apply(action, &mut Silent);
        perft(&next, depth - 1)
    };
    actions.iter().map(follow).sum()
}

/// A perft line: the counts of depths 1 to `depth`, from a state.
pub fn perft_line<G: Game>(state: &G, depth: u32) -> String {
    let counts: Vec<String> = (1..=depth).map(|depth| perft(state, depth).to_string()).collect();
    counts.join(" ")
}
