//! Tree search for two to five players on what one seat knows.
//!
//! Each iteration draws a fresh world that agrees with the seat, walks down the tree of choices, grows it by one
//! node, plays on by a light policy as far as the game's [`Taste`] says, and adds one value a seat to every node on
//! the way (max^n). Chance is drawn, never branched on: a node stands for the choices that led to it, and a choice
//! that the world at hand does not allow is left out (its availability is counted, as information-set search asks).

mod bot;
mod reuse;
mod tree;

use std::time::Instant;

use emporio_core::play::step;
use emporio_core::{ActionList, Rng, Seat, Silent, Turn};

pub use bot::{Chance, SearchBot};

use crate::lookahead::{assess, play_lightly, play_phases};
use crate::value::{Values, exp, outlook};
use crate::{Budget, Knowledge};
use tree::{NONE, ROOT, Tree};

/// How a new leaf is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// By playing lightly to the end of the game.
    Full,
    /// By playing lightly to the end of so many phases, then by the evaluation.
    Light(u32),
    /// By playing each player's best next step to the end of so many phases, then by the evaluation.
    Careful(u32),
    /// By the evaluation as it stands.
    None,
}

/// The settings of a search that suit a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// How much untried choices are tried.
    pub exploration: f32,
    /// By how much value a choice must be worse to be tried e times less often at first.
    pub sharpness: f32,
    /// Whether a new node's choices are judged at the end of the phase (slower, better informed) or right after.
    pub far: bool,
    /// How a new leaf is judged.
    pub rollout: Rollout,
}

impl Taste {
    /// Settings for a game without knowledge of its own.
    pub const PLAIN: Taste = Taste { exploration: 0.7, sharpness: 0.2, far: false, rollout: Rollout::Full };
}

/// Most nodes of a tree; two trees of 48 bytes a node are kept: 24 MiB a thread, never more.
const MOST_NODES: usize = 1 << 18;
/// The guess of a new node counts like so many visits.
const GUESS_VISITS: f32 = 1.0;
/// Iterations between two looks at the clock.
const CLOCK_EVERY: u32 = 8;

/// One tree and what its iterations need; nothing in an iteration allocates.
pub struct Search<G: Knowledge> {
    tree: Tree,
    spare: Tree,
    taste: Taste,
    rng: Rng,
    world: Option<G>,
    legal: ActionList<G::Action>,
    path: Vec<u32>,
}

/// Deepest path that is remembered; deeper choices are played without the tree.
const MOST_DEPTH: usize = 512;

impl<G: Knowledge> Search<G> {
    /// A search with an empty tree.
    pub fn new(taste: Taste, rng: Rng, nodes: usize) -> Self {
        let actions = usize::from(G::META.action_ids);
        Search {
            tree: Tree::new(nodes, actions),
            spare: Tree::new(nodes, actions),
            taste,
            rng,
            world: None,
            legal: ActionList::new(),
            path: Vec::with_capacity(MOST_DEPTH),
        }
    }

    /// Thinks about the seat's choice until the budget is spent; gives the number of iterations.
    pub fn think(&mut self, seat: &Seat<'_, G>, budget: Budget, start: Instant) -> u32 {
        match budget {
            Budget::Iterations(most) => {
                (0..most).for_each(|_| self.iterate(seat));
                most
            }
            Budget::Time(time) => {
                let mut done = 0;
                while start.elapsed() < time && done < u32::MAX - CLOCK_EVERY {
                    (0..CLOCK_EVERY).for_each(|_| self.iterate(seat));
                    done += CLOCK_EVERY;
                }
                done
            }
        }
    }

    /// One walk down the tree in a world of its own.
    pub fn iterate(&mut self, seat: &Seat<'_, G>) {
        let mut world = match self.world.take() {
            Some(mut world) => {
                seat.world_into(&mut world, &mut self.rng);
                world
            }
            None => seat.world(&mut self.rng),
        };
        self.legal.clear();
        self.legal.extend(seat.legal().iter().copied());
        let values = self.descend(&mut world);
        self.tree.add(&self.path, &values);
        self.world = Some(world);
    }

    fn descend(&mut self, world: &mut G) -> Values {
        self.path.clear();
        self.path.push(ROOT);
        let mut node = ROOT;
        loop {
            let action = match world.turn() {
                Turn::Over => return outlook(world),
                Turn::Chance => world.sample_chance(&mut self.rng),
                Turn::Player(player) => {
                    let fresh = self.tree.is_leaf(node);
                    if !self.widen(world, node, player.index()) || self.path.len() == MOST_DEPTH {
                        return self.judge(world);
                    }
                    if fresh && node != ROOT {
                        return self.judge(world);
                    }
                    let (child, index) = self.tree.select(self.taste.exploration, player.index());
                    node = child;
                    self.path.push(node);
                    self.legal[index]
                }
            };
            step(world, action, &mut self.legal, &mut Silent);
        }
    }

    /// Finds the node of each legal choice and adds those that are new; false if the tree is full.
    fn widen(&mut self, world: &G, node: u32, mover: usize) -> bool {
        self.tree.match_children(node, self.legal.iter().map(|&action| G::action_id(action)));
        for index in 0..self.legal.len() {
            if self.tree.matched(index) == NONE {
                let guess = self.guess(world, self.legal[index])[mover];
                let weight = exp(guess / self.taste.sharpness);
                if !self.tree.grow(node, index, G::action_id(self.legal[index]), guess, weight) {
                    return false;
                }
            }
        }
        true
    }

    fn guess(&mut self, world: &G, action: G::Action) -> Values {
        if self.taste.far {
            return assess(world, action, &mut self.rng);
        }
        let mut next = world.clone();
        step(&mut next, action, &mut ActionList::new(), &mut Silent);
        outlook(&next)
    }

    fn judge(&mut self, world: &mut G) -> Values {
        match self.taste.rollout {
            Rollout::Full => play_lightly(world, &mut self.legal, u32::MAX, &mut self.rng),
            Rollout::Light(phases) => play_lightly(world, &mut self.legal, phases, &mut self.rng),
            Rollout::Careful(phases) => {
                play_phases(world, &mut self.legal, phases, u32::MAX, &mut self.rng);
            }
            Rollout::None => {}
        }
        outlook(world)
    }
}
