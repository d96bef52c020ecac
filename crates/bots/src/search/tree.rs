//! The tree of a search: nodes in one array that is filled once and never grows.

use super::GUESS_VISITS;
use crate::value::Values;

/// No node.
pub const NONE: u32 = u32::MAX;
/// The node of the choice that is thought about.
pub const ROOT: u32 = 0;

/// A choice and what became of it.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    next: u32,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// What it looked like to its mover at first sight.
    guess: f32,
    /// How readily it is tried at first.
    weight: f32,
    sums: Values,
    action: u16,
}

const _: () = assert!(size_of::<Node>() == 48);

/// A tree with room for a fixed number of nodes.
pub struct Tree {
    nodes: Vec<Node>,
    room: usize,
    /// For each action id, where its child was last seen and in which round of matching.
    slots: Vec<(u32, u32)>,
    round: u32,
    matched: Vec<u32>,
}

/// What the tree holds about one choice.
#[derive(Clone, Copy, Debug)]
pub struct Child {
    /// The id of the action.
    pub action: u16,
    /// How often it was tried.
    pub visits: u32,
    /// The mean value to each seat.
    pub values: Values,
}

impl Tree {
    /// An empty tree.
    pub fn new(room: usize, actions: usize) -> Tree {
        let mut tree = Tree {
            nodes: Vec::with_capacity(room.max(1)),
            room: room.max(1),
            slots: vec![(0, NONE); actions],
            round: 0,
            matched: Vec::with_capacity(emporio_core::MAX_ACTIONS),
        };
        tree.clear();
        tree
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(0, 0.0, 1.0));
    }

    /// Whether nothing has grown from a node yet.
    pub fn is_leaf(&self, node: u32) -> bool {
        self.nodes[node as usize].first == NONE
    }

    /// How often the walk came through a node.
    pub fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    /// All that was added to a node for a seat.
    #[cfg(test)]
    pub fn sum(&self, node: u32, seat: usize) -> f32 {
        self.nodes[node as usize].sums[seat]
    }

    /// Looks up the child of each action, in order.
    pub fn match_children(&mut self, node: u32, actions: impl Iterator<Item = u16>) {
        self.round = self.round.wrapping_add(1);
        let mut child = self.nodes[node as usize].first;
        while child != NONE {
            let Node { action, next, .. } = self.nodes[child as usize];
            self.slots[usize::from(action)] = (self.round, child);
            child = next;
        }
        self.matched.clear();
        for action in actions {
            let (round, child) = self.slots[usize::from(action)];
            self.matched.push(if round == self.round { child } else { NONE });
        }
    }

    /// The child of the action at that place of the list.
    pub fn matched(&self, index: usize) -> u32 {
        self.matched[index]
    }

    /// Adds a child; false if there is no room.
    pub fn grow(&mut self, parent: u32, index: usize, action: u16, guess: f32, weight: f32) -> bool {
        if self.nodes.len() == self.room {
            return false;
        }
        let at = self.nodes.len() as u32;
        let first = self.nodes[parent as usize].first;
        self.nodes.push(Node { next: first, ..Node::new(action, guess, weight) });
        self.nodes[parent as usize].first = at;
        self.matched[index] = at;
        true
    }

    /// The node of what chance did after a node, a new one if need be; none if there is no room.
    pub fn outcome(&mut self, node: u32, id: u16) -> u32 {
        let known = self.children(node).find(|(_, child)| child.action == id);
        if let Some((at, _)) = known {
            return at;
        }
        self.matched.clear();
        self.matched.push(NONE);
        if self.grow(node, 0, id, 0.0, 0.0) { self.matched[0] } else { NONE }
    }

    /// The place in the list of the matched child to walk to: the best sum of value and curiosity.
    pub fn select(&mut self, exploration: f32, mover: usize) -> usize {
        let weights: f32 = self.matched.iter().map(|&child| self.nodes[child as usize].weight).sum();
        let scale = exploration / weights;
        let mut best = (f32::MIN, 0);
        for (index, &child) in self.matched.iter().enumerate() {
            let node = &mut self.nodes[child as usize];
            node.available += 1;
            let visits = node.visits as f32;
            let value = (node.sums[mover] + GUESS_VISITS * node.guess) / (visits + GUESS_VISITS);
            let urge = value + scale * node.weight * (node.available as f32).sqrt() / (1.0 + visits);
            if urge > best.0 {
                best = (urge, index);
            }
        }
        best.1
    }

    /// How often the two most tried choices of a node were tried.
    pub fn most_tried(&self, node: u32) -> (u32, u32) {
        let (mut first, mut second) = (0, 0);
        for (_, child) in self.children(node) {
            second = second.max(first.min(child.visits));
            first = first.max(child.visits);
        }
        (first, second)
    }

    /// Adds the outcome of an iteration to the nodes it came through.
    pub fn add(&mut self, path: &[u32], values: &Values) {
        for &at in path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            for (sum, value) in node.sums.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    /// The choices that grew from a node.
    pub fn children(&self, node: u32) -> impl Iterator<Item = (u32, Child)> + '_ {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let node = (at != NONE).then(|| (at, &self.nodes[at as usize]));
            node.map(|(index, node)| {
                at = node.next;
                (index, node.child())
            })
        })
    }

    /// Whether a position with so many choices might find no room.
    pub fn is_full_for(&self, choices: usize) -> bool {
        self.nodes.len() + choices > self.room
    }

    /// Copies what is known into another tree but for what grew from the least tried positions, so that at least half of the
    /// room is free there. What was found below them stays in their own numbers.
    pub fn prune(&self, into: &mut Tree) {
        let mut least = 1;
        while least == 1 || (into.nodes.len() > self.room / 2 && least <= self.visits(ROOT)) {
            least *= 2;
            self.transplant(ROOT, least, into);
        }
    }

    /// Copies a node, which becomes the root of another tree, and what grew from it and from all below that were tried often
    /// enough.
    pub fn transplant(&self, from: u32, least: u32, into: &mut Tree) {
        into.nodes.clear();
        into.nodes.push(Node { next: NONE, first: from, ..self.nodes[from as usize] });
        // Breadth first, with the copied nodes themselves as the queue: where a copy came from is kept in `first`.
        let mut at = 0;
        while at < into.nodes.len() {
            let Node { first: origin, visits, .. } = into.nodes[at];
            into.nodes[at].first = NONE;
            if at == 0 || visits >= least {
                self.copy_brood(origin, at as u32, into);
            }
            at += 1;
        }
    }

    /// Copies the children of a node, each remembering in `first` where it came from.
    fn copy_brood(&self, from: u32, to: u32, into: &mut Tree) {
        let mut child = self.nodes[from as usize].first;
        let mut last = NONE;
        while child != NONE {
            let node = self.nodes[child as usize];
            let at = into.nodes.len() as u32;
            into.nodes.push(Node { first: child, next: NONE, ..node });
            match last {
                NONE => into.nodes[to as usize].first = at,
                before => into.nodes[before as usize].next = at,
            }
            last = at;
            child = node.next;
        }
    }
}

