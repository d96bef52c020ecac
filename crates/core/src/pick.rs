//! Several things that one question asks for, named in any order: what may be picked, and the canonical steps that
//! say the same.

use thiserror::Error;

use crate::{ActionList, Game, Silent, Text, Turn};

/// What one question asks for, if its things may be named in any order: cards to pay with, colonists to place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick<A> {
    /// How many must be picked.
    pub least: u8,
    /// How many may be picked.
    pub most: u8,
    /// What may be picked.
    pub items: Vec<Item<A>>,
}

/// A thing that may be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item<A> {
    /// The action that names it once.
    pub action: A,
    /// How often it may be picked.
    pub times: u8,
}

/// A wish that cannot be carried out.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WishError {
    /// These were picked, but the rules have no use for them here.
    #[error("these cannot be picked here: {}", .0.join(", "))]
    Unused(Vec<String>),
    /// The question is not answered by what was picked.
    #[error("more must be picked; possible now: {}", .0.join(", "))]
    TooFew(Vec<String>),
}

/// The steps that carry out an unordered wish: the things of the question now asked, each as the action that names
/// it once. Single choices are made on the way, as everywhere, and need no step.
///
/// ```
/// use emporio_core::pick::steps_of;
/// use emporio_core::toy::{Toy, ToyAction};
/// use emporio_core::{Match, Setup};
/// let mut table = Match::<Toy>::new(Setup::plain(Default::default(), 2)).unwrap();
/// for outcome in ["deal 1", "deal 2", "roll 3"] {
///     table.apply_text(outcome).unwrap();
/// }
/// assert_eq!(steps_of(table.state(), &[ToyAction::Take(2)]), Ok(vec![ToyAction::Take(2)]));
/// assert!(steps_of(table.state(), &[ToyAction::Take(4)]).is_err());
/// ```
pub fn steps_of<G: Game>(state: &G, wish: &[G::Action]) -> Result<Vec<G::Action>, WishError> {
    steps_asked(state, wish, false)
}

/// The same at a table that asks wherever the number of choices would tell what is hidden: there such a single choice
/// is a step like others.
pub fn steps_asked<G: Game>(state: &G, wish: &[G::Action], asks: bool) -> Result<Vec<G::Action>, WishError> {
    let mut world = state.clone();
    let mut wish = wish.to_vec();
    let mut steps = Vec::new();
    let mut legal = ActionList::new();
    let asked = question(state);
    while question(&world) == asked && matches!(world.turn(), Turn::Player(_)) {
        legal.clear();
        world.legal_actions(&mut legal);
        let Some(step) = toward::<G>(&legal, &wish) else { break };
        if legal.len() > 1 || (asks && world.hides_choice()) {
            steps.push(step);
        }
        strike::<G>(step, &mut wish);
        for settled in world.follows(step) {
            strike::<G>(settled, &mut wish);
        }
        world.apply(step, &mut Silent);
    }
    if !wish.is_empty() {
        return Err(WishError::Unused(wish.iter().map(G::Action::to_string).collect()));
    }
    if question(&world) == asked && matches!(world.turn(), Turn::Player(_)) {
        return Err(WishError::TooFew(legal.iter().map(G::Action::to_string).collect()));
    }
    Ok(steps)
}

/// The question as others would know it again: who is asked, and in which words. Its arguments count down.
fn question<G: Game>(state: &G) -> (Turn, Option<String>) {
    let id = match state.prompt() {
        Text::Key { id, .. } => Some(id.into_owned()),
        Text::Number(_) | Text::Player(_) | Text::List(_) | Text::Plain(_) => None,
    };
    (state.turn(), id)
}

/// The next step of a wish: the one that names the most of what is left of it; one that names nothing, such as
/// `stop`, where nothing else fits. A single choice is made in any case.
fn toward<G: Game>(legal: &[G::Action], wish: &[G::Action]) -> Option<G::Action> {
    if let [only] = legal {
        return Some(*only);
    }
    let fits = |&&step: &&G::Action| {
        let (item, times) = G::names(step);
        wished(wish, item) >= usize::from(times)
    };
    // Of several that name as much, the first in the canonical order of the list.
    legal.iter().filter(fits).rev().max_by_key(|&&step| G::names(step).1).copied()
}

fn wished<A: PartialEq>(wish: &[A], item: A) -> usize {
    wish.iter().filter(|&other| *other == item).count()
}

/// Takes off a wish what a step has named.
fn strike<G: Game>(step: G::Action, wish: &mut Vec<G::Action>) {
    let (item, times) = G::names(step);
    for _ in 0..times {
        if let Some(at) = wish.iter().position(|other| *other == item) {
            wish.remove(at);
        }
    }
}
