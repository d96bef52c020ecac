//! Tree search for two to five players on what one seat knows.
//!
//! Each iteration draws a fresh world that agrees with the seat, walks down the tree of choices, grows it by one
//! node, plays on by a light policy as far as the game's [`Taste`] says, and adds one value a seat to every node on
//! the way (max^n). Chance is drawn: a node stands for the choices that led to it, whatever was drawn in between, and a
//! choice that the world at hand does not allow is left out (its availability is counted, as information-set search
//! asks). A game whose draws are few and open may have a node for each of them instead.

mod bot;
mod leaf;
mod reuse;
mod tree;

use std::time::Duration;

use emporio_core::play::step;
use emporio_core::{ActionList, MAX_ACTIONS, Player, Rng, Seat, Silent, Turn};

pub use bot::{Chance, SearchBot};
pub use leaf::{Judge, Learnt};

use crate::stopwatch::Stopwatch;
use crate::value::{Values, exp};
use crate::{Budget, Knowledge, Stop};
use tree::{NONE, ROOT, Tree};

/// How a new leaf is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// By playing lightly to the end of the game, if it has one.
    Full,
    /// By playing lightly to the end of so many phases, then by the evaluation.
    Light(u32),
    /// By playing by habit to the end of so many phases, then by the evaluation.
    Habit(u32),
    /// By playing what brings each player most at once to the end of so many phases, then by the evaluation.
    Own(u32),
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
    /// How a new leaf is judged.
    pub rollout: Rollout,
    /// How often a position is come to before its choices are looked at one by one.
    pub growth: u32,
    /// Whether a full tree forgets what grew from its least tried positions and grows on, so that long thoughts have room for
    /// what they come to most.
    pub forgets: bool,
    /// Whether positions after different draws are told apart, for games whose draws everyone sees.
    pub tells_draws: bool,
}

impl Taste {
    /// Settings for a game without knowledge of its own.
    pub const PLAIN: Taste = Taste {
        exploration: 0.7,
        sharpness: 0.2,
        rollout: Rollout::Full,
        growth: 1,
        forgets: false,
        tells_draws: false,
    };
}

/// Whether a budget of time is always spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    /// All of it, for those who want to know about every choice.
    Whole,
    /// Until the choice is all but sure.
    UntilSettled,
}

/// Most nodes of a tree; two trees of 48 bytes a node are kept: 24 MiB a thread, never more.
const MOST_NODES: usize = 1 << 18;
/// The guess of a new node counts like so many visits.
const GUESS_VISITS: f32 = 1.0;
/// Iterations between two looks at the clock.
const CLOCK_EVERY: u32 = 8;
/// Iterations between two looks at whether the choice is settled.
const SETTLED_EVERY: u32 = 64;

/// One tree and what its iterations need; nothing in an iteration allocates.
pub struct Search<G: Knowledge> {
    tree: Tree,
    spare: Tree,
    taste: Taste,
    judge: Judge,
    rng: Rng,
    world: Option<G>,
    legal: ActionList<G::Action>,
    path: Vec<u32>,
    /// How lucky each roll of a walk was for every seat, and where on the path it fell.
    lucks: Vec<(usize, Values)>,
    stop: Stop,
}

/// Deepest path that is remembered; deeper choices are played without the tree.
const MOST_DEPTH: usize = 512;

impl<G: Knowledge> Search<G> {
    /// A search with an empty tree.
    pub fn new(taste: Taste, judge: Judge, rng: Rng, nodes: usize) -> Self {
        let actions = usize::from(G::META.action_ids);
        Search {
            tree: Tree::new(nodes, actions),
            spare: Tree::new(nodes, actions),
            taste,
            judge,
            rng,
            world: None,
            legal: ActionList::new(),
            path: Vec::with_capacity(MOST_DEPTH),
            lucks: Vec::with_capacity(MOST_DEPTH),
            stop: Stop::default(),
        }
    }

    /// Begins anew with an empty tree.
    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// Ends every thought early once this flag is up.
    pub fn heed(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }

    /// Thinks about the seat's choice until the budget is spent; gives the number of iterations.
    pub fn think(&mut self, seat: &Seat<'_, G>, budget: Budget, patience: Patience) -> u32 {
        match budget {
            Budget::Iterations(most) => {
                // The first iteration is made in any case: without one there would be no answer.
                let mut done = 0;
                while done < most && (done == 0 || !self.stop.is_asked()) {
                    self.iterate(seat);
                    done += 1;
                }
                done
            }
            Budget::Time(time) => {
                let (start, mut done) = (Stopwatch::start(), 0);
                loop {
                    let spent = start.elapsed();
                    let settled = patience == Patience::UntilSettled && self.is_settled(done, spent, time);
                    if settled
                        || spent >= time
                        || (done > 0 && self.stop.is_asked())
                        || done >= u32::MAX - CLOCK_EVERY
                    {
                        return done;
                    }
                    (0..CLOCK_EVERY).for_each(|_| self.iterate(seat));
                    done += CLOCK_EVERY;
                }
            }
        }
    }

    /// Whether no other choice is likely to overtake the most tried one in the time that is left.
    fn is_settled(&self, done: u32, spent: Duration, time: Duration) -> bool {
        if done == 0 || !done.is_multiple_of(SETTLED_EVERY) {
            return false;
        }
        let (first, second) = self.tree.most_tried(ROOT);
        is_out_of_reach(first - second, done, spent, time)
    }

    /// Tries every choice that no iteration has come to, so that something can be said of each.
    pub fn try_the_rest(&mut self, seat: &Seat<'_, G>) {
        for (index, &action) in seat.legal().iter().enumerate() {
            let id = G::action_id(action);
            let tried = self.tree.children(ROOT).any(|(_, child)| child.action == id && child.visits > 0);
            if !tried {
                self.walk(seat, Some(index));
            }
        }
    }

    /// Tries one choice until it has been tried so often in all.
    pub fn try_often(&mut self, seat: &Seat<'_, G>, choice: usize, least: u32) {
        let Some(&action) = seat.legal().get(choice) else { return };
        let id = G::action_id(action);
        let tried = self.tree.children(ROOT).find(|(_, child)| child.action == id);
        let before = tried.map_or(0, |(_, child)| child.visits);
        (before..least).for_each(|_| self.walk(seat, Some(choice)));
    }

    /// One walk down the tree in a world of its own.
    pub fn iterate(&mut self, seat: &Seat<'_, G>) {
        self.walk(seat, None);
    }

    /// An iteration, with the first choice given or free.
    fn walk(&mut self, seat: &Seat<'_, G>, first: Option<usize>) {
        if self.taste.forgets && self.tree.is_full_for(MAX_ACTIONS) {
            self.tree.prune(&mut self.spare);
            std::mem::swap(&mut self.tree, &mut self.spare);
        }
        let mut world = match self.world.take() {
            Some(mut world) => {
                seat.world_into(&mut world, &mut self.rng);
                world
            }
            None => seat.world(&mut self.rng),
        };
        self.legal.clear();
        self.legal.extend(seat.legal().iter().copied());
        self.lucks.clear();
        let values = self.descend(&mut world, first);
        self.add_up(values);
        self.world = Some(world);
    }

    /// Adds what a walk came to. A roll is nobody's merit and would drown the difference between the choices before it, so they
    /// are told what the walk came to less the luck of the rolls that followed.
    fn add_up(&mut self, mut values: Values) {
        let mut end = self.path.len();
        for (start, luck) in self.lucks.iter().rev() {
            self.tree.add(&self.path[*start..end], &values);
            values.iter_mut().zip(luck).for_each(|(value, luck)| *value -= luck);
            end = *start;
        }
        self.tree.add(&self.path[..end], &values);
    }

    fn descend(&mut self, world: &mut G, first: Option<usize>) -> Values {
        self.path.clear();
        self.path.push(ROOT);
        let mut node = ROOT;
        loop {
            let action = match world.turn() {
                Turn::Over => return self.judge.sight(world),
                Turn::Chance => {
                    let before = self.judge.foresee(world);
                    let (outcome, fell) = (world.sample_chance(&mut self.rng), self.path.len());
                    if self.taste.tells_draws {
                        node = self.tree.outcome(node, G::action_id(outcome));
                        if node == NONE || self.path.len() == MOST_DEPTH {
                            return self.judge.leaf(world, &mut self.legal, &mut self.rng);
                        }
                        self.path.push(node);
                    }
                    step(world, outcome, &mut self.legal, &mut Silent);
                    if let Some(before) = before {
                        self.note_luck(world, fell, &before);
                    }
                    continue;
                }
                Turn::Player(player) => {
                    let fresh = node != ROOT && self.tree.is_leaf(node);
                    let early = fresh && self.tree.visits(node) + 1 < self.taste.growth;
                    if early || !self.widen(world, node, player) || self.path.len() == MOST_DEPTH {
                        return self.judge.leaf(world, &mut self.legal, &mut self.rng);
                    }
                    if fresh && self.taste.growth == 1 {
                        return self.judge.leaf(world, &mut self.legal, &mut self.rng);
                    }
                    let index = match first {
                        Some(index) if node == ROOT => index,
                        Some(_) | None => self.tree.select(self.taste.exploration, player.index()),
                    };
                    node = self.tree.matched(index);
                    self.path.push(node);
                    self.legal[index]
                }
            };
            step(world, action, &mut self.legal, &mut Silent);
        }
    }

