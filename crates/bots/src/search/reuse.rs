//! Keeping what was already thought: the branch of the tree that the game has come to.
//!
//! A bot is not told what the others did. It plays the tree's own branches in a world that it drew before and looks
//! for the one after which its seat sees exactly what it sees now.

use emporio_core::play::step;
use emporio_core::{ActionList, Player, Seat, Silent, Turn, Viewer};

use super::tree::{ROOT, Tree};
use crate::Knowledge;

/// Branches that are looked at, at most.
const MOST_TRIED: u32 = 96;
/// A branch with fewer visits is not worth the search for it.
const FEWEST_VISITS: u32 = 16;

/// What a seat saw when it chose, a world that agreed with it, and its choice.
pub struct Memory<G: Knowledge> {
    world: G,
    legal: ActionList<G::Action>,
    chosen: G::Action,
}

impl<G: Knowledge> Memory<G> {
    /// Remembers a choice.
    pub fn new(world: G, legal: &[G::Action], chosen: G::Action) -> Self {
        Memory { world, legal: legal.iter().copied().collect(), chosen }
    }

    /// The node of the tree at which the seat would see what it sees now.
    pub fn find(&self, tree: &Tree, seat: &Seat<'_, G>) -> Option<u32> {
        let sought = Sought { player: seat.player(), legal: seat.legal(), view: text(&seat.view()) };
        let mut tried = 0;
        let (child, _) = tree.children(ROOT).find(|(_, child)| child.action == G::action_id(self.chosen))?;
        if !self.legal.contains(&self.chosen) {
            return None;
        }
        let mut world = self.world.clone();
        let mut legal = ActionList::new();
        step(&mut world, self.chosen, &mut legal, &mut Silent);
        sought.walk(tree, child, &world, &legal, &mut tried)
    }
}

struct Sought<'a, A> {
    player: Player,
    legal: &'a [A],
    view: String,
}

impl<A> Sought<'_, A> {
    fn walk<G: Knowledge<Action = A>>(
        &self,
        tree: &Tree,
        node: u32,
        world: &G,
        legal: &[A],
        tried: &mut u32,
    ) -> Option<u32>
    where
        A: Copy + PartialEq,
    {
        *tried += 1;
        if *tried > MOST_TRIED || tree.visits(node) < FEWEST_VISITS {
            return None;
        }
        match world.turn() {
            Turn::Player(player) if player == self.player => (legal == self.legal
                && text(&world.view(Viewer::Player(player))) == self.view)
                .then_some(node),
            Turn::Player(_) => legal.iter().find_map(|&action| {
                let id = G::action_id(action);
                let (child, _) = tree.children(node).find(|(_, child)| child.action == id)?;
                let mut next = world.clone();
                let mut choices = ActionList::new();
                step(&mut next, action, &mut choices, &mut Silent);
                self.walk(tree, child, &next, &choices, tried)
            }),
            // What chance has done since cannot be found by trying.
            Turn::Chance | Turn::Over => None,
        }
    }
}

fn text(view: &impl serde::Serialize) -> String {
    serde_json::to_string(view).unwrap_or_default()
}