impl Node {
    fn new(action: u16, guess: f32, weight: f32) -> Node {
        let sums = Values::default();
        Node { first: NONE, next: NONE, visits: 0, available: 0, guess, weight, sums, action }
    }

    fn child(&self) -> Child {
        let visits = self.visits.max(1) as f32;
        Child { action: self.action, visits: self.visits, values: self.sums.map(|sum| sum / visits) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_tree_refuses_to_grow_and_keeps_its_size() {
        let mut tree = Tree::new(3, 4);
        tree.match_children(ROOT, [0, 1, 2].into_iter());
        assert!(tree.grow(ROOT, 0, 0, 0.5, 1.0) && tree.grow(ROOT, 1, 1, 0.5, 1.0));
        assert!(!tree.grow(ROOT, 2, 2, 0.5, 1.0));
        assert_eq!((tree.nodes.len(), tree.nodes.capacity()), (3, 3));
    }

    #[test]
    fn the_two_most_tried_are_found_in_any_order() {
        let mut tree = Tree::new(8, 4);
        tree.match_children(ROOT, [0, 1, 2].into_iter());
        assert_eq!(tree.most_tried(ROOT), (0, 0));
        for (index, tries) in [(0, 2), (1, 5), (2, 3)] {
            tree.grow(ROOT, index, index as u16, 0.5, 1.0);
            let child = tree.matched(index);
            (0..tries).for_each(|_| tree.add(&[ROOT, child], &Values::default()));
        }
        assert_eq!(tree.most_tried(ROOT), (5, 3));
    }

    #[test]
    fn a_transplanted_branch_keeps_its_shape_and_numbers() {
        let mut tree = Tree::new(16, 8);
        tree.match_children(ROOT, [1, 2].into_iter());
        tree.grow(ROOT, 0, 1, 0.1, 1.0);
        tree.grow(ROOT, 1, 2, 0.2, 1.0);
        let branch = tree.matched(1);
        tree.match_children(branch, [3, 4, 5].into_iter());
        for (index, action) in [3, 4, 5].into_iter().enumerate() {
            tree.grow(branch, index, action, 0.3, 1.0);
        }
        let leaf = tree.matched(2);
        tree.match_children(leaf, [6].into_iter());
        tree.grow(leaf, 0, 6, 0.4, 1.0);
        tree.add(&[ROOT, branch, leaf], &[1.0, 0.5, 0.0, 0.0, 0.0]);
        let mut copy = Tree::new(16, 8);
        tree.transplant(branch, 0, &mut copy);
        let actions: Vec<u16> = copy.children(ROOT).map(|(_, child)| child.action).collect();
        let original: Vec<u16> = tree.children(branch).map(|(_, child)| child.action).collect();
        assert_eq!(actions, original);
        let (at, child) = copy.children(ROOT).find(|(_, child)| child.action == 5).unwrap();
        assert_eq!((child.visits, child.values[1]), (1, 0.5));
        assert_eq!(copy.children(at).map(|(_, child)| child.action).collect::<Vec<_>>(), [6]);
        assert_eq!(copy.nodes.len(), 5);
    }

    #[test]
    fn a_pruned_tree_forgets_what_grew_from_the_least_tried_and_keeps_their_numbers() {
        let mut tree = Tree::new(10, 4);
        let grow_two = |tree: &mut Tree, node| {
            tree.match_children(node, [0, 1].into_iter());
            assert!(tree.grow(node, 0, 0, 0.5, 1.0) && tree.grow(node, 1, 1, 0.5, 1.0));
            [tree.matched(0), tree.matched(1)]
        };
        let [much, little] = grow_two(&mut tree, ROOT);
        let [deep, _] = grow_two(&mut tree, much);
        grow_two(&mut tree, little);
        (0..4).for_each(|_| tree.add(&[ROOT, much, deep], &[1.0; 5]));
        (0..3).for_each(|_| tree.add(&[ROOT, little], &[0.5; 5]));
        assert!(tree.is_full_for(4) && !tree.is_full_for(3));
        let mut pruned = Tree::new(10, 4);
        tree.prune(&mut pruned);
        // Two nodes more than half of the room until those with less than four visits have lost what grew from them.
        assert_eq!(pruned.nodes.len(), 5);
        let kept: Vec<(u32, Child)> = pruned.children(ROOT).collect();
        let numbers = |place: usize| (kept[place].1.visits, kept[place].1.values[0]);
        assert_eq!((numbers(0), numbers(1)), ((3, 0.5), (4, 1.0)));
        assert!(pruned.is_leaf(kept[0].0) && !pruned.is_leaf(kept[1].0));
    }

    #[test]
    fn a_tree_of_one_position_is_pruned_to_itself() {
        let mut tree = Tree::new(4, 4);
        tree.match_children(ROOT, [0, 1, 2].into_iter());
        (0..3).for_each(|index| assert!(tree.grow(ROOT, index, index as u16, 0.5, 1.0)));
        let mut pruned = Tree::new(4, 4);
        tree.prune(&mut pruned);
        assert_eq!(pruned.nodes.len(), 4);
    }
}
