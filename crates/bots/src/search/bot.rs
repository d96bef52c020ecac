//! The bot that searches: one tree or several side by side, kept from choice to choice.

use std::panic::resume_unwind;
use std::thread;
use std::time::Duration;

use emporio_core::{Rng, Seat};

use super::reuse::Memory;
use super::tree::ROOT;
use super::{Judge, MOST_NODES, Patience, Rollout, Search, Taste, is_out_of_reach};
use crate::spec::Sight;
use crate::value::Values;
use crate::{Bot, Budget, Knowledge, SearchSpec, Stop};

/// What a search found out about one choice.
#[derive(Clone, Copy, Debug)]
pub struct Chance<A> {
    /// The choice.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to each seat, from 0 to 1.
    pub values: Values,
}

/// Tree search with a budget; with iterations and a seed it repeats bit for bit.
pub struct SearchBot<G: Knowledge> {
    budget: Budget,
    trees: Vec<Search<G>>,
    rng: Rng,
    memory: Option<Memory<G>>,
    stop: Stop,
}

/// Several trees look so often at what they found together.
const SPELLS: u32 = 20;

impl<G: Knowledge> SearchBot<G> {
    /// The search of a seed with the game's own settings.
    pub fn new(spec: SearchSpec, seed: u64) -> Self {
        Self::with(spec, taste_of::<G>(spec), judge_of::<G>(spec), seed)
    }

    /// One that asks for victory alone, so that its values are chances of it.
    pub fn adviser(spec: SearchSpec, seed: u64) -> Self {
        Self::with(spec, taste_of::<G>(spec), judge_of::<G>(spec).asking_for_victory::<G>(), seed)
    }

    /// The search of a seed with other settings and another judgement.
    pub fn with(spec: SearchSpec, taste: Taste, judge: Judge, seed: u64) -> Self {
        let search =
            |n| Search::new(taste, judge.clone(), Rng::stream(seed, u64::from(n)), room(spec.budget));
        let trees = (0..spec.threads.max(1)).map(search).collect();
        let rng = Rng::stream(seed, u64::MAX);
        SearchBot { budget: spec.budget, trees, rng, memory: None, stop: Stop::default() }
    }

    /// Thinks for the whole budget and tells about every choice, the most tried first.
    pub fn study(&mut self, seat: &Seat<'_, G>) -> Vec<Chance<G::Action>> {
        self.think(seat, Patience::Whole);
        self.trees[0].try_the_rest(seat);
        self.tally(seat.legal())
    }

    /// The same on one tree, given up as soon as nobody waits for it any more.
    pub fn study_while(
        &mut self,
        seat: &Seat<'_, G>,
        waits: impl Fn() -> bool,
    ) -> Option<Vec<Chance<G::Action>>> {
        const SLICE: u32 = 64;
        let Budget::Iterations(mut left) = self.budget else { return Some(self.study(seat)) };
        self.recall(seat);
        while left > 0 {
            if !waits() {
                return None;
            }
            left -= self.trees[0].think(seat, Budget::Iterations(left.min(SLICE)), Patience::Whole);
        }
        self.trees[0].try_the_rest(seat);
        Some(self.tally(seat.legal()))
    }

    /// The same, with one choice tried at least half as often as the most tried, so that the two can be compared.
    pub fn study_one(&mut self, seat: &Seat<'_, G>, choice: G::Action) -> Vec<Chance<G::Action>> {
        let found = self.study(seat);
        let most = found.first().map_or(0, |best| best.visits);
        let Some(place) = seat.legal().iter().position(|&legal| legal == choice) else { return found };
        self.trees[0].try_often(seat, place, most / 2);
        self.tally(seat.legal())
    }

    /// Chooses, and tells what the thought makes of the position for each seat.
    pub fn weigh(&mut self, seat: &Seat<'_, G>) -> (G::Action, Values) {
        self.think(seat, Patience::UntilSettled);
        let found = self.tally(seat.legal());
        let chosen = found[0].action;
        self.memory = Some(Memory::new(seat.world(&mut self.rng), seat.legal(), chosen));
        (chosen, mean(&found))
    }

    fn think(&mut self, seat: &Seat<'_, G>, patience: Patience) {
        self.recall(seat);
        let budget = self.budget;
        match (self.trees.as_mut_slice(), budget, patience) {
            ([only], ..) => {
                only.think(seat, budget, patience);
            }
            (_, Budget::Time(time), Patience::UntilSettled) => self.think_in_spells(seat, time),
            (..) => {
                self.think_at_once(seat, budget);
            }
        }
    }

    /// Lets several trees grow side by side until their sum is settled: of its own lead none could say that.
    fn think_in_spells(&mut self, seat: &Seat<'_, G>, time: Duration) {
        let (spell, mut done) = (time / SPELLS, 0);
        for spells in 1..=SPELLS {
            done += self.think_at_once(seat, Budget::Time(spell));
            let visits: Vec<u32> = self.tally(seat.legal()).iter().map(|chance| chance.visits).collect();
            let lead = visits[0] - visits.get(1).copied().unwrap_or(0);
            if self.stop.is_asked() || is_out_of_reach(lead, done, spell * spells, time) {
                return;
            }
        }
    }