    /// Remembers how lucky a roll was for each seat: what is foreseen after it, less what was foreseen before.
    fn note_luck(&mut self, world: &G, fell: usize, before: &Values) {
        if let Some(after) = self.judge.foresee(world) {
            self.lucks.push((fell, std::array::from_fn(|seat| after[seat] - before[seat])));
        }
    }

    /// Finds the node of each legal choice and adds those that are new; false if the tree is full.
    fn widen(&mut self, world: &G, node: u32, mover: Player) -> bool {
        self.tree.match_children(node, self.legal.iter().map(|&action| G::action_id(action)));
        if (0..self.legal.len()).all(|index| self.tree.matched(index) != NONE) {
            return true;
        }
        self.judge.study(world, mover);
        for index in 0..self.legal.len() {
            if self.tree.matched(index) == NONE {
                let id = G::action_id(self.legal[index]);
                let guess = self.guess(world, self.legal[index])[mover.index()];
                let weight = exp(guess / self.taste.sharpness + self.judge.appeal(id));
                if !self.tree.grow(node, index, id, guess, weight) {
                    return false;
                }
            }
        }
        true
    }

    fn guess(&self, world: &G, action: G::Action) -> Values {
        let mut next = world.clone();
        step(&mut next, action, &mut ActionList::new(), &mut Silent);
        self.judge.sight(&next)
    }
}

/// Whether a lead of so many tries will hardly be lost in what is left of the time, at the pace so far: the second
/// choice would need three of every four tries.
fn is_out_of_reach(lead: u32, done: u32, spent: Duration, time: Duration) -> bool {
    let left = time.saturating_sub(spent).as_secs_f64();
    2.0 * f64::from(lead) * spent.as_secs_f64() > f64::from(done) * left
}

#[cfg(test)]
mod tests {
    use emporio_core::{Actor, Match, Outline, Setup};
    use emporio_madeira::Madeira;
    use emporio_puerto_rico::PuertoRico;
    use emporio_san_juan::SanJuan;
    use emporio_spice_islands::SpiceIslands;

    use super::tree::Child;
    use super::*;

    /// A table of three before its first choice.
    fn opening<G: Knowledge>() -> Match<G> {
        let mut table = Match::<G>::quiet(Setup::plain(Default::default(), 3)).unwrap();
        table.advance(&mut Rng::new(1));
        table
    }