    /// Spends a budget on every tree; gives the number of iterations of all.
    fn think_at_once(&mut self, seat: &Seat<'_, G>, budget: Budget) -> u32 {
        thread::scope(|scope| {
            let grow = |tree| scope.spawn(move || Search::think(tree, seat, budget, Patience::Whole));
            let growing: Vec<_> = self.trees.iter_mut().map(grow).collect();
            let grown = |tree: thread::ScopedJoinHandle<'_, u32>| {
                tree.join().unwrap_or_else(|panic| resume_unwind(panic))
            };
            growing.into_iter().map(grown).sum()
        })
    }

    /// Goes on with the branches that the game has come to, or with empty trees.
    fn recall(&mut self, seat: &Seat<'_, G>) {
        let memory = self.memory.take();
        for search in &mut self.trees {
            match memory.as_ref().and_then(|memory| memory.find(&search.tree, seat)) {
                Some(node) => {
                    search.tree.transplant(node, 0, &mut search.spare);
                    std::mem::swap(&mut search.tree, &mut search.spare);
                }
                None => search.tree.clear(),
            }
        }
    }

    /// Visits and values of all trees together.
    fn tally(&self, legal: &[G::Action]) -> Vec<Chance<G::Action>> {
        let mut found: Vec<Chance<G::Action>> = legal.iter().map(|&action| self.chance(action)).collect();
        found.sort_by_key(|chance| std::cmp::Reverse(chance.visits));
        found
    }

    fn chance(&self, action: G::Action) -> Chance<G::Action> {
        let id = G::action_id(action);
        let mut chance = Chance { action, visits: 0, values: Values::default() };
        let of_trees = self.trees.iter().flat_map(|search| search.tree.children(ROOT));
        for (_, child) in of_trees.filter(|(_, child)| child.action == id) {
            chance.visits += child.visits;
            for (sum, value) in chance.values.iter_mut().zip(child.values) {
                *sum += value * child.visits as f32;
            }
        }
        chance.values = chance.values.map(|sum| sum / chance.visits.max(1) as f32);
        chance
    }
}

/// What all tries came to on average.
fn mean<A>(found: &[Chance<A>]) -> Values {
    let tries = found.iter().map(|chance| chance.visits).sum::<u32>().max(1) as f32;
    let sum =
        |seat: usize| found.iter().map(|chance| chance.visits as f32 * chance.values[seat]).sum::<f32>();
    std::array::from_fn(|seat| sum(seat) / tries)
}

/// The settings of a search: those of the yardstick where it is asked for.
fn taste_of<G: Knowledge>(spec: SearchSpec) -> Taste {
    match spec.sight {
        Sight::Best if !spec.full => G::BEST,
        Sight::Best | Sight::Fitted => G::TASTE,
    }
}

/// What a search judges with: rollouts to the end leave the network aside.
fn judge_of<G: Knowledge>(spec: SearchSpec) -> Judge {
    if spec.full {
        return Judge { rollout: Rollout::Full, ..Judge::fitted::<G>() };
    }
    match spec.sight {
        Sight::Best => Judge::of_search::<G>(),
        Sight::Fitted => Judge::fitted::<G>(),
    }
}

/// Room for a tree: a search of few iterations needs no more than they can grow.
fn room(budget: Budget) -> usize {
    match budget {
        Budget::Iterations(n) => (n as usize).saturating_mul(64).clamp(1 << 12, MOST_NODES),
        Budget::Time(_) => MOST_NODES,
    }
}

impl<G: Knowledge> Bot<G> for SearchBot<G> {
    fn choose(&mut self, seat: &Seat<'_, G>) -> G::Action {
        self.weigh(seat).0
    }

    fn heed(&mut self, stop: &Stop) {
        self.stop = stop.clone();
        self.trees.iter_mut().for_each(|search| search.heed(stop));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use emporio_core::{Actor, Match, Setup, Turn};
    use emporio_stones::Stones;

    use super::*;

    const TIME: Duration = Duration::from_secs(1);

    /// A table at which all but the last four stones are gone and a player may take them, if the dice allow.
    fn last_stones(seed: u64) -> Option<Match<Stones>> {
        let mut table = Match::<Stones>::quiet(Setup::plain(Default::default(), 2)).unwrap();
        let mut rng = Rng::new(seed);
        loop {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { return None };
            if table.state().stones == 4 && table.legal().len() == 4 {
                return Some(table);
            }
            let first = table.legal()[0];
            table.try_apply(Actor::Player(player), first).unwrap();
        }
    }

    /// How long two trees think about how many of the last stones to take: all of them, as anyone sees at once.
    fn time_spent(patience: Patience, stop: &Stop) -> Duration {
        let table = (0..).find_map(last_stones).unwrap();
        let Turn::Player(player) = table.turn() else { panic!("a choice") };
        let spec = SearchSpec { threads: 2, ..SearchSpec::new(Budget::Time(TIME)) };
        let mut bot = SearchBot::<Stones>::new(spec, 7);
        bot.heed(stop);
        let start = Instant::now();
        bot.think(&table.seat(player), patience);
        start.elapsed()
    }

    #[test]
    fn several_trees_end_when_what_they_found_together_is_settled() {
        let go_on = Stop::default();
        assert!(time_spent(Patience::UntilSettled, &go_on) < TIME * 3 / 4);
        assert!(time_spent(Patience::Whole, &go_on) >= TIME);
        let stop = Stop::default();
        stop.now();
        assert!(time_spent(Patience::UntilSettled, &stop) < TIME / 4);
    }
}