    fn first_seat<G: Knowledge>(table: &Match<G>) -> Seat<'_, G> {
        let Turn::Player(player) = table.turn() else { panic!("a choice") };
        table.seat(player)
    }

    /// A search that has made so many iterations.
    fn grown<G: Knowledge>(taste: Taste, seat: &Seat<'_, G>, iterations: u32) -> Search<G> {
        let mut search = Search::new(taste, Judge::fitted::<G>(), Rng::new(3), 1 << 14);
        (0..iterations).for_each(|_| search.iterate(seat));
        search
    }

    /// The least visits of the nodes below one that have grown choices of their own, and the most of those that have not.
    fn grown_and_bare(tree: &Tree, node: u32) -> (u32, u32) {
        tree.children(node).fold((u32::MAX, 0), |(grown, bare), (at, child)| {
            if tree.is_leaf(at) {
                return (grown, bare.max(child.visits));
            }
            let below = grown_and_bare(tree, at);
            (grown.min(child.visits).min(below.0), bare.max(below.1))
        })
    }

    #[test]
    fn choices_are_looked_at_when_a_position_was_come_to_often_enough() {
        let table = opening::<PuertoRico>();
        let seat = first_seat(&table);
        for growth in 1..=4 {
            let taste = Taste { growth, ..PuertoRico::TASTE };
            let search = grown(taste, &seat, 300);
            assert_eq!(grown_and_bare(&search.tree, ROOT), (growth, growth - 1));
        }
    }

    /// Whether anything below a node was chance's doing.
    fn has_draws(tree: &Tree, node: u32) -> bool {
        let is_drawn =
            |(at, child): (u32, Child)| child.action >= SpiceIslands::META.player_ids || has_draws(tree, at);
        tree.children(node).any(is_drawn)
    }

    #[test]
    fn positions_after_different_draws_are_told_apart_where_a_game_asks_for_it() {
        let table = opening::<SpiceIslands>();
        let seat = first_seat(&table);
        for tells_draws in [true, false] {
            let taste = Taste { tells_draws, ..SpiceIslands::TASTE };
            let search = grown(taste, &seat, 2000);
            assert_eq!(has_draws(&search.tree, ROOT), tells_draws);
        }
    }

    /// In a full tree all further tries go to the leaf that looks best by mistake, since nothing grows there to correct it:
    /// Madeira's long thoughts lost to short ones.
    #[test]
    fn no_game_lets_a_long_thought_fill_its_tree_for_good() {
        let all = [PuertoRico::BEST, SanJuan::BEST, Madeira::BEST, SpiceIslands::BEST];
        assert!(all.iter().all(|taste| taste.forgets), "{all:?}");
    }

    #[test]
    fn in_a_full_tree_that_forgets_no_position_is_tried_often_without_a_look_at_its_choices() {
        let table = opening::<Madeira>();
        let seat = first_seat(&table);
        let most_blind = |forgets| {
            let search = grown(Taste { forgets, ..Madeira::TASTE }, &seat, 10_000);
            grown_and_bare(&search.tree, ROOT).1
        };
        let (stuck, forgetful) = (most_blind(false), most_blind(true));
        assert!(10 * forgetful < stuck, "{forgetful} {stuck}");
    }

    #[test]
    fn luck_is_taken_from_what_stands_before_the_roll_alone() {
        let table = opening::<SpiceIslands>();
        let mut search = grown(SpiceIslands::TASTE, &first_seat(&table), 50);
        let (first, _) = search.tree.children(ROOT).max_by_key(|(_, child)| child.visits).unwrap();
        let (second, _) = search.tree.children(first).max_by_key(|(_, child)| child.visits).unwrap();
        let sums = |search: &Search<SpiceIslands>| [ROOT, first, second].map(|node| search.tree.sum(node, 0));
        let before = sums(&search);
        search.path = vec![ROOT, first, second];
        search.lucks = vec![(1, [0.25; 5]), (2, [0.5; 5])];
        search.add_up([1.0; 5]);
        let added: Vec<f32> = sums(&search).iter().zip(before).map(|(now, before)| now - before).collect();
        let expected = [0.25, 0.5, 1.0];
        assert!(added.iter().zip(expected).all(|(a, e)| (a - e).abs() < 1e-4), "{added:?}");
    }

    /// What differs between thoughts of other seeds about the value of a position, most of which is the luck of the rolls.
    #[test]
    fn thoughts_that_leave_luck_aside_agree_more() {
        let mut table = opening::<SpiceIslands>();
        while table.state().dice_left() > 1 {
            let Turn::Player(player) = table.turn() else { panic!("a choice") };
            let first = table.legal()[0];
            table.try_apply(Actor::Player(player), first).unwrap();
        }
        let seat = first_seat(&table);
        let unrest = |judge: Judge| {
            let judge = Judge { rollout: Rollout::None, ..judge };
            let value = |seed| {
                let mut search = Search::new(SpiceIslands::BEST, judge.clone(), Rng::new(seed), 1 << 14);
                (0..150).for_each(|_| search.iterate(&seat));
                search.tree.sum(ROOT, 0) / 150.0
            };
            let values: Vec<f32> = (0..24).map(value).collect();
            let mean = values.iter().sum::<f32>() / 24.0;
            values.iter().map(|value| (value - mean).powi(2)).sum::<f32>()
        };
        let (blind, seeing) =
            (unrest(Judge::fitted::<SpiceIslands>()), unrest(Judge::of_search::<SpiceIslands>()));
        assert!(seeing < 0.5 * blind, "{seeing} {blind}");
    }

    #[test]
    fn a_thought_ends_when_the_choice_is_settled() {
        let seconds = Duration::from_secs;
        // A hundred tries a second and six seconds left: 600 more, of which the second would need 450.
        assert!(is_out_of_reach(301, 400, seconds(4), seconds(10)));
        assert!(!is_out_of_reach(300, 400, seconds(4), seconds(10)));
        assert!(!is_out_of_reach(0, 400, seconds(4), seconds(10)));
        assert!(is_out_of_reach(1, 400, seconds(11), seconds(10)));
    }
}
